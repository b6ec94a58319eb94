import { describe, expect, test } from 'vitest'
import { abilityApplier } from '../../src/battle/abilities'
import { canSpend } from '../../src/battle/acts'
import { applyEffects } from '../../src/battle/apply-effects'
import { type Combatant, changed, type Engagement, put, unitAt } from '../../src/battle/combatant'
import { faults } from '../../src/battle/faults'
import { ledgerLines } from '../../src/battle/ledger'
import { odds } from '../../src/battle/odds'
import { engagementBeforeAbilities, preparedEngagement, readingsOf, withoutRemoved } from '../../src/battle/prepare'
import { NOTHING_CHOSEN, poolDiceOf } from '../../src/battle/unit'
import { describeEffect, type Effect, verbs } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import type { TestResult } from '../../src/model/unit-state'
import { rulebook } from '../../src/rules/rulebook'

/** What abilities and effects come to in a fight, counted by hand. */

const book = rulebook(1)
const ceorls: UnitRequest = { unit: 'ceorls', models: 6 }
const melee = (attacker: UnitRequest, defender: UnitRequest = ceorls): Scenario => ({ kind: 'melee', attacker, defender })
const shown = (scenario: Scenario) => {
  const { attacker, defender } = odds(scenario, book, { asides: false })
  return { attacker, defender, own: attacker.units[0], enemy: defender.units[0] }
}

describe('SAGA dice of a pool', () => {
  test.each([
    [{ attack: 3 }, 1, 2, { attack: 3, defence: 0 }],
    [{ attack: 3, rare: 1 }, 1, 2, { attack: 4, defence: 0 }],
    [{ defence: 2, rare: 1 }, 1, 2, { attack: 0, defence: 3 }],
    [{ attack: 1, defence: 1, rare: 2 }, 1, 2, { attack: 2, defence: 2 }],
    [{ attack: 2, defence: 1, rare: 1 }, 1, 2, { attack: 2, defence: 2 }],
    [{ attack: 3, defence: 3, rare: 4 }, 2, 5, { attack: 9, defence: 15 }],
    [{ attack: 1, defence: 3, rare: 1 }, 2, 5, { attack: 2, defence: 9 }],
    [{}, 1, 2, { attack: 0, defence: 0 }]
  ])('%o, %i each and %i for a rare one: %o', (use, each, rare, dice) =>
    expect(poolDiceOf({ id: 'combat-pool', ...use }, each, rare)).toEqual(dice)
  )
})

describe('dice that follow something', () => {
  const priodaur = (models: number, id: string, count?: number, engaged?: number): UnitRequest => ({
    unit: 'priodaur',
    models,
    abilities: [{ id, ...(count !== undefined && { count }) }],
    ...(engaged !== undefined && { engaged })
  })
  const huscarls: UnitRequest = { unit: 'huscarls', models: 4 }
  test.each<readonly [string, Scenario, attack: number, defence: number]>([
    ['Strength in Numbers: 8 against 6', melee(priodaur(8, 'strength-in-numbers')), 10, 0],
    ['of those engaged: 7 against 3', melee(priodaur(8, 'strength-in-numbers', undefined, 7), { ...ceorls, engaged: 3 }), 11, 0],
    ['War Dance: 2 fatigue, 2 dice of each', melee(priodaur(6, 'war-dance', 2)), 8, 2],
    [
      'Stubbornness: 1 and 2 for 2 fatigue',
      melee({ ...huscarls, abilities: ['stubbornness'] }, { ...ceorls, fatigue: 2 }),
      11,
      0
    ],
    [
      'counted before fatigue is spent',
      melee({ ...huscarls, abilities: ['stubbornness'], spend: ['armour'] }, { ...ceorls, fatigue: 2 }),
      11,
      0
    ],
    [
      'or after, by reading (stubbornness-fatigue)',
      {
        ...melee({ ...huscarls, abilities: ['stubbornness'], spend: ['armour'] }, { ...ceorls, fatigue: 2 }),
        readings: { 'stubbornness-fatigue': 'after' }
      },
      10,
      0
    ],
    ['Valhalla: 3 for each of 2', melee({ unit: 'hirdmen', models: 4, abilities: [{ id: 'valhalla', count: 2 }] }), 14, 0],
    [
      '4 for each with a rare die',
      melee({ unit: 'hirdmen', models: 4, abilities: [{ id: 'valhalla', count: 2, rare: 1 }] }),
      16,
      0
    ],
    ['Heimdall: 3', melee({ unit: 'hirdmen', models: 4, abilities: ['heimdall'] }), 11, 0],
    ['4 with a rare die', melee({ unit: 'hirdmen', models: 4, abilities: [{ id: 'heimdall', rare: 1 }] }), 12, 0],
    ['Lords of Battle: 3 as chosen', melee({ ...huscarls, abilities: [{ id: 'lords-of-battle', attack: 1, defence: 2 }] }), 9, 2],
    ['Sven: one for each enemy engaged', melee({ unit: 'sven-forkbeard' }, { ...ceorls, engaged: 4 }), 9, 0],
    ['Ambush: 3 of each', melee({ unit: 'priodaur', models: 6, ground: 'uneven', abilities: ['ambush'] }), 9, 3],
    ['Dex Aïe: 5', melee({ unit: 'normans-warlord', abilities: ['dex-aie'] }), 10, 0]
  ])('%s', (_, scenario, attack, defence) =>
    expect(shown(scenario).own).toMatchObject({ attackDice: attack, defenceDice: defence })
  )
  test.each<readonly [string, UnitRequest, attack: number]>([
    ['holds', { ...ceorls, moved: true }, 7],
    ['does not', ceorls, 6]
  ])('an effect with a condition counts only where it %s', (_, unit, attack) => {
    const effects = [{ verb: 'attack-dice', count: 1, if: { moved: true } } as const]
    expect(shown(melee({ ...unit, effects })).own?.attackDice).toBe(attack)
  })
  test('Strength in Numbers is of no use against as many', () =>
    expect(shown(melee(priodaur(6, 'strength-in-numbers'))).own?.attackDice).toBe(6))
})

