import { t } from './language'

/** How values that a user gave are quoted in messages: short, on one line, with control characters escaped. */

const MOST = 60

/** Most texts; a shortcut, since V8 is slow to compile classes such as `\p{Cf}`. */
const ASCII = /^[ -~]*$/

const escaped = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`

const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}...` : text)

/** The whole text with control characters written as escapes; it may contain names from a file, or of one. */
export const disarmed = (text: string): string =>
  // controls, format letters (direction marks), line separators, lone surrogates
  ASCII.test(text) ? text : text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped)

/** A shortened text without quotes, for words of the user inside a phrase. */
export const visible = (text: string): string => disarmed(short(text))

/** `"text"`; a number, true or null as it is; `a list`, `an object`, `nothing`. */
export const quoted = (value: unknown): string => {
  if (typeof value === 'string') return `"${visible(value)}"`
  if (Array.isArray(value)) return t('a list')
  if (typeof value === 'object' && value !== null) return t('an object')
  return value === undefined ? t('nothing') : visible(String(value))
}

/** "a", "a or b", "a, b or c"; with `and` "a, b and c". */
export const either = (words: readonly string[], or: 'or' | 'and' = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${t(` ${or} `)}${words.at(-1) ?? ''}`
