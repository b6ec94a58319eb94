import { allQuantities, asksStages, MEASURES, type Measured, type Parts, partsOf, quantityAt } from '../../model/quantities'
import type { FightReport } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import { fightColumns } from '../../request/batch/columns'
import { numbersAsked } from '../../request/condition-fits'
import { paths, placeOf } from '../../request/set'
import { type BatchKind, membersIn, type Question, type Reader, valueAt } from './kind'

/** Melees and shots, a line each. */

/** What a report has beside its numbers where it was sampled. */
type Sampled = Partial<Pick<FightReport, 'method' | 'intervals'>>
type Brief = Measured & Sampled

const EXACT: FightReport['method'] = { name: 'exact' }

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

/** Stands for a number. */
const HOLE = '\0'

/** What stands around the numbers of a summary. */
const frameOf = (parts: Parts): readonly string[] => {
  const found: Record<string, unknown> = {}
  for (const measure of MEASURES) {
    const { head, key } = measure
    const part = parts(measure)
    if (part === undefined) continue
    const value = typeof part === 'number' ? HOLE : { mean: HOLE, sd: HOLE }
    found[head] = key === '' ? value : Object.assign(found[head] ?? {}, { [key]: value })
  }
  return membersIn(found).split(JSON.stringify(HOLE))
}

/** By what is in a summary, a digit for each measure: nothing, a number or a spread. Of more measures no number would be exact. */
if (3 ** MEASURES.length > Number.MAX_SAFE_INTEGER) throw new RangeError(`${MEASURES.length} measures are too many to number`)
const frames = new Map<number, readonly string[]>()

/** The numbers of a fight without their distributions as JSON, in the shape of its report. */
const numbersOf = (parts: Parts): string => {
  const values: number[] = []
  let shape = 0
  for (const measure of MEASURES) {
    const part = parts(measure)
    shape = 3 * shape + (part === undefined ? 0 : typeof part === 'number' ? 1 : 2)
    if (typeof part === 'number') values.push(part)
    else if (part !== undefined) values.push(part.mean, part.sd)
  }
  const frame = frames.get(shape) ?? frameOf(parts)
  frames.set(shape, frame)
  // all at once: number by number takes twice as long
  const texts = JSON.stringify(values).slice(1, -1).split(',')
  let text = frame[0] ?? ''
  for (let i = 0; i < texts.length; i++) text += (texts[i] as string) + (frame[i + 1] as string)
  return text
}

/** What is told of every fight that is exact: its kind and its method. */
const EXACTLY = {
  melee: membersIn({ kind: 'melee', method: EXACT }),
  shoot: membersIn({ kind: 'shoot', method: EXACT })
} as const satisfies Readonly<Record<Scenario['kind'], string>>

/** Beside the numbers of a fight how they were found, and what nobody may miss who reads them alone. */
const summary = (scenario: Scenario, parts: Parts, { method, intervals }: Sampled, cautions: readonly string[]): string => {
  const { kind } = scenario
  const asked = numbersAsked(scenario, parts)
  const numbers = numbersOf(parts)
  const told = method === undefined ? EXACTLY[kind] : membersIn({ kind, method })
  if (!asked && !intervals && cautions.length === 0) return `${told},${numbers}`
  const more = {
    ...(asked && { asked }),
    ...(intervals && { intervals: summarised(intervals) }),
    ...(cautions.length > 0 && { cautions })
  }
  return `${told},${numbers},${membersIn(more)}`
}

/** Words of the report that may be selected as well. */
const WORDS = ['headline', 'edition', 'rules', 'notes', 'cautions', 'replay', 'split.atFirst', 'split.of'] as const
const METHOD = ['method.name', 'method.trials', 'method.seed'] as const

const OF_UNIT =
  /^(attacker|defender)\.units\.[01]\.(unit|name|models|engaged|attackDice|hitsOn|rerolls|defenceDice|savesOn|rerollsDefence|armour|fatigue|fatigueLimit|exhausted)$/

const INTERVAL = /^intervals\.(.+)\.([01])$/

const NOT_SAMPLED: Sampled = {}

const methodOf = (fight: Fight): object => fight.measured().method ?? EXACT

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
  if (METHOD.some(word => word === path)) return question => valueAt(methodOf(question as Fight), parts.slice(1))
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
      // each is worked out once; a function that does so for any of them would be made anew for every line
      let found: Brief | undefined
      let foundParts: Parts | undefined
      let foundStages: Brief | undefined
      let report: FightReport | undefined
      const measured = (): Brief => {
        found ??= summaryFor(scenario, book, asksStages(scenario.ask ?? []))
        return found
      }
      const parts = (): Parts => {
        foundParts ??= partsFor(scenario, book)
        return foundParts
      }
      return {
        request: scenario,
        interpreted,
        measured,
        parts,
        staged: () => {
          foundStages ??= summaryFor(scenario, book, true)
          return foundStages
        },
        brief: () =>
          (scenario.method === undefined || scenario.method === 'exact') && !asksStages(scenario.ask ?? [])
            ? summary(scenario, parts(), NOT_SAMPLED, cautionsOf(scenario, book))
            : summary(scenario, partsOf(measured()), measured(), cautionsOf(scenario, book)),
        whole: () => {
          report ??= answers[scenario.kind](scenario, book)
          return report
        }
      }
    }
  }
}
