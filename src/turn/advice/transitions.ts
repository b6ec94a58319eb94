import { acting, canSpend } from '../../battle/acts'
import { type Combatant, type Engagement, put } from '../../battle/combatant'
import { drawnUp } from '../../battle/prepare'
import { withResults } from '../../battle/test-results'
import { chanceOf, everyResult } from '../../battle/tests'
import type { TestResult } from '../../model/fight-state'
import type { Side } from '../../model/scenario'

import { addWork } from '../../model/work'
import { type Move, numbering } from './acts'
import type { Opening } from './opening'

/** Where each act leads from each way in which the two units may stand, played once. */

/** Work of an act. */
const UNITS_OF_ACT = 60

const UNKNOWN = -2
const TOO_OFTEN = 2
/** The act cannot be made. */
export const NEVER = -1

const OTHER = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<Side, Side>

type Field = keyof Combatant

/** How an act left its unit, which holds wherever the enemy has these values: nothing else of him was looked at, and nothing changed. */
interface Known {
  readonly seen: readonly Field[]
  readonly values: readonly unknown[]
  /** Nothing where the act cannot be made. */
  readonly own: Combatant | undefined
  readonly isIdle: boolean
}

/** A unit that notes what is read of it; all of it, where it is copied. */
const watchedUnit = (unit: Combatant) => {
  const seen = new Set<Field>()
  const proxy = new Proxy(unit, {
    get: (from, field) => {
      seen.add(field as Field)
      return from[field as Field]
    },
    ownKeys: from => {
      for (const field of Object.keys(from)) seen.add(field as Field)
      return Reflect.ownKeys(from)
    }
  })
  return { proxy, seen }
}

/** What dice that have been thrown show (N14), and the engagement that follows. */
export interface TestsThrown {
  readonly results: readonly TestResult[]
  readonly chance: number
  readonly to: number
}

export interface Transitions {
  readonly engagements: readonly Engagement[]
  /** Of an engagement in which dice are to be thrown, each of their results. */
  landingsOf(engagement: number): readonly TestsThrown[] | undefined
  /** Dice have removed the last model of a unit. */
  isEndedByDice(engagement: number): boolean
  readonly start: number
  /** The engagement after a move; NEVER where it cannot be made. */
  after(from: number, move: Move): number
  /** It has changed something somewhere; one that does not is a way to wait all the same. */
  changesSomething(move: Move): boolean
}

/** A unit has no model left. */
const isDecided = ({ attacker, defender }: Engagement): boolean => attacker.models === 0 || defender.models === 0

/** An engagement whose dice have been thrown, as any other. */
const settled = (engagement: Engagement): Engagement => (engagement.tests ? { ...engagement, tests: undefined } : engagement)

export const transitionsOf = ({ engagement: opening, scenario }: Opening, moves: readonly Move[]): Transitions => {
  const { engagements, numberOf, numberOfUnit } = numbering(opening)
  const landings: (readonly TestsThrown[] | undefined)[] = []
  const landed = new Set<number>()
  /** An engagement with all that dice make of it, if any are thrown. */
  const placed = (first: Engagement, after: (results: readonly TestResult[]) => Engagement): number => {
    if (!first.tests?.asked) return numberOf(settled(first))
    const waiting = engagements.push(first) - 1
    landings[waiting] = everyResult(results => after(results).tests?.asked).map(shown => ({
      results: shown.results,
      chance: chanceOf(shown),
      to: numberOf(settled(after(shown.results)))
    }))
    for (const { to } of landings[waiting] ?? []) landed.add(to)
    return waiting
  }
  const numbers = new Map(moves.map((move, i) => [move, i]))
  const reached: Int32Array[] = []
  const telling = new Set<Move>()
  let isLegal = true
  let isIdle = false
  const act = acting((_side, _sentence, changesNothing) => {
    if (changesNothing) isIdle = true
    else isLegal = false
  })

  /** How often each move has changed the enemy, and after how often it is no longer watched. */
  const reaches = new Uint8Array(moves.length)
  /** By the number of the unit that acts and its move. */
  const known = new Map<number, Known[]>()

  const played = (engagement: Engagement, { by, deed, spend }: Move, number: number): Engagement | undefined => {
    if (!deed || isDecided(engagement)) return undefined
    const enemy = engagement[OTHER[by]]
    const key = numberOfUnit(by, engagement[by]) * moves.length + number
    const before = known.get(key) ?? []
    const same = before.find(({ seen, values }) => seen.every((field, i) => enemy[field] === values[i]))
    if (same) {
      isIdle = same.isIdle
      return same.own && put(engagement, by, same.own)
    }
    const made = (from: Engagement): Engagement | undefined => {
      addWork(UNITS_OF_ACT)
      isIdle = false
      isLegal = !spend || canSpend(from, by, spend)
      const next = isLegal ? act(from, by, deed) : from
      return isLegal ? next : undefined
    }
    // an enemy who counts acts is changed by each of them
    if (reaches[number] === TOO_OFTEN || enemy.terms.perEnemyAct > 0) return made(engagement)
    const { proxy, seen } = watchedUnit(enemy)
    const watched = made(put(engagement, OTHER[by], proxy))
    // the dice decide
    if (watched?.tests) return made(engagement)
    if (watched && watched[OTHER[by]] !== proxy) {
      reaches[number] = (reaches[number] as number) + 1
      // an object that was copied off a proxy is slow to read for ever
      return made(engagement)
    }
    const fields = [...seen]
    known.set(key, [...before, { seen: fields, values: fields.map(field => enemy[field]), own: watched?.[by], isIdle }])
    return watched && put(engagement, by, watched[by])
  }

  const after = (from: number, move: Move): number => {
    reached[from] ??= new Int32Array(moves.length).fill(UNKNOWN)
    const row = reached[from] as Int32Array
    const number = numbers.get(move) as number
    const found = row[number] as number
    if (found !== UNKNOWN) return found
    const next = played(engagements[from] as Engagement, move, number)
    if (next && !isIdle) telling.add(move)
    const { by, deed } = move
    const afterResults = (results: readonly TestResult[]): Engagement =>
      deed ? act({ ...(engagements[from] as Engagement), tests: { results, met: 0 } }, by, deed) : opening
    const made = next ? placed(next, afterResults) : NEVER
    row[number] = made
    return made
  }

  const start = placed(opening, results => drawnUp(withResults(scenario, results), opening.book, () => {}))

  return {
    engagements,
    start,
    landingsOf: engagement => landings[engagement],
    isEndedByDice: engagement => landed.has(engagement) && isDecided(engagements[engagement] as Engagement),
    after,
    changesSomething: move => telling.has(move)
  }
}
