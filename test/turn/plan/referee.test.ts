import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { fewer } from '../../fewer'
import type { Unit } from '../../oracle/fight'
import { type Fraction, sum, toNumber } from '../../oracle/fraction'
import { type Acting, type Choosing, endsOf, type State, type Turn } from '../../oracle/plan/player'
import { bestChance, blindChance } from '../../oracle/plan/solver'
import type { Spread } from '../../oracle/spread'
import { hearthguard, levies, warriors } from '../../oracle/units'
import { reported } from './playing'

/** The same plan told to both: to the product as a file, to the plain player as what it means. */

const KINDS = { levies, warriors, hearthguard } as const
type Kind = keyof typeof KINDS

const OURS = ['alf', 'bo'] as const
const THEIRS = ['cnut', 'dag'] as const
const NAMES = [...OURS, ...THEIRS] as const
type Name = (typeof NAMES)[number]

interface Body {
  readonly kind: Kind
  readonly models: number
  readonly fatigue: number
}

type Bodies = Readonly<Record<Name, Body>>

const body: fc.Arbitrary<Body> = fc.record({
  kind: fc.constantFrom<Kind>('levies', 'warriors', 'hearthguard'),
  models: fc.integer({ min: 1, max: 3 }),
  fatigue: fc.integer({ min: 0, max: 2 })
})

interface When {
  readonly unit: Name
  readonly asks: 'models' | 'fatigue'
  readonly most: number
}

interface Step {
  readonly verb: Acting['verb']
  readonly unit: (typeof OURS)[number]
  readonly target: (typeof THEIRS)[number]
  readonly givesUpDice: boolean
  readonly spends: boolean
  readonly near: boolean
  readonly when?: When | undefined
}

const when: fc.Arbitrary<When> = fc.record({
  unit: fc.constantFrom(...NAMES),
  asks: fc.constantFrom('models' as const, 'fatigue' as const),
  most: fc.integer({ min: 0, max: 2 })
})

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom<Acting['verb']>('charge', 'charge', 'shoot', 'move', 'rest'),
  unit: fc.constantFrom(...OURS),
  target: fc.constantFrom(...THEIRS),
  givesUpDice: fc.boolean(),
  spends: fc.boolean(),
  near: fc.boolean(),
  when: fc.option(when, { nil: undefined })
})

const saidOf = ({ verb, unit, target, givesUpDice, spends, near, when: asked }: Step): StepFile => ({
  [verb]: unit,
  ...((verb === 'charge' || verb === 'shoot') && { target }),
  ...(verb === 'charge' && spends && { spend: ['armour' as const] }),
  ...(verb === 'charge' && givesUpDice && { enemy: { givesUpDice: true } }),
  ...(verb === 'charge' && near && { near: [...NAMES] }),
  ...(asked && { when: `${asked.unit}.${asked.asks} <= ${asked.most}` })
})

const meantOf = ({ verb, unit, target, givesUpDice, spends, near, when: asked }: Step): Acting => ({
  verb,
  unit,
  ...((verb === 'charge' || verb === 'shoot') && { target }),
  ...(verb === 'charge' && spends && { own: { spend: ['armour'] } }),
  ...(verb === 'charge' && givesUpDice && { theirs: { givesUpDice: true } }),
  ...(verb === 'charge' && near && { near: [...NAMES] }),
  ...(asked && { when: (state: State) => (state.units[asked.unit]?.[asked.asks] ?? 0) <= asked.most })
})

const unitOf = ({ kind, models, fatigue }: Body): Unit => KINDS[kind](models, { fatigue, weapon: 'bow' })

const turnOf = (bodies: Bodies, steps: Turn['steps']): Turn => ({
  units: Object.fromEntries(NAMES.map(name => [name, unitOf(bodies[name])])),
  ours: OURS,
  steps
})

const fileOf = (bodies: Bodies, steps: readonly StepFile[], goals: PlanFile['goals'] = {}): PlanFile => {
  const of = (names: readonly Name[]) => ({
    units: Object.fromEntries(
      names.map(name => [
        name,
        { unit: bodies[name].kind, models: bodies[name].models, fatigue: bodies[name].fatigue, weapon: 'bow' }
      ])
    )
  })
  return { warbands: { ours: of(OURS), theirs: of(THEIRS) }, goals, steps }
}

const chance = (ends: Spread<State>, holds: (state: State) => boolean): number =>
  toNumber(sum(ends.filter(({ value }) => holds(value)).map(end => end.chance)))

/** Fewer where they are played again for every mutant. */
const RUNS = fewer(120, 8)

const bodies: fc.Arbitrary<Bodies> = fc.record({ alf: body, bo: body, cnut: body, dag: body })

/** Every unit of a plan as both see it at its end. */
const agree = (report: ReturnType<typeof reported>, ends: Spread<State>): void => {
  for (const { unit, models, fatigue, start } of report.units) {
    for (let left = 0; left <= start; left++)
      expect(models.p[left] ?? 0).toBeCloseTo(
        chance(ends, state => state.units[unit]?.models === left),
        11
      )
    for (let tired = 0; tired <= 12; tired++)
      expect(fatigue.p[tired] ?? 0).toBeCloseTo(
        chance(ends, state => state.units[unit]?.fatigue === tired),
        11
      )
  }
}

