import { describe, expect, it } from 'vitest'
import { attackerWins, chance, defenderWins, disengages, jointOfThree, tie } from '../answer'
import { equal, type Fraction, fraction, one, sum, toNumber } from '../fraction'
import { taillefer } from '../heroes'
import { defaults, type Readings } from '../readings'
import type { Spread } from '../spread'
import { hearthguard, levies, warlord, warriors } from '../units'
import { type Blows, countTwice, crushed, dealt } from './blows'
import { allSuffer } from './losses'
import { afterOrders } from './orders'
import type { TogetherOutcome } from './outcome'
import { prepare, type Together } from './prepare'
import { anew, sideBySide, splitsOf } from './referee'
import { lord, together } from './samples'
import { asTheyStand, type SideBySide } from './trio'

const exactly = (found: Fraction | undefined, numerator: number, sixes: number) =>
  expect(found && equal(found, fraction(numerator, sixes)), `${found && toNumber(found)}`).toBe(true)

const prepared = (fight: SideBySide): Together => prepare(fight, afterOrders(fight))
describe('the dice of three', () => {
  it('come from separate pools under separate caps', () => {
    const bonus = [{ verb: 'attack-dice', count: 9 }] as const
    const melee = prepared(together(warlord({ effects: bonus }), hearthguard(4), warriors(8), { split: 4 }))
    expect([melee.warlord.attackDice, melee.companion.attackDice, melee.enemy.ofWarlord.attackDice]).toEqual([10, 8, 8])
    const other = prepared(together(warlord(), hearthguard(4, { effects: bonus }), warriors(8)))
    expect([other.warlord.attackDice, other.companion.attackDice]).toEqual([5, 16])
  })
  it('are halved for the exhausted alone, and the enemy may give up dice', () => {
    const melee = prepared(together(warlord({ fatigue: 4 }), hearthguard(4), warriors(8, { givesUpDice: true })))
    expect([melee.warlord.attackDice, melee.companion.attackDice]).toEqual([2, 8])
    expect(melee.enemy.ofCompanion).toMatchObject({ attackDice: 4, bonusDefence: 2 })
  })
  it('of the enemy are divided, at most half at the warlord', () => {
    expect(splitsOf(together(warlord(), warriors(8), warriors(5)))).toEqual([0, 1, 2, 3])
    expect(splitsOf(together(warlord(), warriors(8), warlord()))).toEqual([0, 1, 2, 3, 4, 5])
    expect(splitsOf(together(warlord(), warriors(8), warriors(8, { givesUpDice: true })))).toEqual([0, 1, 2])
    expect(() => sideBySide(together(warlord(), warriors(2), warriors(5), { split: 4 }))).toThrow(RangeError)
    expect(() => sideBySide(together(warlord(), warriors(2), warriors(5), { split: 0.5 }))).toThrow(RangeError)
  })
  it('are all the warlord’s to face when Exhaustion has left him alone', () => {
    const fight = together(warlord(), warriors(2, { fatigue: 3 }), warriors(4, { abilities: [{ id: 'exhaustion' }] }))
    expect(splitsOf(fight)).toEqual([4])
    expect(prepared(fight).aimed).toBe(4)
  })
})

describe('abilities of three', () => {
  it('work on one of the two, and the enemy’s against both', () => {
    const melee = prepared(
      together(
        warlord({ abilities: [{ id: 'shieldwall' }] }),
        warriors(4, { abilities: [{ id: 'heimdall' }] }),
        warriors(8, { abilities: [{ id: 'ullr' }, { id: 'shieldwall' }, { id: 'ragnarok' }] })
      )
    )
    expect([melee.warlord.armour, melee.companion.armour, melee.companion.attackDice]).toEqual([5, 2, 7])
    expect(melee.enemy).toMatchObject({ ofWarlord: { armour: 5, rerollsAttack: true }, ofCompanion: { armour: 5 } })
  })
  it('see both units where they look at the enemy', () => {
    const abilities = [{ id: 'stubbornness' }, { id: 'strength-in-numbers' }] as const
    const melee = prepared(together(warlord({ fatigue: 2 }), warriors(3, { fatigue: 1 }), warriors(8, { abilities })))
    // One, three for fatigue, and four more than the four who came.
    expect(melee.enemy.ofWarlord.attackDice).toBe(16)
    const own = prepared(together(warlord(), warriors(8, { abilities }), warriors(6, { fatigue: 1 })))
    expect([own.warlord.attackDice, own.companion.attackDice]).toEqual([5, 12])
  })
  it('of the Orders reach both, and a box counts once', () => {
    const trapped = { abilities: [{ id: 'trapped' }] } as const
    const field = afterOrders(together(warlord(trapped), warriors(8, trapped), warriors(8, trapped)))
    expect([field.warlord.fatigue, field.companion.fatigue, field.enemy.fatigue]).toEqual([1, 1, 1])
  })
  it('stamp on the companion, who is on foot', () => {
    const riders = hearthguard(4, { mounted: true, abilities: [{ id: 'stamping' }] })
    expect(prepared(together(warlord(), warriors(8), riders)).field).toMatchObject({
      warlord: { models: 1 },
      companion: { models: 7 }
    })
  })
})

