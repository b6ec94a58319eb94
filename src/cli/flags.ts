import { type Command, Option } from 'commander'
import { translate } from '../model/language'
import { flagHelp } from '../request/field-help'
import { type FlagRow, otherFlags, shownFlags } from '../request/flags'
import type { ScenarioField } from '../request/scenario-fields'

/** What the command is called with; `any` where its page is shown, or its options are listed. */
export type Arguments = readonly string[] | 'any'

/** Options of commands, and those of them that are flags of the scenario. */

export interface Flag {
  readonly option: Option
  /** As the user writes it: `--attacker-models`. */
  readonly called: string
  readonly path: readonly string[]
  readonly trait: ScenarioField
  /** The words of a sentence that a value stands for. */
  readonly says?: (value: string) => string
}

/** What a command was called with: its words, and itself, which has the options. */
export interface CommandCall {
  readonly words: readonly string[]
  readonly command: Command
}

/** The same, and its options that are flags of the scenario. */
export interface FlaggedCall extends CommandCall {
  readonly flags: readonly Flag[]
}

/** Every value of an option that may be given several times. */
const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** `--name <x>`, heard as often as it is given. */
export const repeatable = (flags: string, help: string): Option => new Option(flags, help).argParser(collect)

const flag = (row: FlagRow): Flag => {
  const { written, path, trait, group, isHidden, says } = row
  const told = flagHelp(row)
  const help = told === undefined ? '' : translate(told)
  const option = written.includes('<') ? repeatable(written, help) : new Option(written, help)
  option.helpGroup(translate(group))
  if (isHidden) option.hideHelp()
  return { option, called: option.long ?? '', path, trait, ...(says && { says }) }
}

const NAMED = /^(?:--|-h|-\w\w)/
const OTHERS = /^--(?:shooter|target|cover)\b/

/** Whether these arguments of a command may name an option that has no letter: a start is too short to make all of them. */
export const mayNameOptions = (argv: Arguments): boolean => argv === 'any' || argv.some(word => NAMED.test(word))

/** Flags of `melee` and `shoot`, as far as these arguments may name them. */
export const fightFlags = (argv: Arguments): readonly Flag[] => {
  if (!mayNameOptions(argv)) return []
  const hasOthers = argv === 'any' || argv.some(word => OTHERS.test(word))
  return [...shownFlags(), ...(hasOthers ? otherFlags() : [])].map(flag)
}
