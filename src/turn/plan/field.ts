/**
 * The state of a plan between two steps: one array of whole numbers. The place of a number in it is its field: those of the units
 * come first, then those that `plan-model.ts` lays out (dice on boxes that may run out, whether the plan has stopped, and the
 * like).
 */

/**
 * The numbers of each unit: lives left, fatigue, what it has done this turn (`DONE` and `SHOTS`), how its last melee ended
 * (`ENDED`), own-turn fatigue ignored this turn (R6.4), guards left, and Resilience fatigue that has vanished this turn (T6.12).
 */
export const UNIT_FIELDS = ['models', 'fatigue', 'done', 'won', 'spared', 'guards', 'vanished'] as const
export type UnitField = (typeof UNIT_FIELDS)[number]

const OFFSETS = Object.fromEntries(UNIT_FIELDS.map((part, place) => [part, place])) as Readonly<Record<UnitField, number>>

export const fieldOf = (unit: number, part: UnitField): number => unit * UNIT_FIELDS.length + OFFSETS[part]

/** How many fields so many units have: the first field that is of no unit. */
export const fieldsOfUnits = (units: number): number => units * UNIT_FIELDS.length

/** The inverse of `fieldOf`; meaningless for fields beyond those of the units. */
export const unitFieldAt = (field: number): { readonly unit: number; readonly part: UnitField } => ({
  unit: Math.floor(field / UNIT_FIELDS.length),
  part: UNIT_FIELDS[field % UNIT_FIELDS.length] as UnitField
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
const TURN_BASE = 128

/** A number of one turn as it is stored. */
export const packWithTurn = (value: number, turn: number): number => turn * TURN_BASE + value

/** The number stored for this turn; 0 where what is stored is of another turn. */
export const valueInTurn = (stored: number, turn: number): number => (turnOfPacked(stored) === turn ? stored % TURN_BASE : 0)

/** The turn (from 0) for which a number is stored. */
export const turnOfPacked = (stored: number): number => Math.floor(stored / TURN_BASE)

/** A state: every number at the place of its field. */
export type State = readonly number[]

export type FieldChange = readonly [field: number, value: number]

export const withChanges = (state: State, changes: readonly FieldChange[]): State => {
  const after = state.slice()
  for (let i = 0; i < changes.length; i++) {
    const [field, value] = changes[i] as FieldChange
    after[field] = value
  }
  return after
}

export const valueAt = (state: State, field: number): number => state[field] ?? 0
