import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../src/cli/examples'
import { main } from '../src/cli/main'
import { shellWords } from '../src/model/shell'
import { expected, helpExamples, listedCommands, markedCommand, refreshed, shownCommands, untriedCommands } from './tools/pages'
import { type Answer, openShell } from './tools/shell'

const shell = openShell()
afterAll(() => shell.close())

/** A command that asks nothing of a shell: words, some in quotes. It writes no file, and opens no thread. */
const isPlain = (command: string) =>
  /^saga-odds [^|<>$`;&*~#\\\n()]*$/.test(command.replace(/'[^'\n]*'|"[^"$`\\\n]*"/g, 'x')) &&
  !/ (?:-o|--output|--emit|--save|--jobs)\b|^saga-odds (?:batch|book|import|page|costs)\b/.test(command)

/** What a command answers, standard error among the rest: asked in this process where nothing hangs on the shell. */
const answerTo = async (command: string): Promise<Answer> => {
  if (!isPlain(command)) return shell.run(command)
  const home = process.cwd()
  process.chdir(shell.folder)
  try {
    let output = ''
    const both = () =>
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          output += chunk.toString()
          done()
        }
      })
    const streams = { stdin: Readable.from([]), stdout: both(), stderr: both(), env: { LANG: 'C.UTF-8', HOME: shell.folder } }
    return { exit: await main(shellWords(command).slice(1), streams), output }
  } finally {
    process.chdir(home)
  }
}

/** The front page and the pages behind it. */
const PAGES = [
  'README.md',
  ...readdirSync('docs')
    .filter(file => file.endsWith('.md'))
    .map(file => join('docs', file))
]

/** Asks for a terminal; tried in one elsewhere. */
const needsTerminal = (command: string) => /saga-odds explore/.test(command)

/** `npm run docs` writes the answers anew before they are held against the program. */
const isUpdating = process.env['UPDATE_DOCS'] !== undefined

const textOf = (file: string): string => {
  const page = readFileSync(file, 'utf8')
  if (!isUpdating) return page
  const once = openShell()
  const now = refreshed(page, command => (needsTerminal(command) ? '' : once.run(command).output))
  once.close()
  if (now !== page) writeFileSync(file, now)
  return now
}

/** Where the links of a page lead that stay in this folder. */
const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)

describe.each(PAGES)('%s', file => {
  const page = textOf(file)

  it.each(shownCommands(page).filter(({ command }) => !needsTerminal(command)))(
    'line $line: $command',
    async ({ command, answer, exit }) => {
      const given = await answerTo(command)
      if (answer !== undefined) expect(given.output.trimEnd()).toBe(expected(answer, given.output.trimEnd()))
      expect(given.exit, given.output).toBe(exit)
    }
  )

  it('shows no command that is not tried', () => expect(untriedCommands(page)).toEqual([]))

  it('links to files that are there', () =>
    expect(linksOf(page).filter(target => !existsSync(join(dirname(file), target)))).toEqual([]))
})

describe('the front page', () => {
  const readme = readFileSync('README.md', 'utf8')

  it('fits into 200 lines', () => expect(readme.split('\n').length).toBeLessThanOrEqual(200))

  it('leads to every other page', () =>
    expect(PAGES.filter(file => file !== 'README.md' && !linksOf(readme).includes(file))).toEqual([]))

  it('shows how to install, build and ask in one line', () => {
    const [install, ask] = markedCommand(readme, 'first command')?.split(' && npx ') ?? []
    expect(install).toBe('npm ci')
    const { exit, output } = shell.run(ask ?? '')
    expect(exit, output).toBe(0)
  })

  it('shows how to test in one line', () => expect(markedCommand(readme, 'test command')).toBe('npm cit'))
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

  // test/cli/main.test.ts asks all of these
  it('shows examples that are tried', () => {
    const tried = new Set(Object.values<readonly string[]>(EXAMPLES).flat())
    expect(examples.length).toBeGreaterThan(40)
    expect(examples.filter(({ example }) => !tried.has(example.replace(/^saga-odds /, '')))).toEqual([])
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

  it('writes answers anew, as long as they were', () => {
    const old = '```console\n$ saga-odds a\none\ntwo\n\n$ saga-odds b\n1\n...\n\n$ saga-odds c\n<fill 2>\n```'
    const run = (command: string) => (command.endsWith('a') ? 'three\n' : '1\n2\n3\n')
    expect(refreshed(old, run)).toBe('```console\n$ saga-odds a\nthree\n\n$ saga-odds b\n1\n...\n\n$ saga-odds c\n1\n2\n...\n```')
  })

  it('reads commands and examples from help', () => {
    const help =
      'Usage: saga-odds [command]\n\nExamples:\n  saga-odds melee 8w charge 8w   # a fight\n\n  echo 8w | saga-odds batch\n\nCommands:\n  melee [options] <sentence...>  odds\n                                 of a melee\n  help [command]\n'
    expect(listedCommands(help)).toEqual(['melee', 'help'])
    expect(helpExamples(help)).toEqual(['saga-odds melee 8w charge 8w   # a fight', 'echo 8w | saga-odds batch'])
  })
})