describe('fatigue', () => {
  test.each<readonly [string, Scenario, now: readonly [number, number], after: readonly [number, number]]>([
    ['of a melee: one each (R3.9)', melee(ceorls), [0, 0], [1, 1]],
    [
      'War Dance puts it on them at once',
      melee({ unit: 'priodaur', models: 6, abilities: [{ id: 'war-dance', count: 3 }] }),
      [3, 0],
      [4, 1]
    ],
    [
      'two models may take as much',
      melee({ unit: 'priodaur', models: 2, abilities: [{ id: 'war-dance', count: 3 }] }),
      [3, 0],
      [4, 1]
    ],
    ['Frigg takes one off', melee({ unit: 'hirdmen', models: 4, fatigue: 2, abilities: ['frigg'] }), [1, 0], [2, 1]],
    ['Charge! costs one afterwards', melee({ unit: 'knights', models: 4, mounted: true, abilities: ['charge'] }), [0, 0], [2, 1]],
    [
      'Unforgiving puts one more on the enemy',
      melee({ unit: 'huscarls', models: 4, abilities: ['unforgiving'] }),
      [0, 0],
      [1, 2]
    ],
    [
      'Lords of Battle puts two',
      melee({ unit: 'huscarls', models: 4, abilities: [{ id: 'lords-of-battle', attack: 3 }] }),
      [0, 0],
      [1, 3]
    ],
    [
      'Trapped comes before',
      melee({ unit: 'huscarls', models: 4, abilities: ['trapped'] }, { ...ceorls, fatigue: 2 }),
      [0, 3],
      [1, 4]
    ],
    [
      'the Wrath ignores that of a second activation, not that of the melee too (R6.6)',
      melee({ unit: 'jomsvikings', wrath: 14, fatigue: 2, moved: true }),
      [1, 0],
      [2, 1]
    ],
    ['Taillefer has none (R6.4)', melee({ unit: 'taillefer', mounted: true, moved: true }), [0, 0], [0, 1]],
    ['Harold ignores the first of his turn (R6.4)', melee({ unit: 'harold-godwinson', moved: true }), [0, 0], [1, 1]],
    ['and has that of the enemy turn', melee(ceorls, { unit: 'harold-godwinson' }), [0, 0], [1, 1]]
  ])('%s', (_, scenario, [own, enemy], [ownAfter, enemyAfter]) => {
    const { attacker, defender, ...units } = shown(scenario)
    expect([units.own?.fatigue, units.enemy?.fatigue]).toEqual([own, enemy])
    expect([attacker.fatigueAfter, defender.fatigueAfter]).toEqual([ownAfter, enemyAfter])
  })
  test('in the second melee of Thor dice and fatigue are chosen anew, or as in the first (thor-choices)', () => {
    const thor = melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] }, { ...ceorls, fatigue: 1, givesUpDice: true })
    const wins = (scenario: Scenario, reading?: string) =>
      odds({ ...scenario, ...(reading && { readings: { 'thor-choices': reading } }) }, book, { asides: false }).result
    expect(wins(thor)).toEqual(wins(thor, 'first'))
    const others: readonly Scenario[] = [
      { ...thor, defender: { ...ceorls, fatigue: 1, givesUpDice: true, givesUpDiceAgain: false } },
      { ...thor, attacker: { unit: 'hirdmen', models: 4, abilities: ['thor'], spendAgain: ['enemy-armour'] } }
    ]
    for (const said of others) {
      expect(wins(said)).not.toEqual(wins(thor))
      expect(wins(said, 'first')).toEqual(wins(thor))
    }
  })
  test('fatigue spent in the second melee is gone where that melee is fought, and no more than there is', () => {
    const attacker: UnitRequest = { unit: 'hirdmen', models: 4, abilities: ['thor'] }
    const thor = melee(
      { ...attacker, spend: ['armour'], spendAgain: ['armour', 'enemy-armour'] },
      { ...ceorls, models: 12, fatigue: 2 }
    )
    const report = odds(thor, book, { asides: false })
    const first = odds(melee({ unit: 'hirdmen', models: 4, spend: ['armour'] }, { ...ceorls, models: 12, fatigue: 2 }), book)
    const bothStand = first.joint.p
      .slice(0, 4)
      .flatMap(row => row.slice(0, 12))
      .reduce((sum, chance) => sum + chance, 0)
    // of 2 one is spent in each melee that is fought, and the two melees give 1
    expect(report.defender.fatigueAfter).toBeCloseTo(2 - bothStand, 12)
    const nothing = 'the last fatigue of the ceorls is already spent, so for enemy armour nothing is spent'
    expect(report.notes).toContain(nothing)
    // nor is it hidden from who reads one line
    expect(report.cautions).toEqual([nothing])
  })
  test.each([
    [melee({ ...ceorls, spendAgain: ['armour'] }), 'only Thor brings a second melee'],
    [{ ...melee({ unit: 'hirdmen', models: 4, abilities: ['thor'], spendAgain: ['armour'] }), rounds: 3 }, 'only Thor brings'],
    [
      melee({ unit: 'hirdmen', models: 4, abilities: ['thor'], givesUpDiceAgain: true }),
      'only the unit that is charged may give up dice'
    ],
    [melee({ unit: 'hirdmen', models: 4, abilities: ['thor'], spendAgain: ['armour', 'armour'] }), 'is bought once'],
    [melee({ unit: 'hirdmen', models: 4, abilities: ['thor'], spendAgain: ['armour-1'] }), 'names one of two units']
  ] as const)('what is said of a second melee has to fit one', (scenario, complaint) =>
    expect(
      faults(scenario as Scenario, book)
        .map(({ message }) => message)
        .join()
    ).toContain(complaint)
  )
  test('Thor tires once, or for each melee that is fought by reading (thor-fatigue)', () => {
    const thor = melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] })
    expect(shown(thor).attacker.fatigueAfter).toBe(1)
    // the second is fought where both are left after the first
    const [first] = odds({ ...thor, rounds: 2 }, book, { asides: false }).rounds ?? []
    expect(first?.goesOn).toBeLessThan(1)
    expect(shown({ ...thor, readings: { 'thor-fatigue': 'each' } }).defender.fatigueAfter).toBeCloseTo(
      1 + (first?.goesOn ?? 0),
      12
    )
  })
})

