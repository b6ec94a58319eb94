import { cautioned } from '../battle/cautions'
import { described } from '../battle/headline'
import { type FightAnswer, odds, type Rulebook } from '../battle/odds'
import { musterPoints } from '../battle/sizes'
import { unitOf } from '../battle/unit'
import { type CellNumbers, mirrored, numbersOf, unlessRounding } from '../model/cell-numbers'
import type { Place } from '../model/effect'
import { type Mistake, RequestError, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { CHANCE_ROUNDING } from '../model/limits'
import { asksStages, partsOf, valuesAsked } from '../model/quantities'
import { type CompareCell, type Compared, type CompareNumbers, type CompareReport, type Duel, SCHEMA } from '../model/report'
import { type Scenario, type SideRequest, unitsOfSide } from '../model/scenario'
import { forecastWork } from '../model/work'
import { chancesAround, chanceWhere, distributionOf, outcomesOf, toParts, type ValueDistribution } from './outcomes'
import { intervalsOfDifference, intervalsOfDuel, methodOfTable, samplingOfSubject } from './sampled'

/** Two independent distributions: which comes out larger, and whether one dominates the other. */

/** Chances that the first is larger, the same, smaller. */
export const duelOf = (one: ValueDistribution, other: ValueDistribution): Pick<Duel, 'better' | 'same' | 'worse'> => {
  let [better, same, worse] = [0, 0, 0]
  one.values.forEach((value, i) => {
    const chance = one.chances[i] ?? 0
    const { below, same: tied, above } = chancesAround(other, value)
    better += chance * below
    same += chance * tied
    worse += chance * above
  })
  return { better, same, worse }
}

/**
 * First-order stochastic dominance: one is at least as likely to reach every number, and likelier to reach some; undefined where
 * neither is.
 */
export const dominanceOf = (one: ValueDistribution, other: ValueDistribution): Duel['dominates'] => {
  const values = [...new Set([...one.values, ...other.values])]
  const chanceToReach = (distribution: ValueDistribution, value: number) => chanceWhere(distribution, each => each >= value)
  const leads = values.map(value => chanceToReach(one, value) - chanceToReach(other, value))
  const isAhead = leads.some(lead => lead > CHANCE_ROUNDING)
  const isBehind = leads.some(lead => lead < -CHANCE_ROUNDING)
  if (isAhead === isBehind) return undefined
  return isAhead ? 'subject' : 'other'
}

/** The numbers of a fight, from the side of the subject that is compared; `charged`: the subject defends. */
const subjectNumbers = (numbers: CellNumbers, charged: boolean): CompareNumbers => {
  const {
    attackerWins: win,
    tie,
    defenderWins: lose,
    attackerLosses: lost,
    defenderLosses: killed,
    defenderWipedOut: wipesOut,
    attackerWipedOut: wipedOut,
    swing
  } = charged ? mirrored(numbers) : numbers
  const isMelee = win !== undefined && tie !== undefined && lose !== undefined
  return { ...(isMelee && { win, tie, lose }), lost, killed, wipesOut, wipedOut, swing: swing + 0 }
}

/** The differences of numbers; 0 where they are the same but for rounding. */
const differencesOf = (one: CompareNumbers, other: CompareNumbers): CompareNumbers => {
  const pairs = (Object.keys(one) as (keyof CompareNumbers)[]).map(key => [
    key,
    unlessRounding((one[key] ?? 0) - (other[key] ?? 0))
  ])
  return Object.fromEntries(pairs)
}

/** A subject or an opponent: one unit, or two side by side. */
interface ComparedSide {
  readonly side: SideRequest
}

/** What is compared. `at`: the fight of a subject with an opponent, by their indices. */
export interface CompareRequest {
  readonly kind: Scenario['kind']
  /** The opponents charge, or shoot at, the subjects. */
  readonly charged: boolean
  readonly subjects: readonly ComparedSide[]
  readonly opponents: readonly ComparedSide[]
  readonly at: (subject: number, opponent: number) => Scenario
}

/** A fight with what is needed to compare it with others. */
interface ComparedFight {
  readonly cell: CompareCell
  readonly swing: ValueDistribution
  readonly answer: FightAnswer
}

/** Points that a side costs; null where none of its units has a price. */
const costOf = (side: SideRequest, book: Rulebook): number | null => {
  const costs = unitsOfSide(side).map(unit => musterPoints(unit, book))
  const known = costs.flatMap(cost => cost ?? [])
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0)
}

/** "4 huscarls, danish axe" */
const nameOf = ({ side }: ComparedSide, place: Place, book: Rulebook): string =>
  unitsOfSide(side)
    .map(unit => described(unitOf(unit, book, place), book))
    .join(t(' and '))

/** What subjects and opponents do in the fights: melee, shooting or shot at. */
const rolesOf = ({ kind, charged }: CompareRequest): { readonly subject: Place; readonly opponent: Place } => {
  if (kind === 'melee') return { subject: 'melee', opponent: 'melee' }
  return charged ? { subject: 'shot-at', opponent: 'shooting' } : { subject: 'shooting', opponent: 'shot-at' }
}

const describeSide = (contender: ComparedSide, place: Place, book: Rulebook): Compared => ({
  name: nameOf(contender, place, book),
  musterPoints: costOf(contender.side, book)
})

