import type { Command } from 'commander'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, MORE, outputOptions, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

/** Several subjects against several opponents. */
const compareOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'compare').argument(
    '[words...]',
    'subjects vs opponents, with "or" between several; or two rosters: a.yaml b.yaml'
  )
  command.addOption(shown(MORE, '--charged', 'the opponents charge the subjects'))
  command.addOption(
    repeatable(
      '--against <folder>',
      'of rosters (compare a.yaml b.yaml): a field of them, a file or a folder; with --warband the roster of the enemy'
    ).helpGroup(MORE)
  )
  command.addOption(
    shown(MORE, '--gives-up-dice', 'who is charged gives up attack dice (R3.3); of rosters, where that is better for him')
  )
  command.addOption(shown(MORE, '--emit', 'the scenarios themselves, a line each, for saga-odds batch'))
  for (const option of [...fightOptions(), ...warbandOptions().filter(({ long }) => long !== '--against')])
    command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { compare } = await import('../compare')
    await compare({ words, flags, command }, streams)
  })
}

export const compare: Row = { summary: 'several subjects against several opponents', furnish: compareOf }
