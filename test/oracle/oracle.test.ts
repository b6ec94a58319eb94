import { describe, expect, it } from 'vitest'
import { attackerWins, chance, defenderWins, losesExactly, meanLosses, tie, wipedOut } from './answer'
import { hitsOf, uncancelledOf, volley } from './exchange'
import type { Fight } from './fight'
import { equal, type Fraction, fraction, multiply, one, subtract, sum, toNumber } from './fraction'
import { prepareMelee } from './melee'
import { afterOrders } from './orders'
import type { Outcome } from './outcome'
import { referee } from './referee'
import { prepareShot } from './shot'
import { changed, type Spread } from './spread'
import { charge, hearthguard, levies, shoot, warlord, warriors } from './units'

/** To the six digits of section 12. */
const digits = (exact: Fraction): string => toNumber(exact).toFixed(6)
const meanOf = (spread: Spread<number>): string => digits(sum(spread.map(fall => multiply(fall.chance, fraction(fall.value)))))
const chanceOf = (spread: Spread<number>, value: number): string =>
  digits(sum(spread.filter(fall => fall.value === value).map(fall => fall.chance)))

const shotOf = (fight: Fight) => prepareShot(fight, afterOrders(fight))
const meleeOf = (fight: Fight) => prepareMelee(fight, afterOrders(fight))
const shotHits = (fight: Fight): Spread<number> => hitsOf(shotOf(fight).shooter, shotOf(fight).target)

const figures = (fight: Fight) => {
  const answer = referee(fight)
  return {
    attackerLoses: digits(meanLosses(answer, 'attacker')),
    defenderLoses: digits(meanLosses(answer, 'defender')),
    attackerWins: digits(attackerWins(answer)),
    tie: digits(tie(answer)),
    defenderWins: digits(defenderWins(answer)),
    defenderWipedOut: digits(wipedOut(answer, 'defender'))
  }
}

describe('the worked examples of shooting (rules section 12)', () => {
  const asgard = warriors(6, { cover: 'light', abilities: [{ id: 'asgard' }] })
  const crossbows = warriors(8, { faction: 'normans', weapon: 'crossbow' })
  const aimed = shoot({ ...crossbows, abilities: [{ id: 'aimed-volley' }] }, asgard)

  it('S1 p.19: 8 crossbows re-roll against 6 warriors in light cover with Asgard', () => {
    expect(shotOf(aimed).shooter.attackDice).toBe(4)
    expect(shotOf(aimed).target).toMatchObject({ armour: 4, savesOn: 3 })
    expect(chanceOf(shotHits(aimed), 4)).toBe('0.316406')
    expect(meanOf(shotHits(aimed))).toBe('3.000000')
    expect(digits(meanLosses(referee(aimed), 'defender'))).toBe('1.000000')
    expect(digits(subtract(one, losesExactly(referee(aimed), 'defender', 0)))).toBe('0.683594')
    expect(digits(meanLosses(referee(shoot(crossbows, asgard)), 'defender'))).toBe('0.666667')
  })

  it('S1 p.29: 8 levy bows shoot levies', () => {
    const fight = shoot(levies(8, { weapon: 'bow' }), levies(12))
    expect(chanceOf(shotHits(fight), 3)).toBe('0.395062')
    expect(digits(meanLosses(referee(fight), 'defender'))).toBe('1.333333')
    expect(digits(losesExactly(referee(fight), 'defender', 0))).toBe('0.197531')
  })

  it('12 levy bows shoot 8 warriors', () => {
    const answer = referee(shoot(levies(12, { weapon: 'bow' }), warriors(8)))
    expect(digits(meanLosses(answer, 'defender'))).toBe('1.500000')
    expect(digits(losesExactly(answer, 'defender', 0))).toBe('0.177979')
  })

  it('12 levy bows shoot a warlord', () => {
    const fight = shoot(levies(12, { weapon: 'bow' }), warlord())
    const { shooter, target } = shotOf(fight)
    const left = changed(volley(shooter, target), ({ onDefender }) => onDefender)
    expect(chanceOf(left, 0)).toBe('0.593292')
    expect(chanceOf(left, 1)).toBe('0.323614')
    expect(digits(wipedOut(referee(fight), 'defender'))).toBe('0.083094')
  })
})

