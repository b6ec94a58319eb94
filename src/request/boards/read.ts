import { isObject } from '../../model/data'
import type { Count, Effect } from '../../model/effect'
import { attempted, isRefused, type Mistake, RequestError, refuse, refuseAny } from '../../model/errors'
import { msg, t } from '../../model/language'
import { MOST_MODELS } from '../../model/limits'
import { notA } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { quoted } from '../../model/quoted'
import { type OwnTables, withOwn } from '../../rules/custom-tables'
import { plain } from '../../rules/lookup'
import { idIn, type Named } from '../../rules/named'
import type { AbilityChoice, Rulebook } from '../../rules/types'
import { makesSentence } from '../words/vocabulary'
import { mistakesOf } from './issues'
import { type Board, type OwnRow, ownRows } from './own-rows'
import { type Path, pathText, placesUnder } from './positions'
import { type AbilityRow, type BoardFile, boardFile, type HeroRow, type TroopRow } from './schema'
import { parsed, type Tree } from './syntax'

/** Reads board files and checks each one on its own. */

/** The text of a board file, and its name as the user gave it. */
export interface BoardText {
  readonly name: string
  readonly text: string
  /** Set if somebody other than the user named the file: if it is not a board, no message quotes its content. */
  readonly isStrange?: true
}

const KEYS = Object.keys(boardFile.shape)

/** Matches a text that has a key of a board file in a position where a key may be. */
const KEY = new RegExp(`(?:^|[{,])\\s*["']?(?:${KEYS.join('|')})["']?\\s*:`, 'mu')

const list = (words: readonly string[]): string =>
  t('{one} and {other}', { one: words.slice(0, -1).join(', '), other: words.at(-1) ?? '' })

/** Returns the rows that a roster brings along as a board; returns any other file unchanged. */
const boardOfRoster = (tree: Tree): Tree =>
  isObject(tree.data) && Array.isArray(tree.data['units']) && isObject(tree.data['board'])
    ? { ...tree, data: tree.data['board'], places: placesUnder(tree.places, 'board') }
    : tree

const boardOf = ({ name, text }: BoardText): Board => {
  const tree = boardOfRoster(parsed(text, name))
  if (tree.data === null || tree.data === undefined) refuse(t('{name}: it is empty: expected a board', { name }), name, 'board')
  const read = boardFile.safeParse(tree.data)
  if (read.success) return { name, file: read.data, tree }
  throw new RequestError(mistakesOf(read.error.issues, tree))
}

/**
 * Reads a file that somebody else named. If it is not a board at all, the error does not quote it, because it may hold anything.
 */
const boardOfOthers = (file: BoardText): Board => {
  try {
    return boardOf(file)
  } catch (error) {
    const { name, text } = file
    if (!(error instanceof RequestError) || text.trim() === '' || KEY.test(text)) throw error
    return refuse(t('{name}: this is not a board file: it has none of {list}', { name, list: list(KEYS) }), name, 'board')
  }
}

const givenTwice = (files: readonly BoardText[]): readonly Mistake[] =>
  files.flatMap(({ name }, index) =>
    files.findIndex(other => other.name === name) < index
      ? [{ message: t('{name}: this board is given twice: once is enough', { name }), at: name }]
      : []
  )

/** Reads board files. Throws a RequestError that lists the mistakes of all of them. */
export const boardsOf = (files: readonly BoardText[]): readonly Board[] => {
  const read = files.map(file => attempted(() => (file.isStrange ? boardOfOthers(file) : boardOf(file))))
  refuseAny([...givenTwice(files), ...read.filter(isRefused).flat()])
  return read.flatMap(each => (isRefused(each) ? [] : [each]))
}

/** References from row to row: each id must exist in the file or in the rulebook. */

type Kind = 'weapon' | 'mount' | 'faction' | 'board' | 'hero' | 'troop'

/** The kind of row that the ids under each key refer to. */
const KINDS: Readonly<Record<string, Kind>> = {
  weapon: 'weapon',
  weapons: 'weapon',
  onFoot: 'weapon',
  besides: 'weapon',
  mounts: 'mount',
  enemyMount: 'mount',
  faction: 'faction',
  leads: 'faction',
  never: 'faction',
  boards: 'board',
  under: 'hero',
  without: 'troop'
}

interface Reference {
  readonly path: Path
  readonly kind: Kind
  readonly id: string
}

