import { cautioned } from '../battle/cautions'
import { odds, type Rulebook } from '../battle/odds'
import { exactly } from '../battle/units'
import { type Mistake, refuse, refuseAny, unlessRefused } from '../model/errors'
import { t, translate } from '../model/language'
import {
  type LossDistribution,
  type ObservedFight,
  type ObservedReport,
  type ObservedStages,
  type Percentile,
  SCHEMA
} from '../model/report'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import { namesOf } from './cells'
import { chancesAround, inParts, inPoints, meanOf, type Outcome, outcomesOf, type Spread, spreadOf, sumOf } from './outcomes'

/** How lucky fights were: where their losses are in the distribution of all that could have happened. */

/** A fight, and the models that both sides lost in it. */
export interface Seen {
  readonly scenario: Scenario
  readonly attacker: number
  readonly defender: number
  /** Where it was given: `--observed 1:3`, `evening.txt:4`. */
  readonly called: string
}

/** A fight with its luck. `swings` and `swing`: victory points in whole parts of a point. */
export interface Weighed {
  readonly fight: ObservedFight
  readonly swings: Spread
  readonly swing: number
  /** Points that the attackers killed and lost, among all possible ones. */
  readonly killed: Percentile
  readonly lost: Percentile
}

/** Converts values of a spread to what is shown: models, or points. */
type Unit = (value: number) => number

const models: Unit = value => value

/** Where a value is in a distribution. */
export const percentile = (spread: Spread, observed: number, unit: Unit): Percentile => {
  const { below, same, above } = chancesAround(spread, observed)
  return {
    observed: unit(observed),
    mean: unit(meanOf(spread)),
    below,
    same,
    above,
    twoSided: Math.min(1, 2 * Math.min(below + same, above + same))
  }
}

const ofLosses = (outcomes: readonly Outcome[], side: Side, lost: number): Percentile =>
  percentile(
    spreadOf(
      outcomes,
      outcome => outcome[side],
      ({ chance }) => chance
    ),
    lost,
    models
  )

const cannotLose = (called: string, name: string, models: number, lost: number) => ({
  message:
    models === 1
      ? t('{called}: {the:name} {is|are:name} 1 model and cannot lose {lost}', { called, name, lost })
      : t('{called}: {the:name} {is|are:name} {models} and cannot lose {lost}', { called, name, models, lost }),
  at: called
})

/** The percentile of points, with mean and observed value computed without rounding to parts. */
const inWorth = (outcomes: readonly Outcome[], worth: (outcome: Outcome) => number, same: Outcome): Percentile => ({
  ...percentile(
    spreadOf(
      outcomes,
      outcome => inParts(worth(outcome)),
      ({ chance }) => chance
    ),
    inParts(worth(same)),
    inPoints
  ),
  observed: worth(same),
  mean: outcomes.reduce((sum, outcome) => sum + outcome.chance * worth(outcome), 0)
})

/** A fight with its luck. Throws a RequestError where it cannot have ended so. */
export const weighFight = (seen: Seen, book: Rulebook): Weighed => {
  const scenario = exactly(seen.scenario)
  const answer = odds(scenario, book, { asides: false })
  const outcomes = outcomesOf(scenario, book)
  const names = namesOf(answer)
  const mostLost = (side: Side): number => answer[side].losses.p.length - 1
  refuseAny(
    SIDES.filter(side => seen[side] > mostLost(side)).map(side =>
      cannotLose(seen.called, names[side], mostLost(side), seen[side])
    )
  )
  const same = outcomes.find(({ attacker, defender }) => attacker === seen.attacker && defender === seen.defender)
  if (!same)
    return refuse(
      t(
        '{called}: {lost} is impossible in this fight: the losses come in the order attackers:defenders, and shooters lose none',
        {
          called: seen.called,
          lost: `${seen.attacker}:${seen.defender}`
        }
      ),
      seen.called
    )
  const swings = spreadOf(
    outcomes,
    ({ swing }) => inParts(swing),
    ({ chance }) => chance
  )
  const fight: ObservedFight = {
    headline: answer.headline,
    scenario,
    names,
    outcome: { attacker: seen.attacker, defender: seen.defender },
    chance: same.chance,
    attackerLosses: ofLosses(outcomes, 'attacker', seen.attacker),
    defenderLosses: ofLosses(outcomes, 'defender', seen.defender),
    swing: percentile(swings, inParts(same.swing), inPoints)
  }
  return {
    fight,
    swings,
    swing: inParts(same.swing),
    killed: inWorth(outcomes, ({ killed }) => killed, same),
    lost: inWorth(outcomes, ({ lost }) => lost, same)
  }
}

