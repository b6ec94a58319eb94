import type { Ability } from './ability'
import { type Fighter, gainAttack } from './fighter'
import type { Readings } from './readings'
import { tire } from './standing'
import { attackDice } from './strength'

/** What playing an ability does to the unit that plays it and to the enemy units it meets: one, or two Side by Side (R6.3). */
type Play<A extends Ability> = (me: Fighter, foes: readonly Fighter[], choice: A, readings: Readings) => void
/** The abilities of one moment of the game. An ability played at another moment finds no use (R7.4). */
type Moment = { readonly [Id in Ability['id']]?: Play<Extract<Ability, { id: Id }>> }

/** All enemy units that it meets, together. */
const total = (foes: readonly Fighter[], of: (foe: Fighter) => number): number => foes.reduce((sum, foe) => sum + of(foe), 0)

const pool = (common: number | undefined, rare: number | undefined): number => (common ?? 0) + 2 * (rare ?? 0)

/** Those on foot alone can be stamped on. */
const preyOf = ({ unit }: Fighter): number =>
  unit.mounted || unit.untouched ? 0 : unit.class === 'levies' ? 2 : unit.class === 'warriors' ? 1 : 0

/** Stamping takes engaged models (section 7 does not say; S1 p.61 does), and as many as there are. */
const stamp = (foe: Fighter, readings: Readings): void => {
  const prey = preyOf(foe)
  const { models, engaged } = foe.standing
  const taken = Math.min(prey, engaged)
  const removed = foe.standing.removed + taken
  const counted = foe.standing.counted + (readings['stamping-counts'] === 'yes' ? taken : 0)
  foe.standing = { ...foe.standing, models: models - taken, engaged: engaged - taken, removed, counted }
}

/** Valhalla takes engaged models only; those behind do not step up. It may take the last one (no word against it). */
const sacrifice = (me: Fighter, wanted: number, diceEach: number, readings: Readings): void => {
  if (wanted < 0 || wanted > 3) throw new RangeError('Valhalla takes up to 3 models')
  if (me.unit.class !== 'warriors' && me.unit.class !== 'hearthguard') return
  const { models, engaged, removed, counted } = me.standing
  const taken = Math.min(wanted, engaged)
  me.standing = {
    ...me.standing,
    models: models - taken,
    engaged: engaged - taken,
    removed: removed + taken,
    counted: counted + (readings['valhalla-counts'] === 'yes' ? taken : 0)
  }
  me.gains.attack += taken * diceEach
}

