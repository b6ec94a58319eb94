import { describe, expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'
import { lostModelsOf, pointsForAll } from '../../src/warband/victory'

/** Interpretations whose difference is counted on one's fingers; the referee plays the others at random. */

const book = rulebook(1)

const scenario = (words: string, readings: Scenario['readings'] = {}, more: Partial<Scenario> = {}): Scenario => ({
  ...requested({ scenario: words }).scenario,
  ...more,
  readings
})

const fought = (words: string, readings: Scenario['readings'] = {}, more: Partial<Scenario> = {}) =>
  odds(scenario(words, readings, more), book, { asides: false })

describe('attack dice that are discarded (discarded-dice)', () => {
  // 5 of his own and 8 for the enemies about him, 3 discarded; no more than 10 may be rolled
  test.each([
    ['sum', 10],
    ['rolled', 7]
  ])('%s: Sven rolls %i', (value, dice) => {
    const [sven] = fought('sven +conqueror charge 8 ceorls', { 'discarded-dice': value }).attacker.units
    expect(sven?.attackDice).toBe(dice)
    expect(sven?.ledger.filter(({ what }) => what === 'attack dice').at(-1)?.value).toBe(dice)
  })

  test('he discards no dice that he does not have', () => {
    // 5 dice are halved to 2, and 1 enemy gives a third: twice 2 may be rolled
    expect(
      fought('sven fatigue 4 +conqueror charge 1 ceorls', { 'discarded-dice': 'rolled' }).attacker.units[0]?.attackDice
    ).toBe(0)
    // what is said counts in the same way: 8 dice less 3
    const tired = scenario('8 ceorls -3 attack dice charge 8 bondi', { 'discarded-dice': 'rolled' })
    expect(odds(tired, book, { asides: false }).attacker.units[0]?.attackDice).toBe(5)
  })
})

describe('Frigg Side by Side (frigg-fatigue)', () => {
  // nobody falls to a levy without dice; each gains 1 fatigue after the melee
  const fatigue = (words: string, reading: string) =>
    fought(words, { 'frigg-fatigue': reading }).attacker.units.map(({ fatigueAfter }) => fatigueAfter)

  test.each([
    ['own', [1, 3]],
    ['tired', [2, 2]]
  ])('%s', (reading, after) => {
    expect(fatigue('jarl fatigue 1 +frigg and 6 hirdmen fatigue 2 charge 1 levies -1 attack dice', reading)).toEqual(after)
  })

  test('of two equally tired it is hers', () => {
    expect(fatigue('jarl fatigue 2 and 6 hirdmen fatigue 2 +frigg charge 1 levies -1 attack dice', 'tired')).toEqual([3, 2])
    expect(fatigue('jarl fatigue 2 +frigg and 6 hirdmen fatigue 2 charge 1 levies -1 attack dice', 'tired')).toEqual([2, 3])
  })

  test('it is hers where she is the more tired', () => {
    expect(fatigue('jarl fatigue 2 +frigg and 6 hirdmen fatigue 1 charge 1 levies -1 attack dice', 'tired')).toEqual([2, 2])
  })

  test('a box is used once a turn, not by both of two units (R7.3)', () => {
    const both = scenario('jarl fatigue 1 +ullr and 6 hirdmen +ullr charge 4 huscarls')
    expect(faults(both, book).map(({ message }) => message)).toEqual(['Ullr may be used once a turn (R7.3): name it once'])
  })
})

describe('who charges in the rounds of a Challenge (challenge-charger)', () => {
  const words = 'warlord wounds 12 gives up dice charge warlord wounds 12'

  test('who always charges gives up no dice', () => {
    expect(faults(scenario(words, {}, { rounds: 3 }), book)[0]?.message).toMatch(/only the unit that is charged/)
    expect(faults(scenario(words, { 'challenge-charger': 'turns' }), book)[0]?.message).toMatch(/only the unit that is charged/)
  })

  test('in turn the one who charged first gives them up when he is charged', () => {
    const report = fought(words, { 'challenge-charger': 'turns' }, { rounds: 2 })
    // first 5 dice, each of which wounds 1 in 3 less 1 in 3; none are given up yet
    expect(report.attacker.units[0]?.attackDice).toBe(5)
    expect(report.headline).toBe('warlord, gives up dice, 12 wounds, charges warlord, 12 wounds, at most 2 rounds')
    expect(report.notes.join()).toContain('the two sides charging in turn')
    const kept = fought('warlord wounds 12 charge warlord wounds 12', { 'challenge-charger': 'turns' }, { rounds: 2 })
    expect(report.attacker.losses.mean).toBeLessThan(kept.attacker.losses.mean)
    expect(report.defender.losses.mean).toBeLessThan(kept.defender.losses.mean)
  })

  test('who keeps more wounds wins, however many each began with (S1 p.54)', () => {
    // one die that never wounds twice after Resistance
    const one = fought('warlord wounds 9 1 dice per model charge warlord wounds 3 1 dice per model', {}, { rounds: 2 })
    expect(one.result?.attackerWins).toBeCloseTo(1, 12)
  })

  // a die each, against armour 4: half of them hit, and a third is saved, or half in heavy cover
  const alone = (unit: string, more: Partial<UnitRequest> = {}): UnitRequest => ({ unit, models: 1, armour: 4, ...more })
  const rounds = (attacker: UnitRequest, defender: UnitRequest) => {
    const readings = { 'challenge-charger': 'turns' }
    const answer = odds({ kind: 'melee', attacker, defender, readings, rounds: 2 }, book, { asides: false })
    return [answer.attacker.wipedOut, answer.defender.wipedOut]
  }

  test('the wall of shields is for the round in which the other charges (R3.7)', () => {
    const [flemish, bondi] = rounds(alone('flemish'), alone('bondi'))
    expect(flemish).toBeCloseTo(1 / 3 + (4 / 9) * (1 / 4), 12)
    expect(bondi).toBeCloseTo(1 / 3 + (4 / 9) * (1 / 3), 12)
    const [charger, charged] = rounds(alone('bondi'), alone('flemish'))
    expect(charger).toBeCloseTo(1 / 3 + (2 / 3) * (3 / 4) * (1 / 3), 12)
    expect(charged).toBeCloseTo(1 / 4 + (2 / 3) * (3 / 4) * (1 / 3), 12)
  })

  test('an axe adds 1 to each attack roll in each round, once (R5.1)', () => {
    const [bondi] = rounds(alone('bondi'), alone('huscarls', { weapon: 'danish-axe', dicePerModel: 1, armour: 5 }))
    // on 3 or more: 2/3 hit, of which a third is saved
    expect(bondi).toBeCloseTo(4 / 9 + (5 / 9) * (2 / 3) * (4 / 9), 12)
  })
})

describe("Harold's unit of six points (harold-points)", () => {
  const together = { 'harold-points': 'together' }
  const worth = (models: number, readings: Record<string, string>) =>
    pointsForAll(lostModelsOf([{ unit: 'harold-godwinson', models }], book), 0, book, readings).total

  test('his brothers are worth a point each, or nothing by themselves', () => {
    expect([1, 2, 3].map(models => worth(models, {}))).toEqual([1, 2, 6])
    expect([1, 2, 3].map(models => worth(models, together))).toEqual([0, 0, 4])
  })

  test('so they are in a fight', () => {
    const { p } = fought('8 ceorls charge harold', together).defender.losses
    expect(fought('8 ceorls charge harold', together).victoryPoints.killed).toBeCloseTo(4 * (p[3] ?? 0), 12)
    expect(fought('8 ceorls charge harold').victoryPoints.killed).toBeCloseTo((p[1] ?? 0) + 2 * (p[2] ?? 0) + 6 * (p[3] ?? 0), 12)
  })
})
