import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Asked, misunderstood, recorded, withCommandNamed } from './meaning'

const all = recorded()

/** One in so many, others for each that is added: `npm run trust` asks all of them. */
const oneIn = (parts: number, phrases: readonly Asked[]): readonly Asked[] =>
  phrases.filter((_, index) => index % parts === all.length % parts)

const SHARED = new URL('../../../shared/phrases.json', import.meta.url)
const shared: readonly Asked[] = existsSync(SHARED)
  ? (JSON.parse(readFileSync(SHARED, 'utf8')) as { readonly phrases: readonly Asked[] }).phrases
  : []

describe('what people type means what they mean', () => {
  it.each([
    ['of our own, one in sixteen', oneIn(16, all)],
    ['of our own, with the command named, one in fifty', oneIn(50, withCommandNamed(all))],
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
