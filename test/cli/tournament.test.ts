import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './running'

/** Tournament points as a goal, against sums by hand. */

const json = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await run([...args, '-f', 'json'])
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Two dice on 4+ against saves of 4+ (T1.1, T2.6): nobody 9/16, one warrior 6/16, two 1/16; a warrior is half a point (T9.4). */
const SHOT = ['4', 'levies', 'bow', 'shoot', '4', 'warriors', '--edition', '2', '--goal']

describe('tournament points of a shot', () => {
  const worth = async (goal: string) => (await json('advise', ...SHOT, goal)).worth

  it('are a win or a draw, by any lead', async () =>
    expect(await worth('tournament win 3 draw 1 loss 0')).toBeCloseTo((3 * 7 + 9) / 16, 12))
  it('are 2, 1 and 0 by default', async () => expect(await worth('tournament')).toBeCloseTo((2 * 7 + 9) / 16, 12))
  it('are those of a published table', async () =>
    expect(await worth('tournament adepticon')).toBeCloseTo((23 * 7 + 13 * 9) / 16, 12))
  it('need the least lead that wins', async () =>
    expect(await worth('tournament win 3 draw 1 loss 0 lead 1')).toBeCloseTo((3 * 1 + 15) / 16, 12))
  it('are more for a massacre', async () =>
    expect(await worth('tournament: win 3, draw 1, loss 0, massacre 0.5:1 1:2')).toBeCloseTo((3 * 7 + 9 + 6 + 2) / 16, 12))
  it('begin with the lead there is', async () => {
    expect(await worth('tournament win 3 draw 1 loss 0, 1 behind')).toBeCloseTo(1 / 16, 12)
    expect(await worth('tournament win 3 draw 1 loss 0, ahead 2')).toBeCloseTo(3, 12)
  })
  it('are those of the defender where the defender is advised', async () => {
    const { worth: value } = await json('advise', ...SHOT, 'tournament win 3 draw 1 loss 0, 0.5 ahead', '--for', 'defender')
    // half a point ahead: nobody lost wins, one lost draws, two lose
    expect(value).toBeCloseTo((3 * 9 + 6) / 16, 12)
  })
})

describe('tournament points of a plan', () => {
  // worked example E01: 8 warriors charge 8 warriors; who loses fewer has more points
  const [win, tie] = [0.39541, 0.209181]

  it('are the mean over all ends', async () => {
    const goal = 'tournament win 3 draw 1 loss 0'
    const { solution } = await json('plan', '8', 'warriors', 'charge', '8', 'warriors', '--edition', '2', '--goal', goal)
    expect(solution).toMatchObject({ goal, value: expect.closeTo(3 * win + tie, 5), written: expect.closeTo(3 * win + tie, 5) })
  })

  it('hang together where fights that never meet are played one after another', async () => {
    const fight = ['8', 'warriors', 'charge', '8', 'warriors']
    const shot = ['4', 'levies', 'bow', 'shoot', '4', 'warriors']
    const plan = await json('plan', ...fight, 'then', ...shot, '--edition', '2', '--solve', 'tournament win 1 draw 0 loss 0')
    const ahead = plan.points.p.reduce(
      (sum: number, { points, chance }: { points: number; chance: number }) => (points > 1e-9 ? sum + chance : sum),
      0
    )
    expect(plan.solution.value).toBeCloseTo(ahead, 9)
    expect(ahead).toBeGreaterThan(win)
  })
})

describe('tournament points of a warband', () => {
  it('are above a draw, and each fight is a game', async () => {
    const report = await json(
      ...['warband', 'build', 'vikings', '2', '--measure', 'tournament adepticon'],
      ...['--against', '8 ceorls', '--ways', 'charging', '--top', '1', '--keep', '8 bondi']
    )
    const { value } = report.builds[0].units.find(({ isKept }: { isKept: boolean }) => isKept)
    // as E01 has it for 8 dice on 4+ against saves of 5+ (section 12): 23 - 13 for a win, 5 - 13 for a loss
    expect(value).toBeCloseTo(10 * 0.39541 - 8 * 0.39541, 5)
    expect(report).toMatchObject({ measure: 'tournament', tournament: { win: 23, draw: 13, loss: 5 } })
  })
})

