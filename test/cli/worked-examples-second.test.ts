import { describe, expect, test } from 'vitest'
import type { FightReport } from '../../src/model/report'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { run } from './running'

/** The worked examples of the second edition (section 12), to six digits, through the command line. */

const odds = async (scenario: Scenario): Promise<FightReport> => {
  const { code, stdout, stderr } = await run([scenario.kind, '--scenario', '-', '-f', 'json'], {
    stdin: JSON.stringify(scenario)
  })
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as FightReport
}

const melee = (attacker: UnitRequest, defender: UnitRequest, readings = {}): Promise<FightReport> =>
  odds({ kind: 'melee', edition: 2, attacker, defender, readings })

const shoot = (attacker: UnitRequest, defender: UnitRequest, within: Scenario['within'] = 'm'): Promise<FightReport> =>
  odds({ kind: 'shoot', edition: 2, attacker, defender, within })

const six = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(6))
const wins = ({ result }: FightReport) => [result?.attackerWins, result?.tie, result?.defenderWins].map(six)
const lost = ({ attacker, defender }: FightReport) => [attacker.losses.mean, defender.losses.mean].map(six)
const round = (above: number, below: number) => six(above / below)

const warriors = (models: number, more: Partial<UnitRequest> = {}): UnitRequest => ({ unit: 'warriors', models, ...more })
const hearthguard = (models: number, more: Partial<UnitRequest> = {}): UnitRequest => ({ unit: 'hearthguard', models, ...more })
const bows = (models: number, more: Partial<UnitRequest> = {}): UnitRequest => ({
  unit: 'levies',
  models,
  weapon: 'bow',
  ...more
})

test('E01: 8 warriors charge 8 warriors', async () => {
  const report = await melee(warriors(8), warriors(8))
  expect(lost(report)).toEqual([2.666667, 2.666667])
  expect(wins(report)).toEqual([0.39541, 0.209181, 0.39541])
  expect([six(report.attacker.wipedOut), six(report.defender.wipedOut)]).toEqual([round(1, 6561), round(1, 6561)])
})

describe('E02: dice held after step 2', () => {
  const pool = (count: number) => ({ effects: [{ verb: 'attack-dice', count, into: 'pool' } as const] })
  const closed = { givesUpDice: true } as const
  const target = warriors(8)
  test.each<readonly [string, UnitRequest, 'charges' | 'charged' | 'shoots', number, number]>([
    ['12 hearthguard', hearthguard(12), 'charges', 16, 16],
    ['the same closed', hearthguard(12, closed), 'charged', 12, 12],
    ['12 warriors closed', warriors(12, closed), 'charged', 6, 6],
    ['7 closed', warriors(7, closed), 'charged', 4, 4],
    ['4 hearthguard and 10 bonus dice', hearthguard(4, pool(10)), 'charges', 12, 16],
    ['a warlord and 4', { unit: 'warlord', ...pool(4) }, 'charges', 9, 12],
    ['12 bow levies and 6', bows(12, pool(6)), 'shoots', 8, 8]
  ])('%s', async (_, unit, does, capped, uncapped) => {
    const dice = async (readings: Scenario['readings']) => {
      const isCharged = does === 'charged'
      const [attacker, defender] = isCharged ? [target, unit] : [unit, target]
      const kind = does === 'shoots' ? 'shoot' : 'melee'
      const report = await odds({ kind, edition: 2, attacker, defender, readings: readings ?? {} })
      return report[isCharged ? 'defender' : 'attacker'].units[0]?.attackDice
    }
    expect([await dice({}), await dice({ 'bonus-model-cap': 'no' })]).toEqual([capped, uncapped])
  })
})

test('E03: 8 bondi with Thor charge 8 warriors', async () => {
  const thor = { effects: [{ verb: 'hits-on', of: 'own', on: 6, count: 1 } as const] }
  const report = await melee({ unit: 'bondi', models: 8, acts: [thor] }, warriors(8))
  expect(lost(report)).toEqual([2.666667, 3.548001])
  expect(wins(report)).toEqual([0.559876, 0.169803, 0.270322])
  expect(six(report.defender.wipedOut)).toBe(0.020007)
})

test('E04: 6 mounted hearthguard with Impact charge 6 hearthguard', async () => {
  const impact = { effects: [{ verb: 'reroll', of: 'attack', results: 3 } as const] }
  const report = await melee(hearthguard(6, { mounted: true, ...impact }), hearthguard(6))
  expect(lost(report)).toEqual([2.658019, round(230902, 59049)])
  expect(wins(report).slice(0, 2)).toEqual([0.649136, 0.153338])
  expect(six(report.defender.wipedOut)).toBe(0.177722)
})

test('E05: 8 levy bows shoot 6 warriors with Superiority', async () => {
  const superiority = { effects: [{ verb: 'pay', enemyFatigue: 1 } as const, { verb: 'hits', count: 2 } as const] }
  const report = await shoot(bows(8, { acts: [superiority] }), warriors(6, { fatigue: 1 }))
  expect([six(report.attacker.units[0]?.strike.hits), six(report.defender.losses.mean)]).toEqual([4, 2])
  expect([six(report.defender.losses.p[0]), six(report.defender.wipedOut)]).toEqual([round(81, 1024), round(1, 1024)])
  expect(report.defender.fatigueAfter).toBe(0)
})

