import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import type { Unit } from '../../oracle/fight'
import { sum, toNumber } from '../../oracle/fraction'
import { type Acting, endsOf, type ForMany, type State, type Turn } from '../../oracle/plan/player'
import type { Spread } from '../../oracle/spread'
import { hearthguard, levies, warlord, warriors } from '../../oracle/units'
import { reported } from './playing'

/** Boxes that activate, and a warlord with a unit at his side, told to both: to the product as a file, to the plain player as what it means. */

const KINDS = { levies, warriors, hearthguard } as const
type Kind = keyof typeof KINDS

const WORDS = {
  normans: { levies: 'peasants', warriors: 'sergeants', hearthguard: 'knights' },
  welsh: { levies: 'bonnedig', warriors: 'priodaur', hearthguard: 'teulu' }
} as const
type Faction = keyof typeof WORDS

const NAMES = ['lord', 'band', 'cnut', 'dag'] as const
type Name = (typeof NAMES)[number]

interface Body {
  readonly kind: Kind
  readonly models: number
  readonly fatigue: number
}

const body: fc.Arbitrary<Body> = fc.record({
  kind: fc.constantFrom<Kind>('levies', 'warriors', 'hearthguard'),
  models: fc.integer({ min: 1, max: 3 }),
  fatigue: fc.nat(3)
})

interface Field {
  readonly band: Body
  readonly cnut: Body
  readonly dag: Body
  readonly lordFatigue: number
  /** Normans: the lord and his knights and sergeants ride. */
  readonly rides: boolean
}

const field: fc.Arbitrary<Field> = fc.record({
  band: body,
  cnut: body,
  dag: body,
  lordFatigue: fc.nat(4),
  rides: fc.boolean()
})

interface Step {
  readonly does: 'charge' | 'beside' | 'terror' | 'storm' | 'rising' | 'call' | 'move' | 'rest' | 'shoot'
  readonly unit: 'lord' | 'band'
  readonly target: 'cnut' | 'dag'
  readonly verb: 'move' | 'rest' | 'shoot'
  readonly givesUpDice: boolean
  readonly spends: boolean
  readonly near: boolean
  readonly free: boolean
}

const stepOf = (...does: readonly Step['does'][]): fc.Arbitrary<Step> =>
  fc.record({
    does: fc.constantFrom(...does),
    unit: fc.constantFrom('lord' as const, 'band' as const),
    target: fc.constantFrom('cnut' as const, 'dag' as const),
    verb: fc.constantFrom('move' as const, 'rest' as const, 'shoot' as const),
    givesUpDice: fc.boolean(),
    spends: fc.boolean(),
    near: fc.boolean(),
    free: fc.boolean()
  })

const isMounted = ({ band, rides }: Field, name: Name): boolean =>
  rides && (name === 'lord' || (name === 'band' && band.kind !== 'levies'))

/** What a step comes to for these units: whoever may not do it does something else. */
const fitted = (step: Step, all: Field): Step => {
  const { does, unit } = step
  const shoots = unit === 'band' && all.band.kind === 'levies'
  if (does === 'terror' && !isMounted(all, unit)) return { ...step, does: 'charge' }
  if ((does === 'storm' || does === 'shoot') && !shoots) return { ...step, does: 'move' }
  if (does === 'rising' && unit === 'lord') return fitted({ ...step, unit: 'band' }, all)
  if (does === 'rising' && all.band.kind === 'hearthguard') return { ...step, does: 'move' }
  if ((does === 'rising' || does === 'call') && step.verb === 'shoot' && !shoots) return { ...step, verb: 'move' }
  return step
}

const PAYS = { terror: 'terrified', storm: 'storm-of-arrows', rising: 'the-rising', call: 'answer-the-call' } as const

const paysOf = (does: Step['does']): 'terrified' | ForMany | undefined => PAYS[does as keyof typeof PAYS]

const verbOf = ({ does, verb }: Step): 'charge' | 'shoot' | 'move' | 'rest' => {
  if (does === 'charge' || does === 'beside' || does === 'terror') return 'charge'
  if (does === 'storm' || does === 'shoot') return 'shoot'
  return does === 'rising' || does === 'call' ? verb : does
}

const saidOf = (step: Step): StepFile => {
  const { does, unit, target, givesUpDice, spends, near, free } = step
  const verb = verbOf(step)
  const pays = paysOf(does)
  return {
    [verb]: does === 'beside' ? ['lord', 'band'] : unit,
    ...((verb === 'charge' || verb === 'shoot') && { target }),
    ...(verb === 'charge' && spends && does !== 'beside' && { spend: ['armour' as const] }),
    ...(verb === 'charge' && givesUpDice && { enemy: { givesUpDice: true } }),
    ...(verb === 'charge' && near && { near: [...NAMES] }),
    ...(pays ? { pay: pays } : free && { free: true })
  } as StepFile
}