describe('the worked examples of melee (rules section 12)', () => {
  it('S1 p.29: 6 hirdmen against 10 exhausted levies with Shieldwall', () => {
    const fight = charge(hearthguard(6), levies(10, { fatigue: 2, abilities: [{ id: 'shieldwall' }] }))
    expect([meleeOf(fight).attacker.attackDice, meleeOf(fight).defender.attackDice]).toEqual([12, 2])
    expect(figures(fight)).toMatchObject({ attackerWins: '0.967743', tie: '0.026928', defenderWins: '0.005329' })
  })

  const hirdmen = hearthguard(6, { fatigue: 1, spend: ['armour'], abilities: [{ id: 'frigg' }, { id: 'ullr' }] })

  it('S1 p.30: the hits of 13 dice with Ullr on armour 5', () => {
    const { attacker, defender } = meleeOf(charge(hirdmen, hearthguard(4)))
    expect(meanOf(hitsOf(attacker, defender))).toBe('7.222222')
    expect(chanceOf(hitsOf(attacker, defender), 7)).toBe('0.216030')
  })

  it('S1 p.30 whole: 6 hirdmen charge 4 huscarls who give up dice', () => {
    const huscarls = hearthguard(4, {
      engaged: 3,
      fatigue: 1,
      givesUpDice: true,
      abilities: [{ id: 'lords-of-battle', attack: 0, defence: 3 }]
    })
    const fight = charge(hirdmen, huscarls)
    expect(meleeOf(fight).attacker).toMatchObject({ attackDice: 13, rerollsAttack: true, armour: 6 })
    expect(meleeOf(fight).defender).toMatchObject({ attackDice: 3, bonusDefence: 5, armour: 5 })
    expect(figures(fight)).toMatchObject({
      defenderLoses: '2.764995',
      attackerLoses: '0.333333',
      attackerWins: '0.873093',
      tie: '0.097082',
      defenderWipedOut: '0.428847'
    })
  })

  it('8 warriors charge 8 warriors', () => {
    expect(figures(charge(warriors(8), warriors(8)))).toMatchObject({
      attackerLoses: '2.666667',
      defenderLoses: '2.666667',
      attackerWins: '0.395410',
      tie: '0.209181'
    })
  })

  it('8 warriors charge 8 warriors who give up dice', () => {
    expect(figures(charge(warriors(8), warriors(8, { givesUpDice: true })))).toMatchObject({
      defenderLoses: '2.047983',
      attackerLoses: '1.333333',
      attackerWins: '0.536677'
    })
  })

  it('12 warriors charge 8 hearthguard', () => {
    expect(figures(charge(warriors(12), hearthguard(8)))).toMatchObject({
      defenderLoses: '2.666505',
      attackerLoses: '5.333205',
      attackerWins: '0.089686',
      tie: '0.089941'
    })
  })

  it('4 hearthguard, berserkers or huscarls with axes charge 8 warriors', () => {
    expect(figures(charge(hearthguard(4), warriors(8)))).toMatchObject({
      defenderLoses: '2.666667',
      attackerLoses: '1.758896',
      attackerWins: '0.590043'
    })
    expect(figures(charge(hearthguard(4, { berserkers: true }), warriors(8)))).toMatchObject({
      defenderLoses: '5.262465',
      attackerLoses: '3.204062',
      attackerWins: '0.773388'
    })
    expect(figures(charge(hearthguard(4, { weapon: 'danish-axe' }), warriors(8)))).toMatchObject({
      defenderLoses: '3.555556',
      attackerLoses: '2.556318',
      attackerWins: '0.598570'
    })
  })
})