const referencesUnder = (key: string, value: unknown, path: Path): readonly Reference[] => {
  const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
  if (kind && typeof value === 'string') return [{ path, kind, id: value }]
  if (kind && Array.isArray(value)) return value.map((id: unknown, index) => ({ path: [...path, index], kind, id: String(id) }))
  const weapons = key === 'armed' && isObject(value) ? Object.keys(value) : []
  return [...weapons.map((id): Reference => ({ path: [...path, id], kind: 'weapon', id })), ...referencesWithin(value, path)]
}

const referencesWithin = (value: unknown, path: Path): readonly Reference[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => referencesWithin(item, [...path, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => referencesUnder(key, each, [...path, key])) : []
}

/** Every id in a file that refers to another row. */
const referencesIn = ({ weapons, troops, heroes, abilities = {} }: BoardFile): readonly Reference[] => [
  ...Object.entries({ weapons, troops, heroes, abilities }).flatMap(([table, rows]) =>
    Object.entries(rows ?? {}).flatMap(([id, row]) => referencesWithin(row, [table, id]))
  ),
  ...Object.keys(abilities).map((id): Reference => ({ path: ['abilities', id], kind: 'board', id }))
]

const heroesIn = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([, { hero }]) => hero))

/** Units with abilities of their own: their id serves as the name of a board. */
const unitsWithOwnBoard = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([id, { boards }]) => boards?.includes(id)))

const rowsByKind = (book: Rulebook): Readonly<Record<Kind, Readonly<Record<string, Named>>>> => ({
  weapon: book.weapons,
  mount: book.mounts,
  faction: book.factions,
  hero: heroesIn(book),
  troop: book.troops,
  board: { ...heroesIn(book), ...unitsWithOwnBoard(book), ...book.factions }
})

const WHAT = {
  weapon: msg('a weapon of the rulebook or of this file'),
  mount: msg('a mount of the rulebook'),
  faction: msg('a faction of the rulebook or of this file'),
  hero: msg('a hero of the rulebook or of this file'),
  troop: msg('a troop of the rulebook or of this file'),
  board: msg('a faction or a hero, whose board it would be')
} as const satisfies Record<Kind, string>

/** Mistakes for ids that refer to nothing. `book` already contains the file's own rows. */
const lostReferences = (file: BoardFile, { places }: Tree, book: Rulebook): readonly Mistake[] => {
  const tables = rowsByKind(book)
  return referencesIn(file).flatMap(({ path, kind, id }) => {
    const table = tables[kind]
    if (Object.hasOwn(table, id)) return []
    const at = places.value(path)
    return [notA(`${at}: ${pathText(path)}`, id, WHAT[kind], at, idIn(table, id) ?? nearest(id, Object.keys(table)))]
  })
}

/** Keys that are valid one by one but contradict each other. */

type Fault = readonly [path: Path, message: string]

/** For each value chosen by a player that a count may follow, the kinds of choice that provide it. */
const TAKEN: Readonly<Record<string, readonly AbilityChoice['take'][]>> = {
  'chosen-attack': ['pool', 'split'],
  'chosen-defence': ['pool', 'split'],
  chosen: ['fatigue', 'models'],
  sacrificed: ['models'],
  'dice-on-box': ['number']
}

const missingChoice = (count: Count, choice: AbilityChoice | undefined): string | undefined => {
  const followed = typeof count === 'object' ? count.follows : ''
  const takes = Object.hasOwn(TAKEN, followed) ? TAKEN[followed] : undefined
  if (!takes || (choice && takes.includes(choice.take))) return undefined
  return t('{followed} is chosen by a player: the ability needs a choice that takes {takes}', {
    followed,
    takes: takes.join(t(' or '))
  })
}

/** Messages about what an effect needs from its ability and the ability lacks: a choice, an option, `rareMatters`. */
const effectMessages = (
  effect: Effect,
  { choice, rareMatters }: Pick<AbilityRow, 'choice' | 'rareMatters'>
): readonly string[] => {
  const counts = effect.verb === 'attack-dice' || effect.verb === 'defence-dice' ? [effect.count, effect.rare ?? 0] : []
  const missing = [...counts, ...(effect.verb === 'fatigue' && effect.count !== 'to-limit' ? [effect.count] : [])].flatMap(
    count => missingChoice(count, choice) ?? []
  )
  return [
    ...new Set(missing),
    ...(('rare' in effect || effect.ifRare !== undefined) && !rareMatters
      ? [t('a rare die changes it, so the ability needs rareMatters: true')]
      : []),
    ...(effect.option !== undefined && !(choice?.take === 'option' && effect.option <= choice.options.length)
      ? [t('it belongs to an option: the ability needs a choice that takes option, with as many options')]
      : []),
    ...(effect.verb === 'sacrifice' && choice?.take !== 'models'
      ? [t('it chooses models: the ability needs a choice that takes models')]
      : [])
  ]
}