describe('baggage', () => {
  const armour = (scenario: Scenario) => shown(scenario).enemy?.armour

  // Ragnarok lowers every enemy armour by 1, but the baggage is no target of enemy abilities (R8.3, S1 p.56): 5 stays 5
  test('is left alone by the abilities of its enemies', () => {
    const ragnarok: UnitRequest = { unit: 'hirdmen', models: 4, abilities: ['ragnarok'] }
    expect(armour(melee(ragnarok))).toBe(3)
    expect(armour(melee(ragnarok, { unit: 'baggage' }))).toBe(5)
  })

  // R2.8: the target's armour is 1 less, 6 when shot at
  test('is struck by a crossbow as anybody is', () =>
    expect(armour({ kind: 'shoot', attacker: { unit: 'crossbowmen', models: 4 }, defender: { unit: 'baggage' } })).toBe(5))
})

describe('models removed before the dice', () => {
  const lost = (scenario: Scenario, side: 'attacker' | 'defender') => shown(scenario)[side].losses.p.findIndex(p => p > 0)
  test.each<readonly [string, Scenario, number]>([
    ['Exhaustion takes two', melee({ unit: 'huscarls', models: 4, abilities: ['exhaustion'] }, { ...ceorls, fatigue: 3 }), 2],
    ['Stamping takes a warrior', melee({ unit: 'knights', models: 4, mounted: true, abilities: ['stamping'] }), 1],
    [
      'or two levies',
      melee({ unit: 'knights', models: 4, mounted: true, abilities: ['stamping'] }, { unit: 'geburs', models: 6 }),
      2
    ]
  ])('%s', (_, scenario, least) => expect(lost(scenario, 'defender')).toBe(least))
  test('by reading they take their dice with them, in every way a fight is prepared', () => {
    const readings = { 'removed-dice': 'lose' }
    const scenario = { ...melee({ unit: 'hirdmen', models: 4, abilities: [{ id: 'valhalla', count: 1 }] }), readings }
    const drawn = engagementBeforeAbilities(scenario, book, () => undefined)
    const [valhalla] = drawn.attacker.unit.abilities
    if (!valhalla) throw new Error('Valhalla is played')
    const used = abilityApplier(() => undefined)(drawn, 'attacker', valhalla)
    expect([used.attacker.held, withoutRemoved(used).attacker.held]).toEqual([8, 6])
    expect(preparedEngagement(scenario, book, () => undefined).attacker.held).toBe(6)
    const kept = abilityApplier(() => undefined)(
      engagementBeforeAbilities({ ...scenario, readings: {} }, book, () => undefined),
      'attacker',
      valhalla
    )
    expect(withoutRemoved(kept).attacker.held).toBe(8)
  })
})

