import { t } from '../../model/language'

/** What became of an activity; `{event}` stands for nothing and tells a word from the same word elsewhere. */
const EVENTS = {
  moved: 'moved{event}',
  rested: 'rested',
  used: 'used',
  shot: 'shot',
  won: 'won',
  tied: 'tie',
  lost: 'lost{event}',
  destroys: 'target destroyed',
  falls: 'unit destroyed',
  both: 'both destroyed',
  held: 'held back',
  gone: 'unit gone',
  'no-target': 'target gone',
  exhausted: 'exhausted',
  'too-far': 'too far away',
  unled: 'no leader moves with it',
  'too-many': 'too many models',
  unpaid: 'no die left to pay',
  late: 'active before, cannot rest',
  finished: 'rested for good this turn',
  turned: 'turn begins',
  'shot-before': 'may not shoot now',
  not: 'condition not met',
  stopped: 'plan stopped'
} as const
export type Event = keyof typeof EVENTS

export const isEvent = (text: string): text is Event => Object.hasOwn(EVENTS, text)

/** As it is shown. */
export const eventText = (event: Event): string => t(EVENTS[event], { event: '' })

/** It did not come to pass. */
export const IDLE: ReadonlySet<Event> = new Set([
  'gone',
  'no-target',
  'exhausted',
  'too-far',
  'unpaid',
  'unled',
  'too-many',
  'late',
  'finished',
  'shot-before',
  'not',
  'stopped'
])
