import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { quantitiesOf } from '../../src/battle/measures'
import { deviationOf, exactAnswer, sampledAnswer } from '../../src/battle/methods'
import { odds } from '../../src/battle/odds'
import type { AbilityUse, Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { fights, scenarioOf } from './fights'

const book = rulebook(1)
const CLOSE = 1e-12
const plain = { seed: 1066, numRuns: 150 } as const

const unit: fc.Arbitrary<UnitRequest> = fc.record({
  unit: fc.constantFrom('levies', 'warriors', 'hearthguard'),
  models: fc.integer({ min: 1, max: 12 }),
  fatigue: fc.nat(4),
  weapon: fc.constantFrom('none', 'danish-axe')
})
const melee = (attacker: UnitRequest, defender: UnitRequest): Scenario => ({ kind: 'melee', attacker, defender })
const fought = (scenario: Scenario) => odds(scenario, book, { asides: false })
const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0)

describe('the laws of a fight', () => {
  test('every distribution has mass 1, and nobody loses more than he has', () =>
    fc.assert(
      fc.property(fights, fight => {
        const scenario = scenarioOf(fight)
        fc.pre(faults(scenario, book).length === 0)
        const { attacker, defender, joint, disengages } = fought(scenario)
        for (const chances of [
          attacker.losses.p,
          defender.losses.p,
          joint.p.flat(),
          ...(disengages ? [Object.values(disengages)] : [])
        ])
          expect(Math.abs(sum(chances) - 1)).toBeLessThan(CLOSE)
        for (const { losses, units } of [attacker, defender]) expect(losses.p).toHaveLength((units[0]?.models ?? 0) + 1)
      }),
      { ...plain, maxSkipsPerRun: 1000 }
    ))

  test('a unit against its like is as likely to win as to lose', () =>
    fc.assert(
      fc.property(unit, one => {
        const { result, victoryPoints } = fought(melee(one, one))
        expect(Math.abs((result?.attackerWins ?? 0) - (result?.defenderWins ?? 1))).toBeLessThan(CLOSE)
        expect(Math.abs(victoryPoints.swing)).toBeLessThan(CLOSE)
      }),
      plain
    ))

  test('who charges makes no difference where nobody gives up dice', () =>
    fc.assert(
      fc.property(unit, unit, (one, other) => {
        const there = fought(melee(one, other))
        const back = fought(melee(other, one))
        expect(Math.abs((there.result?.attackerWins ?? 0) - (back.result?.defenderWins ?? 1))).toBeLessThan(CLOSE)
        expect(Math.abs(there.attacker.losses.mean - back.defender.losses.mean)).toBeLessThan(CLOSE)
      }),
      plain
    ))

  test('without bonus dice uncancelled hits are n p (1 - q) on average', () =>
    fc.assert(
      fc.property(unit, unit, (one, other) => {
        const { attacker, defender } = fought(melee(one, other))
        const [striker, struck] = [attacker.units[0], defender.units[0]]
        if (!striker || !struck) throw new Error('two units fight')
        const p = (7 - (striker.hitsOn ?? 7)) / 6
        const q = (7 - struck.savesOn) / 6
        expect(striker.strike.uncancelled).toBeCloseTo(striker.attackDice * p * (1 - q), 12)
      }),
      plain
    ))

  test('more attack dice never make the enemy lose less where he has no bonus defence dice', () =>
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1, max: 4 }), (one, other, count) => {
        const more = { ...one, effects: [{ verb: 'attack-dice', count } as const] }
        expect(fought(melee(more, other)).defender.losses.mean).toBeGreaterThanOrEqual(
          fought(melee(one, other)).defender.losses.mean - CLOSE
        )
      }),
      plain
    ))
})

/** Where each combat ability finds a use: the unit that plays it, on which side, against whom. */
const uses: Readonly<
  Record<string, readonly [Scenario['kind'], 'attacker' | 'defender', UnitRequest, UnitRequest, Partial<AbilityUse>?]>
