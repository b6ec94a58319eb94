import { mostModels } from '../../battle/sizes'
import { type Place, withUnit } from '../../battle/units'
import type { Scenario, UnitRequest } from '../../model/scenario'
import { type Draft, own } from '../../request/shape'
import { troopFor } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { type Fought, fought, isRefused } from './fought'
import type { Tell, Turn } from './state'

/** Another troop in the place of one, with as much of what it had as the new one may have. */

/** What is laid down, the next only where that was not enough. */
const GOES: readonly (readonly string[])[] = [
  [],
  ['abilities'],
  ['abilities', 'guards', 'wounds', 'wrath', 'engaged'],
  ['abilities', 'guards', 'wounds', 'wrath', 'engaged', 'effects', 'spend', 'givesUpDice', 'weapon', 'mounted']
]

const without = (unit: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(unit).filter(([key]) => !keys.includes(key)))

/** What the new troop never has: a weapon, horses; and no more models than it may be. */
const fitted = (unit: Draft, book: Rulebook): { readonly unit: Draft; readonly gone: readonly string[] } => {
  const { unit: id, faction, weapon, mounted, models } = unit as Partial<UnitRequest>
  const troop = id === undefined ? undefined : troopFor(book, id, faction)
  if (!troop || id === undefined) return { unit, gone: [] }
  const most = mostModels({ unit: id, ...(faction !== undefined && { faction }) }, book)
  const gone = [
    ...(weapon !== undefined && !troop.weapons.includes(weapon) ? ['weapon'] : []),
    ...(mounted && troop.mounted === 'never' ? ['mounted'] : [])
  ]
  const isFixed = troop.models !== undefined && troop.models.least === troop.models.most
  const size = isFixed ? most : Math.min(models ?? most, most)
  return { unit: { ...without(unit, gone), models: size }, gone }
}

/** What a thing is called when it is laid down. */
const CALLED: Readonly<Record<string, string>> = {
  mounted: 'horses',
  effects: 'bonus dice',
  spend: 'fatigue spent',
  givesUpDice: 'dice given up'
}

/** A fight with the new troop, and what is laid down for it. */
export interface Replacement {
  readonly draft: Draft
  /** "weapon", "fatigue spent" */
  readonly lost: readonly string[]
}

/** The fights with another unit in its place, first the one that keeps most. */
export const replacements = (scenario: Scenario, place: Place, asked: Draft, book: Rulebook): readonly Replacement[] => {
  const { unit, gone } = fitted(asked, book)
  return GOES.map(keys => ({
    draft: withUnit(scenario, place, () => without(unit, keys) as unknown as UnitRequest) as unknown as Draft,
    lost: [...gone, ...keys.filter(key => own(unit, key) !== undefined)].map(key => CALLED[key] ?? key)
  }))
}

export const replacing = (
  { scenario }: Turn,
  place: Place,
  asked: Draft,
  said: string,
  book: Rulebook
): { readonly found: Fought; readonly lost: readonly Tell[] } => {
  const tries = replacements(scenario, place, asked, book)
  for (const { lost, draft } of tries) {
    const found = fought(draft, said, book)
    if (isRefused(found)) continue
    const tells: readonly Tell[] = lost.length > 0 ? [{ tell: 'sentence', text: `the new troop loses: ${lost.join(', ')}` }] : []
    return { found, lost: tells }
  }
  const [first] = tries
  return { found: first ? fought(first.draft, said, book) : { refused: [] }, lost: [] }
}
