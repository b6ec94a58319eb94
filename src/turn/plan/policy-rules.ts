import { idOf } from '../../model/data'
import { msg, t, translateUnitName } from '../../model/language'
import type { PlanRule } from '../../model/plan-report'
import { allSteps, ENDINGS, type FurtherField, type MeleeEnding, type PlanModel } from './plan-model'
import { fieldsOfUnits, type State, turnOfPacked, unitFieldAt, valueAt } from './state'

/** The best choice in each state as a few readable rules: a decision tree. */

/** A state in which somebody chooses, with its chance. */
export interface DecisionRecord {
  readonly state: State
  weight: number
  /** Indices of the options that are as good as the best, in their order. */
  readonly good: readonly number[]
}

/** Whether a field is at most `most`. */
interface Test {
  readonly field: number
  readonly most: number
}

const passes = ({ field, most }: Test, { state }: DecisionRecord): boolean => valueAt(state, field) <= most

const weightOf = (rows: readonly DecisionRecord[]): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** The option that is best in most of the rows by weight, and the weight of those in which it is not. */
const bestOption = (rows: readonly DecisionRecord[]): { readonly way: number; readonly missed: number } => {
  const good = new Map<number, number>()
  for (const row of rows) for (const way of row.good) good.set(way, (good.get(way) ?? 0) + row.weight)
  const [way = 0, weight = 0] = [...good].sort(([one, a], [other, b]) => b - a || one - other)[0] ?? []
  return { way, missed: weightOf(rows) - weight }
}

const goodInAll = (rows: readonly DecisionRecord[]): number | undefined => {
  const [first, ...others] = rows
  return first?.good.find(way => others.every(({ good }) => good.includes(way)))
}

const testsOf = (rows: readonly DecisionRecord[], fields: readonly number[]): readonly Test[] =>
  fields.flatMap(field => {
    const met = [...new Set(rows.map(({ state }) => valueAt(state, field)))].sort((one, other) => one - other)
    return met.slice(0, -1).map(most => ({ field, most }))
  })

/** The test after which the best option of each part misses the least. */
const bestTest = (rows: readonly DecisionRecord[], fields: readonly number[]): Test | undefined => {
  let best: { readonly test: Test; readonly missed: number } | undefined
  for (const test of testsOf(rows, fields)) {
    const missed =
      bestOption(rows.filter(row => passes(test, row))).missed + bestOption(rows.filter(row => !passes(test, row))).missed
    if (!best || missed < best.missed - 1e-15) best = { test, missed }
  }
  return best?.test
}

/** The least and the most of each field that was tested. */
type Range = ReadonlyMap<number, readonly [number, number]>

const narrowRange = (range: Range, field: number, low: number, high: number): Range => {
  const [least, most] = range.get(field) ?? [0, Number.POSITIVE_INFINITY]
  return new Map([...range, [field, [Math.max(least, low), Math.min(most, high)] as const]])
}

interface Leaf {
  readonly range: Range
  readonly way: number
  readonly weight: number
}

const growTree = (rows: readonly DecisionRecord[], fields: readonly number[], range: Range): readonly Leaf[] => {
  const common = goodInAll(rows)
  const test = common === undefined ? bestTest(rows, fields) : undefined
  if (!test) return [{ range, way: common ?? bestOption(rows).way, weight: weightOf(rows) }]
  const [low, high] = [rows.filter(row => passes(test, row)), rows.filter(row => !passes(test, row))]
  return [
    ...growTree(low, fields, narrowRange(range, test.field, 0, test.most)),
    ...growTree(high, fields, narrowRange(range, test.field, test.most + 1, Number.POSITIVE_INFINITY))
  ]
}

const amount = (least: number, most: number): string => {
  if (most === Number.POSITIVE_INFINITY) return t('{n} or more', { n: least })
  if (least === most) return `${least}`
  return least === 0 ? t('{n} or fewer', { n: most }) : t('{low} to {high}', { low: least, high: most })
}

/** "in force" or "not in force": of a number that is 0 or 1. */
const yesOrNo = (most: number, no: string, yes: string): string => (most === 0 ? no : yes)

const furtherText = (field: FurtherField, [least, most]: readonly [number, number], { plan }: PlanModel): string => {
  switch (field.is) {
    case 'dice on':
      return t('{name} {amount} left', { name: idOf(field.use.box), amount: amount(least, most) })
    case 'in force': {
      const name = idOf(field.use.box)
      return yesOrNo(most, t('{name} not in force', { name }), t('{name} in force', { name }))
    }
    case 'used': {
      const name = idOf(field.use.box)
      return yesOrNo(most, t('{name} not used yet this turn', { name }), t('{name} used this turn', { name }))
    }
    case 'leader moved':
      return yesOrNo(most, t('the leader has not moved'), t('the leader has moved'))
    case 'stopped':
      return yesOrNo(most, t('the plan goes on'), t('the plan has stopped'))
    case 'stage':
      return `${plan.units[field.unit]?.name}.${field.stage} ${amount(least, most)}`
  }
}

