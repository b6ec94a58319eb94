import { loadAnswer } from '../answers/load-answer'
import { isObject } from '../model/data'
import { wrathAlone } from '../model/dice-mistakes'
import { type Mistake, mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import { SCHEMA } from '../model/report'
import { strayFlag } from '../model/roster-mistakes'
import { diceRequested, isWrath, wrathRequested } from '../request/dice/request'
import { parsedJson } from '../request/json'
import type { BookOf } from '../request/request'
import { rosterForDice } from '../request/roster'
import { asNumber, boardAdded, costSet, flagPatch, type Patch, readingSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { boardFiles, bookWithBoards, withBoardPaths, withReportBoardPaths } from './boards'
import { configurationPatches, ignoreConfiguredFight } from './config/patches'
import type { CommandCall } from './flags'
import { answer, type OutputOptions, outputMistakes } from './output'
import { diceAsked, withoutFirstTurn, withoutKept, wrathAsked } from './questions/dice-words'
import { rollAsked } from './questions/other-questions'
import { refuseForeignReport } from './replay-report'
import { withSavedCosts } from './saved-costs'
import type { Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** The command `dice`: what SAGA dice can pay for, and the Wrath of the Jomsvikings. */

interface DiceOptions extends OutputOptions {
  readonly scenario?: readonly string[]
  readonly warband?: string
  readonly want?: readonly string[]
  readonly keep?: readonly string[]
  readonly without?: readonly string[]
  readonly units?: readonly string[]
  readonly weights?: readonly string[]
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly rolled?: string
  readonly left?: string
  readonly faction?: string
  readonly hero?: string
  readonly against?: string
  readonly turn?: string
  readonly points?: string
  readonly edition?: string
  readonly firstTurn?: boolean
}

const weightPatch = (text: string): Patch | Mistake => {
  const [name = '', value] = text.split(/=(.*)/s)
  return name.trim() === '' || value === undefined
    ? {
        message: t('--weights {text}: expected a box, = and a number, as in --weights charge=3,stamping=2', { text }),
        at: '--weights'
      }
    : { path: ['weights', name.trim()], value: asNumber(value.trim()), called: '--weights' }
}

const flagPatches = (options: DiceOptions): readonly (Patch | Mistake)[] => [
  ...flagPatch('faction', options.faction),
  ...flagPatch('hero', options.hero),
  ...flagPatch('want', options.want),
  ...flagPatch('keep', options.keep),
  ...flagPatch('without', options.without),
  ...flagPatch('units', options.units),
  ...flagPatch('rolled', options.rolled),
  ...flagPatch('left', asNumber(options.left)),
  ...flagPatch('enemy', options.against, '--against'),
  ...flagPatch('turn', asNumber(options.turn)),
  ...flagPatch('points', asNumber(options.points)),
  ...flagPatch('firstTurn', options.firstTurn, '--first-turn'),
  ...flagPatch('edition', asNumber(options.edition)),
  ...(options.weights ?? []).flatMap(text => text.split(',').map(weightPatch)),
  ...(options.board ?? []).map(boardAdded),
  ...(options.cost ?? []).map(costSet),
  ...(options.reading ?? []).map(readingSet)
]

const isReport = (data: unknown): data is Readonly<Record<string, unknown>> & { readonly request: unknown } =>
  isObject(data) && data['schema'] === SCHEMA && 'request' in data

const dataFrom = async (file: string, { command }: CommandCall, streams: Streams): Promise<unknown> => {
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  const data = parsedJson(text, called)
  refuseForeignReport(data, called, command)
  return data
}

/** A roster, in YAML or JSON. */
const warbandFrom = async (file: string, streams: Streams, bookOf: BookOf, assume: (line: string) => void): Promise<unknown> => {
  const { readRosterText } = await import('./rosters')
  return rosterForDice(await readRosterText(file, streams), bookOf, assume)
}

/** The data of --scenario: a question or the report of one, its board files relative to here. */
const scenarioFrom = async (call: CommandCall, streams: Streams): Promise<unknown> => {
  const { command } = call
  const { scenario: [file, second] = [] }: DiceOptions = command.opts()
  if (second !== undefined) refuse(t('--scenario is given twice: ask one question at a time'))
  if (file === undefined) return undefined
  const data = await dataFrom(file, call, streams)
  if (isReport(data)) ignoreConfiguredFight(command)
  const named = isReport(data) ? withReportBoardPaths(data.request, file, command.opts()) : undefined
  return named ?? withBoardPaths(data, file, command.opts())
}

const isWrathRequest = (data: unknown): data is Readonly<Record<string, unknown>> & { readonly dice: unknown } =>
  isObject(data) && data['kind'] === 'wrath' && 'dice' in data

/**
 * Answers `dice wrath 3`, or a report of the Wrath again. Any other argument (`others`, and every flag about dice) is refused.
 */
const answerWrath = async (
  dice: unknown,
  others: readonly string[],
  { command }: CommandCall,
  streams: Streams
): Promise<void> => {
  const options: DiceOptions = command.opts()
  const { mistakes, patches } = sorted(flagPatches(options))
  const strays = [...new Set(patches.map(({ called }) => called)), ...(options.warband ? ['--warband'] : []), ...others]
  refuseAny([...outputMistakes(options), ...mistakes, ...(strays.length > 0 ? [wrathAlone(strays)] : [])])
  await answer((await loadAnswer('wrath'))(wrathRequested(dice), rulebook(1)), options, streams)
}

/** What the configuration sets for this question. */
const configuredPatches = ({ configured: written }: DiceOptions, scenario: unknown, flags: readonly Patch[]): readonly Patch[] =>
  written ? configurationPatches(written, scenario, flags) : []

/** "I rolled CCUR as normans and want terrified": the options that say so, and whose dice they are. */
const toldRoll = (
  text: string,
  { edition }: DiceOptions
): { readonly words: readonly string[]; readonly options: DiceOptions } | undefined => {
  const [, faction, , rolled, , boxes] = /\broll/i.test(text) ? (rollAsked(text, rulebook(edition === '2' ? 2 : 1)) ?? []) : []
  return faction === undefined || rolled === undefined
    ? undefined
    : { words: [faction], options: { rolled, ...(boxes !== undefined && { want: [boxes] }) } }
}

/** Values that the answer would pass over: the points of a battle that nobody plays, a turn with no hero whom it matters to, a second list of units. */
const passedOver = (
  { points, turn, against, units, warband }: DiceOptions,
  scenario: unknown,
  { muster }: Rulebook
): readonly Mistake[] => {
  const size = Number(points)
  const isSize = points === undefined || !(size >= 1 && size <= 99) || Object.hasOwn(muster.battles, size)
  return [
    ...(isSize ? [] : [noneOf('--points', size, Object.keys(muster.battles), '--points')]),
    ...(turn !== undefined && against === undefined && scenario === undefined ? [strayFlag('--turn', '--against')] : []),
    ...(units !== undefined && warband !== undefined
      ? [mistake(t('--units and --warband both say whose dice are rolled: leave one out'), '--units')]
      : [])
  ]
}

export const dice = async (call: CommandCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  await refuseUnknownOptions({ words, command })
  const all = words.flatMap(word => word.split(/\s+/)).filter(word => word !== '')
  const { words: said, isFirst } = withoutFirstTurn(wrathAsked(all.join(' ')) ?? all)
  const { words: given, kept } = command.opts<DiceOptions>().keep === undefined ? withoutKept(said) : { words: said }
  const isFromFile = call.command.opts<DiceOptions>().scenario !== undefined
  if (isWrath(given)) return answerWrath(given.slice(1).join(' ') || undefined, isFromFile ? ['--scenario'] : [], call, streams)
  const scenario = await scenarioFrom(call, streams)
  if (isWrathRequest(scenario)) return answerWrath(scenario.dice, words, call, streams)
  const typed: DiceOptions = command.opts()
  const told = typed.rolled === undefined ? toldRoll(given.join(' '), typed) : undefined
  const options: DiceOptions = { ...typed, ...(kept !== undefined && { keep: [kept] }), ...told?.options }
  const { patches: flags, mistakes } = sorted(flagPatches({ ...options, ...(isFirst && { firstTurn: true }) }))
  const patches = [...configuredPatches(options, scenario, flags), ...flags]
  const bookOf = await bookWithBoards(boardFiles(scenario, patches), streams, rulebook, options.scenario?.[0] === '-')
  const interpreted = new Set<string>()
  const warband =
    options.warband === undefined ? undefined : await warbandFrom(options.warband, streams, bookOf, line => interpreted.add(line))
  const theirs = bookOf(options.edition === '2' ? 2 : 1)
  const asked = {
    words: told?.words ?? (given.length > 0 ? diceAsked(given, theirs) : given),
    scenario,
    warband,
    patches,
    mistakes: [...outputMistakes(options), ...mistakes, ...passedOver(options, scenario, theirs)]
  }
  const { request, book } = diceRequested(asked, bookOf)
  await answer(
    (await loadAnswer('dice'))(request, await withSavedCosts(book, streams)),
    { ...options, interpreted: [...interpreted] },
    streams
  )
}