/** The luck of all fights together, which are independent. */
const eveningOf = (all: readonly Weighed[]): Percentile => {
  const total = all.map(({ swings }) => swings).reduce(sumOf)
  return percentile(
    total,
    all.reduce((sum, { swing }) => sum + swing, 0),
    inPoints
  )
}

/** Maps fights. Throws a RequestError with the mistakes of all of them together, each with the fight that it is in. */
export const mapFights = <S extends { readonly called: string }, T>(seen: readonly S[], make: (each: S) => T): readonly T[] => {
  const wrong: Mistake[] = []
  const all = seen.flatMap(each =>
    unlessRefused(
      () => [make(each)],
      mistakes => {
        const { called } = each
        wrong.push(...mistakes.map(({ message, at }) => ({ message: at === called ? message : `${called}: ${message}` })))
        return []
      }
    )
  )
  refuseAny(wrong)
  return all
}

/** A fight with stages that were observed on the way: dice, hits and the like of each side. `given`: as they were written. */
export interface StagesSeen {
  readonly scenario: Scenario
  readonly given: string
  readonly seen: readonly { readonly key: string; readonly name: string; readonly attacker: number; readonly defender: number }[]
}

const ofStages = ({ scenario: asked, given, seen }: StagesSeen, book: Rulebook): ObservedStages => {
  const scenario = exactly(asked)
  const answer = odds(scenario, book, { asides: false, stages: true })
  const names = namesOf(answer)
  const mistakes: Mistake[] = []
  const placed = (side: Side, key: string, name: string, count: number): Percentile => {
    const p = (answer[side] as unknown as Readonly<Record<string, LossDistribution>>)[key]?.p ?? [1]
    if (!((p[count] ?? 0) > 0))
      mistakes.push({
        message: t('--observed {given}: {the:name} can never have {count} {what} in this fight, only {least} to {most}', {
          given,
          name: names[side],
          count,
          what: translate(name),
          least: p.findIndex(chance => chance > 0),
          most: p.findLastIndex(chance => chance > 0)
        }),
        at: '--observed'
      })
    return percentile({ worth: p.map((_, k) => k), chance: p }, count, models)
  }
  const found = seen.map(({ key, name, attacker, defender }) => ({
    name,
    attacker: placed('attacker', key, name, attacker),
    defender: placed('defender', key, name, defender)
  }))
  refuseAny(mistakes)
  return { headline: answer.headline, scenario, names, given, seen: found }
}

/**
 * The luck of each fight, and of several the luck of the whole evening; exact. Throws a RequestError with all that cannot have
 * happened.
 */
export const observed = (seen: readonly Seen[], book: Rulebook, asked?: StagesSeen): Omit<ObservedReport, 'replay'> => {
  const all = mapFights(seen, each => weighFight(each, book))
  const stages = asked && ofStages(asked, book)
  const headline = all[0]?.fight.headline ?? stages?.headline
  if (headline === undefined) return refuse(t('--observed: there is no fight here'))
  const many = all.length > 1
  return {
    schema: SCHEMA,
    kind: 'observed',
    headline: many ? t('{n} fights that were fought', { n: all.length }) : headline,
    edition: book.edition,
    rules: book.version,
    fights: all.map(({ fight }) => fight),
    ...(stages && { stages }),
    ...(many && { evening: eveningOf(all) }),
    ...cautioned(
      [],
      all.map(({ fight }) => fight.scenario),
      book
    )
  }
}