describe('models that a test gives back', () => {
  const second = rulebook(2)
  const thrown = (dice: number, then: 'enemy-loss' | 'model-back') => ({
    effects: [{ verb: 'test', dice, atLeast: 2, then } as const]
  })
  /** One die that takes an enemy on 2 or more, then his dice, which give one back on 2 or more; nobody strikes. */
  const lossesOf = (taking: number, giving: number): readonly number[] =>
    odds(
      {
        kind: 'melee',
        edition: 2,
        readings: { 'first-act': 'attacker' },
        attacker: { unit: 'warriors', models: 4, dicePerModel: 0, acts: [thrown(taking, 'enemy-loss')] },
        defender: { unit: 'warriors', models: 4, dicePerModel: 0, acts: [thrown(giving, 'model-back')] }
      },
      second,
      { asides: false }
    ).defender.losses.p

  test.each([
    ['one die for the one that may be lost', 1, 1, [31 / 36, 5 / 36]],
    ['two dice for him give no more than one back', 1, 2, [211 / 216, 5 / 216]],
    ['one die for one of the two that may be lost', 2, 1, [1 / 36 + 50 / 216, 10 / 216 + 125 / 216, 25 / 216]]
  ] as const)('%s', (_, taking, giving, chances) => {
    const p = lossesOf(taking, giving)
    chances.forEach((chance, lost) => expect(p[lost]).toBeCloseTo(chance, 12))
  })
  test('a unit that is gone has nobody back: four or more of nine dice', () =>
    expect(lossesOf(9, 9)[4]).toBeCloseTo(1 - (1 + 9 * 5 + 36 * 25 + 84 * 125) / 6 ** 9, 12))
})

describe('cover that comes later than the rest', () => {
  const at = (effect: Effect, cover: UnitRequest['cover'] = 'none') => {
    const engagement = engagementBeforeAbilities(melee(ceorls, { ...ceorls, cover }), book, () => undefined)
    const bound = {
      effect,
      places: ['melee' as const],
      rule: 'R3.7',
      source: 'as given',
      isAbility: false,
      chosen: NOTHING_CHOSEN
    }
    return { before: engagement.defender, after: unitAt(applyEffects(engagement, 'defender', bound), 'defender') }
  }
  test('counts at once where it is better', () => {
    expect(at({ verb: 'cover', kind: 'heavy' }).after).toMatchObject({ cover: 'heavy', savesOn: 4 })
    const { before, after } = at({ verb: 'cover', kind: 'light' }, 'heavy')
    expect(after).toBe(before)
    const same = at({ verb: 'cover', kind: 'heavy' }, 'heavy')
    expect(same.after).toBe(same.before)
  })
})

