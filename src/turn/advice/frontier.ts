import type { SpentReport } from '../../model/advice-report'
import type { Side } from '../../model/what-if-report'
import type { Fought } from './search'
import type { Solved } from './solved'
import { grouped } from './tree'

/** The best with exactly so many SAGA dice spent: a die is worth something tomorrow too. */

type Found = number | undefined

const least = (all: readonly Found[]): Found =>
  all.reduce((low, each) => (each !== undefined && (low === undefined || each < low) ? each : low), undefined)

const most = (all: readonly Found[]): Found =>
  all.reduce((high, each) => (each !== undefined && (high === undefined || each > high) ? each : high), undefined)

/** Undefined where one of them is: the enemy would lead there. */
const leastOfAll = (all: readonly Found[]): Found => (all.includes(undefined) ? undefined : least(all))
const mostOfAll = (all: readonly Found[]): Found => (all.includes(undefined) ? undefined : most(all))

/** An opening whose attacker, or defender, spends so many dice in all. */
const withDice = ({ opening, choices }: Fought, dice: number, asks: Side): Found => {
  const now = dice - opening.dice[asks]
  return asks === 'attacker'
    ? most(choices.flatMap(each => (each.dice === now ? (each.scores[0] ?? []) : [])))
    : mostOfAll(choices.map(({ byDice }) => byDice[now]))
}

const scoreWith = (fought: readonly Fought[], dice: number, asks: Side): Found => {
  const openings = grouped(fought, 'attacker').map(group => {
    const each = grouped(group, 'defender').map(his => {
      const found = his.map(one => withDice(one, dice, asks))
      return asks === 'attacker' ? leastOfAll(found) : least(found)
    })
    return asks === 'attacker' ? leastOfAll(each) : least(each)
  })
  return asks === 'attacker' ? most(openings) : mostOfAll(openings)
}

const mostSpent = (fought: readonly Fought[], asks: Side): number =>
  Math.max(
    0,
    ...fought.flatMap(({ opening, choices }) =>
      choices.map(({ dice, byDice }) => opening.dice[asks] + (asks === 'attacker' ? dice : byDice.length - 1))
    )
  )

export const frontierOf = ({ fought, aims }: Solved, asks: Side): readonly SpentReport[] =>
  Array.from({ length: mostSpent(fought, asks) + 1 }, (_, dice) => {
    const score = scoreWith(fought, dice, asks)
    return { dice, worth: score === undefined ? null : (aims[0]?.told(score) ?? 0) }
  })