describe('removed models and Crush among three', () => {
  it('cost the companion its dice, by the reading', () => {
    const riders = hearthguard(4, { mounted: true, abilities: [{ id: 'stamping' }] })
    const lose = together(warlord(), warriors(8), riders, { readings: { 'removed-dice': 'lose' } })
    expect(prepared(together(warlord(), warriors(8), riders)).companion.attackDice).toBe(8)
    expect(prepared(lose).companion.attackDice).toBe(7)
  })
  it('crush by the hits of their own unit, the enemy by all', () => {
    const crush = { abilities: [{ id: 'crush' }] } as const
    const melee = prepared(together(warlord(crush), warriors(4), warriors(8, crush)))
    const hits = { byWarlord: 2, byCompanion: 1, onWarlord: 1, onCompanion: 5 }
    expect(crushed(melee, hits, defaults)).toMatchObject({ byWarlord: 4, byCompanion: 1, onWarlord: 2, onCompanion: 10 })
    expect(crushed(melee, { ...hits, onWarlord: 2, onCompanion: 3 }, defaults)).toMatchObject({ byWarlord: 2, onCompanion: 3 })
    expect(crushed(melee, hits, { ...defaults, 'crush-timing': 'unsaved' })).toMatchObject({
      ...hits,
      crushes: { warlord: true, companion: false, enemy: true }
    })
  })
  it('crush with what is left of the doubled hits, which are saved first', () => {
    const blows = (lordCrushes: boolean, companionCrushes: boolean): Blows => ({
      byWarlord: 3,
      byCompanion: 2,
      onWarlord: 0,
      onCompanion: 0,
      crushes: { warlord: lordCrushes, companion: companionCrushes, enemy: false }
    })
    const left = [5, 4, 2, 0]
    expect(left.map(hits => countTwice(hits, blows(true, false)))).toEqual([8, 6, 2, 0])
    expect(left.map(hits => countTwice(hits, blows(false, true)))).toEqual([7, 5, 2, 0])
    expect(left.map(hits => countTwice(hits, blows(true, true)))).toEqual([10, 8, 4, 0])
    expect(left.map(hits => countTwice(hits, blows(false, false)))).toEqual(left)
  })
})

describe('fatigue spent among three', () => {
  const tired = { fatigue: 1 }
  it('for armour counts only against the unit it came from, for less armour of that unit', () => {
    const fight = together(warlord({ fatigue: 2 }), warriors(4, tired), warriors(8), {
      enemySpends: { fromWarlord: ['armour', 'enemy-armour'], fromCompanion: ['enemy-armour', 'armour'] }
    })
    const { warlord: w, companion, enemy, field } = prepared(fight)
    expect([enemy.ofWarlord.armour, enemy.ofCompanion.armour, w.armour, companion.armour]).toEqual([5, 4, 4, 3])
    expect([field.warlord.fatigue, field.companion.fatigue]).toEqual([0, 0])
  })
  it('by the two buys each effect once, armour for the one who asks first', () => {
    const spend = { spend: ['armour', 'enemy-armour'] } as const
    const {
      warlord: w,
      companion,
      enemy,
      field
    } = prepared(together(warlord(spend), warriors(4, spend), warriors(8, { fatigue: 3 })))
    expect([w.armour, companion.armour, enemy.ofWarlord.armour, enemy.ofCompanion.armour]).toEqual([6, 4, 3, 3])
    expect(field.enemy.fatigue).toBe(1)
    expect(() => sideBySide(together(warlord(), warriors(4), warriors(8, spend)))).toThrow(RangeError)
  })
})

