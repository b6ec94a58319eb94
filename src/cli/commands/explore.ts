import type { Command } from 'commander'
import { fightFlags } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, OUTPUT, SENTENCE, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

/** One fight, changed step by step at a terminal. */
const exploreOf = (command: Command, streams: Streams): void => {
  const flags = fightFlags().filter(({ path }) => path.join('.') === 'edition')
  withExamples(command, 'explore').argument('[words...]', `the fight to begin with: ${SENTENCE}`)
  for (const option of fightOptions()) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command
    .addOption(shown(OUTPUT, '--color <when>', 'auto (unless said), always or never'))
    .addOption(shown(OUTPUT, '--width <columns>', "columns of the tables, the terminal's unless said"))
  command.action(async (words: readonly string[]) => {
    const { explore } = await import('../explore')
    await explore({ words, flags, command }, streams)
  })
}

export const explore: Row = { summary: 'pick two units, change one thing at a time, see the odds', furnish: exploreOf }
