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
import { idIn } from '../../rules/named'
import type { AbilityChoice, Rulebook } from '../../rules/types'
import { makesSentence } from '../vocabulary'
import { mistakesOf } from './issues'
import { type Board, type OwnRow, ownRows } from './own-rows'
import { type Path, pathText, placesUnder } from './positions'
import { type AbilityRow, type BoardFile, boardFile, type HeroRow, type TroopRow } from './schema'
import { parsed, type Tree } from './syntax'

/** Board files read and checked each by itself. */

/** A board file's text, and its name as the user gave it. */
export interface BoardText {
  readonly name: string
  readonly text: string
  /** Somebody else named it: no sentence quotes it where it is no board. */
  readonly isStrange?: true
}

const KEYS = Object.keys(boardFile.shape)

/** A key of a board stands where a key may stand. */
const KEY = new RegExp(`(?:^|[{,])\\s*["']?(?:${KEYS.join('|')})["']?\\s*:`, 'mu')

const list = (words: readonly string[]): string =>
  t('{one} and {other}', { one: words.slice(0, -1).join(', '), other: words.at(-1) ?? '' })

/** A roster brings rows of its own: they are the board. */
const ofRoster = (tree: Tree): Tree =>
  isObject(tree.data) && Array.isArray(tree.data['units']) && isObject(tree.data['board'])
    ? { ...tree, data: tree.data['board'], places: placesUnder(tree.places, 'board') }
    : tree

const boardOf = ({ name, text }: BoardText): Board => {
  const tree = ofRoster(parsed(text, name))
  if (tree.data === null || tree.data === undefined) refuse(t('{name}: it is empty: expected a board', { name }), name, 'board')
  const read = boardFile.safeParse(tree.data)
  if (read.success) return { name, file: read.data, tree }
  throw new RequestError(mistakesOf(read.error.issues, tree))
}

/** A file that somebody else has named, and that is no board at all, is not quoted: it may hold anything. */
const unquoted = (file: BoardText): Board => {
  try {
    return boardOf(file)
  } catch (error) {
    const { name, text } = file
    if (!(error instanceof RequestError) || text.trim() === '' || KEY.test(text)) throw error
    return refuse(t('{name}: this is not a board file: it has none of {list}', { name, list: list(KEYS) }), name, 'board')
  }
}

const twice = (files: readonly BoardText[]): readonly Mistake[] =>
  files.flatMap(({ name }, index) =>
    files.findIndex(other => other.name === name) < index
      ? [{ message: t('{name}: this board is given twice: once is enough', { name }), at: name }]
      : []
  )

/** Throws a RequestError with what is wrong in all of them. */
export const boardsOf = (files: readonly BoardText[]): readonly Board[] => {
  const read = files.map(file => attempted(() => (file.isStrange ? unquoted(file) : boardOf(file))))
  refuseAny([...twice(files), ...read.filter(isRefused).flat()])
  return read.flatMap(each => (isRefused(each) ? [] : [each]))
}

/** Ids by which rows of a file name other rows: each must be in the file or in the rulebook. */

type Kind = 'weapon' | 'mount' | 'faction' | 'board' | 'hero' | 'troop'

/** What the ids under a key are of. */
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

const under = (key: string, value: unknown, path: Path): readonly Reference[] => {
  const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
  if (kind && typeof value === 'string') return [{ path, kind, id: value }]
  if (kind && Array.isArray(value)) return value.map((id: unknown, index) => ({ path: [...path, index], kind, id: String(id) }))
  const weapons = key === 'armed' && isObject(value) ? Object.keys(value) : []
  return [...weapons.map((id): Reference => ({ path: [...path, id], kind: 'weapon', id })), ...within(value, path)]
}

const within = (value: unknown, path: Path): readonly Reference[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => within(item, [...path, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => under(key, each, [...path, key])) : []
}

/** Every id in a file that names another row. */
const referencesIn = ({ weapons, troops, heroes, abilities = {} }: BoardFile): readonly Reference[] => [
  ...Object.entries({ weapons, troops, heroes, abilities }).flatMap(([table, rows]) =>
    Object.entries(rows ?? {}).flatMap(([id, row]) => within(row, [table, id]))
  ),
  ...Object.keys(abilities).map((id): Reference => ({ path: ['abilities', id], kind: 'board', id }))
]

interface Named {
  readonly names: readonly string[]
}

const heroesIn = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([, { hero }]) => hero))

