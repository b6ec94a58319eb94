import { actWith, canSpend } from '../../battle/acts'
import { type Combatant, type Engagement, put } from '../../battle/combatant'
import { engagementBeforeAbilities } from '../../battle/prepare'
import { withResults } from '../../battle/test-results'
import { chanceOf, everyResult } from '../../battle/tests'
import type { TestResult } from '../../model/fight-state'
import { enemyOf } from '../../model/scenario'
import { addWork } from '../../model/work'
import { type Move, numberEngagements } from './acts'
import type { Opening } from './opening'

/** The engagement after each act in each engagement, each worked out once. */

/** Units of work to play an act. */
const UNITS_OF_ACT = 60

const UNKNOWN = -2
const MOST_RECORDED = 2
/** In place of an engagement: the act cannot be made. */
export const NO_POSITION = -1

type Field = keyof Combatant

/**
 * What an act made of its own unit. It holds for every enemy with these values, the only ones that were read; nothing of the
 * enemy changed.
 */
interface KnownAct {
  readonly seen: readonly Field[]
  readonly values: readonly unknown[]
  /** Undefined where the act cannot be made. */
  readonly own: Combatant | undefined
  readonly isIdle: boolean
}

/** A unit that records which fields are read of it; all of them where it is copied. */
const recordReads = (unit: Combatant) => {
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

/** One result of dice thrown for tests (N14), and the engagement after it. */
interface TestedEngagement {
  readonly results: readonly TestResult[]
  readonly chance: number
  readonly to: number
}

export interface Transitions {
  /** Engagements by number. */
  readonly engagements: readonly Engagement[]
  /** The results of the dice that an engagement waits for; undefined where it waits for none. */
  afterTests(engagement: number): readonly TestedEngagement[] | undefined
  /** Whether dice have removed the last model of a unit. */
  isEndedByDice(engagement: number): boolean
  readonly start: number
  /** The engagement after a move; NOWHERE where the move cannot be made. */
  after(from: number, move: Move): number
  /** Whether a move has changed anything in any engagement; one that has not is still a way to wait. */
  changesSomething(move: Move): boolean
}

/** Whether a unit has no model left. */
const isDecided = ({ attacker, defender }: Engagement): boolean => attacker.models === 0 || defender.models === 0

/** An engagement whose dice have been thrown, as one without tests. */
const withoutTests = (engagement: Engagement): Engagement => (engagement.tests ? { ...engagement, tests: undefined } : engagement)

export const transitionsOf = ({ engagement: opening, scenario }: Opening, moves: readonly Move[]): Transitions => {
  const { engagements, numberOf, numberOfUnit } = numberEngagements(opening)
  const results: (readonly TestedEngagement[] | undefined)[] = []
  const reachedByDice = new Set<number>()
  /** Numbers an engagement, with all results of the dice that it waits for. */
  const place = (first: Engagement, after: (results: readonly TestResult[]) => Engagement): number => {
    if (!first.tests?.asked) return numberOf(withoutTests(first))
    const waiting = engagements.push(first) - 1
    results[waiting] = everyResult(results => after(results).tests?.asked).map(shown => ({
      results: shown.results,
      chance: chanceOf(shown),
      to: numberOf(withoutTests(after(shown.results)))
    }))
    for (const { to } of results[waiting] ?? []) reachedByDice.add(to)
    return waiting
  }
  const numbers = new Map(moves.map((move, i) => [move, i]))
  const reached: Int32Array[] = []
  const effective = new Set<Move>()
  let isLegal = true
  let isIdle = false
  const act = actWith((_side, _sentence, changesNothing) => {
    if (changesNothing) isIdle = true
    else isLegal = false
  })

  /** How often each move has changed the enemy; after MOST_WATCHED times it is no longer watched. */
  const reaches = new Uint8Array(moves.length)
  /** By the number of the acting unit and of its move. */
  const known = new Map<number, KnownAct[]>()

  const playMove = (engagement: Engagement, { by, action, spend }: Move, number: number): Engagement | undefined => {
    if (!action || isDecided(engagement)) return undefined
    const enemy = engagement[enemyOf(by)]
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
      const next = isLegal ? act(from, by, action) : from
      return isLegal ? next : undefined
    }
    // an enemy that counts acts is changed by each of them
    if (reaches[number] === MOST_RECORDED || enemy.terms.perEnemyAct > 0) return made(engagement)
    const { proxy, seen } = recordReads(enemy)
    const watched = made(put(engagement, enemyOf(by), proxy))
    // the dice decide
    if (watched?.tests) return made(engagement)
    if (watched && watched[enemyOf(by)] !== proxy) {
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
    const next = playMove(engagements[from] as Engagement, move, number)
    if (next && !isIdle) effective.add(move)
    const { by, action } = move
    const afterResults = (results: readonly TestResult[]): Engagement =>
      action ? act({ ...(engagements[from] as Engagement), tests: { results, met: 0 } }, by, action) : opening
    const made = next ? place(next, afterResults) : NO_POSITION
    row[number] = made
    return made
  }

  const start = place(opening, results => engagementBeforeAbilities(withResults(scenario, results), opening.book, () => {}))

  return {
    engagements,
    start,
    afterTests: engagement => results[engagement],
    isEndedByDice: engagement => reachedByDice.has(engagement) && isDecided(engagements[engagement] as Engagement),
    after,
    changesSomething: move => effective.has(move)
  }
}
