import { outOfPlace } from '../model/mistakes'
import { either } from '../model/quoted'
import { troopIdFor } from '../rules/lookup'
import type { Rulebook, Troop } from '../rules/types'
import { type AskedAbility, boardOf, idOf, nameOf, theFactions, vague } from './ability'
import type { Check } from './check'

/** Whose unit it is: the troop says it, or a word for the faction, or the boards of its abilities. */

const ofTroop = (row: Troop | undefined, said: string | undefined, at: string, check: Check): string | undefined => {
  if (row?.faction === undefined || said === undefined || row.faction === said) return row?.faction ?? said
  const [own, other] = [row.faction, said].map(faction => theFactions(check.book, [faction]))
  const message = `the ${row.name} belong to ${own}, not to ${other}: leave the faction out, or say ${row.class} of ${other}`
  check.note(outOfPlace(message, `${at}.faction`))
  return row.faction
}

/** The factions whose boards have them all. */
const shared = (abilities: readonly AskedAbility[]): readonly string[] => {
  const [first, ...others] = abilities.map(({ keys }) => new Set(keys.map(boardOf)))
  return [...(first ?? [])].filter(faction => others.every(other => other.has(faction)))
}

const apart = (abilities: readonly AskedAbility[], book: Rulebook): string =>
  `${either([...new Set(abilities.map(each => nameOf(each, book)))], 'and')} are on different boards, of ` +
  `${theFactions(
    book,
    abilities.flatMap(({ keys }) => keys.map(boardOf)),
    'and'
  )}: one unit has one board`

const several = (abilities: readonly AskedAbility[], factions: readonly string[], book: Rulebook): string => {
  const names = [...new Set(abilities.map(each => nameOf(each, book)))]
  const whose = theFactions(book, factions.slice(-1))
  return (
    `${either(names, 'and')} ${names.length > 1 ? 'are' : 'is'} on the boards of ${theFactions(book, factions, 'and')}: ` +
    `say whose unit it is, as in 8 warriors of ${whose}`
  )
}

const isVague = ({ keys }: AskedAbility): boolean => new Set(keys.map(idOf)).size > 1

const ofAbilities = (abilities: readonly AskedAbility[], at: string, check: Check): string | undefined => {
  const factions = shared(abilities)
  if (abilities.length === 0 || factions.length === 1) return factions[0]
  const doubtful = abilities.filter(isVague)
  for (const ability of doubtful) check.note(vague(ability, ability.keys, check))
  if (doubtful.length === 0) {
    const tell = factions.length === 0 ? apart(abilities, check.book) : several(abilities, factions, check.book)
    check.note(outOfPlace(tell, `${at}.abilities`))
  }
  return undefined
}

/** The faction of a unit; undefined where nothing settles it, which is noted if its abilities need it. */
export const settledFaction = (
  troop: string | undefined,
  said: string | undefined,
  abilities: readonly AskedAbility[],
  at: string,
  check: Check
): string | undefined => {
  const row = troop === undefined ? undefined : check.book.troops[troop]
  return ofTroop(row, said, at, check) ?? (row?.boards ? undefined : ofAbilities(abilities, at, check))
}

/** A class with a faction is that faction's troop of the class: warriors of the Welsh are priodaur. */
export const settledTroop = (troop: string, faction: string | undefined, book: Rulebook): string =>
  troopIdFor(book, troop, faction) ?? troop

/** The boards a unit may use: its troop's, or its faction's; undefined where it is not known whose unit it is. */
export const boardsFor = (row: Troop | undefined, faction: string | undefined): readonly string[] | undefined =>
  row?.boards ?? (faction === undefined ? undefined : [faction])
