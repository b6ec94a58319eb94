import type { UnitRequest } from '../model/scenario'
import { spendFatigue } from './abilities'
import { applyEffects } from './apply-effects'
import { alliesOf, type Combatant, changed, type Engagement, put, rolesOf, unitAt } from './combatant'
import { applyCover } from './cover'
import { abilitiesStay } from './fighter'

/** The state of units in melees after the first: those that Thor brings (R7), and the rounds of a duel (R8.3). */

/**
 * The melees of a fight. `melees`: their number, which is that of a duel's rounds (R8.3), otherwise 1 plus 1 for each Thor.
 */
export interface MeleeSeries {
  readonly melees: number
  readonly isDuel: boolean
}

const AGAINST_NOBODY: Combatant['armourAgainst'] = { attacker: 0, companion: 0, defender: 0 }

/**
 * A unit at the start of a further melee: its state before abilities, unless these stay, with its choices for that melee
 * (thor-choices).
 */
const combatantAgain = (own: Combatant, fatigue: number, engagement: Engagement): Combatant => {
  const { asked, givesUpDice } = own.unit
  const { givesUpDiceAgain = givesUpDice, spendAgain = [] } = engagement.readings['thor-choices'] === 'first' ? NO_CHOICES : asked
  const armour = abilitiesStay(engagement)
    ? own
    : { armour: own.beforeAbilities?.armour ?? own.armour, armourAgainst: AGAINST_NOBODY }
  const unit = { ...own.unit, givesUpDice: givesUpDiceAgain, spend: spendAgain }
  return changed(own, { notes: NO_NOTES, unit, fatigue, armour: armour.armour, armourAgainst: armour.armourAgainst })
}

const NO_NOTES: Combatant['notes'] = []

const NO_CHOICES: Pick<UnitRequest, 'givesUpDiceAgain' | 'spendAgain'> = {}

/**
 * True if the two sides of a duel charge in turn (challenge-charger=turns); two units Side by Side charge in every round (R6.3).
 */
export const areInTurn = ({ readings, companion }: Pick<Engagement, 'readings' | 'companion'>, isDuel: boolean): boolean =>
  isDuel && companion === undefined && readings['challenge-charger'] === 'turns'

/**
 * The engagement with charge reversed. Cover is applied again, because heavy cover helps only the unit that is charged (R3.7).
 */
const withChargeReversed = (engagement: Engagement): Engagement => {
  const turned = rolesOf(engagement).reduce((now, role) => {
    const own = unitAt(now, role)
    const savesOn = engagement.book.numbers.saveMelee
    return put(now, role, changed(own, { charging: !own.charging, cover: own.unit.cover, covered: false, savesOn }))
  }, engagement)
  return rolesOf(engagement).reduce((now, role) => {
    const { unit } = unitAt(now, role)
    const covered = unit.equipment.filter(({ effect }) => effect.verb === 'cover')
    const after = applyCover(
      covered.reduce((here, bound) => applyEffects(here, role, bound), now),
      role
    )
    const { savesOn, beforeAbilities } = unitAt(after, role)
    return put(after, role, changed(unitAt(after, role), { beforeAbilities: beforeAbilities && { ...beforeAbilities, savesOn } }))
  }, turned)
}

/** The further rounds of a duel in which the sides charge in turn; only the unit that is charged gives up dice (R3.3). */
const duelInTurns = (engagement: Engagement, melees: number): readonly Engagement[] => {
  const begun = (there: Engagement): Engagement =>
    rolesOf(there).reduce((now, role) => {
      const own = combatantAgain(unitAt(there, role), unitAt(there, role).fatigue, there)
      const givesUpDice = !own.charging && (own.unit.asked.givesUpDice ?? false)
      return put(now, role, changed(own, { unit: { ...own.unit, givesUpDice } }))
    }, there)
  const [back, there] = [begun(withChargeReversed(engagement)), begun(engagement)]
  return Array.from({ length: melees - 1 }, (_, i) => (i % 2 === 0 ? back : there))
}

/** The engagement of each further melee just before its dice. Fatigue left from earlier melees may be spent in it. */
export const furtherEngagements = (engagement: Engagement, { melees, isDuel }: MeleeSeries): readonly Engagement[] => {
  if (areInTurn(engagement, isDuel)) return duelInTurns(engagement, melees)
  const engagements: Engagement[] = []
  for (let i = 1; i < melees; i++) {
    const before = engagements.at(-1) ?? engagement
    const begun = rolesOf(engagement).reduce(
      (now, role) => put(now, role, combatantAgain(unitAt(engagement, role), unitAt(before, role).fatigue, engagement)),
      engagement
    )
    const isIdle = rolesOf(begun).every(role => unitAt(begun, role).unit.spend.length === 0)
    if (isIdle && i > 1) engagements.push(before)
    else
      engagements.push(
        [...alliesOf(begun, 'attacker'), 'defender' as const].reduce(
          (now, role) => spendFatigue(now, role, unitAt(now, role).unit.spend),
          begun
        )
      )
  }
  return engagements
}
