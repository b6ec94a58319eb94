import { describe, expect, it } from 'vitest'
import { run, type } from './running'

const fight = ['melee', '8 warriors charge 8 warriors', '-f', 'line']
const asserting = (...conditions: readonly string[]) => run([...fight, ...conditions.flatMap(text => ['--assert', text])])
const ANSWER =
  '8 warriors charge 8 warriors: attacking warriors win 39.5 %, tie 20.9 %, defending warriors win 39.5 %; ' +
  'casualties: attacking warriors 2.7 of 8, defending warriors 2.7 of 8; defending warriors wiped out <0.1 %\n'

describe('--assert', () => {
  it('is silent where it holds', async () =>
    expect(await asserting('attacker wins >= 39%', 'tie < 21%')).toEqual({ code: 0, stdout: ANSWER, stderr: '' }))

  it('answers all the same where it fails, names each failure, and exits 1', async () =>
    expect(await asserting('attacker wins >= 60%', 'tie < 21%', 'attacker losses < 2 and tie > 50%')).toEqual({
      code: 1,
      stdout: ANSWER,
      stderr:
        'saga-odds: false: attacker wins >= 60%; attacker wins 39.5 %\n' +
        'saga-odds: false: attacker losses < 2 and tie > 50%; attacker losses 2.67, tie 20.9 %\n'
    }))

  it('shows digits enough to see why', async () =>
    expect((await asserting('tie <= 20.9%')).stderr).toBe('saga-odds: false: tie <= 20.9%; tie 20.918 %\n'))

  it('points at a slip', async () =>
    expect(await asserting('attacker win rate >= 60%')).toEqual({
      code: 2,
      stdout: '',
      stderr: [
        'saga-odds: --assert: expected a comparison here: >=, >, <=, <, =, at least, at most, more than or less than',
        '  attacker win rate >= 60%',
        '               ^^^^',
        ''
      ].join('\n')
    }))

  it('knows that a shot has no winner', async () =>
    expect(await type('shoot 8 crossbows shoot 6 bondi --assert tie<5%')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'saga-odds: --assert: there is no "tie" here: a shot has no winner, and nobody disengages\n'
    }))
})

describe('help conditions', () => {
  it('lists every quantity', async () => {
    const { code, stdout } = await type('help conditions')
    expect(code).toBe(0)
    for (const text of [
      'attacker wins',
      'result.attackerWins',
      'defender wiped out',
      'points swing',
      'at least',
      'loses 3 or more'
    ])
      expect(stdout).toContain(text)
  })

  it('shows examples that work', async () => {
    const { stdout } = await type('help conditions')
    const examples = stdout.split('\n').flatMap(line => /^ {2}\$ saga-odds (.*)$/.exec(line)?.[1] ?? [])
    expect(examples).toHaveLength(2)
    for (const example of examples) {
      const words = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
      expect((await run(words)).code, example).toBe(0)
    }
  })
})

