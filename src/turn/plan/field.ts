/** What is known of a plan between two steps: whole numbers, each in its place. */

/** Of each unit: lives left, fatigue, what it has done this turn, the last melee won, fatigue it was spared, guards left, fatigue of
 * its Resilience that vanished. */
export const PARTS = ['models', 'fatigue', 'done', 'won', 'spared', 'guards', 'vanished'] as const
export type UnitPart = (typeof PARTS)[number]

const PLACES = Object.fromEntries(PARTS.map((part, place) => [part, place])) as Readonly<Record<UnitPart, number>>

/** The place of a number of a unit. After those of all units come the boxes with few dice, then whether the plan has stopped. */
export const fieldOf = (unit: number, part: UnitPart): number => unit * PARTS.length + PLACES[part]

export const fieldsOfUnits = (units: number): number => units * PARTS.length

/** The unit and the part of it that a number is of; meant for the fields of units alone. */
export const unitFieldAt = (field: number): { readonly unit: number; readonly part: UnitPart } => ({
  unit: Math.floor(field / PARTS.length),
  part: PARTS[field % PARTS.length] as UnitPart
})

/** What a unit has done this turn: nothing, a rest, a move or shot (R4.1, R4.2). */
export const DONE = { nothing: 0, rested: 1, moved: 2 } as const

/** In the second edition besides: it went somewhere, it shot, it shot last of all, it shoots no more (T5.2, T5.3, T5.17), it acts no more (T6.8). */
export const SHOTS = { went: 4, some: 8, last: 16, over: 32, finished: 64 } as const

/** What goes for one turn alone is kept with the turn: in the next one it is nothing, without being touched. */
const TURN = 128

/** What a number of one turn is in this turn. */
export const inTurnOf = (value: number, turn: number): number => (Math.floor(value / TURN) === turn ? value % TURN : 0)

/** The turn, from 0, of a number that is kept for one. */
export const turnOf = (value: number): number => Math.floor(value / TURN)

/** A number of this turn as it is kept. */
export const keptFor = (value: number, turn: number): number => turn * TURN + value

/** All numbers, in their places. */
export type Values = readonly number[]

export type Change = readonly [field: number, value: number]

/** The numbers with some of them changed; the others as they are. */
export const changed = (values: Values, changes: readonly Change[]): Values => {
  const after = values.slice()
  for (let i = 0; i < changes.length; i++) {
    const [field, value] = changes[i] as Change
    after[field] = value
  }
  return after
}

export const at = (values: Values, field: number): number => values[field] ?? 0
