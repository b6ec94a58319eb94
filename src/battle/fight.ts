import type { Dice } from '../chance/dice'
import { TooManyOutcomes } from '../chance/exact'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Engagement } from './combatant'
import { mostHitsThatMatter } from './exchange'
import { isSpecialIn, specialSteps } from './exchange-second'
import { inspected } from './faults'
import type { FightState, Ready } from './fight-state'
import { fighterOf } from './fighter'
import { applyHits, NO_OVERKILL } from './losses'
import { aimAt, fightRulesOf, meleeOf } from './melee'
import { type Noted, notedMost, notedSteps } from './noted-stages'
import { tallied } from './outcome'
import { mostOfShot, mostSpecial, startOf } from './state-bounds'
import { countedStrike, type Guard } from './strike'
import { firstRound } from './strike-odds'

/** A shot with both units as they stand: R2.3 to R2.5. */
const shotOf = (engagement: Engagement, noted?: Noted): Ready => {
  const attacker = fighterOf(engagement, 'attacker')
  const defender = fighterOf(engagement, 'defender')
  const { attack } = firstRound(attacker)
  const guard = defender.rounds[0]?.guard[defender.left] as Guard
  const shoot = (state: FightState, dice: Dice): FightState => {
    const most = mostHitsThatMatter(state, defender, sides)
    const { ignores } = defender.lossRules
    return applyHits(state, defender, dice.play(countedStrike, most, ignores, attacker.dice, attack.defender, guard), 0, false)
  }
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
  const most = noted ? notedMost(sides, bare, noted) : bare
  const start = startOf(sides, most)
  const meeting = { sides, round: 0, split: 0 }
  const steps = noted ? notedSteps(meeting, noted) : isSpecial ? specialSteps(meeting) : [shoot]
  const stepsOfMelee = steps.length
  const ends = [stepsOfMelee - 1]
  return { ...sides, battle: { start, most, steps }, further: [], melees: 1, stepsOfMelee, ends, anew: '', isDuel: false }
}

/** A fight ready to be played; of a melee Side by Side the split of the enemy's dice as well. */
export type Readied = Ready & { readonly split?: number }

/** The engagement as a fight of its kind. `noted`: stages of it that its states tell. */
export const fightOf = (engagement: Engagement, { kind, rounds, split }: Scenario, noted?: Noted): Readied =>
  kind === 'melee'
    ? meleeOf(engagement, {
        ...(rounds !== undefined && { rounds }),
        ...(split !== undefined && { split }),
        ...(noted && { noted })
      })
    : shotOf(engagement, noted)

/** Is a fight in which all fits too large to be worked out, or its best split (which is refused with its cure)? */
export const isTooLarge = (error: unknown): boolean => error instanceof TooManyOutcomes || error instanceof RequestError

/** A split the rules do not allow (R6.3), or that is not to be made here. */
const wrongSplit = (engagement: Engagement, { split }: Scenario): string | undefined => {
  if (split === undefined) return undefined
  if (!engagement.companion) return t('a split is for a charge Side by Side (R6.3), as in "warlord and 6 hirdmen": leave it out')
  const { dice, most } = aimAt(engagement)
  return split > most
    ? t('{the:name} may aim 0 to {most} of {his|their:name} {dice} attack dice at {the:target} (R6.3), not {split}', {
        name: engagement.defender.unit.name,
        most,
        dice,
        target: engagement.attacker.unit.name,
        split
      })
    : undefined
}

/** Both sides as they come to their dice. Throws a RequestError with everything that does not fit. */
export const prepareEngagement = (scenario: Scenario, book: Rulebook): Engagement => {
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

/** Rounds are melees (R8.3). */
const wrongRounds = ({ kind, rounds = 1 }: Scenario): string | undefined =>
  kind === 'shoot' && rounds > 1 ? t('rounds are of melees (R8.3): leave them out of a shot') : undefined

/** The fight with its dice ready to be thrown. Throws as `arrayed`. */
export const readied = (scenario: Scenario, book: Rulebook): Readied => fightOf(prepareEngagement(scenario, book), scenario)