describe('--until', () => {
  it('says with which values thrown dice do not decide', async () => {
    const asked = ['melee', '6 bondi charge 4 huscarls', '--until', 'attacker wins >= 20%', '--by', 'attacker.models=6..8']
    const { stdout } = await run([...asked, '--method', 'monte-carlo', '--trials', '100', '--seed', 'saga'])
    expect(stdout).toContain('first edition, until attacker wins >= 20%, each sampled 100 times, seed saga')
    // 14 of 100: 8.5 to 22.1 % by Wilson, on both sides of 20 %
    expect(stdout).toMatch(/6 +14\.0 % +no\?\n +8\.5-22\.1/)
    expect(stdout).toContain('not certain with 6, 7, 8: within the interval it holds and holds not')
  })

  it('finds the least that reaches a condition', async () =>
    expect(
      await run(['melee', '8w charge 4hg', '--until', 'defender wiped out at least 10%', '--by', 'attacker.models', '-f', 'line'])
    ).toEqual({
      code: 0,
      stdout: '8 warriors charge 4 hearthguard: defender wiped out >= 10%: first with attacker.models 9\n',
      stderr: ''
    }))

  it('says that nothing does, and exits 1', async () =>
    expect(
      await run(['melee', '8w charge 4hg', '--until', 'defender wiped out > 90%', '--by', 'attacker.models', '-f', 'line'])
    ).toEqual({
      code: 1,
      stdout: '8 warriors charge 4 hearthguard: defender wiped out > 90%: never reached from attacker.models 1 to 12\n',
      stderr: ''
    }))

  it('names the values that nobody can fight by the first and the last', async () =>
    expect(
      (await run(['melee', '8w charge 4hg', '--until', 'defender wiped out > 90%', '--by', 'attacker.models=10..99'])).stdout
    ).toContain('\n 13..99: impossible: --by attacker.models: 13 is not a whole number'))

  it('in a table marks where it holds', async () => {
    const { stdout } = await run([
      'melee',
      '8w charge 4hg',
      '--until',
      'defender wiped out >= 10%',
      '--by',
      'attacker.models=8..10'
    ])
    expect(stdout).toBe(
      [
        '8 warriors charge 4 hearthguard   first edition, until defender wiped out >= 10%',
        '',
        ' defender wiped out >= 10%: first with attacker.models 9',
        '',
        'attacker.models',
        '      hearthguard',
        '        wiped out   holds',
        ' 8          7.9 %      no',
        ' 9         11.8 %     yes',
        ' 10        16.3 %     yes',
        ''
      ].join('\n')
    )
  })

  it.each([
    [
      ['--until', 'tie > 5%'],
      '--until: name what grows with --by, as in --by attacker.models, attacker.attackDice or defender.fatigue=0..4'
    ],
    [['--by', 'attacker.models'], '--by needs --until: name the condition to reach, as in --until "attacker wins >= 60%"'],
    [
      ['--until', 'tie > 5%', '--by', 'attacker.model'],
      '--by attacker.model: there is no path "attacker.model"; did you mean "attacker.models"?'
    ],
    [['--until', 'tie > 5%', '--what-if'], '--what-if and --until are two questions: ask one at a time'],
    [['--what-if', '--assert', 'tie > 5%'], '--assert checks the fight itself: leave --what-if out'],
    [['--for', 'defender'], '--for needs --what-if or --roll: it names the side that asks'],
    [['--what-if', '--for', 'nobody'], '--for: "nobody" is not attacker or defender']
  ])('%j is refused', async (options, sentence) =>
    expect(await run(['melee', '8w charge 4hg', ...options])).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })
  )
})

describe('--what-if', () => {
  it('shows the gain of each change, and from how many models a side is the favourite', async () => {
    const { code, stdout } = await type('melee 8w charge 4hg --what-if')
    expect(code).toBe(0)
    for (const text of ['warriors: one more model', 'hearthguard: giving up dice', 'gain: victory points for the warriors'])
      expect(stdout).toContain(text)
    expect(stdout).toMatch(/the warriors are (not the favourites even with 12 models|favourites from \d+ models)/)
  })

  it('calls a hero who fights alone by name', async () => {
    const { stdout } = await type('melee cnut charge 8 hirdmen --what-if')
    expect(stdout).toMatch(/^ *best single change for Cnut: /m)
    expect(stdout).toContain('Cnut wins')
    expect(stdout).toContain('hirdmen win')
    expect(stdout).not.toMatch(/the Cnut|Cnut win\b/)
  })

  it('of a shot', async () =>
    expect((await type('shoot 8 crossbows shoot 6 bondi in woods --what-if --for target -f line')).stdout).toMatch(
      /^8 crossbowmen, crossbow, shoot 6 bondi, light cover, uneven ground: best single change for the bondi: /
    ))
})

describe('--all-readings', () => {
  it('is the fight under each', async () => {
    const { stdout } = await type('melee 6 hirdmen charge 2 huscarls --all-readings')
    expect(stdout).toContain('overkill-counts=yes')
    expect(stdout).toContain('overkill-counts=no')
  })
})

describe('--explain', () => {
  const line = 'melee 6 hirdmen +ullr charge 4 huscarls axe gives up dice --explain'

  it('shows in the terminal what each thing does by itself', async () => {
    const { stdout } = await type(line)
    expect(stdout).toContain('what each thing does to the odds')
    expect(stdout).toContain('hirdmen: Ullr')
    expect(stdout).not.toContain('its share')
  })

  it('in Markdown its share as well', async () => expect((await type(`${line} -f markdown`)).stdout).toContain('its share'))

  it('in JSON both, and the asides that are left out without it', async () => {
    const explained = JSON.parse((await type(`${line} -f json`)).stdout) as Record<string, unknown>
    const bare = JSON.parse((await type(`${line.replace(' --explain', '')} -f json`)).stdout) as Record<string, unknown>
    expect(['effects', 'readings', 'otherwise'].map(key => [key in explained, key in bare])).toEqual([
      [true, false],
      [true, false],
      [true, false]
    ])
  })
})
