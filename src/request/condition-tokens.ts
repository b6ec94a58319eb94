/** The marks of a condition one by one, each with its place in the text. */

export type Mark =
  | { readonly is: 'word'; readonly word: string; readonly at: number; readonly end: number }
  | { readonly is: 'number'; readonly value: number; readonly percent: boolean; readonly at: number; readonly end: number }
  | { readonly is: 'sign'; readonly sign: string; readonly at: number; readonly end: number }
  /** A letter that means nothing here. */
  | { readonly is: 'stray'; readonly at: number; readonly end: number }

const NUMBER = /([-+]?(?:\d+(?:\.\d+)?|\.\d+))(?:\/(\d+))?(\s*%|\s*(?:percent|per cent)\b)?/iuy
const WORD = /\p{L}[\p{L}\d]*(?:[._-][\p{L}\d]+)*/uy
const SIGN = />=|=>|<=|=<|==|!=|<>|[<>=()]|≥|≤|≠/uy
const SPACE = /[\s,]+/uy

const SIGNS: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=', '==': '=', '<>': '!=', '≥': '>=', '≤': '<=', '≠': '!=' }

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

const markAt = (text: string, at: number): Mark => {
  const number = match(NUMBER, text, at)
  if (number) {
    const [whole, digits = '', under, percent] = number
    const value = under === undefined ? Number(digits) : Number(digits) / Number(under)
    return { is: 'number', value, percent: percent !== undefined, at, end: at + whole.length }
  }
  const word = match(WORD, text, at)?.[0]
  if (word !== undefined) return { is: 'word', word, at, end: at + word.length }
  const sign = match(SIGN, text, at)?.[0]
  if (sign !== undefined) return { is: 'sign', sign: SIGNS[sign] ?? sign, at, end: at + sign.length }
  return { is: 'stray', at, end: at + String.fromCodePoint(text.codePointAt(at) ?? 32).length }
}

export const marksOf = (text: string): readonly Mark[] => {
  const found: Mark[] = []
  const skip = (at: number): number => at + (match(SPACE, text, at)?.[0].length ?? 0)
  for (let at = skip(0); at < text.length; at = skip(at)) {
    const mark = markAt(text, at)
    found.push(mark)
    at = mark.end
  }
  return found
}
