import type { UnitPlace } from '../../../battle/units'
import type { Scenario } from '../../../model/scenario'

/** The state of the live view as plain data; only `press` changes it. */

export type Mode = 'view' | 'search' | 'say' | 'save'

/** What is shown below the fields and the odds. */
export type Panel = 'odds' | 'large' | 'advice' | 'help' | 'copy' | 'keys'

export interface LiveState {
  /** Well-formed but perhaps impossible; then the view says why. */
  readonly fight: Scenario
  readonly place: UnitPlace
  /** The key of the field at the cursor. */
  readonly field: string
  /** The index of the selected ability. */
  readonly ability: number
  readonly mode: Mode
  readonly typed: string
  /** What is typed is only offered: the first letter replaces it, any other key keeps it. */
  readonly isOffered: boolean
  /** The index of the selected search result. */
  readonly line: number
  readonly panel: Panel
  readonly pinned?: Scenario
  readonly undo: readonly Scenario[]
  readonly redo: readonly Scenario[]
  /** Shown until the next key: what a change has removed, or why something is impossible. */
  readonly note?: string
  /** The digits of a number that is being typed. */
  readonly digits: string
  readonly isPasting: boolean
  /** A mouse report is being received, which is ignored. */
  readonly isSwallowing: boolean
  /** A file that the caller is to write. */
  readonly saving?: string
  readonly isOver: boolean
}

/** A keypress event of Node's readline. */
export interface Key {
  readonly sequence?: string | undefined
  readonly name?: string | undefined
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly shift?: boolean
  readonly code?: string | undefined
}

const FIRST: UnitPlace = { side: 'attacker', index: 0 }

/** The first state of the view. */
export const showing = (fight: Scenario, note?: string): LiveState => ({
  fight,
  place: FIRST,
  field: 'models',
  ability: 0,
  mode: 'view',
  typed: '',
  isOffered: false,
  line: 0,
  panel: 'odds',
  undo: [],
  redo: [],
  digits: '',
  isPasting: false,
  isSwallowing: false,
  isOver: false,
  ...(note !== undefined && { note })
})

/** The unit that each column shows: of two units side by side, the one at the cursor. */
export const shownPlaces = ({ fight, place }: LiveState): readonly [UnitPlace, UnitPlace] => {
  const shown = (side: UnitPlace['side']): UnitPlace =>
    place.side === side && hasPlace(fight, place) ? place : { side, index: 0 }
  return [shown('attacker'), shown('defender')]
}

/** Whether the fight has a unit at this place: only a side with two units has a second. */
export const hasPlace = (fight: Scenario, { side, index }: UnitPlace): boolean => index === 0 || 'together' in fight[side]
