import type { FightReport } from '../../src/model/report'
import type { Fraction } from '../oracle'

/** What a report read in fractions has to be: every chance in it has its fraction, and the number beside it is the same. */

/** A written fraction as the referee writes them: over a power of six; undefined where it is over something else. */
export const overSixes = (text: string): Fraction | undefined => {
  const [above = '0', below = '1'] = text.split('/')
  let [all, sixes] = [1n, 0]
  while (all % BigInt(below) !== 0n) {
    if (sixes > 2_000) return undefined
    all *= 6n
    sixes += 1
  }
  return { numerator: BigInt(above) * (all / BigInt(below)), sixes }
}

/** A quotient of whole numbers, to twenty digits. */
export const quotientOf = (text: string): number => {
  const [above = '0', below = '1'] = text.split('/')
  const digits = 10n ** 20n
  return Number((BigInt(above) * digits) / BigInt(below)) / Number(digits)
}

const CHANCES = [
  /^(result|disengages|otherwise\.result)\./,
  /\.wipedOut$/,
  /\.(losses|guards)\.p\.\d+$/,
  /^(joint|jointOfUnits)\.p\./,
  /\.(hitsP|uncancelledP)\.\d+$/,
  /^rounds\.\d+\.(attackerFallen|defenderFallen|bothFallen|goesOn)$/
]

const MEANS = [/^(attacker|defender)\.losses\.mean$/, /^victoryPoints\./, /^otherwise\.swing$/]

const leaves = (value: unknown, path: string): readonly (readonly [string, number])[] => {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}

/** Every number of a report that dice decide, by its path. */
export const numbersIn = ({ scenario: _, fractions: __, ...report }: Partial<FightReport>): ReadonlyMap<string, number> =>
  new Map(leaves(report, '').filter(([path]) => [...CHANCES, ...MEANS].some(pattern => pattern.test(path))))

/** What is wrong between a report's numbers and its fractions; empty where all is well. `close`: how far apart is the same. */
export const disagreements = (report: Omit<FightReport, 'replay'>, close: number): readonly string[] => {
  const { fractions = {} } = report
  const numbers = numbersIn(report)
  const extra = Object.keys(fractions).filter(path => !numbers.has(path))
  const wrong = [...numbers].filter(([path, number]) => {
    const exact = fractions[path]
    return !exact || Math.abs(quotientOf(exact.fraction) - number) >= close
  })
  return [
    ...extra.map(path => `${path} is no number`),
    ...wrong.map(([path, number]) => `${path}: ${number} ${fractions[path]?.fraction}`)
  ]
}