describe('one effect on units that stand as they are put', () => {
  const second = rulebook(2)
  interface Put {
    readonly own?: Partial<Combatant>
    readonly enemy?: Partial<Combatant>
    readonly thrown?: TestResult
    readonly next?: TestResult
    readonly defender?: UnitRequest
    readonly rare?: number
    readonly readings?: Scenario['readings']
  }
  const melees: Scenario = {
    kind: 'melee',
    edition: 2,
    attacker: { unit: 'warriors', models: 4 },
    defender: { unit: 'warriors', models: 4 }
  }
  const used = (said: Put, ...effects: readonly Effect[]) => {
    const { defender = melees.defender, readings = {} } = said
    const drawn = engagementBeforeAbilities({ ...melees, defender, readings }, second, () => undefined)
    const own = put(drawn, 'attacker', changed(drawn.attacker, { ledger: null, ...said.own }))
    const both = put(own, 'defender', changed(own.defender, { ledger: null, ...said.enemy }))
    const before: Engagement = {
      ...both,
      tests: said.thrown && { results: [said.thrown, ...(said.next ? [said.next] : [])], met: 0 }
    }
    const after = effects.reduce<Engagement>(
      (now, effect) =>
        applyEffects(now, 'attacker', {
          effect,
          places: ['melee'],
          rule: 'T0',
          source: 'as given',
          isAbility: false,
          chosen: { ...NOTHING_CHOSEN, rare: said.rare ?? 0 }
        }),
      before
    )
    return { before, after }
  }
  const lines = ({ ledger }: Combatant) => ledgerLines(ledger).map(({ what, value, change }) => [what, value, change])

  const TURN = { verb: 'turn-dice' } as const
  const DROP = { verb: 'discard-dice', of: 'enemy', count: 'all' } as const
  const EXHAUST = { verb: 'fatigue', of: 'enemy', count: 'to-limit', when: 'now' } as const
  const kills = (more: object = {}) => ({ verb: 'test', dice: 6, atLeast: 4, then: 'enemy-loss', ...more }) as const
  const DISARM = { verb: 'test', dice: 6, atLeast: 4, then: 'enemy-attack-die' } as const
  const BACK = { verb: 'test', dice: 6, atLeast: 4, then: 'model-back' } as const
  const thrown = (successes: number, own = 0) => ({ successes, own })
  const dice = { verb: 'attack-dice', count: 2 } as const
  const NO_RAISE = { verb: 'armour-limit', of: 'own', raise: 'no' } as const
  const NO_LOWER = { verb: 'armour-limit', of: 'own', lower: 'no' } as const
  const armour = (count: number) => ({ verb: 'armour', of: 'own', count }) as const
  const tires = (count: number) => ({ verb: 'fatigue', of: 'own', count, when: 'now' }) as const
  const whole = { models: 4, engaged: 4, removed: 0, removedCounted: 0 }

  test.each<readonly [string, Put, readonly Effect[], own: Partial<Combatant>, enemy: Partial<Combatant>]>([
    [
      'N11: all dice, those of step 3 too, become defence dice beside those there are',
      { own: { held: 4, capBase: 4, bonusAttack: 2, gained: 0, bonusDefence: 1 } },
      [TURN],
      { held: 0, capBase: 0, bonusAttack: 0, bonusDefence: 7 },
      {}
    ],
    ['N11: who has fewer than none turns none', { own: { held: 1, bonusAttack: -3 } }, [TURN], { held: 0, bonusDefence: 0 }, {}],
    ['N11: no dice from then on', { enemy: { held: 4, bonusAttack: 1 } }, [DROP], {}, { held: 0, capBase: 0, bonusAttack: 0 }],
    ['T1.7: fatigue up to the limit of 3', { enemy: { fatigue: 1 } }, [EXHAUST], {}, { fatigue: 3 }],
    ['T1.7: who is beyond it has no more and no less', { enemy: { fatigue: 4 } }, [EXHAUST], {}, { fatigue: 4 }],
    [
      'N14: two successes, two models',
      { thrown: thrown(2) },
      [kills()],
      whole,
      { models: 2, engaged: 2, removed: 2, removedCounted: 2 }
    ],
    ['N14: the throw costs the unit itself one', { thrown: thrown(0, 1) }, [kills()], { models: 3, removed: 1 }, whole],
    ['N14: nobody loses for no success', { thrown: thrown(0) }, [kills()], whole, whole],
    ['N14: 1 fatigue from two successes on', { thrown: thrown(2) }, [kills({ fatigueFrom: 2 })], { fatigue: 0 }, { fatigue: 1 }],
    ['N14: none for one', { thrown: thrown(1) }, [kills({ fatigueFrom: 2 })], { fatigue: 0 }, { fatigue: 0 }],
    ['N14: none where nothing is said of it', { thrown: thrown(6) }, [DISARM], { fatigue: 0 }, { fatigue: 0 }],
    [
      'N14: two of three attack dice',
      { enemy: { held: 4, bonusAttack: -1 }, thrown: thrown(2) },
      [DISARM],
      {},
      { bonusAttack: -3 }
    ],
    ['N14: all five of five', { enemy: { held: 4, bonusAttack: 1 }, thrown: thrown(6) }, [DISARM], {}, { bonusAttack: -4 }],
    [
      'N14: none where there is none',
      { enemy: { held: 0, bonusAttack: -1 }, thrown: thrown(1) },
      [DISARM],
      {},
      { bonusAttack: -1 }
    ],
    [
      'N14: a model back, which is no loss any more',
      { own: { models: 2, engaged: 2, removed: 2, removedCounted: 2 }, thrown: thrown(1) },
      [BACK],
      { models: 3, engaged: 3, removed: 1, removedCounted: 1 },
      whole
    ],
    [
      'N14: those that count for the winner are forgiven last',
      { own: { models: 1, engaged: 1, removed: 3, removedCounted: 1 }, thrown: thrown(1) },
      [BACK],
      { models: 2, engaged: 2, removed: 2, removedCounted: 1 },
      whole
    ],
    [
      'N14: who is gone stays gone',
      { own: { models: 0, engaged: 0, removed: 4, removedCounted: 4 }, thrown: thrown(4) },
      [BACK],
      { models: 0, engaged: 0, removed: 4, removedCounted: 4 },
      whole
    ],
    [
      'T6.6: an own fatigue for two dice',
      { own: { fatigue: 2 } },
      [{ verb: 'pay', ownFatigue: 1 }, dice],
      { fatigue: 1, bonusAttack: 2 },
      {}
    ],
    ['T6.6: none, no dice', { own: { fatigue: 0 } }, [{ verb: 'pay', ownFatigue: 1 }, dice], { fatigue: 0, bonusAttack: 0 }, {}],
    [
      'T6.6: one of two, no dice',
      { own: { fatigue: 1 } },
      [{ verb: 'pay', ownFatigue: 2 }, dice],
      { fatigue: 1, bonusAttack: 0 },
      {}
    ],
    [
      'T6.6: an enemy fatigue for them',
      { enemy: { fatigue: 1 } },
      [{ verb: 'pay', enemyFatigue: 1 }, dice],
      { bonusAttack: 2 },
      { fatigue: 0 }
    ],
    ['T6.6: an enemy that has none', {}, [{ verb: 'pay', enemyFatigue: 1 }, dice], { bonusAttack: 0 }, { fatigue: 0 }],
    [
      'T6.6: armour that falls to 2',
      { own: { armour: 3 } },
      [{ verb: 'pay', armour: 1 }, dice],
      { armour: 2, bonusAttack: 2 },
      {}
    ],
    ['T6.6: not below 2', { own: { armour: 2 } }, [{ verb: 'pay', armour: 1 }, dice], { armour: 2, bonusAttack: 0 }, {}],
    [
      'T6.6: dice for nothing by reading (heimdall-floor)',
      { own: { armour: 2 }, readings: { 'heimdall-floor': 'free' } },
      [{ verb: 'pay', armour: 1 }, dice],
      { bonusAttack: 2 },
      {}
    ],
    [
      'N8: nor below a bound of its own',
      { own: { armour: 4 } },
      [{ verb: 'armour-limit', of: 'own', least: 4 }, { verb: 'pay', armour: 1 }, dice],
      { armour: 4, bonusAttack: 0 },
      {}
    ],
    [
      'N8: nor where it cannot be lowered',
      { own: { armour: 4 } },
      [{ verb: 'armour-limit', of: 'own', lower: 'no' }, { verb: 'pay', armour: 1 }, dice],
      { armour: 4, bonusAttack: 0 },
      {}
    ],
    ['N8: what may not rise falls', { own: { armour: 4 } }, [NO_RAISE, armour(1), armour(-1)], { armour: 3 }, {}],
    ['N8: what may not fall rises', { own: { armour: 4 } }, [NO_LOWER, armour(1), armour(-1)], { armour: 5 }, {}],
    ['N8: both at once', { own: { armour: 4 } }, [NO_RAISE, NO_LOWER, armour(1), armour(-1)], { armour: 4 }, {}],
    ['T4.3: fatigue stops at the limit', { own: { fatigue: 2 } }, [tires(2)], { fatigue: 3 }, {}],
    [
      'T4.3: or not, by reading',
      { own: { fatigue: 2 }, readings: { 'fatigue-above-limit': 'kept' } },
      [tires(2)],
      { fatigue: 4 },
      {}
    ],
    ['never less than none', { own: { fatigue: 1 } }, [tires(-2)], { fatigue: 0 }, {}],
    [
      'T6.6: what follows a price of nothing is free again',
      { own: { fatigue: 0 } },
      [{ verb: 'pay', ownFatigue: 1 }, dice, { verb: 'pay' }, { ...dice, count: 1 }],
      { bonusAttack: 1 },
      {}
    ],
    [
      'only by a rare symbol: by one',
      { rare: 1 },
      [
        { ...dice, ifRare: true },
        { ...dice, count: 1, ifRare: false }
      ],
      { bonusAttack: 2 },
      {}
    ],
    [
      'only by a rare symbol: by none',
      {},
      [
        { ...dice, ifRare: true },
        { ...dice, count: 1, ifRare: false }
      ],
      { bonusAttack: 1 },
      {}
    ]
  ])('%s', (_, said, effects, own, enemy) => {
    const { before, after } = used(
      { ...said, own: { bonusAttack: 0, bonusDefence: 0, ...said.own }, enemy: { bonusAttack: 0, ...said.enemy } },
      ...effects
    )
    expect(before.attacker.unit.models).toBe(4)
    expect(after.attacker).toMatchObject(own)
    expect(after.defender).toMatchObject(enemy)
  })

  test.each<readonly [string, Put, readonly Effect[], own: readonly unknown[], enemy: readonly unknown[]]>([
    [
      'dice that are turned',
      { own: { held: 4, bonusAttack: 2, gained: 1, bonusDefence: 0 } },
      [TURN],
      [
        ['attack dice', 0, -6],
        ['defence dice', 7, 6]
      ],
      []
    ],
    ['dice that are gone', { enemy: { held: 4, bonusAttack: 1 } }, [DROP], [], [['attack dice', 0, -5]]],
    [
      'dice that a throw takes',
      { enemy: { held: 4, bonusAttack: -1 }, thrown: thrown(2) },
      [DISARM],
      [],
      [['attack dice', 1, -2]]
    ],
    ['a model back', { own: { models: 2, removed: 2 }, thrown: thrown(1) }, [BACK], [['models', 3, 1]], []],
    ['nobody back', { own: { models: 4, removed: 0 }, thrown: thrown(1) }, [BACK], [], []],
    [
      'what is counted adds up',
      {},
      [
        { verb: 'defence-roll', count: 1 },
        { verb: 'defence-roll', count: 2 }
      ],
      [
        ['defence roll', 1, 1],
        ['defence roll', 3, 2]
      ],
      []
    ],
    [
      'what a unit can do already it does not gain twice',
      {},
      [
        { verb: 'hits-back', per: 2 },
        { verb: 'hits-back', per: 2 }
      ],
      [['hits back', 1, 1]],
      []
    ],
    ['a price of fatigue is none of armour', { own: { fatigue: 1 } }, [{ verb: 'pay', ownFatigue: 1 }], [['fatigue', 0, -1]], []],
    [
      'and that of an enemy none of its own',
      { own: { fatigue: 1 }, enemy: { fatigue: 1 } },
      [{ verb: 'pay', enemyFatigue: 1 }],
      [],
      [['fatigue', 0, -1]]
    ]
  ])('the ledger tells %s', (_, said, effects, own, enemy) => {
    const { after } = used(said, ...effects)
    expect(lines(after.attacker)).toEqual(own)
    expect(lines(after.defender)).toEqual(enemy)
  })

  // T3.12, T6.1, T6.2: a fatigue cancels so many losses, guards bear the rest where they can bear all that kills
  const NOTHING_BORNE = { guards: 0, overkill: 0, cancelled: 0 }
  const guardedBy = (models: number): UnitRequest => ({ unit: 'warlord', resilience: 0, guards: { models, unit: 'hearthguard' } })
  test.each<readonly [string, Put, enemy: Partial<Combatant>]>([
    [
      'two of two',
      { enemy: { resilience: 1 }, thrown: thrown(2) },
      { models: 4, fatigue: 2, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 2 } }
    ],
    [
      'three by two fatigue',
      { enemy: { resilience: 2 }, thrown: thrown(3) },
      { models: 4, fatigue: 2, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 3 } }
    ],
    [
      'one, near exhaustion',
      { enemy: { resilience: 1, fatigue: 2 }, thrown: thrown(2) },
      { models: 3, fatigue: 3, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 1 } }
    ],
    [
      'none, exhausted',
      { enemy: { resilience: 1, fatigue: 3 }, thrown: thrown(2) },
      { models: 2, fatigue: 3, lossesBeforeDice: NOTHING_BORNE }
    ],
    [
      'none where all are gone anyway',
      { enemy: { resilience: 1, fatigue: 2 }, thrown: thrown(6) },
      { models: 0, fatigue: 2, lossesBeforeDice: { ...NOTHING_BORNE, overkill: 2 } }
    ],
    [
      'three of six, which leaves one',
      { enemy: { resilience: 1 }, thrown: thrown(6) },
      { models: 1, fatigue: 3, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 3 } }
    ],
    [
      'none by interpretation',
      { enemy: { resilience: 1 }, readings: { 'resilience-use': 'none' }, thrown: thrown(2) },
      { models: 2, fatigue: 0 }
    ],
    [
      'none that leaves somebody, by interpretation',
      { enemy: { resilience: 1 }, readings: { 'resilience-use': 'save-life' }, thrown: thrown(2) },
      { models: 2, fatigue: 0 }
    ],
    [
      'the last one, by interpretation',
      { enemy: { resilience: 1 }, readings: { 'resilience-use': 'save-life' }, thrown: thrown(5) },
      { models: 1, fatigue: 2, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 2 } }
    ],
    [
      'two, of whose fatigue the first vanishes (T6.12)',
      { enemy: { resilience: 1, vanishing: 1 }, thrown: thrown(2) },
      { models: 4, fatigue: 1, vanishing: 0, vanished: 1 }
    ],
    [
      'one whose fatigue vanishes, and half of what may',
      { enemy: { resilience: 1, vanishing: 2 }, thrown: thrown(1) },
      { models: 4, fatigue: 0, vanishing: 1, vanished: 1 }
    ],
    [
      'two at a throw each',
      { enemy: { resilience: 1 }, thrown: thrown(1), next: thrown(1) },
      { models: 4, fatigue: 2, lossesBeforeDice: { ...NOTHING_BORNE, cancelled: 2 } }
    ],
    [
      'guards: as many as there are',
      { defender: guardedBy(2), thrown: thrown(2) },
      { models: 1, lossesBeforeDice: { ...NOTHING_BORNE, guards: 2 } }
    ],
    [
      'guards: none where they are too few',
      { defender: guardedBy(2), thrown: thrown(3) },
      { models: 0, lossesBeforeDice: { ...NOTHING_BORNE, overkill: 2 } }
    ],
    [
      'guards: who died before is not there',
      { defender: guardedBy(2), thrown: thrown(1), next: thrown(2) },
      { models: 0, lossesBeforeDice: { ...NOTHING_BORNE, guards: 1, overkill: 1 } }
    ],
    [
      'guards: one after another',
      { defender: guardedBy(2), thrown: thrown(1), next: thrown(1) },
      { models: 1, lossesBeforeDice: { ...NOTHING_BORNE, guards: 2 } }
    ]
  ])('losses before the blows, cancelled or borne: %s', (_, said, enemy) => {
    const { after } = used(said, kills(), ...(said.next ? [kills()] : []))
    expect(after.defender).toMatchObject(enemy)
  })

  test('a throw of no dice is none: the next result is that of the next throw', () => {
    const { after } = used({ thrown: thrown(1) }, { ...kills(), dice: 0 }, kills())
    expect(after.defender.models).toBe(3)
    expect(after.tests?.met).toBe(1)
  })
})

