import { parseDocument } from 'yaml'
import * as z from 'zod'
import { type Mistake, RequestError } from '../model/errors'
import { quoted } from '../model/quoted'
import type { PlayedFight, Player, ReviewRequest } from '../model/review'
import type { Scenario, SideRequest, UnitRequest } from '../model/scenario'
import type { Side } from '../model/what-if-report'
import { plain } from '../rules/lookup'
import type { Called, CalledUnit, Rulebook } from '../rules/types'
import { heldBy } from './advice/held'
import { mistakesOf } from './boards/issues'
import { linesOf, listOf, object, text, whole } from './boards/leaves'
import { parsed } from './boards/syntax'
import { calledAt } from './called-units'
import { checking } from './check'
import { type Lost, outcomeOf } from './observed'
import { type BookOf, editionOf, type Request, requested } from './request'
import { sentenceOf } from './sentence'
import type { Patch } from './set'
import { type Draft, isDraft, own } from './shape'
import { SIDES } from './traits'

/** A game that was played, as it is written down: a line for each fight, or a file with more to say. */

// --- the file ---

const LOST = 'what both sides lost, the attackers first: "2:3"'
const lost = z.union([linesOf(9), object({ attacker: whole(0, 99), defender: whole(0, 99) })], { error: LOST })
const WHO = 'own or enemy: whose unit charges or shoots'
const player = z.enum(['own', 'enemy', 'mine', 'theirs'], { error: WHO })
const boxes = z.union([text, listOf(text)], { error: 'a box as ullr, or a list of them' })

const fightRow = z.looseObject({
  fight: z
    .union([linesOf(5000), z.looseObject({})], { error: 'a sentence, as "12 bondi charge 4 huscarls", or a scenario' })
    .exactOptional()
    .describe('the fight as it was fought, as a sentence or a scenario; the keys of a scenario may stand beside it'),
  lost: lost.exactOptional().describe('models lost, the attackers first: "2:3"'),
  by: player.exactOptional().describe('whose unit charges or shoots; by default told from the units'),
  unused: object({ attacker: boxes.exactOptional(), defender: boxes.exactOptional() })
    .exactOptional()
    .describe('boxes with SAGA dice on them that were left alone'),
  rests: text.exactOptional().describe('no fight: the unit of this name rests and loses 1 fatigue (R4.2)')
})

const LINE = 'a line as "12 bondi charge 4 huscarls gives up dice: 2:3", or an object with fight and lost'

const reviewFile = object({
  title: linesOf(200).exactOptional().describe('what the game is called'),
  own: linesOf(60).exactOptional().describe('whose game it is: a faction, or any name'),
  enemy: linesOf(60).exactOptional().describe('the other side: a faction, or any name'),
  edition: z.union([z.literal(1), z.literal(2)], { error: '1 or 2' }).exactOptional(),
  readings: z.record(z.string(), z.string(), { error: 'an object of readings by their names' }).exactOptional(),
  costs: z.record(z.string(), z.string(), { error: 'an object of costs by their boxes' }).exactOptional(),
  boards: listOf(text).exactOptional().describe('board files of your own'),
  maxNodes: whole(1, 100_000_000).exactOptional().describe('lines of play searched in one fight at most'),
  fights: z
    .array(z.union([linesOf(5000), fightRow], { error: LINE }), { error: 'a list of fights' })
    .max(1000, { error: 'a list of at most 1000 fights' })
    .describe(
      'in the order in which they were fought; a line is a sentence and what both sides lost: 2:3; -ullr is a box that was left alone'
    )
})

export const reviewSchema = (): object => z.toJSONSchema(reviewFile, { io: 'input', unrepresentable: 'any' })

/** What the file says of all its fights. */
export interface ReviewSetting {
  readonly edition?: 1 | 2
  readonly readings?: Readonly<Record<string, string>>
  readonly costs?: Readonly<Record<string, string>>
  readonly boards?: readonly string[]
}

/** One fight, or a rest, as it is written down. */
export interface Entry {
  readonly words: string
  readonly data: Draft
  readonly lost?: Lost
  readonly by?: Player
  readonly unused: Readonly<Record<Side, readonly string[]>>
  readonly rests?: string
  /** "game.yaml:4" */
  readonly called: string
}

export interface ReviewFile {
  readonly setting: ReviewSetting
  readonly title?: string
  readonly names: Partial<Readonly<Record<Player, string>>>
  readonly maxNodes?: number
  readonly entries: readonly Entry[]
}

