import type { Command } from 'commander'
import { answering } from '../answers/kinds'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import { commandLine } from '../model/shell'
import { editionOf } from '../request/request'
import type { Entry, EntryDetails, ReviewFile } from '../request/review'
import { boardAdded, costSet, type Patch, readingSet, sorted } from '../request/set'
import type { Draft } from '../request/validators'
import { rulebook } from '../rules/rulebook'
import { fatigueAfter } from '../study/review'
import { boardsAsked, boardsFromHere, boardsOfReport, bookWith } from './boards'
import { configured } from './config/patches'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { refuseOtherTexts } from './replay-report'
import { textFrom, type Wanted } from './source'
import type { Streams } from './streams'
import { namedWarbands, type WarbandOptions } from './unit-names'
import { unknownOptions } from './unknown-options'

/** What `review` does: a game that was written down is read, what is missing in it asked for, and taken apart. */

interface ReviewOptions extends OutputOptions, WarbandOptions {
  readonly fill?: true
  readonly schema?: true
  readonly edition?: string
  readonly maxNodes?: string
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly scenario?: readonly string[]
}

export interface ReviewCall {
  readonly words: readonly string[]
  readonly command: Command
}

const GAME: Wanted = {
  bytes: 10_000_000,
  tooLarge: msg('it is larger than 10 MB, too large for a game'),
  empty: msg('it is empty: expected one fight per line, such as 12 bondi charge 4 huscarls: 2:3')
}

/** A word without a blank is a file. */
const fileIn = (words: readonly string[], [scenario, second]: readonly string[]): string | undefined => {
  if (second !== undefined) refuse(t('--scenario is given twice: review one game at a time'), '--scenario')
  if (scenario !== undefined && words.length > 0)
    refuse(t('the game is given both in words and as a file: leave one out'), '--scenario')
  const [only, more] = words
  if (scenario === undefined && only === undefined)
    refuse(t('which game? name a file with one fight per line, such as 12 bondi charge 4 huscarls: 2:3, or - for stdin'))
  return scenario ?? (only !== undefined && more === undefined && !/\s/.test(only) ? only : undefined)
}

/** Several words with blanks are a line each; others are the words of one. */
const linesIn = (words: readonly string[]): string => (words.some(word => /\s/.test(word)) ? words.join('\n') : words.join(' '))

const flagged = ({ edition, reading = [], board = [], cost = [] }: ReviewOptions): readonly (Patch | Mistake)[] => [
  ...(edition === undefined
    ? []
    : edition === '1' || edition === '2'
      ? [{ path: ['edition'], value: Number(edition), called: '--edition' }]
      : [noneOf('--edition', edition, ['1', '2'], '--edition')]),
  ...board.map(boardAdded),
  ...cost.map(costSet),
  ...reading.map(readingSet)
]

const OF_COMMAND = ['edition', 'reading', 'board', 'cost', 'warband', 'against', 'maxNodes'] as const

/** The command with its file or its lines, as it was typed. */
const commandOf = ({ words }: ReviewCall, options: ReviewOptions, file: string | undefined): string => {
  const flags = OF_COMMAND.flatMap(name => {
    const given = options[name]
    const flag = `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
    return (typeof given === 'string' ? [given] : (given ?? [])).flatMap(value => [flag, value])
  })
  return commandLine(['review', ...(file === undefined ? words : [file]), ...flags])
}

const nodesOf = (text: string): number => {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0
  if (value < 1 || value > 100_000_000)
    refuseAny([notA('--max-nodes', text, t('a whole number from 1 to 100 000 000'), '--max-nodes')])
  return value
}

/** What was answered about a game at the terminal; the file is rewritten with each answer, the rest as it was. */
const answersInto = (game: ReviewFile, text: string, file: string | undefined) => {
  const details = new Map<number, EntryDetails>()
  const keep = async (index: number, more: EntryDetails): Promise<void> => {
    details.set(index, { ...details.get(index), ...more })
    if (file === undefined || file === '-') return
    const { filledIn } = await import('../request/review')
    const { withLock: alone, writeWhole } = await import('./files')
    await alone(file, async () => writeWhole(file, filledIn(text, file, game.entries, details)))
  }
  const now = (): ReviewFile => ({
    ...game,
    entries: game.entries.map((entry, index) => ({ ...entry, ...details.get(index) }))
  })
  return { keep, now }
}

export const review = async (call: ReviewCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  const options: ReviewOptions = command.opts()
  refuseAny([...unknownOptions(words, command), ...outputMistakes(options)])
  const late = await import('../request/review')
  if (options.schema) return deliver(`${JSON.stringify(late.reviewSchema(), null, 2)}\n`, options, streams)
  const file = fileIn(words, options.scenario ?? [])
  const { text, called } =
    file === undefined ? { text: linesIn(words), called: t('the game') } : await textFrom(file, streams, GAME)
  if (file !== undefined) refuseOtherTexts(text, called, command)
  const read = late.reviewIn(text, called)
  const named = read.replay === undefined ? boardsFromHere : boardsOfReport
  const setting = file === undefined ? read.setting : (named(read.setting, file, command.opts()) as ReviewFile['setting'])
  const { patches: flags, mistakes } = sorted(flagged(options))
  refuseAny(mistakes)
  const warbands = await namedWarbands(options, streams)
  const patches = [...warbands.patches, ...configured(options.configured, setting, flags), ...flags]
  const bookOf = warbands.over(await bookWith(boardsAsked(setting, patches), streams, rulebook, file === '-'))
  const nodes = options.maxNodes === undefined ? read.maxNodes : nodesOf(options.maxNodes)
  const asked = (game: ReviewFile) => ({
    file: { ...game, setting, ...(nodes !== undefined && { maxNodes: nodes }) },
    bookOf,
    patches,
    fatigueAfter
  })
  const { keep, now } = answersInto(read, text, file)
  if (options.fill) {
    const { promptFights } = await import('./fill-review')
    const book = bookOf(editionOf(setting as Draft, patches))
    const readOne = (entry: Entry) => late.reviewRequested(asked({ ...read, entries: [entry] }))
    await promptFights({ entries: read.entries, book, read: readOne, keep }, streams)
  }
  const first = late.reviewRequested(asked(now()))
  if (options.fill && first.unsure.length > 0) {
    const { promptWhose } = await import('./fill-review')
    const { entries } = now()
    const unsure = first.unsure.map(called => entries.findIndex(entry => entry.called === called))
    await promptWhose(unsure, { entries, keep }, streams)
  }
  const game = now()
  const { request, book, interpreted } = options.fill ? late.reviewRequested(asked(game)) : first
  await answer(
    (await answering('review'))({ ...request, command: game.replay ?? commandOf(call, options, file) }, book),
    { ...options, interpreted },
    streams
  )
}