const effectFaults = (
  effects: readonly Effect[] | undefined,
  row: Pick<AbilityRow, 'choice' | 'rareMatters'>,
  path: Path
): readonly Fault[] =>
  (effects ?? []).flatMap((effect, index) =>
    effectMessages(effect, row).map((message): Fault => [[...path, 'effects', index], message])
  )

const isReversed = (range: unknown): boolean =>
  typeof range === 'object' && range !== null && 'least' in range && 'most' in range && Number(range.least) > Number(range.most)

const REVERSED = msg('least is more than most')

/**
 * Whether the ability is used between fights and all its effects apply before a fight. Such an ability may have both effects and
 * `noFight`, because it leaves the fights themselves unchanged.
 */
const isUsedBefore = ({ when, effects = [] }: AbilityRow): boolean =>
  when.some(timing => timing === 'Orders' || timing === 'Activation') &&
  effects.every(effect => (effect.verb === 'fatigue' || effect.verb === 'remove') && effect.when === 'before')

const abilityFaults = (row: AbilityRow, path: Path): readonly Fault[] => {
  const { effects = [], noFight, choice } = row
  return [
    ...effectFaults(effects, row, path),
    ...(isReversed(choice) ? [[[...path, 'choice'], REVERSED] as const] : []),
    ...(effects.length > 0 && noFight !== undefined && !isUsedBefore(row)
      ? [[path, t('it has both effects and noFight: leave one out')] as const]
      : []),
    ...(effects.length === 0 && noFight === undefined
      ? [[path, t('it does nothing: give it effects, or explain in noFight why it changes no single fight')] as const]
      : [])
  ]
}

/** The parts of a mixed unit may together have no more models than any other unit (R1.3). */
const partFaults = (parts: TroopRow['parts'] = [], path: Path): readonly Fault[] => {
  const models = parts.reduce((sum, part) => sum + part.models, 0)
  return models > MOST_MODELS
    ? [
        [
          [...path, 'parts'],
          t('{models} models in all, and a unit has at most {mostModels}', { models, mostModels: MOST_MODELS })
        ]
      ]
    : []
}

const unitFaults = ({ effects, models, parts }: HeroRow | TroopRow, path: Path): readonly Fault[] => [
  ...partFaults(parts, path),
  ...effectFaults(effects, {}, path),
  ...(isReversed(models) ? [[[...path, 'models'], REVERSED] as const] : [])
]

const heroFaults = (row: HeroRow, path: Path): readonly Fault[] => [
  ...unitFaults(row, path),
  ...(row.faction === undefined && (row.leads ?? []).length === 0
    ? [[path, t('the hero leads no faction: give faction, or several with leads')] as const]
    : [])
]

const rows = <Row>(
  table: Readonly<Record<string, Row>> | undefined,
  path: Path,
  faults: (row: Row, path: Path) => readonly Fault[]
) => Object.entries(table ?? {}).flatMap(([id, row]) => faults(row, [...path, id]))

const contradictions = ({ weapons, troops, heroes, abilities }: BoardFile, { places }: Tree): readonly Mistake[] =>
  [
    ...rows(weapons, ['weapons'], ({ effects }, path) => effectFaults(effects, {}, path)),
    ...rows(troops, ['troops'], unitFaults),
    ...rows(heroes, ['heroes'], heroFaults),
    ...rows(abilities, ['abilities'], (board, path) => rows(board, path, abilityFaults))
  ].map(([path, message]) => {
    const at = places.key(path)
    return { message: `${at}: ${pathText(path)}: ${message}`, at }
  })

/** Names of the user's rows: each must identify its row, also when it is typed in a sentence. */

/** The scope in which the names of a row must be unique: its table, or for an ability its board. */
const scopeOf = (table: OwnRow['table'], row: OwnRow['row']): string =>
  'when' in row ? t('{table} of {faction}', { table, faction: row.faction }) : table

type Owners = ReadonlyMap<string, string>

const ownersIn = (book: Rulebook): Owners => {
  const found = new Map<string, string>()
  for (const table of ['factions', 'weapons', 'troops', 'abilities'] as const)
    for (const [key, row] of Object.entries<OwnRow['row']>(book[table]))
      for (const word of row.names) {
        const name = `${scopeOf(table, row)}: ${plain(word)}`
        if (!found.has(name)) found.set(name, key)
      }
  return found
}

