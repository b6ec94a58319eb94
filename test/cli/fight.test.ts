import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { refused, report, run, type } from './running'

const { folder, file } = openFolder()

const scenario = async (line: string): Promise<unknown> => ((await report(line)) as { readonly scenario: unknown }).scenario

describe('the flags', () => {
  const sides = async (flags: string) => {
    const { attacker, defender } = (await scenario(`melee 8 warriors charge 4 hearthguard ${flags}`)) as Record<string, unknown>
    return [attacker, defender]
  }
  const warriors = { unit: 'warriors', models: 8 }
  const hearthguard = { unit: 'hearthguard', models: 4 }

  it.each([
    ['--attacker-unit bondi', [{ unit: 'bondi', models: 8, faction: 'vikings' }, hearthguard]],
    ['--attacker-models 12', [{ ...warriors, models: 12 }, hearthguard]],
    ['--attacker-weapon axe', [{ ...warriors, weapon: 'danish-axe' }, hearthguard]],
    ['--attacker-armour 6', [{ ...warriors, armour: 6 }, hearthguard]],
    ['--attacker-armor 6', [{ ...warriors, armour: 6 }, hearthguard]],
    ['--attacker-fatigue=1', [{ ...warriors, fatigue: 1 }, hearthguard]],
    ['--defender-cover heavy', [warriors, { ...hearthguard, cover: 'heavy' }]],
    [
      '--defender-ability shieldwall --defender-ability +lords-of-battle=3d',
      [
        warriors,
        {
          unit: 'huscarls',
          models: 4,
          faction: 'anglo-danes',
          abilities: [{ id: 'shieldwall' }, { id: 'lords-of-battle', defence: 3 }]
        }
      ]
    ],
    ['--gives-up-dice', [warriors, { ...hearthguard, givesUpDice: true }]],
    [
      '--set defender.cover=heavy --set attacker.models=4',
      [
        { ...warriors, models: 4 },
        { ...hearthguard, cover: 'heavy' }
      ]
    ],
    ['--attacker-models 6 --set attacker.models=5', [{ ...warriors, models: 5 }, hearthguard]]
  ])('%s', async (flags, made) => expect(await sides(flags)).toEqual(made))

  it('a flag adds an ability to those of the sentence', async () =>
    expect(await scenario('melee 8 bondi +frigg fatigue 1 charge 4hg --attacker-ability ullr')).toMatchObject({
      attacker: { abilities: [{ id: 'frigg' }, { id: 'ullr' }] }
    }))

  it('can say the whole fight', async () =>
    expect(
      await scenario('melee --attacker-unit warriors --attacker-models 8 --defender-unit hearthguard --defender-models 4')
    ).toMatchObject({ attacker: warriors, defender: hearthguard }))

  it('may stand before, between and after the words', async () =>
    expect(await scenario('melee --attacker-armour 6 8 warriors charge --defender-cover heavy 4 hearthguard')).toEqual(
      await scenario('melee 8 warriors charge 4 hearthguard --attacker-armour 6 --defender-cover heavy')
    ))

  it('set readings, method, trials and seed', async () =>
    expect(
      await scenario(
        'melee 8w charge 4hg --reading crush-timing=unsaved --reading cap-base=generated --method both --trials 1000 --seed york'
      )
    ).toMatchObject({
      readings: { 'cap-base': 'generated', 'crush-timing': 'unsaved' },
      method: 'both',
      trials: 1000,
      seed: 'york'
    }))
})

describe('two quoted arguments', () => {
  it('are the two sides', async () => {
    const { code, stdout } = await run(['melee', '8w', '4hg, heavy cover', '-f', 'json'])
    expect([code, (JSON.parse(stdout) as { scenario: unknown }).scenario]).toEqual([
      0,
      {
        kind: 'melee',
        edition: 1,
        attacker: { unit: 'warriors', models: 8 },
        defender: { unit: 'hearthguard', models: 4, cover: 'heavy' }
      }
    ])
  })

  it('of a shot too', async () => expect((await run(['shoot', '12 levy bows', '8w'])).code).toBe(0))
})

