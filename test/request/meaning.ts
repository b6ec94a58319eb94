import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { run } from '../cli/running'

/** Whether what somebody typed gives the same numbers as a command whose meaning is known. */

export interface Asked {
  readonly id?: string
  readonly argv: readonly string[]
  /** Null: it must be refused or asked back. */
  readonly means: readonly string[] | null
  readonly why?: string
}

/** What says how a fight was asked for, or how it is shown, and no number of it. */
const WORDS: ReadonlySet<string> = new Set(['replay', 'interpreted', 'asked', 'scenario', 'notes', 'request', 'plan'])

/** The numbers of a report with their paths. */
const numbersIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return [`${path}=${value.toPrecision(12)}`]
  if (Array.isArray(value)) return value.flatMap((each, index) => numbersIn(each, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (WORDS.has(key) ? [] : numbersIn(each, `${path}.${key}`)))
}

/** The same of its texts, for an answer that has no numbers, such as a row of the rules. */
const textsIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return [`${path}=${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (WORDS.has(key) ? [] : textsIn(each, `${path}.${key}`)))
}

/** The chances that a report was asked for, with their values. */
const askedIn = (report: unknown): readonly string[] => {
  const { asked = [] } = report as { readonly asked?: readonly object[] }
  return asked.map(each => JSON.stringify(each))
}

interface Meant {
  readonly digest: string
  readonly asked: readonly string[]
}

const digest = (numbers: readonly string[]): string => createHash('sha1').update(numbers.join('\n')).digest('hex')

/** What each command that was meant gives: hundreds of phrases mean the same ones. */
const known = new Map<string, Meant>()

/** Undefined where it means what it should; else what is wrong. A chance that is meant to be asked for has to be. */
export const misunderstood = async ({ argv, means }: Asked): Promise<string | undefined> => {
  const said = await run([...argv, '-f', 'json'])
  if (means === null) {
    if (said.code !== 2) return `answered (${said.code})`
    return said.stderr.trim().length > 20 ? undefined : 'refused without a reason'
  }
  const report: unknown = said.code === 0 ? JSON.parse(said.stdout) : {}
  const one = numbersIn(report)
  const asked = askedIn(report)
  const lost = (all: readonly string[]): string | undefined => {
    const missing = all.find(each => !asked.includes(each))
    return missing === undefined ? undefined : `does not ask ${missing}`
  }
  const key = JSON.stringify(means)
  const before = known.get(key)
  if (before && one.length > 0 && before.digest === digest(one)) return lost(before.asked)
  const meant = await run([...means, '-f', 'json'])
  if (meant.code !== 0) return `the meaning itself is refused: ${meant.stderr}`
  if (said.code !== 0) return said.stderr.trim()
  const other: unknown = JSON.parse(meant.stdout)
  const numbers = numbersIn(other)
  known.set(key, { digest: digest(numbers), asked: askedIn(other) })
  if (one.length === 0 && numbers.length === 0)
    return textsIn(report).join('\n') === textsIn(other).join('\n') ? undefined : 'other texts'
  if (one.length === 0) return 'no numbers'
  return one.join('\n') === numbers.join('\n')
    ? lost(askedIn(other))
    : `other numbers: ${one.find((each, i) => each !== numbers[i])}`
}

/** The phrases of `phrases.txt`: `typed => meaning`, or `?` where it is to be refused or asked back. An underscore is a space in an argument. */
export const recorded = (): readonly Asked[] => {
  const words = (text: string): readonly string[] => text.split(' ').map(word => word.replaceAll('_', ' '))
  const lines = readFileSync('test/request/phrases.txt', 'utf8').split('\n')
  return lines.flatMap(line => {
    const [typed = '', means = ''] = line.split(' => ')
    return line === '' ? [] : [{ argv: words(typed), means: means === '?' ? null : words(means) }]
  })
}

const COMMANDS = ['melee', 'shoot', 'plan', 'compare', 'advise', 'sweep']

/** Those that name no command, after the command that they mean. */
export const withCommandNamed = (phrases: readonly Asked[]): readonly Asked[] =>
  phrases.flatMap(({ argv, means }) => {
    const [command = ''] = means ?? []
    const isNamed = ['dice', 'throw', 'rules', ...COMMANDS].includes(argv[0]?.toLowerCase() ?? '')
    return COMMANDS.includes(command) && !isNamed ? [{ argv: [command, ...argv], means }] : []
  })
