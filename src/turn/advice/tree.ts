import type { Side } from '../../model/study-report'
import type { Move } from './acts'
import { type Answered, EVEN, type Fought, type Reply } from './search'

/** The decisions before the fight: what each side uses beforehand, then whether dice are given up; the search goes on from there. */

/** The best an opening comes to for an aim. */
export const scoreOf = ({ best, game }: Fought, aim: number): number =>
  game ? game.scoreOf({ aim }) : ((best[aim] as Answered).scores[aim] as number)

/** One way for the whole fight to go: a choice of each side, or acts in turn. */
export type Line =
  | { readonly fought: Fought; readonly answered: Answered; readonly reply: Reply; readonly moves?: undefined }
  | { readonly fought: Fought; readonly moves: readonly Move[] }

/** The best of several, the first of those as good; `sign` 1: high scores are good. */
const bestOf = (all: readonly Fought[], aim: number, sign: 1 | -1): Fought =>
  all.reduce((best, each) => (sign * (scoreOf(each, aim) - scoreOf(best, aim)) > EVEN ? each : best))

/** Those that agree in something, by it, in the order met; cheaper ones first where they cost dice. */
export const grouped = (all: readonly Fought[], side: Side): readonly (readonly Fought[])[] => {
  const groups = new Map<number, Fought[]>()
  for (const each of all) {
    const { before } = each.opening
    groups.set(before[side], [...(groups.get(before[side]) ?? []), each])
  }
  const diceOf = ([first]: readonly Fought[]): number => (first as Fought).opening.dice[side]
  return [...groups.values()].toSorted((one, other) => diceOf(one) - diceOf(other))
}

/** What the defender makes of the openings that an attacker leaves him: boxes beforehand, then dice. */
export const defended = (all: readonly Fought[], aim: number): Fought => bestOf(grouped(all, 'defender').flat(), aim, -1)

/** What best play of both comes to. */
const opened = (all: readonly Fought[], aim: number): Fought =>
  bestOf(
    grouped(all, 'attacker').map(group => defended(group, aim)),
    aim,
    1
  )

export const bestLine = (all: readonly Fought[], aim: number): Line => {
  const fought = opened(all, aim)
  if (fought.game) return { fought, moves: fought.game.lineOf({ aim }) }
  const answered = fought.best[aim] as Answered
  return { fought, answered, reply: answered.replies[aim] as Reply }
}
