import { type UnitPlace, unitIn, withUnit } from '../../battle/units'
import type { Scenario, UnitRequest } from '../../model/scenario'
import { checking } from '../../request/check'
import { patched } from '../../request/merge'
import { phrasesOf } from '../../request/phrases'
import { setting } from '../../request/set'
import { unitWords } from '../../request/unit-words'
import type { Draft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'

/** What is typed of a unit, laid over its fight: words of a sentence, or a path and its value. */

type Said = { readonly draft: Draft } | { readonly refused: readonly string[] }

const PATH = /^\s*[\w.[\]]+=/
const WHOLE_PATH = /^\s*(attacker|defender|shooter|target)\./

const byPath = (scenario: Scenario, { side, index }: UnitPlace, text: string): Said => {
  const unit = 'together' in scenario[side] ? `${side}.together.${index}` : side
  const patch = setting(WHOLE_PATH.test(text) ? text.trim() : `${unit}.${text.trim()}`)
  return 'message' in patch ? { refused: [patch.message] } : { draft: patched(scenario as unknown as Draft, [patch]) }
}

interface Lists {
  readonly abilities?: readonly unknown[]
  readonly effects?: readonly unknown[]
}

/** Abilities and bonus dice are added to what is there; all else takes its place. */
const added = (unit: UnitRequest, draft: Draft, plays: readonly string[]): UnitRequest => {
  const { abilities = [], effects = [] }: Lists = draft
  return {
    ...unit,
    ...draft,
    abilities: [...(unit.abilities ?? []), ...abilities, ...plays],
    effects: [...(unit.effects ?? []), ...effects]
  } as UnitRequest
}

export const draftInWords = (scenario: Scenario, place: UnitPlace, text: string, book: Rulebook): Said => {
  if (PATH.test(text)) return byPath(scenario, place, text)
  const check = checking(book)
  const { draft, plays } = unitWords(phrasesOf(text, check), place.side, check)
  if (check.mistakes.length > 0) return { refused: check.mistakes.map(({ message }) => message) }
  const unit = added(unitIn(scenario, place), draft, plays)
  return { draft: withUnit(scenario, place, () => unit) as unknown as Draft }
}
