import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { review } from '../../src/index'
import type { ReviewReport } from '../../src/model/report'
import { openFolder } from '../tools/folder'
import { openTerminal } from '../tools/terminal'
import { run, type } from './running'

const { folder, file } = openFolder()

const reviewed = async (...args: readonly string[]): Promise<ReviewReport> => {
  const { code, stdout, stderr } = await run(['review', ...args, '-f', 'json'])
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as ReviewReport
}

const ONE = '6 hirdmen +frigg -ullr charge 8 ceorls: 1:3'
const OTHER = '4 huscarls axe charge 12 bondi gives up dice: 1:4'

const numbers = ({ total, fights }: ReviewReport) => [total, fights.map(({ choices, taken, by }) => ({ choices, taken, by }))]

describe('review', () => {
  it('says what stands where the losses should', async () =>
    expect((await run(['review', '8 bondi charge 4 huscarls: a:b'])).stderr).toBe(
      'saga-odds: the game:1: lost "a:b" is not the losses of both sides, the attackers first: "2:3"\n'
    ))

  it.each([
    ['x:y', '"x:y"'],
    ['2', '2'],
    ['2.5:3', '"2.5:3"']
  ])('says so of each line of a list that YAML reads as a key: %s', async (losses, shown) => {
    const path = file('list-of-fights.yaml', `own: vikings\nfights:\n  - 8 bondi charge 4 huscarls: ${losses}\n`)
    expect((await run(['review', path])).stderr).toBe(
      `saga-odds: ${path}:3:5: lost ${shown} is not the losses of both sides, the attackers first: "2:3"\n`
    )
  })

  it('reads the same game from lines, a list, objects, JSON, stdin and the command line', async () => {
    const lines = await reviewed(file('game.txt', `# Tuesday\n${ONE}\n\n${OTHER} # dear\n`))
    const same = [
      await reviewed(file('list.yaml', `- ${ONE}\n- "${OTHER}"\n`)),
      await reviewed(file('bare.yaml', `${ONE}\n${OTHER}\n`)),
      await reviewed(
        file(
          'long.yaml',
          [
            'own: vikings',
            'fights:',
            '  - fight: 6 hirdmen +frigg charge 8 ceorls',
            '    lost: 1:3',
            '    unused: { attacker: ullr }',
            '  - fight: 4 huscarls axe charge 12 bondi gives up dice',
            '    lost: { attacker: 1, defender: 4 }',
            '    by: theirs'
          ].join('\n')
        )
      ),
      await reviewed(file('game.json', JSON.stringify({ fights: [ONE, { [OTHER.slice(0, -5)]: '1:4' }] }))),
      await reviewed(ONE, OTHER),
      JSON.parse((await run(['review', '-', '-f', 'json'], { stdin: `${ONE}\n${OTHER}\n` })).stdout) as ReviewReport,
      await review(`${ONE}\n${OTHER}`)
    ]
    for (const each of same) expect(numbers(each)).toEqual(numbers(lines))
    expect(lines.fights.map(({ by }) => by)).toEqual(['own', 'enemy'])
    expect(lines.fights[0]?.unused).toEqual({ attacker: ['ullr'], defender: [] })
  })

  it('judges each choice as advise does', async () => {
    const { fights } = await reviewed(ONE)
    const { stdout } = await type('advise 6 hirdmen +frigg +ullr charge 8 ceorls -f json')
    const { worth, decisions } = JSON.parse(stdout) as {
      readonly worth: number
      readonly decisions: readonly { readonly by: string; readonly choices: readonly { text: string; regret: number }[] }[]
    }
    expect(fights[0]?.expected).toBeCloseTo(worth, 10)
    const regret = decisions.find(({ by }) => by === 'attacker')?.choices.find(({ text }) => text === 'Frigg')?.regret
    expect(fights[0]?.choices.find(({ side }) => side === 'attacker')).toMatchObject({ made: 'Frigg', best: 'Frigg, Ullr' })
    expect(fights[0]?.costs.own).toBeCloseTo(regret ?? Number.NaN, 10)
  })

  it('counts a choice that was best as no cost, and writes none with a sign', async () => {
    const best = '8 bondi +ullr charge 4 huscarls: 1:2'
    expect((await reviewed(best)).fights.map(({ costs }) => costs)).toEqual([{ own: 0, enemy: 0 }])
    expect((await run(['review', best])).stdout).not.toContain('-0.00')
  })

  it('plays a report of its own again', async () => {
    const report = await reviewed(ONE, OTHER)
    const again = await reviewed('--scenario', file('report.json', JSON.stringify(report)))
    expect(numbers(again)).toEqual(numbers(report))
  })

  it('plays a report of named units again to the same bytes, its notes included', async () => {
    const rosters = ['--warband', 'examples/rosters/ragnars-forty.yaml', '--against', 'examples/rosters/anglo-danes.yaml']
    const fights = ['bondi-1 charge huscarls-1: 2:3', 'huscarls-1 charge bondi-1: 1:0']
    const { stdout } = await run(['review', ...fights, ...rosters, '-f', 'json'])
    expect(stdout).toContain('units of a warband keep their losses and fatigue from fight to fight')
    const report = file('named.json', stdout)
    expect((await run(['review', '--scenario', report, '-f', 'json'])).stdout).toBe(stdout)
    const { stdout: spanish } = await run(['review', '--scenario', report, '--language', 'es'])
    expect(spanish).not.toContain('units of a warband')
  })

  it('carries losses and fatigue of named units, and rests', async () => {
    const mine = file(
      'mine.yaml',
      'faction: vikings\npoints: 4\nunits:\n  - { troop: bondi, models: 8 }\n  - { troop: hirdmen, models: 4, units: 3 }\n'
    )
    const theirs = file(
      'theirs.yaml',
      'faction: anglo-danes\npoints: 4\nunits:\n  - { troop: ceorls, models: 8 }\n  - { troop: huscarls, models: 4, units: 3 }\n'
    )
    const rosters = ['--warband', mine, '--against', theirs]
    const { fights } = await reviewed(
      'bondi-1 charge huscarls-2: 3:1',
      'bondi-1 rests',
      'huscarls-2 charge bondi: 1:2',
      ...rosters
    )
    expect(fights[1]).toMatchObject({
      by: 'enemy',
      scenario: { attacker: { unit: 'huscarls', models: 3, fatigue: 1 }, defender: { unit: 'bondi', models: 5 } }
    })
    expect(fights[1]?.scenario.defender).not.toHaveProperty('fatigue')
    const { stderr, code } = await run(['review', 'bondi-1 charge huscarls-2: 8:0', 'huscarls-2 charge bondi: 0:0', ...rosters])
    expect([code, stderr]).toEqual([2, 'saga-odds: the game:2: the bondi were already wiped out at the game:1\n'])
  })

  it('reports what is wrong in each of its fights together, with its line', async () => {
    const { stderr, code } = await run([
      'review',
      '8 bondi charge 4 huscarls',
      '6 hirdmen shoot 4 huscarls: 1:1',
      '8 bondi charge 4 huscarls axe 60 %: 2:1'
    ])
    expect(code).toBe(2)
    expect(stderr).toContain('the game:1: "8 bondi charge 4 huscarls" does not give the losses of both sides')
    expect(stderr).toContain('the game:2: the hirdmen have no missile weapon')
    expect(stderr).toContain('the game:3: chances for what the huscarls may have work in a melee')
  })

  it('plays the second edition', async () => {
    const report = await reviewed('--edition', '2', '8 bondi charge 8 ceorls closes ranks: 2:3')
    const { gained, expected, luck, decisions } = report.total
    expect(report.edition).toBe(2)
    expect(Math.abs(gained - expected - luck - decisions)).toBeLessThan(1e-9)
    expect(report.fights[0]?.choices.map(({ made }) => made)).toContain('close ranks')
  })

  it.each([
    [
      ['8 bondi charge 4 huscarls'],
      'the game:1: "8 bondi charge 4 huscarls" does not give the losses of both sides: end the line with the models lost, the attackers first, as in ": 2:3", or add --fill'
    ],
    [['8 bondi charge 4 huscarls: 9:1'], 'the game:1: the bondi are 8 and cannot lose 9'],
    [
      ['8 bondi charge 4 huscrals: x: 1:1', '8 bondi +nothing charge 4 huscarls: 1:1'],
      'the game:2: +nothing: there is no ability "nothing"'
    ],
    [['8 bondi charge 4 huscarls: 1:1', '--max-nodes', '0'], '--max-nodes: "0" is not a whole number'],
    [['8 bondi charge 4 huscarls: 1:1', '--edition', '3'], '--edition'],
    [['8 bondi charge 4 huscarls', '--fill'], '--fill needs a terminal'],
    [['nobody-1 rests'], 'the game:1: there is no unit "nobody-1"'],
    [[], 'which game? name a file']
  ] as const)('refuses %j with a sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await run(['review', ...args])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
  })

  it('says what it read as something else', async () => {
    const { interpreted } = await reviewed('8 bondi charge 4 huscrals: 1:1')
    expect(interpreted).toEqual(['the game:1: huscarls for "huscrals"'])
  })

  it('has a schema that an editor can check by', async () => {
    const { stdout } = await type('review --schema')
    expect(JSON.parse(stdout)).toMatchObject({ properties: { fights: { type: 'array' } } })
  })

  it.each(['table', 'line', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('is printed as %s', async format => {
    const { code, stdout, stderr } = await type(`review examples/game.yaml -f ${format}`)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/hirdmen|Vikings/)
  })

  it('answers a line of a batch', async () => {
    const { stdout } = await run(['batch', '-', '--select', 'total.luck,dearest.0.best'], {
      stdin: `${JSON.stringify({ id: 1, kind: 'review', fights: [ONE, OTHER] })}\n`
    })
    const { total, dearest } = await reviewed(ONE, OTHER)
    expect(JSON.parse(stdout)).toEqual({ id: 1, total: { luck: total.luck }, dearest: { 0: { best: dearest[0]?.best } } })
  })

  it('asks for what is missing, and writes it into the file', async () => {
    const game = file('open.yaml', '# Tuesday\n- 8 bondi charge 4 huscarls # first\n- 4 huscarls charge 7 bondi: 1:2\n')
    const terminal = openTerminal(['review', game, '--fill', '-f', 'line'], { folder })
    try {
      await terminal.sees('8 bondi charge 4 huscarls:')
      terminal.press('3:1\r')
      await terminal.sees('what did the attackers choose?')
      terminal.press('\r')
      await terminal.sees('what did the defenders choose?')
      terminal.press('\r')
      await terminal.sees('turning point')
    } finally {
      terminal.close()
    }
    expect(readFileSync(game, 'utf8')).toBe(
      '# Tuesday\n- 8 bondi charge 4 huscarls: 3:1 # first\n- 4 huscarls charge 7 bondi: 1:2\n'
    )
  })

  it('asks for the units that fought, what each chose, and whose attack it was', async () => {
    const game = file('who.yaml', '- 6 hirdmen charge 8 hirdmen: 1:2\n- 8 bondi # second\n')
    const terminal = openTerminal(['review', game, '--fill', '-f', 'line'], { folder })
    try {
      await terminal.sees('8 bondi: who fought whom?')
      terminal.press('8 bondi charge 8\r')
      await terminal.sees('which troop is the defender?')
      terminal.press(' bondi\r')
      await terminal.sees('8 bondi charge 8 bondi:')
      terminal.press('2:3\r')
      await terminal.sees('what did the attackers choose?')
      terminal.press('+ullr\r')
      await terminal.sees('what did the defenders choose?')
      terminal.press('gives up dice\r')
      await terminal.sees('whose attack was it')
      terminal.press('theirs\r')
      await terminal.sees('turning point')
    } finally {
      terminal.close()
    }
    expect(readFileSync(game, 'utf8')).toBe(
      '- 6 hirdmen charge 8 hirdmen: 1:2\n- their 8 bondi +ullr charge 8 bondi gives up dice: 2:3 # second\n'
    )
  })
})
