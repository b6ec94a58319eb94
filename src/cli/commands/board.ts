import type { Command } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { OUTPUT, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const NEW = 'A new board:'

/** Board files: one to start from, and what is wrong in one. */
const boardOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'board')
    .argument('[words...]', t('new, or check FILE'))
    .addOption(shown(NEW, '--name <name>', t('the faction: "Reed Folk"; a terminal asks for it')))
    .addOption(shown(NEW, '--edition <n>', t('edition of the game: 1 (default) or 2; with check, if the file does not give it')))
    .addOption(
      repeatable(
        '--troop <troop>',
        t('one of its troops: "Reed Guard=hearthguard, javelins, mounted" (default: the four classes)')
      ).helpGroup(t(NEW))
    )
    .addOption(shown(OUTPUT, '-o, --output <file>', t('write the board to a file')))
  command.action(async (words: readonly string[]) => {
    const { board } = await import('../board')
    await board({ words, command }, streams)
  })
}

export const board: Row = { summary: 'start a board file, or check one', furnish: boardOf }
