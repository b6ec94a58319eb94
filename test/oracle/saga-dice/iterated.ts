import { type Needs, pays } from './match'

/** A pool that any of several dice pays for leads round in circles: worths are raised until nothing changes. */

const hands = (dice: number): readonly string[] => {
  const found: string[] = []
  for (let c = 0; c <= dice; c++)
    for (let u = 0; c + u <= dice; u++)
      for (let r = 0; c + u + r <= dice; r++) found.push('C'.repeat(c) + 'R'.repeat(r) + 'U'.repeat(u))
  return found
}

const sorted = (dice: string): string => [...dice].sort().join('')

const FACES = [
  ['C', 3 / 6],
  ['U', 2 / 6],
  ['R', 1 / 6]
] as const

/** The chance of serving all needs from each hand, where a die of `price` buys two more within `room`. */
export const iterated = (needs: Needs, price: string, room: number): ReadonlyMap<string, number> => {
  const worth = new Map(hands(room).map(dice => [dice, pays(dice, needs) ? 1 : 0]))
  const of = (dice: string): number => worth.get(sorted(dice)) ?? 0
  const after = (dice: string, more: number): number =>
    more === 0 ? of(dice) : FACES.reduce((mean, [face, chance]) => mean + chance * after(dice + face, more - 1), 0)
  for (let change = 1; change > 1e-16; ) {
    change = 0
    for (const [dice, before] of worth) {
      const bought = [...new Set(dice)]
        .filter(die => price.includes(die))
        .map(die => after(dice.replace(die, ''), Math.min(2, room - dice.length + 1)))
      const best = Math.max(before, ...bought)
      change = Math.max(change, best - before)
      worth.set(dice, best)
    }
  }
  return worth
}
