import { add, compare, type Fraction, fraction, multiply, subtract, sum, zero } from '../fraction'
import { canAct, isGone, playAct } from './acts'
import { swingOf } from './points'
import { enemyOf } from './profile'
import { finish, heldField, testing } from './referee'
import { type Field, type Table, tableOf } from './standing'
import type { Act, Fight, Side } from './types'

/**
 * Step 3 solved by trying everything (T3.8): the sides act in turn, one act or a pass, until both pass in a row. Each wants the most
 * points taken less points given. What an act rolls is seen before the next one.
 */

export type Buys = Extract<Act, { kind: 'fatigue' }>['buys']

/** Acts of a side: each at most once, but those of a basic box as often as dice lie on it. */
export interface Menu {
  readonly acts: readonly Act[]
  /** Fatigue may be spent besides, as far as there is any; on these alone where they are listed. */
  readonly spends?: boolean | readonly Buys[]
  /** It loses more than there is, unless it makes such an act. */
  readonly owes?: (act: Act) => boolean
  /** So many of the acts may be made, where dice may go to one or to another. */
  readonly most?: number
  /** It loses more than there is, unless it makes them all. */
  readonly isPlayed?: boolean
}

const SIDES = ['attacker', 'defender'] as const

/** More than any fight is worth. */
export const FORFEIT = 1_000_000

export type Menus = { readonly [side in Side]: Menu }

export interface Best {
  /** Points taken less points given, seen from the attacker. */
  readonly swing: Fraction
  /** The first move: the name of an act, `armour`, `enemy-armour` or `pass`; the first of equals. */
  readonly first: string
}

interface Moment {
  readonly field: Field
  readonly turn: Side
  readonly left: Readonly<Record<Side, readonly Act[]>>
  /** Passes in a row, and who may act no more (reading pass-final). */
  readonly passes: number
  readonly done: Readonly<Record<Side, boolean>>
  /** Sides that have not made the act they owe. */
  readonly owing: readonly Side[]
}

const spends = (by: Side, { fight }: Table, wanted: Menu['spends']): readonly Act[] => {
  const all: readonly Buys[] = fight.kind === 'melee' ? ['armour', 'enemy-armour'] : by === 'defender' ? ['armour'] : []
  return all
    .filter(buys => (typeof wanted === 'object' ? wanted.includes(buys) : wanted))
    .map(buys => ({ by, kind: 'fatigue', buys }))
}

const nameOf = (act: Act): string => (act.kind === 'fatigue' ? act.buys : (act.name ?? 'act'))

/** What happens if both stop here. */
const worthOf = (field: Field, table: Table): Fraction => {
  const { attacker, defender } = table.fight
  return sum(finish(field, table).map(({ value, chance }) => multiply(chance, swingOf(attacker, defender, value))))
}

export const solveInTurn = (fight: Fight, menus: Menus): Best => {
  const table = tableOf(fight)
  const known = new Map<string, Fraction>()
  const ended = (field: Field): Fraction => {
    const key = JSON.stringify(field)
    const found = known.get(key) ?? worthOf(field, table)
    known.set(key, found)
    return found
  }
  const passed = (moment: Moment): Fraction => {
    const { field, turn, left, passes, done, owing } = moment
    if (passes === 1) {
      // what is over nobody could go on with
      const idle = SIDES.filter(side => menus[side].isPlayed && left[side].length > 0)
      const late = isGone(field) ? [] : [...owing, ...idle]
      return late.reduce((swing, side) => add(swing, fraction(side === 'attacker' ? -FORFEIT : FORFEIT)), ended(field))
    }
    const stops = { ...done, [turn]: done[turn] || table.readings['pass-final'] === 'yes' }
    return best({ ...moment, turn: enemyOf(turn), passes: passes + 1, done: stops }).swing
  }
  const made = (act: Act, { field, turn, left, done, owing: before }: Moment): Fraction => {
    const owing = before.filter(side => side !== turn || !menus[side].owes?.(act))
    const index = left[turn].indexOf(act)
    const fewer = index < 0 ? left : { ...left, [turn]: left[turn].filter((_, at) => at !== index) }
    return playAct(act, field, table, testing).reduce(
      (total, { value, chance }) =>
        add(total, multiply(chance, best({ field: value, turn: enemyOf(turn), left: fewer, passes: 0, done, owing }).swing)),
      zero
    )
  }
  // A moment that comes again is not tried again.
  const met = new Map<string, Best>()
  const best = (moment: Moment): Best => {
    const key = JSON.stringify(moment)
    const known = met.get(key) ?? tried(moment)
    met.set(key, known)
    return known
  }
  const tried = (moment: Moment): Best => {
    const { field, turn, left, done } = moment
    const { acts, most = acts.length, spends: wanted } = menus[turn]
    const all = [...(acts.length - left[turn].length < most ? left[turn] : []), ...spends(turn, table, wanted)]
    // Two alike are one move.
    const moves = done[turn]
      ? []
      : all.filter((act, at) => canAct(act, field, table) && all.findIndex(each => same(each, act)) === at)
    let found: Best = { swing: passed(moment), first: 'pass' }
    for (const act of moves) {
      const swing = made(act, moment)
      const better = compare(subtract(swing, found.swing), zero)
      if (turn === 'attacker' ? better > 0 : better < 0) found = { swing, first: nameOf(act) }
    }
    return found
  }
  const start = table.readings['first-act']
  const left = { attacker: menus.attacker.acts, defender: menus.defender.acts }
  const done = { attacker: false, defender: false }
  const owing = SIDES.filter(side => menus[side].owes !== undefined)
  // What rules roll before step 3 is seen before the first act.
  const starts = heldField(fight).map(({ value, chance }) => ({
    chance,
    best: best({ field: value, turn: start, left, passes: 0, done, owing })
  }))
  return {
    swing: sum(starts.map(({ chance, best: { swing } }) => multiply(chance, swing))),
    first: starts[0]?.best.first ?? 'pass'
  }
}

const same = (a: Act, b: Act): boolean => JSON.stringify(a) === JSON.stringify(b)
