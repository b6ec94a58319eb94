import { t } from './language'

/** How a value that a user gave is quoted back: short, on one line, without a letter that could move the cursor. */

const MOST = 60

/** Most texts; classes such as Cf, which V8 takes long to read, are for the rest. */
const ASCII = /^[ -~]*$/

const escaped = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`

const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}...` : text)

/** The whole text with every such letter written out: what is shown may hold a name out of a file, or of a file. */
export const disarmed = (text: string): string =>
  // controls, format letters (direction marks), line separators, lone surrogates
  ASCII.test(text) ? text : text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped)

/** Text without quotes: for words the user typed that are part of a phrase. */
export const visible = (text: string): string => disarmed(short(text))

/** `"text"`, a number as it is, `a list`, `an object`, `null`, `nothing`. */
export const quoted = (value: unknown): string => {
  if (typeof value === 'string') return `"${visible(value)}"`
  if (Array.isArray(value)) return t('a list')
  if (typeof value === 'object' && value !== null) return t('an object')
  return value === undefined ? t('nothing') : visible(String(value))
}

/** "a", "a or b", "a, b or c". */
export const either = (words: readonly string[], or: 'or' | 'and' = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${t(` ${or} `)}${words.at(-1) ?? ''}`
