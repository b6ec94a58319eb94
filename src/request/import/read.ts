import { refuse } from '../../model/errors'
import { msg, t } from '../../model/language'
import { disarmed, quoted } from '../../model/quoted'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { BoardFile } from '../boards/schema'
import { fileYaml } from '../boards/write'
import { namesOf } from '../names'
import { rosterOfList } from '../roster/list'
import type { RosterFile } from '../roster/schema'
import { makesSentence } from '../words/vocabulary'
import { type Faction, factionsOf, LEAST_MODELS } from './catalogue'
import type { DataFile } from './entries'
import { type ForeignFile, type Imported, textIn, xmlOf } from './files'
import { type ForeignRoster, type ForeignUnit, rosterOfJson, rosterOfXml } from './foreign-rosters'
import { LONGEST_ID, type Note, type Setting, slug, tidyName, translated, unambiguousName } from './translate'

/** Writes the factions of catalogues as one board file, and a roster as a roster file. */

/** The board file of these factions, and the notes about their units. */
const boardOf = (factions: readonly Faction[], book: Rulebook): { readonly file: BoardFile; readonly notes: readonly Note[] } => {
  const notes: Note[] = []
  const names = namesOf(book)
  const takenNames = new Map<string, string>()
  const file = {
    edition: 2 as const,
    override: true as const,
    factions: {} as NonNullable<BoardFile['factions']>,
    troops: {} as NonNullable<BoardFile['troops']>,
    heroes: {} as NonNullable<BoardFile['heroes']>
  }
  const seen = new Set<string>()
  for (const { name, units, lost, isLibrary } of factions) {
    const factionId = slug(name)
    for (const unit of lost) notes.push({ unit: `${name}: ${unit}`, what: 'left', text: t('it is in a file that was not given') })
    if (!isLibrary) file.factions[factionId] = { name: tidyName(name), names: [plain(name)] }
    for (const unit of units) {
      const isHired = isLibrary || unit.categories.some(each => /mercenar/i.test(each))
      // factions may hire the same unit on terms of their own
      const key = `${isHired ? unit.catalogue : name}: ${unit.name}: ${isHired ? JSON.stringify([unit.kinds, unit.options]) : ''}`
      if (seen.has(key)) continue
      seen.add(key)
      const setting: Setting = {
        book,
        note: note => notes.push({ ...note, unit: `${isHired ? unit.catalogue : name}: ${note.unit}` }),
        ...(!isHired && { faction: factionId, factionName: tidyName(name) }),
        isTaken: word => names.troop.has(word) || names.faction.has(word) || takenNames.has(word) || makesSentence(word, book)
      }
      for (const { id: preferred, row } of translated(unit, setting)) {
        const isFree = (each: string) => !Object.hasOwn(file.troops, each) && !Object.hasOwn(file.heroes, each)
        let id = preferred
        for (let next = 2; !isFree(id); next++) id = `${preferred.slice(0, LONGEST_ID - 3)}-${next}`
        const made = 'hero' in row ? row.hero : row.troop
        for (const word of made.names ?? []) takenNames.set(word, id)
        if ('hero' in row) file.heroes[id] = row.hero
        else file.troops[id] = row.troop
      }
    }
  }
  const nonEmpty = Object.entries(file).filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0)
  return { file: Object.fromEntries(nonEmpty) as BoardFile, notes }
}

/** Recognizes the files and imports them together: catalogues with their game system, or a single roster. */

type Recognized =
  | { readonly data: DataFile }
  | { readonly roster: ForeignRoster; readonly file: string }
  | { readonly text: string; readonly file: string }

const SYSTEM = 'ce89-634a-7e30-72b1'

const WANTED = msg(
  'a catalogue (.gst, .cat) or a roster (.ros, New Recruit JSON) of SAGA, zipped or not, or a list from warband show -f text'
)

const refuseOtherGame = (file: string, game: string): never =>
  refuse(
    t('{file}: this is for the game {game}, and only SAGA can be imported: choose a SAGA file', { file, game: quoted(game) })
  )

const jsonOf = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(t('{file}: this is not well-formed JSON: export the roster again', { file }))
  }
}

const recognize = ({ name: file, bytes }: ForeignFile): Recognized => {
  const text = textIn(bytes, file)
  const start = text.trimStart().slice(0, 1)
  if (start === '{' || start === '[') {
    const roster = rosterOfJson(jsonOf(text, file))
    return roster
      ? { roster, file }
      : refuse(t('{file}: this JSON is not a New Recruit roster: expected {wanted}', { file, wanted: t(WANTED) }))
  }
  if (start !== '<') return { text, file }
  const root = xmlOf(text, file)
  if (root.name === 'roster') return { roster: rosterOfXml(root), file }
  if (root.name !== 'catalogue' && root.name !== 'gameSystem')
    return refuse(t('{file}: this XML is a {name}: expected {wanted}', { file, name: quoted(root.name), wanted: t(WANTED) }))
  const system = root.name === 'gameSystem' ? root.attributes['id'] : root.attributes['gameSystemId']
  const name = root.attributes['name'] ?? ''
  if (system !== SYSTEM && !/\bsaga\b/i.test(name)) {
    if (root.name === 'gameSystem') refuseOtherGame(file, name)
    if (system !== SYSTEM)
      refuseOtherGame(file, t('with the id {system}, catalogue {name}', { system: system ?? t('unknown'), name }))
  }
  return { data: { file, root } }
}