const activityText = (name: string, [least, most]: readonly [number, number], { plan }: PlanModel): string => {
  if (most === 0) return t('{name} not activated yet', { name })
  // in a plan of several turns the field says in which of them the unit was activated last
  if (allSteps(plan.steps).every(step => step.is !== 'act' || step.verb !== 'turn')) return t('{name} activated before', { name })
  if (least === 0) return t('{name} not activated after turn {n}', { name, n: turnOfPacked(most) + 1 })
  if (most < Number.POSITIVE_INFINITY) return t('{name} activated in turn {n}', { name, n: turnOfPacked(most) + 1 })
  // it was activated once more in that turn, or in a later one
  return least === 1
    ? t('{name} activated before', { name })
    : t('{name} activated again in turn {n} or later', { name, n: turnOfPacked(least - 1) + 1 })
}

const modelsText = (name: string, [least, most]: readonly [number, number], lives: number): string => {
  if (most === 0) return t('{unit} gone', { unit: name })
  const fewest = Math.max(0, lives - most)
  const dead = amount(fewest, least === 0 ? Number.POSITIVE_INFINITY : lives - least)
  return t('{name} {amount} left ({dead} dead)', { name, amount: amount(least, most), dead })
}

/** What is said of a unit whose last melee ended so, and of one whose last melee did not. */
const ENDING_TEXTS = {
  won: [msg('won its melee'), msg('did not win its melee')],
  tied: [msg('tied its melee'), msg('did not tie its melee')],
  disengaged: [msg('disengaged'), msg('did not disengage')]
} as const satisfies Readonly<Record<MeleeEnding, readonly [yes: string, no: string]>>

/** How the last melee of a unit ended where the number of its endings (`ENDINGS`) is in the range. */
const endingText = ([least, most]: readonly [number, number], asked: ReadonlySet<MeleeEnding>): string => {
  const all = [...asked]
  const bits = all.reduce((sum, ending) => sum | ENDINGS[ending], 0)
  const said = Array.from({ length: bits + 1 }, (_, set) => set)
    .filter(set => (set & bits) === set && set >= least && set <= most)
    .map(set => {
      const held = all.filter(ending => set & ENDINGS[ending])
      return (set === 0 ? all : held).map(ending => t(ENDING_TEXTS[ending][set === 0 ? 1 : 0])).join(', ')
    })
  return said.join(t(' or '))
}

/** What a rule says of a field: "fyrd 9 or fewer left (3 or more dead)", "hird with fatigue 2 or more". */
const testText = (field: number, [least, most]: readonly [number, number], model: PlanModel): string => {
  const { plan, preparedUnits, furtherFields, endingsAsked } = model
  const further = furtherFields[field - fieldsOfUnits(preparedUnits.length)]
  if (further) return furtherText(further, [least, most], model)
  const { unit, name: part } = unitFieldAt(field)
  const name = translateUnitName(plan.units[unit]?.name ?? '')
  const text = amount(least, most)
  switch (part) {
    case 'models':
      return modelsText(name, [least, most], preparedUnits[unit]?.lives ?? 0)
    case 'fatigue':
      return t('{name} with fatigue {amount}', { name, amount: text })
    case 'activity':
      return activityText(name, [least, most], model)
    case 'won':
      return `${name} ${endingText([least, most], endingsAsked.get(unit) ?? new Set())}`
    case 'guards':
      return t('{name} with {amount} guards', { name, amount: text })
    // these two hold for one turn, and are 0 before it
    case 'ignoredFatigue':
      return yesOrNo(most, t('{name} has ignored no fatigue', { name }), t('{name} has ignored fatigue this turn', { name }))
    case 'vanishedFatigue':
      return yesOrNo(
        most,
        t('{name} has shaken off no fatigue', { name }),
        t('{name} has shaken off fatigue this turn', { name })
      )
  }
}

/** The rules, the likeliest first. `names`: those of the options. */
export const rulesOf = (
  rows: readonly DecisionRecord[],
  fields: readonly number[],
  names: readonly string[],
  model: PlanModel
): readonly PlanRule[] =>
  growTree(rows, fields, new Map())
    .map(({ range, way, weight }) => ({
      when: [...range].map(([field, bounds]) => testText(field, bounds, model)).join(', ') || t('always'),
      then: names[way] ?? '',
      chance: weight
    }))
    .sort((one, other) => other.chance - one.chance)
