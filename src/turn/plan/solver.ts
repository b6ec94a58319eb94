import type { Condition } from '../../model/condition'
import { remembers, worked } from '../../model/work'
import type { Values } from './field'
import { keyOf } from './groups'
import { resultsOf, settled } from './meeting'
import type { Play, Plays } from './options'
import type { Act, Choose, Place } from './program'
import { isMeeting, turnOf } from './turned'
import { holdsIn, leadOf, playsAt, type World } from './world'

/** A plan as a decision process, solved by backward induction: every state once, both sides looking at what has happened. */

/** What is played for: points add up, a condition holds at the end or not. */
export type Aim = { readonly is: 'points' } | { readonly is: 'condition'; readonly condition: Condition }

/** Steps and numbers that hang together. */
export interface Part {
  readonly steps: readonly number[]
  /** The numbers that matter from each step on, and at the end. */
  readonly needed: readonly (readonly number[])[]
}

/** The numbers of a part that matter from a step on. */
export const neededAt = ({ needed }: Part, index: number): readonly number[] => needed[index] ?? []

/** A choice made beforehand, whatever happens: of an alternative, or of a way to play. */
export type Fixed = ReadonlyMap<Act | Choose, number>

export interface Decided {
  readonly value: number
  readonly act: (act: Act, values: Values) => Play
  /** What each way to go on is worth here. */
  readonly worths: (place: Act | Choose, values: Values) => readonly number[]
  readonly states: () => number
}

const SAME = 1e-9

/** What a state that is remembered takes, and the units of work to look at one end of a fight. */
const BYTES_OF_STATE = 250
const UNITS_OF_END = 6

interface Best {
  readonly value: number
  readonly play: Play
}

/** One way to play from one's own side: whom, then how. */
interface Way {
  readonly target: number
  readonly own: number
  readonly play: Play
}

export const waysOf = (plays: Plays): readonly Way[] =>
  plays.flatMap((gives, target) =>
    (gives[0] ?? []).flatMap((replies, own) => {
      const [play] = replies
      return play ? [{ target, own, play }] : []
    })
  )

export const isFree = (plays: Plays): boolean => waysOf(plays).length > 1

/** The first of the best. */
const mostOf = (ways: readonly Best[]): Best => ways.reduce((best, way) => (way.value > best.value + SAME ? way : best))

export const solver = (world: World, heads: readonly Place[], aim: Aim, part: Part, fixed: Fixed = new Map()): Decided => {
  const { start } = world
  const memory = new Map<Place, Map<string, number>>()
  const isPoints = aim.is === 'points'
  const ended = (values: Values): number => (aim.is === 'condition' && holdsIn(world, aim.condition, values) ? 1 : 0)
  const nextStep = (index: number): Place | undefined => heads[part.steps.find(step => step >= index) ?? heads.length]
  const remembered = (place: Place, values: Values, work: () => number): number => {
    const known = memory.get(place) ?? new Map<string, number>()
    memory.set(place, known)
    const key = keyOf(values, neededAt(part, place.index))
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work()
    known.set(key, made)
    remembers(BYTES_OF_STATE)
    return made
  }
  const worthOf = (place: Place, values: Values): number => {
    switch (place.is) {
      case 'mark': {
        const next = nextStep(place.index)
        return next ? worthOf(next, values) : ended(values)
      }
      case 'fork':
        return worthOf(holdsIn(world, place.when, values) ? place.yes : place.no, values)
      case 'stop':
        return holdsIn(world, place.when, values) ? ended(values) : worthOf(place.next, values)
      case 'choose':
        return remembered(place, values, () => {
          const chosen = place.options[fixed.get(place) ?? place.options.length]
          return chosen ? worthOf(chosen.first, values) : Math.max(...optionWorths(place, values))
        })
      case 'act':
        return remembered(place, values, () => bestOf(place, values, wayFixed(place)).value)
    }
  }
  const wayFixed = (act: Act): Way | undefined => {
    const ways = waysOf(playsAt(world, act.step))
    return ways[fixed.get(act) ?? ways.length]
  }
  const optionWorths = (place: Choose, values: Values): readonly number[] =>
    place.options.map(({ first }) => worthOf(first, values))
  const playWorth = (act: Act, play: Play, values: Values): number => {
    const turn = turnOf(world, play, values)
    const gain = (after: Values) => (isPoints ? leadOf(world, after) - leadOf(world, values) : 0) + worthOf(act.next, after)
    if (!isMeeting(turn)) return gain(turn.values)
    let sum = 0
    const results = resultsOf(turn)
    worked(UNITS_OF_END * results.length)
    for (const result of results) sum += result.chance * gain(settled(world, turn, result))
    return sum
  }
  /** Fewest first: what gains nothing is left alone. */
  const answered = (act: Act, replies: readonly Play[], values: Values): Best => {
    let best: Best | undefined
    for (const play of replies) {
      const value = playWorth(act, play, values)
      if (!best || value < best.value - SAME) best = { value, play }
    }
    if (!best) throw new RangeError('there is no way to play this step')
    return best
  }
  /** What each own way (or the wanted one) is worth against a target who gives up dice where that serves him best (R3.3). */
  const waysAgainst = (act: Act, gives: Plays[number], values: Values, wanted?: number): readonly Best[] =>
    gives
      .map(owns =>
        owns.flatMap((replies, own) => (wanted === undefined || wanted === own ? [answered(act, replies, values)] : []))
      )
      .reduce((worst, ways) => (mostOf(ways).value < mostOf(worst).value - SAME ? ways : worst))
  /** Whom (own choice), giving up dice (the enemy's), abilities and fatigue (own), then his: R3.3 and R3.4 in their order. */
  const bestOf = (act: Act, values: Values, wanted?: Way): Best =>
    mostOf(
      playsAt(world, act.step).flatMap((gives, target) =>
        wanted === undefined || wanted.target === target ? waysAgainst(act, gives, values, wanted?.own) : []
      )
    )
  const head = nextStep(0)
  return {
    value: head ? worthOf(head, start) : ended(start),
    act: (act, values) => bestOf(act, values).play,
    worths: (place, values) =>
      place.is === 'choose'
        ? optionWorths(place, values)
        : playsAt(world, place.step).flatMap(gives => waysAgainst(place, gives, values).map(({ value }) => value)),
    states: () => [...memory.values()].reduce((sum, known) => sum + known.size, 0)
  }
}
