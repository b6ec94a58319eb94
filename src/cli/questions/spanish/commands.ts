import { own, plain } from '../../../rules/named'
import { firstPhrase } from '../rewording'
import { listed } from './forms'

/** The names of commands and pages of help in Spanish, and what else they are called. */

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
  ^\W*(?:disparos?|tiro) (?:con|a|de|y|saga|dos|tres|primero|antes|una?|\d+ dados?)(?![a-zà-ÿ])
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
