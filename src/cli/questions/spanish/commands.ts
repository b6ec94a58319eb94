import { own, plain } from '../../../rules/named'
import { isOption } from '../../arguments'
import { firstPhrase } from '../rewording'
import { listed } from './forms'

/** The names of commands, pages of help and options in Spanish, and what else they are called. */

const COMMANDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('compara comparame comparadme compararme comparar compare comparo comparacion rank', 'compare'),
  ...listed('advice aconseja aconsejar aconsejame aconsejadme consejo consejos recomienda recomendar recomiendame', 'advise'),
  ...listed('recomendacion recomendaciones sugerencia sugerencias sugiere sugiereme asesora asesorar asesorame', 'advise'),
  ...listed('combate melé', 'melee'),
  ...listed('disparo disparos disparar tiro', 'shoot'),
  ...listed('turno planea planear', 'plan'),
  ...listed('regla reglas', 'rules'),
  ...listed('dados', 'dice'),
  ...listed('barrido', 'sweep'),
  ...listed('amenaza amenazas threat', 'threats'),
  ...listed('revisa revisar repasa repasar repaso', 'review'),
  ...listed('explora explorar', 'explore'),
  ...listed('ayuda', 'help')
])

/** The command of this name: the name itself, in plain letters, where it is no other name of one. */
export const commandCalled = (given: string): string => {
  const word = plain(given)
  // "melé" is the Spanish word, "mele" a slip
  return own(COMMANDS, given.toLowerCase()) ?? own(COMMANDS, word) ?? word
}

/** "disparo con 8 ballesteros a 6 hirdmen" is a sentence, no command with its words. */
const BEGINS_SENTENCE = firstPhrase`
  ^\W*(?:disparos?|tiro) (?:con|a|de|saga|dos|tres|primero|antes|una?|\d+ dados?)(?![a-zà-ÿ])
  |^\W*(?:hice una|turno (?:\d+|del? [a-zà-ÿ]+|suyo|m[ií]o)\s*[:,])\s|^\W*(?:combate|dados) de\s|^\W*dados\s.*\d\s*\+
  |^\W*ay[uú]da (?:con|a) (?:\d|mis\s)|^\W*compar(?:e|o|aci[oó]n) con\s
  |^\W*reglas (?:nuevas|de (?:la )?segunda|de(?:l)? 2018)(?![a-zà-ÿ])
  |^\W*(?:recomi[eé]nd|acons[eé]j|sugi[eé]r)\S* (?:a qui[eé]n\s|.{8,200}[,;.:]\s*¿?\s*(?:cargo|ataco)\s*\?)
`

/** Whether the first word, though it may be the name of a command, begins a sentence. */
export const beginsSentence = (words: readonly string[]): boolean => BEGINS_SENTENCE.test(words.join(' '))

const PAGES: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('unidades unidad', 'units'),
  ...listed('interpretaciones lecturas', 'readings'),
  ...listed('condiciones', 'conditions'),
  ...listed('formatos formato', 'formats'),
  ...listed('configuracion', 'config'),
  ...listed('escenarios escenario', 'scenarios'),
  ...listed('planes', 'plans'),
  ...listed('listas bandas', 'rosters'),
  ...listed('tableros', 'boards')
])

/** The page of help of this name. */
export const pageCalled = (given: string): string => {
  const word = plain(given)
  return own(PAGES, word) ?? own(COMMANDS, word) ?? given
}

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
  ...listed('atacante atacantes', 'attacker'),
  ...listed('defensor defensores', 'defender'),
  ...listed('tirador tiradores', 'shooter'),
  ...listed('objetivo blanco', 'target')
])
const OF_UNITS: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed('unidad tropa', 'unit'),
  ...listed('modelos miniaturas', 'models'),
  ...listed('faccion', 'faction'),
  ...listed('arma', 'weapon'),
  ...listed('montado montada montados', 'mounted'),
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

/** `--attacker-fatigue` of `--fatiga-del-atacante`; undefined of a name with any other word. */
const unitOption = (name: string): string | undefined => {
  const words = name
    .slice(2)
    .split('-')
    .filter(word => !/^(?:del?|el|la)$/.test(word) || /dados-de/.test(name))
  const side = words.find(word => own(SIDES, word))
  const what = words.filter(word => word !== side).join('-')
  const called = what === '' ? '' : own(OF_UNITS, plain(what.replaceAll('-', '/')).replaceAll('/', '-'))
  if (called === undefined || name.slice(2) === '') return undefined
  return `--${[own(SIDES, side) ?? [], called === '' ? [] : called].flat().join('-')}`
}

/** The arguments with the options that are named in Spanish by their names; `--lang es` is --language. */
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
