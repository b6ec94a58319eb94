import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, givesUpDice, MORE, outputOptions, SENTENCE, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const sweepOptions = (): readonly Option[] => [
  repeatable(
    '--vary <path=values>',
    t('attacker.models=4..12, defender.cover=none,heavy; two of them make a heat map')
  ).helpGroup(t(MORE)),
  shown(MORE, '--show <quantity>', t('what to show, "attacker wins" by default (saga-odds help conditions)')),
  shown(MORE, '--yes', t('allow a million fights and more')),
  shown(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch'))
]

/** One fight with some of its values varied. */
const sweepOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv)
  withExamples(command, 'sweep').argument('[words...]', t('melee or shoot, and {sentence}', { sentence: t(SENTENCE) }))
  for (const option of [...sweepOptions(), ...fightOptions(), ...warbandOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(givesUpDice())
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { sweep } = await import('../sweep')
    await sweep({ words, flags, command }, streams)
  })
}

export const sweep: Row = { summary: 'one fight over a range of values', furnish: sweepOf }
