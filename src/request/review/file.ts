import { parseDocument } from 'yaml'
import * as z from 'zod'
import { type Mistake, refuseAny } from '../../model/errors'
import { msg, t } from '../../model/language'
import { quoted, visible } from '../../model/quoted'
import type { Player } from '../../model/review-report'
import type { Side } from '../../model/scenario'

import { keysAllowed, linesOf, listOf, object, text, whole } from '../boards/field-schemas'
import { mistakesOf } from '../boards/issues'
import { jsonSchemaOf } from '../boards/json-schema'
import { parsed } from '../boards/syntax'
import { type Lost, outcomeOf } from '../observed'
import { type Draft, isDraft, ownKey } from '../validators'

/** Parses the record of a played game: a line for each fight, or a YAML or JSON file with more detail. */

const LOST = msg('the losses of both sides, the attackers first: "2:3"')
const lost = z.union([linesOf(9), object({ attacker: whole(0, 99), defender: whole(0, 99) })], { error: LOST })
const WHO = msg('own or enemy: whose unit charges or shoots')
const player = z.enum(['own', 'enemy', 'mine', 'theirs'], { error: WHO })
const boxes = z.union([text, listOf(text)], { error: () => t('a box such as ullr, or a list of boxes') })

const fightRow = z.looseObject({
  fight: z
    .union([linesOf(5000), z.looseObject({})], {
      error: () => t('a sentence, such as "12 bondi charge 4 huscarls", or a scenario')
    })
    .exactOptional()
    .describe('the fight as it was fought, as a sentence or a scenario; the keys of a scenario may stand beside it'),
  lost: lost.exactOptional().describe('models lost, the attackers first: "2:3"'),
  by: player.exactOptional().describe('whose unit charges or shoots; by default inferred from the units'),
  unused: object({ attacker: boxes.exactOptional(), defender: boxes.exactOptional() })
    .exactOptional()
    .describe('boxes with SAGA dice on them that were left alone'),
  rests: text.exactOptional().describe('no fight: the unit of this name rests and loses 1 fatigue (R4.2)')
})

const LINE = msg('a line such as "12 bondi charge 4 huscarls gives up dice: 2:3", or an object with fight and lost')

const reviewFile = object({
  title: linesOf(200).exactOptional().describe('what the game is called'),
  own: linesOf(60).exactOptional().describe('whose game it is: a faction, or any name'),
  enemy: linesOf(60).exactOptional().describe('the other side: a faction, or any name'),
  edition: z.union([z.literal(1), z.literal(2)], { error: '1 or 2' }).exactOptional(),
  readings: z.record(z.string(), z.string(), { error: () => t('an object of readings by name') }).exactOptional(),
  costs: z.record(z.string(), z.string(), { error: () => t('an object of costs by box') }).exactOptional(),
  boards: listOf(text).exactOptional().describe('your own board files'),
  maxNodes: whole(1, 100_000_000).exactOptional().describe('most lines of play to search in one fight'),
  fights: z
    .array(z.union([linesOf(5000), fightRow], { error: LINE }), { error: () => t('a list of fights') })
    .max(1000, { error: () => t('a list of at most 1000 fights') })
    .describe(
      'in the order they were fought; a line is a sentence and the losses of both sides: 2:3; -ullr is a box that was not used'
    )
})

/** A key of a review file. */
export type ReviewKey = keyof z.infer<typeof reviewFile>

/** The JSON Schema of a review file, for editors. */
export const reviewSchema = (): object => jsonSchemaOf(reviewFile, { unrepresentable: 'any' })

/** Settings that apply to all fights of the file. */
interface ReviewSetting {
  readonly edition?: 1 | 2
  readonly readings?: Readonly<Record<string, string>>
  readonly costs?: Readonly<Record<string, string>>
  readonly boards?: readonly string[]
}

