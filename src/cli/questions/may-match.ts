import { memoize, once } from '../../model/once'
import { derivedNeeds, type Need } from './derived-needs'
import { phrase, type Rewording, type Said, spaced } from './rewording'

/**
 * Which patterns may match a text, found out without running them: V8 compiles a pattern at its first run, which takes longer than most
 * sentences take to read, and few of the hundreds of turns of phrase stand in any one sentence.
 */

/** What is read of a pattern: all of these needs hold for a match, and where the reading ended. */
interface Part {
  readonly needs: readonly Need[]
  readonly end: number
}

const shortest = (need: Need): number => Math.min(...need.map(({ length }) => length))

/** The need that fewest texts meet: the one whose shortest text is longest. */
const strongest = (needs: readonly Need[]): Need | undefined =>
  needs.reduce<Need | undefined>((best, need) => (best && shortest(best) >= shortest(need) ? best : need), undefined)

/** The end of the quantifier at a place, or the place itself where there is none. */
const afterQuantifier = (source: string, at: number): number => {
  const sign = source[at]
  if (sign !== '?' && sign !== '*' && sign !== '+' && !(sign === '{' && /^\{\d/.test(source.slice(at, at + 2)))) return at
  const end = sign === '{' ? source.indexOf('}', at) + 1 : at + 1
  return source[end] === '?' ? end + 1 : end
}

/** Whether the quantifier at a place allows for nothing at all. */
const isOptional = (source: string, at: number): boolean =>
  source[at] === '?' || source[at] === '*' || (source[at] === '{' && source[at + 1] === '0')

/** The end of an escape: `\p{L}`, `\k<name>`, `\u00e9`, `\u{e9}`, `\xe9`, or two signs. */
const afterEscape = (source: string, at: number): number => {
  const kind = source.charAt(at + 1)
  const opening = source[at + 2]
  if (opening === '{' && 'pPu'.includes(kind)) return source.indexOf('}', at) + 1
  if (opening === '<' && kind === 'k') return source.indexOf('>', at) + 1
  return at + (kind === 'u' ? 6 : kind === 'x' ? 4 : 2)
}

const afterClass = (source: string, at: number): number => {
  let end = at + 1
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1
  return end + 1
}

/** The end of `(`, `(?:`, `(?=`, `(?<=`, `(?<name>` and so on. */
const afterOpening = (source: string, at: number): number => {
  if (source[at + 1] !== '?') return at + 1
  if (source[at + 2] !== '<') return at + 3
  return source[at + 3] === '=' || source[at + 3] === '!' ? at + 4 : source.indexOf('>', at) + 1
}

/** Reads one alternative, up to a `|` or `)` or the end. */
const alternativeAt = (source: string, from: number): Part => {
  const needs: Need[] = []
  let run = ''
  let at = from
  const endRun = (): void => {
    // one letter alone stands in nearly every text
    if (run.length > 1 || (run !== '' && /[^\w\s]/.test(run))) needs.push([run.toLowerCase()])
    run = ''
  }
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const sign = source.charAt(at)
    if (sign === '(') {
      endRun()
      const start = afterOpening(source, at)
      const inside = alternativesAt(source, start)
      if (!isOptional(source, inside.end + 1) && source[start - 1] !== '!') needs.push(...inside.needs)
      at = afterQuantifier(source, inside.end + 1)
      continue
    }
    const end = sign === '\\' ? afterEscape(source, at) : sign === '[' ? afterClass(source, at) : at + 1
    const next = afterQuantifier(source, end)
    const escaped = sign === '\\' ? source.charAt(at + 1) : ''
    const isPlace = sign === '^' || sign === '$' || escaped === 'b' || escaped === 'B'
    const isLetter = sign !== '[' && sign !== '.' && !/\w/.test(escaped)
    if (isLetter && !isPlace && !isOptional(source, end)) run += escaped || sign
    if (!isPlace && (!isLetter || next !== end)) endRun()
    at = next
  }
  endRun()
  return { needs, end: at }
}

/** Reads alternatives, up to a `)` or the end. Of several, one text of each is needed. */
const alternativesAt = (source: string, from: number): Part => {
  const first = alternativeAt(source, from)
  if (source[first.end] !== '|') return first
  const all = [first]
  let { end } = first
  while (source[end] === '|') {
    const next = alternativeAt(source, end + 1)
    all.push(next)
    end = next.end
  }
  const each = all.map(({ needs }) => strongest(needs))
  const isNeeded = each.every(need => need !== undefined)
  return { needs: isNeeded ? [each.flatMap(need => need ?? [])] : [], end }
}

const derived = once(derivedNeeds)

/** What was looked up so far, by the text or the source of its pattern, and what each needs. */
export const lookedUp = new Map<string, readonly Need[]>()

const needsOf = (said: Said): readonly Need[] => {
  const key = typeof said === 'string' ? said : said.source
  const known = lookedUp.get(key)
  if (known) return known
  const needs = derived()[key] ?? alternativesAt(typeof said === 'string' ? spaced(said) : key, 0).needs
  lookedUp.set(key, needs)
  return needs
}

/** Whether what is said may be in a text, given in lower case: false where it certainly is not. */
export const mayMatch = (said: Said, lowerCase: string): boolean =>
  needsOf(said).every(need => need.some(text => lowerCase.includes(text)))

/** The match of the first pattern that fits the text. */
export const firstMatch = (patterns: readonly RegExp[], text: string): RegExpExecArray | undefined => {
  const lowerCase = text.toLowerCase()
  for (const pattern of patterns) {
    const match = mayMatch(pattern, lowerCase) ? pattern.exec(text) : null
    if (match) return match
  }
  return undefined
}

/** The parts of the text that the first fitting pattern takes; none where no pattern fits. */
export const foundIn = (patterns: readonly RegExp[], text: string): readonly (string | undefined)[] =>
  firstMatch(patterns, text) ?? []

/** The match of a pattern; null where it does not fit. */
export const matchOf = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text.toLowerCase()) ? pattern.exec(text) : null

type Replacement = (matched: string, ...groups: string[]) => string

/** The text with each match replaced. */
export const withReplaced = (text: string, pattern: RegExp, by: string | Replacement): string => {
  if (!mayMatch(pattern, text.toLowerCase())) return text
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
}

const compiled = memoize((text: string) => phrase`${text}`)

/** The pattern of what is said. */
export const patternOf = (said: Said): RegExp => (typeof said === 'string' ? compiled(said) : said)

/** The text in other words, one turn of phrase after the other. */
export const allReplaced = (text: string, rows: readonly Rewording[]): string => {
  let all = text
  let lowerCase = text.toLowerCase()
  for (const [said, otherwise] of rows) {
    if (!mayMatch(said, lowerCase)) continue
    all = all.replace(patternOf(said), otherwise)
    lowerCase = all.toLowerCase()
  }
  return all
}
