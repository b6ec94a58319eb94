import { Option } from 'commander'
import { t } from '../../model/language'
import type { FightKind } from '../../model/scenario'
import { fightFlags, mayNameOptions } from '../flags'
import {
  type CommandRow,
  CUSTOM_DATA,
  configOption,
  FIGHT,
  fightCommandOptions,
  fightOptions,
  foreignInputOptions,
  givesUpDice,
  MORE,
  OUTPUT,
  optionUnder,
  outputOptions,
  ownOptions,
  repeatableUnder,
  SENTENCE,
  shortOptions,
  warbandOptions
} from './options'

const adviceOptions = (): readonly Option[] => [
  optionUnder(
    MORE,
    '--goal <goal>',
    t('points (default), tournament, a quantity or a condition: "attacker wins" (saga-odds help conditions)')
  ),
  optionUnder(
    MORE,
    '--for <side>',
    t('the side that is advised, attacker or defender: by default whose "should" or "my" it is, else the attacker')
  ),
  repeatableUnder(MORE, '--price <die=n,fatigue=n>', t('what a SAGA die spent, and a fatigue taken or spent, costs')),
  optionUnder(MORE, '--roll <dice>', t('before this many SAGA dice are rolled: advice for each roll, and on average')),
  optionUnder(MORE, '--max-nodes <lines>', t('most lines of play to search, 1000000 by default'))
]

/** Both sides' choices: + is what a side has, ++ what it plays. */
export const advise: CommandRow = {
  summary: 'what each side should do in a fight',
  describeWords: () => t('{sentence}; + may be used, ++ is used', { sentence: t(SENTENCE) }),
  flags: fightFlags,
  options: flags => fightCommandOptions(adviceOptions(), flags),
  run: async (call, streams) => (await import('../advise')).advise(call, streams)
}

const THROWN = 'The dice:'

/** Plain dice. */
export const throwing: CommandRow = {
  summary: 'plain dice: how likely is this many',
  describeWords: () =>
    t(
      'dice and the faces that count: 20 dice on 6+, 19 dice showing 1-2; rerolls, against saves 5+, then more dice; at least 3, exactly 2, none'
    ),
  options: () => [
    optionUnder(THROWN, '--observed <n>', t('how likely this number was')),
    optionUnder(THROWN, '--scenario <file>', t('the question in JSON, or its report; - reads stdin')),
    configOption(MORE),
    ...outputOptions('--explain')
  ],
  run: async (call, streams) => (await import('../throw')).throwDice(call, streams)
}

const DICE = 'The dice:'

const diceOptions = (): readonly Option[] => [
  repeatableUnder(DICE, '--want <boxes>', t('what to pay for, the most important first: charge,stamping,"hirdmen x2"')),
  repeatableUnder(DICE, '--keep <boxes>', t("what to pay for and keep for the enemy's turn (R7.2)")),
  optionUnder(DICE, '--rolled <dice>', t('the dice as rolled: CCUURC, or the symbols of the faction')),
  optionUnder(DICE, '--units <units...>', t('the units that bring dice: 2x4hg 3x8w 12lev wl')),
  optionUnder(DICE, '--warband <file>', t('a roster in YAML or JSON, for its faction, its leader and its units')),
  optionUnder(DICE, '--left <n>', t('dice left on the board from the previous turn')),
  optionUnder(DICE, '--faction <name>', t('whose dice, if the words do not say')),
  optionUnder(DICE, '--hero <name>', t('the hero who leads: cnut, gruffydd, ragnar ... (R6.4)')),
  optionUnder(DICE, '--against <hero>', t("the enemy's hero, who may spoil the roll: maredudd")),
  optionUnder(DICE, '--points <n>', t('size of the battle: 10 and 12 have their own number of dice (R8.3)')),
  optionUnder(DICE, '--turn <n>', t('the number of the turn, for --against')),
  repeatableUnder(DICE, '--weights <box=n,...>', t('worth of each use, 1 by default')),
  repeatableUnder(DICE, '--without <boxes>', t('boxes not to use: activation-pool')),
  repeatableUnder(DICE, '--reading <name=value>', t('another interpretation of a disputed rule: ceorls-cost=c-or-u')),
  repeatableUnder(DICE, '--scenario <file>', t('the whole question in JSON; - reads stdin')),
  optionUnder(DICE, '--first-turn', t('second edition: first turn of the player who goes first, at most three dice (V9.10)')),
  optionUnder(DICE, '--edition <n>', t('edition of the game: 1 (default) or 2'))
]

