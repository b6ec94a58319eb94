import { loadAnswer } from '../answers/load-answer'
import { jsonText } from '../model/data'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import { notA } from '../model/mistakes'
import type { Player } from '../model/review-report'
import { SIDES } from '../model/scenario'
import { commandLine } from '../model/shell'
import { type Lost, outcomeOf } from '../request/observed'
import { editionOf } from '../request/request'
import {
  type Entry,
  type EntryDetails,
  faultsOf,
  lacksFight,
  lacksLosses,
  type ReviewFile,
  withChoices,
  withDetails
} from '../request/review'
import { boardAdded, costSet, type Patch, readingSet, sorted } from '../request/set'
import type { Draft } from '../request/validators'
import { MOST_LETTERS } from '../request/words/sentence'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { fatigueAfter } from '../study/review'
import { boardFiles, bookWithBoards, withBoardPaths, withReportBoardPaths } from './boards'
import { configurationPatches } from './config/patches'
import { editionIn, editionMistakes } from './edition-option'
import type { CommandCall } from './flags'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { askText } from './prompt'
import { wrapped } from './prose'
import { refuseForeignReportText } from './replay-report'
import { type TextLimits, textFrom } from './source'
import { isInteractive, print, type Streams } from './streams'
import { type NamedWarbandOptions, namedWarbands } from './unit-names'
import { unknownOptions } from './unknown-options'

/** `review --fill`: asks for what is missing in a game: who fought whom, both sides' losses and choices, whose attack it was. */

const LOSSES = msg('models lost, the attackers first, such as 2:3')
const FIGHT = msg('who fought whom, such as 8 bondi charge 4 huscarls')

/** What asking needs: the entries of the game, and how an answer is checked and saved. */
interface Filling {
  readonly entries: readonly Entry[]
  readonly book: Rulebook
  /** Throws a RequestError where the entry is not a possible fight. */
  readonly read: (entry: Entry) => unknown
  readonly keep: (index: number, details: EntryDetails) => Promise<void>
}

const needTerminal = (streams: Streams): void => {
  if (!isInteractive(streams))
    refuse(t('--fill needs a terminal to ask at: end each line with the losses of both sides instead, as in ": 2:3"'), '--fill')
}

/** True where the entry's fight is possible, else what is wrong with it. */
const faultText = (entry: Entry, read: Filling['read']): true | string =>
  faultsOf(() => read({ ...entry, lost: { attacker: 0, defender: 0 } }))
    .map(({ message }) => message)
    .join(' ') || true

const titleOf = ({ words, called }: Entry): string => (words === '' ? called : words)

const askFight = async (entry: Entry, { book, read }: Filling, streams: Streams): Promise<string> => {
  const validate = (text: string): true | string => {
    const made = { ...entry, words: text.trim() }
    return lacksFight(made, book) ? `${t(FIGHT)}.` : faultText(made, read)
  }
  return askText(
    { type: 'input', name: 'fight', message: t('{fight}: who fought whom?', { fight: titleOf(entry) }), validate },
    streams
  )
}

const askLosses = async (entry: Entry, streams: Streams): Promise<Lost | undefined> => {
  const validate = (text: string): true | string => outcomeOf(text) !== undefined || `${t(LOSSES)}.`
  return outcomeOf(await askText({ type: 'input', name: 'lost', message: `${titleOf(entry)}:`, validate }, streams))
}

const CHOICES = {
  attacker: msg('what did the attackers choose?'),
  defender: msg('what did the defenders choose?')
} as const

const askChoices = async (entry: Entry, { book, read }: Filling, streams: Streams): Promise<string> => {
  let words = entry.words
  for (const side of SIDES) {
    const before = words
    const validate = (text: string): true | string =>
      text.trim() === '' || faultText({ ...entry, words: withChoices(before, side, text.trim(), book) }, read)
    const text = await askText({ type: 'input', name: side, message: t(CHOICES[side]), validate }, streams)
    if (text !== '') words = withChoices(before, side, text, book)
  }
  return words
}

