import type { Rulebook } from './types'

/** The user's own laid over a rulebook: a new value, the rulebook stays what it is. */

/** Rows of the user's own, each by the key that its table has for it. */
export type OwnTables = Pick<Rulebook, 'factions' | 'weapons' | 'troops' | 'abilities'>

/** The rulebook with these rows beside its own, or in their place. `boards`: the files they came from. */
export const withOwn = (book: Rulebook, own: OwnTables, boards: readonly string[]): Rulebook => ({
  ...book,
  factions: { ...book.factions, ...own.factions },
  weapons: { ...book.weapons, ...own.weapons },
  troops: { ...book.troops, ...own.troops },
  abilities: { ...book.abilities, ...own.abilities },
  boards: [...(book.boards ?? []), ...boards]
})

/** Costs by the key of their ability (`vikings/ullr`), as the user gave them (R7.3); keys of no ability are passed over. */
export type Costs = Readonly<Record<string, string>>

/** The rulebook with these costs where its own are unknown. */
export const withCosts = (book: Rulebook, costs: Costs): Rulebook => {
  const priced = Object.entries(costs).flatMap(([key, cost]) => {
    const ability = Object.hasOwn(book.abilities, key) ? book.abilities[key] : undefined
    if (!ability?.cost.includes('?')) return []
    const source = [ability.source, 'its cost as given'].filter(part => part !== '').join('; ')
    return [[key, { ...ability, cost, source, certainty: 'stated' }] as const]
  })
  return priced.length === 0 ? book : { ...book, abilities: { ...book.abilities, ...Object.fromEntries(priced) } }
}
