import type { Command } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { FIGHT, outputOptions, ownOptions, reportOption } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

/** One page to lay beside the board. */
const sheetOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'sheet')
    .argument('[words...]', t('your roster: mine.yaml'))
    .addOption(
      repeatable(
        '--against <roster>',
        t('the enemy: a roster file, or units in words ("8 warriors, 4 hearthguard"); by default, one unit of each class')
      ).helpGroup(t(FIGHT))
    )
    .addOption(
      repeatable('--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)')).helpGroup(
        t(FIGHT)
      )
    )
  for (const option of [reportOption(FIGHT), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { sheet } = await import('../sheet')
    await sheet({ words, command }, streams)
  })
}

export const sheet: Row = { summary: 'a printable page: each of your units against each of theirs', furnish: sheetOf }
