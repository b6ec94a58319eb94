import type { Mistake } from '../../model/errors'
import { unknownName } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { howManyAt, sameKeyTwice, whichTroopAt } from '../../model/roster-mistakes'
import type { MusterUnit, Outfit } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { UNARMED, withWeapon } from '../../rules/kit'
import { plain, troopIdFor } from '../../rules/lookup'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { checking } from '../check'
import { namesOf } from '../names'
import { meaningAs } from '../phrase-pass'
import { phrasesOf } from '../phrases'

/** One entry of a roster, its words become ids of the rulebook. */

/** As a file has it: each name still a word. */
export interface Entry extends Outfit {
  /** "york.yaml:7:5", and what the entry is called: "units[2]". */
  readonly at: string
  readonly called: string
  /** What its player calls it. */
  readonly name?: string
  readonly troop?: string
  readonly models?: number
  readonly units?: number
  readonly resilience?: number
}

/** What else is known of the roster. */
export interface Setting {
  readonly book: Rulebook
  readonly faction?: string
  /** The id of the hero who leads. */
  readonly hero?: string
  readonly assume?: Assume
}

/** Hears what was read as something else; where nobody does, no typing error is corrected. */
export type Assume = (line: string) => void

export type Read<T> = { readonly found: T } | { readonly mistakes: readonly Mistake[] }

export const isRead = <T>(read: Read<T>): read is { readonly found: T } => 'found' in read

const LISTS = {
  troop: 'saga-odds rules units',
  weapon: 'saga-odds rules weapons',
  mount: 'saga-odds rules weapons',
  faction: 'saga-odds rules factions'
} as const

/** What a sentence would read the word as, typing errors corrected. */
const corrected = (kind: keyof typeof LISTS, word: string, at: string, book: Rulebook, assume: Assume): string | undefined => {
  const check = checking(book, undefined, { mends: true })
  const [phrase, another] = phrasesOf(word, check)
  const id = another === undefined ? meaningAs(phrase, kind)?.id : undefined
  if (id !== undefined) for (const line of check.assumed) assume(`${at}: ${line}`)
  return id
}

/** The id of the row that a word names. */
export const idOf = (
  kind: keyof typeof LISTS,
  word: string,
  { at, called }: Pick<Entry, 'at' | 'called'>,
  book: Rulebook,
  assume?: Assume
): Read<string> => {
  const names = namesOf(book)[kind]
  const found = names.get(plain(word)) ?? (assume && corrected(kind, word, at, book, assume))
  if (found !== undefined) return { found }
  const near = nearest(plain(word), names.keys())
  return { mistakes: [unknownName(`${at}: ${called}`, kind, word, LISTS[kind], at, near)] }
}

/** Of a warband's own faction where it has such a troop; another faction's is shown as against the rules. */
export const troopIdOf = (entry: Entry, { book, faction, assume }: Setting): Read<string> => {
  if (entry.troop === undefined) return { mistakes: [whichTroopAt(entry.at, entry.called)] }
  const read = idOf('troop', entry.troop, entry, book, assume)
  return isRead(read) ? { found: troopIdFor(book, read.found, faction) ?? read.found } : read
}

const weaponIdOf = (entry: Entry, { book, assume }: Setting): Read<string | undefined> => {
  if (entry.weapon === undefined || plain(entry.weapon) === UNARMED) return { found: entry.weapon && UNARMED }
  return idOf('weapon', entry.weapon, { ...entry, called: `${entry.called}.weapon` }, book, assume)
}

/** Horses are what `mounted` says. */
const mountOf = (entry: Entry, { book, assume }: Setting): Read<Pick<Outfit, 'mount' | 'mounted'>> => {
  if (entry.mount === undefined) return { found: entry.mounted ? { mounted: true } : {} }
  const read = idOf('mount', entry.mount, { ...entry, called: `${entry.called}.mount` }, book, assume)
  return isRead(read) ? { found: read.found === 'horse' ? { mounted: true } : { mount: read.found } } : read
}

export const musterUnitOf = (entry: Entry, setting: Setting): Read<MusterUnit> => {
  const { book, hero } = setting
  const [troop, weapon, mount] = [troopIdOf(entry, setting), weaponIdOf(entry, setting), mountOf(entry, setting)]
  if (!isRead(troop) || !isRead(weapon) || !isRead(mount))
    return { mistakes: [troop, weapon, mount].flatMap(read => ('mistakes' in read ? read.mistakes : [])) }
  const unit = withWeapon(book, troop.found, weapon.found, hero)
  const row = own(book.troops, unit)
  const models = entry.models ?? (row && usualModels(row))
  if (models === undefined) return { mistakes: [howManyAt(entry.at, entry.called, row?.name ?? unit)] }
  return {
    found: {
      unit,
      models,
      ...(entry.name !== undefined && { name: entry.name }),
      units: entry.units ?? 1,
      ...(weapon.found !== undefined && { weapon: weapon.found }),
      ...mount.found,
      ...(entry.banner && { banner: true }),
      ...(entry.resilience !== undefined && { resilience: entry.resilience }),
      at: entry.at
    }
  }
}

/** Two keys that are one, of which one is to be said. */
export const either = <T>(
  [first, one]: readonly [name: string, value: T | undefined],
  [second, other]: readonly [name: string, value: T | undefined],
  { at, called }: Pick<Entry, 'at' | 'called'>
): Read<T | undefined> =>
  one !== undefined && other !== undefined ? { mistakes: [sameKeyTwice(at, called, first, second)] } : { found: one ?? other }
