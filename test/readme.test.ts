import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { expected, helpExamples, listedCommands, markedCommand, shownCommands, untriedCommands } from './tools/readme'
import { openShell } from './tools/shell'

const shell = openShell()
afterAll(() => shell.close())

const readme = readFileSync('README.md', 'utf8')

/** Asks for a terminal; tried in one elsewhere. */
const needsTerminal = (command: string) => /saga-odds explore/.test(command)

describe('the front page', () => {
  it.each(shownCommands(readme).filter(({ command }) => !needsTerminal(command)))(
    'line $line: $command',
    ({ command, answer, exit }) => {
      const told = shell.run(command)
      if (answer !== undefined) expect(told.output.trimEnd()).toBe(expected(answer, told.output.trimEnd()))
      expect(told.exit, told.output).toBe(exit)
    }
  )

  it('shows no command that is not tried', () => expect(untriedCommands(readme)).toEqual([]))

  it('tells how to install, build and ask in one line', () => {
    const [install, ask] = markedCommand(readme, 'first command')?.split(' && npx ') ?? []
    expect(install).toBe('npm ci')
    const { exit, output } = shell.run(ask ?? '')
    expect(exit, output).toBe(0)
  })

  it('tells how to test in one line', () => expect(markedCommand(readme, 'test command')).toBe('npm cit'))
})

describe('the help', () => {
  const help = (command: string) => shell.run(`saga-odds ${command} --help`).output
  const commands = listedCommands(help('')).filter(name => name !== 'help')
  const examples = ['', ...commands].flatMap(command =>
    helpExamples(help(command)).map(example => ({ command: `saga-odds ${command}`.trim(), example }))
  )

  it('lists the commands', () => expect(commands, help('')).toContain('melee'))

  it.each(commands)('of %s shows examples', name =>
    expect(examples.filter(({ command }) => command === `saga-odds ${name}`)).not.toEqual([])
  )

  it.each(examples.filter(({ example }) => !needsTerminal(example)))('of $command: $example', ({ example }) => {
    const { exit, output } = shell.run(example)
    expect(exit, output).toBe(0)
  })
})

describe('the reader of pages', () => {
  const page = [
    'Text',
    '```console',
    '$ saga-odds melee \\',
    '    8w charge 8w',
    '',
    'bondi win',
    '...',
    'the end',
    '',
    '$ cat x | saga-odds batch',
    '$ npm install saga-odds',
    '```',
    '```sh',
    '$ saga-odds shoot 8w shoot 8w',
    'saga-odds forgotten here',
    '```',
    '```console exit=2',
    '$ saga-odds melee shieldwall',
    'the ability is +shieldwall',
    '```',
    '<!-- first command -->',
    '```sh',
    'npm ci && npx saga-odds melee 8w charge 8w',
    '```'
  ].join('\n')

  it('finds each command with its answer and its exit', () =>
    expect(shownCommands(page)).toEqual([
      { line: 3, command: 'saga-odds melee \\\n    8w charge 8w', answer: '\nbondi win\n...\nthe end', exit: 0 },
      { line: 10, command: 'cat x | saga-odds batch', exit: 0 },
      { line: 14, command: 'saga-odds shoot 8w shoot 8w', answer: 'saga-odds forgotten here', exit: 0 },
      { line: 18, command: 'saga-odds melee shieldwall', answer: 'the ability is +shieldwall', exit: 2 }
    ]))

  it('finds what was forgotten', () => expect(untriedCommands(page)).toEqual(['saga-odds forgotten here']))

  it('finds a marked command', () =>
    expect(markedCommand(page, 'first command')).toBe('npm ci && npx saga-odds melee 8w charge 8w'))

  it.each([
    ['one\ntwo', 'one\ntwo', true],
    ['one\ntwo', 'one\n2', false],
    ['one\n...\nfour', 'one\ntwo\nthree\nfour', true],
    ['one\n...\nfour', 'one\nfour', true],
    ['one\n...\nfour', 'one\ntwo\nthree', false],
    ['one\n...', 'one\ntwo\nthree', true],
    ['...\nthree', 'one\ntwo\nthree', true],
    ['a.c', 'abc', false]
  ])('reads a line of three dots as any lines: %j, %j, %j', (shown, answer, fits) =>
    expect(expected(shown, answer)).toBe(fits ? answer : shown)
  )

  it('reads commands and examples from help', () => {
    const help =
      'Usage: saga-odds [command]\n\nExamples:\n  saga-odds melee 8w charge 8w   # a fight\n\n  echo 8w | saga-odds batch\n\nCommands:\n  melee [options] <sentence...>  odds\n                                 of a melee\n  help [command]\n'
    expect(listedCommands(help)).toEqual(['melee', 'help'])
    expect(helpExamples(help)).toEqual(['saga-odds melee 8w charge 8w   # a fight', 'echo 8w | saga-odds batch'])
  })
})
