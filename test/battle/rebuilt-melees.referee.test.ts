import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { duel, type Fight, harald, jomsvikings, referee, sven, toNumber, type Unit } from '../oracle'
import { fraction, multiply, sum } from '../oracle/fraction'
import { series } from '../oracle/second/series'
import type { Fight as SecondFight, Unit as SecondUnit } from '../oracle/second/types'

/** Melees after the first, whose dice and rules are those of who is left in them, each against the referee. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const CLOSE = 1e-12

const fought = (scenario: Scenario) => odds(scenario, books[scenario.edition ?? 1], { asides: false })

describe('Sven gains a die for each enemy that is left (R6.4), in every melee', () => {
  const foe: Unit = { class: 'warriors', models: 3 }
  const hero: UnitRequest = { unit: 'sven-forkbeard', faction: 'vikings' }
  const others: UnitRequest = { unit: 'warriors', models: 3 }

  test('in the second melee of Thor', () => {
    const fight: Fight = { kind: 'melee', attacker: sven({ faction: 'vikings', abilities: [{ id: 'thor' }] }), defender: foe }
    const gone = sum(referee(fight).flatMap(({ value, chance }) => (value.defender.left === 0 ? [chance] : [])))
    const report = fought({ kind: 'melee', attacker: { ...hero, abilities: ['thor'] }, defender: others })
    expect(Math.abs(report.defender.wipedOut - toNumber(gone))).toBeLessThan(CLOSE)
    // by an independent calculator
    expect(report.defender.wipedOut).toBeCloseTo(0.930707675, 9)
  })

  test.each([2, 3])('in %i rounds', rounds => {
    const stages = duel(sven(), foe, { rounds }).rounds
    const report = fought({ kind: 'melee', attacker: hero, defender: others, rounds })
    report.rounds?.forEach((round, i) => {
      expect(Math.abs(round.defenderFallen - toNumber(stages[i]?.attackerWon ?? fraction(0)))).toBeLessThan(CLOSE)
    })
  })

  test.each(['none', 'last'] as const)('with re-rolls that end or stay (second-melee-abilities=%s)', stays => {
    const readings = { 'second-melee-abilities': stays } as const
    const abilities = [{ id: 'heimdall' }, { id: 'ullr' }, { id: 'thor' }] as const
    const fight: Fight = { kind: 'melee', readings, attacker: sven({ faction: 'vikings', abilities }), defender: foe }
    const report = fought({
      kind: 'melee',
      readings,
      attacker: { ...hero, abilities: abilities.map(({ id }) => id) },
      defender: others
    })
    const gone = (side: 'attacker' | 'defender') =>
      toNumber(sum(referee(fight).flatMap(({ value, chance }) => (value[side].left === 0 ? [chance] : []))))
    for (const side of ['attacker', 'defender'] as const) expect(report[side].wipedOut).toBeCloseTo(gone(side), 12)
  })

  // exhausted he keeps two dice of five (R3.2) and gains four: four in all are twice the two, ten would be twice the five (R3.5)
  test.each(['held', 'generated'] as const)('up to twice his dice, by cap-base=%s', base => {
    const readings = { 'cap-base': base } as const
    const [fatigue, models] = [4, 4]
    const fight: Fight = {
      ...({ kind: 'melee', readings } as const),
      attacker: sven({ faction: 'vikings', fatigue, abilities: [{ id: 'thor' }] }),
      defender: { ...foe, models }
    }
    const { attacker, defender } = fought({
      ...({ kind: 'melee', readings } as const),
      attacker: { ...hero, fatigue, abilities: ['thor'] },
      defender: { ...others, models }
    })
    expect(attacker.units[0]?.attackDice).toBe(base === 'held' ? 4 : 6)
    const gone = sum(referee(fight).flatMap(({ value, chance }) => (value.defender.left === 0 ? [chance] : [])))
    expect(defender.wipedOut).toBeCloseTo(toNumber(gone), 12)
  })

  test('and none for the wounds of the one enemy there is (R8.3)', () => {
    const wounded = { wounds: 3 }
    const stages = duel(sven(), harald(), { rounds: 2, ...wounded }).rounds
    const harold: UnitRequest = { unit: 'harald-hardrada', ...wounded }
    const report = fought({ kind: 'melee', attacker: { ...hero, ...wounded }, defender: harold, rounds: 2 })
    expect(report.rounds).toHaveLength(2)
    report.rounds?.forEach((round, i) => expect(round.goesOn).toBeCloseTo(toNumber(stages[i]?.goesOn ?? fraction(9)), 12))
  })

  // the armour of all enemies is 1 lower until the turn ends (R7), of Sven with his axe 3
  test('against an enemy whose box of his own turn lasts', () => {
    const [boxed, lowered] = [
      fought({
        kind: 'melee',
        turn: 'defender',
        attacker: hero,
        defender: { ...others, faction: 'vikings', abilities: ['ragnarok'] },
        rounds: 2
      }),
      fought({ kind: 'melee', turn: 'defender', attacker: { ...hero, armour: 4 }, defender: others, rounds: 2 })
    ]
    expect([boxed, lowered].map(({ attacker }) => attacker.units[0]?.armour)).toEqual([3, 3])
    expect(boxed.attacker.wipedOut).toBeCloseTo(lowered.attacker.wipedOut, 12)
    expect(boxed.defender.losses.mean).toBeCloseTo(lowered.defender.losses.mean, 12)
  })

  test('who is thrown and told in fractions alike', () => {
    const scenario: Scenario = { kind: 'melee', attacker: { ...hero, abilities: ['thor'] }, defender: others }
    const exact = fought(scenario).defender.wipedOut
    const told = fought({ ...scenario, method: 'fractions' }).fractions?.['defender.wipedOut']?.fraction
    const [ways = Number.NaN, all = Number.NaN] = `${told}`.split('/').map(Number)
    expect(ways / all).toBeCloseTo(exact, 12)
    const thrown = fought({ ...scenario, method: 'monte-carlo', trials: 40_000, seed: '5' }).defender.wipedOut
    expect(Math.abs(thrown - exact)).toBeLessThan(5 * Math.sqrt((exact * (1 - exact)) / 40_000))
  })
})

// exhausted they keep three dice of six, and the rows of a 9 bring one a model and two more (R6.6): nine are more than twice three
test.each(['held', 'generated'] as const)('dice of the Wrath in every melee up to twice their own, by cap-base=%s', base => {
  const readings = { 'cap-base': base, 'wrath-dice': 'ability' } as const
  const sworn = jomsvikings({ wrath: 9, fatigue: 4 })
  const stages = duel(sworn, { class: 'warriors', models: 4 }, { rounds: 2, readings }).rounds
  const { attacker, rounds } = fought({
    ...({ kind: 'melee', readings, rounds: 2 } as const),
    attacker: { unit: 'jomsvikings', models: 4, wrath: 9, fatigue: 4 },
    defender: { unit: 'warriors', models: 4 }
  })
  expect(attacker.units[0]?.attackDice).toBe(base === 'held' ? 6 : 9)
  rounds?.forEach((round, i) => expect(round.goesOn).toBeCloseTo(toNumber(stages[i]?.goesOn ?? fraction(9)), 12))
})

describe('only melees that were fought tire (R3.9)', () => {
  const many: UnitRequest = { unit: 'hirdmen', models: 8 }
  const one: UnitRequest = { unit: 'warriors', models: 1 }

  test('where each of Thor does (thor-fatigue=each)', () => {
    const readings = { 'thor-fatigue': 'each' } as const
    const report = fought({ kind: 'melee', readings, attacker: { ...many, abilities: ['thor'] }, defender: one })
    const fight: Fight = {
      kind: 'melee',
      readings,
      attacker: { class: 'hearthguard', models: 8, faction: 'vikings', abilities: [{ id: 'thor' }] },
      defender: { class: 'warriors', models: 1 }
    }
    const tired = sum(
      referee(fight).map(({ value: { attacker }, chance }) =>
        multiply(chance, fraction(attacker.left === 0 ? 0 : attacker.fatigue))
      )
    )
    expect(report.attacker.units[0]?.fatigueAfter).toBeCloseTo(toNumber(tired), 12)
    expect(toNumber(tired)).toBeCloseTo(1.001522439, 9)
  })

  test('in rounds: as many as the fight lasts', () => {
    const report = fought({ kind: 'melee', attacker: many, defender: one, rounds: 3 })
    expect(report.attacker.fatigueAfter).toBeCloseTo(report.lasts ?? Number.NaN, 12)
    expect(report.lasts).toBeCloseTo(1.0015254, 9)
  })
})

const attacotti: SecondUnit = {
  ...({ class: 'warriors', models: 4, armour: 3, meleeCharging: 3 } as const),
  effects: [{ verb: 'cancels-on', on: 6, count: 3 }]
}
const gallGaedhil: SecondUnit = { class: 'warriors', models: 4, meleeCharging: 2, effects: [{ verb: 'hits-back', per: 2 }] }
const galatians: SecondUnit = {
  ...({ class: 'warriors', models: 3 } as const),
  effects: [
    { verb: 'attack-dice', count: 4, into: 'pool' },
    { verb: 'reroll', of: 'attack', most: { follows: 'enemy-armour' } },
    { verb: 'dice-per-hit', count: 0 },
    { verb: 'hits-on', of: 'own', on: 1, or: 'only', count: 1, strikes: 'own' }
  ]
}
const shieldmaidens: SecondUnit = {
  ...({ class: 'warriors', models: 4 } as const),
  effects: [
    { verb: 'reroll', of: 'attack', if: { armourAgainstEnemy: 'lower' } },
    { verb: 'reroll', of: 'defence', if: { armourAgainstEnemy: 'lower' } },
    { verb: 'attack-roll', count: 1, if: { armourAgainstEnemy: 'higher' } },
    { verb: 'defence-roll', count: 1, if: { armourAgainstEnemy: 'higher' } }
  ]
}
const vagrants: SecondUnit = {
  ...({ class: 'warriors', models: 4 } as const),
  effects: [
    { verb: 'attack-dice', count: { follows: 'own-fatigue', times: 2 }, into: 'pool' },
    { verb: 'defence-dice', count: { follows: 'own-fatigue', times: 2 } }
  ]
}

describe('in the second edition the rules of a unit count in every melee (T3.6), and fatigue in what it may do (T4.4)', () => {
  const unit = (name: SecondUnit['class'], models: number, more: Partial<SecondUnit> = {}): SecondUnit => ({
    ...({ class: name, models } as const),
    ...more
  })
  const warriors = (models: number): UnitRequest => ({ unit: 'warriors', models })

  test.each<readonly [string, SecondFight, Pick<Scenario, 'attacker' | 'defender' | 'readings'>, number]>([
    [
      'Resilience of a warlord who is exhausted later',
      { kind: 'melee', attacker: unit('warriors', 3), defender: unit('warlord', 1, { melee: 0, fatigueLimit: 1 }) },
      { attacker: warriors(3), defender: { unit: 'warlord', dicePerModel: 0, fatigueLimit: 1 } },
      2
    ],
    [
      'the same where three melees are fought',
      { kind: 'melee', attacker: unit('warriors', 3), defender: unit('warlord', 1) },
      { attacker: warriors(3), defender: { unit: 'warlord' } },
      3
    ],
    [
      'an elephant',
      {
        kind: 'melee',
        attacker: unit('hearthguard', 1, { mount: 'elephant', armour: 5, melee: 5 }),
        defender: unit('warriors', 4)
      },
      { attacker: { unit: 'elephant' }, defender: warriors(4) },
      2
    ],
    [
      'heavy chariots',
      { kind: 'melee', attacker: unit('hearthguard', 2, { mount: 'heavy-chariot' }), defender: unit('warriors', 3) },
      { attacker: { unit: 'hearthguard', models: 2, mount: 'heavy-chariot' }, defender: warriors(3) },
      2
    ],
    [
      'scythed chariots, by the enemies that are left',
      { kind: 'melee', attacker: unit('hearthguard', 2, { mount: 'scythed-chariot' }), defender: unit('warriors', 4) },
      { attacker: { unit: 'hearthguard', models: 2, mount: 'scythed-chariot' }, defender: warriors(4) },
      2
    ],
    [
      'Attacotti',
      { kind: 'melee', attacker: unit('warriors', 4), defender: attacotti },
      { attacker: warriors(4), defender: { unit: 'attacotti', models: 4 } },
      2
    ],
    [
      'Gall-Gaedhil, who strike back',
      { kind: 'melee', attacker: gallGaedhil, defender: unit('warriors', 4) },
      { attacker: { unit: 'gall-gaedhil', models: 4 }, defender: warriors(4) },
      2
    ],
    [
      'Galatians, who hurt themselves',
      { kind: 'melee', attacker: galatians, defender: unit('hearthguard', 2) },
      { attacker: { unit: 'galatians', models: 3 }, defender: { unit: 'hearthguard', models: 2 } },
      2
    ],
    [
      'shieldmaidens',
      { kind: 'melee', attacker: shieldmaidens, defender: unit('hearthguard', 2) },
      { attacker: { unit: 'shieldmaidens', models: 4 }, defender: { unit: 'hearthguard', models: 2 } },
      2
    ],
    [
      'vagrant warriors, by the fatigue that they have then',
      { kind: 'melee', attacker: vagrants, defender: unit('warriors', 4) },
      { attacker: { unit: 'vagrant-warriors', models: 4 }, defender: warriors(4) },
      3
    ],
    [
      'mercenary hoplites in closed ranks',
      {
        kind: 'melee',
        attacker: unit('warriors', 4),
        defender: unit('hearthguard', 3, {
          ...({ armourShot: 6, closed: true } as const),
          effects: [{ verb: 'defence-roll', count: 1, if: { closedRanks: true } }]
        })
      },
      { attacker: warriors(4), defender: { unit: 'mercenary-hoplites', models: 3, givesUpDice: true } },
      2
    ],
    ...(['halved', 'minus-one'] as const).map(
      value =>
        [
          `dice of who has become exhausted: ${value}`,
          {
            ...({ kind: 'melee', readings: { 'exhausted-melee': value } } as const),
            attacker: unit('warriors', 4, { fatigue: 2 }),
            defender: unit('warlord', 1)
          },
          {
            readings: { 'exhausted-melee': value },
            attacker: { ...warriors(4), fatigue: 2 },
            defender: { unit: 'warlord' }
          },
          2
        ] as const
    )
  ])('%s', (_, fight, scenario, rounds) => {
    const ends = series(fight, rounds)
    const report = fought({ kind: 'melee', edition: 2, rounds, ...scenario })
    for (const side of ['attacker', 'defender'] as const) {
      report[side].losses.p.forEach((p, lost) => {
        const chance = sum(ends.flatMap(({ value, chance: each }) => (value[side].lost === lost ? [each] : [])))
        expect(Math.abs(p - toNumber(chance)), `${side} lost ${lost}`).toBeLessThan(CLOSE)
      })
      const tired = sum(ends.map(({ value, chance }) => multiply(chance, fraction(value[side].isGone ? 0 : value[side].fatigue))))
      expect(report[side].units[0]?.fatigueAfter, `fatigue of the ${side}`).toBeCloseTo(toNumber(tired), 12)
    }
  })

  // who only cancels hits, and who strikes back
  test.each(['attacotti', 'gall-gaedhil'])('dice that are thrown come to the same: %s', name => {
    const scenario: Scenario = {
      kind: 'melee',
      edition: 2,
      attacker: warriors(4),
      defender: { unit: name, models: 3 },
      rounds: 2
    }
    const [exact, thrown] = [fought(scenario), fought({ ...scenario, method: 'monte-carlo', trials: 20_000, seed: '7' })]
    for (const side of ['attacker', 'defender'] as const)
      exact[side].losses.p.forEach((p, lost) =>
        expect(Math.abs((thrown[side].losses.p[lost] ?? 0) - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / 20_000) + 1e-3)
      )
  })
})