describe('fatigue that is spent in the second edition (T2.3, T3.9)', () => {
  const second = rulebook(2)
  const warriors: UnitRequest = { unit: 'warriors', models: 4 }
  const archers: UnitRequest = { ...warriors, weapon: 'bow' }

  test.each([
    ['melee', 'attacker', 1, [true, true]],
    ['melee', 'attacker', 0, [false, false]],
    ['melee', 'defender', 1, [true, true]],
    // who shoots buys nothing, who is shot at no other armour than its own
    ['shoot', 'attacker', 1, [false, false]],
    ['shoot', 'defender', 1, [true, false]],
    ['shoot', 'defender', 0, [false, false]]
  ] as const)('in a %s the %s may buy armour and enemy armour for %i fatigue of the enemy: %j', (kind, side, fatigue, may) => {
    const scenario: Scenario = { kind, edition: 2, attacker: { ...archers, fatigue }, defender: { ...warriors, fatigue } }
    const drawn = engagementBeforeAbilities(scenario, second, () => undefined)
    expect((['armour', 'enemy-armour'] as const).map(buys => canSpend(drawn, side, buys))).toEqual(may)
  })

  // both have armour 4
  test.each<readonly [string, NonNullable<UnitRequest['spend']>, both: boolean, armours: readonly [number, number]]>([
    ['armour', ['armour'], false, [5, 4]],
    ['enemy armour', ['enemy-armour'], false, [4, 3]],
    ['armour, and enemy armour with it', ['armour'], true, [5, 3]],
    ['enemy armour, and armour with it', ['enemy-armour'], true, [5, 3]],
    ['both twice', ['armour', 'enemy-armour'], true, [6, 2]],
    ['nothing for fatigue that is not there', ['armour', 'armour', 'armour'], true, [6, 2]]
  ])('buys %s', (_, spend, both, armours) => {
    const attacker: UnitRequest = { ...warriors, spend, ...(both && { effects: [{ verb: 'buys-both' }] }) }
    const now = preparedEngagement(
      { kind: 'melee', edition: 2, attacker, defender: { ...warriors, fatigue: 2 } },
      second,
      () => undefined
    )
    expect([now.attacker.armour, now.defender.armour]).toEqual(armours)
  })

  test('who is shot at raises its own armour alone', () => {
    const defender: UnitRequest = { ...warriors, spend: ['armour'], effects: [{ verb: 'buys-both' }] }
    const now = preparedEngagement(
      { kind: 'shoot', edition: 2, attacker: { ...archers, fatigue: 1 }, defender },
      second,
      () => undefined
    )
    const without = preparedEngagement(
      { kind: 'shoot', edition: 2, attacker: archers, defender: warriors },
      second,
      () => undefined
    )
    expect(now.defender.armour - without.defender.armour).toBe(1)
    expect(now.attacker.armour).toBe(without.attacker.armour)
  })
})

