import { fraction } from '../fraction'
import { certain, changed, merged, onward, type Spread } from '../spread'
import { beforeActs, coverBonus, playActs, type Tester } from './acts'
import { type Seen, type Throw, throwDice } from './dice'
import { suffer } from './losses'
import { check, enemyOf, has } from './profile'
import { type After, armourNow, entering, type Field, type Standing, type Table, tableOf, tire } from './standing'
import type { Fight, Result, Side, SideResult } from './types'

/** The steps after the acts, and whole fights with identical dice counted together. */

/** T3.10, T2.4: at most twice what was held, looked at once before the roll. */
export const attackDiceOf = ({ attack, held, disarmed }: Standing): number =>
  disarmed ? 0 : Math.max(0, Math.min(attack, 2 * held))

/** N2: the results that an effect reads. */
const matches = (result: number, { on, or }: { readonly on: number; readonly or: 'more' | 'less' | 'only' }): boolean =>
  result === on || (or === 'more' && result > on) || (or === 'less' && result < on)

/** Readers of a side's attack dice: its own effects, then those of the enemy that read them. */
const readersOf = (field: Field, side: Side) => [
  ...field[side].hitsOn.filter(({ of }) => of === 'own').map(each => ({ ...each, strikesFoe: each.strikes === 'enemy' })),
  ...field[enemyOf(side)].hitsOn.filter(({ of }) => of === 'enemy').map(each => ({ ...each, strikesFoe: each.strikes === 'own' }))
]

export const attackThrow = (field: Field, { readings }: Table, side: Side): Throw => {
  const { attackRoll, attackRaises, attackRerolls } = field[side]
  return {
    dice: attackDiceOf(field[side]),
    modifier: attackRoll,
    raises: attackRaises,
    needs: armourNow(field[enemyOf(side)], readings),
    rerolls: attackRerolls,
    readers: readersOf(field, side).map(each => result => (matches(result, each) ? each.count : 0)),
    // Most hits on the enemy, then fewest on oneself.
    goodness: seen => {
      const { attacker, defender } = hitsBy(field, side, seen)
      return side === 'attacker' ? [defender, -attacker] : [attacker, -defender]
    },
    rerollsHits: readings['reroll-hits'] === 'all',
    readsBoth: readings['six-after-reroll'] === 'both'
  }
}

/** Hits on each side. */
export interface Hits {
  readonly attacker: number
  readonly defender: number
}

/** What a side's attack dice do to both units. */
export const hitsBy = (field: Field, side: Side, [struck = 0, ...seen]: Seen): Hits => {
  let [onFoe, onSelf] = [struck, 0]
  for (const [index, { strikesFoe, most }] of readersOf(field, side).entries()) {
    const more = Math.min(most, seen[index] ?? 0)
    if (strikesFoe) onFoe += more
    else onSelf += more
  }
  return side === 'attacker' ? { attacker: onSelf, defender: onFoe } : { attacker: onFoe, defender: onSelf }
}

/** T2.5, T2.6: automatic hits join, then some are cancelled. */
export const hitsLeft = (field: Field, side: Side, ofDice: number): number =>
  Math.max(0, ofDice + field[enemyOf(side)].hits - field[side].cancelHits)

export const defenceThrow = (field: Field, table: Table, side: Side, hits: number): Throw => {
  const { defence, dicePerHit, defenceRoll, defenceRaises, defenceRerolls, cancelsOn } = field[side]
  const { readings, fight } = table
  const all = dicePerHit * hits + defence
  const dice = hits === 0 || dicePerHit === 0 ? 0 : readings['defence-cap'] === 'twice' ? Math.min(2 * hits, all) : all
  const needs = fight.kind === 'melee' ? 5 : 4
  const cancels = (result: number): number => {
    const several = cancelsOn.filter(({ on }) => on === result).map(({ count }) => count)
    return result < needs ? 0 : Math.max(1, ...several)
  }
  return {
    dice,
    modifier: defenceRoll + coverBonus(field, table, side),
    raises: defenceRaises,
    needs,
    rerolls: defenceRerolls,
    readers: [cancels],
    goodness: ([, cancelled = 0]) => [cancelled],
    rerollsHits: readings['reroll-hits'] === 'all',
    readsBoth: false
  }
}

/** Step 5 to 6 for one side. */
export const casualties = (hits: number, [, cancelled = 0]: Seen): number => Math.max(0, hits - cancelled)

/** Step 6: ignored casualties, Resilience, guards (T3.12). */
export const hurt = (field: Field, table: Table, side: Side, uncancelled: number): Standing =>
  suffer(field[side], Math.max(0, uncancelled - field[side].ignoreHits), table, side)

const sideResult = (standing: Standing): SideResult => ({
  left: standing.models,
  losses: standing.losses,
  sacrificed: standing.sacrificed,
  guardsLost: standing.guardsLost,
  vanished: standing.vanished,
  counted: standing.counted,
  fatigue: standing.models === 0 ? 0 : standing.fatigue
})

