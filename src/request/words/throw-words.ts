import { NUMBERS } from './templates'

/** The words of a dice throw in English and Spanish, with number words turned into digits. */

export const MORE = 'or more|or better|or higher|or above|or over|or up|and more|and up|and above|up|plus|+'.split('|')
export const FEWER = 'or less|or fewer|or lower|or below|or under|or worse|and less|and below|and under'.split('|')

/** Words between the dice and their faces that are ignored. */
export const SILENT = [
  'on needing need needs showing show shows that which come comes coming up hitting hit hits at with of a an the to',
  'roll rolls rolling for each scoring score getting are is any in as face faces result results from reach reaching land landing how many',
  'looking trying hoping aiming wanting wants want get'
].flatMap(words => words.split(' '))

/** What is counted of a throw. */
export const COUNTED = [
  'hits',
  'hit',
  'dice',
  'die',
  'successes',
  'success',
  'of them',
  'times',
  'of those',
  'kills',
  'saves',
  'unsaved',
  'get through'
]

/** Who saves, and what: "then the enemy saves them on 5+". */
export const WHO_SAVES = 'then and but the he she they enemy opponent target defender defenders unit can may must'.split(' ')
export const WHAT_IS_SAVED = ['them', 'these', 'those', 'it', 'his', 'their', 'hits', 'each', 'all']

/** Faces in words, from 1 to 6. */
const FACES = ['ones', 'twos doses', 'threes treses', 'fours cuatros', 'fives cincos', 'sixes seises']

/** Faces named before their dice: "two sixes on five dice", "al menos 3 seises en 10 dados". */
export const NAMES_FACES = new RegExp(
  `\\b(?:${FACES.join(' ').replaceAll(' ', '|')}|[1-6]s)\\s+(?:or (?:more|better)\\s+)?(?:on|with|from|of|out of|in|en|con)\\s+\\w+\\s*(?:d6|dice|dados)\\b`,
  'i'
)

/** Numbers in words. "once" is left out: here it is English, not the Spanish eleven. */
const NUMBER_WORDS: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ...NUMBERS.flatMap((words, value) => words.split('|').map(word => [word, value] as const)).filter(
    ([word]) => word !== 'once' && word !== 'both' && word !== 'ambos' && word !== 'ambas'
  ),
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'].map(
    (word, i) => [word, 13 + i] as const
  ),
  ...['thirty', 'forty', 'fifty'].map((word, i) => [word, 30 + 10 * i] as const),
  ...FACES.flatMap((words, i) => words.split(' ').map(word => [word, `${i + 1}s`] as const))
])

/** Spanish phrases, as the program itself writes them, with their English equivalents. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\bdados? de ataque\b/gu, 'attack dice'],
  [/\bdados? de defensa\b/gu, 'defence dice'],
  [/\bdados?\b/gu, 'dice'],
  [/\bcontra salvaciones\b/gu, 'against saves'],
  [/\b(?:(?:él|el|ellos|se) )?(?:salvan?|salvando|salvaciones)\b/gu, 'saves'],
  // "y repite los fallos", "con repetición de fallos"
  [/\b(?:(?:y|con) )?rep[ei]t(?:iendo|en?|o|ir|ici[oó]n)\b(?: de)?(?: los)?(?: fallos)?/gu, 'rerolls'],
  [/\bfallos\b/gu, 'misses'],
  [/\b(?:tira|tirar|tiro|lanza|lanzar|lanzo)\b/gu, 'throw'],
  [/\by luego\b/gu, 'then'],
  [/\bde nuevo con\b/gu, 'again on'],
  [/\bcomo máximo\b/gu, 'at most'],
  [/\bal menos\b/gu, 'at least'],
  [/\bexactamente\b/gu, 'exactly'],
  [/\b(?:ninguno|ningún(?: (?:impacto|éxito)s?)?)(?![a-zà-ÿ])/gu, 'none'],
  [/\b(?:contra|a) (?:una )?armadura (?:de )?([2-6])\b/gu, 'on $1+'],
  [/\b([1-6])\+ o (?:más|mas|mejor)/gu, '$1+'],
  [/\bo (?:más|mas|mejor)/gu, 'or more'],
  [/\b(?:de|a) (?=[1-6]\+)/gu, 'on '],
  [/\bo menos\b/gu, 'or fewer'],
  [/\bcon (?=\d+ dice\b)/gu, 'with '],
  [/\b(?:con|en) (?=\d)/gu, 'on '],
  [/\bcu[aá]nt[oa]s\b/gu, 'how many'],
  [/\bsacando\b/gu, 'showing'],
  [/\bsacar un (?=[1-6]\b)/gu, 'get a '],
  [/\bprobabilidad de\b/gu, 'chance of'],
  [/\bimpactos?\b/gu, 'hits'],
  [/(?:^|(?<=\s))[eé]xitos?(?=\s|$)/gu, 'hits'],
  [/ o (?=\d)/gu, ' or ']
]

const fromSpanish = (text: string): string => SPANISH.reduce((read, [from, to]) => read.replace(from, to), text)

/** The words of a text, with numbers as digits and apart from the letters next to them: "nine" is "9", "9d6" is "9 dice". */
export const wordsOf = (text: string): readonly string[] =>
  fromSpanish(text.normalize('NFKC').toLowerCase())
    .replace(/[\u2013\u2014]/gu, '-')
    .replace(/\bre-roll/gu, 'reroll')
    .replace(/(\d+)\s*d6?\b/gu, '$1 dice')
    .replace(/(\d)'s\b/gu, '$1s')
    .replace(/[,;:!?()"']/gu, ' ')
    .replace(/\.(?=\s|$)/gu, ' ')
    .split(/\s+/u)
    .filter(word => word !== '')
    .map(word => String(NUMBER_WORDS.get(word) ?? word))
