import { type UnitPlace, unitIn } from '../../battle/units'
import type { AdviceReport, FightReport } from '../../model/report'
import type { FightKind, Scenario, Side, UnitRequest } from '../../model/scenario'
import { type Draft, isDraft, ownKey } from '../../request/validators'

/** The explorer as plain data: what has been picked, fought and kept. `step` is all that changes it. */

/** A fight with its odds, and by which change it came about. */
export interface Turn {
  readonly scenario: Scenario
  readonly report: FightReport
  /** "huscarls: heavy cover" */
  readonly said: string
}

/** The next question. */
export type NextQuestion =
  | { readonly ask: 'kind' | 'sentence' | 'menu' | 'shelf' | 'file' }
  /** One value of a unit. */
  | { readonly ask: 'trait'; readonly place: UnitPlace; readonly key: string }
  /** Which value of a unit changes. */
  | { readonly ask: 'unit' | 'words'; readonly place: UnitPlace }
  | { readonly ask: 'help'; readonly side: Side }
  /** Whether it is taken. */
  | { readonly ask: 'advice'; readonly advice: AdviceReport }

/** What is shown before the next question. */
export type Tell =
  | { readonly tell: 'fight' | 'explain' | 'shelf' }
  /** `isWhole`: not the best play alone. */
  | { readonly tell: 'advice'; readonly advice: AdviceReport; readonly isWhole: boolean }
  | { readonly tell: 'sentence'; readonly text: string }
  | { readonly tell: 'refused'; readonly sentences: readonly string[] }

export interface ExplorerState {
  /** The edition, readings and boards of every fight. */
  readonly base: Draft
  /** The fight as far as it has been picked, until it can be fought. */
  readonly draft: Draft
  readonly now?: Turn
  /** The fight before the last change: the difference is shown against it. */
  readonly before?: Turn
  /** Fights that can be gone back to, the last one last. */
  readonly past: readonly Turn[]
  readonly shelf: readonly Turn[]
  /** The next question first; the menu where there is none. */
  readonly todo: readonly NextQuestion[]
  readonly tells: readonly Tell[]
  /** A file to be written by whoever holds the files. */
  readonly saving?: string
  readonly isOver: boolean
}

export type Action =
  | { readonly do: 'kind'; readonly kind: FightKind }
  | { readonly do: 'ask'; readonly asks: readonly NextQuestion[] }
  | { readonly do: 'sentence'; readonly text: string }
  /** A value of a unit; undefined takes it away. */
  | { readonly do: 'set'; readonly place: UnitPlace; readonly key: string; readonly value: unknown; readonly said: string }
  /** One ability more, or one less. */
  | { readonly do: 'ability'; readonly place: UnitPlace; readonly with: readonly unknown[]; readonly said: string }
  /** Words of a sentence, or a path and its value, over a unit. */
  | { readonly do: 'words'; readonly place: UnitPlace; readonly text: string }
  | { readonly do: 'become'; readonly scenario: Scenario; readonly said: string }
  | { readonly do: 'advise'; readonly side: Side }
  | { readonly do: 'take' | 'drop'; readonly index: number }
  | { readonly do: 'tell'; readonly tell: Tell }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'saved'; readonly file: string }
  | { readonly do: 'refuse'; readonly sentences: readonly string[] }
  | { readonly do: 'next' | 'back' | 'undo' | 'swap' | 'shelve' | 'again' | 'leave' }

export const begun = (base: Draft): ExplorerState => ({
  base,
  draft: {},
  past: [],
  shelf: [],
  todo: [{ ask: 'kind' }],
  tells: [],
  isOver: false
})

/** What is known of a fight, whole or still being picked. */

export const unitDraft = (draft: Draft, { side }: UnitPlace): Draft => {
  const unit = ownKey(draft, side)
  return isDraft(unit) ? unit : {}
}

export const drafted = ({ now, draft }: ExplorerState, place: UnitPlace): Partial<UnitRequest> =>
  ({ ...(now && unitIn(now.scenario, place)), ...unitDraft(draft, place) }) as Partial<UnitRequest>

export const kindOf = ({ now, draft }: ExplorerState): FightKind =>
  now?.scenario.kind ?? (ownKey(draft, 'kind') === 'shoot' ? 'shoot' : 'melee')
