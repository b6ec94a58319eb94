import type { Command } from 'commander'
import { t } from '../../model/language'
import { fightFlags } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, OUTPUT, SENTENCE, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

/** One fight, changed key by key at a terminal. */
const exploreOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.join('.') === 'edition')
  withExamples(command, 'explore').argument('[words...]', t('the fight to start from: {sentence}', { sentence: t(SENTENCE) }))
  for (const option of [...fightOptions(), ...warbandOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command
    .option('--guided', t('questions one by one instead of the live view (automatic where TERM is dumb or ACCESSIBLE is set)'))
    .addOption(shown(OUTPUT, '--color <when>', t('auto (default), always or never')))
    .addOption(shown(OUTPUT, '--width <columns>', t("width of --guided in columns, by default the terminal's")))
  command.action(async (words: readonly string[]) => {
    const { explore } = await import('../explore')
    await explore({ words, flags, command }, streams)
  })
}

export const explore: Row = { summary: 'one fight live: each key shows the new odds', furnish: exploreOf }
