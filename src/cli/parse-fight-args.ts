import { type Mistake, RequestError, refuse } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA, optionForValue } from '../model/mistakes'
import { quoted } from '../model/quoted'
import type { FightKind, MethodName } from '../model/scenario'
import { isReport } from '../model/schema'
import { parsedJson } from '../request/json'
import type { BookOf, Request } from '../request/request'
import { boardAdded, costSet, flagged, type Patch, readingSet, setting, sorted } from '../request/set'
import { withRangesJoined } from '../request/words/ranges'
import { rulebook } from '../rules/rulebook'
import { type BoardOptions, boardFiles, bookWithBoards, withBoardPaths, withReportBoardPaths } from './boards'
import { configurationPatches } from './config/patches'
import { type Flag, type FlaggedCall, givenTwice } from './flags'
import { type OutputOptions, outputMistakes } from './output'
import { fightToReplay, type ReplayedFight } from './replay-report'
import type { Streams } from './streams'
import { namedWarbands } from './unit-names'
import { typedOptions } from './unknown-options'

/** Puts together what a command was given to make a fight of (words, file, flags) without checking it yet. */

export interface FightCall extends FlaggedCall {
  /** Undefined: taken from the words or the file. */
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

/** The questions about one fight that many fights answer, each by its option. */
export const STUDY_FLAGS = {
  whatIf: '--what-if',
  roll: '--roll',
  until: '--until',
  observed: '--observed',
  allReadings: '--all-readings'
} as const

export type StudyName = keyof typeof STUDY_FLAGS

export interface ParsedFight {
  readonly request: Request
  readonly patches: readonly Patch[]
  readonly bookOf: BookOf
}

/** No value of a scenario flag begins like an option. */
const OPTION = /^--?[a-z]/i

const REROLLED: readonly string[] = ['attack', 'defence', 'both']

/** What the enemy's fatigue buys, as people name it. */
const BOUGHT: readonly string[] = ['armour', 'enemy-armour', 'both', 'nothing']
const ALSO_BOUGHT: Readonly<Record<string, string>> = {
  'own armour': 'armour',
  'enemy armour': 'enemy-armour',
  armadura: 'armour',
  'armadura enemiga': 'enemy-armour',
  ambos: 'both',
  none: 'nothing',
  nada: 'nothing'
}

/** Each thing bought in turn: "armor and enemy armour" as armour and enemy-armour. */
const boughtIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('armor', 'armour')
    .split(/,|\s(?:and|y)\s/)
    .map(each => each.trim())
    .map(each => ALSO_BOUGHT[each] ?? each)

/** The value of a flag as its field is written. */
const writtenValue = ({ trait }: Flag, text: string): string => (trait.type.is === 'spend' ? boughtIn(text).join(',') : text)

/**
 * What is wrong with the value of a flag that stands for words about a unit, such as "attack dice +2": anything more would be read as words
 * of their own, "attack 2" as two models.
 */
const misworded = ({ option, called, trait, says }: Flag, text: string): Mistake | undefined => {
  // armour-1 is that against the first of two enemies
  if (trait.type.is === 'spend' && !boughtIn(text).every(each => BOUGHT.includes(each.replace(/-[12]$/, ''))))
    return noneOf(called, text, BOUGHT, called)
  if (says === undefined) return undefined
  if (option.flags.endsWith('<n>'))
    return /^\s*[+-]?\d{1,2}\s*$/.test(text)
      ? undefined
      : notA(called, text, t('a whole number from {least} to {most}', { least: -99, most: 99 }), called)
  if (!option.flags.endsWith('<dice>') || text.split(',').every(each => REROLLED.includes(each.trim()))) return undefined
  return noneOf(called, text, REROLLED, called)
}

/** Values that were given before by the same option, which would go unheard. */
const valuesGivenTwice = (found: readonly (Patch | Mistake)[]): readonly Mistake[] => {
  const before = new Map<string, Patch>()
  return sorted(found).patches.flatMap(patch => {
    const key = [patch.called, ...patch.path].join(' ')
    const first = before.get(key) ?? patch
    before.set(key, first)
    return patch.adds || JSON.stringify(first.value) === JSON.stringify(patch.value)
      ? []
      : [givenTwice(patch.called, first.value, patch.value)]
  })
}

/** The values that flags set, in the order of the table of flags; then `--set`, which overrides them. */
export const flagPatches = ({ flags, command }: FightCall): readonly (Patch | Mistake)[] => {
  const options: FightOptions & Readonly<Record<string, unknown>> = command.opts()
  const shorthands = flags.flatMap(flag => {
    const { option, called, path, trait, says } = flag
    const given = options[option.attributeName()] ?? []
    const values = given === true ? ['true'] : (given as readonly string[])
    return values.map(text =>
      OPTION.test(text)
        ? optionForValue(called, text)
        : (misworded(flag, text) ?? flagged(called, path, trait, writtenValue(flag, text), says))
    )
  })
  const dice: readonly Patch[] = options.givesUpDice
    ? [{ path: ['defender', 'givesUpDice'], value: true, called: '--gives-up-dice' }]
    : []
  const { reading = [], board = [], cost = [], set = [] } = options
  const found = [...shorthands, ...dice, ...cost.map(costSet), ...reading.map(readingSet), ...set.map(setting)]
  return [...found, ...board.map(boardAdded), ...valuesGivenTwice(found)]
}

const SIDE_ALIASES: readonly (readonly [one: string, other: string, opposite: string])[] = [
  ['--attacker', '--shooter', '--defender'],
  ['--defender', '--target', '--attacker']
]

/** `--defender` and `--target` name the same side: giving both different values is taken for a slip. */
const sidesNamedTwice = ({ flags, command }: FightCall): readonly Mistake[] => {
  const typed = flags.map(({ option, called }) => [called, command.getOptionValue(option.attributeName())] as const)
  const valueTyped = (flag: string): unknown => typed.find(([called, value]) => called === flag && value !== undefined)?.[1]
  return SIDE_ALIASES.flatMap(([one, other, opposite]) =>
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

const OF_SAMPLING: ReadonlySet<string> = new Set(['trials', 'precision', 'seed'])

/** Refuses --trials, --precision and --seed where the method does not sample, since they would be ignored. */
export const refuseUnusedSampling = (patches: readonly Patch[], method: MethodName = 'exact'): void => {
  const counts = patches.filter(({ path: [key = ''], called }) => called === `--${key}` && OF_SAMPLING.has(key))
  if ((method === 'exact' || method === 'fractions') && counts.length > 0)
    throw new RequestError(
      counts.map(({ called }) => ({
        message: t('{called} is for sampled fights: add --method monte-carlo, or both', { called }),
        at: called
      }))
    )
}

/** The command as it was typed: `sweep` with the kind of fight after it. */
const typedCommand = ({ kind, command }: FightCall): string => {
  const name = command.name()
  return kind === undefined || kind === name ? name : `${name} ${kind}`
}

const notJson = (called: string, text: string): Mistake => ({
  message: t('{called}: a scenario in JSON begins with {brace}, not {text}; a sentence goes after the command', {
    brace: '{',
    called,
    text: quoted(text.trim().slice(0, 1))
  }),
  at: `${called}:1:1`
})

/**
 * The data of the file that `--scenario` names: a scenario or a report, its board files relative to here. Undefined without the
 * option.
 */
export const readScenarioFile = async ({ command }: FightCall, streams: Streams): Promise<unknown> => {
  const options: FightOptions = command.opts()
  const { scenario: files = [] } = options
  const [file, second] = files
  if (second !== undefined) return refuse(t('--scenario is given twice: ask about one fight at a time'))
  if (file === undefined) return undefined
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  if (!/^\s*[{["]/.test(text)) throw new RequestError([notJson(called, text)])
  const data = parsedJson(text, called)
  return isReport(data) ? withReportBoardPaths(data, file, options) : withBoardPaths(data, file, options)
}

/** The fight and options in the data of a file, which may be a report; nothing without data. */
export const fightIn = (data: unknown, { command }: FightCall, streams: Streams): ReplayedFight =>
  data === undefined ? { scenario: undefined, options: {} } : fightToReplay(data, command, streams)

/** The fight and options in the file of --scenario, which may be a report: nothing without one. */
export const readFight = async (call: FightCall, streams: Streams): Promise<ReplayedFight> => {
  return fightIn(await readScenarioFile(call, streams), call, streams)
}

/**
 * The request of words, a file's data and flags, the patches it was made with, and the rulebook with its boards. Mistakes are
 * collected in the request.
 */
export const parseFightArgs = async (call: FightCall, scenario: unknown, streams: Streams): Promise<ParsedFight> => {
  const { kind, words, command } = call
  const { configured: written, scenario: files = [], strict }: FightOptions = command.opts()
  const { patches: given, mistakes } = sorted(flagPatches(call))
  const warbands = await namedWarbands(command.opts(), streams)
  const patches = [...warbands.patches, ...configurationPatches(written, scenario, given), ...given]
  const bookOf = warbands.withUnitNames(await bookWithBoards(boardFiles(scenario, patches), streams, rulebook, files[0] === '-'))
  const allMistakes = [...outputMistakes(command.opts()), ...mistakes, ...sidesNamedTwice(call)]
  return {
    request: {
      ...(kind && { kind }),
      typed: { command: typedCommand(call), options: typedOptions(command) },
      words: withRangesJoined(words),
      scenario,
      patches,
      mistakes: allMistakes,
      ...(strict && { strict })
    },
    patches,
    bookOf
  }
}
