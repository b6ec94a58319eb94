import type { Decision, OptionReport } from '../model/dice-parts'
import type { DiceReport, RollReport } from '../model/dice-report'
import type { Option } from './best-play'
import { letters, spent } from './letters'
import { byPriority, byWeight, type Choice, placementOf } from './placement'
import type { Solved } from './solved'
import type { Play } from './solver'
import { usesCalled } from './together'

/** Single rolls: what they pay, what to do first, where the dice go. */

/** Smaller differences are rounding: of decisions as good as each other the first is told. */
const EVEN = 1e-12

const NOTHING: Decision = { do: 'place', text: 'place the dice' }

export const bestOption = (options: readonly Option[]): Option =>
  options.reduce(
    (best, option) => (option.worth > best.worth + EVEN ? option : best),
    options[0] ?? { decision: NOTHING, worth: 0 }
  )

/** What the dice are spent on: by weights where there are some, else by the order of the wants. */
const choiceOf = (solved: Solved): Choice => {
  const { setting, solver, dearest } = solved
  const by = setting.request.weights ? byWeight : byPriority
  return by(setting.wants, dearest.world.prices, solver)
}

/** What best play is after: the weights where there are some, else the chance of all. */
const goalOf = ({ setting, dearest }: Solved, most: Play): Play => (setting.request.weights ? most : dearest.play)

export const rollReports = (solved: Solved, most: Play): readonly RollReport[] => {
  const { setting, deal, dearest } = solved
  const { hands } = setting.phase
  const choice = choiceOf(solved)
  const goal = goalOf(solved, most)
  return deal.rolls.map(({ hand, chance }) => {
    const { decision, worth } = bestOption(goal.best.options(hand))
    return {
      roll: letters(hand, hands),
      chance,
      pays: dearest.play.asRolled[hand] === 1,
      paid: usesCalled(choice(hand), setting.wants),
      first: decision,
      then: setting.request.weights ? worth : Math.min(1, worth)
    }
  })
}

/** A box that turns or re-rolls is one move. */
const sameMove = (one: Decision, other: Decision): boolean => (one.box ?? one.do) === (other.box ?? other.do)

/** Each move's best way for the goal, with what it promises of the other measure when that is played for. */
const optionReports = (hand: number, { dearest }: Solved, most: Play): readonly OptionReport[] => {
  const others = most.best.options(hand)
  return dearest.play.best.options(hand).map(({ decision, worth }) => ({
    decision,
    all: worth,
    worth: Math.max(0, ...others.filter(other => sameMove(other.decision, decision)).map(other => other.worth))
  }))
}

const used = (uses: readonly number[]): readonly number[] =>
  uses.flatMap((count, want) => Array.from({ length: count }, () => want))

/** Where the dice go that have been rolled, and what else could be done with them now. */
export const now = (solved: Solved, most: Play): NonNullable<DiceReport['now']> => {
  const { setting, deal, dearest } = solved
  const { hands } = setting.phase
  const hand = deal.rolls[0]?.hand ?? 0
  const uses = choiceOf(solved)(hand)
  const placement = placementOf(uses, setting.wants, dearest.world.prices, hand, hands)
  return {
    roll: letters(hand, hands),
    placement: {
      placed: used(uses).map((want, index) => {
        const { box = '', name = '' } = setting.wants[want] ?? {}
        return { box, name, dice: spent(placement?.payments[index] ?? 0, hands) }
      }),
      left: letters(placement?.left ?? hand, hands),
      unpaid: usesCalled(
        setting.wants.map(({ times }, want) => times - (uses[want] ?? 0)),
        setting.wants
      )
    },
    options: optionReports(hand, solved, most)
  }
}