/** One fight, or a rest, as recorded. */
export interface Entry {
  readonly words: string
  readonly data: Draft
  readonly lost?: Lost
  readonly by?: Player
  readonly unused: Readonly<Record<Side, readonly string[]>>
  readonly rests?: string
  /** The place of the entry, for messages: "game.yaml:4". */
  readonly called: string
}

/** Details added to an entry afterwards. */
export interface EntryDetails {
  /** The fight as a sentence, including the choices. */
  readonly words?: string
  readonly by?: Player
  readonly lost?: Lost
}

export const withDetails = (entry: Entry, { words, by, lost }: EntryDetails): Entry => ({
  ...entry,
  ...(words !== undefined && { words }),
  ...(by !== undefined && { by }),
  ...(lost !== undefined && { lost })
})

/** The record of a played game, checked only for its shape. */
export interface ReviewFile {
  readonly setting: ReviewSetting
  readonly title?: string
  readonly names: Partial<Readonly<Record<Player, string>>>
  readonly maxNodes?: number
  readonly entries: readonly Entry[]
  /** The command that made the report; undefined unless the file is a report. */
  readonly replay?: string
  /** The notes of that report: on what it does not hold, such as units that kept their losses from fight to fight. */
  readonly notes?: readonly string[]
}

const WITH_LOSSES = /^(.*?)[\s,;|:]+(\d{1,3}\s*:\s*\d{1,3})$/s
/**
 * Matches a line that ends in something other than losses, as in "8 bondi charge 4 huscarls: a:b". A single word before the
 * colon would be a YAML key.
 */
const WRONG_LOSSES = /^(?![\w-]+\s*:)\S.*?\s.*?[\s,;|:]+([^\s:]{1,20}\s*:\s*[^\s:]{1,20})$/s
const RESTS = /^(\S.*?)\s+rests?$/i
const NONE_UNUSED = { attacker: [], defender: [] }

/** The entry for a line such as "12 bondi charge 4 huscarls: 2:3" or "bondi-1 rests". */
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

/**
 * The entries of a file that consists only of lines, each ending with losses or without any colon; a leading dash is ignored.
 * Undefined if the file is YAML or JSON. Throws a RequestError for lines with wrong losses.
 */