const isOfSaga = (roster: ForeignRoster): boolean => /\bsaga\b/i.test(roster.system) || roster.system === ''

const noteTexts = (notes: readonly Note[]): readonly string[] => notes.map(({ unit, text }) => `${unit}: ${text}`)

/**
 * The lines as YAML comment text: control characters and line breaks become spaces, so that no imported text can end the
 * comment.
 */
const comment = (lines: readonly string[]): string =>
  lines.map(line => ` ${line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')}`).join('\n')

const noteLines = (notes: readonly Note[]): readonly string[] => {
  const groups = [
    ['left', t('Not translated')],
    ['corrected', t('Corrected')],
    ['assumed', t('Assumed')]
  ] as const
  return groups.flatMap(([what, title]) => {
    const found = noteTexts(notes.filter(note => note.what === what))
    return found.length === 0 ? [] : ['', `${title} (${found.length}):`, ...found.map(line => `- ${line}`)]
  })
}

const unitsIn = ({ troops = {}, heroes = {} }: BoardFile): number => Object.keys(troops).length + Object.keys(heroes).length

const boardFrom = (
  data: readonly DataFile[],
  book: Rulebook
): Imported & { readonly notes: readonly (Note & Imported['notes'][number])[] } => {
  const factions = factionsOf(data)
  if (factions.length === 0)
    refuse(
      t('{file}: this is only a game system, which has no units: name the catalogues of factions as well', {
        file: data[0]?.file ?? ''
      })
    )
  const { file, notes } = boardOf(factions, book)
  const units = unitsIn(file)
  if (units === 0)
    refuse(
      t('{data}: there is no unit in it: name the catalogue of a faction', {
        data: data.map(({ file: name }) => name).join(', ')
      })
    )
  const names = factions.filter(({ isLibrary }) => !isLibrary).map(({ name }) => name)
  const header = [
    t('{units} units of {names}, second edition.', {
      units,
      names: names.length > 0 ? names.join(', ') : factions.map(({ name }) => name).join(', ')
    })
  ]
  return { text: fileYaml(file, comment([...header, ...noteLines(notes)])), what: 'board', units, notes }
}

const factionIn = (name: string, book: Rulebook): { readonly id: string; readonly isKnown: boolean } => {
  const wanted = plain(name)
  const found = Object.entries(book.factions).find(
    ([id, row]) => id === slug(name) || row.names.some(each => plain(each) === wanted)
  )
  return found ? { id: found[0], isKnown: true } : { id: slug(name), isKnown: false }
}

interface Mustered {
  readonly unit: ForeignUnit
  readonly id: string
  readonly models: number
  readonly isLeader: boolean
}

/** The unit's name with its chosen options, because its values already include them. */
const nameWithOptions = ({ name, options }: ForeignUnit): string => {
  const chosen = options.filter(option => !/^\d/.test(option)).map(option => option.replaceAll(',', ' and').toLowerCase())
  return chosen.length === 0 ? name : `${name.replace(/,.*$/, '')} with ${chosen.join(' and ')}`
}

/** True if a troop of the rulebook has this id or this name. */
const isTroop = (id: string, { troops }: Rulebook): boolean =>
  Object.hasOwn(troops, id) || Object.values(troops).some(({ names }) => names.some(name => plain(name) === plain(id)))

/** An id made from the name that is not taken; the faction's name or a number makes it unique. */
const freeId = (name: string, faction: string, isTaken: (id: string) => boolean): string => {
  const wanted = isTaken(slug(name)) ? slug(`${faction} ${name}`) : slug(name)
  let id = wanted
  for (let next = 2; isTaken(id); next++) id = `${wanted.slice(0, 37)}-${next}`
  return id
}

