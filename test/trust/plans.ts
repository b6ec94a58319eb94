import fc from 'fast-check'
import { answers } from '../../src/answers'
import type { PlanReport } from '../../src/model/report'
import { planDrafted } from '../../src/request/plan/read'
import { rulebook } from '../../src/rules/rulebook'
import { planFaults } from '../../src/turn/plan/check'
import { type Ability, type Fraction, sum, toNumber } from '../oracle'
import { endsOf, type State } from '../oracle/plan/player'
import { bestChance, blindChance } from '../oracle/plan/solver'
import type { PlanTrial } from './trial'
import { boarded, fileOf, hasWon, laidFor, plainBodies, plainStep, type Shown, type Step, turnOf } from './turns'

/** Plans on which the product and the plain player are asked for every unit's end. */

const CLOSE = 1e-12

const apart = (what: string, said: number | undefined, exact: Fraction): readonly string[] =>
  said !== undefined && Math.abs(said - toNumber(exact)) < CLOSE ? [] : [`${what}: ${said}, not ${toNumber(exact)}`]

const differing = ({ units, goals }: PlanReport, shown: Shown): readonly string[] => {
  const ends = endsOf(turnOf(shown))
  const chance = (holds: (state: State) => boolean) => sum(ends.filter(({ value }) => holds(value)).map(end => end.chance))
  return [
    ...units.flatMap(({ unit, models, fatigue, start }) => [
      ...Array.from({ length: start + 1 }, (_, left) =>
        apart(
          `${unit}, ${left} left`,
          models.p[left] ?? 0,
          chance(state => state.units[unit]?.models === left)
        )
      ).flat(),
      ...Array.from({ length: 13 }, (_, tired) =>
        apart(
          `${unit}, fatigue ${tired}`,
          fatigue.p[tired] ?? 0,
          chance(state => state.units[unit]?.fatigue === tired)
        )
      ).flat()
    ]),
    ...apart('the goal', goals[0]?.chance, chance(hasWon))
  ]
}

const book = rulebook(1)

/** Undefined where the product does not take the plan. */
const trialOf = (shown: Shown): PlanTrial | undefined => {
  const file = fileOf(shown)
  const { plan, mistakes } = planDrafted({ file }, book)
  if (mistakes.length > 0 || planFaults(plan, book).length > 0) return undefined
  const asked = { plan, method: 'exact', command: 'saga-odds plan' } as const
  return {
    plan: file,
    differences: () => {
      if (!shown.choice) return differing(answers.plan(asked, book), shown)
      const turn = turnOf(shown)
      const { solution } = answers.plan({ ...asked, solve: 'won' }, book)
      return [
        ...apart('the best play', solution?.value, bestChance(turn, hasWon)),
        ...apart('the best plan', solution?.blind, blindChance(turn, hasWon))
      ]
    }
  }
}

/** Everything carried through from one activation to the next. */
export const plans: fc.Arbitrary<PlanTrial | undefined> = fc
  .record({ bodies: plainBodies, steps: fc.array(plainStep, { minLength: 2, maxLength: 3 }) })
  .map(trialOf)

/** A choice in view of what has happened. */
export const choices: fc.Arbitrary<PlanTrial | undefined> = fc
  .record({
    bodies: plainBodies,
    steps: fc.array(plainStep, { minLength: 1, maxLength: 2 }),
    choice: fc.tuple(plainStep, plainStep)
  })
  .map(trialOf)

/** Without the abilities that the product would not take if the step were all of the turn. */
const fitting = (shown: Shown): Shown => {
  const fits = (step: Step, ability: Ability, whose: 'own' | 'theirs'): boolean => {
    const only = (side: 'own' | 'theirs') => (side === whose ? [ability] : [])
    const own = { ...step.own, abilities: only('own') }
    const theirs = { ...step.theirs, abilities: only('theirs') }
    return trialOf({ ...shown, steps: [{ ...step, own, theirs, when: undefined }] }) !== undefined
  }
  const left = (step: Step, whose: 'own' | 'theirs') => step[whose].abilities.filter(each => fits(step, each, whose))
  const fitted = (step: Step): Step => ({
    ...step,
    own: { ...step.own, abilities: left(step, 'own') },
    theirs: { ...step.theirs, abilities: left(step, 'theirs') }
  })
  return { ...shown, steps: shown.steps.map(fitted) }
}

/** Boxes of both boards are used, and paid with SAGA dice that may run out (R7.3). */
export const boardedPlans: fc.Arbitrary<PlanTrial | undefined> = boarded.map(({ shown, lies }) => {
  const fit = fitting(shown)
  const tried = (isScarce: boolean) => {
    const laid = (['ours', 'theirs'] as const).flatMap(side =>
      lies[side] === 'unsaid' ? [] : [[side, laidFor(fit, side, isScarce && lies[side] === 'few')] as const]
    )
    return trialOf({ ...fit, dice: Object.fromEntries(laid) })
  }
  return tried(true) ?? tried(false)
})