> = {
  'anglo-danes/combat-pool': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6 }, { attack: 1 }],
  'anglo-danes/trapped': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6, fatigue: 2 }],
  'anglo-danes/hard-as-iron': ['melee', 'defender', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6 }],
  'anglo-danes/the-push': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6 }],
  'anglo-danes/shieldwall': ['shoot', 'defender', { unit: 'huscarls', models: 4 }, { unit: 'thralls', models: 8, weapon: 'bow' }],
  'anglo-danes/unforgiving': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6 }],
  'anglo-danes/stubbornness': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6, fatigue: 1 }],
  'anglo-danes/exhaustion': ['melee', 'attacker', { unit: 'huscarls', models: 4 }, { unit: 'bondi', models: 6, fatigue: 3 }],
  'anglo-danes/lords-of-battle': [
    'melee',
    'defender',
    { unit: 'huscarls', models: 4 },
    { unit: 'bondi', models: 6 },
    { defence: 3 }
  ],
  'vikings/combat-pool': ['melee', 'attacker', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 6 }, { defence: 1 }],
  'vikings/njord': ['melee', 'attacker', { unit: 'hirdmen', models: 4, fatigue: 4 }, { unit: 'ceorls', models: 6 }],
  'vikings/frigg': ['melee', 'attacker', { unit: 'hirdmen', models: 4, fatigue: 1 }, { unit: 'ceorls', models: 6 }],
  'vikings/heimdall': ['melee', 'attacker', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 6 }],
  'vikings/asgard': ['shoot', 'defender', { unit: 'hirdmen', models: 4 }, { unit: 'geburs', models: 8, weapon: 'bow' }],
  'vikings/thor': ['melee', 'attacker', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 6 }],
  'vikings/ullr': ['melee', 'attacker', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 6 }],
  'vikings/valhalla': ['melee', 'attacker', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 6 }, { count: 2 }],
  'vikings/ragnarok': ['shoot', 'attacker', { unit: 'thralls', models: 8, weapon: 'bow' }, { unit: 'ceorls', models: 6 }],
  'normans/attack-pool': ['shoot', 'attacker', { unit: 'crossbowmen', models: 8 }, { unit: 'ceorls', models: 6 }, { attack: 2 }],
  'normans/charge': ['melee', 'attacker', { unit: 'knights', models: 4, mounted: true }, { unit: 'ceorls', models: 6 }],
  'normans/aimed-volley': ['shoot', 'attacker', { unit: 'crossbowmen', models: 8 }, { unit: 'ceorls', models: 6 }],
  'normans/terrified': [
    'melee',
    'attacker',
    { unit: 'knights', models: 4, mounted: true },
    { unit: 'ceorls', models: 6, fatigue: 2 }
  ],
  'normans/stamping': ['melee', 'attacker', { unit: 'knights', models: 4, mounted: true }, { unit: 'ceorls', models: 6 }],
  'normans/crush': ['melee', 'attacker', { unit: 'knights', models: 4, mounted: true }, { unit: 'ceorls', models: 6 }],
  'normans/dex-aie': ['melee', 'attacker', { unit: 'normans-warlord' }, { unit: 'ceorls', models: 6 }],
  'welsh/combat-pool': [
    'shoot',
    'attacker',
    { unit: 'bonnedig', models: 8, weapon: 'bow' },
    { unit: 'ceorls', models: 6 },
    { attack: 1 }
  ],
  'welsh/ambush': ['melee', 'defender', { unit: 'priodaur', models: 6, ground: 'uneven' }, { unit: 'ceorls', models: 6 }],
  'welsh/strength-in-numbers': ['melee', 'attacker', { unit: 'priodaur', models: 8 }, { unit: 'ceorls', models: 6 }],
  'welsh/deadly-strike': ['shoot', 'attacker', { unit: 'priodaur', models: 8 }, { unit: 'ceorls', models: 6 }],
  'welsh/war-dance': ['melee', 'attacker', { unit: 'priodaur', models: 6 }, { unit: 'ceorls', models: 6 }, { count: 2 }]
}

/** Told in a note; no die of the fight depends on it. */
const noted = ['normans/pursuit']

const combat = Object.entries(book.abilities).filter(
  ([key, { noFight }]) => noFight === undefined && key.split('/')[0] !== undefined
)

describe('every combat ability of a board', () => {
  test('has an example here', () =>
    expect(
      combat
        .map(([key]) => key)
        .filter(key => book.factions[key.split('/')[0] ?? ''] && !noted.includes(key))
        .sort()
    ).toEqual(Object.keys(uses).sort()))

  test.each(Object.entries(uses))('%s changes a fight', (key, [kind, side, own, enemy, choice]) => {
    const without: Scenario =
      side === 'attacker' ? { kind, attacker: own, defender: enemy } : { kind, attacker: enemy, defender: own }
    const use: AbilityUse = { id: key.split('/')[1] ?? '', ...choice }
    const having = (one: UnitRequest) => ({ ...one, abilities: [use] })
    const played: Scenario = side === 'attacker' ? { ...without, attacker: having(own) } : { ...without, defender: having(own) }
    const [before, after] = [fought(without), fought(played)]
    const shown = ({ attacker, defender, result }: typeof before) => [
      attacker.losses.p,
      defender.losses.p,
      result,
      attacker.fatigueAfter,
      defender.fatigueAfter
    ]
    expect(shown(after)).not.toEqual(shown(before))
  })

  test.each([
    ['charge', { unit: 'knights', models: 4 }, 'Charge! is for a mounted unit'],
    ['ambush', { unit: 'priodaur', models: 6 }, 'Ambush is for a unit wholly in uneven ground'],
    ['dex-aie', { unit: 'knights', models: 4 }, 'is for warlord'],
    ['aimed-volley', { unit: 'crossbowmen', models: 8 }, 'Aimed Volley is for the unit that shoots']
  ] as const)('%s is refused where its condition fails', (id, attacker, said) => {
    const wrong = faults(melee({ ...attacker, abilities: [id] }, { unit: 'ceorls', models: 6 }), book)
    expect(wrong.map(({ message }) => message).join()).toContain(said)
  })
})

describe('thrown dice', () => {
  const scenes: readonly Scenario[] = [
    melee({ unit: 'hirdmen', models: 6, abilities: ['thor', 'ullr'] }, { unit: 'huscarls', models: 6, givesUpDice: true }),
    melee({ unit: 'knights', models: 5, mounted: true, abilities: ['crush'] }, { unit: 'ceorls', models: 9 }),
    {
      kind: 'melee',
      attacker: { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4 }] },
      defender: { unit: 'huscarls', models: 6 }
    },
    { kind: 'shoot', attacker: { unit: 'crossbowmen', models: 8, abilities: ['aimed-volley'] }, defender: { unit: 'warlord' } }
  ]
  test.each(scenes)('come within five standard errors of the odds (%#)', scenario => {
    const ready = readyFight(scenario, book)
    const tally = sampledAnswer(ready, { ...scenario, trials: 50_000, seed: 'law' })
    const { standardErrors, quantity } = deviationOf(quantitiesOf(ready), exactAnswer(ready), tally)
    expect(standardErrors, quantity).toBeLessThan(5)
  })
})
