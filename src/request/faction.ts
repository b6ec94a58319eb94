import { outOfPlace } from '../model/mistakes'
import { either } from '../model/quoted'
import { boardsOf, findAbility } from '../rules/lookup'
import type { Rulebook, Troop } from '../rules/types'
import { type AskedAbility, boardOf, idOf } from './ability'
import { keyOn, keysOn, nameOf, theFactions } from './board'
import type { Check } from './check'
import { onceFor } from './names'

/** Whose unit it is, and which boards it uses: the troop says it, or a word for the faction, or its abilities. */
export interface Belonging {
  readonly faction?: string
  readonly boards: readonly string[]
  /** The abilities that are on those boards. */
  readonly abilities: readonly AskedAbility[]
}

/** Factions a troop may fight for: a hero his own, a troop of none all. */
const homes = ({ faction, hero }: Troop, book: Rulebook): readonly string[] =>
  hero ? hero.factions : faction === undefined ? Object.keys(book.factions) : [faction]

/** The faction that is said, if the troop may have it; else the troop's own. */
const home = (row: Troop, said: string | undefined, at: string, check: Check): string | undefined => {
  const allowed = homes(row, check.book)
  if (said !== undefined && allowed.includes(said)) return said
  if (said !== undefined) {
    const [own, other] = [theFactions(check.book, allowed), theFactions(check.book, [said])]
    const isOne = row.models?.most === 1
    const cure = isOne ? 'leave the faction out' : `leave the faction out, or say ${row.class} of ${other}`
    const subject = isOne ? `${row.name} belongs` : `the ${row.name} belong`
    check.note(outOfPlace(`${subject} to ${own}, not to ${other}: ${cure}`, `${at}.faction`))
  }
  return row.faction
}

const known = onceFor(() => new Map<Troop, Map<string | undefined, readonly string[]>>())

/** The boards of a troop in a faction, looked for once: a batch asks for the same ones a million times. */
const boardsFor = (book: Rulebook, row: Troop, faction?: string): readonly string[] => {
  const ofRow = known(book).get(row) ?? new Map<string | undefined, readonly string[]>()
  const boards = ofRow.get(faction) ?? boardsOf(book, row, faction)
  known(book).set(row, ofRow.set(faction, boards))
  return boards
}

const names = (abilities: readonly AskedAbility[], book: Rulebook): readonly string[] => [
  ...new Set(abilities.map(each => nameOf(each, book)))
]

const apart = (abilities: readonly AskedAbility[], boards: readonly string[], book: Rulebook): string => {
  const theirs = abilities.flatMap(ability => keysOn(ability, boards).map(boardOf))
  const told = either(names(abilities, book), 'and')
  return `${told} are on different boards, of ${theFactions(book, theirs, 'and')}: one unit has one board`
}

const undecided = (abilities: readonly AskedAbility[], factions: readonly string[], book: Rulebook): string => {
  const told = names(abilities, book)
  return (
    `${either(told, 'and')} ${told.length > 1 ? 'are' : 'is'} on the boards of ${theFactions(book, factions, 'and')}: ` +
    `say whose unit it is, as in 8 warriors of ${theFactions(book, factions.slice(-1))}`
  )
}

/** Boxes of several boards that do the same (the Combat Pools) need no faction. */
const isSame = ({ keys }: AskedAbility, book: Rulebook): boolean => findAbility(book, idOf(keys[0] ?? '')) !== undefined

/** No word says whose unit it is: its abilities may. */
const byAbilities = (row: Troop, abilities: readonly AskedAbility[], at: string, check: Check): Belonging => {
  const { book } = check
  const boards = boardsFor(book, row)
  const here = abilities.filter(ability => keyOn(ability, boards, check) !== undefined)
  const fits = homes(row, book).filter(faction => {
    const its = boardsFor(book, row, faction)
    return here.every(ability => keysOn(ability, its).length > 0)
  })
  const [faction] = fits
  if (fits.length === 1 && faction !== undefined) return { faction, boards: boardsFor(book, row, faction), abilities: here }
  if (fits.length > 1 && here.every(ability => isSame(ability, book))) return { boards, abilities: here }
  check.note(outOfPlace(fits.length === 0 ? apart(here, boards, book) : undecided(here, fits, book), `${at}.abilities`))
  return { boards, abilities: [] }
}

/** What cannot be settled is noted. */
export const belonging = (
  row: Troop,
  said: string | undefined,
  abilities: readonly AskedAbility[],
  at: string,
  check: Check
): Belonging => {
  const faction = home(row, said, at, check)
  if (abilities.length === 0) return { ...(faction !== undefined && { faction }), boards: [], abilities }
  const isHired = row.boards !== undefined && !row.hero
  if (faction === undefined && !isHired) return byAbilities(row, abilities, at, check)
  const boards = boardsFor(check.book, row, faction)
  const here = abilities.filter(ability => keyOn(ability, boards, check) !== undefined)
  return { ...(faction !== undefined && { faction }), boards, abilities: here }
}
