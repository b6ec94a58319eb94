import type { Command, Option } from 'commander'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { csvSafe, fightOptions, shown } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const LINES = 'The lines:'
const RECORDS = 'The records:'

const batchOptions = (): readonly Option[] => [
  shown(LINES, '--in <format>', "ndjson or csv; what the file's ending or the first line says by default"),
  shown(
    LINES,
    '--kind <name>',
    'of lines that do not say theirs: melee (default), shoot, dice, wrath, throw, plan, advise or review'
  ),
  shown(
    LINES,
    '--first-line <n>',
    'number of the first line, to go on where another batch ended; a CSV is written without its header'
  ),
  shown(LINES, '--header <file>', 'the CSV whose first line is the header of these, which have none'),
  shown(RECORDS, '-f, --format <name>', 'ndjson or csv; as the lines by default'),
  shown(RECORDS, '-o, --output <file>', 'write to a file; its ending says the format'),
  csvSafe(RECORDS),
  shown(RECORDS, '--full', 'whole reports where the summary would do'),
  repeatable('--select <paths>', 'only these: result.attackerWins,defender.losses.mean').helpGroup(RECORDS),
  shown(RECORDS, '--strict', 'stop at the first line that cannot be answered'),
  shown(RECORDS, '--jobs <n>', 'threads; one for each core by default')
]

/** Many scenarios, a line each. */
const batchOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'batch')
    .usage('[options] [file]')
    .argument('[file]', 'scenarios in JSON, sentences, or a CSV whose columns are paths; - for stdin')
  for (const option of batchOptions()) command.addOption(option)
  for (const option of fightOptions().filter(({ long }) => long !== '--scenario')) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.allowExcessArguments().action(async (_file: string | undefined, _options: object, { args }: Command) => {
    const { batch } = await import('../batch/batch')
    await batch({ words: args, flags, command }, streams)
  })
}

export const batch: Row = { summary: 'many scenarios, a line each: NDJSON or CSV in and out', furnish: batchOf }
