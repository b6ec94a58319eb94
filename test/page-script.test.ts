import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Scenario } from '../src/model/scenario'
import { type BakedRules, booksOf } from '../src/web/baked-rules'
import { answerOrRefuse, type PageAnswer, type PageQuestion } from '../src/web/command'

/** The script of the page, made small by three passes of two programs, answers as the code that it is made of. */

const BAKED: BakedRules = {
  base: { edition: 1 },
  start: { kind: 'melee', edition: 1, attacker: { unit: 'bondi', models: 8 }, defender: { unit: 'huscarls', models: 4 } },
  own: {}
}

/** The script as the page's worker runs it. */
const answerOfScript = (): ((ask: PageQuestion) => unknown) => {
  let hear: ((event: { readonly data: unknown }) => void) | undefined
  let said: unknown
  const room: Record<string, unknown> = {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
    postMessage: (reply: { readonly outcome: unknown }) => {
      said = reply.outcome
    },
    performance,
    TextEncoder,
    TextDecoder,
    structuredClone,
    setTimeout,
    clearTimeout
  }
  const all = createContext(Object.assign(room, { self: room }))
  new Script(gunzipSync(readFileSync('dist/page.js.gz')).toString()).runInContext(all)
  hear?.({ data: BAKED })
  return ask => {
    hear?.({ data: { id: 1, ask } })
    return said
  }
}

/**
 * What the answer holds, without the names of its fields, which are short in the script; numbers to 9 digits. The page shows nowhere how
 * certain a cost is.
 */
const valuesIn = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [Number.isInteger(value) ? value : Number(value.toPrecision(9))]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => (key === 'certainty' ? [] : valuesIn(each)))
    : [value]
}

const numbersIn = (answer: unknown): readonly unknown[] => valuesIn(answer).filter(value => typeof value === 'number')

const PHRASES = readFileSync('test/request/phrases.txt', 'utf8')
  .split('\n')
  .filter(line => line.includes(' => '))
  .flatMap(line => line.split(' => ').map(text => text.replaceAll('_', ' ')))

/** One in so many, an odd number, since what is typed and what it means take turns; there are ever more of them. */
const ONE_IN = 2 * Math.floor(PHRASES.length / 800) + 1

const fightOf = (answer: PageAnswer): Scenario | undefined => (answer.is === 'fight' ? answer.scenario : undefined)

it('answers what people type as the code that it is made of', () => {
  const script = answerOfScript()
  const bookOf = booksOf(BAKED)
  const fights: Scenario[] = []
  const differing = PHRASES.filter((text, at) => {
    if (at % ONE_IN !== 0) return false
    const asked: PageQuestion = { ask: 'said', text }
    const answer = answerOrRefuse(asked, BAKED, bookOf)
    const fight = fightOf(answer)
    if (fight) fights.push(fight)
    // of a fight with a number that is asked for, the page leaves out texts that it shows nowhere
    const isFight = answer.is === 'report' && (answer.report.kind === 'melee' || answer.report.kind === 'shoot')
    const seen = isFight ? numbersIn : valuesIn
    return JSON.stringify(seen(script(asked))) !== JSON.stringify(seen(answer))
  })
  expect(differing).toEqual([])
  expect(fights.length).toBeGreaterThan(150)
  const questions = fights
    .filter((_, at) => at % 40 === 0)
    .flatMap((fight): readonly PageQuestion[] => [
      { ask: 'whole', fight },
      { ask: 'advice', fight, side: 'attacker' },
      { ask: 'help', fight, side: 'defender' }
    ])
  // the page has no texts that it shows nowhere
  for (const asked of questions)
    expect(numbersIn(script(asked)), JSON.stringify(asked)).toEqual(numbersIn(answerOrRefuse(asked, BAKED, bookOf)))
})
