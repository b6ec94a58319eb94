import { describe, expect, it } from 'vitest'
import { odds } from '../../src'
import type { ThreatsReport } from '../../src/model/report'
import { run } from '../cli/running'

/** Threats between two warbands: each number is that of the fight itself. */

const threats = async (...args: readonly string[]): Promise<ThreatsReport> => {
  const { code, stdout, stderr } = await run(['threats', ...args, '-f', 'json'])
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as ThreatsReport
}

const MINE = ['--warband', '8 bondi, 2x4 hirdmen']
const THEIRS = ['--against', '6 huscarls axe, 12 geburs slings']

/** Of the side that strikes, who is charged choosing what is better for him about his dice. */
const swing = (attack: string, isMelee = true): number => {
  const of = (words: string) => odds(words).victoryPoints.swing
  return isMelee ? Math.min(of(attack), of(`${attack} gives up dice`)) : of(attack)
}

const between = ({ threats: all }: ThreatsReport, enemy: string, own: string) =>
  all.find(each => each.units.enemy.includes(enemy) && each.units.own.includes(own))

describe('threats', () => {
  it('give for each fight what the fight itself gives, and what is at stake', async () => {
    const report = await threats(...MINE, ...THEIRS)
    const charge = between(report, 'huscarls-1', 'bondi-1')
    const struck = -swing('6 huscarls axe charge 8 bondi')
    const first = swing('8 bondi charge 6 huscarls axe')
    expect(charge?.struck.swing).toBeCloseTo(struck, 12)
    expect(charge?.charging?.swing).toBeCloseTo(first, 12)
    expect(charge?.stake).toBeCloseTo(Math.max(0, first) - Math.min(0, struck), 12)
    const shot = between(report, 'geburs-1', 'hirdmen-2')
    expect(shot).toMatchObject({ way: 'shooting', units: { own: ['hirdmen-1', 'hirdmen-2'] } })
    expect(shot?.struck.swing).toBeCloseTo(-swing('12 geburs slings shoot 4 hirdmen', false), 12)
    const stakes = report.threats.map(({ stake }) => stake)
    expect(stakes).toEqual(stakes.toSorted((one, other) => other - one))
  })

  it('are of those alone that are reached, as far as they are apart', async () => {
    const report = await threats(
      ...MINE,
      ...THEIRS,
      '--reach',
      'huscarls-1: bondi 5, hirdmen-1 8',
      '--reach',
      'geburs: hirdmen-2 11 inches'
    )
    expect(report.threats.map(({ units, inches, way }) => [units.enemy, units.own, inches, way])).toEqual(
      expect.arrayContaining([
        [['huscarls-1'], ['bondi-1'], 5, 'charging'],
        [['geburs-1'], ['hirdmen-2'], 11, 'shooting']
      ])
    )
    expect(report.threats).toHaveLength(2)
    // eleven inches are too far for a charge on foot
    expect(between(report, 'geburs-1', 'hirdmen-2')).not.toHaveProperty('charging')
    expect((await threats(...MINE, ...THEIRS, '--reach', 'huscarls: nobody', '--reach', 'geburs: nobody')).threats).toEqual([])
  })

  it('are of the units that are named', async () => {
    const report = await threats('hirdmen-2', ...MINE, ...THEIRS)
    expect([...new Set(report.threats.flatMap(({ units }) => units.own))]).toEqual(['hirdmen-2'])
  })

  it('take rosters, and the names that their players gave', async () => {
    const { threats: all, replay } = await threats(
      '--warband',
      'examples/rosters/ragnars-forty.yaml',
      '--against',
      'examples/rosters/anglo-danes.yaml'
    )
    expect(all.length).toBeGreaterThan(10)
    expect(replay).toBe(
      'saga-odds threats --warband examples/rosters/ragnars-forty.yaml --against examples/rosters/anglo-danes.yaml'
    )
  })

  it.each(['table', 'line', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('are printed as %s', async format => {
    const { code, stdout } = await run(['threats', ...MINE, ...THEIRS, '-f', format])
    expect(code).toBe(0)
    expect(stdout).toContain('huscarls')
  })

  it.each([
    [['--warband', '8 bondi'], '--against: name the enemy'],
    [[...MINE, ...THEIRS, '--reach', 'x'], '--reach "x": name the units that an enemy unit reaches'],
    [[...MINE, ...THEIRS, '--reach', 'huscals-1: bondi'], 'there is no unit "huscals-1": did you mean "huscarls-1"?'],
    [['bondi-7', ...MINE, ...THEIRS], 'there is no unit "bondi-7"'],
    [['--warband', '8 xyzzy', ...THEIRS], 'xyzzy'],
    [['--warband', 'none.yaml', ...THEIRS], 'none.yaml: there is no such file']
  ] as const)('refuse %j with a sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await run(['threats', ...args])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })
})
