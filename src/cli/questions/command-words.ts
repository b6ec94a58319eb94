import type { Rulebook } from '../../rules/types'
import { diceOfUnits, inDigits } from './dice-words'
import { rollAsked } from './other-questions'
import { firstPhrase } from './rewording'
import { reworded } from './rewordings'
import { threatsOf } from './threats-words'
import { throwAsked } from './throw-asked'
import { asList, BUILD, pointsAsked, warbandAsked, warbandChecked } from './warband-words'

/** What is typed behind the name of a command that takes no sentence: "warband build me a viking list of 6 points", "threats 8 ceorls against my 12 bondi". */

/** What `warband` does, by other names, and what asks for it. */
const WARBAND_PARTS: readonly (readonly [said: RegExp, part: string])[] = [
  [/^(?:comprueba|comprobar|verifica|verificar|revisa|revisar|valida|validar)$/i, 'check'],
  [/^(?:muestra|mostrar|ense[ñn]a|ver)$/i, 'show'],
  [firstPhrase`^(?:${BUILD})$`, 'build'],
  [/^(?:puntos|score)$/i, 'points']
]

const warbandPart = ([name = '', ...rest]: readonly string[]): readonly string[] | undefined => {
  const part = WARBAND_PARTS.find(([said]) => said.test(name))?.[1]
  return part === undefined ? undefined : ['warband', part, ...rest.filter(word => !/^(?:por|for|of|de)$/i.test(word))]
}

const warband = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = words.join(' ')
  const [name = '', ...rest] = words
  if (/^(?:compare|comparar?)$/i.test(name)) return ['compare', ...rest]
  if (/^(?:check|show)$/i.test(name) || words.some(word => /\.ya?ml$|\.json$/i.test(word))) return warbandPart(words)
  const built = warbandChecked(text, book) ?? warbandAsked(`warband ${text}`, book)
  if (built) return built
  if (/^points$/i.test(name)) return undefined
  // what is asked of a warband's losses, here, is their points
  return pointsAsked(`victory points: ${text}`, book) ?? warbandPart(words)
}

const BOARD_NAMED = firstPhrase`
  ^\W*(?:start|begin|make|create|new|nuevo|nueva|crea|crear|haz|empieza|empezar)(?![a-zà-ÿ])(?: [a-zà-ÿ]+){0,6}?
  \s+(?:called|named|llamad[oa]|de nombre) ["'\u201c]?([^"'\u201d]{1,60}?)["'\u201d]?\W*$
`
const BOARD_CHECKED = firstPhrase`
  ^(?:check|validate|verify|comprueba|comprobar|revisa|verifica|valida)
  \s+(?:(?:the|my|el|mi|board|tablero|file|archivo|fichero) )*(\S+\.(?:ya?ml|json))(?: (?:please|por favor))?\W*$
`

const board = (words: readonly string[]): readonly string[] | undefined => {
  const text = words.join(' ')
  const [part = '', ...rest] = words
  if (/^nuev[oa]$/i.test(part) && rest.length === 0) return ['board', 'new']
  const [, name] = BOARD_NAMED.exec(text) ?? []
  if (name !== undefined) return ['board', 'new', '--name', name]
  const [, file] = BOARD_CHECKED.exec(text) ?? []
  return file === undefined ? undefined : ['board', 'check', file]
}

const KEPT_FOR_THEM = firstPhrase`
  [\s,;]+(?:and |y )?(?:keep(?:ing)?|guard(?:o|ar|ando)|conserv(?:o|ar|ando)) ([a-zà-ÿ' -]{3,60}?)
  (?:
    \s+(?:for|in|para) (?:(?:the|his|her|their|my|el|su) )?(?:(?:enemy|opponent)['\u2019]?s? )?(?:turn|turno)
    (?: (?:de[l]? )?(?:mi |el )?(?:rival|enemigo|oponente))?
  )?(?=\W*$)
`

/** "I want ullr and thor from 5 viking dice" */
const WANTED_FIRST = firstPhrase`
  ^\W*(?:(?:I|we) )?(?:want|need|quiero|necesito) ([a-zà-ÿ' ,-]{3,80}?) (?:from|with|on|out of|con|de) (?:my |mis )?
  ((?:\d|[a-z]{3,5}) (?:[a-zà-ÿ-]+ )?(?:dice|dados)(?: (?:de )?[a-zà-ÿ-]+)?)\W*$
`

const dice = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = words.join(' ')
  const [kept, box] = KEPT_FOR_THEM.exec(text) ?? []
  if (kept !== undefined && box !== undefined) return ['dice', text.replace(kept, ''), '--keep', box]
  const [, boxes, whose] = WANTED_FIRST.exec(text) ?? []
  if (boxes !== undefined && whose !== undefined) return ['dice', whose, '--want', asList(boxes).replace(/\s+(?:and|y)\s+/g, ',')]
  const rolled = rollAsked(text, book)
  if (rolled) return rolled
  const listed = diceOfUnits(
    text
      .replace(/\s+(?:with\s+|con\s+)?(?:units|unidades)\s*:?\s+(?=\d)/i, ' dice: ')
      .replace(/^(?:for\s+|de\s+|para\s+)?(?:the\s+|los\s+)?([a-zà-ÿ-]+)\s*:\s*(?=\d)/i, '$1 dice: '),
    book
  )
  if (listed) return ['dice', ...listed]
  // "dice six", "dice wrath three"
  const counted = words.map(word => (/^(?:both|amb[oa]s)$/i.test(word) ? word : inDigits(word)))
  return counted.join(' ') === text ? undefined : ['dice', ...counted]
}

/** "throw ocho dados al 4+": as it is asked where no command is named. */
const thrown = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  // the command's own words, in English, it has refused rightly
  if (!/dados?(?![a-zà-ÿ])/i.test(words.join(' '))) return undefined
  const plain = reworded([`tirar ${words.join(' ').replace(/^[a-z]+/i, inDigits)}`], book).join(' ')
  const said = plain.replace(/^\W*tirar\s+/i, '')
  return throwAsked(plain) ?? (said === words.join(' ') ? undefined : ['throw', said])
}

const WORDS_OF: Readonly<Record<string, (words: readonly string[], book: Rulebook) => readonly string[] | undefined>> = {
  warband,
  board,
  dice,
  threats: (words, book) => threatsOf(words.join(' '), book),
  throw: thrown
}

/** The words of such a command, once it has refused them, as its arguments; undefined where nobody can say. */
export const commandInWords = (command: string, words: readonly string[], book: Rulebook): readonly string[] | undefined =>
  words.length === 0 || !Object.hasOwn(WORDS_OF, command) ? undefined : WORDS_OF[command]?.(words, book)
