import { once } from '../../model/once'
import { allQuantities, MEASURES, type Measured, type Parts, partOf, quantityAt } from '../../model/quantities'
import type { FightReport } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import { fightColumns } from '../../request/batch/columns'
import { paths, placeOf } from '../../request/set'
import { type BatchKind, type Question, type Reader, valueAt } from './kind'

/** Melees and shots, a line each. */

/** A fight's numbers, with the rest of its report where it was sampled. */
type Brief = Measured & Partial<Pick<FightReport, 'method' | 'intervals'>>

interface Fight extends Question {
  readonly request: Scenario
  readonly measured: () => Brief
  /** Where but a few of the numbers are asked for. */
  readonly parts: () => Parts
  /** With the stages on the way. */
  readonly staged: () => Brief
}

/** Intervals of the numbers that a summary tells. */
const summarised = (intervals: NonNullable<FightReport['intervals']>) =>
  Object.fromEntries(Object.entries(intervals).filter(([path]) => SUMMARY.has(path)))

const SUMMARY: ReadonlySet<string> = new Set(allQuantities().map(({ path }) => path))

/** The numbers of a fight without their distributions, in the shape of its report. */
const summary = (fight: Brief): object => {
  const { kind, method, intervals } = fight
  const found: Record<string, unknown> = { kind, method: method ?? { name: 'exact' } }
  for (const measure of MEASURES) {
    const part = partOf(fight, measure)
    if (part === undefined) continue
    const value = typeof part === 'number' ? part : { mean: part.mean, sd: part.sd }
    if (measure.key === '') found[measure.head] = value
    else {
      found[measure.head] ??= {}
      ;(found[measure.head] as Record<string, unknown>)[measure.key] = value
    }
  }
  return { ...found, ...(intervals && { intervals: summarised(intervals) }) }
}

/** What nobody may miss who reads the numbers alone. */
const beside = (cautions: readonly string[]) => (cautions.length > 0 ? { cautions } : {})

/** Words of the report that may be selected as well. */
const WORDS = ['headline', 'edition', 'rules', 'notes', 'cautions', 'replay', 'split.atFirst', 'split.of'] as const
const METHOD = ['method.name', 'method.trials', 'method.seed'] as const

const OF_UNIT =
  /^(attacker|defender)\.units\.[01]\.(unit|name|models|engaged|attackDice|hitsOn|rerolls|defenceDice|savesOn|rerollsDefence|armour|fatigue|fatigueLimit|exhausted)$/

const INTERVAL = /^intervals\.(.+)\.([01])$/

/** A value of the scenario by its path of `--set`. */
const ofScenario = (path: string): Reader | undefined => {
  const place = placeOf(path)
  return place && (({ request }) => valueAt(request, place.path))
}

/** An end of the interval of a number that was sampled. */
const ofInterval = (path: string): Reader | undefined => {
  const [, quantity = '', end = ''] = INTERVAL.exec(path) ?? []
  return quantityAt(quantity) && (question => valueAt((question as Fight).measured().intervals ?? null, [quantity, end]))
}

const reader = (path: string): Reader | undefined => {
  const quantity = quantityAt(path)
  if (quantity?.isStage) return question => quantity.of((question as Fight).staged()) ?? null
  if (quantity) return question => quantity.from((question as Fight).parts()) ?? null
  const parts = path.split('.')
  if (path === 'scenario') return ({ request }) => request
  if (METHOD.some(word => word === path)) return question => valueAt(question.brief(), parts)
  if (WORDS.some(word => word === path) || OF_UNIT.test(path)) return question => valueAt(question.whole(), parts)
  return ofInterval(path) ?? ofScenario(path)
}

export const fights: BatchKind = {
  columns: fightColumns,
  numbers: allQuantities()
    .filter(({ isStage }) => !isStage)
    .map(({ path }) => path),
  known: [...SUMMARY, 'scenario', ...METHOD, ...WORDS, ...paths],
  reader,
  load: async () => {
    const [{ fights: answers }, { partsFor, summaryFor }, { cautionsOf }, { requested }] = await Promise.all([
      import('../../answers/fights'),
      import('../../battle/summary'),
      import('../../battle/cautions'),
      import('../../request/request')
    ])
    return (draft, mistakes, { patches, bookOf, known }): Fight => {
      const { scenario, book, interpreted } = requested({ scenario: draft, patches, mistakes, known }, bookOf)
      const measured = once((): Brief => summaryFor(scenario, book))
      return {
        request: scenario,
        interpreted,
        measured,
        parts: once((): Parts => partsFor(scenario, book)),
        staged: once((): Brief => summaryFor(scenario, book, true)),
        brief: () => ({ ...summary(measured()), ...beside(cautionsOf(scenario, book)) }),
        whole: once(() => answers[scenario.kind](scenario, book))
      }
    }
  }
}