const entriesOfLines = (source: string, name: string): readonly Entry[] | undefined => {
  if (/\.json$/i.test(name) || /^\s*[{[]/.test(source)) return undefined
  const lines = source
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ line: line.replace(/(^|\s)#.*$/, '').trim(), called: `${name}:${i + 1}` }))
    .map(({ line, called }) => ({ line: line.replace(/^-\s+/, '').replace(/^(["'])(.*)\1$/, '$2'), called }))
    .filter(({ line }) => line !== '')
  const isFight = (line: string): boolean => WITH_LOSSES.test(line) || !/[:{}[\]]/.test(line)
  const isPlain = lines.length > 0 && lines.every(({ line }) => isFight(line) || WRONG_LOSSES.test(line))
  const hasKeys = lines.some(({ line }) => /^(?:lost|fight)\s*:/.test(line))
  if (!isPlain || hasKeys) return undefined
  refuseAny(lines.filter(({ line }) => !isFight(line)).map(({ line, called }) => noLosses(called, WRONG_LOSSES.exec(line)?.[1])))
  return lines.map(({ line, called }) => lineEntry(line, called))
}

const noLosses = (called: string, losses: unknown): Mistake => ({
  message: t('{called}: lost {losses} is not {lost}', { called, losses: quoted(losses), lost: t(LOST) }),
  at: called
})

const PLAYERS: Readonly<Record<string, Player>> = { own: 'own', mine: 'own', enemy: 'enemy', theirs: 'enemy' }

const KEYS: ReadonlySet<string> = new Set(Object.keys(fightRow.shape))

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

/** The fight as a row of a file, if the row is a fight from a review report; otherwise the row itself. */
const reported = (row: Draft): Draft => {
  const { scenario, outcome, by, unused } = row as Readonly<Record<string, unknown>>
  return isDraft(scenario) && isDraft(outcome) ? { fight: scenario, lost: outcome, by, unused } : row
}

/** The words and losses in a row such as `{ "12 bondi charge 4 huscarls": "2:3" }`, which is how YAML parses a line with a colon. */
const sentenceInRow = (row: Draft): readonly [words: string, losses: unknown] | undefined => {
  const [only, second] = Object.entries(row)
  return only && !second && !KEYS.has(only[0]) && only[0].trim().includes(' ') ? only : undefined
}

/** The line in such a row, without losses where none are given; undefined for other rows and wrong losses. */
const lineInRow = (row: Draft): string | undefined => {
  const [words = '', losses] = sentenceInRow(row) ?? []
  return losses === null ? words : outcomeOf(String(losses)) && `${words}: ${String(losses)}`
}

const rowEntry = (given: unknown, called: string, mistakes: Mistake[]): Entry => {
  if (typeof given === 'string') return lineEntry(given, called)
  const row = reported(given as Draft)
  const line = lineInRow(row)
  if (line !== undefined) return lineEntry(line, called)
  const [words, wrong] = sentenceInRow(row) ?? []
  if (words !== undefined) {
    mistakes.push(noLosses(called, wrong))
    return lineEntry(words, called)
  }
  const { fight, lost: losses, by, unused, rests, ...rest } = row as Readonly<Record<string, unknown>>
  const said = typeof fight === 'string' ? lineEntry(fight, called) : undefined
  const numbers = isDraft(losses) ? `${String(ownKey(losses, 'attacker'))}:${String(ownKey(losses, 'defender'))}` : losses
  const found = numbers === undefined ? said?.lost : outcomeOf(String(numbers))
  if (numbers !== undefined && !found) mistakes.push(noLosses(called, losses))
  return {
    words: said?.words ?? '',
    data: { ...(isDraft(fight) ? fight : {}), ...rest },
    unused: {
      attacker: textsOf(isDraft(unused) ? ownKey(unused, 'attacker') : undefined),
      defender: textsOf(isDraft(unused) ? ownKey(unused, 'defender') : undefined)
    },
    called,
    ...(found && { lost: found }),
    ...(typeof by === 'string' && PLAYERS[by] && { by: PLAYERS[by] }),
    ...(typeof rests === 'string' && { rests })
  }
}

/** Splits `fights` into lines if it is a single text. */
const splitFights = (data: unknown): unknown => {
  const fights = isDraft(data) ? ownKey(data, 'fights') : undefined
  if (!isDraft(data) || typeof fights !== 'string') return data
  return { ...data, fights: fights.split(/\r\n|\r|\n/).filter(line => line.trim() !== '') }
}

/** The game in plain data; `validate` checks its shape. Throws a RequestError with every mistake in its shape. */
const fileOf = (
  data: unknown,
  placeOf: (index: number) => string,
  validate: (data: unknown) => readonly Mistake[]
): ReviewFile => {
  const isReport = isDraft(data) && ownKey(data, 'kind') === 'review' && Array.isArray(ownKey(data, 'fights'))
  const whole = Array.isArray(data) ? { fights: data as readonly unknown[] } : isReport ? fromReport(data) : splitFights(data)
  const mistakes = [...validate(whole)]
  refuseAny(mistakes)
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
  refuseAny(mistakes)
  const [replay, notes] = isReport ? [ownKey(data, 'replay'), ownKey(data, 'notes')] : []
  return {
    ...(typeof replay === 'string' && { replay }),
    ...(Array.isArray(notes) && { notes: notes.filter(note => typeof note === 'string') }),
    setting,
    names: { ...(mine !== undefined && { own: mine }), ...(enemy !== undefined && { enemy }) },
    entries,
    ...(title !== undefined && { title }),
    ...(maxNodes !== undefined && { maxNodes })
  }
}

/** A review report as the data of a review file, so that the same game can be reviewed again. */
const fromReport = (report: Draft): Draft => {
  const names = ownKey(report, 'names')
  const fights = ownKey(report, 'fights') as readonly unknown[]
  return {
    title: ownKey(report, 'headline'),
    ...(isDraft(names) && { own: ownKey(names, 'own'), enemy: ownKey(names, 'enemy') }),
    edition: ownKey(report, 'edition'),
    fights: fights.map(fight => (isDraft(fight) ? reported(fight) : fight))
  }
}

/** The game in the text of a file. Throws a RequestError with every mistake in its shape, by line and column. */
export const reviewIn = (source: string, name: string): ReviewFile => {
  const lines = entriesOfLines(source, name)
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

/** The game in plain data, for programs and the lines of a batch. Throws a RequestError with every mistake in its shape. */
export const reviewOf = (data: unknown): ReviewFile =>
  fileOf(
    data,
    index => `fights[${index}]`,
    whole => {
      const read = reviewFile.safeParse(whole)
      if (read.success) return []
      return read.error.issues.map(({ path, message, code }) => ({
        message: `${visible(path.join('.')) || t('the game')}: ${code === 'unrecognized_keys' ? t('keys are {keys}', { keys: keysAllowed(message).join(', ') }) : t('expected {message}', { message })}`
      }))
    }
  )

const MY: Readonly<Record<Player, string>> = { own: 'my', enemy: 'their' }

/** The line for an entry: "my 8 bondi charge 4 huscarls: 2:3". */
const formatLine = ({ words, lost: losses, by }: Pick<Entry, 'words' | 'lost' | 'by'>, showsOwner: boolean): string => {
  const whose = showsOwner && by !== undefined ? `${MY[by]} ${words}` : words
  return losses ? `${whose}: ${losses.attacker}:${losses.defender}` : whose
}

/** The text of the file with `details` added to its fights, which are keyed by index; everything else stays unchanged. */
export const filledIn = (
  source: string,
  name: string,
  all: readonly Entry[],
  details: ReadonlyMap<number, EntryDetails>
): string => {
  const lineAt = (index: number): string => {
    const { by, ...rest } = withDetails(all[index] as Entry, details.get(index) ?? {})
    return formatLine({ ...rest, ...(by && { by }) }, details.get(index)?.by !== undefined)
  }
  const lines = entriesOfLines(source, name)
  if (lines) {
    const byLine = new Map([...details.keys()].map(index => [Number(lines[index]?.called.split(':').at(-1)), index]))
    const parts = source.split(/(\r\n|\r|\n)/)
    return parts
      .map((text, i) => {
        const index = i % 2 === 0 ? byLine.get(i / 2 + 1) : undefined
        if (index === undefined) return text
        return text.replace(
          /^(\s*(?:-\s+)?["']?)(.*?)(["']?\s*(?:\s#.*)?)$/s,
          (_whole, before: string, _said, after: string) => `${before}${lineAt(index)}${after}`
        )
      })
      .join('')
  }
  const document = parseDocument(source)
  const root = Array.isArray(document.toJS()) ? [] : ['fights']
  for (const [index, { words, by, lost: losses }] of details) {
    const at = [...root, index]
    const current: unknown = document.getIn(at)
    const row: unknown = document.toJS()
    const rows: unknown = isDraft(row) ? ownKey(row, 'fights') : row
    const given: unknown = Array.isArray(rows) ? rows[index] : undefined
    if (typeof current === 'string' || (isDraft(given) && lineInRow(given) !== undefined)) document.setIn(at, lineAt(index))
    else {
      if (words !== undefined) document.setIn([...at, 'fight'], words)
      if (by !== undefined) document.setIn([...at, 'by'], by)
      if (losses) document.setIn([...at, 'lost'], `${losses.attacker}:${losses.defender}`)
    }
  }
  return document.toString()
}
