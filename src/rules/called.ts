import type { RuleEntry } from '../model/report'
import { abilityEntry, classEntry, factionEntry, mountEntry, readingEntry, ruleEntry, terrainEntry, weaponEntry } from './entries'
import { idsNamed, isPlain, plain } from './lookup'
import { textsOf } from './rule-texts'
import { behind } from './statements'
import { troopEntry } from './troop-entry'
import type { Rulebook } from './types'

const isChapter = (words: string): boolean => /^[rv]\d+$/.test(words)

/** The ids that are meant in a table without names: the id itself, or all rules of a chapter (R3, V9). */
const idsOf = (table: Readonly<Record<string, unknown>>, words: string): readonly string[] => {
  const wanted = plain(words)
  const ids = Object.keys(table)
  return isChapter(wanted) ? ids.filter(id => plain(id).split(/[. ]/)[0] === wanted) : ids.filter(id => plain(id) === wanted)
}

/** A rule, or a box of a board, with what the sources say of it. */
const withStatements = (entry: RuleEntry, { edition }: Rulebook): RuleEntry => {
  const statements = behind(entry.id, edition)
  return statements.length > 0 ? { ...entry, statements } : entry
}

/** The entries of all rows that are called so, in whatever table: "crossbows" are a unit and a weapon. */
export const entriesCalled = (book: Rulebook, words: string): readonly RuleEntry[] => {
  const told = <Row>(
    table: Readonly<Record<string, Row>>,
    ids: readonly string[],
    entry: (id: string, row: Row, book: Rulebook) => RuleEntry
  ) =>
    ids.flatMap(id => {
      const row = table[id]
      return row === undefined ? [] : [entry(id, row, book)]
    })
  const mount = { mounted: book.mount }
  // the four plain troops are told as classes
  const troops = idsNamed(book.troops, words).filter(id => {
    const troop = book.troops[id]
    return troop !== undefined && !isPlain(book, troop)
  })
  return [
    ...told(book.factions, idsNamed(book.factions, words), factionEntry),
    ...told(book.classes, idsNamed(book.classes, words), classEntry),
    ...told(book.troops, troops, troopEntry),
    ...told(book.weapons, idsNamed(book.weapons, words), weaponEntry),
    ...told(mount, idsNamed(mount, words), mountEntry),
    ...told(book.terrain, idsNamed(book.terrain, words), terrainEntry),
    ...told(book.abilities, idsNamed(book.abilities, words), abilityEntry).map(entry => withStatements(entry, book)),
    ...told(book.readings, idsOf(book.readings, words), readingEntry),
    ...told(textsOf(book), idsOf(textsOf(book), words), ruleEntry).map(entry => withStatements(entry, book))
  ]
}
