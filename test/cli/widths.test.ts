import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../src/cli/examples'
import { COMMANDS } from '../../src/cli/program'
import { TOPIC_NAMES } from '../../src/cli/topics'
import { shellWords } from '../../src/model/shell'
import { width } from '../../src/report/wrap'
import { shownCommands } from '../tools/pages'
import { run } from './running'

/** No line is wider than the terminal, and none breaks within a word. */

const env = { LANG: 'C.UTF-8', NO_COLOR: '1' }

const WIDTHS = [40, 60, 80] as const

const pages = ['README.md', ...readdirSync('docs').flatMap(file => (file.endsWith('.md') ? [`docs/${file}`] : []))]

/** Its answer is for programs, a file, a terminal's own, or takes long. */
const ANSWERED_OTHERWISE =
  /^(?:explore|batch|import|completion|page|board|help|config|book|costs)\b|(?:^| )(?:-f|--format|-o|--output|--width|--emit|--as-board|--schema|--save|--jobs|--fill)(?:[= ]|$)/

/** The files of a page that are not here are made by commands before it. */
const isHere = (word: string): boolean => !/\.(?:yaml|json|csv|ndjson)$/.test(word) || existsSync(word)

const lines = [
  ...new Set([
    ...Object.values<readonly string[]>(EXAMPLES).flat(),
    ...pages.flatMap(page =>
      shownCommands(readFileSync(page, 'utf8')).flatMap(({ command }) => /^saga-odds ([^|<>;&$\n]+)$/.exec(command)?.[1] ?? [])
    )
  ])
].filter(line => !ANSWERED_OTHERWISE.test(line) && shellWords(line).every(isHere))

/** Words of a text, by which two widths of it are compared. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/\p{L}+/gu))

describe.each(lines)('%s', line => {
  it('fits, and breaks no word', async () => {
    const wide = await run(shellWords(line), { terminal: 1000, env })
    const whole = [...wordsOf(wide.stdout)]
    for (const columns of WIDTHS) {
      const { stdout } = await run(shellWords(line), { terminal: columns, env })
      const tooWide = stdout.split('\n').filter(each => width(each) > columns)
      expect(tooWide.join('\n'), `at ${columns}`).toBe('')
      const known = new Set(whole)
      const broken = [...wordsOf(stdout)].filter(word => !known.has(word))
      expect(broken.join(' '), `at ${columns}`).toBe('')
    }
  })
})

/** Requests that are wrong, whose sentences are long. */
const WRONG = [
  'melee 8 bondi charge 4 huscarls axe --attacker-cover woods-and-rocks',
  'melee 8 bondi +combat-pool=zz charge 8 warriors',
  'warband build nobody 6',
  'plan nowhere.yaml',
  'nothing at all'
]

describe.each(WRONG)('what is wrong with %s', line => {
  it.each(WIDTHS)('breaks no word at %i columns', async columns => {
    const whole = wordsOf((await run(shellWords(line), { env })).stderr)
    const { stderr } = await run(shellWords(line), { env, terminal: columns })
    // commands to copy stand in one piece
    expect(stderr.split('\n').filter(each => width(each) > columns && !each.startsWith('  '))).toEqual([])
    expect([...wordsOf(stderr)].filter(word => !whole.has(word))).toEqual([])
  })
})

/** Examples are commands to copy; headings, the usage and a single long word stand in one line. */
const STANDS = /^(?: +(?:\$|saga-odds) |Usage: |\S.*:$| +\S+$)/

describe.each(Object.keys(COMMANDS))('help for %s', name => {
  it.each(WIDTHS)('fits %i columns', async columns => {
    const { stdout } = await run([name, '--help'], { env, terminal: columns })
    expect(stdout.split('\n').filter(each => width(each) > columns && !STANDS.test(each))).toEqual([])
  })
})

describe.each(TOPIC_NAMES)('help about %s', name => {
  it.each(WIDTHS)('fits %i columns', async columns => {
    const { stdout } = await run(['help', name], { env, terminal: columns })
    expect(stdout.split('\n').filter(each => width(each) > columns && !STANDS.test(each))).toEqual([])
  })
})

it('keeps a percent sign beside its number where a table is narrow', async () => {
  const fought = ['melee', '8 warriors charge 8 warriors', '--edition', '2', '--rounds', '3']
  const { stdout } = await run(fought, { env, terminal: 80 })
  // 8 warriors all but never fall in one melee (E01)
  expect(stdout).toMatch(/^ 1 .* >99\.9 %$/m)
  expect(stdout.split('\n').filter(line => /^\s*%/.test(line))).toEqual([])
})
