import type { AbilityUse } from '../../model/scenario'
import type { Ability, Choice } from '../../rules/types'

/** The ways to use a box that so many SAGA dice have been spent on. */

const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)

const rareOf = (rare: number): Pick<AbilityUse, 'rare'> => (rare > 0 ? { rare } : {})

/** A use's rare dice are its defence dice first: two uses where attack dice showed it and defence dice did not. */
const usesOf = (id: string, attack: number, defence: number, rareAttack: number, rareDefence: number): readonly AbilityUse[] =>
  rareAttack > 0 && rareDefence < defence
    ? [
        { id, attack, ...rareOf(rareAttack) },
        { id, defence, ...rareOf(rareDefence) }
      ]
    : [{ id, ...(attack > 0 && { attack }), ...(defence > 0 && { defence }), ...rareOf(rareAttack + rareDefence) }]

/** SAGA dice of a pool shared out between attack and defence, and so are those that show the rare symbol. */
const pooled = (id: string, kinds: readonly string[], dice: number, rares: number): readonly (readonly AbilityUse[])[] => {
  const [least, most] = [kinds.includes('defence') ? 0 : dice, kinds.includes('attack') ? dice : 0]
  return range(least, most).flatMap(attack =>
    range(Math.max(0, rares - (dice - attack)), Math.min(attack, rares)).map(rare =>
      usesOf(id, attack, dice - attack, rare, rares - rare)
    )
  )
}

const chosen = (id: string, choice: Exclude<Choice, { readonly take: 'pool' }> | undefined): readonly AbilityUse[] => {
  switch (choice?.take) {
    case undefined:
      return [{ id }]
    case 'split':
      return range(0, choice.total).map(attack => ({
        id,
        ...(attack > 0 && { attack }),
        ...(attack < choice.total && { defence: choice.total - attack })
      }))
    case 'number':
      return [{ id, count: choice.least }]
    case 'option':
      return choice.options.flatMap(({ by }, i) => (by ? [] : [{ id, count: i + 1 }]))
    case 'models':
    case 'fatigue':
      return range(choice.least, choice.most).map(count => ({ id, count }))
  }
}

/** Each way as the uses that it is made of. `rares`: of the dice spent, those that show the rare symbol. */
export const playsOf = (id: string, ability: Ability, uses: number, rares: number): readonly (readonly AbilityUse[])[] => {
  const rare = ability.rareMatters ? rares : 0
  const { choice } = ability
  return choice?.take === 'pool'
    ? pooled(id, choice.kinds, uses, rare)
    : chosen(id, choice).map(use => [{ ...use, ...rareOf(Math.min(1, rare)) }])
}

/** One of each list, in every combination. */
export const combined = <T>(lists: readonly (readonly (readonly T[])[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((found, list) => found.flatMap(each => list.map(one => [...each, ...one])), [[]])
