import { Command, type Help } from 'commander'
import { version } from '../../package.json'
import { t, translate } from '../model/language'
import { startBudget, USUAL_BUDGET } from '../model/work'
import { advise, dice, explore, melee, shoot, throwing } from './commands/fight'
import { type CommandRow, furnish, withExamples } from './commands/options'
import { board, book, completion, page, rules } from './commands/rules'
import { batch, compare, plan, review, sweep } from './commands/studies'
import { importing, sheet, threats, warband } from './commands/warband'
import { configFileNamed, readConfiguration } from './config/locate'
import type { EXAMPLES } from './examples'
import { mayNameOptions } from './flags'
import { heapRoom } from './heap'
import { languageOption, setLanguage } from './language'
import { progressOn, type Streams } from './streams'

type CommandName = Exclude<keyof typeof EXAMPLES, 'saga-odds'>

/**
 * The commands, in the order of the help page. Those behind getters stand in modules that are loaded when one of them is used.
 */
export const COMMANDS: Readonly<Record<CommandName, CommandRow>> = {
  melee,
  shoot,
  advise,
  get sweep() {
    return sweep
  },
  get compare() {
    return compare
  },
  get plan() {
    return plan
  },
  get review() {
    return review
  },
  dice,
  throw: throwing,
  get warband() {
    return warband
  },
  get threats() {
    return threats
  },
  get board() {
    return board
  },
  get import() {
    return importing
  },
  get batch() {
    return batch
  },
  get book() {
    return book
  },
  explore,
  get page() {
    return page
  },
  get sheet() {
    return sheet
  },
  get rules() {
    return rules
  },
  get completion() {
    return completion
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

/** Reads the configuration into the option `configured` of a command that takes --config, before the command runs. */
const configure = async (command: Command, streams: Streams): Promise<void> => {
  if (!command.options.some(({ long }) => long === '--config')) return
  const { config: given }: { readonly config?: readonly string[] } = command.opts()
  const found = await readConfiguration(configFileNamed(given), streams)
  if (found) command.setOptionValueWithSource('configured', found, 'config')
}

/** Narrower than this, the text of a help page stands below what it is about. */
const LEAST_HELP = 30

/** An option or a command of a help page with its text beside it, or below it where there is too little room. */
const helpItem = (term: string, termWidth: number, text: string, helper: Help): string => {
  const columns = helper.helpWidth ?? 80
  const isBeside = columns - termWidth - 4 >= LEAST_HELP
  const indent = isBeside ? termWidth + 4 : 6
  const lines = helper.boxWrap(text, columns - indent).replaceAll('\n', `\n${' '.repeat(indent)}`)
  return isBeside ? `  ${term.padEnd(termWidth)}  ${lines}`.trimEnd() : `  ${term}\n${' '.repeat(indent)}${lines}`.trimEnd()
}

/** The summary with a capital letter and a full stop. */
const asSentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`

/**
 * The program for these arguments; `writeHelp` takes what help and version print. For speed it defines only the command that
 * comes first (all where the first word is none), and gives options only to commands that are named. `isWhole`, and completion:
 * every command with all its options.
 */
export const program = (
  argv: readonly string[],
  streams: Streams,
  writeHelp: (text: string) => void,
  isWhole = false
): Command => {
  const root = withExamples(new Command('saga-odds'), 'saga-odds')
    .description(t('The odds of combat in the SAGA skirmish game.'))
    .usage(t('[options] [command]'))
    .version(version, '-V, --version', t('the version'))
    .helpOption('-h, --help', t('this page'))
    .helpCommand(
      t('help [command]'),
      t(
        'help for a command, or on conditions, config, exit-codes, formats, readings, rules, units, scenarios, plans, rosters, boards'
      )
    )
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({ styleTitle: translate, minWidthToWrap: LEAST_HELP, formatItem: helpItem })
    .configureOutput({
      writeOut: writeHelp,
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(argv.length < 2 ? 80 : 100, streams.stdout.columns ?? 80)
    })
  root.hook('preAction', async (_, command) => {
    await configure(command, streams)
    await setLanguage(command)
    const { budget }: { readonly budget?: string } = command.opts()
    startBudget(budget === undefined ? USUAL_BUDGET : (await import('./budget')).budgetOf(budget), progressOn(streams), heapRoom)
  })
  const isWholly = isWhole || argv[0] === 'completion'
  const isAsked = (name: string): boolean => isWholly || argv[0] === name || !isCommand(argv[0] ?? '')
  for (const name of Object.keys(COMMANDS).filter(isCommand).filter(isAsked)) {
    const row = COMMANDS[name]
    const summary = translate(row.summary)
    const command = root.command(name).summary(summary).description(asSentence(summary)).usage(t('[options] [words...]'))
    const called = isWhole || argv[0] !== name ? 'any' : argv
    if (isWholly || argv.includes(name)) {
      furnish(withExamples(command.allowUnknownOption(), name), row, streams, called)
      if (mayNameOptions(called)) command.addOption(languageOption())
    }
  }
  return root
}

/** The program with every command and all its options: what the manual and completion are made from. */
export const completeProgram = (streams: Streams): Command => program(Object.keys(COMMANDS), streams, () => {}, true)