/** Melee, step 3 (R3.4). Thor, The Push, Pursuit and what tires units afterwards act after the melee. */
export const inMelee: Moment = {
  'combat-pool': (me, _foes, dice) => {
    me.gains.attack += pool(dice.attack, dice.rareAttack)
    me.gains.defence += pool(dice.defence, dice.rareDefence)
  },
  'attack-pool': (me, _foes, dice) => {
    me.gains.attack += pool(dice.attack, dice.rareAttack)
  },
  // "one of your units in the melee" (S1 p.59), but abilities of one of two Side by Side do not touch the other (S1 p.34)
  frigg: (me, _foes, _choice, readings) => {
    const { beside } = me
    const isOther =
      readings['frigg-fatigue'] === 'tired' &&
      beside !== undefined &&
      beside.standing.models > 0 &&
      beside.standing.fatigue > me.standing.fatigue
    const rested = isOther ? beside : me
    rested.standing = tire(rested.standing, -1)
    me.gains.attack += 1
  },
  heimdall: (me, _foes, { rare }) => {
    me.gains.attack += rare ? 4 : 3
    me.gains.armour.push(-1)
  },
  ullr: me => {
    me.gains.rerollsAttack = true
  },
  valhalla: (me, _foes, { models, rare }, readings) => sacrifice(me, models, rare ? 4 : 3, readings),
  shieldwall: me => {
    me.gains.armour.push(+1)
  },
  'hard-as-iron': me => {
    me.gains.rerollsDefence = true
  },
  stubbornness: (me, foes, _choice, readings) => {
    me.gains.attack += 1 + (readings['stubbornness-fatigue'] === 'before' ? total(foes, foe => foe.standing.fatigue) : 0)
  },
  'lords-of-battle': (me, _foes, { attack, defence }) => {
    if (attack + defence !== 3) throw new RangeError('Lords of Battle gives 3 dice')
    me.gains.attack += attack
    me.gains.defence += defence
  },
  charge: (me, _foes, { rare }) => {
    if (me.unit.mounted) me.gains.attack += rare ? 4 : 3
  },
  stamping: (me, foes, _choice, readings) => {
    const prey = foes.find(foe => preyOf(foe) > 0)
    if (me.unit.mounted && prey) stamp(prey, readings)
  },
  crush: me => {
    me.crushes = true
  },
  'dex-aie': me => {
    if (me.unit.class !== 'warlord') return
    me.gains.attack += 5
    me.gains.rerollsAttack = true
  },
  ambush: me => {
    if (me.unit.mounted || me.unit.ground !== 'uneven') return
    me.gains.attack += 3
    me.gains.defence += 3
  },
  // The engaged models of the moment it is played count: Valhalla and Stamping before it change them.
  'strength-in-numbers': (me, foes) => {
    me.gains.attack += Math.max(0, me.standing.engaged - total(foes, foe => foe.standing.engaged))
  },
  // Its fatigue lies on the unit at once, so the enemy may spend it and Stubbornness sees it.
  'war-dance': (me, _foes, { fatigue }) => {
    if (fatigue < 1 || fatigue > 3) throw new RangeError('War Dance puts 1 to 3 fatigue')
    me.standing = tire(me.standing, fatigue)
    me.gains.attack += fatigue
    me.gains.defence += fatigue
  },
  'expert-rider': (me, _foes, { dice }) => {
    if (!me.unit.mounted) return
    me.gains.attack += dice
    me.gains.defence += dice
  },
  // The enemies within VS of him are taken to be those engaged.
  vengeful: (me, foes) => {
    me.gains.attack += total(foes, foe => foe.standing.engaged)
  },
  // He discards dice he has, once. R3.5 looks at what is left of them all when step 3 is over, so dice above the cap may go; by reading
  // the cap comes first, and what it leaves is discarded.
  conqueror: (me, _foes, _choice, readings) => {
    const has = readings['discarded-dice'] === 'rolled' ? attackDice(me, readings) : me.held + me.gains.attack
    if (has < 3) return
    gainAttack(me, -3, readings)
    me.gains.armour.push(+1)
  }
}

/** The shooter's abilities (R2.2). The Viking Combat Pool is a Melee box; a unit of no faction has the wider one. */
export const whenShooting: Moment = {
  'combat-pool': (me, _foes, dice) => {
    if (me.unit.faction !== 'vikings') me.gains.attack += pool(dice.attack, dice.rareAttack)
  },
  'attack-pool': (me, _foes, dice) => {
    me.gains.attack += pool(dice.attack, dice.rareAttack)
  },
  'aimed-volley': me => {
    me.gains.rerollsAttack = true
  },
  'deadly-strike': (me, foes) => {
    if (me.unit.weapon !== 'javelins') return
    me.gains.rerollsAttack = true
    for (const foe of foes) if (!foe.unit.untouched) foe.gains.armour.push(-1)
  }
}

/** The abilities of the unit shot at (R2.2). */
export const whenShotAt: Moment = {
  'combat-pool': (me, _foes, dice, readings) => {
    if (me.unit.faction === 'vikings' || readings['combat-pool-shot-at'] === 'no') return
    me.gains.defence += pool(dice.defence, dice.rareDefence)
  },
  asgard: me => {
    me.gains.armour.push(+1)
  },
  shieldwall: me => {
    me.gains.armour.push(+1)
  }
}

export function playAbilities(moment: Moment, me: Fighter, foes: readonly Fighter[], readings: Readings): void {
  for (const choice of me.unit.abilities ?? []) {
    const play = moment[choice.id] as Play<Ability> | undefined
    play?.(me, foes, choice, readings)
  }
}
