import { describe, expect, it } from 'vitest'
import type { ThrowReport } from '../../src/model/report'
import { throwsText } from '../../src/model/throw'
import { throwOf } from '../../src/request/throw'
import { run } from './running'

/** Plain dice: what is typed, and what it comes to by hand. */

const thrown = async (words: string, ...more: readonly string[]): Promise<ThrowReport> =>
  JSON.parse((await run(['throw', ...words.split(' '), ...more, '-f', 'json'])).stdout) as ThrowReport

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const binomial = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k)

describe('what counts', () => {
  it.each([
    ['20 dice on 6+', 20, 1 / 6],
    ['19 dice showing 1-2', 19, 1 / 3],
    ['6 dice on 2, 4 or 6', 6, 1 / 2],
    ['8 dice on 4+ rerolls', 8, 3 / 4],
    ['8 dice on 4+ rerolling 1s', 8, 7 / 12],
    ['12 attack dice on 4+ against saves 5+', 12, 1 / 3],
    ['12 dice on 5+ rerolls against saves 4+', 12, 5 / 18],
    ['12 dice on 4+ then on 5+', 12, 1 / 6],
    ['1 die on 1+', 1, 1],
    ['8 six-sided dice on 4+', 8, 1 / 2]
  ])('%s', async (words, dice, chance) => {
    const { p, mean, atLeast, atMost } = await thrown(words)
    expect(p).toHaveLength(dice + 1)
    for (let k = 0; k <= dice; k++) expect(p[k]).toBeCloseTo(binomial(dice, k, chance), 12)
    expect(mean).toBeCloseTo(dice * chance, 12)
    expect([atLeast[0], atMost.at(-1)]).toEqual([1, 1])
  })
  it('throws joined with then are added up', async () => {
    const { p, throws } = await thrown('2 dice on 4+ then 1 die on 6+')
    expect(p[0]).toBeCloseTo((1 / 4) * (5 / 6), 12)
    expect(p[3]).toBeCloseTo((1 / 4) * (1 / 6), 12)
    expect(throws?.map(({ text }) => text)).toEqual(['2 dice on 4+', '1 die on 6+'])
  })
  it.each([
    ['20 dice on 6+, none', 2.6],
    ['19 dice showing 1-2, nine or more', 14.6],
    ['15 dice showing 1 or 2, seven or more', 20.3],
    ['4 dice at 4+, exactly 3', 25],
    ['three of four dice at 4+', 25],
    ['3 dice needing 5 or more, at least 2', 25.9]
  ])('%s', async (words, percent) => expect(100 * ((await thrown(words)).wanted?.chance ?? 0)).toBeCloseTo(percent, 1))
  it('says where each rolled die was put', async () => {
    const { observed } = await thrown('19 dice showing 1-2', '--observed', '9')
    expect((observed?.same ?? 0) + (observed?.above ?? 0)).toBeCloseTo(0.146, 3)
    expect((observed?.below ?? 0) + (observed?.same ?? 0) + (observed?.above ?? 0)).toBeCloseTo(1, 12)
  })
})

