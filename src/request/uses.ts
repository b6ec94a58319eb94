import { outOfPlace } from '../model/mistakes'
import type { AbilityUse } from '../model/scenario'
import type { Ability, Rulebook } from '../rules/types'
import { type AskedAbility, boardOf, idOf } from './ability'
import { keysOn } from './board'
import type { Check } from './check'
import { settled, useOf } from './choice'
import { badChoice } from './choice-form'
import type { Belonging } from './faction'

/** Abilities asked for -> abilities in play, when it is known whose board they are on. */

/** Uses of one box together: the dice of a pool may be spent one by one. */
const byBox = ({ abilities, boards }: Belonging): ReadonlyMap<string, readonly AskedAbility[]> => {
  const found = new Map<string, readonly AskedAbility[]>()
  for (const ability of abilities) {
    const [key] = keysOn(ability, boards)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ability])
  }
  return found
}

/** The id alone where it leads there by itself, else with its board. */
const shortest = (key: string, { abilities }: Rulebook, boards: readonly string[]): string => {
  const id = idOf(key)
  const first = boards.find(board => Object.hasOwn(abilities, `${board}/${id}`))
  return first === boardOf(key) ? id : key
}

/** The left column takes any number of dice; each other box is used once a turn (R7.3). */
const onlyOnce = ({ name, multi }: Ability, [, second]: readonly AskedAbility[], check: Check): void => {
  if (second && !multi) check.note(outOfPlace(`${second.called}: ${name} is used once a turn (R7.3): say it once`, second.at))
}

const boxUses = (key: string, id: string, asked: readonly AskedAbility[], check: Check): readonly AbilityUse[] => {
  const ability = check.book.abilities[key]
  const [first] = asked
  if (!ability || !first) return []
  onlyOnce(ability, asked, check)
  const given = asked.length === 1 ? first.given : asked.flatMap(each => (each.given.length > 0 ? each.given : [{}]))
  const made = settled(ability, ability.multi ? given : first.given)
  if (!made) check.note(badChoice(first.called, ability, idOf(key), first.typed, first.at))
  return (made ?? []).map(choice => useOf(id, choice))
}

/** The uses of the boxes on a unit's boards. */
export const usesOf = (belonging: Belonging, check: Check): readonly AbilityUse[] =>
  [...byBox(belonging)].flatMap(([key, asked]) => boxUses(key, shortest(key, check.book, belonging.boards), asked, check))
