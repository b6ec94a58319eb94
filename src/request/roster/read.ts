import { isObject } from '../../model/data'
import { attempted, byPlace, isRefused, type Mistake, RequestError, refuseAny } from '../../model/errors'
import { msg, type Text, translate } from '../../model/language'
import { quoted } from '../../model/quoted'
import { anotherFile, emptyRoster, noHero, noLeader, noRoster, noUnitsIn, whoseWarband } from '../../model/roster-mistakes'
import type { Edition } from '../../model/scenario'
import type { MusterUnit, Roster } from '../../model/warband'
import { mayLead } from '../../rules/lookup'
import { own } from '../../rules/named'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { mistakesOf, pruned } from '../boards/issues'
import { placesUnder } from '../boards/positions'
import { laidOver } from '../boards/read'
import { parsed, type Tree } from '../boards/syntax'
import type { BookOf } from '../request'
import type { Draft } from '../validators'
import { withUnitNames } from '../words/unit-names'
import {
  type Assume,
  type Entries,
  type Entry,
  entriesIn,
  idOf,
  isRead,
  musterUnitOf,
  type Read,
  type Setting,
  troopIdOf
} from './entries'
import { type RosterFile, rosterFile } from './schema'

/** Reads roster files: words become ids, and everything that is not understood is reported at once, with its line. */

/** The text of a roster file, and its name as the user gave it. */
export interface RosterText {
  readonly name: string
  readonly text: string
}

interface RosterData {
  readonly file: RosterFile
  readonly tree: Tree
}

/** Keys that identify files of other kinds. */
const OTHER_FILES: readonly (readonly [keys: readonly string[], what: Text, cure: Text])[] = [
  [['schema'], msg('a report'), msg('play it again with --scenario')],
  [['attacker', 'defender', 'fight'], msg('a scenario'), msg('play it with saga-odds melee --scenario')],
  [['troops', 'weapons', 'heroes', 'abilities', 'factions'], msg('a board'), msg('add it to the rulebook with --board')],
  [['steps'], msg('a plan'), msg('play it with saga-odds plan')]
]

const recognized = (data: unknown, { name }: RosterText): readonly Mistake[] => {
  if (!isObject(data)) return [noRoster(name, quoted(data))]
  if (Object.hasOwn(data, 'units')) return []
  const other = OTHER_FILES.find(([keys]) => keys.some(key => Object.hasOwn(data, key)))
  return other ? [anotherFile(name, translate(other[1]), translate(other[2]))] : []
}

/**
 * Returns the parts of a file that have the right shape, with words not yet parsed, and the mistakes of all other parts. Throws a
 * RequestError if no part is usable; `besides` finds what else is wrong then.
 */
const readShape = (
  given: RosterText,
  besides: (tree: Tree) => readonly Mistake[] = () => []
): RosterData & { readonly misshapen: readonly Mistake[] } => {
  const tree = parsed(given.text, given.name, 'roster')
  if (tree.data === null || tree.data === undefined) throw new RequestError([emptyRoster(given.name)])
  const others = recognized(tree.data, given)
  refuseAny(others)
  const read = rosterFile.safeParse(tree.data)
  const misshapen = read.success ? [] : mistakesOf(read.error.issues, tree)
  const { data } = read.success ? read : rosterFile.safeParse(pruned(tree.data, read.error.issues))
  if (!data) throw new RequestError([...besides(tree), ...misshapen])
  if (data.units.length === 0) throw new RequestError([noUnitsIn(tree.places.value(['units']))])
  return { file: data, tree, misshapen }
}

/**
 * Reads a file whose shape is right throughout; its words are not yet parsed. Throws a RequestError that lists every part with a
 * wrong shape, by line and column.
 */
const rosterData = (given: RosterText): RosterData => {
  const { file, tree, misshapen } = readShape(given)
  refuseAny(misshapen)
  return { file, tree }
}

const lineOf = ({ at = '' }: Mistake): string => at.split(':').at(-2) ?? ''

