import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index'
import {
  advise,
  answers,
  odds,
  ownRulebook,
  plan,
  RequestError,
  readRoster,
  replay,
  review,
  rulebook,
  throwDice
} from '../../src/index'

/** What programs may give that is not what the types say. */

const WRONG: readonly unknown[] = [
  undefined,
  null,
  5,
  Number.NaN,
  '',
  'no such thing',
  true,
  [],
  [5],
  {},
  { kind: 5 },
  () => 1,
  Symbol('s')
]
/** Where nothing was asked for, or anything goes. */
const without = (...values: readonly unknown[]): readonly unknown[] => WRONG.filter(value => !values.includes(value))

type Call = (...args: readonly unknown[]) => unknown
const book = rulebook(1)
const sentence = '8 bondi charge 4 huscarls'
const { scenario } = odds(sentence)
const GAME = `${sentence}: 2:1`

/** What a call throws, sooner or later. */
const thrown = async (call: Call, ...args: readonly unknown[]): Promise<unknown> => {
  try {
    await call(...args)
    return 'nothing'
  } catch (error) {
    return error
  }
}

const isRefused = async (call: Call, ...args: readonly unknown[]): Promise<void> => {
  const error = await thrown(call, ...args)
  expect(error, `${call.name} of ${args.map(String).join(', ')}`).toBeInstanceOf(RequestError)
  expect((error as RequestError).message).not.toBe('')
}

const functions: Readonly<Record<string, { readonly call: Call; readonly wrong: readonly (readonly unknown[])[] }>> = {
  odds: {
    call: odds as Call,
    wrong: [...WRONG.map(value => [value]), ...without(undefined).map(value => [sentence, value])]
  },
  advise: {
    call: advise as Call,
    wrong: [
      ...WRONG.map(value => [value]),
      ...[
        null,
        5,
        'x',
        [],
        { goal: 5 },
        { asks: 'both' },
        { price: 5 },
        { price: { die: 'x' } },
        { roll: 'x' },
        { maxNodes: {} }
      ].map(value => [sentence, value]),
      ...without(undefined).map(value => [sentence, {}, value])
    ]
  },
  ownRulebook: {
    call: ownRulebook as Call,
    wrong: [
      ...WRONG.filter(value => !Array.isArray(value) || value.length > 0).map(value => [value]),
      [[{ name: 'a.yaml' }]],
      [[{ text: 'edition: 1' }]],
      ...without(undefined).map(value => [[], value])
    ]
  },
  plan: {
    call: plan as Call,
    wrong: [
      ...WRONG.map(value => [value]),
      ...[null, 5, 'x', [], { name: 5 }, { solve: 5 }, { method: 'quickly' }, { trials: 'x' }, { seed: 5 }].map(value => [
        sentence,
        value
      ]),
      ...without(undefined).map(value => [sentence, {}, value])
    ]
  },
  readRoster: {
    call: readRoster as Call,
    wrong: [
      ...WRONG.map(value => [value]),
      ...WRONG.filter(value => value !== undefined).map(value => [{ name: 'a.yaml', text: 'faction: vikings' }, value]),
      ...without(undefined).map(value => [{ name: 'a.yaml', text: 'faction: vikings' }, rulebook, value])
    ]
  },
  replay: {
    call: replay as Call,
    wrong: [...WRONG.map(value => [value]), ...WRONG.map(value => [value, book]), ...WRONG.map(value => [scenario, value])]
  },
  review: {
    call: review as Call,
    wrong: [
      ...WRONG.map(value => [value]),
      ...[null, 5, 'x', [], { name: 5 }, { maxNodes: {} }].map(value => [GAME, value]),
      ...without(undefined).map(value => [GAME, {}, value])
    ]
  },
  rulebook: { call: rulebook as Call, wrong: [...WRONG, 0, 3, '1', 1.5].map(value => [value]) },
  throwDice: {
    call: throwDice as Call,
    wrong: [
      ...WRONG.map(value => [value]),
      ...without(undefined, 5).map(value => ['6 dice on 4+', value]),
      ...[-1, 1.5, 7].map(value => ['6 dice on 4+', value])
    ]
  }
}

describe('wrong arguments', () => {
  it('are tried of every function that is exported', () => {
    const exported = Object.entries(library).filter(([name, value]) => typeof value === 'function' && name !== 'RequestError')
    expect(Object.keys(functions).sort()).toEqual(exported.map(([name]) => name).sort())
  })

  it.each(Object.keys(functions))('are a RequestError of %s', async name => {
    const { call, wrong } = functions[name] as (typeof functions)[string]
    for (const args of wrong) await isRefused(call, ...args)
  })

  it.each(Object.keys(answers))('are a RequestError of answers[%s]', async kind => {
    const call = answers[kind as keyof typeof answers] as Call
    for (const value of WRONG.filter(value => !(kind === 'warband-check' && Array.isArray(value) && value.length === 0))) {
      await isRefused(call, value, book)
      await isRefused(call, value)
    }
    for (const value of without()) await isRefused(call, scenario, value)
  })

  it.each([null, 5, 'x', [], { asides: 1 }, { effects: 'yes' }, { more: 'x' }].map(value => [value]))(
    'are a RequestError of the options of a fight: %j',
    options => isRefused(answers.melee as Call, scenario, book, options)
  )

  it('name the argument, what was given and what is allowed', async () => {
    const message = async (call: Call, ...args: readonly unknown[]) => ((await thrown(call, ...args)) as Error).message
    expect(await message(ownRulebook as Call, 5)).toBe('files: 5 is not a list')
    expect(await message(readRoster as Call, undefined)).toBe('file: nothing is not an object')
    expect(await message(rulebook as Call, 'second')).toBe('edition: "second" is not 1 or 2')
    expect(await message(plan as Call, {})).toBe('text: an object is not a text')
    expect(await message(odds as Call, sentence, {})).toBe(
      'book: an object is not a rulebook, as rulebook(1) or ownRulebook(...) gives'
    )
    expect(await message(advise as Call, sentence, { asks: 'atacker' })).toContain('did you mean "attacker"?')
    expect(await message(answers.sweep as Call, { base: scenario }, book)).toBe('request.axes: nothing is not a list')
  })
})

describe('rulebooks', () => {
  const loose = (value: unknown, at: string, seen = new Set<unknown>()): readonly string[] => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    return [
      ...(Object.isFrozen(value) ? [] : [at]),
      ...Object.entries(value).flatMap(([key, part]) => loose(part, `${at}.${key}`, seen))
    ]
  }

  it('are frozen through and through, one’s own too', async () => {
    const own = await ownRulebook([{ name: 'reedfolk.yaml', text: readFileSync('examples/reedfolk.yaml', 'utf8') }])
    expect([...loose(rulebook(1), 'first'), ...loose(rulebook(2), 'second'), ...loose(own, 'own')]).toEqual([])
    expect(() => Object.assign(rulebook(1).troops, { bondi: 5 })).toThrow(TypeError)
    expect(rulebook(1)).toBe(rulebook(1))
  })

  it('give the answers they gave before they were frozen', () => expect(odds(sentence, rulebook(1))).toEqual(odds(sentence)))
})
