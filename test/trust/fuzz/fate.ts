import { RequestError } from '../../../src/model/errors'
import type { FightReport } from '../../../src/model/report'

/** What becomes of an input: an answer whose chances add up, or sentences that name what is wrong. Nothing else is well. */

const CLOSE = 1e-9

const sum = (p: readonly number[]): number => p.reduce((total, chance) => total + chance, 0)

const isMass = (p: readonly number[]): boolean =>
  p.every(chance => chance >= 0 && chance <= 1 + CLOSE) && Math.abs(sum(p) - 1) < CLOSE

const numbersOf = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []

/** What is wrong with a report; nothing where its chances are chances. */
export const unsound = (report: Omit<FightReport, 'replay'>): string | undefined => {
  const { attacker, defender, joint, jointOfUnits, result, disengages, rounds = [], scenario: _, ...rest } = report
  const spreads = [
    ...[attacker, defender].flatMap(({ losses, guards, units }) => [
      losses.p,
      ...(guards ? [guards.p] : []),
      ...units.flatMap(unit => [unit.strike.hitsP, unit.strike.uncancelledP, ...(unit.losses ? [unit.losses.p] : [])])
    ]),
    joint.p.flat(),
    ...(jointOfUnits ? [jointOfUnits.p.flat(2)] : []),
    ...(result ? [Object.values(result)] : []),
    ...(disengages ? [Object.values(disengages)] : []),
    ...rounds.map(({ round: _round, ...chances }) => Object.values(chances))
  ]
  const bad = spreads.find(p => !isMass(p))
  if (bad) return `a distribution that is none: ${bad.join(' ')} (${sum(bad)})`
  // an enemy who is never exhausted has no limit; JSON cannot say it, and nothing else may be without end
  const endless = numbersOf([result, disengages, rest.victoryPoints, attacker.losses, defender.losses]).find(
    n => !Number.isFinite(n)
  )
  return endless === undefined ? undefined : `a number that is none: ${endless}`
}

/** Of any report: its spreads are spreads, wherever they stand, and nothing is no number. */
export const unsoundAnywhere = (value: unknown, at = 'report'): string | undefined => {
  if (typeof value === 'number') return Number.isNaN(value) ? `${at} is no number` : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const here = `${at}.${key}`
    if (/^(p|rows)$/.test(key) && Array.isArray(inner) && inner.length > 0) {
      const chances = inner.flat(3).map(each => (typeof each === 'number' ? each : (each as { chance: number }).chance))
      if (!isMass(chances)) return `${here} is no distribution: ${chances.join(' ')} (${sum(chances)})`
    }
    if (/(chance|Wins)$/.test(key) && typeof inner === 'number' && !(inner >= -CLOSE && inner <= 1 + CLOSE))
      return `${here} is no chance: ${inner}`
    const wrong = unsoundAnywhere(inner, here)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const isStack = (text: string): boolean => /\n\s+at .+:\d+:\d+/u.test(text)

/** What is wrong with a refusal; nothing where it is sentences fit for a terminal. */
export const unkind = (error: unknown): string | undefined => {
  if (!(error instanceof RequestError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return `a bug: ${stack.split('\n').slice(0, 6).join(' | ')}`
  }
  if (error.mistakes.length === 0) return 'a refusal without a reason'
  const wrong = error.mistakes.find(
    ({ message }) => message.trim() === '' || RAW.test(message) || isStack(message) || message.length > 1_500
  )
  return wrong === undefined ? undefined : `not a sentence for a terminal: ${JSON.stringify(wrong.message.slice(0, 400))}`
}

/** What a program may print: lines without a letter that moves the cursor, and no stack. */
export const unprintable = (text: string): string | undefined => {
  const found = RAW.exec(text.replaceAll('\n', ' '))
  if (found) return `a raw control letter: ${JSON.stringify(text.slice(Math.max(0, found.index - 60), found.index + 20))}`
  return isStack(text) ? `a stack: ${text.slice(0, 300)}` : undefined
}

/** Nobody has put anything where all objects would have it. */
export const isPolluted = (): boolean => {
  for (const _ in {}) return true
  return Object.hasOwn(Object.prototype, 'polluted') || Object.hasOwn(Array.prototype, 'polluted')
}
