import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { main } from '../../src/cli/main'
import { openFolder } from '../tools/folder'
import { openShell } from '../tools/shell'
import { KEYS, openTerminal, type Terminal } from '../tools/terminal'
import { type } from './running'

const { folder } = openFolder()
const shell = openShell()
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  shell.close()
})

const open: Terminal[] = []
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close()
})

const exploring = (args: readonly string[], around: { readonly columns?: number; readonly rows?: number } = {}): Terminal => {
  const terminal = openTerminal(['explore', '--guided', ...args], { folder, ...around })
  open.push(terminal)
  return terminal
}

const FIGHT = '8 bondi charge 4 huscarls'
const MENU = 'What now?'

/** Types the keys of each step once its question is there. */
const through = async (terminal: Terminal, steps: readonly (readonly [question: string, keys: string])[]): Promise<void> => {
  for (const [question, keys] of steps) {
    await terminal.sees(question)
    terminal.press(keys)
  }
}

/** Letters are looked for first; what is found stands alone, and is picked. */
const pick = async (terminal: Terminal, letters: string, found: string): Promise<void> => {
  terminal.press(letters)
  await terminal.sees(`❯ ${found}`)
  terminal.press(KEYS.enter)
}

describe('explore in a terminal of 80 columns and 24 rows', () => {
  it('goes from the first screen to the odds, to a change and its difference, and to the last', { timeout: 60_000 }, async () => {
    const terminal = exploring([])
    // there is a fight at once, and another is put together from the first question on
    await terminal.sees(MENU, '❯ change the bondi', '$ saga-odds melee 8 bondi charge 4 huscarls')
    await pick(terminal, 'another', 'another fight')
    await terminal.sees('Which kind of fight?', '❯ a melee', 'a shot')
    terminal.press(KEYS.enter)
    await terminal.sees('Attacker, faction:', '❯ Vikings')
    await pick(terminal, 'vik', 'Vikings')
    await terminal.sees('Attacker, troop:', '❯ hirdmen')
    await pick(terminal, 'bon', 'bondi')
    await terminal.sees('Attacker, models:', '❯ 8')
    await pick(terminal, '12', '12')
    await terminal.sees('Attacker, fatigue:', '❯ 0')
    terminal.press(KEYS.enter)
    await terminal.sees('Defender, faction:', '❯ Vikings')
    await pick(terminal, 'anglo', 'Anglo-Danes')
    await terminal.sees('Defender, troop:', '❯ huscarls')
    terminal.press(KEYS.enter)
    await terminal.sees('Defender, models:', '❯ 4')
    terminal.press(KEYS.enter)
    await terminal.sees('Defender, weapon:', '❯ nothing special')
    await pick(terminal, 'axe', 'Danish axe')
    await terminal.sees('Defender, fatigue:', '❯ 0')
    terminal.press(KEYS.enter)
    await terminal.sees('Defender, cover:', '❯ no cover')
    terminal.press(KEYS.enter)
    // the odds are those of the same sentence
    const asked = await type('melee 12 bondi charge 4 huscarls axe -f line')
    await terminal.sees('$ saga-odds melee 12 bondi charge 4 huscarls danish-axe')
    // no word is broken
    expect(terminal.written().replaceAll(/\s+/g, ' ')).toContain(asked.stdout.trimEnd())
    await terminal.sees('bondi, abilities:', '❯ no more')
    await pick(terminal, 'ullr', '+ullr')
    await terminal.sees(
      'bondi: +ullr',
      '$ saga-odds melee 12 bondi +ullr charge 4 huscarls danish-axe',
      'bondi, abilities:',
      '❯ no more'
    )
    terminal.press(KEYS.enter)
    await terminal.sees('huscarls, abilities:', '❯ no more')
    terminal.press(KEYS.enter)
    await terminal.sees(MENU, '❯ change the bondi')
    await pick(terminal, 'gives up', 'huscarls: gives up dice')
    const screen = await terminal.sees('huscarls: gives up dice', 'gives up dice\n12 bondi, Ullr')
    expect(screen).toMatch(/as it was +\d/)
    expect(screen).toMatch(/more +[+-=]/)
    await terminal.sees(MENU, '❯ change the bondi', 'undo: huscarls: gives up dice')
    await pick(terminal, 'leave', 'leave')
    expect(await terminal.ended()).toBe(0)
  })

  it('begins with a fight that is given, and fits the odds, the command and the menu on one screen', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees(MENU, '❯ change the bondi')
    const lines = terminal.screen().trimEnd().split('\n')
    expect(lines.filter((line, index) => line !== '' || index > 0).length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
  })

  it('writes no colour where none is wanted', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees(MENU, '❯ change the bondi')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
    expect(terminal.raw()).not.toMatch(/\u001b\[[0-9;]*m/)
  })

  it('undoes, saves, sets side by side, loads, asks what helps, explains and swaps sides', { timeout: 60_000 }, async () => {
    const terminal = exploring(FIGHT.split(' '))
    const at = async (letters: string, found: string) => {
      await terminal.sees(MENU, '❯ change the')
      await pick(terminal, letters, found)
    }
    await at('save this', 'save this variant')
    await terminal.sees('side by side', '1  8 bondi charge 4 huscarls')
    await at('heavy', 'huscarls: heavy cover')
    await terminal.sees('8 bondi charge 4 huscarls, heavy cover')
    await at('save this', 'save this variant')
    await terminal.sees('2  8 bondi charge 4 huscarls, heavy cover')
    await at('load', 'load or remove a saved variant')
    await terminal.sees('saved variants:', '❯ back')
    await pick(terminal, 'load 1', 'load 1: 8 bondi charge 4 huscarls')
    await terminal.sees('undo: saved variant 1')
    await at('undo', 'undo: saved variant 1')
    await at('undo', 'undo: huscarls: heavy cover')
    await at('help the bondi', 'what would help the bondi most?')
    await terminal.sees('best single changes for the bondi:', '❯ bondi: +ullr', '+1.03 points, win +22.2')
    terminal.press(KEYS.enter)
    await terminal.sees('$ saga-odds melee 8 bondi +ullr charge 4 huscarls')
    await at('should the bondi', 'what should the bondi do?')
    await terminal.sees('the advice for the bondi:', '❯ back', 'best play is worth')
    terminal.press(KEYS.enter)
    await at('other side', 'the other side charges')
    await terminal.sees('$ saga-odds melee 4 huscarls charge 8 bondi +ullr')
    await at('each number', 'each number and its rule')
    await terminal.sees('huscarls 5 (R1.0)')
  })

  it('saves a scenario that asks the same again, and writes over nothing', async () => {
    const terminal = exploring([...FIGHT.split(' '), '+shieldwall'])
    const save = async (keys: string) => {
      await terminal.sees(MENU, '❯ change the bondi')
      await pick(terminal, 'save the', 'save the scenario')
      await terminal.sees('file to save it in:')
      terminal.press(keys)
    }
    await save(KEYS.enter)
    await terminal.sees('the scenario is saved: saga-odds melee --scenario fight.json')
    const again = shell.run(`saga-odds melee --scenario ${join(folder, 'fight.json')} -f line`)
    const asked = await type(`melee ${FIGHT} +shieldwall -f line`)
    expect(again.output).toBe(asked.stdout)
    const before = readFileSync(join(folder, 'fight.json'), 'utf8')
    await save(KEYS.enter)
    await terminal.sees('"fight.json": that file already exists: name another')
    expect(readFileSync(join(folder, 'fight.json'), 'utf8')).toBe(before)
    await save(`gone/fight.json${KEYS.enter}`)
    await terminal.sees('there is no such folder')
  })

  it('takes a pasted sentence, and says what it does not understand', async () => {
    const terminal = exploring([])
    await terminal.sees(MENU, '❯ change the bondi')
    await pick(terminal, 'another', 'another fight')
    await terminal.sees('Which kind of fight?', '❯ a melee')
    await pick(terminal, 'words', 'a fight in words')
    await terminal.sees('who charges or shoots whom?')
    terminal.press(`8 bondi +ully charge 4 huscarls${KEYS.enter}`)
    await terminal.sees('! +ully: there is no ability "ully"; did you mean "ullr"?', 'who charges or shoots whom?')
    terminal.press(`8 bondi charge 4 huscarls${KEYS.enter}and a second line${KEYS.enter}`)
    await terminal.sees('$ saga-odds melee 8 bondi charge 4 huscarls', MENU)
  })

  it('takes the item chosen where letters and Enter come in one burst, and goes back at Esc', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees(MENU, '❯ change the bondi')
    terminal.press(KEYS.enter)
    await terminal.sees('bondi, change:')
    await pick(terminal, 'models', 'models: 8')
    // a change begins at the present number
    await terminal.sees('bondi, models:', '❯ 8')
    terminal.press(`2${KEYS.enter}`)
    await terminal.sees('$ saga-odds melee 2 bondi charge 4 huscarls', MENU)
    await terminal.sees('❯ change the bondi')
    terminal.press(KEYS.enter)
    await terminal.sees('bondi, change:', '❯ faction')
    terminal.press(KEYS.escape)
    await terminal.sees('❯ change the bondi')
    expect(terminal.written()).not.toContain('models: 0')
  })

  it('finds nothing for letters that are nowhere, and goes on', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees(MENU, '❯ change the bondi')
    terminal.press('qqq')
    await terminal.sees('nothing matches')
    terminal.press(`${KEYS.enter}${KEYS.backspace.repeat(3)}`)
    await terminal.sees(MENU, '❯ change the bondi')
  })
})