/** Fatigue at the end: that of the melee, then what effects give after it; some of it is ignored. */
const tiredAtEnd = (field: Field, table: Table, ofMelee: number, casualtiesOf: Readonly<Record<Side, number>>): Field => {
  const { fight, readings } = table
  const given = (side: Side): readonly After[] => {
    const enemy = enemyOf(side)
    return [
      ...field[side].after.filter(({ of, casualtiesAtLeast }) => of === 'own' && casualtiesOf[enemy] >= casualtiesAtLeast),
      ...field[enemy].after.filter(({ of, casualtiesAtLeast }) => of === 'enemy' && casualtiesOf[side] >= casualtiesAtLeast)
    ]
  }
  const tired = (side: Side): Standing => {
    const counts = [ofMelee, ...given(side).map(({ count }) => count)]
    const limit = counts.includes('to-limit')
    const coming = counts.reduce<number>((sum, count) => sum + (count === 'to-limit' ? 0 : count), 0)
    const more = tire(field[side], fight[side], coming > 0 ? Math.max(0, coming - field[side].ignoreFatigue) : coming, readings)
    return limit ? tire(more, fight[side], 'to-limit', readings) : more
  }
  return { attacker: tired('attacker'), defender: tired('defender') }
}

const winnerOf = ({ attacker, defender }: Field): Side | 'tie' => {
  if (attacker.counted === defender.counted) return 'tie'
  return attacker.counted < defender.counted ? 'attacker' : 'defender'
}

/** T3.13 and N16: nobody withdraws from a unit that is gone. */
const withdrawsAfter = (field: Field, { fight, readings }: Table): Side | 'nobody' => {
  if (field.attacker.models === 0 || field.defender.models === 0) return 'nobody'
  const winner = winnerOf(field)
  if (winner === 'tie' && readings['tie-withdraws'] === 'none') return 'nobody'
  const leaves = winner === 'attacker' ? 'defender' : 'attacker'
  return fight[leaves].withdraw === 'none' ? 'nobody' : leaves
}

/** A melee that a unit did not live to fight has no later step (T3.14). */
export const isOver = (field: Field): boolean => field.attacker.models === 0 || field.defender.models === 0

const noCasualties = { attacker: 0, defender: 0 }

export const meleeResult = (field: Field, table: Table, before: Field, fought: boolean): Result => {
  const lost = {
    attacker: field.attacker.losses - before.attacker.losses,
    defender: field.defender.losses - before.defender.losses
  }
  const end = tiredAtEnd(field, table, fought ? 1 : 0, fought ? lost : noCasualties)
  return {
    attacker: sideResult(end.attacker),
    defender: sideResult(end.defender),
    winner: winnerOf(end),
    withdraws: fought ? withdrawsAfter(end, table) : 'nobody'
  }
}

/** Wounded, and firearms within M (T5.15): fatigue where a model fell. */
export const shotResult = (field: Field, table: Table, before: Field): Result => {
  const { attacker, within } = table.fight
  const lost = { attacker: 0, defender: field.defender.losses - before.defender.losses }
  const scares = has(attacker, 'firearm') && (within === 'VS' || within === 'S' || within === 'M') && lost.defender > 0
  const tired = tiredAtEnd(field, table, 0, lost)
  const end = scares ? { ...tired, defender: tire(tired.defender, table.fight.defender, 1, table.readings) } : tired
  return { attacker: sideResult(end.attacker), defender: sideResult(end.defender), winner: 'none', withdraws: 'nobody' }
}

/** The units as a second melee finds them: what the first one's acts did is over (T3.14). */
export const enteringAgain = (field: Field, { fight }: Table): Field => {
  const fresh = (side: Side): Standing => {
    const { models, fatigue, guards, losses, sacrificed, guardsLost, after, vanishing, vanished } = field[side]
    return {
      ...entering(fight[side], fight.kind),
      vanishing,
      vanished,
      models,
      fatigue,
      guards,
      losses,
      sacrificed,
      guardsLost,
      after
    }
  }
  return { attacker: fresh('attacker'), defender: fresh('defender') }
}

export const enteringField = ({ attacker, defender, kind }: Fight): Field => ({
  attacker: entering(attacker, kind),
  defender: entering(defender, kind)
})

/** Each face of one die of a test, by what it means. */
export const testing: Tester = (dice, sorts) => {
  let thrown: Spread<readonly number[]> = certain([])
  for (let die = 0; die < dice; die++) {
    thrown = onward(thrown, before =>
      merged([1, 2, 3, 4, 5, 6].map(face => ({ value: [...before, sorts(face)].sort(), chance: fraction(1, 1) })))
    )
  }
  return thrown
}

/** The same throw is worked out once. */
const throwing = (): ((thrown: Throw) => Spread<Seen>) => {
  const known = new Map<string, Spread<Seen>>()
  return thrown => {
    // Where dice are best placed is asked of the whole fight.
    if (thrown.raises.length > 0) return throwDice(thrown)
    const { readers, goodness: _goodness, ...plain } = thrown
    const key = JSON.stringify([plain, readers.map(read => [1, 2, 3, 4, 5, 6].map(read))])
    const seen = known.get(key) ?? throwDice(thrown)
    known.set(key, seen)
    return seen
  }
}

