import type { Command } from 'commander'
import { t } from '../../model/language'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { fightOptions, MORE, outputOptions, shown, warbandOptions, withExamples } from './options'
import type { Arguments, Row } from './row'

/** Several subjects against several opponents. */
const compareOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'compare').argument(
    '[words...]',
    t('subjects vs opponents, with "or" between several; or two rosters: a.yaml b.yaml')
  )
  command.addOption(shown(MORE, '--charged', t('the opponents charge the subjects')))
  command.addOption(
    repeatable(
      '--against <folder>',
      t("with rosters (compare a.yaml b.yaml): the field, a file or a folder; with --warband, the enemy's roster")
    ).helpGroup(t(MORE))
  )
  command.addOption(
    shown(
      MORE,
      '--gives-up-dice',
      t('the unit that is charged gives up attack dice (R3.3); with rosters, where that is better for it')
    )
  )
  command.addOption(shown(MORE, '--goal <goal>', t('with rosters, tournament: each fight is scored in tournament points too')))
  command.addOption(shown(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch')))
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
