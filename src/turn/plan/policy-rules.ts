import { idOf } from '../../model/data'
import { t, translateUnitName } from '../../model/language'
import type { PlanRule } from '../../model/plan-report'
import { allSteps, type PlanModel, stageOfField } from './plan-model'
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

/** What a rule says of a field: "fyrd 9 or fewer left (3 or more dead)", "hird with fatigue 2 or more". */
const testText = (field: number, [least, most]: readonly [number, number], model: PlanModel): string => {
  const { plan, preparedUnits, limitedBoxes } = model
  const { unit, name: part } = unitFieldAt(field)
  const named = plan.units[unit]?.name
  const stagesNoted = stageOfField(model, field)
  if (stagesNoted) return `${plan.units[stagesNoted.unit]?.name}.${stagesNoted.stage} ${amount(least, most)}`
  if (named === undefined) {
    const box = limitedBoxes[field - fieldsOfUnits(preparedUnits.length)]?.box ?? ''
    return t('{name} {amount} left', { name: idOf(box), amount: amount(least, most) })
  }
  const name = translateUnitName(named)
  const lives = preparedUnits[unit]?.lives ?? 0
  switch (part) {
    case 'models': {
      if (most === 0) return t('{unit} gone', { unit: name })
      const fewest = Math.max(0, lives - most)
      const dead = amount(fewest, least === 0 ? Number.POSITIVE_INFINITY : lives - least)
      return t('{name} {amount} left ({dead} dead)', { name, amount: amount(least, most), dead })
    }
    case 'fatigue':
      return t('{name} with fatigue {amount}', { name, amount: amount(least, most) })
    case 'activity':
      if (most === 0) return t('{name} not activated yet', { name })
      // in a plan of several turns the field says in which of them the unit was activated last
      if (allSteps(plan.steps).every(step => step.is !== 'act' || step.verb !== 'turn'))
        return t('{name} activated before', { name })
      if (least === 0) return t('{name} not activated after turn {n}', { name, n: turnOfPacked(most) + 1 })
      if (most < Number.POSITIVE_INFINITY) return t('{name} activated in turn {n}', { name, n: turnOfPacked(most) + 1 })
      // it was activated once more in that turn, or in a later one
      return least === 1
        ? t('{name} activated before', { name })
        : t('{name} activated again in turn {n} or later', { name, n: turnOfPacked(least - 1) + 1 })
    default:
      return `${name} ${amount(least, most)}`
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
