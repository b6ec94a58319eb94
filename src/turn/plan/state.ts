/**
 * The state of a plan between two steps: one array of whole numbers. The position of a number in it is its field: those of the
 * units come first, then those that `plan-model.ts` lays out (dice on boxes that may run out, whether the plan has stopped, and
 * the like).
 */
export type State = readonly number[]

/**
 * The numbers of each unit: lives left, fatigue, what it has done this turn (`ACTIVITY`), how its last melee ended (`ENDINGS`),
 * own-turn fatigue ignored this turn (R6.4), guards left, and Resilience fatigue that has vanished this turn (T6.12).
 */
export const UNIT_FIELDS = ['models', 'fatigue', 'activity', 'won', 'ignoredFatigue', 'guards', 'vanishedFatigue'] as const
/** The name of a number of a unit. */
export type UnitField = (typeof UNIT_FIELDS)[number]

const OFFSETS = Object.fromEntries(UNIT_FIELDS.map((name, offset) => [name, offset])) as Readonly<Record<UnitField, number>>

/** The field of a number of a unit, by the unit's index in the plan. */
export const fieldOf = (unit: number, name: UnitField): number => unit * UNIT_FIELDS.length + OFFSETS[name]

/** How many fields so many units have: the first field that is of no unit. */
export const fieldsOfUnits = (units: number): number => units * UNIT_FIELDS.length

/** The inverse of `fieldOf`; meaningless for fields beyond those of the units. */
export const unitFieldAt = (field: number): { readonly unit: number; readonly name: UnitField } => ({
  unit: Math.floor(field / UNIT_FIELDS.length),
  name: UNIT_FIELDS[field % UNIT_FIELDS.length] as UnitField
})

/**
 * What a unit has done this turn: nothing, a rest, or a move or shot (`active`; R4.1, R4.2) in the two lowest bits. The others are
 * of the second edition: it moved or charged, it shot, its last activation was a shot, it may not shoot again (T5.2, T5.3,
 * T5.17), it may not act again (`finished`, T6.8).
 */
export const ACTIVITY = {
  none: 0,
  rested: 1,
  active: 2,
  moved: 4,
  shot: 8,
  shotLast: 16,
  mayNotShoot: 32,
  finished: 64
} as const

/**
 * Numbers that count for one turn are stored with that turn, as turn * TURN_BASE + number. In the next turn they read as 0, so
 * nobody has to reset them.
 */
const TURN_BASE = 128

/** A number of one turn (from 0) as it is stored. */
export const packWithTurn = (value: number, turn: number): number => turn * TURN_BASE + value

/** The number stored for this turn; 0 where what is stored is of another turn. */
export const valueInTurn = (packed: number, turn: number): number => (turnOfPacked(packed) === turn ? packed % TURN_BASE : 0)

/** The turn (from 0) for which a number is stored. */
export const turnOfPacked = (packed: number): number => Math.floor(packed / TURN_BASE)

/** A field and its new value. */
export type FieldChange = readonly [field: number, value: number]

/** The state after some changes, of which later ones count. */
export const withChanges = (state: State, changes: readonly FieldChange[]): State => {
  const after = state.slice()
  for (let i = 0; i < changes.length; i++) {
    const [field, value] = changes[i] as FieldChange
    after[field] = value
  }
  return after
}

/** The value of a field; 0 where the state has no such field. */
export const valueAt = (state: State, field: number): number => state[field] ?? 0
