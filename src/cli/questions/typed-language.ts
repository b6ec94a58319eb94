import { isOption } from '../arguments'

/** The language that somebody types in, by the small words that no sentence goes without. Loaded where it may be Spanish, or was refused. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words of Spanish that are none of English, and no names of the game. */
const SPANISH = wordsOf(
  'el la los las un una unos unas al del de en y o con sin contra por para que qué qu como cómo cuando si se les le lo nos su sus mis tus yo él ellos ella ' +
    'cuánto cuántos cuánta cuántas cuanto cuantos cuantas quién quien cuál cual hay está están estan tengo tiene tienen soy eres muy más mas pero luego después despues ' +
    'carga cargan cargo cargar cargados cargando ataca atacan ataco atacar dispara disparan disparo disparar mato matan matar muere mueren pierdo pierden gana ganan gano ' +
    'ambos cada fatiga dados bosque muro edificio cobertura ligera pesada probabilidad turno reglas compara comparar aconseja dime dame hola banda puntos unidad guerreros guardias guardia caballeros levas ballesteros señor hacha arco'
)

/** Words of English that are none of Spanish. */
const ENGLISH = wordsOf(
  'the of with and or an charge charges charging charged attack attacks attacking shoot shoots shooting against what who which how many much if when while is are my his her their our its ' +
    'in on at to from by for do does did will would should can could then they them it i we you not without than that this has have had die dies kill kills win wins lose loses odds chance ' +
    'fatigue dice woods wall cover warriors hearthguard knights levies after before both each any some all'
)

/** A file, a folder or a setting, such as crush-timing=unsaved. */
const IS_NAMED = /^(?:[^\s=.]+[.=]\S+|\S*[/\\]\S*)$/

/** Whether the words are Spanish: more of them than are English. Files, folders, options and settings are no words of a sentence. */
export const isInSpanish = (argv: readonly string[]): boolean => {
  const said = argv.flatMap(word => word.split(/\s+/))
  const text = said.filter(word => !isOption(word) && !IS_NAMED.test(word)).join(' ')
  const words = text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? []
  const count = (known: ReadonlySet<string>): number => words.filter(word => known.has(word)).length
  return count(SPANISH) + (/[¿¡]/.test(text) ? 1 : 0) > count(ENGLISH)
}
