import type { Command, Option } from 'commander'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, givesUpDice, MORE, outputOptions, SENTENCE, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const sweepOptions = (): readonly Option[] => [
  repeatable('--vary <path=values>', 'attacker.models=4..12, defender.cover=none,heavy; given twice for a map').helpGroup(MORE),
  shown(MORE, '--show <quantity>', 'what is shown, "attacker wins" by default (saga-odds help conditions)'),
  shown(MORE, '--yes', 'a million fights and more'),
  shown(MORE, '--emit', 'the scenarios themselves, a line each, for saga-odds batch')
]

/** One fight with some of its values varied. */
const sweepOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv)
  withExamples(command, 'sweep').argument('[words...]', `melee or shoot, and ${SENTENCE}`)
  for (const option of [...sweepOptions(), ...fightOptions(), ...warbandOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(givesUpDice())
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { sweep } = await import('../sweep')
    await sweep({ words, flags, command }, streams)
  })
}

export const sweep: Row = { summary: 'one fight with some of its values varied', furnish: sweepOf }