describe('a terminal of another size', () => {
  it.each([
    [40, 10],
    [20, 5],
    [200, 60]
  ])('of %i columns and %i rows is played in', async (columns, rows) => {
    const terminal = exploring(FIGHT.split(' '), { columns, rows })
    await terminal.sees('What now?', '❯')
    await pick(terminal, 'leave', 'leave')
    expect(await terminal.ended()).toBe(0)
  })

  it('is followed when it changes in the middle of a question', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees(MENU, '❯ change the bondi')
    terminal.resize(50, 12)
    terminal.press(KEYS.down)
    await terminal.sees('❯ change the huscarls')
    terminal.press(KEYS.enter)
    await terminal.sees('huscarls, change:', '❯ faction')
    terminal.resize(120, 50)
    await pick(terminal, 'cover', 'cover: no cover')
    await terminal.sees('huscarls, cover:', '❯ no cover')
    await pick(terminal, 'heavy', 'heavy cover')
    await terminal.sees('$ saga-odds melee 8 bondi charge 4 huscarls heavy cover')
  })
})

describe('Ctrl-C', () => {
  const another: readonly (readonly [string, string])[] = [
    [MENU, 'another'],
    ['❯ another fight', KEYS.enter]
  ]
  const screens: readonly (readonly [name: string, args: string, steps: readonly (readonly [string, string])[], last: string])[] =
    [
      ['the first screen', '', [], MENU],
      ['the kind', FIGHT, another, 'Which kind of fight?'],
      ['the troop', FIGHT, [...another, ['❯ a melee', KEYS.enter], ['faction:\n❯ Vikings', KEYS.enter]], 'Attacker, troop:'],
      [
        'the sentence',
        FIGHT,
        [...another, ['❯ a melee', KEYS.down], ['❯ a shot', KEYS.down], ['❯ a fight', KEYS.enter]],
        'who charges or shoots whom?'
      ],
      ['the menu', FIGHT, [], '❯ change the bondi'],
      ['a search', FIGHT, [['❯ change the bondi', 'heavy']], '❯ huscarls: heavy cover'],
      ['a unit', FIGHT, [['❯ change the bondi', KEYS.enter]], 'bondi, change:'],
      [
        'what would help',
        FIGHT,
        [
          ['❯ change the bondi', 'help the bondi'],
          ['help the bondi\n❯ what would help the bondi', KEYS.enter]
        ],
        'best single changes'
      ],
      [
        'the shelf',
        FIGHT,
        [
          ['❯ change the bondi', 'save this'],
          ['❯ save this', KEYS.enter],
          ['❯ change the bondi', 'load'],
          ['❯ load', KEYS.enter]
        ],
        'saved variants:'
      ],
      [
        'the file',
        FIGHT,
        [
          ['❯ change the bondi', 'save the'],
          ['❯ save the', KEYS.enter]
        ],
        'file to save it in:'
      ],
      [
        'the words',
        FIGHT,
        [
          ['❯ change the bondi', KEYS.enter],
          ['bondi, change:\n❯', 'any'],
          ['❯ anything', KEYS.enter]
        ],
        'bondi, in words'
      ]
    ]

  it.each(screens)('at %s ends without a word', { timeout: 30_000 }, async (_, args, steps, last) => {
    const files = readdirSync(folder)
    const terminal = exploring(args.split(' ').filter(Boolean))
    await through(terminal, steps)
    await terminal.sees(last)
    const before = new Set(terminal.screen().split('\n'))
    terminal.press(KEYS.interrupt)
    expect(await terminal.ended()).toBe(130)
    expect(terminal.written()).not.toMatch(/Error|\bat .*:\d+:\d+|force closed|Warning/)
    expect(
      terminal
        .screen()
        .split('\n')
        .filter(line => line !== '' && !before.has(line))
    ).toEqual([])
    // the cursor is shown again
    expect(terminal.raw().lastIndexOf('\u001b[?25h')).toBeGreaterThanOrEqual(terminal.raw().lastIndexOf('\u001b[?25l'))
    expect(readdirSync(folder)).toEqual(files)
  })
})

