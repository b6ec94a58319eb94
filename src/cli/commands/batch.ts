import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { csvSafe, fightOptions, shown } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const LINES = 'The lines:'
const RECORDS = 'The records:'

const batchOptions = (): readonly Option[] => [
  shown(LINES, '--in <format>', t('ndjson or csv; by default, what the file extension or the first line shows')),
  shown(
    LINES,
    '--kind <name>',
    t('kind of the lines that do not name one: melee (default), shoot, dice, wrath, throw, plan, advise or review')
  ),
  shown(
    LINES,
    '--first-line <n>',
    t('number of the first line, to continue where a batch stopped; a CSV is written without its header')
  ),
  shown(LINES, '--header <file>', t('a CSV whose first line is the header for these lines, which have none')),
  shown(RECORDS, '-f, --format <name>', t('ndjson or csv; by default, the format of the lines')),
  shown(RECORDS, '-o, --output <file>', t('write to a file; its extension sets the format')),
  csvSafe(RECORDS),
  shown(RECORDS, '--full', t('whole reports instead of the summary')),
  repeatable('--select <paths>', t('only these values: result.attackerWins,defender.losses.mean')).helpGroup(t(RECORDS)),
  shown(RECORDS, '--strict', t('stop at the first line that cannot be answered')),
  shown(RECORDS, '--jobs <n>', t('threads; by default, one for each core'))
]

/** Many scenarios, a line each. */
const batchOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'batch')
    .usage('[options] [file]')
    .argument('[file]', t('scenarios in JSON, sentences, or a CSV whose columns are paths; - for stdin'))
  for (const option of batchOptions()) command.addOption(option)
  for (const option of fightOptions().filter(({ long }) => long !== '--scenario')) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.allowExcessArguments().action(async (_file: string | undefined, _options: object, { args }: Command) => {
    const { batch } = await import('../batch/batch')
    await batch({ words: args, flags, command }, streams)
  })
}

export const batch: Row = { summary: 'many scenarios, one per line: NDJSON or CSV in and out', furnish: batchOf }
