import { plays, type Side, type Spend } from './fight'
import { type Fighter, gainAttack } from './fighter'
import { inMelee, playAbilities, whenShooting, whenShotAt } from './moment'
import { poolOf, type Stance } from './pool'
import type { Readings } from './readings'
import { tire } from './standing'
import { wrathOf } from './wrath'

function takeEffects(me: Fighter, readings: Readings): void {
  for (const effect of me.unit.effects ?? []) {
    if (effect.verb === 'attack-dice') gainAttack(me, effect.count, readings)
    if (effect.verb === 'defence-dice') me.gains.defence += effect.count
    if (effect.verb === 'reroll' && effect.of === 'attack') me.gains.rerollsAttack = true
    if (effect.verb === 'reroll' && effect.of === 'defence') me.gains.rerollsDefence = true
  }
}

/** R6.6: all but its armour and its rest come in step 3 of a melee (S1 p.44), and not when they are shot at. */
export function takeWrath(me: Fighter, readings: Readings): void {
  const { diceEach, attack, defence, rerolls } = wrathOf(me.unit)
  me.gains.attack += attack + (readings['wrath-dice'] === 'ability' ? diceEach * me.standing.engaged : 0)
  me.gains.defence += defence
  if (rerolls) me.gains.rerollsAttack = me.gains.rerollsDefence = true
}

/** Sven gains his dice in step 3 of any melee he is in (S1 p.45): in a further one for the enemies that are left. */
export function takeVengeance(me: Fighter, foes: readonly Fighter[]): void {
  if (!plays(me.unit, 'vengeful')) return
  for (const foe of foes) me.gains.attack += foe.standing.engaged
}

/** A side's abilities, in their order, and its effects. */
export function playStep(me: Fighter, foes: readonly Fighter[], readings: Readings): void {
  playAbilities(inMelee, me, foes, readings)
  takeEffects(me, readings)
  takeWrath(me, readings)
}

/** Stubbornness under stubbornness-fatigue=after: what is left of the enemies' fatigue. */
export function afterSpending(me: Fighter, foes: readonly Fighter[], readings: Readings): void {
  if (readings['stubbornness-fatigue'] === 'before' || !plays(me.unit, 'stubbornness')) return
  for (const foe of foes) me.gains.attack += foe.standing.fatigue
}

/** Takes a marker of the enemy unit, if it is still there and has one (R3.4). */
export function takeMarker(foe: Fighter): boolean {
  if (foe.standing.fatigue === 0 || foe.standing.models === 0) return false
  foe.standing = tire(foe.standing, -1)
  return true
}

/** Each way to spend at most once, with a marker of the enemy unit for each; what cannot be paid does not happen (R3.4). */
export function spendFatigue(me: Fighter, foe: Fighter, allowed: readonly Spend[]): void {
  for (const spend of new Set(me.unit.spend ?? [])) {
    if (!allowed.includes(spend) || !takeMarker(foe)) continue
    if (spend === 'armour') me.gains.armour.push(+1)
    else foe.gains.armour.push(-1)
  }
}

/** One side's step 3: abilities in their order, effects, then fatigue (R3.4). */
function choose(me: Fighter, foe: Fighter, readings: Readings): void {
  playStep(me, [foe], readings)
  spendFatigue(me, foe, ['armour', 'enemy-armour'])
  afterSpending(me, [foe], readings)
}

/** Reading removed-dice=lose: the pool is counted again without those removed; cap and stance stay as they were (R3.3, R3.5). */
export function loseDice(me: Fighter, engagedBefore: number, stance: Stance, readings: Readings): void {
  if (readings['removed-dice'] === 'keep' || me.standing.engaged === engagedBefore) return
  me.lostDice = me.held - poolOf(me.unit, me.standing, stance, readings).held
}

/** Step 3 of a melee (R3.4): the attacker, then the defender who knows what the attacker did. */
export function meleeChoices(attacker: Fighter, defender: Fighter, stances: Record<Side, Stance>, readings: Readings): void {
  const engaged = { attacker: attacker.standing.engaged, defender: defender.standing.engaged }
  choose(attacker, defender, readings)
  choose(defender, attacker, readings)
  loseDice(attacker, engaged.attacker, stances.attacker, readings)
  loseDice(defender, engaged.defender, stances.defender, readings)
}

/** Abilities of a shot: the shooter, then the target, who alone may spend fatigue, for armour only (R2.2). */
export function shotChoices(shooter: Fighter, target: Fighter, readings: Readings): void {
  playAbilities(whenShooting, shooter, [target], readings)
  takeEffects(shooter, readings)
  playAbilities(whenShotAt, target, [shooter], readings)
  takeEffects(target, readings)
  spendFatigue(target, shooter, ['armour'])
}
