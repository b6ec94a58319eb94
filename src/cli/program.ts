import { Command } from 'commander'
import { version } from '../../package.json'
import { batch } from './commands/batch'
import { compare } from './commands/compare'
import { dice } from './commands/dice'
import { melee, shoot } from './commands/fight'
import type { Row } from './commands/row'
import { rules } from './commands/rules'
import { sweep } from './commands/sweep'
import { withExamples } from './commands/with-examples'
import type { Streams } from './streams'

/** The commands, in the order of the help page. */
const COMMANDS: Readonly<Record<string, Row>> = { melee, shoot, sweep, compare, dice, batch, rules }

/** A summary as a sentence. */
const described = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`

/** The program for these arguments; `tell` takes what help and version print. Only a command that is named is furnished. */
export const program = (argv: readonly string[], streams: Streams, tell: (text: string) => void): Command => {
  const root = withExamples(new Command('saga-odds'), 'saga-odds')
    .description('The odds of combat in the SAGA skirmish game.')
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this page')
    .helpCommand('help [command]', 'the page of a command, or of conditions')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: tell, writeErr: () => {}, getOutHelpWidth: () => Math.min(100, streams.stdout.columns ?? 80) })
  for (const [name, { summary, furnish }] of Object.entries(COMMANDS)) {
    const command = root.command(name).summary(summary).description(described(summary)).usage('[options] [words...]')
    if (argv.includes(name)) furnish(command.allowUnknownOption(), streams)
  }
  return root
}