/** Units with rules of their own, as if they had a board. */
const ofThemselves = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([id, { boards }]) => boards?.includes(id)))

const rowsByKind = (book: Rulebook): Readonly<Record<Kind, Readonly<Record<string, Named>>>> => ({
  weapon: book.weapons,
  mount: book.mounts,
  faction: book.factions,
  hero: heroesIn(book),
  troop: book.troops,
  board: { ...heroesIn(book), ...ofThemselves(book), ...book.factions }
})

const WHAT = {
  weapon: msg('a weapon of the rulebook or of this file'),
  mount: msg('a mount of the rulebook'),
  faction: msg('a faction of the rulebook or of this file'),
  hero: msg('a hero of the rulebook or of this file'),
  troop: msg('a troop of the rulebook or of this file'),
  board: msg('a faction or a hero, whose board it would be')
} as const satisfies Record<Kind, string>

/** Ids that name nothing in the book, which has the file's own rows in it. */
const lostReferences = (file: BoardFile, { places }: Tree, book: Rulebook): readonly Mistake[] => {
  const tables = rowsByKind(book)
  return referencesIn(file).flatMap(({ path, kind, id }) => {
    const table = tables[kind]
    if (Object.hasOwn(table, id)) return []
    const at = places.value(path)
    return [notA(`${at}: ${pathText(path)}`, id, WHAT[kind], at, idIn(table, id) ?? nearest(id, Object.keys(table)))]
  })
}

/** What is right key by key and makes no sense together. */

type Fault = readonly [path: Path, message: string]

/** The choices that give what a count follows. */
const TAKEN: Readonly<Record<string, readonly AbilityChoice['take'][]>> = {
  'chosen-attack': ['pool', 'split'],
  'chosen-defence': ['pool', 'split'],
  chosen: ['fatigue', 'models'],
  sacrificed: ['models'],
  'dice-on-box': ['number']
}

const follows = (count: Count, choice: AbilityChoice | undefined): string | undefined => {
  const followed = typeof count === 'object' ? count.follows : ''
  const takes = Object.hasOwn(TAKEN, followed) ? TAKEN[followed] : undefined
  if (!takes || (choice && takes.includes(choice.take))) return undefined
  return t('{followed} is chosen by a player: the ability needs a choice that takes {takes}', {
    followed,
    takes: takes.join(t(' or '))
  })
}