const heroesIn = (book: Rulebook): readonly string[] =>
  Object.values(book.troops).flatMap(({ hero, name }) => (hero ? [name] : []))

/** The id of the hero who leads; undefined if none is named. */
const heroOf = ({ hero, warlord }: Entries, { book, assume }: Setting): Read<string | undefined> => {
  if (!hero) {
    const found = warlord?.troop === undefined ? undefined : idOf('troop', warlord.troop, warlord, book, assume)
    return { found: found && isRead(found) && own(book.troops, found.found)?.hero ? found.found : undefined }
  }
  const read = hero.troop === undefined ? undefined : idOf('troop', hero.troop, hero, book, assume)
  if (read && !isRead(read)) return read
  return read && own(book.troops, read.found)?.hero ? read : { mistakes: [noHero(hero.at, hero.troop, heroesIn(book))] }
}

/**
 * The faction that the file names; otherwise the only one that the hero may lead or, without such a hero, that the troops belong
 * to.
 */
const factionOf = (file: RosterFile, tree: Tree, entries: Entries, { book, hero, assume }: Setting): Read<string> => {
  if (file.faction !== undefined)
    return idOf('faction', file.faction, { at: tree.places.value(['faction']), called: 'faction' }, book, assume)
  const led = own(book.troops, hero)?.hero?.factions ?? []
  const troops = [...entries.units, ...(entries.warlord ? [entries.warlord] : [])].flatMap(({ troop, ...entry }) => {
    const id = troop === undefined ? undefined : idOf('troop', troop, entry, book, assume)
    return entry.faction ?? (id && isRead(id) ? (own(book.troops, id.found)?.faction ?? []) : [])
  })
  const [first, second] = new Set(led.length > 0 ? led : troops)
  return first !== undefined && second === undefined
    ? { found: first }
    : { mistakes: [whoseWarband(tree.places.key([]), Object.keys(book.factions))] }
}

/** A faction that does not exist, in a file whose units cannot be used: both are said at once. */
const wrongFaction = ({ data, places }: Tree, bookOf: BookOf, edition: 1 | 2 | undefined): readonly Mistake[] => {
  if (!isObject(data) || typeof data['faction'] !== 'string' || data['board'] !== undefined) return []
  const said = data['edition'] === 1 || data['edition'] === 2 ? data['edition'] : (edition ?? 1)
  const read = idOf('faction', data['faction'], { at: places.value(['faction']), called: 'faction' }, bookOf(said))
  return isRead(read) ? [] : read.mistakes
}

const leads = ({ unit }: MusterUnit, book: Rulebook): boolean => {
  const troop = own(book.troops, unit)
  return troop !== undefined && mayLead(troop)
}

const leaderOf = ({ hero, warlord }: Entries, setting: Setting): Read<MusterUnit | undefined> => {
  const named: Entry | undefined = hero ?? (warlord && { troop: 'warlord', ...warlord })
  if (!named) return { found: undefined }
  const read = musterUnitOf(named, setting)
  if (!isRead(read) || leads(read.found, setting.book)) return read
  return { mistakes: [noLeader(named.at, own(setting.book.troops, read.found.unit)?.name ?? read.found.unit)] }
}

const mistakesIn = (reads: readonly Read<unknown>[]): readonly Mistake[] =>
  reads.flatMap(read => ('mistakes' in read ? read.mistakes : []))

/** The default name of a roster: "york" for "meta/york.yaml". */
const nameOf = (name: string): string => name.replace(/^.*[\\/]/, '').replace(/\.(?:ya?ml|json)$/i, '')

interface Laid {
  readonly book: Rulebook
  readonly file: RosterFile
}

/**
 * Rosters that are read one after the other may have rows with the same id. Gives those of the later roster new ids, wherever
 * they are named.
 */