/** Chances worked out on paper, as numerators over powers of six. */
describe('fights one can work out by hand', () => {
  const expectExactly = (found: Fraction, numerator: number, sixes: number) =>
    expect(equal(found, fraction(numerator, sixes)), `${toNumber(found)}`).toBe(true)
  const loses = (answer: Spread<Outcome>, side: 'attacker' | 'defender') => wipedOut(answer, side)

  it('one warrior against one: each dies 1 in 3, the tie is 5 in 9', () => {
    const answer = referee(charge(warriors(1), warriors(1)))
    expectExactly(loses(answer, 'attacker'), 12, 2)
    expectExactly(loses(answer, 'defender'), 12, 2)
    expectExactly(attackerWins(answer), 8, 2)
    expectExactly(tie(answer), 20, 2)
    expectExactly(
      chance(answer, ({ disengages }) => disengages === 'attacker'),
      16,
      2
    )
    expectExactly(
      chance(answer, ({ disengages }) => disengages === 'nobody'),
      20,
      2
    )
  })

  it('one warrior who gives up his die strikes at nobody and saves with two dice', () => {
    const answer = referee(charge(warriors(1), warriors(1, { givesUpDice: true })))
    expectExactly(loses(answer, 'attacker'), 0, 0)
    expectExactly(loses(answer, 'defender'), 8, 2)
  })

  it('one exhausted charger has no die, and no bonus dice either, but by the readings', () => {
    const tired = warriors(1, { fatigue: 3, effects: [{ verb: 'attack-dice', count: 2 }] })
    const dice = (readings: Fight['readings'] = {}) => meleeOf(charge(tired, warriors(1), { readings })).attacker.attackDice
    expect(dice()).toBe(0)
    expect(dice({ 'charge-exhausts': 'no' })).toBe(2)
    expect(dice({ 'cap-base': 'generated' })).toBe(2)
    expectExactly(loses(referee(charge(tired, warriors(1))), 'defender'), 0, 0)
  })

  it('no hits, no defence dice, however many bonus dice there are', () => {
    const { defender } = meleeOf(charge(warriors(1), warriors(1, { effects: [{ verb: 'defence-dice', count: 9 }] })))
    expect(uncancelledOf(0, defender)).toEqual([{ value: 0, chance: one }])
    expectExactly(
      sum(
        uncancelledOf(1, defender)
          .filter(({ value }) => value === 1)
          .map(fall => fall.chance)
      ),
      16,
      2
    )
  })

  it('armour stays within 2 and 6, where the natural 1 and 6 still rule', () => {
    const axe = warriors(1, { weapon: 'danish-axe' })
    const bare = levies(1, { weapon: 'danish-axe' })
    const ragnarok = { ...axe, abilities: [{ id: 'ragnarok' }] } as const
    expect(meleeOf(charge(ragnarok, bare)).defender.armour).toBe(2)
    expect(chanceOf(hitsOfMelee(charge(ragnarok, bare)), 1)).toBe('0.833333')
    expect(chanceOf(hitsOfMelee(charge(ragnarok, bare, { readings: { 'natural-in-melee': 'off' } })), 1)).toBe('1.000000')
    const behindShields = shoot(warriors(2, { weapon: 'bow' }), warlord({ abilities: [{ id: 'shieldwall' }] }))
    expect(shotOf(behindShields).target.armour).toBe(6)
    expect(chanceOf(shotHits(behindShields), 1)).toBe('0.166667')
  })

  const hitsOfMelee = (fight: Fight) => hitsOf(meleeOf(fight).attacker, meleeOf(fight).defender)

  it('a warlord alone dies of the second hit only', () => {
    const answer = referee(charge(warriors(2), warlord()))
    // Both hit on 5+ (4 in 36) and both saves fail (16 in 36).
    expectExactly(loses(answer, 'defender'), 64, 4)
    expectExactly(loses(referee(charge(warriors(1), warlord())), 'defender'), 0, 0)
  })

  it('a guard dies for the warlord, and counts or not by the reading', () => {
    const guarded = warlord({ fatigue: 4, guards: { models: 1, class: 'warriors' } })
    const answer = referee(charge(warriors(2), guarded))
    expectExactly(loses(answer, 'defender'), 0, 0)
    expectExactly(
      chance(answer, ({ defender }) => defender.guardsLost === 1),
      64,
      4
    )
    const uncounted = referee(charge(warriors(2), guarded, { readings: { 'sacrifice-counts': 'no' } }))
    expectExactly(attackerWins(uncounted), 0, 0)
    const levyGuard = warlord({ guards: { models: 1, class: 'levies' } })
    expectExactly(loses(referee(charge(warriors(2), levyGuard)), 'defender'), 64, 4)
  })

  it('Crush doubles a lone hit before the defence roll, or after it by the reading', () => {
    const crush = warriors(1, { abilities: [{ id: 'crush' }] })
    // Alone 1 in 4: one of two hits goes through 8 in 9; both hit 1 in 4: 2 in 3.
    expectExactly(loses(referee(charge(crush, warriors(1))), 'defender'), 14, 2)
    const unsaved = referee(charge(crush, warriors(2), { readings: { 'crush-timing': 'unsaved' } }))
    // Two warriors miss 1 in 4, and then only the hit counts twice: 1/2 x 1/4 x 2/3.
    expectExactly(losesExactly(unsaved, 'defender', 2), 18, 3)
  })

  it('Thor lets the living meet once more, and the losses of both melees decide', () => {
    const answer = referee(charge(warriors(1, { abilities: [{ id: 'thor' }] }), warriors(1)))
    expectExactly(loses(answer, 'attacker'), 78 * 8, 4)
    expectExactly(tie(answer), 29 * 16, 4)
    expectExactly(defenderWins(answer), 26 * 16, 4)
  })

  it('The Push takes those of armour 4 on a 5 or 6, and changes no winner', () => {
    const answer = referee(charge(warriors(1), warriors(1, { abilities: [{ id: 'the-push' }] })))
    // Neither dies 4 in 9, and then the attacker leaves.
    expectExactly(
      chance(answer, ({ attacker }) => attacker.pushed === 1),
      32,
      3
    )
    expectExactly(tie(answer), 20, 2)
    expectExactly(loses(answer, 'attacker'), 72 + 32, 3)
  })

  it('has nothing to decide when Exhaustion leaves nobody to fight', () => {
    const [fall, ...others] = referee(charge(warriors(8, { abilities: [{ id: 'exhaustion' }] }), warriors(2, { fatigue: 3 })))
    expect(others).toEqual([])
    expect(fall?.value).toMatchObject({
      winner: 'tie',
      disengages: 'nobody',
      attacker: { losses: 0, fatigue: 0 },
      defender: { losses: 2, left: 0 }
    })
  })
})
