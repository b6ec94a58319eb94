import type { SpentReport } from '../../model/advice'
import { ROUNDING } from '../../model/limits'
import type { Side } from '../../model/scenario'
import { type Aim, type Game, unreachableAsInfinity } from './game'
import type { Play } from './play'
import type { AnsweredChoice, Reply, SearchedOpening } from './search-opening'
import type { SolvedFight } from './solve-fight'

/**
 * The decisions before the fight: what each side uses beforehand, then whether dice are given up. Each opening has been searched.
 */

/** The score of best play in an opening. */
export const scoreOf = ({ best, game }: SearchedOpening, aim: number): number =>
  game ? game.scoreOf({ aim }) : ((best[aim] as AnsweredChoice).scores[aim] as number)

/** One way to play the whole fight: a choice of each side, or acts in turn. */
export type Line =
  | { readonly searched: SearchedOpening; readonly answered: AnsweredChoice; readonly reply: Reply; readonly play?: undefined }
  | { readonly searched: SearchedOpening; readonly play: Play }

/** The best opening, of equal ones the first. `sign` 1: high scores are good. */
const bestOf = (all: readonly SearchedOpening[], aim: number, sign: 1 | -1): SearchedOpening =>
  all.reduce((best, each) => (sign * (scoreOf(each, aim) - scoreOf(best, aim)) > ROUNDING ? each : best))

/** Openings grouped by what a side uses beforehand; groups that take fewer dice come first. */
export const groupByUses = (all: readonly SearchedOpening[], side: Side): readonly (readonly SearchedOpening[])[] => {
  const groups = new Map<number, SearchedOpening[]>()
  for (const each of all) {
    const { usesBefore } = each.opening
    groups.set(usesBefore[side], [...(groups.get(usesBefore[side]) ?? []), each])
  }
  const diceOf = ([first]: readonly SearchedOpening[]): number => (first as SearchedOpening).opening.dice[side]
  return [...groups.values()].toSorted((one, other) => diceOf(one) - diceOf(other))
}

/** The best opening for the defender, of those that the attacker's choice leaves: boxes beforehand, then dice. */
export const bestForDefender = (all: readonly SearchedOpening[], aim: number): SearchedOpening =>
  bestOf(groupByUses(all, 'defender').flat(), aim, -1)

/** The opening of best play. */
const bestOpening = (all: readonly SearchedOpening[], aim: number): SearchedOpening =>
  bestOf(
    groupByUses(all, 'attacker').map(group => bestForDefender(group, aim)),
    aim,
    1
  )

/** The line of best play, over all openings. */
export const bestLine = (all: readonly SearchedOpening[], aim: number): Line => {
  const searched = bestOpening(all, aim)
  if (searched.game) return { searched, play: searched.game.bestPlay({ aim }) }
  const answered = searched.best[aim] as AnsweredChoice
  return { searched, answered, reply: answered.replies[aim] as Reply }
}

/** The best score with exactly so many SAGA dice spent, for dice are worth something in later turns too. */

const most = (all: readonly number[]): number => all.reduce((high, each) => Math.max(high, each), Number.NEGATIVE_INFINITY)
const least = (all: readonly number[]): number => all.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY)

/** The score of the game in which a side spends exactly so many dice. */
const scoreInTurnWithDice = (game: Game, dice: number, asks: Side): number =>
  unreachableAsInfinity(
    game.scoreOf({
      allows: (move, boxStates) => move.by !== asks || game.sideBoxes[asks].diceAt(boxStates) <= dice,
      violatedBy: boxStates => (game.sideBoxes[asks].diceAt(boxStates[asks]) === dice ? undefined : asks)
    })
  )

/**
 * The score of an opening in which a side spends so many dice in all; where it cannot, the worst for it, for the enemy would lead
 * there.
 */
const scoreWithDice = ({ opening, choices, game }: SearchedOpening, dice: number, asks: Side): number => {
  const now = dice - opening.dice[asks]
  if (game) return scoreInTurnWithDice(game, now, asks)
  return asks === 'attacker'
    ? most(choices.filter(each => each.dice === now).map(({ scores }) => scores[0] as number))
    : most(choices.map(({ byDice }) => byDice[now] ?? Number.POSITIVE_INFINITY))
}

/** The score over all openings: the attacker chooses first, then the defender. */
const scoreWith = (searched: readonly SearchedOpening[], dice: number, asks: Side): number =>
  most(groupByUses(searched, 'attacker').map(group => least(group.map(each => scoreWithDice(each, dice, asks)))))

const mostSpent = (searched: readonly SearchedOpening[], asks: Side): number =>
  most(
    searched.map(({ opening, choices, game }) => {
      if (game) return opening.dice[asks] + game.sideBoxes[asks].mostDice
      const now = choices.map(({ dice, byDice }) => (asks === 'attacker' ? dice : byDice.length - 1))
      return opening.dice[asks] + most(now)
    })
  )

/** For each number of SAGA dice that a side may spend, the worth of spending exactly that many; null where that is impossible. */
export const worthByDice = ({ searchedOpenings, aims }: SolvedFight, asks: Side): readonly SpentReport[] => {
  const all = Array.from({ length: mostSpent(searchedOpenings, asks) + 1 }, (_, dice) => {
    const score = scoreWith(searchedOpenings, dice, asks)
    return { dice, worth: Number.isFinite(score) ? (aims[0] as Aim).toReported(score) : null }
  })
  // boxes that cannot be used in this fight take no dice
  return all.slice(0, all.findLastIndex(({ worth }) => worth !== null) + 1)
}
