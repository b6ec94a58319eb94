/**
 * The state of a plan between two steps: one array of whole numbers. The place of a number in it is its field: those of the units
 * come first, then those that `plan-model.ts` lays out (dice on boxes that may run out, whether the plan has stopped, and the
 * like).
 */

/**
 * The numbers of each unit: lives left, fatigue, what it has done this turn (`DONE` and `SHOTS`), how its last melee ended
 * (`ENDED`), own-turn fatigue ignored this turn (R6.4), guards left, and Resilience fatigue that has vanished this turn (T6.12).
 */
export const PARTS = ['models', 'fatigue', 'done', 'won', 'spared', 'guards', 'vanished'] as const
export type UnitPart = (typeof PARTS)[number]

const PLACES = Object.fromEntries(PARTS.map((part, place) => [part, place])) as Readonly<Record<UnitPart, number>>

export const fieldOf = (unit: number, part: UnitPart): number => unit * PARTS.length + PLACES[part]

/** How many fields so many units have: the first field that is of no unit. */
export const fieldsOfUnits = (units: number): number => units * PARTS.length

/** The inverse of `fieldOf`; meaningless for fields beyond those of the units. */
export const unitFieldAt = (field: number): { readonly unit: number; readonly part: UnitPart } => ({
  unit: Math.floor(field / PARTS.length),
  part: PARTS[field % PARTS.length] as UnitPart
})

/** What a unit has done this turn: nothing, a rest, a move or shot (R4.1, R4.2). The two lowest bits of `done`. */
export const DONE = { nothing: 0, rested: 1, moved: 2 } as const

/**
 * Further bits of `done`, second edition only: it moved or charged (`went`), it shot (`some`), its last activation was a shot
 * (`last`), it may not shoot again (`over`; T5.2, T5.3, T5.17), it may not act again (`finished`, T6.8).
 */
export const SHOTS = { went: 4, some: 8, last: 16, over: 32, finished: 64 } as const

/**
 * Numbers that count for one turn are stored with that turn, as turn * TURN + number. In the next turn they read as 0, so nobody
 * has to reset them.
 */
const TURN = 128

/** A number of one turn as it is stored. */
export const storedInTurn = (value: number, turn: number): number => turn * TURN + value

/** The number stored for this turn; 0 where what is stored is of another turn. */
export const inTurnOf = (stored: number, turn: number): number => (storedTurn(stored) === turn ? stored % TURN : 0)

/** The turn (from 0) for which a number is stored. */
export const storedTurn = (stored: number): number => Math.floor(stored / TURN)

/** A state: every number at the place of its field. */
export type Values = readonly number[]

export type Change = readonly [field: number, value: number]

export const withChanges = (values: Values, changes: readonly Change[]): Values => {
  const after = values.slice()
  for (let i = 0; i < changes.length; i++) {
    const [field, value] = changes[i] as Change
    after[field] = value
  }
  return after
}

export const valueAt = (values: Values, field: number): number => values[field] ?? 0