describe('a report', () => {
  it('holds the command that makes it again, which does', async () => {
    const first = await report('melee 12 bondi charge 4 huscarls axe gives up dice')
    const { replay } = first as { readonly replay: string }
    expect(replay).toBe('saga-odds melee 12 bondi charge 4 huscarls danish-axe gives up dice')
    expect(await report(replay.slice('saga-odds '.length))).toEqual(first)
  })
})

describe('a scenario file', () => {
  const written = JSON.stringify({ kind: 'melee', fight: '8w charge 4hg', defender: { cover: 'heavy' } })

  it('is answered', async () => {
    const { code, stdout } = await run(['melee', '--scenario', file('fight.json', written)])
    expect([code, stdout.split('   ')[0]]).toEqual([0, '8 warriors charge 4 hearthguard, heavy cover'])
  })

  it('may begin with a byte order mark', async () =>
    expect((await run(['melee', '--scenario', file('bom.json', `\ufeff${written}`)])).code).toBe(0))

  it('may come from stdin', async () => {
    const { code, stdout } = await type('melee --scenario -', { stdin: written })
    expect([code, stdout.split('   ')[0]]).toEqual([0, '8 warriors charge 4 hearthguard, heavy cover'])
  })

  it('is changed by flags', async () => {
    const { stdout } = await type('melee --scenario - --attacker-models 6 --set defender.cover=none', { stdin: written })
    expect(stdout.split('   ')[0]).toBe('6 warriors charge 4 hearthguard')
  })

  it.each([
    ['slip.json', '{\n  "kind": melee\n}', '2:11: expected a value here, not "m"'],
    ['cut.json', '{ "attacker": {', '1:16: expected a key in "quotes" or } here, but the text ends']
  ])('with a slip is reported with file, line and column: %s', async (name, text, sentence) => {
    const path = file(name, text)
    expect(await run(['melee', '--scenario', path])).toEqual(refused(`${path}:${sentence}`))
  })

  it.each([
    ['that is not there', join(folder, 'none.json'), 'there is no such file'],
    ['that is a folder', folder, 'it is a folder, not a file'],
    ['that is empty', file('empty.json', ' \n'), 'it is empty: expected a scenario in JSON'],
    ['that is no text', file('binary.json', new Uint8Array([0x7b, 0xff, 0xfe])), 'this is not UTF-8 text'],
    ['that is too large', file('large.json', ' '.repeat(10_000_001)), 'it is larger than 10 MB, too large for a scenario']
  ])('%s is refused', async (_, path, reason) =>
    expect(await run(['melee', '--scenario', path])).toEqual(refused(`${path}: ${reason}`))
  )

  it('empty stdin is refused', async () =>
    expect(await type('melee --scenario -')).toEqual(refused('stdin: it is empty: expected a scenario in JSON')))

  it('that is a sentence is answered with where sentences go', async () =>
    expect(await type('melee --scenario -', { stdin: '8w charge 4hg' })).toEqual(
      refused('stdin: a scenario in JSON begins with {, not "8"; a sentence goes after the command')
    ))

  it('beside a sentence is refused', async () =>
    expect(await type('melee 8w charge 4hg --scenario -', { stdin: written })).toEqual(
      refused('the fight is given both in words and as a scenario: leave one out; --set changes a scenario')
    ))

  it('given twice is refused', async () =>
    expect(await type('melee --scenario a --scenario b')).toEqual(
      refused('--scenario is given twice: ask about one fight at a time')
    ))

  it('of the other kind is refused', async () =>
    expect(await type('shoot --scenario -', { stdin: written })).toEqual(
      refused('"melee" is not a shot: use saga-odds melee, or write shoot')
    ))
})

