import { outOfPlace } from '../model/mistakes'
import type { AbilityUse } from '../model/scenario'
import type { Ability } from '../rules/types'
import { type AskedAbility, boardOf, idOf, keyOn } from './ability'
import type { Check } from './check'
import { settled, useOf } from './choice'
import { badChoice } from './choice-form'

/** Abilities asked for -> abilities in play, when it is known whose board they are on. */

/** Uses of one box together: the dice of a pool may be spent one by one. */
const byBox = (
  asked: readonly AskedAbility[],
  boards: readonly string[],
  check: Check
): ReadonlyMap<string, readonly AskedAbility[]> => {
  const found = new Map<string, readonly AskedAbility[]>()
  for (const ability of asked) {
    const key = keyOn(ability, boards, check)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ability])
  }
  return found
}

/** The left column takes any number of dice; each other box is used once a turn (R7.3). */
const onlyOnce = ({ name, multi }: Ability, [, second]: readonly AskedAbility[], check: Check): void => {
  if (second && !multi)
    check.note(outOfPlace(`${check.called(second.at)}: ${name} is used once a turn (R7.3): say it once`, second.at))
}

const boxUses = (key: string, id: string, asked: readonly AskedAbility[], check: Check): readonly AbilityUse[] => {
  const ability = check.book.abilities[key]
  const [first] = asked
  if (!ability || !first) return []
  onlyOnce(ability, asked, check)
  const given = asked.length === 1 ? first.given : asked.flatMap(each => (each.given.length > 0 ? each.given : [{}]))
  const made = settled(ability, ability.multi ? given : first.given)
  if (!made) check.note(badChoice(check.called(first.at), ability, idOf(key), first.typed, first.at))
  return (made ?? []).map(choice => useOf(id, choice))
}

/** The uses of the boxes on a unit's boards; one that is not on its faction's is named with its board. */
export const usesOn = (
  boards: readonly string[],
  faction: string | undefined,
  asked: readonly AskedAbility[],
  check: Check
): readonly AbilityUse[] =>
  [...byBox(asked, boards, check)].flatMap(([key, each]) => boxUses(key, boardOf(key) === faction ? idOf(key) : key, each, check))
