import type { Command } from 'commander'
import { t } from '../../model/language'
import type { Streams } from '../streams'
import { OUTPUT, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

/** Lists of other programs. */
const importOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'import')
    .argument(
      '[files...]',
      t('catalogues (.gst, .cat, zipped too; or a folder of them), or one roster (.ros, .rosz, New Recruit JSON); - reads stdin')
    )
    .addOption(shown(OUTPUT, '-o, --output <file>', t('write the board or roster to a file')))
    .addOption(shown(OUTPUT, '--strict', t('if something could not be translated, write nothing and exit 1')))
  command.action(async (words: readonly string[]) => {
    const { importFiles } = await import('../import')
    await importFiles({ words, command }, streams)
  })
}

export const importing: Row = { summary: 'turn BattleScribe and New Recruit files into boards and rosters', furnish: importOf }