/** Steps 4 to 6 of a melee, or 3 to 5 of a shot. */
const rolled = (field: Field, table: Table): Spread<Field> => {
  const thrown = throwing()
  const both = table.fight.kind === 'melee'
  const byAttacker = changed(thrown(attackThrow(field, table, 'attacker')), seen => hitsBy(field, 'attacker', seen))
  const byDefender: Spread<Hits> = both
    ? changed(thrown(attackThrow(field, table, 'defender')), seen => hitsBy(field, 'defender', seen))
    : certain({ attacker: 0, defender: 0 })
  const hits = onward(merged(byAttacker), a =>
    merged(changed(byDefender, d => ({ attacker: a.attacker + d.attacker, defender: a.defender + d.defender })))
  )
  // Half of the hits it takes, automatic ones among them, strike the enemy of the Gall-Gaedhil as automatic hits.
  const backOn = (side: Side, taken: number): number => {
    const { hitsBack } = field[side]
    return hitsBack === 0 ? 0 : Math.ceil((taken + field[enemyOf(side)].hits) / hitsBack)
  }
  const allHits = merged(
    changed(hits, ({ attacker, defender }) => ({
      attacker: attacker + (both ? backOn('defender', defender) : 0),
      defender: defender + (both ? backOn('attacker', attacker) : 0)
    }))
  )
  // A side's fate depends on how many hits it takes alone, so each number of hits is played once, and units that stand alike are one.
  const fates = { attacker: fatesOf(field, table, 'attacker', thrown), defender: fatesOf(field, table, 'defender', thrown) }
  const onDefender = onward(allHits, ({ attacker, defender }) =>
    changed(fates.defender.of(defender), d => [attacker, d] as const)
  )
  const onBoth = onward(onDefender, ([attacker, d]) =>
    changed(both ? fates.attacker.of(attacker) : certain(-1), a => [a, d] as const)
  )
  return changed(onBoth, ([a, d]) => ({
    attacker: fates.attacker.standings[a] ?? field.attacker,
    defender: fates.defender.standings[d] ?? field.defender
  }))
}

/** Steps 5 and 6 for one side: how it stands after so many hits of dice, as places in a list of standings. */
const fatesOf = (field: Field, table: Table, side: Side, thrown: (thrown: Throw) => Spread<Seen>) => {
  const standings: Standing[] = []
  const known = new Map<number, Spread<number>>()
  const placeOf = (standing: Standing): number => {
    const text = JSON.stringify(standing)
    const found = standings.findIndex(each => JSON.stringify(each) === text)
    return found >= 0 ? found : standings.push(standing) - 1
  }
  const of = (ofDice: number): Spread<number> => {
    const found = known.get(ofDice)
    if (found) return found
    const left = hitsLeft(field, side, ofDice)
    const uncancelled = merged(changed(thrown(defenceThrow(field, table, side, left)), seen => casualties(left, seen)))
    const fate = merged(changed(uncancelled, count => placeOf(hurt(field, table, side, count))))
    known.set(ofDice, fate)
    return fate
  }
  return { standings, of }
}

/** T4.4: of an exhausted unit nobody shoots, and there are no hits without dice either. */
export const asShot = (field: Field): Field =>
  field.attacker.wasExhausted ? { ...field, attacker: { ...field.attacker, hits: 0 } } : field

/** Steps 4 to 8 from where the acts have left the units. */
export const finish = (field: Field, table: Table): Spread<Result> => {
  const { fight } = table
  if (fight.kind === 'shoot') {
    const shot = asShot(field)
    return merged(changed(rolled(shot, table), after => shotResult(after, table, shot)))
  }
  if (isOver(field)) return certain(meleeResult(field, table, field, false))
  return onward(rolled(field, table), after => {
    const { again, ...once } = fight
    if (!again || isOver(after)) return certain(meleeResult(after, table, field, true))
    const next = { ...table, fight: { ...once, acts: again.acts ?? [] } }
    return fought(enteringAgain(after, table), next)
  })
}

const fought = (entered: Field, table: Table): Spread<Result> =>
  onward(beforeActs(entered, table, testing), ready =>
    onward(playActs(table.fight.acts ?? [], ready, table, testing), field => finish(field, table))
  )

/** Every way the fight may end, exactly. Throws a RangeError where the rules do not allow it. */
export const secondReferee = (fight: Fight): Spread<Result> => {
  check(fight)
  return fought(enteringField(fight), tableOf(fight))
}

/** The field when both pools are held (end of step 2), and after one more act: for those who play step 3 move by move. */
export const heldField = (fight: Fight): Spread<Field> => {
  check(fight)
  return beforeActs(enteringField(fight), tableOf(fight), testing)
}
