import type { Command } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { MORE, outputOptions, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const DICE = 'The dice:'

/** Plain dice. */
const throwOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'throw').argument(
    '[words...]',
    t(
      'dice and the faces that count: 20 dice on 6+, 19 dice showing 1-2; rerolls, against saves 5+, then more dice; at least 3, exactly 2, none'
    )
  )
  for (const option of [
    shown(DICE, '--observed <n>', t('how likely this number was')),
    shown(DICE, '--scenario <file>', t('the question in JSON, or its report; - reads stdin')),
    repeatable('--config <file>', t('another configuration, or none (saga-odds help config)')).helpGroup(t(MORE)),
    ...outputOptions()
  ])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { throwDice } = await import('../throw')
    await throwDice({ words, command }, streams)
  })
}

export const throwing: Row = { summary: 'plain dice: how likely is this many', furnish: throwOf }
