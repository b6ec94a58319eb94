import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { odds } from '../../src/battle/odds'
import { firstStrikeKey, laterStrikeKey } from '../../src/battle/strike-key'
import { partsFor } from '../../src/battle/summary'
import { testedFights } from '../../src/battle/tests'
import { RequestError } from '../../src/model/errors'
import { measuredFrom } from '../../src/model/quantities'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { type Fight, type Fraction, fraction, mean, type Outcome, referee, toNumber } from '../oracle'
import type { Fight as SecondFight } from '../oracle/second/types'
import { shownOfTwo } from '../trust/answers'
import { fights, scenarioOf } from './fights'
import { fitting } from './fitting'
import { scenarioOfSecond, shownOfSecond, someSecondFights } from './second'

/** A fight, and fights that differ from it in one field only, each as the product is asked for it and as the referee ends it. */

export interface Asked {
  /** What was changed. */
  readonly change: string
  readonly scenario: Scenario
  /** Chances and means by the paths of a report. */
  readonly shown: () => ReadonlyMap<string, Fraction>
}

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** One with this field as the other has it. */
const taking = (one: Json, other: Json, key: string): Json => {
  const { [key]: _, ...rest } = one
  return key in other ? { ...rest, [key]: other[key] } : rest
}

/** Fields that are records, of which each field is changed alone. */
const INNER: ReadonlySet<string> = new Set(['attacker', 'defender', 'readings', 'again'])

/** Each field of one in turn as the other has it. */
const changed = (one: Json, other: Json): readonly (readonly [string, Json])[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(key => {
    const [mine, his] = [one[key], other[key]]
    if (INNER.has(key)) {
      const parts = changed(isJson(mine) ? mine : {}, isJson(his) ? his : {})
      return parts.map(([name, part]) => [`${key}.${name}`, { ...one, [key]: part }] as const)
    }
    const lists = Array.isArray(mine)
      ? mine.map((_each, i) => [`${key} less ${i}`, { ...one, [key]: mine.toSpliced(i, 1) }] as const)
      : []
    return isSame(mine, his) ? lists : [...lists, [key, taking(one, other, key)] as const]
  })

/** Values of the product's requests that cannot change, equal ones being one: units of them are remembered. */
const settling = () => {
  const known = new Map<string, unknown>()
  const settled = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value
    const text = JSON.stringify(value)
    if (!known.has(text)) {
      for (const part of Object.values(value)) settled(part)
      known.set(text, Object.freeze(value))
    }
    return known.get(text) as T
  }
  return ({ attacker, defender, ...rest }: Scenario): Scenario => ({
    ...rest,
    attacker: settled(attacker),
    defender: settled(defender)
  })
}

const books = { 1: rulebook(1), 2: rulebook(2) } as const
export const bookOf = ({ edition = 1 }: Scenario) => books[edition]