describe('losses of three', () => {
  const suffer = (fight: SideBySide, onWarlord: number, onCompanion: number) =>
    allSuffer(fight, asTheyStand(fight), { onWarlord, onCompanion, onEnemy: 0 })
  const guarded = warlord({ guards: { models: 1, class: 'hearthguard' } })

  it('take the companion first, and then only enough of it saves the warlord', () => {
    expect(suffer(together(warlord(), warriors(4), warriors(8)), 3, 2)).toMatchObject({
      warlord: { models: 1, counted: 2 },
      companion: { models: 0, counted: 2 },
      sacrificed: 2
    })
    expect(suffer(together(warlord(), warriors(4), warriors(8)), 3, 3)).toMatchObject({
      warlord: { models: 0, counted: 1 },
      companion: { models: 1, counted: 3 },
      sacrificed: 0
    })
  })
  it('take guards before companions, and never levies', () => {
    expect(suffer(together(guarded, warriors(4), warriors(8)), 3, 0)).toMatchObject({
      warlord: { models: 1, guardsLost: 1, guards: 0 },
      companion: { models: 3 },
      sacrificed: 1
    })
    expect(suffer(together(guarded, levies(12), warriors(8)), 3, 0)).toMatchObject({
      warlord: { models: 0, guardsLost: 0 },
      companion: { models: 12 }
    })
  })
  it('leave to a warlord the companion who was not hit', () => {
    // A warlord turns both his dice on his peer: both hit on 5+, both saves fail.
    const peer = warlord({ melee: 2 })
    const answer = sideBySide(together(lord(), warriors(1), peer, { split: 2 }))
    exactly(
      chance(answer, ({ sacrificed, companion }) => sacrificed === 1 && companion.losses === 1),
      64,
      4
    )
    const alone = sideBySide(together(lord(), levies(1), peer, { split: 2 }))
    exactly(
      chance(alone, ({ warlord: { left } }) => left === 0),
      64,
      4
    )
  })
})

describe('a melee of three one can work out', () => {
  const answer = sideBySide(together(lord(), warriors(1), warriors(2), { split: 1 }))

  it('is decided by the losses of both against the enemy’s', () => {
    exactly(attackerWins(answer), 88, 3)
    exactly(tie(answer), 96, 3)
    exactly(defenderWins(answer), 32, 3)
  })
  it('spreads over all three', () => {
    const joint = jointOfThree(answer)
    exactly(joint.get('0,0,0'), 64, 3)
    exactly(joint.get('0,1,2'), 8, 3)
    expect(equal(sum(joint.values()), one)).toBe(true)
    // The enemy is gone 1 in 9; else the loser leaves.
    exactly(disengages(answer, 'nobody'), 24, 3)
  })
  it('tires all three', () => {
    expect(
      answer.every(({ value }) => value.warlord.fatigue === 1 && value.companion.fatigue === 1 && value.enemy.fatigue === 1)
    ).toBe(true)
  })
})

describe('Thor among three', () => {
  const fight = together(warlord({ abilities: [{ id: 'thor' }] }), warriors(8), warriors(8), { split: 4 })
  const { field } = prepared(fight)
  const again = (who: Partial<Together['field']>) => prepare(fight, { ...field, ...who }, prepared(fight))
  const none = { models: 0, engaged: 0 }

  it('lets those left meet again, and nobody aims at the fallen', () => {
    expect(again({})).toMatchObject({ aimed: 4, warlord: { attackDice: 5 } })
    expect(again({ enemy: { ...field.enemy, models: 3, engaged: 3 } })).toMatchObject({ aimed: 2 })
    expect(again({ warlord: { ...field.warlord, ...none } })).toMatchObject({ aimed: 0, warlord: { attackDice: 0 } })
    expect(again({ companion: { ...field.companion, ...none } })).toMatchObject({ aimed: 8, companion: { attackDice: 0 } })
  })
  it('counts the losses of both melees, or of the last', () => {
    const lost = {
      ...field,
      warlord: { ...field.warlord, counted: 1 },
      companion: { ...field.companion, counted: 2 },
      enemy: { ...field.enemy, counted: 3 }
    }
    const counted = (readings: Partial<Readings>) => {
      const { warlord: w, companion, enemy } = anew(lost, { ...defaults, ...readings })
      return [w.counted, companion.counted, enemy.counted]
    }
    expect([counted({}), counted({ 'second-melee-winner': 'last' })]).toEqual([
      [1, 2, 3],
      [0, 0, 0]
    ])
  })
})