test('E06: 12 levy bows shoot a plain warlord', async () => {
  const report = await shoot(bows(12), { unit: 'warlord' })
  expect(six(report.defender.wipedOut)).toBe(round(203, 23328))
  // nought where he is untouched, and where he dies he takes none
  expect(six(report.defender.fatigueAfter)).toBe(six(3125 / 7776 + (2 * 3125) / 15552 + (3 * 625) / 11664))
})

test('E07: 6 hirdmen with Heimdall charge 8 warriors', async () => {
  const heimdall = { effects: [{ verb: 'pay', armour: 1 } as const, { verb: 'attack-dice', count: 5 } as const] }
  const report = await melee({ unit: 'hirdmen', models: 6, acts: [heimdall] }, warriors(8))
  expect(lost(report)).toEqual([round(1942, 729), 5.553631])
  expect(wins(report)).toEqual([0.856872, 0.077408, 0.065721])
})

test('E08: 12 hearthguard charge 12 hearthguard in closed ranks', async () => {
  const report = await melee(hearthguard(12), hearthguard(12, { givesUpDice: true }))
  expect(lost(report)).toEqual([2.666667, 2.666667])
  expect(wins(report)).toEqual([0.401229, 0.193, 0.40577])
})

test('E09: a wagon shoots 8 warriors', async () => {
  const report = await shoot({ unit: 'wagon' }, warriors(8), 's')
  expect([six(report.attacker.units[0]?.strike.hits), six(report.defender.losses.mean)]).toEqual([2, round(2, 3)])
  expect(six(report.defender.losses.p[0])).toBe(round(625, 1296))
})

const thrown = warriors(8, { weapon: 'javelins' })

test('E10 and E14: javelins, and Ragnarok without them, digit for digit', async () => {
  const report = await melee(thrown, warriors(8))
  expect(lost(report)).toEqual([round(32, 9), round(32, 9)])
  expect(wins(report)).toEqual([0.401157, 0.197687, 0.401157])
  const ragnarok = (['own', 'enemy'] as const).map(of => ({ verb: 'armour', of, count: -1, in: ['melee'] }) as const)
  const twilight = await melee(warriors(8, { effects: ragnarok }), warriors(8))
  expect(twilight.joint.p).toEqual(report.joint.p)
})

test('E11: javelins against closed ranks', async () => {
  const report = await melee(thrown, warriors(8, { givesUpDice: true }))
  expect(lost(report)).toEqual([round(16, 9), 2])
  expect(wins(report)).toEqual([0.419515, 0.248734, 0.331751])
})

test('E12: crossbows shoot warriors who use Odin and spend two of the three fatigue', async () => {
  const odin = { effects: [{ verb: 'fatigue', of: 'enemy', count: 'to-limit', when: 'now' } as const] }
  const report = await shoot(warriors(8, { weapon: 'crossbow' }), warriors(6, { acts: [odin, 'armour', 'armour'] }))
  expect([six(report.attacker.units[0]?.strike.hits), six(report.defender.losses.mean)]).toEqual([round(4, 3), round(2, 3)])
  expect(six(report.defender.losses.p[0])).toBe(round(625, 1296))
  expect(report.attacker.fatigueAfter).toBe(1)
})

test('E13: an elephant charges 8 warriors', async () => {
  const elephant = (effects: UnitRequest['effects'] = []): UnitRequest => ({ unit: 'elephant', effects })
  const report = await melee(elephant(), warriors(8))
  expect(six(report.defender.losses.mean)).toBe(3)
  expect(six(report.attacker.wipedOut)).toBe(0.000172)
  expect(wins(report).slice(0, 2)).toEqual([0.985352, 0.014646])
  const untired = await melee(elephant([{ verb: 'ignore-fatigue', count: 1 }]), warriors(8))
  expect(six(untired.attacker.fatigueAfter)).toBe(round(603680, 531441))
})

test.each([
  ['R + R', 8, 0.395323],
  ['U + C', 5, round(1085, 1296)],
  ['U or R', 3, round(7, 8)],
  ['U + R', 6, round(1729, 2916)]
])('E15: SAGA dice, %s of %i', async (want, dice, chance) => {
  const { code, stdout } = await run(['dice', String(dice), 'vikings', '--edition', '2', '--want', want, '-f', 'json'])
  expect(code).toBe(0)
  expect(six(JSON.parse(stdout).all.asRolled.low)).toBe(chance)
})

test('E16: what the dead of a game are worth', async () => {
  const words = '5 hearthguard 7 warriors 10 levies warlord'.split(' ')
  const { code, stdout } = await run(['warband', 'points', ...words, '--wiped-out', '2', '--edition', '2', '-f', 'json'])
  expect([code, JSON.parse(stdout).total]).toEqual([0, 20])
})
