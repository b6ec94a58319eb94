import type { SpentReport } from '../../model/advice'
import type { Side } from '../../model/scenario'

import { type Aim, bounded, EVEN, type Game } from './game'
import type { Play } from './play'
import type { Answered, Fought, Reply } from './search'
import type { Solved } from './solved'

/** The decisions before the fight: what each side uses beforehand, then whether dice are given up; the search goes on from there. */

/** The best an opening comes to for an aim. */
export const scoreOf = ({ best, game }: Fought, aim: number): number =>
  game ? game.scoreOf({ aim }) : ((best[aim] as Answered).scores[aim] as number)

/** One way for the whole fight to go: a choice of each side, or acts in turn. */
export type Line =
  | { readonly fought: Fought; readonly answered: Answered; readonly reply: Reply; readonly play?: undefined }
  | { readonly fought: Fought; readonly play: Play }

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
  if (fought.game) return { fought, play: fought.game.playOf({ aim }) }
  const answered = fought.best[aim] as Answered
  return { fought, answered, reply: answered.replies[aim] as Reply }
}

/** The best with exactly so many SAGA dice spent: a die is worth something tomorrow too. */

const most = (all: readonly number[]): number => all.reduce((high, each) => Math.max(high, each), Number.NEGATIVE_INFINITY)
const least = (all: readonly number[]): number => all.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY)

/** The game in which a side spends so many dice, neither more nor fewer. */
const spentInTurn = (game: Game, dice: number, asks: Side): number =>
  bounded(
    game.scoreOf({
      allows: (move, places) => move.by !== asks || game.diceAt(asks, places) <= dice,
      fails: places => (game.diceAt(asks, places[asks]) === dice ? undefined : asks)
    })
  )

/** An opening whose attacker, or defender, spends so many dice in all; where he cannot, the worst for him: the enemy would lead there. */
const withDice = ({ opening, choices, game }: Fought, dice: number, asks: Side): number => {
  const now = dice - opening.dice[asks]
  if (game) return spentInTurn(game, now, asks)
  return asks === 'attacker'
    ? most(choices.filter(each => each.dice === now).map(({ scores }) => scores[0] as number))
    : most(choices.map(({ byDice }) => byDice[now] ?? Number.POSITIVE_INFINITY))
}

/** The attacker's openings, each as the defender goes on. */
const scoreWith = (fought: readonly Fought[], dice: number, asks: Side): number =>
  most(grouped(fought, 'attacker').map(group => least(group.map(each => withDice(each, dice, asks)))))

const mostSpent = (fought: readonly Fought[], asks: Side): number =>
  most(
    fought.map(({ opening, choices, game }) => {
      if (game) return opening.dice[asks] + game.mostDice[asks]
      const now = choices.map(({ dice, byDice }) => (asks === 'attacker' ? dice : byDice.length - 1))
      return opening.dice[asks] + most(now)
    })
  )

export const frontierOf = ({ fought, aims }: Solved, asks: Side): readonly SpentReport[] => {
  const all = Array.from({ length: mostSpent(fought, asks) + 1 }, (_, dice) => {
    const score = scoreWith(fought, dice, asks)
    return { dice, worth: Number.isFinite(score) ? (aims[0] as Aim).shown(score) : null }
  })
  // boxes that cannot be used in this fight take no dice
  return all.slice(0, all.findLastIndex(({ worth }) => worth !== null) + 1)
}
