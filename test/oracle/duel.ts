import { check, type Fight, type Side, type Unit } from './fight'
import { type Fraction, sum } from './fraction'
import { afterOrders, asTheyStand } from './orders'
import type { Outcome, SideOutcome } from './outcome'
import { readingsOf } from './readings'
import { fightOut, refereeMelee } from './referee'
import { certain, changed, onward, type Spread } from './spread'
import { bothStand, type Field, type Standing } from './standing'

/**
 * The Challenge (R8.3), or any two units that meet again and again. Each round is a melee of its own between what the last one left:
 * the same side charges, or the two in turn (reading challenge-charger), the same choices are made with what fatigue there is, Resistance asks anew. Both gain a fatigue a round
 * (R3.9) and at their limit their dice are halved (R3.2); S1 p.54 says no more, and what else they do in their turns, a rest
 * above all, is not played.
 */
export interface DuelTerms {
  readonly rounds: number
  /** Of both; a unit that has wounds of its own keeps those. */
  readonly wounds?: number
  readonly readings?: Fight['readings']
}

/** A duel that goes on, or is over. */
export interface Bout {
  readonly field: Field
  /** Losses that decided the melees so far. */
  readonly lost: { readonly [side in Side]: number }
  readonly over: 'no' | Side | 'both fell'
}

/** Where the duel stands after a round. */
export interface RoundOdds {
  /** The other is dead. */
  readonly attackerWon: Fraction
  readonly defenderWon: Fraction
  readonly bothFell: Fraction
  readonly goesOn: Fraction
}

export interface DuelOdds {
  readonly rounds: readonly RoundOdds[]
  readonly end: Spread<Bout>
  /** Whoever is left, else who keeps more wounds (S1 p.54), or lost less if they have none. */
  readonly attackerWins: Fraction
  readonly defenderWins: Fraction
  readonly draw: Fraction
}

export function duel(attacker: Unit, defender: Unit, { rounds, wounds, readings = {} }: DuelTerms): DuelOdds {
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('a duel has one round or more')
  const wounded = (unit: Unit): Unit => (wounds === undefined || unit.wounds !== undefined ? unit : { ...unit, wounds })
  const fight: Fight = { kind: 'melee', attacker: wounded(attacker), defender: wounded(defender), readings }
  check(fight)
  const back: Fight = { ...fight, attacker: fight.defender, defender: fight.attacker }
  const [there, again] = [fightOut(fight), fightOut(back)]
  const oneRound = (bout: Bout, round: number): Spread<Bout> => {
    if (bout.over !== 'no') return certain(bout)
    if (readingsOf(fight)['challenge-charger'] === 'same' || round % 2 === 0)
      return changed(refereeMelee(fight, afterOrders(fight, bout.field), there), outcome => next(bout, outcome))
    const turned = { ...bout.field, attacker: bout.field.defender, defender: bout.field.attacker }
    return changed(refereeMelee(back, afterOrders(back, turned), again), outcome =>
      next(bout, { ...outcome, attacker: outcome.defender, defender: outcome.attacker })
    )
  }
  let bouts: Spread<Bout> = certain({ field: asTheyStand(fight), lost: { attacker: 0, defender: 0 }, over: 'no' })
  const odds: RoundOdds[] = []
  for (let round = 0; round < rounds; round++) {
    bouts = onward(bouts, bout => oneRound(bout, round))
    odds.push(roundOdds(bouts))
  }
  return { rounds: odds, end: bouts, ...verdict(bouts) }
}

/** What a melee leaves goes into the next one. */
function next({ field, lost }: Bout, outcome: Outcome): Bout {
  const after: Field = {
    attacker: survivors(field.attacker, outcome.attacker),
    defender: survivors(field.defender, outcome.defender),
    fought: 0
  }
  return {
    field: after,
    lost: { attacker: lost.attacker + outcome.attacker.counted, defender: lost.defender + outcome.defender.counted },
    over: bothStand(after) ? 'no' : after.attacker.models > 0 ? 'attacker' : after.defender.models > 0 ? 'defender' : 'both fell'
  }
}

/** Models that were not engaged may step up in the next melee. */
const survivors = (before: Standing, { left, fatigue, guardsLost, wounds }: SideOutcome): Standing => ({
  ...before,
  models: left,
  engaged: Math.min(before.engaged, left),
  fatigue,
  guards: before.guards - guardsLost,
  ...(wounds !== undefined && { wounds })
})

const chanceOf = (bouts: Spread<Bout>, is: (bout: Bout) => boolean): Fraction =>
  sum(bouts.filter(({ value }) => is(value)).map(({ chance }) => chance))

const roundOdds = (bouts: Spread<Bout>): RoundOdds => ({
  attackerWon: chanceOf(bouts, ({ over }) => over === 'attacker'),
  defenderWon: chanceOf(bouts, ({ over }) => over === 'defender'),
  bothFell: chanceOf(bouts, ({ over }) => over === 'both fell'),
  goesOn: chanceOf(bouts, ({ over }) => over === 'no')
})

/** Above zero when the attacker has the better of it. */
function lead({ field: { attacker, defender }, lost, over }: Bout): number {
  if (over !== 'no') return over === 'attacker' ? 1 : over === 'defender' ? -1 : 0
  if (attacker.wounds !== undefined && defender.wounds !== undefined) return attacker.wounds - defender.wounds
  return lost.defender - lost.attacker
}

const verdict = (bouts: Spread<Bout>) => ({
  attackerWins: chanceOf(bouts, bout => lead(bout) > 0),
  defenderWins: chanceOf(bouts, bout => lead(bout) < 0),
  draw: chanceOf(bouts, bout => lead(bout) === 0)
})