test('the readings in force are the usual ones, and what is said over them', () => {
  const usual = Object.fromEntries(Object.entries(book.readings).map(([name, reading]) => [name, reading.default]))
  const fresh = { ...book }
  expect(readingsOf({}, fresh)).toEqual(usual)
  expect(readingsOf({}, fresh)).toBe(readingsOf({}, fresh))
  expect(readingsOf({ readings: { 'cap-base': 'generated' } }, fresh)).toEqual({ ...usual, 'cap-base': 'generated' })
})

test('there is no second attacker where one charges', () => {
  const engagement = engagementBeforeAbilities(melee(ceorls), book, () => undefined)
  expect(() => unitAt(engagement, 'companion')).toThrow('there is no companion in this fight')
})

describe('dice of the enemy', () => {
  const bondi: UnitRequest = { unit: 'bondi', models: 8 }
  const huscarls: UnitRequest = { unit: 'huscarls', models: 4 }
  const fight = (own: readonly Effect[], enemy: readonly Effect[] = []) =>
    odds(melee({ ...bondi, effects: own }, { ...huscarls, effects: enemy }), book, { asides: false })

  test.each(['attack-dice', 'defence-dice'] as const)('%s: what one side takes is as if the other had lost it', verb => {
    const bonus: Effect = { verb, count: 2 }
    const taken = fight([{ verb, of: 'enemy', count: -1 }], [bonus])
    const lost = fight([], [{ verb, count: 1 }])
    expect(taken.result).toEqual(lost.result)
    expect([taken.attacker.losses, taken.defender.losses]).toEqual([lost.attacker.losses, lost.defender.losses])
    expect(taken.result).not.toEqual(fight([], [bonus]).result)
  })

  // 4 huscarls bring 8 attack dice (R1.0)
  test('nobody loses dice that he does not have', () => {
    const { defender } = fight([{ verb: 'attack-dice', of: 'enemy', count: -12 }], [{ verb: 'attack-dice', count: 3 }])
    expect(defender.units[0]?.attackDice).toBe(3)
  })

  test('of two units Side by Side each loses them, and the ledger says by whose doing', () => {
    const { attacker } = odds(
      {
        kind: 'melee',
        attacker: { together: [{ unit: 'warlord', faction: 'vikings' }, bondi] },
        defender: { ...huscarls, effects: [{ verb: 'attack-dice', of: 'enemy', count: -1 }] },
        split: 0
      },
      book,
      { asides: false }
    )
    // a warlord brings 5 attack dice, 8 warriors 8 (R1.0)
    expect(attacker.units.map(({ attackDice }) => attackDice)).toEqual([4, 7])
    expect(attacker.units[1]?.ledger).toContainEqual(
      expect.objectContaining({ what: 'attack dice', value: 7, change: -1, source: 'as given' })
    )
  })

  test('gain 2 attack dice, the enemy loses 1: two effects of a row, and nothing else', () => {
    const both: readonly Effect[] = [
      { verb: 'attack-dice', count: 2 },
      { verb: 'attack-dice', of: 'enemy', count: -1 }
    ]
    const { attacker, defender } = fight(both)
    expect([attacker.units[0]?.attackDice, defender.units[0]?.attackDice]).toEqual([10, 7])
    expect(both.map(describeEffect)).toEqual(['+2 attack dice', 'enemy unit -1 attack die'])
  })
})

test('every verb says whom it may reach, and a misspelt verb, field or side does not compile', () => {
  for (const row of Object.values(verbs)) expect(row().sides.allowed.length).toBeGreaterThan(0)
  // @ts-expect-error there is no such verb
  const verb: Effect = { verb: 'attack-dise', count: 1 }
  // @ts-expect-error it has no such field
  const field: Effect = { verb: 'attack-dice', coumt: 1 }
  // @ts-expect-error dice are of one unit or of its enemy
  const side: Effect = { verb: 'attack-dice', count: 1, of: 'side' }
  // @ts-expect-error a save is one's own
  const other: Effect = { verb: 'save', on: 4, of: 'enemy' }
  expect([verb, field, side, other]).toHaveLength(4)
})