describe('a plan', () => {
  it('ends as the plain player says, unit by unit, in models and in fatigue, together too', () =>
    fc.assert(
      fc.property(bodies, fc.array(step, { minLength: 1, maxLength: 4 }), (all, steps) => {
        const goals = { both: 'alf.models >= 1 and cnut.models = 0', tired: 'bo.fatigue >= 2 or dag.fatigue >= 1' }
        const report = reported(fileOf(all, steps.map(saidOf), goals))
        const ends = endsOf(turnOf(all, steps.map(meantOf)))
        agree(report, ends)
        const [both, tired] = report.goals
        expect(both?.chance).toBeCloseTo(
          chance(ends, ({ units: { alf, cnut } }) => (alf?.models ?? 0) >= 1 && cnut?.models === 0),
          11
        )
        expect(tired?.chance).toBeCloseTo(
          chance(ends, ({ units: { bo, dag } }) => (bo?.fatigue ?? 0) >= 2 || (dag?.fatigue ?? 0) >= 1),
          11
        )
        expect(report.points.p.reduce((mass, each) => mass + each.chance, 0)).toBeCloseTo(1, 11)
      }),
      { numRuns: RUNS, seed: 7 }
    ))

  it('is solved as by trying everything, with a look in between and without', () =>
    fc.assert(
      fc.property(
        fc.record({ alf: body, bo: body, cnut: body, dag: body }),
        fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 2 }),
        step,
        (all, pairs, first) => {
          const doing: Choosing[] = pairs.map(([one, other]) => ({ choose: [[meantOf(one)], [meantOf(other)]] }))
          const said: StepFile[] = [saidOf(first), ...pairs.map(([one, other]) => ({ choose: [saidOf(one), saidOf(other)] }))]
          const turn = turnOf(all, [meantOf(first), ...doing])
          const goal = (state: State) =>
            state.units['cnut']?.models === 0 || (state.units['dag']?.models === 0 && (state.units['alf']?.models ?? 0) > 0)
          const file = fileOf(all, said, { won: 'cnut.models = 0 or dag.models = 0 and alf.models > 0' })
          const { solution } = reported(file, { solve: 'won' })
          const near = (value: number | undefined, exact: Fraction) => expect(value).toBeCloseTo(toNumber(exact), 11)
          near(solution?.value, bestChance(turn, goal))
          near(solution?.blind, blindChance(turn, goal))
          expect(reported(file, { solve: 'won' }).goals[0]?.chance).toBeCloseTo(solution?.value ?? 0, 11)
        }
      ),
      { numRuns: RUNS / 2, seed: 11 }
    ))

  it('ends so with the boxes of the Vikings that last the turn or remove a unit (S1 p.59)', () => {
    const boxes = fc.oneof(
      // of the Vikings only thralls shoot
      { weight: 2, arbitrary: step.map(each => (each.verb === 'shoot' ? { ...each, verb: 'charge' as const } : each)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Pick<Step, 'target'> & { verb: 'ragnarok' | 'loki' }>(
          { verb: 'ragnarok', target: 'cnut' },
          { verb: 'loki', target: 'cnut' },
          { verb: 'loki', target: 'dag' }
        )
      }
    )
    const isBox = (each: Step | { verb: 'ragnarok' | 'loki' }): each is { verb: 'ragnarok' | 'loki' } & Pick<Step, 'target'> =>
      each.verb === 'ragnarok' || each.verb === 'loki'
    const named = fc.array(fc.tuple(boxes, fc.boolean()), { minLength: 2, maxLength: 4 })
    const dice = fc.record({ ragnarok: fc.integer({ min: 0, max: 1 }), loki: fc.integer({ min: 0, max: 1 }) })
    const vikingWords = { levies: 'thralls', warriors: 'bondi', hearthguard: 'hirdmen' } as const
    let lasted = 0
    fc.assert(
      fc.property(bodies, named, fc.option(dice, { nil: undefined }), (all, steps, laid) => {
        const names = (each: Step, isNamed: boolean) => isNamed && (each.verb === 'charge' || each.verb === 'shoot')
        const said = steps.map(([each, isNamed]): StepFile => {
          if (isBox(each)) return each.verb === 'loki' ? { use: 'loki', on: each.target } : { use: 'ragnarok' }
          return { ...saidOf(each), free: true, ...(names(each, isNamed) && { abilities: ['ragnarok'] }) }
        })
        const meant = steps.map(([each, isNamed]): Acting => {
          if (isBox(each)) return { verb: each.verb, unit: '', target: each.target }
          const doing = { ...meantOf(each), free: true }
          return names(each, isNamed) ? { ...doing, own: { ...doing.own, abilities: [{ id: 'ragnarok' }] } } : doing
        })
        const file = fileOf(all, said)
        const { ours } = file.warbands as { ours: { units: Record<string, { unit: string }> } }
        const units = Object.fromEntries(
          OURS.map(name => [name, { ...ours.units[name], unit: vikingWords[all[name].kind], weapon: 'none' }])
        )
        const given = {
          ...file,
          warbands: { ...file.warbands, ours: { faction: 'vikings', ...(laid && { dice: laid }), units } }
        }
        const turn = turnOf(all, meant)
        const ends = endsOf({ ...turn, ...(laid && { dice: { ours: laid } }) })
        if (ends.some(({ value }) => value.ragnarok)) lasted++
        agree(reported(given as PlanFile), ends)
      }),
      { numRuns: fewer(RUNS, 24), seed: 13 }
    )
    expect(lasted).toBeGreaterThan(fewer(RUNS / 8, 0))
  })
})