describe('tournament points of warbands that are compared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-'))
  const roster = (name: string, ...lines: readonly string[]): string => {
    const file = join(folder, name)
    writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  }
  const bondi = roster('bondi.yaml', 'faction: vikings', 'units: ["8 bondi"]')
  const ceorls = roster('ceorls.yaml', 'faction: anglo-danes', 'units: ["8 ceorls"]')
  // E01 of the rules (section 12): either side wins with 0.39541, and the rest are ties, whoever charges
  const [win, tie] = [0.39541, 0.209181]

  const scored = async (...more: readonly string[]) => {
    const report = await json('compare', bondi, ceorls, ...more)
    return report.warbands.map(({ tournament }: { tournament: number }) => tournament)
  }

  it('are above a draw, for each fight and each side', async () => {
    const report = await json('compare', bondi, ceorls, '--goal', 'tournament adepticon')
    const worth = expect.closeTo((23 - 13) * win + (5 - 13) * win, 5)
    expect(report).toMatchObject({
      tournament: { win: 23, draw: 13, loss: 5 },
      warbands: [
        { tournament: worth, units: [{ tournament: worth }] },
        { tournament: worth, units: [{ tournament: worth }] }
      ],
      meetings: [[{ tournament: worth, charging: { tournament: { own: worth, enemy: worth } } }]]
    })
  })

  it('are those of a first side that is ahead and a second that is behind, whoever charges', async () => {
    const [first, second] = await scored('--goal', 'tournament win 3 draw 1 loss 0, 0.5 ahead')
    // half a point is a model: even losses win for the first, and one model more of its own is a draw
    expect(first).toBeGreaterThan(3 * (win + tie) - 1 - 1e-5)
    expect(second).toBeLessThan(3 * win - 1)
    expect(await scored('--goal', 'tournament win 3 draw 1 loss 0, 100 ahead')).toEqual([
      expect.closeTo(2, 9),
      expect.closeTo(-1, 9)
    ])
  })

  it('are a column of the page, the long form and the line, of a field too', async () => {
    const goal = ['--goal', 'tournament win 1 draw 0 loss 0', '--width', '80']
    const page = (await run(['compare', bondi, ceorls, ...goal])).stdout
    expect(page).toMatch(/tournament/)
    expect(page).toContain('(win 1 draw 0 loss 0)')
    const worth = `+${win.toFixed(2)}`
    expect((await run(['compare', bondi, ceorls, ...goal, '-f', 'line'])).stdout).toContain(`, tournament ${worth} a fight\n`)
    const against = ['compare', bondi, '--against', ceorls, ...goal]
    expect((await run([...against, '-f', 'line'])).stdout).toContain(`, tournament ${worth} a fight`)
    const [heads = '', row = ''] = (await run([...against, '-f', 'csv'])).stdout.split('\n')
    const at = heads.split(',').indexOf('tournament_points_above_draw')
    expect(Number(row.split(',')[at])).toBeCloseTo(win, 5)
    expect((await run(['compare', bondi, ceorls, '-f', 'csv'])).stdout).not.toContain('tournament')
  })

  it('are asked again to the same bytes', async () => {
    const first = (await run(['compare', bondi, ceorls, '--goal', 'tournament 2 behind', '-f', 'json'])).stdout
    expect(JSON.parse(first).replay).toContain("--goal 'tournament win 2 draw 1 loss 0 behind 2'")
    const file = join(folder, 'report.json')
    writeFileSync(file, first)
    expect((await run(['compare', '--scenario', file, '-f', 'json'])).stdout).toBe(first)
  })

  it('are for rosters, and the only goal of them', async () => {
    const shown = async (...args: readonly string[]) => {
      const { code, stderr } = await run(['compare', ...args])
      return [code, stderr]
    }
    expect(await shown('8', 'bondi', 'vs', '8', 'ceorls', '--goal', 'tournament')).toEqual([
      2,
      'saga-odds: --goal is for comparing rosters, not units: leave it out\n'
    ])
    expect(await shown(bondi, ceorls, '--goal', 'tournamnt')).toEqual([
      2,
      'saga-odds: --goal: "tournamnt" is not a table of tournament points, such as "tournament win 2 draw 1 loss 0"; did you mean "tournament"?\n'
    ])
  })

  it('of a warband that is built count the lead when the enemy charges too', async () => {
    const report = await json(
      ...['warband', 'build', 'vikings', '2', '--measure', 'tournament win 3 draw 1 loss 0, 100 ahead'],
      ...['--against', '8 ceorls', '--ways', 'charged', '--top', '1', '--keep', '8 bondi']
    )
    expect(report.builds[0].units.find(({ isKept }: { isKept: boolean }) => isKept).value).toBeCloseTo(3 - 1, 9)
  })
})

describe('the table', () => {
  const config = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'saga-')), 'config.yaml')
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const goalBy = async (text: string, goal = 'tournament') =>
    (await json('advise', ...SHOT, goal, '--config', config(text))).goal.text

  it('of the configuration holds where no option is given', async () => {
    expect(await goalBy('tournament: { win: 3, draw: 1, loss: 0, lead: 3, massacre: 10:1 }')).toBe(
      'tournament win 3 draw 1 loss 0 lead 3 massacre 10:1'
    )
    expect(await goalBy('tournament: adepticon', 'tournament 2 ahead')).toBe('tournament win 23 draw 13 loss 5 ahead 2')
    expect(await goalBy('tournament: adepticon', 'tournament win 24')).toBe('tournament win 24 draw 13 loss 5')
  })

  it('is asked again with all that it says', async () => {
    const { replay } = await json('advise', ...SHOT, 'tournament win 3 massacre 4:2, 1 behind')
    expect(replay).toContain("--goal 'tournament win 3 draw 1 loss 0 massacre 4:2 behind 1'")
  })

  it('is refused in one sentence where it is none', async () => {
    const shown = async (goal: string) => (await run(['advise', ...SHOT, goal])).stderr
    expect(await shown('tournament winn 3')).toContain('--goal: "winn" is not part of a tournament table: did you mean "win"?')
    expect(await shown('tournament win')).toBe(
      'saga-odds: --goal: win needs a number from 0 to 1000, as in win 3 draw 1 loss 0 lead 3 massacre 10:1 ahead 2\n'
    )
    expect(await shown('tournament win 0 draw 1')).toBe(
      'saga-odds: --goal: a win must be worth at least as much as a draw, and a draw at least as much as a loss, not win 0 draw 1 loss 0\n'
    )
    const { code, stderr } = await run(['advise', ...SHOT, 'tournament', '--config', config('tournament: [3, 1]')])
    expect(code).toBe(2)
    expect(stderr).toContain('config.yaml:1:13: tournament: a list is not a table of tournament points')
  })
})
