import { own, plain } from '../../rules/named'
import { isOption } from '../arguments'
import { listed } from './spanish/forms'

/** What else options are called, in Spanish and in English: `--fatiga-del-atacante`, `--att-fatigue`. */

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  '--edicion': ['--edition'],
  '--edición': ['--edition'],
  '--segunda-edicion': ['--edition', '2'],
  '--segunda-edición': ['--edition', '2'],
  '--primera-edicion': ['--edition', '1'],
  '--primera-edición': ['--edition', '1'],
  '--idioma': ['--language'],
  '--lang': ['--language'],
  '--formato': ['--format'],
  '--semilla': ['--seed'],
  '--explica': ['--explain'],
  '--metodo': ['--method'],
  '--método': ['--method'],
  '--ayuda': ['--help'],
  '--banda': ['--warband'],
  '--contra': ['--against'],
  '--rondas': ['--rounds'],
  '--salida': ['--output'],
  '--interpretacion': ['--reading'],
  '--interpretación': ['--reading'],
  '--observado': ['--observed'],
  '--variar': ['--vary'],
  '--puntos': ['--points']
}

/** Words of the names of options that set something of a unit, `--fatiga-atacante`; the side stands first in the names. */
const SIDES: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('atacante atacantes att atk attacker attackers attacking charger chargers', 'attacker'),
  ...listed('defensor defensores def dfn defender defenders defending', 'defender'),
  ...listed('tirador tiradores', 'shooter'),
  ...listed('objetivo blanco', 'target')
])
const OF_UNITS: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('unidad tropa troop troops type class', 'unit'),
  ...listed('modelos miniaturas size count number', 'models'),
  ...listed('faccion', 'faction'),
  ...listed('arma', 'weapon'),
  ...listed('montado montada montados horse horses on-horse on-horseback horseback', 'mounted'),
  ...listed('fatiga fatigas', 'fatigue'),
  ...listed('agotado agotada agotados exhausto exhaustos', 'exhausted'),
  ...listed('movido movidos', 'moved'),
  ...listed('trabados', 'engaged'),
  ...listed('cobertura', 'cover'),
  ...listed('habilidad habilidades', 'ability'),
  ...listed('armadura', 'armour'),
  ...listed('guardias guardaespaldas', 'guards'),
  ...listed('dados', 'dice'),
  ...listed('dados-ataque dados-de-ataque', 'attack-dice'),
  ...listed('dados-defensa dados-de-defensa', 'defence-dice'),
  ...listed('cede-dados ceder-dados renuncia-dados cierra-filas cerrar-filas', 'give-up-dice')
])
const COVERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('ligera ligero', 'light'),
  ...listed('pesada pesado', 'heavy'),
  ...listed('ninguna sin', 'none')
])

/** `--attacker-fatigue` of `--fatiga-del-atacante` and of `--att-fatigue`; undefined of a name that has nothing of a unit. */
const unitOption = (name: string): string | undefined => {
  const words = name
    .slice(2)
    .split('-')
    .filter(word => !/^(?:del?|el|la)$/.test(word) || /dados-de/.test(name))
  const side = words.find(word => own(SIDES, word))
  const what = words.filter(word => word !== side).join('-')
  const known = own(OF_UNITS, plain(what.replaceAll('-', '/')).replaceAll('/', '-'))
  // behind another name of a side an option may be called as it is
  const called = what === '' ? '' : (known ?? (side === undefined ? undefined : what))
  if (called === undefined || name.slice(2) === '') return undefined
  return `--${[own(SIDES, side) ?? [], called === '' ? [] : called].flat().join('-')}`
}

/** The arguments with options by their names that are called otherwise; `--lang es` is --language. */
export const withOptionsNamed = (argv: readonly string[]): readonly string[] => {
  let isCover = false
  return argv.flatMap(word => {
    if (!isOption(word)) return [isCover ? (own(COVERS, plain(word)) ?? word) : word]
    const [name = '', value] = word.split(/=(.*)/s)
    const called = own(OPTIONS, name) ?? [unitOption(name) ?? name]
    isCover = called[0]?.endsWith('cover') ?? false
    const [option = '', ...values] = called
    return value === undefined ? called : [`${option}=${isCover ? (own(COVERS, plain(value)) ?? value) : value}`, ...values]
  })
}
