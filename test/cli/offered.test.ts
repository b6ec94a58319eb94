import { describe, expect, it } from 'vitest'
import { suggest } from '../../src/cli/completion/suggest'
import { FILES, parseTyped } from '../../src/cli/completion/typed-line'
import { completeProgram } from '../../src/cli/program'
import { shellWords } from '../../src/model/shell'
import { run } from './running'

/** Everything that Tab offers is accepted: each offered word and value is taken and run. */

const quiet = { write: () => true, on: () => undefined }
const root = completeProgram({ stdin: process.stdin, stdout: quiet, stderr: quiet, env: {} })

const offered = (line: string): readonly string[] => {
  const found = suggest(parseTyped(`saga-odds ${line}`), root)
  return found === FILES ? [] : found.map(({ value }) => value)
}

/** At most so many of them, from all over the list: the whole walk would take a minute. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter(
    (_, index) => all.length <= most || Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length)
  )

const accepted = async (lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    const { code, stderr } = await run(shellWords(line))
    expect(code, `${line}: ${stderr}`).toBeLessThan(2)
  }
}

/** Commands that are answered at once. */
const BASES: Readonly<Record<string, string>> = {
  melee: 'melee 8 bondi charge 8 warriors',
  shoot: 'shoot 8 levies bow shoot 8 warriors',
  advise: 'advise 4 bondi charge 4 warriors',
  sweep: 'sweep melee 8 bondi charge 8 warriors --vary defender.ground=open,uneven',
  compare: 'compare 8 bondi vs 8 warriors',
  plan: 'plan 8 bondi charge 8 warriors',
  dice: 'dice 6 vikings',
  throw: 'throw 4 dice on 5+',
  'warband build': 'warband build vikings 4 --top 1',
  sheet: 'sheet examples/rosters/ragnars-forty.yaml',
  rules: 'rules ullr',
  review: 'review "8 bondi charge 8 warriors: 2:3"'
}

/** What an option needs beside it. */
const BESIDE: Readonly<Record<string, string>> = {
  '--until': '--by attacker.models',
  '--by': '--until "attacker losses >= 0"',
  '--for': '--what-if'
}

/** What must follow a value for it to be whole. */
const ENDS: Readonly<Record<string, string>> = { '--assert': ' >= 0', '--until': ' >= 0', '--price': '1' }

/** One path of each side and one of the fight would do for --set: all are tried. */
const valuesOf = (base: string, flag: string): readonly string[] =>
  offered(`${base} ${flag} `).flatMap(value => {
    if (!value.endsWith('=') || flag === '--price') return [value]
    const more = offered(`${base} ${flag} ${value}`)
    return more.slice(0, 3)
  })

describe.each(Object.entries(BASES))('the values of the options of %s', (name, base) => {
  const command = root.commands.find(each => each.name() === name.split(' ')[0])
  const flags =
    command?.options.flatMap(({ long, hidden, required, optional }) =>
      long && !hidden && (required || optional) ? [long] : []
    ) ?? []

  it.each(flags.filter(flag => flag !== '--vary'))('%s', async flag => {
    const lines = spread(valuesOf(base, flag), 3).map(value => {
      const beside = name === 'advise' && flag === '--for' ? '' : (BESIDE[flag] ?? '')
      return `${base} ${flag} "${value}${ENDS[flag] ?? ''}" ${beside}`.trim()
    })
    await accepted(lines)
  })
})

/** Lines up to the cursor, and what may make each whole. A word may begin a phrase of several. */
const SENTENCES: readonly (readonly [line: string, ...ends: readonly string[]])[] = [
  ['melee 8 ', ' charge 8 warriors', ' warriors charge 8 warriors', ' 1 warriors charge 8 warriors'],
  ['melee 8 bondi ', ' charge 8 warriors', ' 1 charge 8 warriors', ' 8 warriors'],
  ['melee 8 bondi +', ' charge 8 warriors'],
  ['melee 8 bondi ++', ' charge 8 warriors'],
  ['melee 8 bondi charge 8 warriors ', '', ' 1'],
  ['melee 8 warriors charge 8 bondi +', ''],
  ['melee 8 warriors +', ' charge 8 warriors'],
  ['melee --edition 2 8 vikings warriors ', ' charge 8 warriors', ' 1 charge 8 warriors', ' 8 warriors'],
  ['melee --edition 2 8 warriors charge 8 vikings warriors ', '', ' 1'],
  ['shoot 8 levies bow ', ' shoot 8 warriors', ' 1 shoot 8 warriors', ' 8 warriors'],
  ['shoot 8 levies bow shoot 8 bondi ', '', ' 1'],
  ['advise 4 bondi ++', ' charge 4 warriors'],
  ['advise 4 bondi charge 4 huscarls +', ''],
  ['compare 8 bondi +', ' vs 8 warriors'],
  ['plan 8 bondi charge 8 warriors then 4 hirdmen +', ' charge them'],
  ['warband build ', ' 4 --top 1', ' vikings --top 1'],
  ['warband build vikings ', ' --top 1'],
  ['warband points 3 ', ''],
  ['rules ', ''],
  ['rules --edition 2 ', ''],
  ['dice 6 ', ''],
  ['help ', ''],
  ['completion ', '']
]

const codeOf = async (line: string) => (await run(shellWords(line))).code

describe('the words that are offered', () => {
  it.each(SENTENCES)('%s', async (line, ...ends) => {
    const words = offered(line)
    expect(words).not.toEqual([])
    const before = line.replace(/\+*$/, '')
    for (const word of spread(words, 10)) {
      const more = ends.length > 1 ? offered(`${before}${word} `).slice(0, 2) : []
      const lines = [word, ...more.map(next => `${word} ${next}`)].flatMap(each => ends.map(end => `${before}${each}${end}`))
      let isTaken = false
      for (const each of lines) isTaken ||= (await codeOf(each)) < 2
      expect(isTaken, lines.join('\n')).toBe(true)
    }
  })
})
