import { resultsOf, settled } from './contact'
import type { Event } from './events'
import { changed, type Values } from './field'
import { type Entry, type Pool, pool } from './groups'
import type { Play } from './options'
import { holdsIn, type PlanModel } from './plan-model'
import type { Act, Choose, Mark, Place } from './program'
import { countFight, countResult, type Tallies, tallyOf } from './tally'
import { isMeeting, transitionOf } from './transition'

/** One step of a plan's own list played from every way things may stand, exactly. */

/** Who decides what was left free. */
export interface Decisions {
  /** `weight`: how often it comes to this. */
  readonly play: (act: Act, values: Values, weight: number) => Play
  readonly option: (choose: Choose, values: Values, weight: number) => number
}

const isStopped = ({ stopField }: PlanModel, values: Values): boolean => stopField !== undefined && values[stopField] === 1

/** "3 hird:won" behind what came before. */
const onward = (course: string, index: number, label: string, event: string): string =>
  course === '~' ? course : `${course === '' ? '' : `${course}|`}${index} ${label}:${event}`

interface Walk {
  readonly world: PlanModel
  readonly tallies: Tallies
  readonly decisions: Decisions
  readonly fields: readonly number[]
  readonly waiting: Map<Place, Pool>
}

const send = ({ waiting, fields }: Walk, to: Place, values: Values, entry: Entry, weight: number, course: string): void => {
  const there = waiting.get(to) ?? pool(fields)
  waiting.set(to, there)
  there.put(values, weight, course, entry.points)
}

const acted = (walk: Walk, act: Act, entries: readonly Entry[]): void => {
  const { world, tallies, decisions } = walk
  const tally = tallyOf(tallies, act.step)
  for (const entry of entries) {
    const turn = transitionOf(world, decisions.play(act, entry.values, entry.weight), entry.values)
    const course = (event: Event) => onward(entry.course, act.index, act.step.label, event)
    if (!isMeeting(turn)) {
      tally.events.set(turn.event, (tally.events.get(turn.event) ?? 0) + entry.weight)
      send(walk, act.next, turn.values, entry, entry.weight, course(turn.event))
      continue
    }
    countFight(world, tally, turn, entry.weight)
    const names = new Map<Event, string>()
    for (const result of resultsOf(turn)) {
      const weight = entry.weight * result.chance
      countResult(tally, turn, result, weight)
      const name = names.get(result.event) ?? course(result.event)
      names.set(result.event, name)
      send(walk, act.next, settled(world, turn, result), entry, weight, name)
    }
  }
}

const passed = (walk: Walk, place: Exclude<Place, Mark>, entries: readonly Entry[]): void => {
  const { world, tallies, decisions } = walk
  switch (place.is) {
    case 'act':
      acted(walk, place, entries)
      return
    case 'choose':
      for (const entry of entries) {
        const option = place.options[decisions.option(place, entry.values, entry.weight)]
        if (option)
          send(
            walk,
            option.first,
            entry.values,
            entry,
            entry.weight,
            onward(entry.course, place.index, place.step.label, `=${option.name}`)
          )
      }
      return
    case 'fork':
      for (const entry of entries) {
        const holds = holdsIn(world, place.when, entry.values)
        if (!holds)
          tallyOf(tallies, place.step).events.set('not', (tallyOf(tallies, place.step).events.get('not') ?? 0) + entry.weight)
        const course = holds ? entry.course : onward(entry.course, place.index, place.step.label, 'not')
        send(walk, holds ? place.yes : place.no, entry.values, entry, entry.weight, course)
      }
      return
    case 'stop':
      for (const entry of entries) {
        if (!holdsIn(world, place.when, entry.values)) send(walk, place.next, entry.values, entry, entry.weight, entry.course)
        else stop(walk, place.index, place.step.label, entry)
      }
      return
  }
}

/** The plan ends here. */
const stop = (walk: Walk, index: number, label: string, entry: Entry): void => {
  const { stopField } = walk.world
  const values = stopField === undefined ? entry.values : changed(entry.values, [[stopField, 1]])
  const out = walk.waiting.get(END) ?? pool(walk.fields)
  walk.waiting.set(END, out)
  out.put(values, entry.weight, onward(entry.course, index, label, 'stopped'), entry.points)
}

/** Where those wait who have stopped. */
const END: Place = { is: 'mark', order: Number.POSITIVE_INFINITY, index: -1 }

/** Everything that may stand after a step, equal ways added up over these fields. */
export const walked = (
  world: PlanModel,
  head: Place,
  entries: readonly Entry[],
  fields: readonly number[],
  decisions: Decisions,
  tallies: Tallies
): readonly Entry[] => {
  const walk: Walk = { world, tallies, decisions, fields, waiting: new Map() }
  const done = pool(fields)
  for (const entry of entries) {
    if (isStopped(world, entry.values)) done.put(entry.values, entry.weight, entry.course, entry.points)
    else send(walk, head, entry.values, entry, entry.weight, entry.course)
  }
  while (walk.waiting.size > 0) {
    const [place, here] = [...walk.waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    walk.waiting.delete(place)
    if (place.is !== 'mark') passed(walk, place, here.entries())
    else for (const { values, weight, course, points } of here.entries()) done.put(values, weight, course, points)
  }
  return done.entries()
}
