import { t } from '../../model/language'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { BoardFile } from '../boards/schema'
import { namesOf } from '../names'
import { makesSentence } from '../vocabulary'
import type { Faction } from './catalogue'
import { LONGEST_ID, type Note, type Setting, slug, tidyName, translated } from './translate'

/** Factions of catalogues as one board file. */

/** The board file of these factions, and all that is to be said of it. */
export const boardOf = (
  factions: readonly Faction[],
  book: Rulebook
): { readonly file: BoardFile; readonly notes: readonly Note[] } => {
  const notes: Note[] = []
  const names = namesOf(book)
  const given = new Map<string, string>()
  const file = {
    edition: 2 as const,
    override: true as const,
    factions: {} as NonNullable<BoardFile['factions']>,
    troops: {} as NonNullable<BoardFile['troops']>,
    heroes: {} as NonNullable<BoardFile['heroes']>
  }
  const seen = new Set<string>()
  for (const { name, units, lost, isLibrary } of factions) {
    const id = slug(name)
    for (const unit of lost) notes.push({ unit: `${name}: ${unit}`, what: 'left', text: t('it is in a file that was not given') })
    if (!isLibrary) file.factions[id] = { name: tidyName(name), names: [plain(name)] }
    for (const unit of units) {
      const isHired = isLibrary || unit.categories.some(each => /mercenar/i.test(each))
      // factions may hire the same unit on terms of their own
      const key = `${isHired ? unit.catalogue : name}: ${unit.name}: ${isHired ? JSON.stringify([unit.kinds, unit.options]) : ''}`
      if (seen.has(key)) continue
      seen.add(key)
      const setting: Setting = {
        book,
        note: note => notes.push({ ...note, unit: `${isHired ? unit.catalogue : name}: ${note.unit}` }),
        ...(!isHired && { faction: id, factionName: tidyName(name) }),
        isTaken: word => names.troop.has(word) || names.faction.has(word) || given.has(word) || makesSentence(word, book)
      }
      for (const { id: wanted, row } of translated(unit, setting)) {
        const isFree = (each: string) => !Object.hasOwn(file.troops, each) && !Object.hasOwn(file.heroes, each)
        let own = wanted
        for (let next = 2; !isFree(own); next++) own = `${wanted.slice(0, LONGEST_ID - 3)}-${next}`
        const made = 'hero' in row ? row.hero : row.troop
        for (const word of made.names ?? []) given.set(word, own)
        if ('hero' in row) file.heroes[own] = row.hero
        else file.troops[own] = row.troop
      }
    }
  }
  const filled = Object.entries(file).filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0)
  return { file: Object.fromEntries(filled) as BoardFile, notes }
}
