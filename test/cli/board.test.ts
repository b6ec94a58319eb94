import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { KEYS, openTerminal } from '../tools/terminal'
import { run, type } from './running'

/** A board to start from, and what is wrong in one. */

const { folder } = openFolder()

const NAME = ['--name', 'Reed Folk']

describe('board new', () => {
  it('writes YAML, and into no file that is called otherwise', async () =>
    expect((await run(['board', 'new', '--name', 'Reed Folk', '-o', 'z.json'])).stderr).toBe(
      'saga-odds: --output "z.json": what is written is YAML: end the name in .yaml or .yml\n'
    ))

  it('overwrites no file', async () => {
    const file = join(folder, 'by-hand.yaml')
    writeFileSync(file, '# by hand')
    expect(await run(['board', 'new', ...NAME, '-o', file])).toEqual({
      code: 2,
      stdout: '',
      stderr: `saga-odds: --output "${file}": that file already exists: name another, or remove it first\n`
    })
    expect(readFileSync(file, 'utf8')).toBe('# by hand')
    expect((await run(['board', 'new', ...NAME, '-o', '/dev/null'])).code).toBe(0)
  })

  it.each([1, 2])('writes a faction of edition %d that can be played at once', async edition => {
    const file = join(folder, `reed-${edition}.yaml`)
    const troops = [
      '--troop',
      'Reed Guard=hearthguard, javelins, mounted',
      '--troop',
      'Eelers=warriors',
      '--troop',
      'Waders=levies, bow'
    ]
    expect(await run(['board', 'new', ...NAME, '--edition', `${edition}`, ...troops, '-o', file])).toEqual({
      code: 0,
      stdout: '',
      stderr: ''
    })
    const plain = await type(`melee 8 warriors charge 4 hearthguard mounted --edition ${edition} -f line`)
    const own = await type(`melee 8 eelers charge 4 reed guard mounted --edition ${edition} --board ${file} -f line`)
    expect(own.code).toBe(0)
    // the numbers are those of the classes
    expect(own.stdout.match(/[\d.]+ %/g)).toEqual(plain.stdout.match(/[\d.]+ %/g))
  })

  it('asks at a terminal, and writes what was answered', async () => {
    const terminal = openTerminal(['board', 'new', '-o', 'asked.yaml'], { folder })
    const answers: readonly (readonly [question: string, keys: string])[] = [
      ['The faction is called:', `Mere Folk${KEYS.enter}`],
      ['Edition of the game:', KEYS.enter],
      ['Its warlord', KEYS.enter],
      ['Its hearthguard', `Mere Guard${KEYS.enter}`],
      ['Its warriors', `-${KEYS.enter}`],
      ['Its levies', `-${KEYS.enter}`]
    ]
    for (const [question, keys] of answers) {
      await terminal.sees(question)
      terminal.press(keys)
    }
    expect(await terminal.ended()).toBe(0)
    terminal.close()
    const written = readFileSync(join(folder, 'asked.yaml'), 'utf8')
    expect(written.match(/class: \w+/g)).toEqual(['class: warlord', 'class: hearthguard'])
    expect((await type(`melee 4 mere guard charge 8 bondi -f line --board ${join(folder, 'asked.yaml')}`)).code).toBe(0)
  })

  it('has the four classes where no troop is named, and a leader', async () => {
    const { stdout } = await run(['board', 'new', ...NAME])
    expect(stdout.match(/class: \w+/g)).toEqual(['class: warlord', 'class: hearthguard', 'class: warriors', 'class: levies'])
    const { stdout: led } = await run(['board', 'new', ...NAME, '--troop', 'Eelers=warriors'])
    expect(led.match(/class: \w+/g)).toEqual(['class: warlord', 'class: warriors'])
  })

  it.each([
    [[], 'board new: name the faction, as in saga-odds board new --name "Reed Folk" -o reed-folk.yaml (a terminal would ask)'],
    [['--name', '7'], '--name "7": a name begins with a letter from a to z'],
    [
      [...NAME, '--troop', 'Eelers'],
      '--troop "Eelers": give a name, a class and what it carries, as in "Reed Guard=hearthguard, javelins, mounted"'
    ],
    [[...NAME, '--troop', 'Eelers=wariors'], '--troop "Eelers=wariors": "wariors" is not a class; did you mean "warriors"?'],
    [['--name', 'vikings'], '--name "vikings": the rulebook has a faction of this name: choose another'],
    [
      [...NAME, '--troop', 'Eelers=warriors', '--troop', 'eelers=levies'],
      '--troop "eelers" is given twice: leave one out, or give it another name'
    ],
    [[...NAME, '--troop', 'Eelers=warriors, javelin'], undefined],
    [
      [...NAME, '--troop', 'Eelers=warriors, bowz'],
      '--troop "Eelers=warriors, bowz": "bowz" is not equipment; did you mean "bow"?'
    ],
    [[...NAME, '--edition', '3'], '--edition: "3" is none of 1, 2']
  ])('%j', async (words, shown) => {
    const { code, stderr } = await run(['board', 'new', ...words])
    if (shown === undefined) expect([code, stderr]).toEqual([0, ''])
    else {
      expect(code).toBe(2)
      expect(stderr.split('\n')).toHaveLength(2)
      if (!shown.startsWith('--edition')) expect(stderr).toBe(`saga-odds: ${shown}\n`)
    }
  })
})

describe('board check', () => {
  it('says what a board has', async () => {
    const { code, stdout } = await type('board check examples/reedfolk.yaml')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^examples\/reedfolk\.yaml: no faults, edition \d\nfactions \(1\): .*\n/)
    expect(stdout).toMatch(/troops \(\d+\): .*\n/)
    expect(stdout.split('\n').filter(line => line.length > 80)).toEqual([])
  })

  it('lists every fault by line and column, and exits 1', async () => {
    const file = join(folder, 'wrong.yaml')
    writeFileSync(
      file,
      'troops:\n  eelers: { name: Eelers, class: wariors }\n  waders: { name: Waders, class: levies, armour: 9 }\n'
    )
    const { code, stdout, stderr } = await type(`board check ${file}`)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(`${file}:2:34: troops.eelers.class: "wariors"`),
      expect.stringContaining(`${file}:3:50: troops.waders.armour: 9`)
    ])
  })

  it.each([
    ['board check', 'board check: name one board file, as in saga-odds board check mine.yaml'],
    ['board check gone.yaml', 'gone.yaml: there is no such file'],
    ['board', 'board: use new, or check and a file']
  ])('%s', async (words, shown) => expect(await type(words)).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${shown}\n` }))

  it('finds nothing wrong in what board new writes', async () => {
    const file = join(folder, 'folk.yaml')
    await run(['board', 'new', ...NAME, '-o', file])
    expect(readFileSync(file, 'utf8')).toContain('Reed Folk')
    expect((await type(`board check ${file}`)).code).toBe(0)
  })
})
