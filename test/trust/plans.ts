import fc from 'fast-check'
import { answers } from '../../src/answers'
import type { PlanFile, StepFile } from '../../src/model/plan-file'
import type { PlanReport } from '../../src/model/report'
import { planDrafted } from '../../src/request/plan/read'
import { rulebook } from '../../src/rules/rulebook'
import { planFaults } from '../../src/turn/plan/check'
import { type Fraction, sum, toNumber } from '../oracle'
import { type Acting, type Doing, endsOf, type State, type Turn } from '../oracle/plan/player'
import { bestChance, blindChance } from '../oracle/plan/solver'
import { hearthguard, levies, warriors } from '../oracle/units'
import type { PlanTrial } from './trial'

/** Turns of two or three activations: the product reads them as a file, the plain player plays what they mean. */

const CLOSE = 1e-12
const CLASSES = { levies, warriors, hearthguard } as const
const OURS = ['alf', 'bo'] as const
const THEIRS = ['cnut', 'dag'] as const
const NAMES = [...OURS, ...THEIRS] as const
type Name = (typeof NAMES)[number]

const body = fc.record({
  class: fc.constantFrom(...(Object.keys(CLASSES) as (keyof typeof CLASSES)[])),
  models: fc.integer({ min: 1, max: 4 }),
  fatigue: fc.nat(2),
  weapon: fc.constantFrom('bow', 'bow', 'none', 'danish-axe', 'crossbow'),
  mounted: fc.nat(5).map(luck => luck === 0)
})
type Body = typeof body extends fc.Arbitrary<infer B> ? B : never
type Bodies = Readonly<Record<Name, Body>>

const spends = fc.subarray(['armour', 'enemy-armour'] as const)
const effects = fc.subarray(
  [
    { verb: 'attack-dice', count: 2 },
    { verb: 'defence-dice', count: 1 },
    { verb: 'reroll', of: 'attack' },
    { verb: 'reroll', of: 'defence' }
  ] as const,
  { maxLength: 1 }
)

const step = fc.record({
  verb: fc.constantFrom<Acting['verb']>('charge', 'charge', 'charge', 'shoot', 'move', 'rest'),
  unit: fc.constantFrom(...OURS),
  target: fc.constantFrom(...THEIRS),
  own: fc.record({ spend: spends, effects }),
  theirs: fc.record({ spend: spends, effects, givesUpDice: fc.boolean() }),
  near: fc.boolean(),
  when: fc.option(
    fc.record({ unit: fc.constantFrom(...NAMES), asks: fc.constantFrom('models' as const, 'fatigue' as const), most: fc.nat(2) }),
    { nil: undefined }
  )
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const isFight = ({ verb }: Step): boolean => verb === 'charge' || verb === 'shoot'

const saidOf = (given: Step): StepFile => {
  const { verb, unit, target, own, theirs, near, when } = given
  return {
    [verb]: unit,
    ...(isFight(given) && { target, effects: own.effects }),
    ...(verb === 'charge' && { spend: own.spend, enemy: theirs, ...(near && { near: NAMES }) }),
    ...(when && { when: `${when.unit}.${when.asks} <= ${when.most}` })
  }
}

const meantOf = (given: Step): Acting => {
  const { verb, unit, target, own, theirs, near, when } = given
  return {
    verb,
    unit,
    ...(isFight(given) && { target, own: { effects: own.effects } }),
    ...(verb === 'charge' && { own, theirs, ...(near && { near: NAMES }) }),
    ...(when && { when: (state: State) => (state[when.unit]?.[when.asks] ?? 0) <= when.most })
  }
}

const fileOf = (bodies: Bodies, steps: readonly StepFile[]): PlanFile => {
  const of = (names: readonly Name[]) => ({
    units: Object.fromEntries(names.map(name => [name, { ...bodies[name], class: undefined, unit: bodies[name].class }]))
  })
  const plain = JSON.parse(JSON.stringify({ ours: of(OURS), theirs: of(THEIRS) })) as PlanFile['warbands']
  return { warbands: plain, goals: { won: 'cnut.models = 0 or dag.models = 0 and alf.models > 0' }, steps }
}

const hasWon = ({ cnut, dag, alf }: State): boolean => cnut?.models === 0 || (dag?.models === 0 && (alf?.models ?? 0) > 0)

const turnOf = (bodies: Bodies, steps: readonly Doing[]): Turn => ({
  units: Object.fromEntries(
    NAMES.map(name => {
      const { class: unitClass, models, ...extras } = bodies[name]
      return [name, CLASSES[unitClass](models, extras)]
    })
  ),
  ours: OURS,
  steps
})

const apart = (what: string, said: number | undefined, exact: Fraction): readonly string[] =>
  said !== undefined && Math.abs(said - toNumber(exact)) < CLOSE ? [] : [`${what}: ${said}, not ${toNumber(exact)}`]

const differing = ({ units, goals }: PlanReport, turn: Turn): readonly string[] => {
  const ends = endsOf(turn)
  const chance = (holds: (state: State) => boolean) => sum(ends.filter(({ value }) => holds(value)).map(end => end.chance))
  return [
    ...units.flatMap(({ unit, models, fatigue, start }) => [
      ...Array.from({ length: start + 1 }, (_, left) =>
        apart(
          `${unit}, ${left} left`,
          models.p[left] ?? 0,
          chance(state => state[unit]?.models === left)
        )
      ).flat(),
      ...Array.from({ length: 13 }, (_, tired) =>
        apart(
          `${unit}, fatigue ${tired}`,
          fatigue.p[tired] ?? 0,
          chance(state => state[unit]?.fatigue === tired)
        )
      ).flat()
    ]),
    ...apart('the goal', goals[0]?.chance, chance(hasWon))
  ]
}

const book = rulebook(1)

/** Undefined where the product does not take the plan. */
const trialOf = (bodies: Bodies, steps: readonly Step[], choice: readonly [Step, Step] | undefined): PlanTrial | undefined => {
  const file = fileOf(bodies, [...steps.map(saidOf), ...(choice ? [{ choose: choice.map(saidOf) }] : [])])
  const { plan, mistakes } = planDrafted({ file }, book)
  if (mistakes.length > 0 || planFaults(plan, book).length > 0) return undefined
  const turn = turnOf(bodies, [...steps.map(meantOf), ...(choice ? [{ choose: choice.map(each => [meantOf(each)]) }] : [])])
  const asked = { plan, method: 'exact', command: 'saga-odds plan' } as const
  return {
    plan: file,
    differences: () => {
      if (!choice) return differing(answers.plan(asked, book), turn)
      const { solution } = answers.plan({ ...asked, solve: 'won' }, book)
      return [
        ...apart('the best play', solution?.value, bestChance(turn, hasWon)),
        ...apart('the best plan', solution?.blind, blindChance(turn, hasWon))
      ]
    }
  }
}

const bodies = fc.record({ alf: body, bo: body, cnut: body, dag: body })

/** Everything carried through from one activation to the next. */
export const plans: fc.Arbitrary<PlanTrial | undefined> = fc
  .tuple(bodies, fc.array(step, { minLength: 2, maxLength: 3 }))
  .map(([all, steps]) => trialOf(all, steps, undefined))

/** A choice in view of what has happened. */
export const choices: fc.Arbitrary<PlanTrial | undefined> = fc
  .tuple(bodies, fc.array(step, { minLength: 1, maxLength: 2 }), fc.tuple(step, step))
  .map(([all, steps, choice]) => trialOf(all, steps, choice))
