import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { durationText, sizeText } from '../../src/model/over-budget'
import type { SweepReport } from '../../src/model/report'
import { csv, csvPiece } from '../../src/report/csv'
import { ndjson, ndjsonPiece } from '../../src/report/ndjson'
import { report, run, type } from './running'

/** What a question may take is known before it takes it. */

const refusal = async (line: string) => {
  const { code, stdout, stderr } = await type(line)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  return stderr
}

describe('--budget', () => {
  it.each(['soon', '10', '10m,2h', '4g,4g', '-1s', '1g2m', '0s', '1m,0g', ''])('must not be "%s"', async given =>
    expect((await run(['melee', '8w', 'charge', '4hg', '--budget', given])).stderr).toBe(
      `saga-odds: --budget: "${given}" is not a time (s, m or h), an amount of memory (mb or g), or both, as in 10m,4g\n`
    )
  )

  it.each(['10m,4g', '4gb,10m', '90s', '512mb', '1.5h'])('may be %s', async given =>
    expect((await type(`melee 8w charge 4hg --budget ${given}`)).code).toBe(0)
  )

  it('changes no answer', async () =>
    expect((await type('melee 8w charge 4hg --budget 5s')).stdout).toBe((await type('melee 8w charge 4hg')).stdout))
})

describe('a question beyond its budget is refused with its estimate, what is to blame and the cure', () => {
  it.each([
    [
      'melee 12 bondi charge 11 knights --method monte-carlo --trials 100000000 --budget 1s',
      /^saga-odds: this would take about \d.* (seconds|minutes?), more than the 1 second allowed, because of its 100 000 000 trials: throw fewer with --trials, .*, or allow more with --budget \d+m$/m
    ],
    [
      'melee 12 bondi charge 11 knights --method monte-carlo --precision 0.00001 --budget 0.3s',
      /because of the trials that such a precision takes: ask for less with --precision, or allow more/
    ],
    [
      'melee 12 bondi charge 11 knights --method monte-carlo --trials 100000000 --budget 1s --language es',
      /^saga-odds: esto llevaría unos .*, más de lo permitido \(1 segundo\), por sus 100 000 000 tiradas; tira menos con --trials/
    ],
    [
      'sweep melee 12 bondi charge 11 knights --vary attacker.models=1..12 --vary defender.models=1..12 --vary attacker.fatigue=0..99 --budget 0.3s',
      /because of the 14 400 fights of this sweep: vary fewer values, or allow more/
    ],
    [
      'melee jarl and 12 hirdmen +thor charge 12 huscarls --budget 0.1s',
      /the \d+ splits of the defender's dice: give the split with --split/
    ],
    ['melee jarl and 12 hirdmen charge 12 huscarls --rounds 3 --what-if --budget 0.5s', /the \d+ changes that are tried/],
    [
      'advise 12 hirdmen fatigue 1 +frigg +ullr +heimdall +thor +combat-pool=2 charge 8 huscarls axe fatigue 1 +lords-of-battle +shieldwall --budget 0.1s',
      /its lines of play, and the fights at the end of them: settle a choice/
    ],
    [
      'plan examples/shoot-or-charge.yaml --solve --budget 0.1s',
      /because of the states that its open choices lead to \(.* ways to go on\): leave less open/
    ],
    [
      'plan examples/full-turn.yaml --method monte-carlo --trials 10000000 --budget 0.5s',
      /its 10 000 000 thrown turns: throw fewer with --trials/
    ]
  ])('%s', async (line, shown) => expect(await refusal(line)).toMatch(shown))

  it('a plan to be solved before its first state is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saga-odds-budget-'))
    const options = ['hird', 'zerk'].map(unit => `{ charge: ${unit}, target: [fyrd, geburs], spend: any, free: true }`)
    const choose = `  - choose: [${options.join(', ')}]\n`
    const [ours, theirs] = ['{ hird: 4 hirdmen, zerk: 3 berserkers }', '{ fyrd: 6 ceorls, geburs: 8 geburs }']
    const file = join(folder, 'long.yaml')
    writeFileSync(
      file,
      `warbands:\n  vikings: { faction: vikings, units: ${ours} }\n  anglo-danes: { faction: anglo-danes, units: ${theirs} }\nenemy: best\nsteps:\n${choose.repeat(6)}`
    )
    const shown = await refusal(`plan ${file} --solve --budget 5s`)
    rmSync(folder, { recursive: true, force: true })
    expect(shown).toMatch(
      /^saga-odds: this would take about \d.* (minutes|hours), more than the 5 seconds allowed, because of the states that its open choices lead to \(about [\d ]{5,}; 2, 8, 8, .* ways to go on\): leave less open/
    )
  })

  it('by its memory too', async () =>
    expect(
      await refusal(
        'sweep melee 12 bondi charge 11 knights --vary attacker.models=1..12 --vary defender.models=1..12 --budget 1h,0.1mb'
      )
    ).toMatch(
      /^saga-odds: this would take more than the 0 MB of memory allowed, because of the 144 fights of this sweep: vary fewer values, or allow more with --budget 1g$/m
    ))

  it('as a record where it is a line of a batch, and the next line is answered', () => {
    const slow = JSON.stringify({ fight: '12 bondi charge 11 knights', method: 'monte-carlo', trials: 90_000_000 })
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve('bin/saga-odds.cjs'), 'batch', '--jobs', '1', '--budget', '0.02s'],
      { input: `${slow}\n8w charge 4hg\n`, encoding: 'utf8' }
    )
    const [first, second] = stdout.split('\n')
    expect(status).toBe(1)
    expect(first).toContain('because of its 90 000 000 trials')
    expect(second).toContain('"attackerWins"')
  })

  it('and the question after it has all of its own', async () => {
    await refusal('melee 12 bondi charge 11 knights --method monte-carlo --trials 100000000 --budget 1s')
    expect((await type('melee 8w charge 4hg')).code).toBe(0)
  })
})

describe('a sweep piece by piece', () => {
  const line = 'sweep melee 8 bondi charge 4 huscarls --vary attacker.models=7,8 --vary attacker.engaged=6,7,8'

  it('has the same rows as the whole', async () => {
    const whole = (await report(line)) as SweepReport
    const pieces = [whole.cells.slice(0, 4), whole.cells.slice(4)].map(cells => ({ ...whole, cells }))
    expect(pieces.map((piece, i) => csvPiece(piece, i === 0)).join('')).toBe(await csv(whole, {}))
    expect(pieces.map(ndjsonPiece).join('')).toBe(await ndjson(whole))
    expect(whole.cells.some(({ refused }) => refused !== undefined)).toBe(true)
  })

  it('asks to be meant where it has a million fights', async () =>
    expect(
      await refusal(
        'sweep melee 8w charge 4hg --vary attacker.fatigue=0..99 --vary defender.fatigue=0..99 --vary attacker.armour=0..9 --vary defender.armour=0..9'
      )
    ).toBe('saga-odds: this sweep has 1 000 000 fights, a million: add --yes to run them all\n'))
})

describe('times and sizes in words', () => {
  it.each([
    [0.2, '0.2 seconds'],
    [42.4, '42 seconds'],
    [60, '1 minute'],
    [130, '2.2 minutes'],
    [5400, '1.5 hours'],
    [1e7, '2 778 hours']
  ])('%d seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

  it.each([
    [5e7, '50 MB'],
    [1.5e9, '1.5 GB']
  ])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
})