const renamed = (file: RosterFile, book: Rulebook): RosterFile => {
  const { board } = file
  const isTheirs = (table: 'troops' | 'factions', id: string): boolean =>
    Object.hasOwn(book[table], id) && !Object.hasOwn(rulebook(book.edition)[table], id)
  if (!board || (book.boards ?? []).length === 0) return file
  const freeId = (id: string): string => {
    let next = 2
    while (Object.hasOwn(book.troops, `${id}-${next}`) || Object.hasOwn(board.troops ?? {}, `${id}-${next}`)) next++
    return `${id}-${next}`
  }
  const ids = new Map(
    Object.keys(board.troops ?? {})
      .filter(id => isTheirs('troops', id))
      .map(id => [id, freeId(id)])
  )
  const idNow = (id: string): string => ids.get(id) ?? id
  const entry = <T>(given: T): T =>
    isObject(given) && typeof given['troop'] === 'string' ? { ...given, troop: idNow(given['troop']) } : given
  const { troops = {}, factions = {} } = board
  return {
    ...file,
    board: {
      ...board,
      troops: Object.fromEntries(Object.entries(troops).map(([id, row]) => [idNow(id), row])),
      factions: Object.fromEntries(Object.entries(factions).filter(([id]) => !isTheirs('factions', id)))
    },
    units: file.units.map(entry),
    ...(file.warlord !== undefined && { warlord: entry(file.warlord) })
  }
}

/** Lays the roster's own rows over the rulebook, unless the roster has already been laid over it as a board. */
const withInline = (book: Rulebook, given: RosterFile, tree: Tree, name: string): Laid => {
  if (given.board === undefined || book.boards?.includes(name)) return { book, file: given }
  const file = renamed(given, book)
  const { board = {} } = file
  const laid = laidOver(book, [
    { name, file: board, tree: { what: 'board', data: board, places: placesUnder(tree.places, 'board') } }
  ])
  return { book: laid, file }
}

const rosterRead = (
  given: RosterText,
  bookOf: BookOf,
  edition?: 1 | 2,
  assume?: Assume
): { readonly roster: Roster; readonly book: Rulebook } => {
  const { file: read, tree, misshapen } = readShape(given, found => wrongFaction(found, bookOf, edition))
  const { book, file } = withInline(bookOf(read.edition ?? edition ?? 1), read, tree, given.name)
  const entries = entriesIn(file, tree, book, assume)
  const withoutHero: Setting = { book, ...(assume && { assume }) }
  const hero = heroOf(entries, withoutHero)
  const led: Setting = { ...withoutHero, ...(isRead(hero) && hero.found !== undefined && { hero: hero.found }) }
  const faction = factionOf(file, tree, entries, led)
  const setting: Setting = { ...led, ...(isRead(faction) && { faction: faction.found }) }
  const leader = leaderOf(entries, setting)
  const units = entries.units.map(entry => musterUnitOf(entry, setting))
  const otherMistakes = [...entries.mistakes, ...mistakesIn([hero, faction, ...(isRead(hero) ? [leader] : []), ...units])]
  // a line with a wrong shape is reported once: what else seems wrong in it follows from the shape
  const misshapenLines = new Set(misshapen.map(lineOf))
  const mistakes = [...misshapen, ...otherMistakes.filter(mistake => !misshapenLines.has(lineOf(mistake)))]
  if (mistakes.length > 0 || !isRead(faction) || !isRead(leader)) throw new RequestError([...mistakes].sort(byPlace))
  const found = units.flatMap(read => (isRead(read) ? [read.found] : []))
  // if no leader is named separately, a hero or warlord among the units leads
  const unitLeader = leader.found ? undefined : found.find(unit => leads(unit, book))
  const first = leader.found ?? (unitLeader && { ...unitLeader, units: 1 })
  const others = found.flatMap(unit =>
    unit !== unitLeader ? [unit] : unit.units > 1 ? [{ ...unit, units: unit.units - 1 }] : []
  )
  return {
    book,
    roster: {
      name: file.name ?? nameOf(given.name),
      file: given.name,
      edition: book.edition,
      faction: faction.found,
      points: file.points ?? 6,
      at: file.points === undefined ? tree.places.key([]) : tree.places.value(['points']),
      ...(first && { leader: first }),
      units: others,
      weight: file.weight ?? 1
    }
  }
}