const WITH_LOSSES = /^(.*?)[\s,;|:]+(\d{1,3}\s*:\s*\d{1,3})$/s
const RESTS = /^(\S.*?)\s+rests?$/i
const NONE_UNUSED = { attacker: [], defender: [] }

/** "12 bondi charge 4 huscarls: 2:3", "bondi-1 rests". */
const lineEntry = (line: string, called: string): Entry => {
  const [, words, losses = ''] = WITH_LOSSES.exec(line.trim()) ?? []
  const found = outcomeOf(losses)
  const [, rests] = found ? [] : (RESTS.exec(line.trim()) ?? [])
  return {
    words: found ? (words ?? '') : line.trim(),
    data: {},
    unused: NONE_UNUSED,
    called,
    ...(found && { lost: found }),
    ...(rests !== undefined && { rests })
  }
}

/** A file of nothing but lines: each ends in an outcome, or has no colon at all. A dash before them is one of a list. */
const plainLines = (source: string, name: string): readonly Entry[] | undefined => {
  if (/\.json$/i.test(name) || /^\s*[{[]/.test(source)) return undefined
  const lines = source
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ line: line.replace(/(^|\s)#.*$/, '').trim(), called: `${name}:${i + 1}` }))
    .map(({ line, called }) => ({ line: line.replace(/^-\s+/, '').replace(/^(["'])(.*)\1$/, '$2'), called }))
    .filter(({ line }) => line !== '')
  const isPlain = lines.length > 0 && lines.every(({ line }) => WITH_LOSSES.test(line) || !/[:{}[\]]/.test(line))
  const hasKeys = lines.some(({ line }) => /^(?:lost|fight)\s*:/.test(line))
  return isPlain && !hasKeys ? lines.map(({ line, called }) => lineEntry(line, called)) : undefined
}

const PLAYERS: Readonly<Record<string, Player>> = { own: 'own', mine: 'own', enemy: 'enemy', theirs: 'enemy' }

const KEYS: ReadonlySet<string> = new Set(Object.keys(fightRow.shape))

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

/** What a report tells of a fight that it reviewed. */
const reported = (row: Draft): Draft => {
  const { scenario, outcome, by, unused } = row as Readonly<Record<string, unknown>>
  return isDraft(scenario) && isDraft(outcome) ? { fight: scenario, lost: outcome, by, unused } : row
}

/** `{ "12 bondi charge 4 huscarls": "2:3" }`: as YAML reads a line with a colon in it. */
const loneLine = (row: Draft): string | undefined => {
  const [only, second] = Object.entries(row)
  return only && !second && !KEYS.has(only[0]) && outcomeOf(String(only[1])) ? `${only[0]}: ${String(only[1])}` : undefined
}

const rowEntry = (given: unknown, called: string, mistakes: Mistake[]): Entry => {
  if (typeof given === 'string') return lineEntry(given, called)
  const row = reported(given as Draft)
  const line = loneLine(row)
  if (line !== undefined) return lineEntry(line, called)
  const { fight, lost: losses, by, unused, rests, ...rest } = row as Readonly<Record<string, unknown>>
  const said = typeof fight === 'string' ? lineEntry(fight, called) : undefined
  const numbers = isDraft(losses) ? `${String(own(losses, 'attacker'))}:${String(own(losses, 'defender'))}` : losses
  const found = numbers === undefined ? said?.lost : outcomeOf(String(numbers))
  if (numbers !== undefined && !found) mistakes.push({ message: `${called}: lost ${quoted(losses)} is not ${LOST}`, at: called })
  return {
    words: said?.words ?? '',
    data: { ...(isDraft(fight) ? fight : {}), ...rest },
    unused: {
      attacker: textsOf(isDraft(unused) ? own(unused, 'attacker') : undefined),
      defender: textsOf(isDraft(unused) ? own(unused, 'defender') : undefined)
    },
    called,
    ...(found && { lost: found }),
    ...(typeof by === 'string' && PLAYERS[by] && { by: PLAYERS[by] }),
    ...(typeof rests === 'string' && { rests })
  }
}

/** Fights in one text, a line each. */
const withLines = (data: unknown): unknown => {
  const fights = isDraft(data) ? own(data, 'fights') : undefined
  if (!isDraft(data) || typeof fights !== 'string') return data
  return { ...data, fights: fights.split(/\r\n|\r|\n/).filter(line => line.trim() !== '') }
}

/** Plain data as a game. Throws a RequestError with what is not of its shape. */
const fileOf = (data: unknown, placeOf: (index: number) => string, judge: (data: unknown) => readonly Mistake[]): ReviewFile => {
  const isReport = isDraft(data) && own(data, 'kind') === 'review' && Array.isArray(own(data, 'fights'))
  const whole = Array.isArray(data) ? { fights: data as readonly unknown[] } : isReport ? fromReport(data) : withLines(data)
  const mistakes = [...judge(whole)]
  if (mistakes.length > 0) throw new RequestError(mistakes)
  const {
    fights,
    title,
    own: mine,
    enemy,
    maxNodes,
    ...setting
  } = whole as ReviewSetting & {
    readonly fights: readonly unknown[]
    readonly title?: string
    readonly own?: string
    readonly enemy?: string
    readonly maxNodes?: number
  }
  const entries = fights.map((fight, index) => rowEntry(fight, placeOf(index), mistakes))
  if (mistakes.length > 0) throw new RequestError(mistakes)
  return {
    setting,
    names: { ...(mine !== undefined && { own: mine }), ...(enemy !== undefined && { enemy }) },
    entries,
    ...(title !== undefined && { title }),
    ...(maxNodes !== undefined && { maxNodes })
  }
}

/** A report is reviewed again as it was. */
const fromReport = (report: Draft): Draft => {
  const names = own(report, 'names')
  const fights = own(report, 'fights') as readonly unknown[]
  return {
    title: own(report, 'headline'),
    ...(isDraft(names) && { own: own(names, 'own'), enemy: own(names, 'enemy') }),
    edition: own(report, 'edition'),
    fights: fights.map(fight => (isDraft(fight) ? reported(fight) : fight))
  }
}

/** The text of a file. Throws a RequestError with every mistake of its shape, by line and column. */
export const reviewIn = (source: string, name: string): ReviewFile => {
  const lines = plainLines(source, name)
  if (lines) return { setting: {}, names: {}, entries: lines }
  const tree = parsed(source, name, 'game')
  const isList = Array.isArray(tree.data)
  return fileOf(
    tree.data ?? { fights: [] },
    index => tree.places.value(isList ? [index] : ['fights', index]),
    data => {
      const read = reviewFile.safeParse(data)
      return read.success ? [] : mistakesOf(read.error.issues, { ...tree, data })
    }
  )
}

/** The same of plain data, for programs and for the lines of a batch. */
export const reviewOf = (data: unknown): ReviewFile =>
  fileOf(
    data,
    index => `fights[${index}]`,
    whole => {
      const read = reviewFile.safeParse(whole)
      if (read.success) return []
      return read.error.issues.map(({ path, message, code }) => ({
        message: `${path.join('.') || 'the game'}: ${code === 'unrecognized_keys' ? `keys are ${message.split(' ').join(', ')}` : `${message} is wanted`}`
      }))
    }
  )

/** The text of a file with what both sides lost in some of its fights, by their places; all else stands as it was. */
export const filledIn = (source: string, name: string, losses: ReadonlyMap<number, Lost>): string => {
  const said = ({ attacker, defender }: Lost): string => `${attacker}:${defender}`
  const lines = plainLines(source, name)
  if (lines) {
    const byLine = new Map([...losses].map(([index, found]) => [Number(lines[index]?.called.split(':').at(-1)), found]))
    const all = source.split(/(\r\n|\r|\n)/)
    return all
      .map((text, i) => {
        const found = i % 2 === 0 ? byLine.get(i / 2 + 1) : undefined
        return found ? text.replace(/^(.*?)(["']?\s*(?:\s#.*)?)$/s, `$1: ${said(found)}$2`) : text
      })
      .join('')
  }
  const document = parseDocument(source)
  const root = Array.isArray(document.toJS()) ? [] : ['fights']
  for (const [index, found] of losses) {
    const at = [...root, index]
    const there: unknown = document.getIn(at)
    if (typeof there === 'string') document.setIn(at, `${there} ${said(found)}`)
    else document.setIn([...at, 'lost'], said(found))
  }
  return document.toString()
}

// --- its fights ---

/** What a unit carries from fight to fight. */
interface State {
  readonly models: number
  readonly fatigue: number
}

export interface ReviewAsked {
  readonly file: ReviewFile
  readonly bookOf: BookOf
  readonly patches?: readonly Patch[]
  /** Of each side after a fight that ended so; undefined where the losses alone do not settle it. */
  readonly fatigueAfter: (scenario: Scenario, lost: Lost, book: Rulebook) => Partial<Readonly<Record<Side, number>>>
}

/** The words with the boxes that were left alone, and without them. */
const apart = (words: string): { readonly fought: string; readonly held: string } => {
  const box = /(^|\s)-(?=\p{L})/gu
  return { fought: words.replace(/(^|\s)-(?=\p{L})[^\s,]+/gu, '$1'), held: words.replace(box, '$1+') }
}

const swapped = (book: Rulebook): Rulebook => ({
  ...book,
  called: Object.fromEntries(
    Object.entries(book.called ?? {}).map(([name, { own: mine, enemy }]): [string, Called] => [
      name,
      { ...(enemy && { own: enemy }), ...(mine && { enemy: mine }) }
    ])
  )
})

/** The units as they are now. */
const weathered = (book: Rulebook, states: ReadonlyMap<CalledUnit, State>): Rulebook => {
  const now = (unit: CalledUnit | undefined): CalledUnit | undefined => {
    const state = unit && states.get(unit)
    return unit && state ? { ...unit, models: state.models, ...(state.fatigue > 0 && { fatigue: state.fatigue }) } : unit
  }
  const called = Object.entries(book.called ?? {}).map(([name, units]): [string, Called] => {
    const [mine, enemy] = [now(units.own), now(units.enemy)]
    return [name, { ...(mine && { own: mine }), ...(enemy && { enemy }) }]
  })
  return { ...book, called: Object.fromEntries(called) }
}

/** The names of warbands' units in a sentence, where each side has one. */
const namesIn = (words: string, book: Rulebook): Partial<Readonly<Record<Side, string>>> => {
  const [clause] = words === '' ? [] : sentenceOf([words], checking(book))
  const nameIn = (sides: NonNullable<typeof clause>['actors']): string | undefined => {
    const [unit, second] = sides[0] ?? []
    return unit !== undefined && unit !== 'them' && second === undefined ? unit.called : undefined
  }
  if (!clause) return {}
  const [attacker, defender] = [nameIn(clause.actors), nameIn(clause.targets)]
  return { ...(attacker !== undefined && { attacker }), ...(defender !== undefined && { defender }) }
}

const MINE = /^(?:my|mine|our|ours|we|us)\b/i
const THEIRS = /^(?:the\s+)?(?:enemy|enemies|their|theirs|they|opponent)\b/i

/** "their 4 huscarls charge my 8 bondi" */
const saidBy = (words: string): Player | undefined => {
  if (MINE.test(words)) return 'own'
  if (THEIRS.test(words)) return 'enemy'
  return /\s(?:my|our)\s/i.test(words) ? 'enemy' : /\stheir\s/i.test(words) ? 'own' : undefined
}

const firstUnit = (side: SideRequest): UnitRequest => ('together' in side ? side.together[0] : side)

const signsOf = (side: SideRequest): readonly string[] => {
  const { faction, unit } = firstUnit(side)
  return [...(faction === undefined ? [] : [`of ${faction}`]), unit]
}

/** Whose units were whose so far: a faction, or a troop, that only one side has had. */
interface Memory {
  readonly own: Set<string>
  readonly enemy: Set<string>
}

const rememberedBy = ({ attacker, defender }: Scenario, { own: mine, enemy }: Memory): Player | undefined => {
  const of = (side: SideRequest): Player | undefined => {
    const sign = signsOf(side).find(each => mine.has(each) !== enemy.has(each))
    return sign === undefined ? undefined : mine.has(sign) ? 'own' : 'enemy'
  }
  const [one, other] = [of(attacker), of(defender)]
  return one ?? (other === undefined ? undefined : other === 'own' ? 'enemy' : 'own')
}

const remember = ({ attacker, defender }: Scenario, by: Player, memory: Memory): void => {
  const [mine, enemy] = by === 'own' ? [attacker, defender] : [defender, attacker]
  for (const sign of signsOf(mine)) memory.own.add(sign)
  for (const sign of signsOf(enemy)) memory.enemy.add(sign)
}

/** The faction that a name names. */
const factionNamed = (name: string | undefined, book: Rulebook): string | undefined =>
  name === undefined
    ? undefined
    : Object.entries(book.factions).find(([id, { name: title, names }]) =>
        [id, title, ...names].some(each => plain(each) === plain(name))
      )?.[0]

const within = <T>(called: string, make: () => T, mistakes: Mistake[]): T | undefined => {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    mistakes.push(...error.mistakes.map(({ message, ...rest }) => ({ ...rest, message: `${called}: ${message}`, at: called })))
    return undefined
  }
}

const noLosses = ({ called, words }: Entry): Mistake => ({
  message: `${called}: ${quoted(words)} does not say what both sides lost: end the line in the models lost, the attackers first, as in ": 2:3", or add --fill`,
  at: called
})

const SIDE_NAMES = { own: 'own side', enemy: 'enemy' } as const

/** The names of both sides: as they were written down, or the factions. */
const namesOf = (file: ReviewFile, fights: readonly PlayedFight[], book: Rulebook): Readonly<Record<Player, string>> => {
  const factions = (player: Player): readonly string[] => [
    ...new Set(
      fights.flatMap(({ scenario, by }) => firstUnit(by === player ? scenario.attacker : scenario.defender).faction ?? [])
    )
  ]
  const told = (player: Player): string => {
    const [only, second] = factions(player)
    const faction = only !== undefined && second === undefined ? book.factions[only]?.name : undefined
    return file.names[player] ?? faction ?? SIDE_NAMES[player]
  }
  const [mine, enemy] = [told('own'), told('enemy')]
  return mine === enemy ? { own: `own ${mine}`, enemy: `enemy ${enemy}` } : { own: mine, enemy }
}

const requestOf = ({ data, unused }: Entry, words: string, { file, patches = [] }: ReviewAsked, isHeld: boolean): Request => {
  const { boards: _, ...setting } = file.setting
  const more = SIDES.flatMap((side): readonly Patch[] =>
    isHeld && unused[side].length > 0
      ? [{ path: [side, 'abilities'], value: unused[side].map(box => box.replace(/^[+-]+/, '')), called: 'unused', adds: true }]
      : []
  )
  return { scenario: { ...setting, ...data, ...(words !== '' && { fight: words }) }, patches: [...patches, ...more] }
}

const heldIn = (scenario: Scenario, side: Side, book: Rulebook): PlayedFight['has'][Side] => {
  const request = scenario[side]
  const all = ('together' in request ? request.together : [request]).flatMap(unit => heldBy(unit, book))
  return all.filter(({ id }, index) => all.findIndex(other => other.id === id) === index)
}

const usedIds = (side: SideRequest): ReadonlySet<string> =>
  new Set(
    ('together' in side ? side.together : [side]).flatMap(({ abilities = [] }) =>
      abilities.map(use => (typeof use === 'string' ? use : use.id).replace(/^.*\//, ''))
    )
  )

export interface Reviewed {
  readonly request: ReviewRequest
  readonly book: Rulebook
  /** What was corrected in the words of its fights, or assumed of them. */
  readonly interpreted: readonly string[]
}

/** The fights of a game, each with the state its units were in. Throws a RequestError with what is wrong in all of them. */
export const reviewRequested = (asked: ReviewAsked): Reviewed => {
  const { file, bookOf, fatigueAfter } = asked
  const mistakes: Mistake[] = []
  const notes: string[] = []
  const interpreted: string[] = []
  const states = new Map<CalledUnit, State>()
  const gone = new Map<CalledUnit, string>()
  const memory: Memory = { own: new Set(), enemy: new Set() }
  const base = bookOf(editionOf(file.setting as Draft, asked.patches ?? []))
  for (const player of ['own', 'enemy'] as const) {
    const faction = factionNamed(file.names[player], base)
    if (faction !== undefined) memory[player].add(`of ${faction}`)
  }
  let book: Rulebook | undefined

  const ownerOf = (name: string | undefined): Player | undefined => {
    const called = name === undefined ? undefined : base.called?.[name]
    return called?.own && called.enemy ? undefined : called?.own ? 'own' : called?.enemy ? 'enemy' : undefined
  }
  const byNames = ({ attacker, defender }: Partial<Readonly<Record<Side, string>>>): Player | undefined => {
    const [one, other] = [ownerOf(attacker), ownerOf(defender)]
    return one ?? (other === undefined ? undefined : other === 'own' ? 'enemy' : 'own')
  }
  const carried = (scenario: Scenario, entry: Entry, units: Partial<Record<Side, CalledUnit>>, found: Rulebook): void => {
    if (!entry.lost) return
    const { lost: losses } = entry
    const after = fatigueAfter(scenario, losses, found)
    for (const side of SIDES) {
      const unit = units[side]
      const fought = scenario[side]
      if (!unit || 'together' in fought || fought.guards) continue
      const models = (fought.models ?? unit.models) - losses[side]
      states.set(unit, { models, fatigue: after[side] ?? fought.fatigue ?? 0 })
      if (models <= 0) gone.set(unit, entry.called)
    }
  }
  const rest = (entry: Entry): void => {
    const name = plain(entry.rests ?? '')
    const key = Object.keys(base.called ?? {}).find(each => plain(each) === name || plain(each.replaceAll('-', ' ')) === name)
    const { own: mine, enemy } = (key === undefined ? undefined : base.called?.[key]) ?? {}
    const unit = mine ?? enemy
    if (!unit) {
      mistakes.push({
        message: `${entry.called}: no unit is called ${quoted(entry.rests)}: units have names with --warband mine.yaml --against theirs.yaml, as bondi-1`,
        at: entry.called
      })
      return
    }
    const state = states.get(unit) ?? { models: unit.models, fatigue: 0 }
    states.set(unit, { ...state, fatigue: Math.max(0, state.fatigue - 1) })
  }
  const fightOf = (entry: Entry): PlayedFight | undefined => {
    const { fought, held } = apart(entry.words)
    const names = namesIn(fought, base)
    const said = entry.by ?? saidBy(fought) ?? byNames(names)
    const isEnemys = said === 'enemy'
    const view: BookOf = edition => {
      const whole = weathered(bookOf(edition), states)
      return isEnemys ? swapped(whole) : whole
    }
    const plainBook = isEnemys ? swapped(base) : base
    const units: Partial<Record<Side, CalledUnit>> = {}
    for (const side of SIDES) {
      const unit = names[side] === undefined ? undefined : calledAt(names[side], side, plainBook)
      if (!unit) continue
      units[side] = unit
      const when = gone.get(unit)
      if (when === undefined) continue
      mistakes.push({ message: `${entry.called}: the ${names[side]} were wiped out before, at ${when}`, at: entry.called })
      return undefined
    }
    if (!entry.lost) mistakes.push(noLosses(entry))
    const found = within(entry.called, () => requested(requestOf(entry, fought, asked, false), view), mistakes)
    const all = found && within(entry.called, () => requested(requestOf(entry, held, asked, true), view), mistakes)
    if (!found || !all || !entry.lost) return undefined
    const { scenario } = found
    interpreted.push(...all.interpreted.map(text => `${entry.called}: ${text}`))
    book ??= bookOf(found.book.edition)
    const by = said ?? rememberedBy(scenario, memory)
    if (by === undefined && memory.own.size > 0)
      notes.push(`${entry.called}: taken as the own side's attack; "their 8 bondi charge ..." or by: enemy says otherwise`)
    remember(scenario, by ?? 'own', memory)
    carried(scenario, entry, units, found.book)
    const has = { attacker: heldIn(all.scenario, 'attacker', book), defender: heldIn(all.scenario, 'defender', book) }
    const unused = (side: Side): readonly string[] => {
      const used = usedIds(scenario[side])
      return has[side].flatMap(({ id, said: typed }) => (used.has(id) ? [] : [typed.replace(/^\+/, '')]))
    }
    return {
      scenario,
      has,
      unused: { attacker: unused('attacker'), defender: unused('defender') },
      by: by ?? 'own',
      ...entry.lost,
      called: entry.called
    }
  }
  const fights = file.entries.flatMap(entry => {
    if (entry.rests !== undefined) return rest(entry) ?? []
    return fightOf(entry) ?? []
  })
  if (mistakes.length > 0) throw new RequestError(mistakes)
  if (!book || fights.length === 0)
    throw new RequestError([{ message: 'there is no fight in it: write one on each line, as 12 bondi charge 4 huscarls: 2:3' }])
  return {
    request: {
      fights,
      names: namesOf(file, fights, book),
      notes: [
        ...notes,
        ...(states.size > 0
          ? ['units of a warband keep their losses and fatigue from fight to fight, unless a line says otherwise']
          : [])
      ],
      ...(file.title !== undefined && { title: file.title }),
      ...(file.maxNodes !== undefined && { maxNodes: file.maxNodes })
    },
    book,
    interpreted
  }
}
