import { NUMBERS } from './templates'

/** The words of a throw, in English and Spanish, numbers in words as numbers. */

/** Faces in words, from 1 to 6. */
const FACES = ['ones', 'twos doses', 'threes treses', 'fours cuatros', 'fives cincos', 'sixes seises']

/** Numbers in words; "once" is no eleven here. */
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

/** Spanish as the answer writes it, in the words that are read. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\bdados? de ataque\b/gu, 'attack dice'],
  [/\bdados? de defensa\b/gu, 'defence dice'],
  [/\bdados?\b/gu, 'dice'],
  [/\bcontra salvaciones\b/gu, 'against saves'],
  [/\brepitiendo los fallos\b/gu, 'rerolls'],
  [/\brepitiendo\b/gu, 'rerolls'],
  [/\b(?:tira|tirar|tiro|lanza|lanzar|lanzo)\b/gu, 'throw'],
  [/\by luego\b/gu, 'then'],
  [/\bde nuevo con\b/gu, 'again on'],
  [/\bcomo máximo\b/gu, 'at most'],
  [/\bal menos\b/gu, 'at least'],
  [/\bexactamente\b/gu, 'exactly'],
  [/\bninguno\b/gu, 'none'],
  [/\bo (?:más|mas|mejor)/gu, 'or more'],
  [/\bo menos\b/gu, 'or fewer'],
  [/\b(?:con|en) (?=\d)/gu, 'on '],
  [/\bcu[aá]nt[oa]s\b/gu, 'how many'],
  [/\bsacando\b/gu, 'showing'],
  [/(?:^|(?<=\s))[eé]xitos?(?=\s|$)/gu, 'hits'],
  [/ o (?=\d)/gu, ' or ']
]

const fromSpanish = (text: string): string => SPANISH.reduce((read, [from, to]) => read.replace(from, to), text)

/** "nine" and "9 dice", "6s" and "6": numbers apart from the letters glued to them. */
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
