import type { Dice, Die } from '../chance/dice'
import { inFloats } from '../chance/exact'
import { t } from '../model/language'
import { CHANCE_ROUNDING, FACES } from '../model/limits'
import { SCHEMA } from '../model/schema'
import { type Throw, type Thrown, type ThrowReport, type ThrowRequest, throwsText, throwText, wantedText } from '../model/throw'
import type { Rulebook } from '../rules/types'

/** Throws of plain dice: a die that is thrown again, and must count each time, is one die with more faces. */

const dieCounting = (faces: readonly number[]): Die => FACES.map(face => (faces.includes(face) ? 1 : 0))

/** The die whose faces in `rerolls` are thrown once more: each is replaced by a second die. */
const withRerolls = (die: Die, rerolls: readonly number[]): Die =>
  rerolls.length === 0 ? die : FACES.flatMap((face, i) => (rerolls.includes(face) ? die : die.map(() => die[i] ?? 0)))

/** The die that counts where both count. */
const both = (die: Die, other: Die): Die => die.flatMap(one => other.map(two => one * two))

const dieOf = ({ faces, rerolls, further }: Throw): Die =>
  further.reduce((die, { faces: left }) => both(die, dieCounting(left)), withRerolls(dieCounting(faces), rerolls))

const tossDice = (dice: Dice, count: number, die: Die): number => dice.roll(count, die)

/** The chance of each number of dice that count, from 0 to all of them. */
const chancesOf = (each: Throw): readonly number[] => {
  const { worth, weight } = inFloats.oddsOf(tossDice, [each.dice, dieOf(each)])
  const p = new Array<number>(each.dice + 1).fill(0)
  worth.forEach((count, i) => {
    p[count] = weight[i] ?? 0
  })
  return p
}

/** The distribution of the sum of two independent numbers. */
const sumOf = (one: readonly number[], other: readonly number[]): readonly number[] => {
  const p = new Array<number>(one.length + other.length - 1).fill(0)
  one.forEach((a, i) => other.forEach((b, j) => (p[i + j] = (p[i + j] ?? 0) + a * b)))
  return p
}

/** Chances that are 1 but for rounding are 1. */
const roundToOne = (chance: number): number => (chance > 1 - CHANCE_ROUNDING ? 1 : chance)

/** The least number up to which the chances add up to `share`. */
const quantile = (p: readonly number[], share: number): number => {
  let sum = 0
  return Math.max(
    0,
    p.findIndex(chance => {
      sum += chance
      return sum >= share - CHANCE_ROUNDING
    })
  )
}

const described = (text: string, p: readonly number[]): Thrown => {
  const mean = p.reduce((sum, chance, count) => sum + chance * count, 0)
  const variance = p.reduce((sum, chance, count) => sum + chance * (count - mean) ** 2, 0)
  return { text, mean, sd: Math.sqrt(variance), range: [quantile(p, 0.05), quantile(p, 0.95)], p }
}

/** Cumulative sums. */
const cumulative = (p: readonly number[]): readonly number[] => {
  let sum = 0
  return p.map(chance => {
    sum += chance
    return roundToOne(sum)
  })
}

/** The chances that exactly, at least and at most so many of the dice count. */
export const throwOdds = (request: ThrowRequest, { version }: Pick<Rulebook, 'version'>): Omit<ThrowReport, 'replay'> => {
  const { throws, wanted, observed } = request
  const parts = throws.map(each => described(throwText(each), chancesOf(each)))
  const all = described(throws.map(throwText).join(t(' then ')), parts.map(({ p }) => p).reduce(sumOf))
  const { p } = all
  const atMost = cumulative(p)
  const atLeast = cumulative(p.toReversed()).toReversed()
  const of = { exactly: p, 'at-least': atLeast, 'at-most': atMost }
  return {
    schema: SCHEMA,
    kind: 'throw',
    headline: all.text,
    rules: version,
    throw: throwsText(request),
    ...all,
    atLeast,
    atMost,
    ...(parts.length > 1 && { throws: parts }),
    ...(wanted && {
      wanted: { ...wanted, text: wantedText(wanted), chance: of[wanted.is][wanted.count] ?? (wanted.is === 'at-most' ? 1 : 0) }
    }),
    ...(observed !== undefined && {
      observed: {
        observed,
        mean: all.mean,
        below: observed > 0 ? (atMost[observed - 1] ?? 1) : 0,
        same: p[observed] ?? 0,
        above: atLeast[observed + 1] ?? 0,
        twoSided: Math.min(1, 2 * Math.min(atMost[observed] ?? 1, atLeast[observed] ?? 0))
      }
    })
  }
}
