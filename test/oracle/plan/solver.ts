import { add, compare, type Fraction, fraction, multiply, sum } from '../fraction'
import { type Acting, type Doing, goingOn, type State, startOf, type Turn } from './player'

/** Plans solved by trying everything: no state is met twice knowingly, nothing is remembered. */

const isLess = (one: Fraction, other: Fraction): boolean => compare(one, other) < 0

const waysOf = (doing: Doing): readonly (readonly Acting[])[] => ('choose' in doing ? doing.choose : [[doing]])

/** The chance of the goal where each choice is made in view of what has happened. */
export const bestChance = (turn: Turn, goal: (state: State) => boolean, steps = turn.steps, state = startOf(turn)): Fraction => {
  const [doing, ...rest] = steps
  if (!doing) return fraction(goal(state) ? 1 : 0)
  const worths = waysOf(doing).map(way =>
    sum(goingOn(turn, way, state).map(({ value, chance }) => multiply(chance, bestChance(turn, goal, rest, value))))
  )
  return worths.reduce((best, worth) => (isLess(best, worth) ? worth : best))
}

const chanceOf = (turn: Turn, goal: (state: State) => boolean, steps: readonly (readonly Acting[])[], state: State): Fraction => {
  const [way, ...rest] = steps
  if (!way) return fraction(goal(state) ? 1 : 0)
  return goingOn(turn, way, state).reduce(
    (total, { value, chance }) => add(total, multiply(chance, chanceOf(turn, goal, rest, value))),
    fraction(0)
  )
}

/** The chance of the goal under the best plan that is fixed beforehand. */
export const blindChance = (turn: Turn, goal: (state: State) => boolean): Fraction => {
  const plans = turn.steps.reduce<readonly (readonly (readonly Acting[])[])[]>(
    (all, doing) => all.flatMap(some => waysOf(doing).map(way => [...some, way])),
    [[]]
  )
  return plans
    .map(steps => chanceOf(turn, goal, steps, startOf(turn)))
    .reduce((best, worth) => (isLess(best, worth) ? worth : best))
}