describe('what people type', () => {
  it.each([
    ['twenty dice on sixes none', '20 dice on 6+, none'],
    ['20d6 on 6s', '20 dice on 6+'],
    ['how likely is it to roll 20 dice on 6+ and get none', '20 dice on 6+, none'],
    ['nine or more of 19 dice showing 1 or 2', '19 dice showing 1-2, at least 9'],
    ['8 attack dice hitting on 5 or better, saved on 4+, no hits', '8 attack dice on 5+ against saves 4+, none'],
    ['10 dice on 4+ against 5+ saves', '10 dice on 4+ against saves 5+'],
    ['5 dice on 5+ 3 hits', '5 dice on 5+, exactly 3'],
    ['6 dice showing 1, 2 more than 2', '6 dice showing 1-2, at least 3'],
    ['6 dice on 4+ re-roll misses and 2 dice on 6', '6 dice on 4+ rerolls then 2 dice on 6+'],
    ['8 dice on 2 or less fewer than 2', '8 dice showing 1-2, at most 1'],
    ['3 hits from 4 dice on 4+', '4 dice on 4+, exactly 3'],
    ['3 hits out of 4 dice on 4+', '4 dice on 4+, exactly 3'],
    ['8 dice on 4+ 0 rerolls', '8 dice on 4+'],
    ['8 dice on 4+ without rerolls, at least 3', '8 dice on 4+, at least 3']
  ])('%s', (words, canonical) => {
    expect(throwsText(throwOf(words))).toBe(canonical)
    expect(throwsText(throwOf(canonical))).toBe(canonical)
  })
  it.each([
    '0 dice on 4+',
    '1001 dice on 4+',
    '99999999999999999999 dice on 4+',
    '600 dice on 4+ then 600 dice on 5+',
    '8 dice on 7+',
    '8 dice on 0',
    '8 dice',
    'dice on 4+',
    '8 dice on 4+ frobnicate',
    '8 dice on 4+, at least 9',
    '8 dice on 4+ against saves',
    `${'8 dice on 4+ then '.repeat(30)}8 dice on 4+`,
    'x'.repeat(5000),
    ''
  ])('%s is refused with a sentence', async words => {
    const { code, stdout, stderr } = await run(['throw', ...words.split(' ')])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^saga-odds: [^\n]{10,200}\n$/u)
  })
})

it.each([
  ['8 dice on 4+ at least -1', 'at least needs a whole number of dice after it, as in at least 3'],
  ['8 dice on 4+ at least 5 %', '%: give a number of dice, not a percentage, as in at least 5'],
  ['8 d20 on 15+', 'throw: "d20": only six-sided dice are known, as SAGA has them: 20 dice on 6+'],
  ['2d10 on 7+', '"2d10": only six-sided dice are known'],
  ['8 dice with 10 sides on 7+', '"10 sides": only six-sided dice are known'],
  ['8 ten-sided dice on 7+', '"ten-sided": only six-sided dice are known'],
  ['8 dados de 10 caras en 7', '"10 caras": solo se conocen dados de seis caras'],
  ['8 dice on 50%', '"50%" is not a face of a die'],
  ['8 dice showing 1-2-3', '"1-2-3" is not a face of a die']
])('%s is refused by the word that is wrong', async (words, sentence) => {
  const { code, stderr } = await run(['throw', ...words.split(' ')])
  expect(code).toBe(2)
  expect(stderr).toContain(sentence)
})

it('a report is played again to the same bytes, and its command too', async () => {
  const args = ['throw', '12', 'attack', 'dice', 'on', '4+', 'against', 'saves', '5+', '--observed', '7', '-f', 'json']
  const first = (await run(args)).stdout
  const { replay } = JSON.parse(first) as ThrowReport
  expect((await run(['throw', '--scenario', '-', '-f', 'json'], { stdin: first })).stdout).toBe(first)
  expect((await run([...replay.split(' ').slice(1), '-f', 'json'])).stdout).toBe(first)
})

it('a batch takes throws, and one that is none is an error record', async () => {
  const { stdout } = await run(['batch', '-', '--select', 'wanted.chance'], {
    stdin: '{"kind":"throw","throw":"20 dice on 6+, none"}\n{"kind":"throw","throw":"nothing"}\n'
  })
  const [first = '', second = ''] = stdout.split('\n')
  expect((JSON.parse(first) as { wanted: { chance: number } }).wanted.chance).toBeCloseTo((5 / 6) ** 20, 12)
  expect(JSON.parse(second)).toMatchObject({ code: 'request' })
})

it.each([
  [6, 66.5],
  [5, 59.8],
  [4, 51.8],
  [3, 42.1]
])('at least one rare among %i SAGA dice', async (dice, percent) =>
  expect((await run(['dice', String(dice), '--want', 'rare', '-f', 'line'])).stdout).toBe(
    `${dice} SAGA dice for R: ${percent.toFixed(1)} %\n`
  )
)

it('two uncommon symbols among six', async () =>
  expect((await run(['dice', '6', '--want', 'two uncommon', '-f', 'line'])).stdout).toContain('64.9 %'))