const faultOf = (word: string, { table, key, row }: OwnRow, owners: Owners, book: Rulebook): string | undefined => {
  const name = plain(word)
  if (!/^[a-z]/.test(name))
    return t('{word} cannot be typed in a sentence: a name begins with a letter from a to z', { word: quoted(word) })
  const owner = owners.get(`${scopeOf(table, row)}: ${name}`)
  if (owner !== undefined && owner !== key)
    return t('{word} is already a name of {owner}: leave it out, or choose another', { word: quoted(word), owner })
  if (table !== 'abilities' && makesSentence(name, book))
    return t('{word} already has a meaning in a sentence: leave it out, or choose another', { word: quoted(word) })
  return undefined
}

/** Mistakes in the names of the user's rows. `book` contains these rows, `plainBook` does not. */
const misnamed = (rows: readonly OwnRow[], book: Rulebook, plainBook: Rulebook): readonly Mistake[] => {
  const owners = ownersIn(book)
  return rows.flatMap(own =>
    own.row.names.flatMap(word => {
      const fault = faultOf(word, own, owners, plainBook)
      const at = own.board.tree.places.key([...own.path, 'names'])
      return fault === undefined ? [] : [{ message: `${at}: ${pathText(own.path)}: ${fault}`, at }]
    })
  )
}

/** Lays board files over a rulebook, all of them or none. */

const mistake = ({ board, path }: OwnRow, message: string): Mistake => {
  const at = board.tree.places.key(path)
  return { message: `${at}: ${pathText(path)}: ${message}`, at }
}

const isSame = (one: OwnRow, other: OwnRow): boolean =>
  one.board !== other.board && JSON.stringify(one.row) === JSON.stringify(other.row)

/** Mistakes for rows with the same id, in one file or in two. Identical rows in two files are allowed. */
const repeated = (rows: readonly OwnRow[]): readonly Mistake[] => {
  const first = new Map<string, OwnRow>()
  return rows.flatMap(own => {
    const name = `${own.table} ${own.key}`
    const before = first.get(name)
    if (!before) first.set(name, own)
    if (!before || isSame(before, own)) return []
    const { places } = before.board.tree
    return [
      mistake(
        own,
        t('{key} appears twice, first at {first}: leave one out, or give it another id', {
          key: own.key,
          first: places.key(before.path)
        })
      )
    ]
  })
}

/**
 * Mistakes of overriding: a row that replaces one of the rulebook needs `override: true`, and a row that has it must replace one.
 */
const wrongOverrides = (rows: readonly OwnRow[], book: Rulebook): readonly Mistake[] =>
  rows.flatMap(own => {
    const isThere = Object.hasOwn(book[own.table], own.key)
    if (isThere && own.overrides === 'no')
      return [
        mistake(
          own,
          t('the rulebook already has {key}: choose another id, or add override: true to replace it', { key: own.key })
        )
      ]
    if (isThere || own.overrides !== 'itself') return []
    const near = nearest(own.key, Object.keys(book[own.table]))
    const cure = near === undefined ? t('leave override out') : t('did you mean "{near}"? if not, leave override out', { near })
    return [mistake(own, t('override: true, but the rulebook has no {key} to replace: {cure}', { key: own.key, cure }))]
  })

const otherEdition = ({ file, tree }: Board, { edition }: Rulebook): readonly Mistake[] => {
  if (file.edition === undefined || file.edition === edition) return []
  const at = tree.places.value(['edition'])
  return [
    {
      message: t('{at}: this board is for edition {edition}, and you are playing edition {played}: use one edition', {
        at,
        edition: file.edition,
        played: edition
      }),
      at
    }
  ]
}

const tablesOf = (rows: readonly OwnRow[]): OwnTables => {
  const table = (name: OwnRow['table']) => rows.filter(own => own.table === name).map(({ key, row }) => [key, row] as const)
  return {
    factions: Object.fromEntries(table('factions')),
    weapons: Object.fromEntries(table('weapons')),
    troops: Object.fromEntries(table('troops')),
    abilities: Object.fromEntries(table('abilities'))
  } as OwnTables
}

/** Returns the rulebook with the rows of these boards added or replaced. Throws a RequestError that lists every mistake. */
export const laidOver = (book: Rulebook, boards: readonly Board[]): Rulebook => {
  refuseAny(boards.flatMap(board => otherEdition(board, book)))
  const rows = boards.flatMap(board => ownRows(board, book.edition))
  const names = boards.map(({ name }) => name)
  const merged = withOwn(book, tablesOf(rows), names)
  refuseAny([
    ...repeated(rows),
    ...wrongOverrides(rows, book),
    ...boards.flatMap(({ file, tree }) => [...lostReferences(file, tree, merged), ...contradictions(file, tree)]),
    ...misnamed(rows, merged, book)
  ])
  return merged
}
