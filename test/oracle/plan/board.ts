import type { Ability } from '../ability'
import type { Unit } from '../fight'

/** SAGA dice that lie on the boards while a turn is played (R7.3). */

/** How often each box can be paid for, by its id. */
export type Laid = Readonly<Record<string, number>>

export type Dice = Readonly<Partial<Record<'ours' | 'theirs', Laid>>>

/** What has been used of each box, by side and id. */
export type Spent = Readonly<Record<string, number>>

/** The left column takes any number of dice; each other box is used once a turn (R7.3). */
const LEFT: ReadonlySet<string> = new Set(['combat-pool', 'attack-pool'])

/** Section 7: who activates whom. The warlord is activated as hearthguard (R1.3). */
const ACTIVATION = {
  vikings: { levies: 'thralls', warriors: 'bondi', hearthguard: 'hirdmen', warlord: 'hirdmen' },
  'anglo-danes': { levies: 'geburs', warriors: 'ceorls', hearthguard: 'huscarls', warlord: 'huscarls' },
  normans: { levies: 'peasants', warriors: 'sergeants', hearthguard: 'knights', warlord: 'knights' },
  welsh: { levies: 'bonnedig', warriors: 'priodaur', hearthguard: 'teulu', warlord: 'teulu' }
} as const

const activations: ReadonlySet<string> = new Set(Object.values(ACTIVATION).flatMap(boxes => Object.values(boxes)))

export const activatedBy = ({ class: unitClass, faction }: Unit): string => {
  if (!faction) throw new RangeError('a unit without a faction has no board')
  return ACTIVATION[faction][unitClass]
}

/** A pool takes a SAGA die for each die it gives, rare or not (section 7); any other box is used, or not. */
export const priceOf = (ability: Ability): number => {
  if (ability.id === 'attack-pool') return (ability.attack ?? 0) + (ability.rareAttack ?? 0)
  if (ability.id !== 'combat-pool') return 1
  const { attack = 0, rareAttack = 0, defence = 0, rareDefence = 0 } = ability
  return attack + rareAttack + defence + rareDefence
}

const usedOf = (box: string, side: keyof Dice, spent: Spent): number => spent[`${side} ${box}`] ?? 0

/** Has it been used at all? */
export const isSpent = (box: string, side: keyof Dice, spent: Spent): boolean => usedOf(box, side, spent) > 0

/** So many more dice lie on the box, and it may be used once more. */
export const lies = (box: string, price: number, side: keyof Dice, dice: Dice | undefined, spent: Spent): boolean => {
  const used = usedOf(box, side, spent)
  const laid = dice?.[side]
  if (used > 0 && !LEFT.has(box) && !activations.has(box)) return false
  return laid === undefined || used + price <= (laid[box] ?? 0)
}

export const spending = (box: string, price: number, side: keyof Dice, spent: Spent): Spent => ({
  ...spent,
  [`${side} ${box}`]: usedOf(box, side, spent) + price
})

/** One ability after another, those for which no die is left passed over. */
export const afforded = (
  abilities: readonly Ability[] | undefined,
  side: keyof Dice,
  dice: Dice | undefined,
  before: Spent
): { readonly abilities: readonly Ability[]; readonly spent: Spent } => {
  let spent = before
  const played = (abilities ?? []).filter(ability => {
    const price = priceOf(ability)
    if (!lies(ability.id, price, side, dice, spent)) return false
    spent = spending(ability.id, price, side, spent)
    return true
  })
  return { abilities: played, spent }
}
