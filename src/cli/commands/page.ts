import type { Command } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { FIGHT, OUTPUT, ownOptions, shown, warbandOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

/** One file for the phone. */
const pageOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'page')
    .argument('[words...]', t('the fight to start from, as a sentence'))
    .addOption(shown(FIGHT, '--edition <n>', t('edition of the game to start with: 1 or 2')))
    .addOption(
      repeatable('--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)')).helpGroup(
        t(FIGHT)
      )
    )
  for (const option of [...warbandOptions(), ...ownOptions()]) command.addOption(option)
  command.addOption(shown(OUTPUT, '-o, --output <file>', t('write the page to a file: odds.html')))
  command.action(async (words: readonly string[]) => {
    const { page } = await import('../page')
    await page({ words, command }, streams)
  })
}

export const page: Row = { summary: 'one file with the engine inside, for the phone at the table', furnish: pageOf }
