import { type UnitPlace, unitIn } from '../../battle/units'
import type { AdviceReport, FightReport } from '../../model/report'
import type { FightKind, Scenario, Side, UnitRequest } from '../../model/scenario'
import { type Draft, isDraft, ownKey } from '../../request/validators'

/** The state of the guided explorer as plain data; only `step` changes it. */

/** A fight with its odds, and the change that led to it. */
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
  /** Whether to take the advice. */
  | { readonly ask: 'advice'; readonly advice: AdviceReport }

/** What is shown before the next question. */
export type Tell =
  | { readonly tell: 'fight' | 'explain' | 'shelf' }
  /** `isWhole`: the whole report, not only best play. */
  | { readonly tell: 'advice'; readonly advice: AdviceReport; readonly isWhole: boolean }
  | { readonly tell: 'sentence'; readonly text: string }
  | { readonly tell: 'refused'; readonly sentences: readonly string[] }

export interface ExplorerState {
  /** The edition, interpretations and boards of every fight. */
  readonly base: Draft
  /** The fight that is being set up, as far as its values are chosen. */
  readonly draft: Draft
  readonly now?: Turn
  /** The fight before the last change, for the difference. */
  readonly before?: Turn
  /** Earlier fights for undo, the latest last. */
  readonly past: readonly Turn[]
  readonly shelf: readonly Turn[]
  /** The questions to ask, the next one first; where there are none, the menu. */
  readonly todo: readonly NextQuestion[]
  readonly tells: readonly Tell[]
  /** A file that the caller is to write. */
  readonly saving?: string
  readonly isOver: boolean
}

export type Action =
  | { readonly do: 'kind'; readonly kind: FightKind }
  | { readonly do: 'ask'; readonly asks: readonly NextQuestion[] }
  | { readonly do: 'sentence'; readonly text: string }
  /** Sets a value of a unit; undefined removes it. */
  | { readonly do: 'set'; readonly place: UnitPlace; readonly key: string; readonly value: unknown; readonly said: string }
  /** Sets the abilities of a unit. */
  | { readonly do: 'ability'; readonly place: UnitPlace; readonly with: readonly unknown[]; readonly said: string }
  /** Changes a unit by words of a sentence, or by a path and its value. */
  | { readonly do: 'words'; readonly place: UnitPlace; readonly text: string }
  | { readonly do: 'become'; readonly scenario: Scenario; readonly said: string }
  | { readonly do: 'advise'; readonly side: Side }
  | { readonly do: 'take' | 'drop'; readonly index: number }
  | { readonly do: 'tell'; readonly tell: Tell }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'saved'; readonly file: string }
  | { readonly do: 'refuse'; readonly sentences: readonly string[] }
  | { readonly do: 'next' | 'back' | 'undo' | 'swap' | 'shelve' | 'again' | 'leave' }

export const emptyState = (base: Draft): ExplorerState => ({
  base,
  draft: {},
  past: [],
  shelf: [],
  todo: [{ ask: 'kind' }],
  tells: [],
  isOver: false
})

/** What has been chosen of a unit so far. */
export const unitDraft = (draft: Draft, { side }: UnitPlace): Draft => {
  const unit = ownKey(draft, side)
  return isDraft(unit) ? unit : {}
}

/** A unit with the values chosen over it. */
export const currentUnit = ({ now, draft }: ExplorerState, place: UnitPlace): Partial<UnitRequest> =>
  ({ ...(now && unitIn(now.scenario, place)), ...unitDraft(draft, place) }) as Partial<UnitRequest>

export const kindOf = ({ now, draft }: ExplorerState): FightKind =>
  now?.scenario.kind ?? (ownKey(draft, 'kind') === 'shoot' ? 'shoot' : 'melee')
