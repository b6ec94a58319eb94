import { answers } from '../../../src/answers'
import type { PlanFile, StepFile } from '../../../src/model/plan-file'
import type { PlanReport } from '../../../src/model/report'
import { planDrafted } from '../../../src/request/plan/read'
import { rulebook } from '../../../src/rules/rulebook'
import { planFaults } from '../../../src/turn/plan/check'
import { type Fraction, sum, toNumber } from '../../oracle/fraction'
import { type Activation, bestChance, endsOf, type Plan, type State, type Step } from '../../oracle/second/plan'
import { randomFrom } from '../../oracle/second/random'
import { randomPlan } from '../../oracle/second/random-plan'
import { scenarioOf } from '../../oracle/second/scenario'
import type { Act, Unit } from '../../oracle/second/types'

/** Random plans of the second edition, for the product and for the referee (sections 4 to 6). */

const book = rulebook(2)

/** What a file can say: weapons and mounts with a row, units without rules of their own. */
const armed = new Set(['bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'heavy-weapon', 'firearm'])
const isSaid = ({ mount, weapons = [] }: Unit): boolean =>
  (mount === undefined || mount === 'horse') && weapons.every(weapon => armed.has(weapon))

/** Without what is reported of a single fight alone. */
const plainly = (unit: Unit): Unit => {
  const { withdraw: _w, deniesCover: _d, buysBoth: _b, friendsNear: _f, bodyguards: _g, mount, ...rest } = unit
  return { ...rest, ...(mount && { mount: mount === 'camel' || mount === 'cataphract' ? 'horse' : mount }) }
}

type Json = Readonly<Record<string, unknown>>

const unitOf = (unit: Unit): Json => {
  const { givesUpDice: _, ...said } = scenarioOf({ kind: 'melee', attacker: unit, defender: unit }).attacker as Json
  return said
}

/** Dice of an ability, and fatigue: what a side does in a fight. */
const conductOf = (acts: readonly Act[], by: Act['by']) => {
  const own = acts.filter(act => act.by === by)
  const effects = own.flatMap(act => (act.kind === 'fatigue' ? [] : act.clauses.flatMap(({ effects: all }) => all)))
  return {
    ...(effects.length > 0 && { effects }),
    spend: own.flatMap(act => (act.kind === 'fatigue' ? [act.buys] : []))
  }
}

const FREE = { determination: 'determination', 'we-obey': 'we-obey', equipment: true } as const

const stepOf = (step: Activation): StepFile => {
  const { verb, unit, target, by, acts = [], near, ends, noFatigue } = step
  const { effects, spend } = conductOf(acts, 'attacker')
  return {
    [verb]: unit,
    ...(target && {
      target,
      ...(effects && { effects }),
      ...(verb === 'charge' && { spend }),
      enemy: conductOf(acts, 'defender')
    }),
    ...(near && { near }),
    ...(ends === 'uneven' && { ground: ends }),
    ...(by && by !== 'die' && { free: FREE[by] }),
    ...(noFatigue && { tireless: true })
  } as StepFile
}

const isOfFile = (step: Step): step is Activation => !['effect', 'fatigue', 'end-turn', 'choose'].includes(step.verb)

/** The referee's abilities count before the acts here, so that a file can say them; nobody's box is used up. */
const early = (step: Activation): Activation => {
  const { acts = [], ...rest } = step
  const dice = acts.flatMap(act => (act.kind === 'fatigue' ? [] : [{ by: act.by, clauses: act.clauses }]))
  return {
    ...rest,
    acts: [...dice.map(each => ({ ...each, kind: 'rule' as const })), ...acts.filter(({ kind }) => kind === 'fatigue')]
  }
}

export interface SecondPlan {
  readonly file: PlanFile
  readonly plan: Plan
}

const planOf = (seed: number): SecondPlan | undefined => {
  const random = randomPlan(randomFrom(seed))
  const units = Object.fromEntries(Object.entries(random.units).map(([name, unit]) => [name, plainly(unit)]))
  const made = { ...random, units }
  if (!Object.values(made.units).every(isSaid)) return undefined
  const chosen = made.steps.flatMap(step => (step.verb === 'choose' ? [step] : []))
  // a bow has no free shot
  const throwsFor = ({ by, unit }: Activation): boolean =>
    by !== 'equipment' || (units[unit]?.weapons ?? []).some(weapon => weapon === 'javelins' || weapon === 'composite-bow')
  const isFit = (step: Step): step is Activation => isOfFile(step) && step.ends !== 'dangerous' && throwsFor(step)
  const steps = made.steps.flatMap(step => (isFit(step) ? [early(step)] : []))
  const ways = chosen.slice(0, 1).map(({ ways: all }) => all.map(way => way.filter(isFit).map(early)))
  const { dice: _, ...plain } = made
  const plan: Plan = { ...plain, steps: [...steps, ...ways.map(all => ({ verb: 'choose' as const, ways: all }))] }
  const side = (names: readonly string[]) => ({
    units: Object.fromEntries(names.map(name => [name, unitOf(made.units[name] as Unit)]))
  })
  const { 'charge-dice': _c, 'points-rounding': _p, 'enemy-acts': _e, ...readings } = made.readings ?? {}
  const file = {
    edition: 2,
    readings,
    warbands: { ours: side(['a', 'b']), theirs: side(['x', 'y']) },
    goals: { won: 'x.models = 0 or y.models = 0' },
    steps: [...steps.map(stepOf), ...ways.map(all => ({ choose: all.map(way => way.map(stepOf)) }))]
  } as unknown as PlanFile
  return plan.steps.length > 0 ? { file, plan } : undefined
}

const hasWon = ({ units }: State): boolean => units['x']?.models === 0 || units['y']?.models === 0

const apart = (what: string, said: number | undefined, exact: Fraction): readonly string[] =>
  said !== undefined && Math.abs(said - toNumber(exact)) < 1e-9 ? [] : [`${what}: ${said}, not ${toNumber(exact)}`]

const ofUnits = ({ units, goals }: PlanReport, plan: Plan): readonly string[] => {
  const ends = endsOf(plan)
  const chance = (holds: (state: State) => boolean) => sum(ends.filter(({ value }) => holds(value)).map(each => each.chance))
  return [
    ...units.flatMap(({ unit, models, fatigue, start }) => [
      ...Array.from({ length: start + 1 }, (_, left) =>
        apart(
          `${unit}, ${left} left`,
          models.p[left] ?? 0,
          chance(state => state.units[unit]?.models === left)
        )
      ).flat(),
      ...Array.from({ length: 7 }, (_, tired) =>
        apart(
          `${unit}, fatigue ${tired}`,
          fatigue.p[tired] ?? 0,
          chance(({ units: all }) => (all[unit]?.models === 0 ? 0 : all[unit]?.fatigue) === tired)
        )
      ).flat()
    ]),
    ...apart('the goal', goals[0]?.chance, chance(hasWon))
  ]
}

/** The numbers in which the product and the referee differ; undefined where the product does not take the plan. */
const planDifferences = (seed: number): { readonly file: PlanFile; readonly wrong: readonly string[] } | undefined => {
  const made = planOf(seed)
  if (!made) return undefined
  const { plan, mistakes } = planDrafted({ file: made.file }, book)
  if (mistakes.length > 0 || planFaults(plan, book).length > 0) return undefined
  const asked = { plan, method: 'exact', command: 'saga-odds plan' } as const
  const { file } = made
  if (!made.plan.steps.some(({ verb }) => verb === 'choose'))
    return { file, wrong: ofUnits(answers.plan(asked, book), made.plan) }
  const { solution } = answers.plan({ ...asked, solve: 'won' }, book)
  return { file, wrong: apart('the best play', solution?.value, bestChance(made.plan, hasWon)) }
}

/** So many random plans that the product takes, each with where it differs from the referee. */
export const secondPlans = (
  count: number
): readonly { readonly seed: number; readonly file: PlanFile; readonly wrong: readonly string[] }[] => {
  const played = []
  for (let seed = 0; played.length < count && seed < 100 * count; seed++) {
    const found = planDifferences(seed)
    if (found) played.push({ seed, ...found })
  }
  return played
}
