import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Asked, misunderstood } from './meaning'

/** What people type, and what it means: `typed => meaning`, or `?` where it is to be refused or asked back. An underscore is a space in an argument. */

const words = (text: string): readonly string[] => text.split(' ').map(word => word.replaceAll('_', ' '))

const own: readonly Asked[] = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => {
    const [typed = '', means = ''] = line.split(' => ')
    return { argv: words(typed), means: means === '?' ? null : words(means) }
  })

const COMMANDS = ['melee', 'shoot', 'plan', 'compare', 'advise', 'sweep']

/** The sentences that name no command, after the command that they mean. */
const named: readonly Asked[] = own.flatMap(({ argv, means }) => {
  const [command = ''] = means ?? []
  const isNamed = ['dice', 'throw', 'rules', ...COMMANDS].includes(argv[0]?.toLowerCase() ?? '')
  return COMMANDS.includes(command) && !isNamed ? [{ argv: [command, ...argv], means }] : []
})

const SHARED = new URL('../../../shared/phrases.json', import.meta.url)
const shared: readonly Asked[] = existsSync(SHARED)
  ? (JSON.parse(readFileSync(SHARED, 'utf8')) as { readonly phrases: readonly Asked[] }).phrases
  : []

describe('what people type means what they mean', () => {
  it.each([
    ['of our own', own],
    ['of our own, with the command named', named],
    ['of the sample', shared]
  ] as const)('%s', { timeout: 300_000 }, async (name, phrases) => {
    const wrong: string[] = []
    for (const phrase of phrases) {
      const what = await misunderstood(phrase)
      if (what !== undefined) wrong.push(`${phrase.argv.join(' ')}: ${what}`)
    }
    console.log(`phrases ${name}: ${phrases.length - wrong.length} of ${phrases.length} understood\n${wrong.join('\n')}`)
    expect(wrong.length).toBeLessThanOrEqual(phrases.length * 0.05)
  })
})