/** Asks for everything but whose attack it was, entry by entry. */
const promptFights = async (filling: Filling, streams: Streams): Promise<void> => {
  const { entries, book, keep } = filling
  const open = entries.flatMap((entry, index) => (lacksFight(entry, book) || lacksLosses(entry) ? [index] : []))
  if (open.length === 0) return
  needTerminal(streams)
  await print(
    streams,
    wrapped(
      t(
        'What did both sides lose? {losses}. Choices: +ullr (used), -frigg (not used), spends armour, gives up dice; just Enter: none. Ctrl-C stops.\n',
        { losses: t(LOSSES) }
      ),
      streams.stdout.columns
    )
  )
  for (const index of open) {
    let entry = entries[index] as Entry
    const hear = async (details: EntryDetails): Promise<void> => {
      entry = withDetails(entry, details)
      await keep(index, details)
    }
    if (lacksFight(entry, book)) await hear({ words: await askFight(entry, filling, streams) })
    if (lacksLosses(entry)) {
      const lost = await askLosses(entry, streams)
      if (lost) await hear({ lost })
    }
    if (entry.words === '') continue
    const words = await askChoices(entry, filling, streams)
    if (words !== entry.words) await hear({ words })
  }
}

const WHOSE: Readonly<Record<string, Player>> = {
  ...{ mine: 'own', my: 'own', own: 'own', ours: 'own', m: 'own' },
  ...{ theirs: 'enemy', their: 'enemy', enemy: 'enemy', t: 'enemy' }
}

/** Asks whose attack each of the fights `unsure` was. */
const promptWhose = async (
  unsure: readonly number[],
  { entries, keep }: Pick<Filling, 'entries' | 'keep'>,
  streams: Streams
): Promise<void> => {
  if (unsure.length === 0) return
  needTerminal(streams)
  for (const index of unsure) {
    const message = t('{fight}: whose attack was it, mine or theirs?', { fight: titleOf(entries[index] as Entry) })
    const validate = (text: string): true | string => Object.hasOwn(WHOSE, text.trim().toLowerCase()) || t('mine, or theirs.')
    const by = WHOSE[(await askText({ type: 'input', name: 'by', message, validate }, streams)).toLowerCase()]
    if (by) await keep(index, { by })
  }
}

/** The command `review`: how much of a recorded game was luck, and how much decisions. */

interface ReviewOptions extends OutputOptions, NamedWarbandOptions {
  readonly fill?: true
  readonly schema?: true
  readonly edition?: string
  readonly maxNodes?: string
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly scenario?: readonly string[]
}

const GAME: TextLimits = {
  bytes: 10_000_000,
  tooLarge: msg('it is larger than 10 MB, too large for a game'),
  empty: msg('it is empty: expected one fight per line, such as 12 bondi charge 4 huscarls: 2:3')
}

/** The file to read: that of --scenario, or a single word without blanks. Undefined: the words are the game. */
const fileIn = (words: readonly string[], [scenario, second]: readonly string[]): string | undefined => {
  if (second !== undefined) refuse(t('--scenario is given twice: review one game at a time'), '--scenario')
  if (scenario !== undefined && words.length > 0)
    refuse(t('the game is given both in words and as a file: leave one out'), '--scenario')
  const [only, more] = words
  if (scenario === undefined && only === undefined)
    refuse(t('which game? name a file with one fight per line, such as 12 bondi charge 4 huscarls: 2:3, or - for stdin'))
  return scenario ?? (only !== undefined && more === undefined && !/\s/.test(only) ? only : undefined)
}

/** Words with blanks in them are a line each; otherwise all words are one line. */
const linesIn = (words: readonly string[]): string => (words.some(word => /\s/.test(word)) ? words.join('\n') : words.join(' '))

/** What parts two fights in one line. */
const NEXT_FIGHT =
  /(?<=\d\s?[:-]\s?\d{1,2})[,;]\s*(?=(?:my\s+|his\s+|mis\s+|sus\s+)?\d)|[,;.]\s*(?:(?:and\s+)?(?:then|next|afterwards|later)|(?:y\s+)?(?:luego|despu[eé]s))\s+(?=\D{0,20}\d)|;\s*(?=\d)|\s(?:and\s+then|y\s+luego)\s+(?=(?:my\s+|his\s+|mis\s+|sus\s+)?\d)/i

/** A line that tells the losses in words, "8 bondi charged 4 huscarls and lost 3 while killing 2", with its numbers at the end. */
const withLossesLast = async (lines: string, book: Rulebook): Promise<string> => {
  const { resultTold } = await import('./questions/told-results')
  const isNumbered = /\d\s*:\s*\d+\s*$/
  return lines
    .split('\n')
    .flatMap(line => {
      const told = (each: string): string | undefined => {
        if (isNumbered.test(each)) return each
        const [, fight, option, losses] = resultTold(`${each}. How lucky was that?`, book) ?? []
        return option === '--observed' ? `${fight}: ${losses}` : undefined
      }
      // "8 bondi charged ... and lost 3, then 4 hirdmen charged ...": each fight with its losses
      const parts = line.length > MOST_LETTERS ? [] : line.split(NEXT_FIGHT).map(part => told(part.trim()))
      return parts.length > 1 && parts.every(part => part !== undefined) ? parts : [told(line) ?? line]
    })
    .join('\n')
}

