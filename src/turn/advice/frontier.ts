import type { SpentReport } from '../../model/advice-report'
import type { Side } from '../../model/study-report'
import type { Game } from './game'
import type { Aim } from './goal'
import { bounded } from './in-turn'
import type { Fought } from './search'
import type { Solved } from './solved'
import { grouped } from './tree'

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
