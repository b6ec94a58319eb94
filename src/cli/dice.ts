import type { Command } from 'commander'
import { answering } from '../answers/kinds'
import { wrathAlone } from '../model/dice-mistakes'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { SCHEMA } from '../model/report'
import { diceRequested, wrathRequested } from '../request/dice/request'
import { parsedJson } from '../request/json'
import type { BookOf } from '../request/request'
import { rosterForDice } from '../request/roster'
import { boardAdded, costSet, type Patch, readingSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import { boardsAsked, boardsFromHere, boardsOfReport, bookWith } from './boards'
import { configured, leaveToDefaults } from './config/patches'
import { diceAsked } from './dice-words'
import { answer, type OutputOptions, outputMistakes } from './output'
import { refuseOtherReports } from './replay-report'
import { withSavedCosts } from './saved-costs'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `dice` does: a question about SAGA dice, or about the Wrath, is put together, answered and printed. */

interface DiceCall {
  readonly words: readonly string[]
  readonly command: Command
}

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

const number = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const one = (key: string, value: unknown, called = `--${key}`): readonly Patch[] =>
  value === undefined ? [] : [{ path: [key], value, called }]

/** Several of a flag are one list. */
const many = (key: string, values: readonly string[] | undefined): readonly Patch[] =>
  values === undefined ? [] : [{ path: [key], value: values, called: `--${key}` }]

const weight = (text: string): Patch | Mistake => {
  const [name = '', value] = text.split(/=(.*)/s)
  return name.trim() === '' || value === undefined
    ? {
        message: t('--weights {text}: expected a box, = and a number, as in --weights charge=3,stamping=2', { text }),
        at: '--weights'
      }
    : { path: ['weights', name.trim()], value: number(value.trim()), called: '--weights' }
}

const laidOver = (options: DiceOptions): readonly (Patch | Mistake)[] => [
  ...one('faction', options.faction),
  ...one('hero', options.hero),
  ...many('want', options.want),
  ...many('keep', options.keep),
  ...many('without', options.without),
  ...many('units', options.units),
  ...one('rolled', options.rolled),
  ...one('left', options.left === undefined ? undefined : number(options.left)),
  ...one('enemy', options.against, '--against'),
  ...one('turn', options.turn === undefined ? undefined : number(options.turn)),
  ...one('points', options.points === undefined ? undefined : number(options.points)),
  ...one('firstTurn', options.firstTurn, '--first-turn'),
  ...one('edition', options.edition === undefined ? undefined : number(options.edition)),
  ...(options.weights ?? []).flatMap(text => text.split(',').map(weight)),
  ...(options.board ?? []).map(boardAdded),
  ...(options.cost ?? []).map(costSet),
  ...(options.reading ?? []).map(readingSet)
]

const isReport = (data: unknown): data is { readonly request: unknown } =>
  typeof data === 'object' && data !== null && 'schema' in data && data.schema === SCHEMA && 'request' in data

const dataFrom = async (file: string, { command }: DiceCall, streams: Streams): Promise<unknown> => {
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  const data = parsedJson(text, called)
  refuseOtherReports(data, called, command)
  return data
}

/** A roster, in YAML or JSON. */
const warbandFrom = async (file: string, streams: Streams, bookOf: BookOf, assume: (line: string) => void): Promise<unknown> => {
  const { rosterText } = await import('./rosters')
  return rosterForDice(await rosterText(file, streams), bookOf, assume)
}

/** A question, or the report of one. */
const scenarioFrom = async (call: DiceCall, streams: Streams): Promise<unknown> => {
  const { command } = call
  const { scenario: [file, second] = [] }: DiceOptions = command.opts()
  if (second !== undefined) refuse(t('--scenario is given twice: ask one question at a time'))
  if (file === undefined) return undefined
  const data = await dataFrom(file, call, streams)
  if (isReport(data)) leaveToDefaults(command)
  const named = isReport(data) ? boardsOfReport(data.request, file, command.opts()) : undefined
  return named ?? boardsFromHere(data, file, command.opts())
}

const isWrathRequest = (data: unknown): data is { readonly dice: unknown } =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'wrath' && 'dice' in data

/** `dice wrath 3`, or what a report of the Wrath asks; `others`: further arguments, none of which has a place beside it. */
const wrath = async (dice: unknown, others: readonly string[], { command }: DiceCall, streams: Streams): Promise<void> => {
  const options: DiceOptions = command.opts()
  const { mistakes, patches } = sorted(laidOver(options))
  const strays = [...new Set(patches.map(({ called }) => called)), ...(options.warband ? ['--warband'] : []), ...others]
  refuseAny([...outputMistakes(options), ...mistakes, ...(strays.length > 0 ? [wrathAlone(strays)] : [])])
  await answer((await answering('wrath'))(wrathRequested(dice), rulebook(1)), options, streams)
}

/** What is written down goes for dice too, the edition of a roster before it. */
const writtenDown = ({ configured: written }: DiceOptions, scenario: unknown, flags: readonly Patch[]): readonly Patch[] =>
  written ? configured(written, scenario, flags) : []

const isWrath = (words: readonly string[]): boolean => /^(wrath|ira)$/i.test(words[0] ?? '')

export const dice = async (call: DiceCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  refuseAny(unknownOptions(words, command))
  const given = words.flatMap(word => word.split(/\s+/)).filter(word => word !== '')
  const isFromFile = call.command.opts<DiceOptions>().scenario !== undefined
  if (isWrath(given)) return wrath(given.slice(1).join(' ') || undefined, isFromFile ? ['--scenario'] : [], call, streams)
  const scenario = await scenarioFrom(call, streams)
  if (isWrathRequest(scenario)) return wrath(scenario.dice, words, call, streams)
  const options: DiceOptions = command.opts()
  const { patches: flags, mistakes } = sorted(laidOver(options))
  const patches = [...writtenDown(options, scenario, flags), ...flags]
  const bookOf = await bookWith(boardsAsked(scenario, patches), streams, rulebook, options.scenario?.[0] === '-')
  const interpreted = new Set<string>()
  const warband =
    options.warband === undefined ? undefined : await warbandFrom(options.warband, streams, bookOf, line => interpreted.add(line))
  const asked = {
    words: given.length > 0 ? diceAsked(given, bookOf(options.edition === '2' ? 2 : 1)) : given,
    scenario,
    warband,
    patches,
    mistakes: [...outputMistakes(options), ...mistakes]
  }
  const { request, book } = diceRequested(asked, bookOf)
  await answer(
    (await answering('dice'))(request, await withSavedCosts(book, streams)),
    { ...options, interpreted: [...interpreted] },
    streams
  )
}
