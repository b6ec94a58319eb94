import { type Contact, type Result, resultsOf, settled } from './contact'
import { changed, type Values } from './field'
import { type Entry, type Pool, pool } from './groups'
import type { Play } from './options'
import { holdsIn, type PlanModel } from './plan-model'
import type { Act, Choose, Fork, Mark, Place, Stop } from './program'
import { added, countFight, countResult, type Tallies, tallyOf } from './tally'
import { isMeeting, type Turn, transitionOf } from './transition'

/** The walk over a plan's steps: whoever plays it, as written, thrown, or best for a goal, goes from place to place by these rules. */

/** Who decides what was left free. */
export interface Decisions {
  /** `weight`: how often it comes to this. */
  readonly play: (act: Act, values: Values, weight: number) => Play
  readonly option: (choose: Choose, values: Values, weight: number) => number
}

/** How a fight ends: each way with its chance, or the one that the dice show. */
export type Ends = (meeting: Contact) => readonly (Result & { readonly chance: number })[]

/** All that an activity may come to: how things stand then, and how likely. */
export const comesOf = (world: PlanModel, turn: Turn): readonly { readonly values: Values; readonly chance: number }[] =>
  isMeeting(turn)
    ? resultsOf(turn).map(result => ({ values: settled(world, turn, result), chance: result.chance }))
    : [{ values: turn.values, chance: 1 }]

/** Where it goes on from a condition; undefined where the plan stops. */
export const branchOf = (world: PlanModel, place: Fork | Stop, values: Values): Place | undefined => {
  const holds = holdsIn(world, place.when, values)
  if (place.is === 'fork') return holds ? place.yes : place.no
  return holds ? undefined : place.next
}

/** How it goes on from a place. */
export interface Passage {
  /** Undefined: the plan stops. */
  readonly to: Place | undefined
  readonly values: Values
  readonly weight: number
  /** How a report describes it; absent where nothing happened. */
  readonly event?: string
}

/** The player who walks, and what is counted on the way. */
export interface Walker {
  readonly world: PlanModel
  readonly decisions: Decisions
  readonly ends: Ends
  readonly tallies: Tallies
}

/** Every way on from a place. */
export const passagesFrom = (walker: Walker, place: Exclude<Place, Mark>, values: Values, weight: number): readonly Passage[] => {
  const { world, decisions, ends, tallies } = walker
  switch (place.is) {
    case 'act': {
      const tally = tallyOf(tallies, place.step)
      const turn = transitionOf(world, decisions.play(place, values, weight), values)
      if (!isMeeting(turn)) {
        added(tally.events, turn.event, weight)
        return [{ to: place.next, values: turn.values, weight, event: turn.event }]
      }
      countFight(world, tally, turn, weight)
      const passages: Passage[] = []
      for (const result of ends(turn)) {
        const share = weight * result.chance
        countResult(tally, turn, result, share)
        passages.push({ to: place.next, values: settled(world, turn, result), weight: share, event: result.event })
      }
      return passages
    }
    case 'choose': {
      const option = place.options[decisions.option(place, values, weight)]
      return option ? [{ to: option.first, values, weight, event: `=${option.name}` }] : []
    }
    case 'fork': {
      const to = branchOf(world, place, values)
      if (to === place.yes) return [{ to, values, weight }]
      added(tallyOf(tallies, place.step).events, 'not', weight)
      return [{ to, values, weight, event: 'not' }]
    }
    case 'stop': {
      const to = branchOf(world, place, values)
      if (to) return [{ to, values, weight }]
      const { stopField } = world
      const stopped = stopField === undefined ? values : changed(values, [[stopField, 1]])
      return [{ to, values: stopped, weight, event: 'stopped' }]
    }
  }
}

/** "3 hird:won" behind what came before. */
export const courseAfter = (course: string, { index, step }: Exclude<Place, Mark>, event: string | undefined): string =>
  event === undefined || course === '~' ? course : `${course === '' ? '' : `${course}|`}${index} ${step.label}:${event}`

const isStopped = ({ stopField }: PlanModel, values: Values): boolean => stopField !== undefined && values[stopField] === 1

/** Where those wait who have stopped. */
const END: Place = { is: 'mark', order: Number.POSITIVE_INFINITY, index: -1 }

/** Everything that may stand after a step of the plan's own list, exactly: equal ways added up over these fields. */
export const walked = (
  world: PlanModel,
  head: Place,
  entries: readonly Entry[],
  fields: readonly number[],
  decisions: Decisions,
  tallies: Tallies
): readonly Entry[] => {
  const walker: Walker = { world, decisions, ends: resultsOf, tallies }
  const waiting = new Map<Place, Pool>()
  const done = pool(fields)
  const send = (to: Place, values: Values, weight: number, course: string, points: number): void => {
    const there = waiting.get(to) ?? pool(fields)
    waiting.set(to, there)
    there.put(values, weight, course, points)
  }
  for (const { values, weight, course, points } of entries) {
    if (isStopped(world, values)) done.put(values, weight, course, points)
    else send(head, values, weight, course, points)
  }
  while (waiting.size > 0) {
    const [place, here] = [...waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    waiting.delete(place)
    for (const { values, weight, course, points } of here.entries()) {
      if (place.is === 'mark') {
        done.put(values, weight, course, points)
        continue
      }
      const courses = new Map<string | undefined, string>()
      for (const passage of passagesFrom(walker, place, values, weight)) {
        const { event } = passage
        const name = courses.get(event) ?? courseAfter(course, place, event)
        courses.set(event, name)
        send(passage.to ?? END, passage.values, passage.weight, name, points)
      }
    }
  }
  return done.entries()
}
