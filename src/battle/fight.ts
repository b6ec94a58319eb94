import { TooManyOutcomes } from '../chance/exact'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Engagement } from './combatant'
import { stepOnDefender } from './exchange'
import { specialSteps } from './exchange-second'
import { inspected } from './faults'
import { isSpecialIn, type ReadyFight } from './fight-state'
import { fighterOf } from './fighter'
import { NO_OVERKILL } from './losses'
import { aimableDice, fightRulesOf, meleeOf } from './melee'
import { tallied } from './outcome'
import { type RecordedStages, recordedMost, recordingSteps } from './recorded-stages'
import { mostOfShot, mostSpecial, startOf } from './state-bounds'

/** A shot of the engagement, ready to be played (R2.3 to R2.5). */
const shotOf = (engagement: Engagement, recorded?: RecordedStages): ReadyFight => {
  const attacker = fighterOf(engagement, 'attacker')
  const defender = fighterOf(engagement, 'defender')
  const isSpecial = isSpecialIn({ attacker, defender })
  const bare = mostOfShot(defender, isSpecial ? mostSpecial(attacker) : 0)
  const sides = {
    engagement,
    attacker,
    defender,
    tallies: tallied(engagement, bare),
    overkill: NO_OVERKILL,
    rules: fightRulesOf(engagement)
  }
  const most = recorded ? recordedMost(sides, bare, recorded) : bare
  const start = startOf(sides, most)
  const meleeRound = { sides, round: 0, split: 0 }
  const steps = recorded
    ? recordingSteps(meleeRound, recorded)
    : isSpecial
      ? specialSteps(meleeRound)
      : [stepOnDefender(meleeRound)]
  const stepsOfMelee = steps.length
  const ends = [stepsOfMelee - 1]
  return { ...sides, battle: { start, most, steps }, further: [], melees: 1, stepsOfMelee, ends, rebuiltKey: '', isDuel: false }
}

/** The engagement as a melee or shot, ready to be played. `recorded`: stages of the fight that its states record. */
export const fightOf = (engagement: Engagement, { kind, rounds, split }: Scenario, recorded?: RecordedStages): ReadyFight =>
  kind === 'melee'
    ? meleeOf(engagement, {
        ...(rounds !== undefined && { rounds }),
        ...(split !== undefined && { split }),
        ...(recorded && { recorded })
      })
    : shotOf(engagement, recorded)

/**
 * True if the error says that a valid fight is too large to be worked out, or that its best split is (a RequestError with
 * advice).
 */
export const isTooLarge = (error: unknown): boolean => error instanceof TooManyOutcomes || error instanceof RequestError

/** Why the requested split is not allowed (R6.3) or not possible here, as a sentence; undefined if it is fine. */
const wrongSplit = (engagement: Engagement, { split }: Scenario): string | undefined => {
  if (split === undefined) return undefined
  if (!engagement.companion) return t('a split is for a charge Side by Side (R6.3), as in "warlord and 6 hirdmen": leave it out')
  const { dice, least, most } = aimableDice(engagement)
  if (split >= least && split <= most) return undefined
  const [{ name }, target] = [engagement.defender.unit, engagement.attacker.unit.name]
  return least === most
    ? t(
        'none of {the:companion} is left when the dice are rolled, so all {dice} attack dice of {the:name} are aimed at {the:target} (R6.3): leave the split out',
        {
          name,
          dice,
          target,
          companion: engagement.companion.unit.name
        }
      )
    : t('{the:name} may aim 0 to {most} of {his|their:name} {dice} attack dice at {the:target} (R6.3), not {split}', {
        name,
        most,
        dice,
        target,
        split
      })
}

/** The engagement just before its dice. Throws a RequestError with everything that does not fit. */
export const validEngagement = (scenario: Scenario, book: Rulebook): Engagement => {
  const { engagement, faults } = inspected(scenario, book)
  const [split, rounds] = [wrongSplit(engagement, scenario), wrongRounds(scenario)]
  const wrong = [
    ...faults,
    ...(split === undefined ? [] : [{ message: split, at: 'split' }]),
    ...(rounds === undefined ? [] : [{ message: rounds, at: 'rounds' }])
  ]
  if (wrong.length) throw new RequestError(wrong)
  return engagement
}

/** Why rounds are not possible here, as a sentence: only melees have them (R8.3); undefined if they are fine. */
const wrongRounds = ({ kind, rounds = 1 }: Scenario): string | undefined =>
  kind === 'shoot' && rounds > 1 ? t('rounds are of melees (R8.3): leave them out of a shot') : undefined

/** The fight ready to be played. Throws like `validEngagement`. */
export const readyFight = (scenario: Scenario, book: Rulebook): ReadyFight => fightOf(validEngagement(scenario, book), scenario)
