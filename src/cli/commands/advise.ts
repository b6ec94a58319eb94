import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, givesUpDice, MORE, outputOptions, SENTENCE, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const adviceOptions = (): readonly Option[] => [
  shown(
    MORE,
    '--goal <goal>',
    t('points (default), tournament, a quantity or a condition: "attacker wins" (saga-odds help conditions)')
  ),
  shown(MORE, '--for <side>', t('the side that is advised: attacker (default) or defender')),
  repeatable('--price <die=n,fatigue=n>', t('what a SAGA die spent, and a fatigue taken or spent, costs')).helpGroup(t(MORE)),
  shown(MORE, '--roll <dice>', t('before this many SAGA dice are rolled: advice for each roll, and on average')),
  shown(MORE, '--max-nodes <lines>', t('most lines of play to search, 1000000 by default'))
]

/** Both sides' choices: + is what a side has, ++ what it plays. */
const adviseOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv)
  withExamples(command, 'advise').argument('[words...]', t('{sentence}; + may be used, ++ is used', { sentence: t(SENTENCE) }))
  for (const option of [...adviceOptions(), ...fightOptions(), ...warbandOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(givesUpDice())
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { advise } = await import('../advise')
    await advise({ words, flags, command }, streams)
  })
}

export const advise: Row = { summary: 'what each side should do in a fight', furnish: adviseOf }