/** SAGA dice, before and after they are thrown; the Wrath of the Jomsvikings. */
export const dice: CommandRow = {
  summary: 'what a roll of SAGA dice can pay for',
  describeWords: () => t('how many dice and whose, 6 normans; or wrath and 1 to 3'),
  options: () => [...diceOptions(), ...ownOptions(), ...foreignInputOptions(), ...outputOptions()],
  run: async (call, streams) => (await import('../dice')).dice(call, streams)
}

/** One fight, changed key by key at a terminal. */
export const explore: CommandRow = {
  summary: 'one fight live: each key shows the new odds',
  describeWords: () => t('the fight to start from: {sentence}', { sentence: t(SENTENCE) }),
  flags: argv => fightFlags(argv).filter(({ path }) => path.join('.') === 'edition'),
  options: flags => [
    ...fightOptions(),
    ...warbandOptions(),
    ...flags.map(({ option }) => option),
    new Option(
      '--guided',
      t('questions one by one instead of the live view (automatic where TERM is dumb or ACCESSIBLE is set)')
    ),
    optionUnder(OUTPUT, '--color <when>', t('auto (default), always or never')),
    optionUnder(OUTPUT, '--width <columns>', t("width of --guided in columns, by default the terminal's"))
  ],
  run: async (call, streams) => (await import('../explore')).explore(call, streams)
}

const studyOptions = (): readonly Option[] => [
  optionUnder(FIGHT, '--strict', t('treat weapons or horses that a unit may not have as an error, not a note')),
  repeatableUnder(
    MORE,
    '--assert <condition>',
    t('exit with 1 unless this holds: "attacker wins >= 60%" (saga-odds help conditions)')
  ),
  optionUnder(MORE, '--what-if', t('what each single change would be worth to the attacker')),
  optionUnder(MORE, '--roll <dice>', t('before this many SAGA dice are rolled: the best that each roll can pay for')),
  repeatableUnder(MORE, '--prefer <abilities>', t('with --roll, what the dice may pay for: charge,"attack-pool x2"')),
  optionUnder(MORE, '--for <side>', t('the side that --what-if or --roll is about: attacker or defender')),
  optionUnder(MORE, '--until <condition>', t('the smallest value of --by that reaches a condition')),
  optionUnder(MORE, '--by <path>', t('what --until increases: attacker.models, attacker.attackDice, defender.fatigue=0..4')),
  optionUnder(
    MORE,
    '--observed <a:d>',
    t('how lucky these losses of attacker and defender were, or hits=6:2; or a file of fights')
  ),
  optionUnder(MORE, '--all-readings', t('the fight under every interpretation of the disputed rules'))
]

/** A sentence, flags for what players change most, paths for the rest. */
const fightRow = (kind: FightKind, summary: CommandRow['summary']): CommandRow => ({
  summary,
  describeWords: () => t(SENTENCE),
  flags: fightFlags,
  options: (flags, argv) => {
    const named = () => [
      ...fightOptions(),
      ...warbandOptions(),
      ...flags.map(({ option }) => option),
      givesUpDice(),
      ...studyOptions(),
      ...outputOptions()
    ]
    return mayNameOptions(argv) ? named() : [configOption(CUSTOM_DATA), ...shortOptions()]
  },
  run: async (call, streams) => (await import('../fight')).fight({ kind, ...call }, streams)
})

export const melee = fightRow('melee', 'the odds of a melee')

export const shoot = fightRow('shoot', 'the odds of a shot')