const meantOf = (step: Step): Acting => {
  const { does, unit, target, givesUpDice, spends, near, free } = step
  const verb = verbOf(step)
  const pays = paysOf(does)
  return {
    verb,
    unit: does === 'beside' ? 'lord' : unit,
    ...(does === 'beside' && { beside: 'band' }),
    ...((verb === 'charge' || verb === 'shoot') && { target }),
    ...(verb === 'charge' && spends && does !== 'beside' && { own: { spend: ['armour'] } }),
    ...(verb === 'charge' && givesUpDice && { theirs: { givesUpDice: true } }),
    ...(verb === 'charge' && near && { near: [...NAMES] }),
    ...(pays ? { pays } : { free })
  }
}

const weaponOf = ({ kind }: Body) => (kind === 'levies' ? 'bow' : 'none')

const fileOf = (faction: Faction, all: Field, dice: object | undefined, steps: readonly Step[]): PlanFile => {
  const theirs = (of: Body) => ({ unit: of.kind, models: of.models, fatigue: of.fatigue, weapon: 'bow' })
  const { band } = all
  return {
    warbands: {
      ours: {
        faction,
        ...(dice && { dice }),
        units: {
          lord: { unit: 'warlord', fatigue: all.lordFatigue, weapon: 'none', mounted: isMounted(all, 'lord') },
          band: {
            unit: WORDS[faction][band.kind],
            models: band.models,
            fatigue: band.fatigue,
            weapon: weaponOf(band),
            mounted: isMounted(all, 'band')
          }
        }
      },
      theirs: { units: { cnut: theirs(all.cnut), dag: theirs(all.dag) } }
    },
    goals: {},
    steps: steps.map(saidOf)
  } as PlanFile
}

const turnOf = (faction: Faction, all: Field, dice: object | undefined, steps: readonly Step[]): Turn => {
  const unitOf = ({ kind, models, fatigue }: Body): Unit => KINDS[kind](models, { fatigue, weapon: 'bow' })
  const { band } = all
  return {
    units: {
      lord: warlord({ faction, fatigue: all.lordFatigue, mounted: isMounted(all, 'lord') }),
      band: KINDS[band.kind](band.models, {
        faction,
        fatigue: band.fatigue,
        weapon: weaponOf(band),
        mounted: isMounted(all, 'band')
      }),
      cnut: unitOf(all.cnut),
      dag: unitOf(all.dag)
    },
    ours: ['lord', 'band'],
    ...(dice && { dice: { ours: dice as Readonly<Record<string, number>> } }),
    steps: steps.map(meantOf)
  }
}

const chance = (ends: Spread<State>, holds: (state: State) => boolean): number =>
  toNumber(sum(ends.filter(({ value }) => holds(value)).map(end => end.chance)))

const agree = (report: ReturnType<typeof reported>, ends: Spread<State>): void => {
  for (const { unit, models, fatigue, start } of report.units) {
    for (let left = 0; left <= start; left++)
      expect(models.p[left] ?? 0, `${unit} ${left} left`).toBeCloseTo(
        chance(ends, state => state.units[unit]?.models === left),
        11
      )
    for (let tired = 0; tired <= 12; tired++)
      expect(fatigue.p[tired] ?? 0, `${unit} fatigue ${tired}`).toBeCloseTo(
        chance(ends, state => state.units[unit]?.fatigue === tired),
        11
      )
  }
}

const RUNS = process.env['MUTANTS'] === undefined ? 120 : 8

/** Not more than the eight SAGA dice of a player lie on all of them. */
const few = fc.nat(1)

describe('a plan with boxes that activate ends as the plain player says', () => {
  it.each<readonly [Faction, fc.Arbitrary<Step>, fc.Arbitrary<object>, number]>([
    [
      'normans',
      stepOf('terror', 'terror', 'storm', 'storm', 'beside', 'beside', 'charge', 'shoot', 'move', 'rest'),
      fc.record({ terrified: few, 'storm-of-arrows': few, knights: few, sergeants: few, peasants: few }),
      18
    ],
    [
      'welsh',
      stepOf('rising', 'rising', 'call', 'call', 'beside', 'charge', 'shoot', 'move', 'rest'),
      fc.record({ 'the-rising': few, 'answer-the-call': few, teulu: few, priodaur: few, bonnedig: few }),
      19
    ]
  ])('of the %s', (faction, step, dice, seed) => {
    const met = new Map<string, number>()
    fc.assert(
      fc.property(
        field,
        fc.array(step, { minLength: 2, maxLength: 4 }),
        fc.option(dice, { nil: undefined }),
        (all, steps, laid) => {
          const here = { ...all, rides: all.rides && faction === 'normans' }
          const done = steps.map(each => fitted(each, here))
          // We Obey is once a turn (R6.2)
          fc.pre(done.filter(({ does }) => does === 'beside').length <= 1)
          for (const { does } of done) met.set(does, (met.get(does) ?? 0) + 1)
          agree(reported(fileOf(faction, here, laid, done)), endsOf(turnOf(faction, here, laid, done)))
        }
      ),
      { numRuns: RUNS, seed }
    )
    for (const does of faction === 'normans' ? ['terror', 'storm', 'beside'] : ['rising', 'call', 'beside'])
      expect(met.get(does) ?? 0, does).toBeGreaterThan(RUNS / 20)
  })
})
