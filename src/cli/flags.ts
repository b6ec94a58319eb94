import { type Command, Option } from 'commander'
import { type Mistake, refuseAny } from '../model/errors'
import { t, translate } from '../model/language'
import { quoted } from '../model/quoted'
import { flagHelp } from '../request/field-help'
import { type FlagRow, otherFlags, shownFlags } from '../request/flags'
import type { ScenarioField } from '../request/scenario-fields'

/** The arguments of a command; `any` to list all its options, for help and completion. */
export type Arguments = readonly string[] | 'any'

/** An option of a command that sets a value of the scenario. */

export interface Flag {
  readonly option: Option
  /** As the user writes it: `--attacker-models`. */
  readonly called: string
  readonly path: readonly string[]
  readonly trait: ScenarioField
  /** The words of a sentence that a value stands for. */
  readonly says?: (value: string) => string
}

/** A command with the words it was given; commander's `command` holds its options. */
export interface CommandCall {
  readonly words: readonly string[]
  readonly command: Command
}

/** The same, with those of its options that set values of the scenario. */
export interface FlaggedCall extends CommandCall {
  readonly flags: readonly Flag[]
}

/** An option with another value than before. */
export const givenTwice = (flag: string, first: unknown, second: unknown): Mistake => ({
  message: t('{flag} is given twice, as {first} and {second}: leave one out', {
    flag,
    first: quoted(first),
    second: quoted(second)
  }),
  at: flag
})

/** An option that is given once, or again with the same value. */
export const single = (flags: string, help: string): Option => {
  const option = new Option(flags, help)
  return option.argParser((value: string, before?: string) => {
    if (before !== undefined && before !== value) refuseAny([givenTwice(option.long ?? '', before, value)])
    return value
  })
}

/** Collects the values of an option that may be given several times. */
const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** An option that may be given several times; its value is the list of them. */
export const repeatable = (flags: string, help: string): Option => new Option(flags, help).argParser(collect)

const flag = (row: FlagRow): Flag => {
  const { written, path, trait, group, isHidden, says } = row
  const helpText = flagHelp(row)
  const help = helpText === undefined ? '' : translate(helpText)
  const option = written.includes('<') ? repeatable(written, help) : new Option(written, help)
  option.helpGroup(translate(group))
  if (isHidden) option.hideHelp()
  return { option, called: option.long ?? '', path, trait, ...(says && { says }) }
}

/** A long option, but for those that have a short form, which are always made. */
const NAMED = /^(?:--(?!(?:format|output)(?:=|$))|-h|-\w\w)/
const OTHERS = /^--(?:shooter|target|cover|give-up-dice|closes?-ranks|(?:attacker|defender)-exhausted)\b/

/** Whether these arguments may name an option that is not always made: making all of them would be a noticeable part of a start. */
export const mayNameOptions = (argv: Arguments): boolean => argv === 'any' || argv.some(word => NAMED.test(word))

/** The flags of `melee` and `shoot`, only as many as these arguments may name. */
export const fightFlags = (argv: Arguments): readonly Flag[] => {
  if (!mayNameOptions(argv)) return []
  const hasOthers = argv === 'any' || argv.some(word => OTHERS.test(word))
  return [...shownFlags(), ...(hasOthers ? otherFlags() : [])].map(flag)
}
