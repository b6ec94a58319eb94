import type { Side } from '../../model/what-if-report'
import type { Answered, Fought, Reply } from './search'

/** The decisions before the fight: what each side uses beforehand, then whether dice are given up; the search goes on from there. */

/** The best an opening comes to for an aim. */
export const scoreOf = ({ best }: Fought, aim: number): number => best[aim]?.scores[aim] ?? 0

/** One way for the whole fight to go. */
export interface Line {
  readonly fought: Fought
  readonly answered: Answered
  readonly reply: Reply
}

/** Smaller differences are rounding. */
const EVEN = 1e-9

/** The best of several, the first of those as good; `sign` 1: high scores are good. */
const bestOf = <T>(all: readonly T[], score: (each: T) => number, sign: 1 | -1): T | undefined => {
  let best: T | undefined
  for (const each of all) if (best === undefined || sign * (score(each) - score(best)) > EVEN) best = each
  return best
}

/** Those that agree in something, by it, in the order met; cheaper ones first where they cost dice. */
export const grouped = (all: readonly Fought[], side: Side): readonly (readonly Fought[])[] => {
  const groups = new Map<number, Fought[]>()
  for (const each of all) {
    const { before } = each.opening
    groups.set(before[side], [...(groups.get(before[side]) ?? []), each])
  }
  return [...groups.values()].toSorted((one, other) => (one[0]?.opening.dice[side] ?? 0) - (other[0]?.opening.dice[side] ?? 0))
}

/** What the defender makes of the openings that an attacker leaves him: boxes beforehand, then dice. */
export const defended = (all: readonly Fought[], aim: number): Fought | undefined =>
  bestOf(
    grouped(all, 'defender').flatMap(group => bestOf(group, each => scoreOf(each, aim), -1) ?? []),
    each => scoreOf(each, aim),
    -1
  )

/** What best play of both comes to. */
export const opened = (all: readonly Fought[], aim: number): Fought | undefined =>
  bestOf(
    grouped(all, 'attacker').flatMap(group => defended(group, aim) ?? []),
    each => scoreOf(each, aim),
    1
  )

export const bestLine = (all: readonly Fought[], aim: number): Line => {
  const fought = opened(all, aim)
  const answered = fought?.best[aim]
  const reply = answered?.replies[aim]
  if (!fought || !answered || !reply) throw new RangeError('there is no line of play')
  return { fought, answered, reply }
}
