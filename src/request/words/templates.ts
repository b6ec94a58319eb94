/**
 * A template is a phrase with its variations, such as `give|gives [up] half dice`. `a|b` is either word, `[c]` an optional
 * word, `#` a number, `-#` a negative number; `attack~` is any form of an English verb, `carg~ar` and `com~er` of a Spanish
 * one, `cansad~o` of a Spanish adjective.
 */

interface Piece {
  readonly words: ReadonlySet<string>
  readonly isOptional: boolean
}

export type Template = readonly Piece[]

export const NUMBER_SIGN = '#'
export const NEGATIVE_SIGN = '-#'

/** Numbers in words; the index is their value. */
export const NUMBERS = [
  'zero|cero',
  'one|uno|single|lone|solitary',
  'two|dos|pair|couple|both|ambos|ambas',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
  'ten|diez|decena',
  'eleven|once',
  'twelve|doce|dozen|docena'
]

export const numberWords: ReadonlySet<string> = new Set(NUMBERS.join('|').split('|'))

const SPANISH_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  o: ['o', 'a', 'os', 'as'],
  ar: [
    'ar',
    'a',
    'an',
    'o',
    'amos',
    'ando',
    'ado',
    'ada',
    'ados',
    'adas',
    'aran',
    'ara',
    'aron',
    'aba',
    'aban',
    'aria',
    'arian',
    'en'
  ],
  er: ['er', 'e', 'en', 'o', 'emos', 'iendo', 'ido', 'ida', 'idos', 'idas', 'eran', 'era', 'ieron', 'ian', 'eria', 'erian']
}

/** "ram~": a final consonant after a short vowel is doubled. */
const DOUBLES = /^[^aeiou]*[aeiou][bdgmnprt]$/

const englishForms = (verb: string): readonly string[] => {
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb}ing`, `${verb.slice(0, -1)}ied`]
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : DOUBLES.test(verb) ? `${verb}${verb.at(-1)}` : verb
  return [verb, `${verb}${/(?:s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`, `${stem}ing`, `${stem}ed`]
}

/** The stem before -en, spelled to keep its sound: "carguen", "ataquen", "lancen". */
const beforeE = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')

const formsOf = (word: string): readonly string[] => {
  const [stem = '', ending] = word.split('~')
  if (ending === undefined) return [word]
  if (ending === '') return englishForms(stem)
  return (SPANISH_ENDINGS[ending] ?? []).map(each => `${each === 'en' && ending === 'ar' ? beforeE(stem) : stem}${each}`)
}

export const templateOf = (text: string): Template =>
  text.split(' ').map(piece => {
    const isOptional = piece.startsWith('[')
    return { isOptional, words: new Set((isOptional ? piece.slice(1, -1) : piece).split('|').flatMap(formsOf)) }
  })

/** All words that a template may contain. */
export const wordsOf = (template: Template): readonly string[] => template.flatMap(({ words }) => [...words])

/** The words that a template may begin with. */
export const firstWordsOf = (template: Template): ReadonlySet<string> => {
  const end = template.findIndex(({ isOptional }) => !isOptional)
  const first = template.slice(0, end < 0 ? template.length : end + 1).flatMap(({ words }) => [...words])
  return new Set(first.includes(NUMBER_SIGN) ? [...first, ...numberWords] : first)
}

/** The number of words from `start` that the template matches, as many as possible; 0 if it does not match. */
export const matched = (template: Template, words: readonly string[], start = 0, piece = 0): number => {
  const here = template[piece]
  if (!here) return 0
  const isLast = template.slice(piece + 1).every(({ isOptional }) => isOptional)
  const word = words[start]
  const isNumber = word !== undefined && here.words.has(NUMBER_SIGN) && numberWords.has(word)
  const taken = word !== undefined && (here.words.has(word) || isNumber) ? 1 : 0
  const rest = taken ? matched(template, words, start + 1, piece + 1) : 0
  const withWord = taken && (rest > 0 || isLast) ? 1 + rest : 0
  return here.isOptional ? Math.max(withWord, matched(template, words, start, piece + 1)) : withWord
}
