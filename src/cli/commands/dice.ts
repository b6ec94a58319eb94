import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { outputOptions, ownOptions, shown, strangersOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const DICE = 'The dice:'

const diceOptions = (): readonly Option[] => [
  repeatable('--want <boxes>', t('what to pay for, the most important first: charge,stamping,"hirdmen x2"')).helpGroup(t(DICE)),
  repeatable('--keep <boxes>', t("what to pay for and keep for the enemy's turn (R7.2)")).helpGroup(t(DICE)),
  shown(DICE, '--rolled <dice>', t('the dice as rolled: CCUURC, or the symbols of the faction')),
  shown(DICE, '--units <units...>', t('the units that bring dice: 2x4hg 3x8w 12lev wl')),
  shown(DICE, '--warband <file>', t('a roster in YAML or JSON, for its faction, its leader and its units')),
  shown(DICE, '--left <n>', t('dice left on the board from the previous turn')),
  shown(DICE, '--faction <name>', t('whose dice, if the words do not say')),
  shown(DICE, '--hero <name>', t('the hero who leads: cnut, gruffydd, ragnar ... (R6.4)')),
  shown(DICE, '--against <hero>', t("the enemy's hero, who may spoil the roll: maredudd")),
  shown(DICE, '--points <n>', t('size of the battle: 10 and 12 have their own number of dice (R8.3)')),
  shown(DICE, '--turn <n>', t('the number of the turn, for --against')),
  repeatable('--weights <box=n,...>', t('worth of each use, 1 by default')).helpGroup(t(DICE)),
  repeatable('--without <boxes>', t('boxes not to use: activation-pool')).helpGroup(t(DICE)),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule: ceorls-cost=c-or-u')).helpGroup(t(DICE)),
  repeatable('--scenario <file>', t('the whole question in JSON; - reads stdin')).helpGroup(t(DICE)),
  shown(DICE, '--first-turn', t('second edition: first turn of the player who goes first, at most three dice (V9.10)')),
  shown(DICE, '--edition <n>', t('edition of the game: 1 (default) or 2'))
]

/** SAGA dice, before and after they are thrown; the Wrath of the Jomsvikings. */
const diceOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'dice').argument('[words...]', t('how many dice and whose, 6 normans; or wrath and 1 to 3'))
  for (const option of [...diceOptions(), ...ownOptions(), ...strangersOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { dice } = await import('../dice')
    await dice({ words, command }, streams)
  })
}

export const dice: Row = { summary: 'what a roll of SAGA dice can pay for', furnish: diceOf }