const HINT = 'ask in a sentence instead, as in saga-odds melee 8 bondi charge 4 huscarls\n'

describe('without a terminal', () => {
  it('is refused with a hint', async () => {
    const refused = { code: 2, stdout: '', stderr: `saga-odds: explore needs a terminal: ${HINT}` }
    expect(await type('explore')).toEqual(refused)
    const { stderr, ...rest } = await type(`explore ${FIGHT}`, { terminal: 80 })
    // on a terminal it is broken at blanks
    expect({ ...rest, stderr: stderr.replace(/\n +/g, ' ') }).toEqual(refused)
    expect(shell.run('saga-odds explore < /dev/null')).toEqual({ exit: 2, output: refused.stderr })
    expect(shell.run('exec <&-; saga-odds explore')).toEqual({ exit: 2, output: refused.stderr })
  })

  it.each([
    ['explore 8 bondi +ully charge 4 huscarls', '+ully: there is no ability "ully"; did you mean "ullr"?'],
    ['explore --scenario gone.json', 'gone.json: there is no such file'],
    ['explore --sed x', 'unknown option --sed; did you mean --set?']
  ])('%s is refused before anything is asked', async (line, sentence) => {
    const { code, stderr } = await asked(line.split(' '), stdin => stdin.end())
    expect([code, stderr]).toEqual([2, `saga-odds: ${sentence}\n`])
  })
})

/** In this process, at a terminal that a test holds. */
const asked = async (args: readonly string[], answer: (stdin: PassThrough) => unknown) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin })
  let text = ''
  let isAsked = false
  const stdout = Object.assign(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString()
        if (!isAsked && text.includes('?')) {
          isAsked = true
          setImmediate(() => void answer(stdin))
        }
        done()
      }
    }),
    { isTTY: true, columns: 80, rows: 24 }
  )
  const stderr = new PassThrough()
  const code = await main(args, { stdin, stdout, stderr, env: { NO_COLOR: '1' } })
  return { code, text, stderr: String(stderr.read() ?? '') }
}

describe('a stdin that closes in the middle of a question', () => {
  it.each([[['explore', '--guided']], [['explore', '--guided', ...FIGHT.split(' ')]]])(
    'ends %j as an interrupt does',
    async args => {
      const { code, stderr } = await asked(args, stdin => stdin.end())
      expect([code, stderr]).toEqual([130, ''])
    }
  )
})