const rosterFrom = (
  roster: ForeignRoster,
  file: string,
  book: Rulebook
): Imported & { readonly notes: readonly (Note & Imported['notes'][number])[] } => {
  if (!isOfSaga(roster)) refuseOtherGame(file, roster.system)
  if (roster.units.length === 0)
    refuse(t('{file}: there is no unit in this roster: add units to it, and export it again', { file }))
  const notes: Note[] = []
  const faction = factionIn(roster.faction || 'roster', book)
  const troops: NonNullable<BoardFile['troops']> = {}
  const heroes: NonNullable<BoardFile['heroes']> = {}
  const known = new Map<string, string>()
  const mustered: Mustered[] = []
  for (const unit of roster.units) {
    const models = Math.min(
      12,
      unit.kinds.reduce((sum, { most }) => sum + most, 0)
    )
    const setting = {
      book,
      note: (note: Note) => notes.push(note),
      faction: faction.id,
      factionName: tidyName(roster.faction),
      isTaken: () => true
    }
    const [made] = translated({ ...unit, rules: [...unit.rules, ...unit.options], options: [], usual: [] }, setting)
    if (!made) continue
    const row = 'hero' in made.row ? { ...made.row.hero, class: made.row.hero.class ?? ('warlord' as const) } : made.row.troop
    const { leads, models: _size, ...kept } = row as typeof row & { readonly leads?: readonly string[] }
    const isLeader =
      unit.categories.some(category => /^warlord|legendary/i.test(category)) && !mustered.some(other => other.isLeader)
    // a legendary warlord costs a point, which only heroes may do
    const isHero = isLeader && leads !== undefined
    const written = {
      ...kept,
      ...(isHero && { leads: [...leads] }),
      name: tidyName(unambiguousName(nameWithOptions(unit), tidyName(roster.faction) || undefined, book)),
      ...(row.class === 'warlord' || models < LEAST_MODELS ? { models: row.class === 'warlord' ? 1 : models } : {})
    }
    const key = JSON.stringify(written)
    const id =
      known.get(key) ??
      freeId(
        nameWithOptions(unit),
        faction.id,
        each =>
          Object.hasOwn(troops, each) || Object.hasOwn(heroes, each) || isTroop(each, book) || makesSentence(plain(each), book)
      )
    known.set(key, id)
    if (isHero) heroes[id] = written as (typeof heroes)[string]
    else troops[id] = written
    mustered.push({ unit, id, models, isLeader })
  }
  const catalogue =
    roster.faction === '' ? t('it names no catalogue') : t('its catalogue is {faction}', { faction: quoted(roster.faction) })
  if (mustered.length === 0)
    refuse(
      t('{file}: the units of this roster have no numbers, and nothing else has them ({catalogue}): export it with profiles', {
        file,
        catalogue
      })
    )
  if (roster.faction === '')
    notes.push({ unit: tidyName(roster.name), what: 'assumed', text: t('it names no catalogue; its faction is called "roster"') })
  const leader = mustered.find(({ isLeader }) => isLeader)
  const units = mustered
    .filter(each => each !== leader)
    .map(({ unit, id, models }) => ({
      troop: id,
      models,
      ...(unit.customName !== undefined && { name: tidyName(unit.customName) }),
      ...(unit.options.some(option => /^war banner$/i.test(option)) && { banner: true })
    }))
  const made = {
    ...(roster.name !== '' && { name: tidyName(roster.name) }),
    edition: 2 as const,
    faction: faction.id,
    ...(roster.limit !== undefined && { points: roster.limit }),
    board: {
      ...(!faction.isKnown && { factions: { [faction.id]: { name: tidyName(roster.faction || 'roster') } } }),
      troops,
      ...(Object.keys(heroes).length > 0 && { heroes })
    },
    ...(leader && (Object.hasOwn(heroes, leader.id) ? { hero: leader.id } : { warlord: { troop: leader.id } })),
    units
  } satisfies RosterFile
  const header = [
    t('{name}: {mustered} units, second edition.', {
      name: roster.name === '' ? t('A roster') : roster.name,
      mustered: mustered.length
    })
  ]
  return { text: fileYaml(made, comment([...header, ...noteLines(notes)])), what: 'roster', units: mustered.length, notes }
}

/** The result of `imported`, with the unit of each note as a field of its own. */
const importedFrom = (
  files: readonly ForeignFile[],
  book: Rulebook
): Omit<Imported, 'notes'> & { readonly notes: readonly Note[] } => {
  const found = files.map(recognize)
  const rosters = found.flatMap(each => ('roster' in each ? [each] : []))
  const texts = found.flatMap(each => ('text' in each ? [each] : []))
  const data = found.flatMap(each => ('data' in each ? [each.data] : []))
  const lists = texts.map(({ text, file }) => {
    const list = rosterOfList(text, file)
    return list
      ? { list, file }
      : refuse(t('{file}: this file cannot be imported: expected {wanted}', { file, wanted: t(WANTED) }))
  })
  const [roster, another] = [...rosters, ...lists]
  if (roster && another)
    refuse(
      t('{file}: this is a second roster: import one at a time, and leave out {first} or {file}', {
        file: another.file,
        first: roster.file
      })
    )
  if (roster && 'list' in roster) {
    const { list } = roster
    return {
      text: fileYaml(list, comment([t('{name}: {units} units.', { name: list.name, units: list.units.length })])),
      what: 'roster',
      units: list.units.length,
      notes: []
    }
  }
  if (roster) return rosterFrom(roster.roster, roster.file, book)
  return boardFrom(data, book)
}

/**
 * Imports rosters and catalogues of other programs (T10.3 to T10.14): the board file made from catalogues, or the roster file made
 * from a roster; the contents of `files` decide which. `book` is the rulebook of the second edition. Throws a RequestError if a file is
 * neither, is broken, or belongs to another game.
 */
export const imported = (files: readonly ForeignFile[], book: Rulebook): Imported => {
  const { notes, ...made } = importedFrom(files, book)
  return { ...made, notes: notes.map(({ unit, what, text }) => ({ what, text: disarmed(`${unit}: ${text}`) })) }
}
