import type { UnitRequest } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { checking, type KnownUnits, knownUnits } from '../check'
import type { BookOf, KnownRequests, Request, Requested } from '../request'
import { unitIn } from '../scenario'
import { SIDES } from '../scenario-fields'
import { type Draft, isDraft, isPlain } from '../validators'

/** A batch remembers units, and its last fight, for most fights differ from the one before in their units alone. */

/** A request that was right: its data, and what they came to under these rulebooks. */
interface RightRequest {
  readonly draft: Draft
  readonly keys: readonly string[]
  readonly bookOf: BookOf
  readonly requested: Requested
}

/** A request that is its data alone. */
const dataOf = ({ words, kind, strict, scenario, patches = [], mistakes = [] }: Request): Draft | undefined =>
  words || kind || strict || patches.length > 0 || mistakes.length > 0 || !isDraft(scenario) ? undefined : scenario

const isVarying = (key: string): boolean => key === 'id' || key === 'attacker' || key === 'defender'

/** The same values under the same keys, in the same order, but for the units and the id. */
const isAlike = (draft: Draft, { draft: before, keys }: RightRequest): boolean => {
  const here = Object.keys(draft)
  if (here.length !== keys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (here[i] !== key || (draft[key] !== before[key] && !isVarying(key))) return false
  }
  return true
}

/** The unit of a side that is nothing else, and of which there is nothing to tell. */
const plainUnit = (draft: Draft, side: (typeof SIDES)[number], book: Rulebook, units: KnownUnits): UnitRequest | undefined => {
  const before = units.found(book, draft[side])
  if (before) return before
  const check = checking(book, undefined, { known: units })
  const { length } = check.assumed
  const unit = unitIn(draft[side], side, check)
  return check.mistakes.length === 0 && check.assumed.length === length ? unit : undefined
}

/** The fight of data that differ from the last ones in their units, which are right, and in their id. */
const likeLast = (draft: Draft, bookOf: BookOf, units: KnownUnits, last: RightRequest | undefined): Requested | undefined => {
  if (!last || last.bookOf !== bookOf || !isAlike(draft, last)) return undefined
  const { scenario, book, interpreted } = last.requested
  const attacker = plainUnit(draft, 'attacker', book, units)
  const defender = attacker && plainUnit(draft, 'defender', book, units)
  if (!defender) return undefined
  const { id } = draft
  if (scenario.id === undefined)
    return id === undefined ? { scenario: { ...scenario, attacker, defender }, book, interpreted } : undefined
  return isPlain(id) ? { scenario: { ...scenario, attacker, defender, id }, book, interpreted } : undefined
}

/** Nothing but its units is its own. */
const isOfUnits = (draft: Draft, { scenario, book, interpreted }: Requested, units: KnownUnits): boolean =>
  SIDES.every(side => units.found(book, draft[side]) === scenario[side]) &&
  !scenario.costs &&
  !Object.hasOwn(draft, 'fight') &&
  interpreted.length === (book.interpreted?.length ?? 0)

export const knownRequests = (): KnownRequests => {
  const units = knownUnits()
  let last: RightRequest | undefined
  return {
    units,
    before: (request, bookOf) => {
      const draft = dataOf(request)
      return draft && likeLast(draft, bookOf, units, last)
    },
    keep: (request, bookOf, requested) => {
      const draft = dataOf(request)
      if (draft && isOfUnits(draft, requested, units)) last = { draft, keys: Object.keys(draft), bookOf, requested }
    }
  }
}