/** What the effects of a row need of its choice. */
const ofEffect = (effect: Effect, { choice, rareMatters }: Pick<AbilityRow, 'choice' | 'rareMatters'>): readonly string[] => {
  const counts = effect.verb === 'attack-dice' || effect.verb === 'defence-dice' ? [effect.count, effect.rare ?? 0] : []
  const missing = [...counts, ...(effect.verb === 'fatigue' && effect.count !== 'to-limit' ? [effect.count] : [])].flatMap(
    count => follows(count, choice) ?? []
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

const ofEffects = (
  effects: readonly Effect[] | undefined,
  row: Pick<AbilityRow, 'choice' | 'rareMatters'>,
  path: Path
): readonly Fault[] =>
  (effects ?? []).flatMap((effect, index) =>
    ofEffect(effect, row).map((message): Fault => [[...path, 'effects', index], message])
  )

const isTurned = (range: unknown): boolean =>
  typeof range === 'object' && range !== null && 'least' in range && 'most' in range && Number(range.least) > Number(range.most)

const TURNED = msg('least is more than most')

/** What is used between the fights may do something there and still leave every fight as it is. */
const isUsedBefore = ({ when, effects = [] }: AbilityRow): boolean =>
  when.some(timing => timing === 'Orders' || timing === 'Activation') &&
  effects.every(effect => (effect.verb === 'fatigue' || effect.verb === 'remove') && effect.when === 'before')

const ofAbility = (row: AbilityRow, path: Path): readonly Fault[] => {
  const { effects = [], noFight, choice } = row
  return [
    ...ofEffects(effects, row, path),
    ...(isTurned(choice) ? [[[...path, 'choice'], TURNED] as const] : []),
    ...(effects.length > 0 && noFight !== undefined && !isUsedBefore(row)
      ? [[path, t('it has both effects and noFight: leave one out')] as const]
      : []),
    ...(effects.length === 0 && noFight === undefined
      ? [[path, t('it does nothing: give it effects, or explain in noFight why it changes no single fight')] as const]
      : [])
  ]
}

/** A mixed unit is one unit: its parts together are no larger than any (R1.3). */
const ofParts = (parts: TroopRow['parts'] = [], path: Path): readonly Fault[] => {
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

const ofUnit = ({ effects, models, parts }: HeroRow | TroopRow, path: Path): readonly Fault[] => [
  ...ofParts(parts, path),
  ...ofEffects(effects, {}, path),
  ...(isTurned(models) ? [[[...path, 'models'], TURNED] as const] : [])
]

const ofHero = (row: HeroRow, path: Path): readonly Fault[] => [
  ...ofUnit(row, path),
  ...(row.faction === undefined && (row.leads ?? []).length === 0
    ? [[path, t('whom does he lead? give him a faction, or several with leads')] as const]
    : [])
]

const rows = <Row>(
  table: Readonly<Record<string, Row>> | undefined,
  path: Path,
  faults: (row: Row, path: Path) => readonly Fault[]
) => Object.entries(table ?? {}).flatMap(([id, row]) => faults(row, [...path, id]))

const senseless = ({ weapons, troops, heroes, abilities }: BoardFile, { places }: Tree): readonly Mistake[] =>
  [
    ...rows(weapons, ['weapons'], ({ effects }, path) => ofEffects(effects, {}, path)),
    ...rows(troops, ['troops'], ofUnit),
    ...rows(heroes, ['heroes'], ofHero),
    ...rows(abilities, ['abilities'], (board, path) => rows(board, path, ofAbility))
  ].map(([path, message]) => {
    const at = places.key(path)
    return { message: `${at}: ${pathText(path)}: ${message}`, at }
  })

/** Words of the user's own rows: each must lead to its row, from a sentence too. */

/** Rows that share their words: those of a table, or of one board. */
const roomOf = (table: OwnRow['table'], row: OwnRow['row']): string =>
  'when' in row ? t('{table} of {faction}', { table, faction: row.faction }) : table

type Owners = ReadonlyMap<string, string>

const ownersIn = (book: Rulebook): Owners => {
  const found = new Map<string, string>()
  for (const table of ['factions', 'weapons', 'troops', 'abilities'] as const)
    for (const [key, row] of Object.entries<OwnRow['row']>(book[table]))
      for (const word of row.names) {
        const name = `${roomOf(table, row)}: ${plain(word)}`
        if (!found.has(name)) found.set(name, key)
      }
  return found
}

const faultOf = (word: string, { table, key, row }: OwnRow, owners: Owners, book: Rulebook): string | undefined => {
  const name = plain(word)
  if (!/^[a-z]/.test(name))
    return t('{word} cannot be typed in a sentence: a name begins with a letter from a to z', { word: quoted(word) })
  const owner = owners.get(`${roomOf(table, row)}: ${name}`)
  if (owner !== undefined && owner !== key)
    return t('{word} is already a name of {owner}: leave it out, or choose another', { word: quoted(word), owner })
  if (table !== 'abilities' && makesSentence(name, book))
    return t('{word} already has a meaning in a sentence: leave it out, or choose another', { word: quoted(word) })
  return undefined
}

/** `book` has the rows in it, `plainBook` has not. */
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

/** Board files laid over a rulebook, all of them or none. */

const mistake = ({ board, path }: OwnRow, message: string): Mistake => {
  const at = board.tree.places.key(path)
  return { message: `${at}: ${pathText(path)}: ${message}`, at }
}

const isSame = (one: OwnRow, other: OwnRow): boolean =>
  one.board !== other.board && JSON.stringify(one.row) === JSON.stringify(other.row)

/** Two rows of one id, in one file or in two. What two files say alike is no matter. */
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

/** To take the place of the rulebook's own row is a thing to be said. */
const unsaid = (rows: readonly OwnRow[], book: Rulebook): readonly Mistake[] =>
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

/** The rulebook with these boards over it. Throws a RequestError with all that is wrong. */
export const laidOver = (book: Rulebook, boards: readonly Board[]): Rulebook => {
  refuseAny(boards.flatMap(board => otherEdition(board, book)))
  const rows = boards.flatMap(board => ownRows(board, book.edition))
  const names = boards.map(({ name }) => name)
  const laid = withOwn(book, tablesOf(rows), names)
  refuseAny([
    ...repeated(rows),
    ...unsaid(rows, book),
    ...boards.flatMap(({ file, tree }) => [...lostReferences(file, tree, laid), ...senseless(file, tree)]),
    ...misnamed(rows, laid, book)
  ])
  return laid
}