const compareFight = (request: CompareRequest, subject: number, opponent: number, book: Rulebook): ComparedFight => {
  const { charged, at, subjects } = request
  const scenario = at(subject, opponent)
  const { ask = [] } = scenario
  const answer = odds(scenario, book, { asides: false, stages: asksStages(ask) })
  const asked = valuesAsked(ask, partsOf(answer))
  const side = subjects[subject]?.side
  const cost = side ? costOf(side, book) : null
  const fromSubject = (all: CellNumbers): CompareNumbers => subjectNumbers(all, charged)
  const numbers = fromSubject(numbersOf(answer))
  const sampling = samplingOfSubject(answer, fromSubject)
  const swingInterval = sampling.intervals?.['numbers.swing']
  const sign = charged ? -1 : 1
  const hasCost = cost !== null && cost > 0
  return {
    answer,
    swing: distributionOf(outcomesOf(scenario, book), ({ swing }) => toParts(sign * swing) + 0),
    cell: {
      headline: answer.headline,
      scenario,
      numbers,
      ...(asked.length > 0 && { asked }),
      ...(hasCost && { perPoint: numbers.swing / cost }),
      ...sampling,
      ...(hasCost &&
        swingInterval && {
          intervals: { ...sampling.intervals, perPoint: [swingInterval[0] / cost, swingInterval[1] / cost] as const }
        })
    }
  }
}

/** All fights, by subject and opponent. Throws a RequestError with the mistakes of all of them together. */
const compareFights = (request: CompareRequest, book: Rulebook): readonly (readonly ComparedFight[])[] => {
  const { subjects, opponents } = request
  const places = rolesOf(request)
  const mistakes: Mistake[] = []
  const count = subjects.length * opponents.length
  const progress = forecastWork(count, {
    what: t('the {n} fights that are compared', { n: count }),
    cure: t('compare fewer units')
  })
  const fights = subjects.map((subject, i) =>
    opponents.flatMap((opponent, j) => {
      try {
        return [compareFight(request, i, j, book)]
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        mistakes.push(
          ...error.mistakes.map(({ message }) => ({
            message: `${nameOf(subject, places.subject, book)} vs ${nameOf(opponent, places.opponent, book)}: ${message}`
          }))
        )
        return []
      } finally {
        progress.done()
      }
    })
  )
  progress.over()
  refuseAny(mistakes)
  return fights
}

/** Every two subjects against each opponent. */
const duelsOf = (fought: readonly (readonly ComparedFight[])[]): readonly Duel[] =>
  (fought[0] ?? []).flatMap((_, opponent) =>
    fought.flatMap((row, subject) =>
      fought.slice(subject + 1).flatMap((later, further): readonly Duel[] => {
        const [one, other] = [row[opponent], later[opponent]]
        if (!one || !other) return []
        const chances = duelOf(one.swing, other.swing)
        const duel = { opponent, subject, other: subject + 1 + further, ...chances }
        const intervals = intervalsOfDuel(chances, one.answer, other.answer)
        // what thrown dice show of every number at once proves nothing
        const dominates = intervals ? undefined : dominanceOf(one.swing, other.swing)
        return [{ ...duel, ...(intervals && { intervals }), ...(dominates && { dominates }) }]
      })
    )
  )

const namesText = (all: readonly { readonly name: string }[]): string => all.map(({ name }) => name).join(t(' or '))

const headlineOf = (subjects: readonly Compared[], opponents: readonly Compared[], { charged, kind }: CompareRequest): string => {
  const [named, whom] = [namesText(subjects), namesText(opponents)]
  const who = `${named}${named.includes(',') ? ',' : ''}`
  // those compared stand first, whoever charges
  if (charged) return t(kind === 'shoot' ? '{who} shot at by {whom}' : '{who} charged by {whom}', { who, whom })
  return t(kind === 'shoot' ? '{who} {n|shoots|shoot} {whom}' : '{who} {n|charges|charge} {whom}', { who, whom, n: 2 })
}

/** Each subject against each opponent. Throws a RequestError with everything that cannot be fought. */
export const compare = (request: CompareRequest, book: Rulebook): Omit<CompareReport, 'replay'> => {
  const { kind, charged } = request
  const places = rolesOf(request)
  const subjects = request.subjects.map(each => describeSide(each, places.subject, book))
  const opponents = request.opponents.map(each => describeSide(each, places.opponent, book))
  const fought = compareFights(request, book)
  const first = fought[0]?.[0]?.answer
  if (!first) throw new RangeError('there is nothing to compare')
  const cells = fought.map((row, i) =>
    row.map(({ cell }, j): CompareCell => {
      const base = fought[0]?.[j]?.cell
      if (i === 0 || !base) return cell
      return {
        ...cell,
        more: differencesOf(cell.numbers, base.numbers),
        ...(cell.intervals && { intervals: { ...cell.intervals, ...intervalsOfDifference(cell, base) } })
      }
    })
  )
  return {
    schema: SCHEMA,
    kind: 'compare',
    fight: kind,
    charged,
    headline: headlineOf(subjects, opponents, request),
    edition: first.edition,
    rules: first.rules,
    method: methodOfTable(
      first.method,
      fought.flat().map(({ answer }) => answer)
    ),
    subjects,
    opponents,
    cells,
    duels: duelsOf(fought),
    ...cautioned(
      [],
      fought.flat().map(({ cell }) => cell.scenario),
      book
    )
  }
}