/** What the product refuses is no fight, nor one with units of another size than they may have, which its reader refuses. */
const isPlayed = (scenario: Scenario): boolean => {
  const units = [scenario.attacker, scenario.defender] as readonly UnitRequest[]
  if (units.some(({ unit, engaged = 0, models = 0 }) => engaged > models || (unit === 'warlord' && models > 1))) return false
  try {
    return faults(scenario, bookOf(scenario)).length === 0
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

const fatigueOf = (answer: ReturnType<typeof referee>, side: 'attacker' | 'defender'): Fraction =>
  mean(answer, ({ [side]: { left, fatigue } }: Outcome) => (left > 0 ? fatigue : 0))

const shownOfFirst = (fight: Fight): ReadonlyMap<string, Fraction> => {
  const answer = referee(fight)
  const { fractions, fatigue = {} } = shownOfTwo(answer, fight.kind === 'melee')
  return new Map([
    ...fractions,
    ...(['attacker', 'defender'] as const).flatMap(side => {
      const known = fatigue[side]
      return [
        [`${side}.units.0.fatigueAfter`, fatigueOf(answer, side)] as const,
        ...(known === undefined ? [] : [[`${side}.fatigueAfter`, fraction(known)] as const])
      ]
    })
  ])
}

const neighbours = <F extends Fight | SecondFight>(
  base: F,
  donor: F,
  asked: (fight: F) => Scenario,
  shown: (fight: F) => ReadonlyMap<string, Fraction>
): readonly Asked[] => {
  const settled = settling()
  return [['nothing', base] as const, ...changed(base as unknown as Json, donor as unknown as Json)].flatMap(
    ([change, fight]) => {
      const scenario = settled(asked(fight as F))
      return isPlayed(scenario) ? [{ change, scenario, shown: () => shown(fight as F) }] : []
    }
  )
}

/** Each with the next of its kind, whose fields it takes one at a time. */
const paired = <F extends Fight | SecondFight>(
  some: readonly F[],
  asked: (fight: F) => Scenario,
  shown: (fight: F) => ReadonlyMap<string, Fraction>
): readonly (readonly Asked[])[] =>
  some.flatMap((base, i) => {
    const donor = some.slice(i + 1).find(({ kind }) => kind === base.kind)
    return donor ? [neighbours(base, donor, asked, shown)] : []
  })

/** So many fights, each with its neighbours: the fight itself comes first, and what the product refuses is left out. */
export const families = {
  1: (count, seed) =>
    paired(
      fc.sample(fights, { numRuns: count, seed }).flatMap(fight => fitting(fight) ?? []),
      scenarioOf,
      shownOfFirst
    ),
  2: (count, seed) => {
    // few enough for every face of every die
    const isSmall = ({ attacker, defender }: SecondFight) => attacker.models + defender.models <= 6
    return paired(
      someSecondFights(12 * count, seed)
        .filter(isSmall)
        .slice(0, count),
      scenarioOfSecond,
      shownOfSecond
    )
  }
} as const satisfies Record<1 | 2, (count: number, seed: number) => readonly (readonly Asked[])[]>

/** What the referee says; undefined where it knows of no such fight: bows of riders on foot, nothing to shoot with. */
const refereed = ({ shown }: Asked): ReadonlyMap<string, Fraction> | undefined => {
  try {
    return shown()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const CLOSE = 1e-9

/** What tables of thousands of fights are made from. */
const BRIEF = /^result|^disengages|wipedOut$|losses\.mean$/

const at = (report: unknown, path: string): number =>
  (path.split('.').reduce<unknown>((inside, key) => (inside as Json | undefined)?.[key], report) as number | undefined) ?? 0

const wrongIn = (report: unknown, shown: ReadonlyMap<string, Fraction>): readonly string[] =>
  [...shown].flatMap(([path, chance]) => {
    const [said, wanted] = [at(report, path), toNumber(chance)]
    return Math.abs(said - wanted) < CLOSE ? [] : [`${path}: ${said}, the referee ${wanted}`]
  })

/** What a player may choose while the units stay as they are. */
const CHOSEN = /^(readings|acts|.*\.(abilities|effects|spend|givesUpDice|closed|again\..*))( less \d+)?$/

/** Fights that one key stands for end alike, whatever fatigue they leave: who plays many of them plays each but once. */
const wrongKeys = (family: readonly Asked[], ends: ReadonlyMap<Asked, ReadonlyMap<string, Fraction>>): readonly string[] => {
  const known = new Map<string, readonly [Asked, string]>()
  return family.flatMap(asked => {
    if (asked !== family[0] && !CHOSEN.test(asked.change)) return []
    const { scenario } = asked
    // a test of abilities makes a fight of each of its results
    if (testedFights(scenario, bookOf(scenario))) return []
    const ready = readyFight(scenario, bookOf(scenario))
    const key = `${firstStrikeKey(ready)} ${laterStrikeKey(ready)}`
    const end = [...(ends.get(asked) ?? [])]
      .filter(([path]) => path.startsWith('joint'))
      .map(([path, chance]) => `${path} ${toNumber(chance).toFixed(9)}`)
      .sort()
      .join()
    const [other, said] = known.get(key) ?? [asked, end]
    known.set(key, [other, said])
    return said === end ? [] : [`one key for ${other.change} and ${asked.change}`]
  })
}

/** Where a family is answered otherwise than the referee does, asked one after another, the base again in brief after each. */
export const differencesIn = (family: readonly Asked[]): { readonly met: number; readonly wrong: readonly string[] } => {
  const ends = new Map(family.flatMap(asked => [refereed(asked)].flatMap(end => (end ? [[asked, end] as const] : []))))
  const played = family.filter(asked => ends.has(asked))
  const told = (asked: Asked, isBrief = false): readonly string[] => {
    const { scenario, change } = asked
    const book = bookOf(scenario)
    const end = ends.get(asked) ?? new Map()
    const brief = new Map([...end].filter(([path]) => BRIEF.test(path)))
    const wrong = [
      ...(isBrief ? [] : wrongIn(odds(scenario, book, { asides: false }), end)),
      ...wrongIn(measuredFrom(scenario.kind, partsFor(scenario, book)), brief)
    ]
    return wrong.length > 0 ? [`${change}: ${JSON.stringify(scenario)}\n  ${wrong.slice(0, 3).join('\n  ')}`] : []
  }
  const [base] = played
  const wrong = played.flatMap(asked => [...told(asked), ...(base && asked !== base ? told(base, true) : [])])
  return { met: played.length, wrong: [...wrong, ...wrongKeys(played, ends)] }
}
