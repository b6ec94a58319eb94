import type { UnitPlace } from '../../../battle/units'
import type { Scenario } from '../../../model/scenario'

/** The live view as plain data. `press` is all that changes it. */

export type Mode = 'view' | 'search' | 'say' | 'save'

/** What is shown beside the fields and who wins. */
export type Panel = 'odds' | 'large' | 'advice' | 'help' | 'copy' | 'keys'

export interface LiveState {
  /** Well formed, but perhaps not to be played: then the odds say why. */
  readonly fight: Scenario
  readonly place: UnitPlace
  /** The key of the field at the cursor. */
  readonly field: string
  /** Which ability is looked at. */
  readonly ability: number
  readonly mode: Mode
  readonly typed: string
  /** Which line of a search is looked at. */
  readonly line: number
  readonly panel: Panel
  readonly pinned?: Scenario
  readonly undo: readonly Scenario[]
  readonly redo: readonly Scenario[]
  /** Told until the next key: what a change took with it, or why something cannot be. */
  readonly note?: string
  /** Digits of a number that may go on. */
  readonly digits: string
  readonly isPasting: boolean
  /** A report of a mouse is coming in, to be thrown away. */
  readonly isSwallowing: boolean
  /** A file to be written by whoever holds the files. */
  readonly saving?: string
  readonly isOver: boolean
}

/** A key as Node tells it. */
export interface Key {
  readonly sequence?: string | undefined
  readonly name?: string | undefined
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly shift?: boolean
  readonly code?: string | undefined
}

const FIRST: UnitPlace = { side: 'attacker', index: 0 }

export const showing = (fight: Scenario, note?: string): LiveState => ({
  fight,
  place: FIRST,
  field: 'models',
  ability: 0,
  mode: 'view',
  typed: '',
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

/** The unit that each column shows. */
export const shownPlaces = ({ fight, place }: LiveState): readonly [UnitPlace, UnitPlace] => {
  const shown = (side: UnitPlace['side']): UnitPlace =>
    place.side === side && hasPlace(fight, place) ? place : { side, index: 0 }
  return [shown('attacker'), shown('defender')]
}

export const hasPlace = (fight: Scenario, { side, index }: UnitPlace): boolean => index === 0 || 'together' in fight[side]
