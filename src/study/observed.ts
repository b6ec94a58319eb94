import { cautioned } from '../battle/cautions'
import { odds, type Rulebook } from '../battle/odds'
import { withoutMethod } from '../battle/units'
import { type Mistake, refuse, refuseAny, unlessRefused } from '../model/errors'
import { t, translate } from '../model/language'
import type { LossDistribution, ObservedFight, ObservedReport, ObservedStages, Percentile } from '../model/report'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import { reportHead } from '../model/schema'
import { sideNamesOf } from './cells'
import {
  chancesAround,
  convolve,
  distributionOf,
  fromParts,
  meanOf,
  type Outcome,
  outcomesOf,
  toParts,
  type ValueDistribution
} from './outcomes'

/** How lucky fights were: where their losses are in the distribution of all that could have happened. */

/** A fight, and the models that both sides lost in it. */
export interface ObservedLosses {
  readonly scenario: Scenario
  readonly attacker: number
  readonly defender: number
  /** Where it was given: `--observed 1:3`, `evening.txt:4`. */
  readonly called: string
}

/** A fight with its luck. */
export interface FightLuck {
  readonly fight: ObservedFight
  /** Victory points that the attackers gain less those they lose, in parts of a point: all that were possible, and what happened. */
  readonly distribution: ValueDistribution
  readonly swing: number
  /** Points that the attackers killed and lost, among all possible ones. */
  readonly killed: Percentile
  readonly lost: Percentile
}

/**
 * Where an observed value is in a distribution: chances 0..1 of less, the same and more. `convert` turns its values into the unit
 * that is shown.
 */
export const percentile = (
  distribution: ValueDistribution,
  observed: number,
  convert: (value: number) => number = value => value
): Percentile => {
  const { below, same, above } = chancesAround(distribution, observed)
  return {
    observed: convert(observed),
    mean: convert(meanOf(distribution)),
    below,
    same,
    above,
    twoSided: Math.min(1, 2 * Math.min(below + same, above + same))
  }
}

const percentileOfLosses = (outcomes: readonly Outcome[], side: Side, lost: number): Percentile =>
  percentile(
    distributionOf(outcomes, outcome => outcome[side]),
    lost
  )

const cannotLose = (called: string, name: string, models: number, lost: number) => ({
  message:
    models === 1
      ? t('{called}: {the:name} {is|are:name} 1 model and cannot lose {lost}', { called, name, lost })
      : t('{called}: {the:name} {is|are:name} {models} and cannot lose {lost}', { called, name, models, lost }),
  at: called
})

/** The percentile of victory points, with mean and observed value computed without rounding to parts. */
const percentileOfPoints = (
  outcomes: readonly Outcome[],
  pointsOf: (outcome: Outcome) => number,
  happened: Outcome
): Percentile => ({
  ...percentile(
    distributionOf(outcomes, outcome => toParts(pointsOf(outcome))),
    toParts(pointsOf(happened)),
    fromParts
  ),
  observed: pointsOf(happened),
  mean: outcomes.reduce((sum, outcome) => sum + outcome.chance * pointsOf(outcome), 0)
})

