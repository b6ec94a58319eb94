import type { Command, Option } from 'commander'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { outputOptions, ownOptions, shown, strangersOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const DICE = 'The dice:'

const diceOptions = (): readonly Option[] => [
  repeatable('--want <boxes>', 'what is to be paid, the most important first: charge,stamping,"hirdmen x2"').helpGroup(DICE),
  repeatable('--keep <boxes>', "to be paid too, and left for the enemy's turn (R7.2)").helpGroup(DICE),
  shown(DICE, '--rolled <dice>', 'what the dice show: CCUURC, or the symbols of the faction'),
  shown(DICE, '--units <units...>', 'the units that bring dice: 2x4hg 3x8w 12lev wl'),
  shown(DICE, '--warband <file>', 'a roster in YAML or JSON, for its faction, its leader and its units'),
  shown(DICE, '--left <n>', 'dice left on the board from the turn before'),
  shown(DICE, '--faction <name>', 'whose dice, where the words do not say it'),
  shown(DICE, '--hero <name>', 'the hero who leads: cnut, gruffydd, ragnar ... (R6.4)'),
  shown(DICE, '--against <hero>', "the enemy's hero, who may spoil the roll: maredudd"),
  shown(DICE, '--points <n>', 'of the battle: those of 10 and 12 have dice of their own (R8.3)'),
  shown(DICE, '--turn <n>', 'the number of the turn, for --against'),
  repeatable('--weights <box=n,...>', 'what each use is worth, 1 by default').helpGroup(DICE),
  repeatable('--without <boxes>', 'boxes that are not used: activation-pool').helpGroup(DICE),
  repeatable('--reading <name=value>', 'another interpretation of a disputed rule: ceorls-cost=c-or-u').helpGroup(DICE),
  repeatable('--scenario <file>', 'all this in JSON; - reads it from stdin').helpGroup(DICE),
  shown(DICE, '--first-turn', 'second edition: the first turn of who goes first, three dice at most (V9.10)'),
  shown(DICE, '--edition <n>', 'edition of the game: 1 (default) or 2')
]

/** SAGA dice, before and after they are thrown; the Wrath of the Jomsvikings. */
const diceOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'dice').argument('[words...]', 'how many dice and whose, 6 normans; or wrath and 1 to 3')
  for (const option of [...diceOptions(), ...ownOptions(), ...strangersOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { dice } = await import('../dice')
    await dice({ words, command }, streams)
  })
}

export const dice: Row = { summary: 'what a roll of SAGA dice can pay for', furnish: diceOf }
