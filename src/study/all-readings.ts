import { kitsIn, withCautions } from '../battle/cautions'
import { type FightAnswer, odds, type Rulebook } from '../battle/odds'
import { readingsOf } from '../battle/prepare'
import { changingReadings } from '../battle/readings-in-play'
import { combinations } from '../model/combinations'
import { t } from '../model/language'
import type { ReadingsReport, ReadingsRow } from '../model/report'
import { SCHEMA } from '../model/report'
import type { Scenario } from '../model/scenario'
import { casesOf } from '../model/uncertain'
import { mapWithForecast } from '../model/work'
import { sideNamesOf } from './cells'

/**
 * Total variation distance between the odds of two fights: over win, tie and loss of a melee, over the losses of the target of a
 * shot.
 */
const distance = (one: FightAnswer, other: FightAnswer): number => {
  const a = one.result ? Object.values(one.result) : one.defender.losses.p
  const b = other.result ? Object.values(other.result) : other.defender.losses.p
  return a.reduce((sum, chance, i) => sum + Math.abs(chance - (b[i] ?? 0)), 0) / 2
}

const rowOf = (
  readings: Readonly<Record<string, string>>,
  inForce: ReturnType<typeof readingsOf>,
  answer: FightAnswer,
  base: FightAnswer
): ReadingsRow => ({
  readings,
  ...(Object.entries(readings).every(([name, value]) => inForce[name as keyof typeof inForce] === value) && { inForce: true }),
  ...(answer.result && { result: answer.result }),
  attackerLosses: answer.attacker.losses.mean,
  defenderLosses: answer.defender.losses.mean,
  swing: answer.victoryPoints.swing,
  moves: distance(answer, base)
})

/** The readings that change the fight, or a case of an uncertain one, with all their values. */
const choicesIn = (scenario: Scenario, book: Rulebook): readonly (readonly [name: string, values: readonly string[]])[] => {
  const all = (casesOf(scenario) ?? [{ of: scenario }]).flatMap(({ of }) => changingReadings(of, book))
  return Object.keys(book.readings).flatMap(name => {
    const here = all.filter(each => each.name === name)
    const values = new Set(here.flatMap(({ value, others }) => [value, ...others]))
    return values.size > 0 ? [[name, [...values]] as const] : []
  })
}

/**
 * The fight under every combination of the readings that can matter to it (section 10), found by playing each alone first; those
 * that move its odds most come first. Throws a RequestError as `odds` does.
 */
export const allReadings = (scenario: Scenario, book: Rulebook): Omit<ReadingsReport, 'replay'> => {
  const base = odds(scenario, book, { asides: false })
  const choices = choicesIn(scenario, book)
  const sets = combinations(choices.map(([name, values]) => values.map(value => [name, value] as const))).map(set =>
    Object.fromEntries(set)
  )
  const part = {
    what: t('the {n} combinations of interpretations', { n: sets.length }),
    cure: t('settle some of them with --reading')
  }
  const inForce = readingsOf(scenario, book)
  const rows = mapWithForecast(sets, part, readings => {
    const answer = odds({ ...scenario, readings: { ...scenario.readings, ...readings } }, book, { asides: false })
    return rowOf(readings, inForce, answer, base)
  })
  return {
    schema: SCHEMA,
    kind: 'readings',
    headline: base.headline,
    edition: base.edition,
    scenario,
    names: sideNamesOf(base),
    rules: base.rules,
    method: base.method,
    of: choices.map(([name]) => name),
    rows: [...rows].sort((a, b) => b.moves - a.moves),
    ...withCautions(
      choices.length === 0 ? [t('no other interpretation of the rules changes this fight')] : [],
      kitsIn(scenario, book)
    )
  }
}