describe('a wrong request exits 2 with a sentence for each mistake', () => {
  it.each([
    ['melee', ['no fight was given: who charges whom? as in saga-odds 8 bondi charge 4 huscarls']],
    ['shoot', ['no fight was given: who shoots whom? as in saga-odds shoot 8 crossbows shoot 6 bondi']],
    [
      'melee 8 warriors shieldwall charge 4hg',
      [
        '"shieldwall": an ability, or a choice about dice? ask either\n' +
          '  saga-odds melee 8 warriors +shieldwall charge 4hg\n' +
          '  saga-odds melee 8 warriors gives up dice charge 4hg'
      ]
    ],
    ['melee -1 bondi charge 4hg', ["the attacker's models: -1 is not a whole number from 1 to 12"]],
    ['melee 8w charge 4hg fatigue -1', ["the defender's fatigue: -1 is not a whole number from 0 to 99"]],
    ['melee 8w charge 4hg --attacker-fatigue -1', ['--attacker-fatigue: -1 is not a whole number from 0 to 99']],
    ['melee 8w charge 4hg --attacker-armour 7', ['--attacker-armour: 7 is not a whole number from 2 to 6']],
    ['melee 8w charge 4hg --trials 1e9', ['--trials: 1000000000 is not a whole number from 1 to 100 000 000']],
    ['melee 8w charge 4hg --trials abc', ['--trials: "abc" is not a whole number from 1 to 100 000 000']],
    ['melee 8w charge 4hg --trials 1000', ['--trials is for sampled fights: add --method monte-carlo, or both']],
    [
      'melee 8w charge 4hg --method exact --precision 0.01',
      ['--precision is for sampled fights: add --method monte-carlo, or both']
    ],
    ['melee 8w charge 4hg --seed york', ['--seed is for sampled fights: add --method monte-carlo, or both']],
    ['melee 8w charge 4hg --precision 0', ['--precision: 0 is not more than 0 and less than 0.5, such as 0.005']],
    ['melee 8w charge 4hg --method mc', ['--method: "mc" is not exact, fractions, monte-carlo or both']],
    ['melee 8w charge 4hg --edition 3', ['--edition: 3 is not 1 or 2']],
    [
      'melee 8w charge 4hg --reading crush-timming=hits',
      ['--reading: there is no reading "crush-timming"; did you mean "crush-timing"?']
    ],
    ['melee 8w charge 4hg --sead x', ['unknown option --sead; did you mean --seed?']],
    ['melee 8w charge 4hg --attacker-modles=3', ['unknown option --attacker-modles; did you mean --attacker-models?']],
    ['melee 8w charge 4hg --json', ['unknown option --json; did you mean --format json?']],
    ['melee 8w charge 4hg --csv', ['unknown option --csv; did you mean --format csv?']],
    [
      'melee 8w charge 4hg --exact --es',
      ['unknown option --exact; did you mean --method exact?', 'unknown option --es; did you mean --language es?']
    ],
    ['melee 8w charge 4hg --heavy', ['unknown option --heavy; did you mean --attacker-cover heavy or --defender-cover heavy?']],
    ['melee 8w charge 4hg --explain=yes', ['--explain takes no value']],
    ['melee 8w charge 4hg --tria', ['unknown option --tria; did you mean --trials?']],
    ['melee 8w charge 4hg --mthd exact', ['unknown option --mthd; did you mean --method?']],
    ['melee 8w charge 4hg --defender-woods', ['unknown option --defender-woods; did you mean --defender "woods"?']],
    ['melee 8w charge 4hg --woods', ['unknown option --woods; did you mean "woods"?']],
    ['melee 8w charge 4hg --in-woods', ['unknown option --in-woods; did you mean "in woods"?']],
    ['melee 8w charge 4hg -x', ['unknown option -x; saga-odds melee --help lists them']],
    [
      'melee 8w charge 4hg --sead --colour',
      ['unknown option --sead; did you mean --seed?', 'unknown option --colour; did you mean --color?']
    ],
    ['melee 8w charge 4hg --seed', ['--seed <text> needs a value after it']],
    ['melee 8w charge 4hg --set', ['--set <path=value> needs a value after it']],
    ['-', ['unknown command "-": ask for a fight, as in 8 bondi charge 4 huscarls; saga-odds --help lists the commands']],
    ['help elephant', ['there is no help on "elephant"; the rulebook has it: saga-odds rules "elephant"']],
    ['mele 8w charge 4hg', ['unknown command "mele"; did you mean melee?']],
    ['zounds 8w charge 4hg', ['unknown word "zounds"; did you mean "wounds"?']],
    ['--sead 1 melee 8w charge 4hg', ['unknown option --sead; did you mean --seed?']],
    ['--edition 2', ['--edition belongs to a question: ask one, as in saga-odds 8 bondi charge 4 huscarls --edition 2']],
    ['--verzion', ['unknown option --verzion; did you mean --version?']],
    [
      'melee 13 bondi charge 4 huscarlss --trials 0 -f tabel --width 3 --color red --set seeed=1',
      [
        '--color: "red" is not auto, always or never',
        '--width: "3" is not a whole number from 40 to 1000',
        '--format: "tabel" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "table"?',
        '--set seeed: there is no such path; did you mean "seed"?',
        "the attacker's models: 13 is not a whole number from 1 to 12",
        '--trials: 0 is not a whole number from 1 to 100 000 000'
      ]
    ]
  ])('%s', async (line, sentences) => expect(await type(line)).toEqual(refused(...sentences)))

  it('an ability whose condition is not met', async () => {
    const { code, stdout, stderr } = await type('melee 8 knights +charge charge 4hg')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^saga-odds: .*Charge!.*mounted.*\n$/)
  })

  it.each([
    '--edition 2 melee 8w charge 4hg',
    '--edition 2 8w charge 4hg',
    '--edition=2 melee 8w charge 4hg',
    'melee --edition 2 8w charge 4hg'
  ])('%s: options may stand first', async line => expect(await type(line)).toEqual(await type('melee 8w charge 4hg --edition 2')))

  it.each(['help', '--help', 'help plans'])('--language es %s: help too', async page => {
    const { code, stdout } = await type(`--language es ${page}`)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Ejemplos|Un plan/)])
    expect(await type(`${page} --language es`)).toEqual({ code, stdout, stderr: '' })
  })

  it('twenty at most, and how many more', async () => {
    const { stderr } = await type(`melee ${Array.from({ length: 30 }, (_, index) => `zzz${index} 1`).join(' ')} charge 4hg`)
    expect(stderr.trimEnd().split('\n')).toHaveLength(21)
    expect(stderr).toMatch(/saga-odds: and \d+ more\n$/)
  })
})

