import type { Command } from 'commander'
import { loadAnswer } from '../answers/load-answer'
import { type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import { oneFile, strayFlag, whichFile } from '../model/roster-mistakes'
import { rosterSchemaText } from '../request/roster'
import { isDataFile } from './arguments'
import { editionIn, editionMistakes } from './edition-option'
import { AnswerIsNo } from './exit-code'
import type { CommandCall } from './flags'
import { answer, deliver, outputMistakes } from './output'
import { interpretedIn, readRosters, rosterFilesIn, warbandInWords } from './rosters'
import { type Streams, writeNotice } from './streams'
import { refuseUnknownOptions } from './unknown-options'
import { type WarbandSetting, type WarbandSettingOptions, warbandSetting } from './warband-options'

/** The command `warband`: checks and shows rosters, builds warbands, counts victory points. */

interface Options extends WarbandSettingOptions {
  readonly against?: readonly string[]
  readonly keep?: readonly string[]
  readonly measure?: string
  readonly goal?: string
  readonly ways?: string
  readonly dice?: string
  readonly hero?: string
  readonly faction?: string
  readonly points?: string
  readonly top?: string
  readonly wipedOut?: string
  readonly givesUpDice?: true
  readonly edition?: string
  readonly schema?: true
  readonly scenario?: readonly string[]
}

interface PartCall {
  readonly words: readonly string[]
  readonly options: Options
  readonly edition?: 1 | 2
  readonly setting: WarbandSetting
}

type Answer = (asked: PartCall, streams: Streams) => Promise<void>

const check: Answer = async ({ words, options, edition, setting: { bookOf } }, streams) => {
  if (words.length === 0) refuseAny([whichFile('check')])
  const inWords = await warbandInWords(words, bookOf(edition ?? 1))
  const rosters = inWords ? [inWords] : await readRosters(words.flatMap(rosterFilesIn), streams, bookOf, edition)
  const report = (await loadAnswer('warband-check'))(rosters, rosters.at(-1)?.book ?? bookOf(1))
  await answer(report, { ...options, interpreted: interpretedIn(rosters) }, streams)
  // the report says why
  if (report.rosters.some(({ isLegal }) => !isLegal)) throw new AnswerIsNo([])
}

/** The format that only `show` has: a list to paste into a chat, which `import` reads back. */
const LIST_FORMAT = 'text'

const show: Answer = async ({ words, options, edition, setting: { bookOf } }, streams) => {
  const inWords = await warbandInWords(words, bookOf(edition ?? 1))
  if (words.length !== 1 && !inWords) refuseAny([words.length === 0 ? whichFile('show') : oneFile(words.length)])
  const [read] = inWords ? [inWords] : await readRosters(words, streams, bookOf, edition)
  if (read && options.format === LIST_FORMAT) {
    const { listOf } = await import('../request/roster/list')
    await deliver(listOf(read.roster, read.book), options, streams)
    // the list has no place for it
    const interpreted = interpretedIn([read]).join('; ')
    return interpreted === '' ? undefined : writeNotice(streams, `saga-odds: ${t('read as: {interpreted}', { interpreted })}\n`)
  }
  if (read)
    await answer(
      (await loadAnswer('warband'))(read.roster, read.book),
      { ...options, interpreted: interpretedIn([read]) },
      streams
    )
}

const WHOLE = /^\d{1,2}$/

const points: Answer = async ({ words, options, edition = 1, setting }, streams) => {
  const { bookOf } = setting
  const { fallenIn } = await import('../request/roster/points')
  const { wipedOut = '0' } = options
  const mistakes: readonly Mistake[] = [
    ...(WHOLE.test(wipedOut) ? [] : [notA('--wiped-out', wipedOut, t('a whole number from 0 to 99'), '--wiped-out')]),
    ...(edition === 1 && options.wipedOut !== undefined ? [strayFlag('--wiped-out', t('the second edition (V9.9)'))] : [])
  ]
  const book = bookOf(edition)
  const interpreted = new Set<string>()
  const fallen = fallenIn(words, book, mistakes, line => interpreted.add(line))
  const request = { fallen, wipedOut: Number(wipedOut), readings: setting.readings(book) }
  await answer((await loadAnswer('warband-points'))(request, book), { ...options, interpreted: [...interpreted] }, streams)
}

const build: Answer = async ({ words, options, edition = 1, setting }, streams) => {
  const { bookOf } = setting
  const { buildAsked } = await import('../request/roster/build')
  const book = bookOf(edition)
  const interpreted = new Set<string>()
  const against = []
  for (const each of options.against ?? []) {
    const rosters = isDataFile(each) || each === '-' ? await readRosters([each], streams, bookOf, edition) : []
    for (const line of interpretedIn(rosters)) interpreted.add(line)
    against.push(...(rosters.length > 0 ? rosters.map(({ roster }) => roster) : [each]))
  }
  const { keep = [], faction, points: size, hero, goal, measure = goal, ways, dice, top } = options
  const request = buildAsked(
    {
      words,
      keep,
      against,
      mistakes: [],
      ...(faction !== undefined && { faction }),
      ...(size !== undefined && { points: size }),
      ...(hero !== undefined && { hero }),
      ...(measure !== undefined && { measure }),
      ...(options.configured?.tournament && { tournament: options.configured.tournament }),
      ...(ways !== undefined && { ways }),
      ...(dice !== undefined && { dice }),
      ...(top !== undefined && { top })
    },
    book,
    line => interpreted.add(line)
  )
  await answer(
    (await loadAnswer('build'))(
      { ...request, givesUpDice: options.givesUpDice === true, readings: setting.readings(book) },
      book
    ),
    { ...options, interpreted: [...interpreted] },
    streams
  )
}

interface Part {
  readonly answer: Answer
  /** Options of its own. */
  readonly takes: readonly string[]
}

const PARTS: Readonly<Record<string, Part>> = {
  check: { answer: check, takes: [] },
  show: { answer: show, takes: [] },
  build: {
    answer: build,
    takes: ['against', 'keep', 'measure', 'goal', 'ways', 'dice', 'hero', 'faction', 'points', 'top', 'givesUpDice', 'reading']
  },
  points: { answer: points, takes: ['wipedOut', 'reading'] }
}

/** Options that were typed and belong to another part of the command. */
const flagsOfOtherParts = (command: Command, { takes }: Part): readonly Mistake[] =>
  Object.entries(PARTS).flatMap(([name, { takes: theirs }]) =>
    command.options
      .filter(option => theirs.includes(option.attributeName()) && !takes.includes(option.attributeName()))
      .filter(option => command.getOptionValueSource(option.attributeName()) === 'cli')
      .map(({ long }) => strayFlag(long ?? '', t('warband {name}', { name })))
  )

const whichPart = (word: string | undefined): Mistake => {
  if (word !== undefined && isDataFile(word))
    return {
      message: t('warband {word}: what should be done with it? as in saga-odds warband check {word}, or warband show {word}', {
        word
      }),
      at: 'warband'
    }
  return word === undefined
    ? { message: t('warband: use check, show, build or points; saga-odds warband --help has examples'), at: 'warband' }
    : noneOf('warband', word, Object.keys(PARTS), 'warband')
}

/** Replays the report of a part; `name` is the part, where one is named. */
const replay = async (call: CommandCall, options: Options, name: string | undefined, streams: Streams): Promise<void> => {
  refuseAny([...outputMistakes(options), ...(name === undefined || Object.hasOwn(PARTS, name) ? [] : [whichPart(name)])])
  const { replayRequestFile } = await import('./replay-request')
  const words = call.words.filter(word => word !== name)
  const report = await replayRequestFile(options.scenario ?? [], { ...call, words }, streams)
  await answer(report, options, streams)
  if (report.kind === 'warband-check' && report.rosters.some(({ isLegal }) => !isLegal)) throw new AnswerIsNo([])
}

export const warband = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  const options: Options = command.opts()
  const [name, ...rest] = words.flatMap(word => (isDataFile(word) ? [word] : word.split(/\s+/))).filter(word => word !== '')
  if (options.schema) return deliver(await rosterSchemaText(), options, streams)
  if (options.scenario) return replay({ words, command }, options, name, streams)
  const part = name !== undefined && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
  if (!part) return refuseAny([whichPart(name)])
  refuseAny([
    ...outputMistakes(options).filter(({ at }) => !(name === 'show' && options.format === LIST_FORMAT && at === '--format')),
    ...flagsOfOtherParts(command, part),
    ...editionMistakes(options.edition)
  ])
  const setting = await warbandSetting(options, streams)
  const edition = editionIn(options.edition) ?? setting.edition
  await part.answer({ words: rest, options, setting, ...(edition && { edition }) }, streams)
}
