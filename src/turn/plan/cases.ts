import { unitCaseText } from '../../battle/uncertain'
import { unitOf } from '../../battle/unit'
import { refuse } from '../../model/errors'
import { percent, points as signed } from '../../model/figures'
import { t } from '../../model/language'
import type { Plan, PlanUnit } from '../../model/plan'
import type { Uncertain, UnitRequest } from '../../model/scenario'
import { casesOfUnit, countCases } from '../../model/uncertain'
import type { Rulebook } from '../../rules/types'
import { addWeight, type History, interleaveHistories, keepLikeliest, NO_HISTORY } from './events'
import { type Outcome, roundPoints } from './outcome'
import { addTally, type Tallies, tallyOf } from './tally'

/**
 * Plans with uncertain units: what a unit has is settled from the start, so such a plan is a mixture of certain plans, its cases.
 */

interface PlanCase {
  readonly plan: Plan
  readonly chance: number
  /** By unit, which of the uncertain things it has. */
  readonly has: readonly (readonly Uncertain[])[]
}

const MOST_CASES = 64

/** The cases of a plan: itself where all is known. Throws a RequestError where there are too many. */
export const casesOfPlan = (plan: Plan): readonly PlanCase[] => {
  const count = countCases(plan.units.map(({ request }) => request))
  if (count > MOST_CASES)
    return refuse(
      t('what is not known of the units comes to {n} cases, and a plan has at most {most}: leave some out', {
        n: count,
        most: MOST_CASES
      })
    )
  if (count === 1) return [{ plan, chance: 1, has: [] }]
  let all: readonly { readonly units: readonly PlanUnit[]; readonly chance: number; readonly has: PlanCase['has'] }[] = [
    { units: [], chance: 1, has: [] }
  ]
  for (const unit of plan.units)
    all = all.flatMap(({ units, chance, has }) =>
      casesOfUnit<UnitRequest>(unit.request).map(each => ({
        units: [...units, { ...unit, request: each.of }],
        chance: chance * each.chance,
        has: [...has, each.has]
      }))
    )
  return all.map(({ units, chance, has }) => ({ plan: { ...plan, units }, chance, has }))
}

/** What the uncertain units have in a case: "danish axe, without shieldwall". */
const caseText = (plan: Plan, { has }: PlanCase, book: Rulebook): string => {
  const doubtful = plan.units.flatMap(({ name, request }, unit) => (request.maybe ? [{ name, request, unit }] : []))
  return doubtful
    .map(({ name, request, unit }) => {
      const texts = unitCaseText(unitOf(request, book, 'melee'), has[unit] ?? [], book).join(', ')
      return doubtful.length > 1 ? `${name} ${texts}` : texts
    })
    .join('; ')
}

const swingOf = ({ points }: Outcome): number => [...points].reduce((sum, [value, chance]) => sum + value * chance, 0)

/** The note of a plan averaged over its cases; none if there is only one. */
export const caseNotes = (
  plan: Plan,
  cases: readonly (PlanCase & { readonly outcome: Outcome })[],
  book: Rulebook
): readonly string[] =>
  cases.length === 1
    ? []
    : [
        t('averaged over what is not known; victory points by case: {cases}', {
          cases: cases
            .map(each => `${caseText(plan, each, book)} (${percent(each.chance)}) ${signed(swingOf(each.outcome))}`)
            .join('; ')
        })
      ]

interface Weighted<T> {
  readonly of: T
  readonly chance: number
}

const mixChances = <K>(all: readonly Weighted<ReadonlyMap<K, number>>[]): Map<K, number> => {
  const sums = new Map<K, number>()
  for (const { of, chance } of all) for (const [key, weight] of of) addWeight(sums, key, chance * weight)
  return sums
}

/** The histories of all groups in one: groups that are independent in each case are not independent in the mixture. */
const joinHistories = (histories: Outcome['histories']): ReadonlyMap<History, number> =>
  histories.reduce<ReadonlyMap<History, number>>(
    (one, other) => {
      const both = new Map<History, number>()
      for (const [a, p] of one) for (const [b, q] of other) addWeight(both, interleaveHistories(a, b), p * q)
      return keepLikeliest(both)
    },
    new Map([[NO_HISTORY, 1]])
  )

const tablesOf = (all: readonly Weighted<Outcome['joint']>[]): Outcome['joint'] => {
  const [first] = all
  const named = ({ fields }: Outcome['joint'][number]): string => fields.join()
  return (first?.of ?? []).flatMap(group => {
    const same = all.flatMap(({ of, chance }) =>
      of.filter(each => named(each) === named(group)).map(each => ({ of: each, chance }))
    )
    // fields that are certain in one case and not in another have no table in common
    if (same.length < all.length) return []
    const known = new Map<string, Outcome['joint'][number]['entries'][number]>()
    for (const { of, chance } of same)
      for (const { state, weight } of of.entries) {
        const key = group.fields.map(field => state[field]).join()
        known.set(key, { state, weight: (known.get(key)?.weight ?? 0) + chance * weight })
      }
    return [{ fields: group.fields, entries: [...known.values()] }]
  })
}

/** The outcomes of several cases as one: the mixture by their chances. */
export const mixtureOf = (cases: readonly { readonly outcome: Outcome; readonly chance: number }[]): Outcome => {
  const [first] = cases
  if (!first) throw new RangeError('a plan has a case')
  if (cases.length === 1) return first.outcome
  const of = <T>(part: (outcome: Outcome) => T): readonly Weighted<T>[] =>
    cases.map(({ outcome, chance }) => ({ of: part(outcome), chance }))
  const tallies: Tallies = new Map()
  for (const { outcome, chance } of cases)
    for (const [step, tally] of outcome.tallies) addTally(tallyOf(tallies, step), tally, chance)
  return {
    models: first.outcome.models.map((_, unit) => mixChances(of(({ models }) => models[unit] ?? new Map()))),
    fatigue: first.outcome.fatigue.map((_, unit) => mixChances(of(({ fatigue }) => fatigue[unit] ?? new Map()))),
    goals: first.outcome.goals.map((_, goal) =>
      cases.reduce((sum, { outcome, chance }) => sum + chance * (outcome.goals[goal] ?? 0), 0)
    ),
    points: new Map([...mixChances(of(({ points }) => points))].map(([value, chance]) => [roundPoints(value), chance])),
    histories: [mixChances(of(({ histories }) => joinHistories(histories)))],
    joint: tablesOf(of(({ joint }) => joint)),
    tallies,
    growth: first.outcome.growth
  }
}
