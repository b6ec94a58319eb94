import type { Rulebook } from './types'

/** Rulebooks with a user's own rows or costs. A rulebook is never changed, a new one is returned. */

/** Rows of a user's board files, by the keys of the rulebook's tables. */
export type OwnTables = Pick<Rulebook, 'factions' | 'weapons' | 'troops' | 'abilities'>

/** The rulebook with these rows added; one with an existing key replaces it. `boards`: the files they came from. */
export const withOwn = (book: Rulebook, own: OwnTables, boards: readonly string[]): Rulebook => ({
  ...book,
  factions: { ...book.factions, ...own.factions },
  weapons: { ...book.weapons, ...own.weapons },
  troops: { ...book.troops, ...own.troops },
  abilities: { ...book.abilities, ...own.abilities },
  boards: [...(book.boards ?? []), ...boards]
})

/** Costs that a user gives, by the key of the ability: `vikings/ullr` (R7.3). */
export type Costs = Readonly<Record<string, string>>

/** The rulebook with these costs for abilities whose cost is unknown; other keys are ignored. */
export const withCosts = (book: Rulebook, costs: Costs): Rulebook => {
  const priced = Object.entries(costs).flatMap(([key, cost]) => {
    const ability = Object.hasOwn(book.abilities, key) ? book.abilities[key] : undefined
    if (!ability?.cost.includes('?')) return []
    const source = [ability.source, 'its cost as given'].filter(part => part !== '').join('; ')
    return [[key, { ...ability, cost, source, certainty: 'stated' }] as const]
  })
  return priced.length === 0 ? book : { ...book, abilities: { ...book.abilities, ...Object.fromEntries(priced) } }
}
