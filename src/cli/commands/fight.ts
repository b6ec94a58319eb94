import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { type Arguments, fightFlags, mayNameOptions, repeatable } from '../flags'
import type { Streams } from '../streams'
import {
  type CommandRow,
  configOption,
  FIGHT,
  fightOptions,
  foreignInputOptions,
  givesUpDice,
  MORE,
  OUTPUT,
  OWN,
  outputOptions,
  ownOptions,
  SENTENCE,
  shown,
  takeFight,
  warbandOptions,
  withExamples
} from './options'

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
  takeFight(command, adviceOptions(), flags)
  command.action(async (words: readonly string[]) => {
    const { advise } = await import('../advise')
    await advise({ words, flags, command }, streams)
  })
}

export const advise: CommandRow = { summary: 'what each side should do in a fight', furnish: adviseOf }

const THROWN = 'The dice:'

/** Plain dice. */
const throwOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'throw').argument(
    '[words...]',
    t(
      'dice and the faces that count: 20 dice on 6+, 19 dice showing 1-2; rerolls, against saves 5+, then more dice; at least 3, exactly 2, none'
    )
  )
  for (const option of [
    shown(THROWN, '--observed <n>', t('how likely this number was')),
    shown(THROWN, '--scenario <file>', t('the question in JSON, or its report; - reads stdin')),
    configOption(MORE),
    ...outputOptions()
  ])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { throwDice } = await import('../throw')
    await throwDice({ words, command }, streams)
  })
}

export const throwing: CommandRow = { summary: 'plain dice: how likely is this many', furnish: throwOf }

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
  for (const option of [...diceOptions(), ...ownOptions(), ...foreignInputOptions(), ...outputOptions()])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { dice } = await import('../dice')
    await dice({ words, command }, streams)
  })
}

export const dice: CommandRow = { summary: 'what a roll of SAGA dice can pay for', furnish: diceOf }

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

export const explore: CommandRow = { summary: 'one fight live: each key shows the new odds', furnish: exploreOf }

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
  const named = () => [
    ...fightOptions(),
    ...warbandOptions(),
    ...flags.map(({ option }) => option),
    givesUpDice(),
    ...studyOptions()
  ]
  for (const option of [...(mayNameOptions(argv) ? named() : [configOption(OWN)]), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { fight } = await import('../fight')
    await fight({ kind, words, flags, command }, streams)
  })
}

export const melee: CommandRow = {
  summary: 'the odds of a melee',
  furnish: (command, streams, argv) => fightOf('melee', command, streams, argv)
}

export const shoot: CommandRow = {
  summary: 'the odds of a shot',
  furnish: (command, streams, argv) => fightOf('shoot', command, streams, argv)
}
