import { type Place, unitIn } from '../../battle/units'
import type { FightKind, UnitRequest } from '../../model/scenario'
import { type Draft, isDraft, ownKey } from '../../request/validators'
import type { State } from './state'

/** What is known of a fight, whole or still being picked. */

export const unitDraft = (draft: Draft, { side }: Place): Draft => {
  const unit = ownKey(draft, side)
  return isDraft(unit) ? unit : {}
}

export const drafted = ({ now, draft }: State, place: Place): Partial<UnitRequest> =>
  ({ ...(now && unitIn(now.scenario, place)), ...unitDraft(draft, place) }) as Partial<UnitRequest>

export const kindOf = ({ now, draft }: State): FightKind =>
  now?.scenario.kind ?? (ownKey(draft, 'kind') === 'shoot' ? 'shoot' : 'melee')
