import { cautioned } from '../battle/cautions'
import type { Rulebook } from '../battle/odds'
import { summaryFor } from '../battle/summary'
import { type Comparison, type Condition, comparisons, conditionText, holds, holdsOf } from '../model/condition'
import { type OrMistakes, refuse } from '../model/errors'
import { decimal, t } from '../model/language'
import { CHANCE_ROUNDING } from '../model/limits'
import { asksStages, quantityAt } from '../model/quantities'
import { SCHEMA, type ThrownFight, type UntilReport, type UntilStep } from '../model/report'
import type { Scenario } from '../model/scenario'
import { mapWithForecast } from '../model/work'
import { ifPossible, tableHeadOf } from './cells'
import { methodOfTable, samplingOf } from './sampled'

/** The least models, dice or fatigue with which a condition holds. */

/** The fight, the path that is varied (`by`) and its values, and the condition. `at`: the fight with the value of an index. */
export interface UntilRequest {
  readonly base: Scenario
  readonly by: string
  readonly labels: readonly string[]
  readonly at: (places: readonly number[]) => OrMistakes<Scenario>
  readonly condition: Condition
}

/** Whether both ends of every interval say the same of each comparison; absent for an exact fight, which is always certain. */
const certaintyOf = (condition: Condition, { intervals }: ThrownFight): Pick<UntilStep, 'isSure'> => {
  if (!intervals) return {}
  const at = (end: 0 | 1) => comparisons(condition).map(each => holdsOf(each, quantity => intervals[quantity]?.[end]))
  const high = at(1)
  return { isSure: at(0).every((holds, i) => holds === high[i]) }
}

const stepAt = (place: number, { labels, at, condition }: UntilRequest, book: Rulebook): UntilStep => {
  const made = ifPossible(at([place]), scenario => {
    const asked = comparisons(condition).map(({ quantity }) => quantity)
    const fight = summaryFor(scenario, book, asksStages(asked))
    const found = asked.map(quantity => quantityAt(quantity)?.of(fight) ?? null)
    const thrown = samplingOf(fight, asked)
    return { holds: holds(condition, fight), ...certaintyOf(condition, thrown), found, ...thrown }
  })
  return { value: labels[place] ?? '', holds: false, ...made }
}

/** The first value after the reached one with which the condition no longer holds. */
const firstLapse = (steps: readonly UntilStep[], reached: number): readonly string[] => {
  const later = steps.slice(reached).filter(step => !step.holds && step.refused === undefined)
  const [first] = later
  return first ? [t('it stops holding at {value}', { value: first.value })] : []
}

const isUpward = ({ than }: Comparison): boolean => than === '>=' || than === '>'

/** How near a single comparison came to holding, where no value makes it hold. */
const nearestMiss = (steps: readonly UntilStep[], condition: Condition): readonly string[] => {
  if (condition.is !== 'compare') return []
  const sign = isUpward(condition) ? 1 : -1
  const found = steps.flatMap(({ value, found: [number = null] = [] }) => (number === null ? [] : [{ value, number }]))
  const [first, ...rest] = found
  if (!first) return []
  const best = rest.reduce((best, each) => (sign * (each.number - best.number) > CHANCE_ROUNDING ? each : best), first)
  const quantity = quantityAt(condition.quantity)
  const figure = decimal(quantity?.measure === 'chance' ? `${(100 * best.number).toFixed(1)} %` : best.number.toFixed(2))
  return [t('nearest at {value}: {figure}', { value: best.value, figure })]
}

/** The values of these steps, neighbours from the first to the last: "4, 6, 13..99". */
const valuesOf = (steps: readonly UntilStep[], chosen: readonly UntilStep[]): string => {
  const runs: UntilStep[][] = []
  for (const step of chosen) {
    const run = runs.at(-1)
    if (run && steps[steps.indexOf(step) - 1] === run.at(-1)) run.push(step)
    else runs.push([step])
  }
  return runs
    .flatMap(run => (run.length < 3 ? run.map(({ value }) => value) : [`${run[0]?.value}..${run.at(-1)?.value}`]))
    .join(', ')
}

const refusalNotes = (steps: readonly UntilStep[]): readonly string[] => {
  const refused = steps.filter(step => step.refused !== undefined)
  const [first] = refused
  return first ? [t('{values}: impossible: {why}', { values: valuesOf(steps, refused), why: first.refused })] : []
}

/**
 * The first value, in the order given, with which the condition holds, and all values with their numbers. Throws a RequestError
 * where none can be fought.
 */
export const until = (request: UntilRequest, book: Rulebook): Omit<UntilReport, 'replay'> => {
  const { base, by, labels, condition } = request
  const part = { what: t('the {n} fights of --by', { n: labels.length }), cure: t('name fewer values') }
  const steps = mapWithForecast(labels, part, (_, place) => stepAt(place, request, book))
  const fought = steps.findIndex(step => step.refused === undefined)
  const head = tableHeadOf([base, request.at([Math.max(0, fought)])], [by], book)
  if (fought < 0 || !head) return refuse(`${by}=${labels[0]}: ${steps[0]?.refused}`, by)
  const reached = steps.findIndex(step => step.holds)
  return {
    schema: SCHEMA,
    kind: 'until',
    fight: base.kind,
    ...head,
    method: methodOfTable(head.method, steps),
    scenario: base,
    condition: conditionText(condition),
    by,
    reached: reached < 0 ? null : (labels[reached] ?? null),
    quantities: comparisons(condition).map(({ quantity }) => {
      const { names = [], measure = 'chance' } = quantityAt(quantity) ?? {}
      return { path: quantity, name: names[0] ?? quantity, measure }
    }),
    steps,
    ...cautioned(
      [...(reached < 0 ? nearestMiss(steps, condition) : firstLapse(steps, reached)), ...refusalNotes(steps)],
      [base],
      book
    )
  }
}
