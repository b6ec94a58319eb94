import { type Mistake, RequestError, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { optionForValue } from '../model/mistakes'
import { quoted } from '../model/quoted'
import type { FightKind, MethodName } from '../model/scenario'
import { isReport } from '../model/schema'
import { parsedJson } from '../request/json'
import { withRangesJoined } from '../request/ranges'
import type { BookOf, Request } from '../request/request'
import { boardAdded, costSet, flagged, type Patch, readingSet, setting, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import { type BoardOptions, boardsAsked, boardsFromHere, boardsOfReport, bookWith } from './boards'
import { configured } from './config/patches'
import type { FlaggedCall } from './flags'
import { type OutputOptions, outputMistakes } from './output'
import type { Streams } from './streams'
import { namedWarbands } from './unit-names'
import { typedOptions, unknownOptions } from './unknown-options'

/** What a command was given to make a fight of: words, files and flags, put together and not yet checked. */

export interface FightCall extends FlaggedCall {
  /** Undefined: the words or the file say it. */
  readonly kind?: FightKind
}

export interface FightOptions extends OutputOptions, BoardOptions {
  readonly scenario?: readonly string[]
  readonly set?: readonly string[]
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly givesUpDice?: true
  readonly strict?: true
}

export interface ParsedFight {
  readonly request: Request
  readonly patches: readonly Patch[]
  readonly bookOf: BookOf
}

/** No value of a fight begins so. */
const OPTION = /^--?[a-z]/i

/** Flags in the order of their table, then `--set` in the order given: the last word is its. */
export const laidOver = ({ flags, command }: FightCall): readonly (Patch | Mistake)[] => {
  const options: FightOptions & Readonly<Record<string, unknown>> = command.opts()
  const shorthands = flags.flatMap(({ option, called, path, trait, says }) => {
    const given = options[option.attributeName()] ?? []
    const values = given === true ? ['true'] : (given as readonly string[])
    return values.map(text => (OPTION.test(text) ? optionForValue(called, text) : flagged(called, path, trait, text, says)))
  })
  const dice: readonly Patch[] = options.givesUpDice
    ? [{ path: ['defender', 'givesUpDice'], value: true, called: '--gives-up-dice' }]
    : []
  const { reading = [], board = [], cost = [], set = [] } = options
  return [...shorthands, ...dice, ...board.map(boardAdded), ...cost.map(costSet), ...reading.map(readingSet), ...set.map(setting)]
}

const NAMES: readonly (readonly [one: string, other: string, opposite: string])[] = [
  ['--attacker', '--shooter', '--defender'],
  ['--defender', '--target', '--attacker']
]

/** `--defender` and `--target` are two names of one side: whoever types both means the two units of the fight. */
const namedTwice = ({ flags, command }: FightCall): readonly Mistake[] => {
  const typed = flags.map(({ option, called }) => [called, command.getOptionValue(option.attributeName())] as const)
  const valueTyped = (flag: string): unknown => typed.find(([called, value]) => called === flag && value !== undefined)?.[1]
  return NAMES.flatMap(([one, other, opposite]) =>
    typed.flatMap(([called, value]): readonly Mistake[] => {
      const rest = called === one || called.startsWith(`${one}-`) ? called.slice(one.length) : undefined
      const same = rest === undefined || value === undefined ? undefined : valueTyped(`${other}${rest}`)
      return same === undefined || String(same) === String(value)
        ? []
        : [
            {
              message: t('{one} and {other} are of the same unit: use {opposite} for the other one', {
                one: called,
                other: `${other}${rest}`,
                opposite: `${opposite}${rest}`
              }),
              at: 'fight'
            }
          ]
    })
  )
}

/** Thrown battles are asked for with --method; a count of them alone would go unheard. */
export const unusedWords = (patches: readonly Patch[], method: MethodName = 'exact'): void => {
  const counts = patches.filter(({ path: [key], called }) => called === `--${key}` && (key === 'trials' || key === 'precision'))
  if ((method === 'exact' || method === 'fractions') && counts.length > 0)
    throw new RequestError(
      counts.map(({ called }) => ({
        message: t('{called} is for sampled fights: add --method monte-carlo, or both', { called }),
        at: called
      }))
    )
}

/** `sweep melee`: the command and the kind that was typed after it. */
const typedCommand = ({ kind, command }: FightCall): string => {
  const name = command.name()
  return kind === undefined || kind === name ? name : `${name} ${kind}`
}

const noJson = (called: string, text: string): Mistake => ({
  message: t('{called}: a scenario in JSON begins with {brace}, not {text}; a sentence goes after the command', {
    brace: '{',
    called,
    text: quoted(text.trim().slice(0, 1))
  }),
  at: `${called}:1:1`
})

/** The data of the file that `--scenario` names: a scenario, or a report of one. */
export const scenarioFile = async ({ command }: FightCall, streams: Streams): Promise<unknown> => {
  const options: FightOptions = command.opts()
  const { scenario: files = [] } = options
  const [file, second] = files
  if (second !== undefined) throw new RequestError([{ message: t('--scenario is given twice: ask about one fight at a time') }])
  if (file === undefined) return undefined
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  if (!/^\s*[{["]/.test(text)) throw new RequestError([noJson(called, text)])
  const data = parsedJson(text, called)
  return isReport(data) ? boardsOfReport(data, file, options) : boardsFromHere(data, file, options)
}

/** Told before anything is read. */
export const refuseUnknown = ({ words, command }: FightCall): void => {
  const unknown = unknownOptions(words, command)
  refuseAny(unknown)
}

/** Words, a file's data and flags as one request, with the rulebook its boards are laid over. */
export const parseFightArgs = async (call: FightCall, scenario: unknown, streams: Streams): Promise<ParsedFight> => {
  const { kind, words, command } = call
  const { configured: written, scenario: files = [], strict }: FightOptions = command.opts()
  const { patches: given, mistakes } = sorted(laidOver(call))
  const warbands = await namedWarbands(command.opts(), streams)
  const patches = [...warbands.patches, ...configured(written, scenario, given), ...given]
  const bookOf = warbands.over(await bookWith(boardsAsked(scenario, patches), streams, rulebook, files[0] === '-'))
  const all = [...outputMistakes(command.opts()), ...mistakes, ...namedTwice(call)]
  return {
    request: {
      ...(kind && { kind }),
      typed: { command: typedCommand(call), options: typedOptions(command) },
      words: withRangesJoined(words),
      scenario,
      patches,
      mistakes: all,
      ...(strict && { strict })
    },
    patches,
    bookOf
  }
}
