import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import { FIGHT, fightOptions, givesUpDice, MORE, outputOptions, SENTENCE, shown, warbandOptions } from './options'
import type { Arguments, Row } from './row'
import { withExamples } from './with-examples'

const studyOptions = (): readonly Option[] => [
  shown(FIGHT, '--strict', t('treat weapons or horses that a unit may not have as an error, not a note')),
  repeatable(
    '--assert <condition>',
    t('exit with 1 unless this holds: "attacker wins >= 60%" (saga-odds help conditions)')
  ).helpGroup(t(MORE)),
  shown(MORE, '--what-if', t('what each single change would be worth to the attacker')),
  shown(MORE, '--roll <dice>', t('before this many SAGA dice are rolled: the best that each roll can pay for')),
  repeatable('--prefer <abilities>', t('with --roll, what the dice may pay for: charge,"attack-pool x2"')).helpGroup(t(MORE)),
  shown(MORE, '--for <side>', t('the side that --what-if or --roll is about: attacker or defender')),
  shown(MORE, '--until <condition>', t('the smallest value of --by that reaches a condition')),
  shown(MORE, '--by <path>', t('what --until increases: attacker.models, attacker.attackDice, defender.fatigue=0..4')),
  shown(MORE, '--observed <a:d>', t('how lucky these losses of attacker and defender were, or hits=6:2; or a file of fights')),
  shown(MORE, '--all-readings', t('the fight under every interpretation of the disputed rules'))
]

/** `melee` or `shoot`: a sentence, flags for what players change most, paths for the rest. */
const fightOf = (kind: 'melee' | 'shoot', command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv)
  withExamples(command, kind).argument('[words...]', t(SENTENCE))
  for (const option of [...fightOptions(), ...warbandOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(givesUpDice())
  for (const option of [...studyOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { fight } = await import('../fight')
    await fight({ kind, words, flags, command }, streams)
  })
}

export const melee: Row = {
  summary: 'the odds of a melee',
  furnish: (command, streams, argv) => fightOf('melee', command, streams, argv)
}

export const shoot: Row = {
  summary: 'the odds of a shot',
  furnish: (command, streams, argv) => fightOf('shoot', command, streams, argv)
}
