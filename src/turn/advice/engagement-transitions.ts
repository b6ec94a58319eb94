import { actWith, canSpend, type UnitAction } from '../../battle/acts'
import { type Combatant, type Engagement, put } from '../../battle/combatant'
import { engagementBeforeAbilities } from '../../battle/prepare'
import { withResults } from '../../battle/test-results'
import { chanceOf, everyResult } from '../../battle/tests'
import { enemyOf, type Side } from '../../model/scenario'
import type { TestResult } from '../../model/unit-state'
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

/** The engagements that moves lead to from an opening (T3.8), numbered in the order in which they are met. */
export interface Transitions {
  /** Engagements by number. */
  readonly engagements: readonly Engagement[]
  /** The results of the dice that an engagement waits for; undefined where it waits for none. */
  afterTests(engagement: number): readonly TestedEngagement[] | undefined
  /** Whether dice have removed the last model of a unit. */
  isEndedByDice(engagement: number): boolean
  readonly start: number
  /** The engagement after a move; NO_POSITION where the move cannot be made. */
  after(from: number, move: Move): number
  /** Whether a move has changed anything in any engagement; one that has not is still a way to wait. */
  changesSomething(move: Move): boolean
}

/** Whether a unit has no model left. */
const isDecided = ({ attacker, defender }: Engagement): boolean => attacker.models === 0 || defender.models === 0

/** An engagement whose dice have been thrown, as one without tests. */
const withoutTests = (engagement: Engagement): Engagement => (engagement.tests ? { ...engagement, tests: undefined } : engagement)

/** Numbers engagements, and throws the dice that some of them wait for. */
const engagementTable = (opening: Engagement) => {
  const { engagements, numberOf, numberOfUnit } = numberEngagements(opening)
  const results: (readonly TestedEngagement[] | undefined)[] = []
  const reachedByDice = new Set<number>()
  /** The number of an engagement. `after`: the engagement after results of the dice that it waits for. */
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
  return {
    ...{ engagements, numberOfUnit, place },
    afterTests: (engagement: number) => results[engagement],
    isEndedByDice: (engagement: number) => reachedByDice.has(engagement) && isDecided(engagements[engagement] as Engagement)
  }
}

/** What a move makes of an engagement, which is undefined where the move cannot be made. */
interface PlayedMove {
  readonly next: Engagement | undefined
  /** Whether the move changes nothing. */
  readonly isIdle: boolean
}

/** Plays moves, named by their number; an act of a unit is played once for all enemies that it treats alike. */
const movePlayer = (moveCount: number, numberOfUnit: (side: Side, unit: Combatant) => number) => {
  let wasLegal = true
  let wasIdle = false
  const act = actWith((_side, _sentence, changesNothing) => {
    if (changesNothing) wasIdle = true
    else wasLegal = false
  })

  /** How often each move has changed the enemy; after MOST_RECORDED times its reads are no longer recorded. */
  const reaches = new Uint8Array(moveCount)
  /** By the number of the acting unit and of its move. */
  const known = new Map<number, KnownAct[]>()

  const playAct = (from: Engagement, by: Side, action: UnitAction, spend: Move['spend']): PlayedMove => {
    addWork(UNITS_OF_ACT)
    wasIdle = false
    wasLegal = !spend || canSpend(from, by, spend)
    const next = wasLegal ? act(from, by, action) : from
    return { next: wasLegal ? next : undefined, isIdle: wasIdle }
  }

  const play = (engagement: Engagement, { by, action, spend }: Move, number: number): PlayedMove => {
    if (!action || isDecided(engagement)) return { next: undefined, isIdle: false }
    const enemy = engagement[enemyOf(by)]
    const key = numberOfUnit(by, engagement[by]) * moveCount + number
    const before = known.get(key) ?? []
    const same = before.find(({ seen, values }) => seen.every((field, i) => enemy[field] === values[i]))
    if (same) return { next: same.own && put(engagement, by, same.own), isIdle: same.isIdle }
    // an enemy that counts acts is changed by each of them
    if (reaches[number] === MOST_RECORDED || enemy.terms.perEnemyAct > 0) return playAct(engagement, by, action, spend)
    const { proxy, seen } = recordReads(enemy)
    const { next: recorded, isIdle } = playAct(put(engagement, enemyOf(by), proxy), by, action, spend)
    // the dice decide
    if (recorded?.tests) return playAct(engagement, by, action, spend)
    if (recorded && recorded[enemyOf(by)] !== proxy) {
      reaches[number] = (reaches[number] as number) + 1
      // an object that was copied off a proxy is slow to read for ever
      return playAct(engagement, by, action, spend)
    }
    const fields = [...seen]
    known.set(key, [...before, { seen: fields, values: fields.map(field => enemy[field]), own: recorded?.[by], isIdle }])
    return { next: recorded && put(engagement, by, recorded[by]), isIdle }
  }
  return { act, play }
}

/** The transitions of an opening by these moves. */
export const transitionsOf = ({ engagement: opening, scenario }: Opening, moves: readonly Move[]): Transitions => {
  const { engagements, numberOfUnit, place, afterTests, isEndedByDice } = engagementTable(opening)
  const { act, play } = movePlayer(moves.length, numberOfUnit)
  const numbers = new Map(moves.map((move, i) => [move, i]))
  const reached: Int32Array[] = []
  const effective = new Set<Move>()

  const after = (from: number, move: Move): number => {
    reached[from] ??= new Int32Array(moves.length).fill(UNKNOWN)
    const row = reached[from] as Int32Array
    const number = numbers.get(move) as number
    const found = row[number] as number
    if (found !== UNKNOWN) return found
    const engagement = engagements[from] as Engagement
    const { next, isIdle } = play(engagement, move, number)
    if (next && !isIdle) effective.add(move)
    const { by, action } = move
    const afterResults = (results: readonly TestResult[]): Engagement =>
      action ? act({ ...engagement, tests: { results, met: 0 } }, by, action) : opening
    const made = next ? place(next, afterResults) : NO_POSITION
    row[number] = made
    return made
  }

  return {
    engagements,
    start: place(opening, results => engagementBeforeAbilities(withResults(scenario, results), opening.book, () => {})),
    afterTests,
    isEndedByDice,
    after,
    changesSomething: move => effective.has(move)
  }
}