it('the attackers of a building leave while anybody is in it', () => {
  const fight = together(lord(), warriors(1), warriors(3, { engaged: 1 }), { building: true, split: 1 })
  expect(prepared(fight).enemy.ofWarlord).toMatchObject({ attackDice: 3, savesOn: 4 })
  exactly(disengages(sideBySide(fight), 'attacker'), 1, 0)
})

describe('the defence of the enemy', () => {
  const rolls = (bonusDefence: number, byWarlord: number, byCompanion: number, readings: Partial<Readings> = {}) => {
    const { enemy } = prepared(together(warlord(), warriors(8), warriors(8)))
    const melee = { enemy: { ...enemy, ofWarlord: { ...enemy.ofWarlord, bonusDefence } } } as Together
    const none = { onWarlord: 0, onCompanion: 0, crushes: { warlord: false, companion: false, enemy: false } }
    const { ofWarlord, ofCompanion } = dealt(melee, { byWarlord, byCompanion, ...none }, { ...defaults, ...readings })
    return [ofWarlord.bonusDefence, ofCompanion.bonusDefence]
  }
  it('in two rolls gives all to the roll against more hits by reading, as far as its cap leaves room', () => {
    const most = { 'bonus-defence-sharing': 'most' } as const
    expect([rolls(3, 2, 2, most), rolls(3, 1, 4, most), rolls(3, 4, 1, most), rolls(9, 2, 1, most)]).toEqual([
      [2, 1],
      [0, 3],
      [3, 0],
      [2, 1]
    ])
  })
  it('in two rolls deals its bonus dice out in turn, where they are of use', () => {
    expect([rolls(3, 2, 2), rolls(3, 1, 4), rolls(3, 4, 1), rolls(9, 2, 1), rolls(2, 0, 3), rolls(2, 0, 0)]).toEqual([
      [2, 1],
      [1, 2],
      [2, 1],
      [2, 1],
      [0, 2],
      [0, 0]
    ])
  })
  it('has one cap for all hits, or one for each unit’s', () => {
    // Both dice hit 1 in 4. Together three dice defend: both hits come through 8 in 27. Apart two dice and one: 4 in 9 times 2 in 3.
    const fight = (readings: Partial<Readings>) =>
      sideBySide(together(lord(), warriors(1), warriors(2, { effects: [{ verb: 'defence-dice', count: 1 }] }), { readings }))
    const twoFall = (answer: Spread<TogetherOutcome>) => chance(answer, ({ enemy }) => enemy.left === 0)
    exactly(twoFall(fight({})), 16, 3)
    exactly(twoFall(fight({ 'side-by-side-defence': 'each' })), 16, 3)
    // Of two hits one comes through: together 3 x 1/3 x 4/9 = 12 in 27; apart 5/9 x 2/3 + 4/9 x 1/3 = 14 in 27. Of one: 4 in 9.
    const oneFalls = (answer: Spread<TogetherOutcome>) => chance(answer, ({ enemy }) => enemy.left === 1)
    exactly(oneFalls(fight({})), 24 + 48, 3)
    exactly(oneFalls(fight({ 'side-by-side-defence': 'each' })), 28 + 48, 3)
  })
})

it('refuses who cannot fight side by side', () => {
  for (const fight of [
    together(taillefer(), warriors(4), warriors(8)),
    together(hearthguard(1), warriors(4), warriors(8)),
    together(warlord(), warlord(), warriors(8))
  ]) {
    expect(() => sideBySide(fight)).toThrow(RangeError)
  }
})