/** With more mistakes than this, a file is not read again to correct typing errors: that takes time and would not help. */
const MOST_SLIPS = 12

/**
 * Reads the roster in a file, and returns it with the rulebook of its edition. Throws a RequestError that lists everything it
 * does not understand, by line and column. A roster that breaks the rules is not a mistake here. Typing errors are corrected only
 * if `assume` is given, which is called with each correction.
 */
export const rosterOf = (given: RosterText, bookOf: BookOf, edition?: 1 | 2, assume?: Assume): ReturnType<typeof rosterRead> =>
  slipsCorrected(assumeNow => rosterRead(given, bookOf, edition, assumeNow), assume)

/** Reads a roster as it is written and, if that fails, again with typing errors corrected. */
const slipsCorrected = <T>(read: (assume?: Assume) => T, assume: Assume | undefined): T => {
  try {
    return read()
  } catch (error) {
    if (!assume || !(error instanceof RequestError) || error.mistakes.length > MOST_SLIPS) throw error
    return read(assume)
  }
}

/** Reads a roster for a question about SAGA dice: its faction, leader and units. The faction may be missing. */

const SAGA_EDITION = 1

/**
 * Returns the roster as a draft of that question. Throws a RequestError that lists everything it does not understand, by line and
 * column.
 */
export const forDice = (given: RosterText, bookOf: BookOf, assume?: Assume): Draft =>
  slipsCorrected(assumeNow => draftOf(given, bookOf, assumeNow), assume)

const draftOf = (given: RosterText, bookOf: BookOf, assume: Assume | undefined): Draft => {
  const { file, tree } = rosterData(given)
  const book = bookOf(SAGA_EDITION)
  const { hero, warlord, units, mistakes } = entriesIn(file, tree, book, assume)
  const led: readonly Entry[] = hero === undefined && warlord ? [{ troop: 'warlord', ...warlord }] : []
  const all = [...units, ...led].map(entry => ({ entry, read: troopIdOf(entry, { book, ...(assume && { assume }) }) }))
  const wrong = [...mistakes, ...all.flatMap(({ read }) => (isRead(read) ? [] : read.mistakes))]
  if (wrong.length > 0) throw new RequestError([...wrong].sort(byPlace))
  return {
    ...(file.edition !== undefined && { edition: file.edition }),
    ...(file.faction !== undefined && { faction: file.faction }),
    ...(hero?.troop !== undefined && { hero: hero.troop }),
    ...(file.points !== undefined && { points: file.points }),
    units: all.flatMap(({ entry, read }) =>
      isRead(read)
        ? [{ unit: read.found, ...(entry.models !== undefined && { models: entry.models }), units: entry.units ?? 1 }]
        : []
    )
  }
}

/** Reads rosters whose units a sentence may name. */

/** Returns the edition of a roster, and whether it has rows of its own, before any name in it is looked up. */
export const rosterSetting = (given: RosterText): { readonly edition?: Edition; readonly hasRows: boolean } => {
  const { file } = rosterData(given)
  return { ...(file.edition !== undefined && { edition: file.edition }), hasRows: file.board !== undefined }
}

/**
 * Returns the rulebook of an edition with the units of these rosters under their names. Throws a RequestError that lists the
 * mistakes of both rosters.
 */
export const callable = (
  own: RosterText | undefined,
  enemy: RosterText | undefined,
  bookOf: BookOf,
  edition: Edition
): Rulebook => {
  const interpreted = new Set<string>()
  const read = (text: RosterText | undefined) =>
    attempted((): { readonly roster?: Roster } => (text ? rosterOf(text, bookOf, edition, line => interpreted.add(line)) : {}))
  const [mine, theirs] = [read(own), read(enemy)]
  if (isRefused(mine) || isRefused(theirs)) throw new RequestError([mine, theirs].filter(isRefused).flat())
  return withUnitNames(bookOf(edition), mine.roster, theirs.roster, [...interpreted])
}
