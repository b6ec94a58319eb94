/** Columns of a terminal, not characters. */

const COLOURS = /\p{Cc}\[[0-9;]*m/gu
const ZERO = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u
const EASTERN = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u
const FURTHER = /[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

const ofCharacter = (character: string): number => {
  if (ZERO.test(character)) return 0
  return EASTERN.test(character) || FURTHER.test(character) ? 2 : 1
}

const ASCII = /^[ -~]*$/u

/** Columns the text takes; colours take none, East Asian letters two. */
export const width = (text: string): number => {
  if (ASCII.test(text)) return text.length
  return [...text.replace(COLOURS, '')].reduce((sum, character) => sum + ofCharacter(character), 0)
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(width))

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns))

export const left = (text: string, columns: number): string => text + blanks(columns - width(text))

export const right = (text: string, columns: number): string => blanks(columns - width(text)) + text

/** The longest beginning that fits; for text without colours. */
export const head = (text: string, columns: number): string => {
  let used = 0
  let end = 0
  for (const character of text) {
    used += ofCharacter(character)
    if (used > columns) break
    end += character.length
  }
  return text.slice(0, end)
}
