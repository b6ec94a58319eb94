import type { Dice } from '../chance/dice'
import type { Clash, Ready } from './clash'
import { isSpecialIn, specialBlows } from './exchange-second'
import { mostSpecial } from './extent'
import { firstRound } from './falls'
import { fighterOf } from './fighter'
import { guardsOf, matters, NO_OVERKILL, suffering } from './losses'
import { tallied } from './outcome'
import type { Fray } from './standing'
import { type Guard, struck } from './strike'

/** A shot with both units as they stand: R2.3 to R2.5. */
export const shotOf = (fray: Fray): Ready => {
  const attacker = fighterOf(fray, 'attacker')
  const defender = fighterOf(fray, 'defender')
  const { unit, removed, ignores, resilience, fatigue } = defender.standing
  const { attack } = firstRound(attacker)
  const guard = defender.rounds[0]?.guard[defender.left] as Guard
  const shoot = (state: Clash, dice: Dice): Clash => {
    const most = matters(state, defender, guardsOf(defender), false)
    const uncancelled = dice.play(struck, Math.max(0, most), ignores, attacker.dice, attack.defender, guard)
    return suffering(state, defender, uncancelled, 0, false)
  }
  const isSpecial = isSpecialIn({ fray, attacker, defender })
  const most: Clash = {
    attackerLost: 0,
    defenderLost: unit.lives,
    ...(guardsOf(defender) > 0 && { defenderGuards: guardsOf(defender) }),
    ...(resilience > 0 && { defenderTired: Math.max(0, unit.profile.fatigueLimit - fatigue) }),
    ...(isSpecial && { defenderHits: mostSpecial(attacker) })
  }
  const start: Clash = {
    ...Object.fromEntries(Object.keys(most).map(field => [field, 0])),
    defenderLost: removed
  }
  const sides = { fray, attacker, defender, tallies: tallied(fray, most), overkill: NO_OVERKILL }
  const steps = isSpecial ? specialBlows({ sides, round: 0, split: 0 }) : [shoot]
  return { ...sides, battle: { start, most, steps }, melees: 1, stepsOfMelee: steps.length, isDuel: false }
}