/** A fight with its luck. Throws a RequestError where it cannot have ended so. */
export const fightLuck = (played: ObservedLosses, book: Rulebook): FightLuck => {
  const scenario = withoutMethod(played.scenario)
  const answer = odds(scenario, book, { asides: false })
  const outcomes = outcomesOf(scenario, book)
  const names = sideNamesOf(answer)
  const mostLost = (side: Side): number => answer[side].losses.p.length - 1
  refuseAny(
    SIDES.filter(side => played[side] > mostLost(side)).map(side =>
      cannotLose(played.called, names[side], mostLost(side), played[side])
    )
  )
  const happened = outcomes.find(({ attacker, defender }) => attacker === played.attacker && defender === played.defender)
  if (!happened)
    return refuse(
      t(
        '{called}: {lost} is impossible in this fight: the losses come in the order attackers:defenders, and shooters lose none',
        {
          called: played.called,
          lost: `${played.attacker}:${played.defender}`
        }
      ),
      played.called
    )
  const distribution = distributionOf(outcomes, ({ swing }) => toParts(swing))
  const fight: ObservedFight = {
    headline: answer.headline,
    scenario,
    names,
    outcome: { attacker: played.attacker, defender: played.defender },
    chance: happened.chance,
    attackerLosses: percentileOfLosses(outcomes, 'attacker', played.attacker),
    defenderLosses: percentileOfLosses(outcomes, 'defender', played.defender),
    swing: percentile(distribution, toParts(happened.swing), fromParts)
  }
  return {
    fight,
    distribution,
    swing: toParts(happened.swing),
    killed: percentileOfPoints(outcomes, ({ killed }) => killed, happened),
    lost: percentileOfPoints(outcomes, ({ lost }) => lost, happened)
  }
}

/** The luck of all fights together, which are independent. */
const luckOfAll = (all: readonly FightLuck[]): Percentile => {
  const total = all.map(({ distribution }) => distribution).reduce(convolve)
  return percentile(
    total,
    all.reduce((sum, { swing }) => sum + swing, 0),
    fromParts
  )
}

/** Maps fights. Throws a RequestError with the mistakes of all of them together, each with the fight that it is in. */
export const mapCollectingMistakes = <Fight extends { readonly called: string }, T>(
  fights: readonly Fight[],
  make: (each: Fight) => T
): readonly T[] => {
  const mistakes: Mistake[] = []
  const all = fights.flatMap(each =>
    unlessRefused(
      () => [make(each)],
      ofFight => {
        const { called } = each
        mistakes.push(...ofFight.map(({ message, at }) => ({ message: at === called ? message : `${called}: ${message}` })))
        return []
      }
    )
  )
  refuseAny(mistakes)
  return all
}

/** A fight with stages that were observed on the way: dice, hits and the like of each side. `given`: as they were written. */
export interface ObservedStagesRequest {
  readonly scenario: Scenario
  readonly given: string
  readonly seen: readonly { readonly key: string; readonly name: string; readonly attacker: number; readonly defender: number }[]
}

const stagesLuck = ({ scenario: asked, given, seen }: ObservedStagesRequest, book: Rulebook): ObservedStages => {
  const scenario = withoutMethod(asked)
  const answer = odds(scenario, book, { asides: false, stages: true })
  const names = sideNamesOf(answer)
  const mistakes: Mistake[] = []
  const percentileOfStage = (side: Side, key: string, name: string, count: number): Percentile => {
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
    return percentile({ values: p.map((_, k) => k), chances: p }, count)
  }
  const found = seen.map(({ key, name, attacker, defender }) => ({
    name,
    attacker: percentileOfStage('attacker', key, name, attacker),
    defender: percentileOfStage('defender', key, name, defender)
  }))
  refuseAny(mistakes)
  return { headline: answer.headline, scenario, names, given, seen: found }
}

/**
 * The luck of each fight, and of several the luck of the whole evening; exact. Throws a RequestError with all that cannot have
 * happened.
 */
export const observedLuck = (
  seen: readonly ObservedLosses[],
  book: Rulebook,
  asked?: ObservedStagesRequest
): Omit<ObservedReport, 'replay'> => {
  const all = mapCollectingMistakes(seen, each => fightLuck(each, book))
  const stages = asked && stagesLuck(asked, book)
  const headline = all[0]?.fight.headline ?? stages?.headline
  if (headline === undefined) return refuse(t('--observed: there is no fight here'))
  const isSeveral = all.length > 1
  return {
    ...reportHead('observed', isSeveral ? t('{n} fights that were fought', { n: all.length }) : headline, book),
    fights: all.map(({ fight }) => fight),
    ...(stages && { stages }),
    ...(isSeveral && { evening: luckOfAll(all) }),
    ...cautioned(
      [],
      all.map(({ fight }) => fight.scenario),
      book
    )
  }
}