describe('--output', () => {
  it.each([
    ['odds.json', /^\{/],
    ['odds.ndjson', /^\{.*\}\n$/],
    ['odds.csv', /^[a-z_]+,/],
    ['odds.md', /\|/],
    ['odds.txt', /^8 warriors charge/]
  ])('%s says its format by its ending', async (name, pattern) => {
    const path = join(folder, name)
    expect(await run(['melee', '8w charge 4hg', '-o', path])).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readFileSync(path, 'utf8')).toMatch(pattern)
  })

  it('--format goes before the ending', async () => {
    const path = join(folder, 'odds.dat')
    await run(['melee', '8w charge 4hg', '-o', path, '-f', 'json'])
    expect(readFileSync(path, 'utf8')).toMatch(/^\{/)
  })

  it('- is stdout', async () => expect((await type('melee 8w charge 4hg -o -')).stdout).toMatch(/^8 warriors/))

  it.each([
    [
      'odds.xyz',
      ': no format has that extension: name one with --format, or end the name in .txt, .json, .ndjson, .jsonl, .csv, .md, .markdown, .svg, .html or .htm'
    ],
    ['none/odds.json', ': there is no such folder']
  ])('%s is refused', async (name, reason) => {
    const path = `${folder}/${name}`
    expect(await run(['melee', '8w charge 4hg', '-o', path])).toEqual(refused(`--output "${path}"${reason}`))
  })

  it.each(['p.pdf', 'mine.yaml'])('a page is written into no file that is called otherwise: %s', async name =>
    expect(await run(['page', '-o', name])).toEqual(
      refused(`--output "${name}": what is written is HTML: end the name in .html or .htm`)
    )
  )

  it('a folder is refused', async () =>
    expect(await run(['melee', '8w charge 4hg', '-o', folder, '-f', 'json'])).toEqual(
      refused(`--output "${folder}": it is a folder, not a file`)
    ))
})

describe('a line', () => {
  it.each([
    ['shoot 12 levies bow fatigue 3 shoot 8 warriors', 'nobody shoots'],
    ['melee 8 warriors +20a charge 4 hearthguard', 'lost to the cap']
  ])('has the notes that explain its figures, and no rule: %s', async (line, note) => {
    const { stdout } = await type(`${line} -f line`)
    expect(stdout).toContain(note)
    expect(stdout).not.toMatch(/\(R\d/)
  })
})

describe('a fight that is thrown', () => {
  it.each(['--what-if', '--all-readings', '--observed 3:1', '--roll 6 --prefer frigg'])(
    'is refused by what is always exact: %s',
    async study =>
      expect(await type(`melee 8 bondi charge 4 huscarls ${study} --method monte-carlo`)).toEqual(
        refused('--method monte-carlo: these figures are always exact, never sampled: leave it out')
      )
  )

  it('has one warlord Side by Side, in a sentence and in JSON (R6.3)', async () => {
    const sentence = refused(
      'a warband has one warlord, who charges Side by Side with a unit (R6.3), not with the warlord: name a unit, as in "warlord and 6 hirdmen"'
    )
    expect(await type('melee warlord and warlord charge 8 warriors')).toEqual(sentence)
    const together = [{ unit: 'warlord' }, { unit: 'warlord' }]
    const stdin = JSON.stringify({ attacker: { together }, defender: { unit: 'warriors', models: 8 } })
    expect(await run(['melee', '--scenario', '-'], { stdin })).toEqual(sentence)
  })

  const THROWN = 'melee 8 warriors charge 4 hearthguard --method monte-carlo --trials 100 --seed york'

  // z² / (n + z²) is 0.0076 for 500 trials; of one trial 0.793: 3 - 3 * 0.793 = 0.62 and 3 + 5 * 0.793 = 6.97
  it('gives losses that were never met, and those of a single trial, an interval with a width', async () => {
    const shot = 'shoot 12 levies bow shoot warlord guarded 2 hirdmen --method monte-carlo --trials 500 -f line'
    expect((await type(shot)).stdout).toContain('warlord 0.0 (0.00-0.01) of 1')
    const one = 'melee 8 bondi charge 4 huscarls --method monte-carlo --trials 1 -f line'
    expect((await type(one)).stdout).toContain('bondi 3.0 (0.62-6.97) of 8')
  })

  it('has its seed and an interval beside each figure of the line', async () => {
    const { stdout } = await type(`${THROWN} -f line`)
    expect(stdout).toMatch(/casualties: warriors \d\.\d \(\d\.\d\d-\d\.\d\d\) of 8, hearthguard \d\.\d \(/)
    expect(stdout).toContain('; sampled 100 times, seed york')
  })

  it('has the interval of each number at the end of its row of CSV', async () => {
    const [head = '', row = ''] = (await type(`${THROWN} -f csv`)).stdout.split('\n')
    const value = (column: string): string | undefined => row.split(',')[head.split(',').indexOf(column)]
    expect([value('trials'), value('seed')]).toEqual(['100', 'york'])
    expect(Number(value('attacker_wins_low'))).toBeLessThan(Number(value('attacker_wins')))
    expect(Number(value('attacker_wins_high'))).toBeGreaterThan(Number(value('attacker_wins')))
  })

  it('says how near it came where the trials were too few for the precision asked for', async () => {
    const { stdout } = await type('melee 8 bondi charge 4 huscarls --method monte-carlo --trials 10 --precision 0.01')
    // half of 10 throws: 23.7 to 76.3 % by Wilson, at the widest 26.3 % either way
    const [, reached] = /sampled 10 times, to within (\d+\.\d) %, less precise than asked,\s+seed\s+saga/.exec(stdout) ?? []
    expect(Number(reached)).toBeGreaterThan(15)
    expect(Number(reached)).toBeLessThan(26.4)
    expect((await type('melee 8 bondi charge 4 huscarls --method monte-carlo --precision 0.05')).stdout).toContain(
      ' times, to within 5.0 %, seed saga'
    )
  })

  it('beside the exact odds says in a line how far the two are apart', async () =>
    expect((await type('melee 8w charge 4hg --method both --trials 2000 --seed york -f line')).stdout).toMatch(
      /; exact and sampled 2 000 times, seed york, furthest apart: .*, by \d\.\d\d standard errors\n$/
    ))
})
