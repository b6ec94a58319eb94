import { allQuantities, asksStages, MEASURES, type Measured, type Parts, partsOf, quantityAt } from '../../model/quantities'
import type { FightReport } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import { snake } from '../../report/record'
import { fightColumns } from '../../request/batch/columns'
import { numbersAsked } from '../../request/condition-fits'
import { paths, placeOf } from '../../request/set'
import { type BatchKind, membersIn, type Question, type Reader, valueAt } from './kind'

/** Lines of `batch` that ask for a melee or a shot. */

/** What a sampled report has besides its numbers. */
type Sampled = Partial<Pick<FightReport, 'method' | 'intervals'>>
type MeasuredFight = Measured & Sampled

const EXACT: FightReport['method'] = { name: 'exact' }

interface Fight extends Question {
  readonly request: Scenario
  readonly measured: () => MeasuredFight
  /** For when only a few numbers are selected. */
  readonly parts: () => Parts
  /** The numbers with those of the stages (hits, saves). */
  readonly staged: () => MeasuredFight
}

/** The intervals of the numbers that are in a summary. */
const summaryIntervals = (intervals: NonNullable<FightReport['intervals']>) =>
  Object.fromEntries(Object.entries(intervals).filter(([path]) => SUMMARY.has(path)))

const SUMMARY: ReadonlySet<string> = new Set(allQuantities().map(({ path }) => path))

/** A placeholder for a number. */
const HOLE = '\0'

/** The JSON texts before, between and after the numbers of a summary. */
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

/**
 * Frames by the shape of a summary: a number in base 3, with a digit for each measure (absent, number or mean and sd). More
 * measures would not fit into a number.
 */
if (3 ** MEASURES.length > Number.MAX_SAFE_INTEGER) throw new RangeError(`${MEASURES.length} measures are too many to number`)
const frames = new Map<number, readonly string[]>()

/** The numbers of a fight as JSON members in the shape of its report, without distributions. */
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

/** The members that every exact fight has: kind, edition and method. */
const EXACTLY = ([1, 2] as const).map(edition => ({
  melee: membersIn({ kind: 'melee', edition, method: EXACT }),
  shoot: membersIn({ kind: 'shoot', edition, method: EXACT })
})) as readonly Readonly<Record<Scenario['kind'], string>>[]

/** The members of a summary: kind, method, numbers, intervals and cautions. */
const summary = (scenario: Scenario, parts: Parts, { method, intervals }: Sampled, cautions: readonly string[]): string => {
  const { kind, edition = 1 } = scenario
  const askedNumbers = numbersAsked(scenario, parts)
  const numbers = numbersOf(parts)
  const kindAndMethod = method === undefined ? EXACTLY[edition - 1]?.[kind] : membersIn({ kind, edition, method })
  if (!askedNumbers && !intervals && cautions.length === 0) return `${kindAndMethod},${numbers}`
  const more = {
    ...(askedNumbers && { asked: askedNumbers }),
    ...(intervals && { intervals: summaryIntervals(intervals) }),
    ...(cautions.length > 0 && { cautions })
  }
  return `${kindAndMethod},${numbers},${membersIn(more)}`
}

/** Other paths of the report that may be selected. */
const WORDS = ['headline', 'edition', 'rules', 'notes', 'cautions', 'replay', 'split.atFirst', 'split.of'] as const
const METHOD = ['method', 'method.name', 'method.trials', 'method.seed'] as const

const OF_UNIT =
  /^(attacker|defender)\.units\.[01]\.(unit|name|models|engaged|attackDice|hitsOn|rerolls|defenceDice|savesOn|rerollsDefence|armour|fatigue|fatigueLimit|exhausted)$/

const INTERVAL = /^intervals\.(.+)\.([01])$/

const NOT_SAMPLED: Sampled = {}

const methodOf = (fight: Fight): object => (isExact(fight.request) ? EXACT : (fight.measured().method ?? EXACT))

const isExact = ({ method = 'exact' }: Scenario): boolean => method === 'exact'

/** A value of the scenario by its path of `--set`. */
const ofScenario = (path: string): Reader | undefined => {
  const place = placeOf(path)
  return place && (({ request }) => valueAt(request, place.path))
}

/** An end of the interval of a sampled number. */
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
  if (path === 'edition') return ({ request }) => (request as Scenario).edition ?? 1
  if (METHOD.some(word => word === path)) return question => valueAt(methodOf(question as Fight), parts.slice(1))
  if (WORDS.some(word => word === path) || OF_UNIT.test(path)) return question => valueAt(question.whole(), parts)
  return ofInterval(path) ?? ofScenario(path)
}

export const fights: BatchKind = {
  columns: fightColumns,
  numbers: allQuantities()
    .filter(({ isStage }) => !isStage)
    .map(({ path }) => path),
  after: isSampled => [
    ['edition', 'edition'],
    ['method', 'method.name'],
    ...(isSampled
      ? ([
          ['trials', 'method.trials'],
          ['seed', 'method.seed'],
          ...fights.numbers.flatMap(path => [
            [`${snake(path)}_low`, `intervals.${path}.0`] as const,
            [`${snake(path)}_high`, `intervals.${path}.1`] as const
          ])
        ] as const)
      : [])
  ],
  known: [...SUMMARY, 'scenario', ...METHOD, ...WORDS, ...paths],
  reader,
  load: async () => {
    const [{ fightAnswers: answers }, { partsFor, summaryFor }, { cautionsOf }, { requested }] = await Promise.all([
      import('../../answers/fights'),
      import('../../battle/summary'),
      import('../../battle/cautions'),
      import('../../request/request')
    ])
    return (draft, mistakes, { patches, bookOf, known }): Fight => {
      const { scenario, book, interpreted } = requested({ scenario: draft, patches, mistakes, known }, bookOf)
      // spelled out for speed: a shared memoizing function would be made anew for every line
      let found: MeasuredFight | undefined
      let foundParts: Parts | undefined
      let foundStages: MeasuredFight | undefined
      let report: FightReport | undefined
      const measured = (): MeasuredFight => {
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
        summary: () =>
          isExact(scenario) && !asksStages(scenario.ask ?? [])
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