const flagPatches = ({ edition, reading = [], board = [], cost = [] }: ReviewOptions): readonly (Patch | Mistake)[] => [
  ...editionMistakes(edition),
  ...(editionIn(edition) ? [{ path: ['edition'], value: editionIn(edition), called: '--edition' }] : []),
  ...board.map(boardAdded),
  ...cost.map(costSet),
  ...reading.map(readingSet)
]

const OPTIONS_AGAIN = ['edition', 'reading', 'board', 'cost', 'warband', 'against', 'maxNodes'] as const

/** The command that asks again, with the file or lines as typed. */
const commandOf = ({ words }: CommandCall, options: ReviewOptions, file: string | undefined): string => {
  const flags = OPTIONS_AGAIN.flatMap(name => {
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

/** Collects the answers given at the terminal; each is written into the file at once, the rest of which stays as it was. */
const collectAnswers = (game: ReviewFile, text: string, file: string | undefined) => {
  const details = new Map<number, EntryDetails>()
  const keep = async (index: number, more: EntryDetails): Promise<void> => {
    details.set(index, { ...details.get(index), ...more })
    if (file === undefined || file === '-') return
    const { filledIn } = await import('../request/review')
    const { withLock, writeWhole } = await import('./files')
    await withLock(file, async () => writeWhole(file, filledIn(text, file, game.entries, details)))
  }
  const now = (): ReviewFile => ({
    ...game,
    entries: game.entries.map((entry, index) => ({ ...entry, ...details.get(index) }))
  })
  return { keep, now }
}

export const review = async (call: CommandCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  const options: ReviewOptions = command.opts()
  refuseAny([...(await unknownOptions({ words, command })), ...outputMistakes(options)])
  const lib = await import('../request/review')
  if (options.schema) return deliver(jsonText(lib.reviewSchema()), options, streams)
  const file = fileIn(words, options.scenario ?? [])
  const { text, called } =
    file === undefined
      ? { text: await withLossesLast(linesIn(words), rulebook(editionIn(options.edition) ?? 1)), called: t('the game') }
      : await textFrom(file, streams, GAME)
  if (file !== undefined) refuseForeignReportText(text, called, command)
  const read = lib.reviewIn(text, called)
  const named = read.replay === undefined ? withBoardPaths : withReportBoardPaths
  const setting = file === undefined ? read.setting : (named(read.setting, file, command.opts()) as ReviewFile['setting'])
  const { patches: flags, mistakes } = sorted(flagPatches(options))
  refuseAny(mistakes)
  const warbands = await namedWarbands(options, streams)
  const patches = [...warbands.patches, ...configurationPatches(options.configured, setting, flags), ...flags]
  const bookOf = warbands.withUnitNames(await bookWithBoards(boardFiles(setting, patches), streams, rulebook, file === '-'))
  const nodes = options.maxNodes === undefined ? read.maxNodes : nodesOf(options.maxNodes)
  const asked = (game: ReviewFile) => ({
    file: { ...game, setting, ...(nodes !== undefined && { maxNodes: nodes }) },
    bookOf,
    patches,
    fatigueAfter
  })
  const { keep, now } = collectAnswers(read, text, file)
  if (options.fill) {
    const book = bookOf(editionOf(setting as Draft, patches))
    const readOne = (entry: Entry) => lib.reviewRequested(asked({ ...read, entries: [entry] }))
    await promptFights({ entries: read.entries, book, read: readOne, keep }, streams)
  }
  const first = lib.reviewRequested(asked(now()))
  if (options.fill && first.unsure.length > 0) {
    const { entries } = now()
    const unsure = first.unsure.map(called => entries.findIndex(entry => entry.called === called))
    await promptWhose(unsure, { entries, keep }, streams)
  }
  const game = now()
  const { request, book, interpreted } = options.fill ? lib.reviewRequested(asked(game)) : first
  await answer(
    (await loadAnswer('review'))({ ...request, command: game.replay ?? commandOf(call, options, file) }, book),
    { ...options, interpreted },
    streams
  )
}
