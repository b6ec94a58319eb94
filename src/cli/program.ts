import { Command, Option } from 'commander'
import { version } from '../../package.json'
import { EXAMPLES } from './examples'
import { fightFlags, repeatable } from './flags'
import type { Streams } from './streams'

/** The commands and their options. What they do is loaded when it is asked for. */

const OUTPUT = 'The answer:'
const FIGHT = 'The fight:'

const shown = (group: string, flags: string, help: string): Option => new Option(flags, help).helpGroup(group)

const outputOptions = (): readonly Option[] => [
  shown(OUTPUT, '-f, --format <name>', 'table (unless said), line, json, ndjson, csv, markdown, svg or html'),
  shown(OUTPUT, '-o, --output <file>', 'write to a file; its ending says the format'),
  shown(OUTPUT, '--explain', 'each number and its rule'),
  shown(OUTPUT, '--full', 'whole distributions where the summary would do'),
  shown(OUTPUT, '--color <when>', 'auto (unless said), always or never'),
  shown(OUTPUT, '--width <columns>', "columns of the table, the terminal's unless said")
]

const OWN = 'Of your own:'

const ownOptions = (): readonly Option[] => [
  repeatable('--board <file>', 'a board file of your own, YAML or JSON (saga-odds rules --schema)').helpGroup(OWN),
  repeatable('--cost <name=cost>', 'a cost that the rulebook does not know: ullr=U').helpGroup(OWN)
]

const ownFiles = (): readonly Option[] => [
  shown(OWN, '--as-board', 'a faction as a board file, YAML unless -f json: rules vikings --as-board'),
  shown(OWN, '--schema', 'the JSON Schema of board files, for editors'),
  shown(OWN, '--fill', 'asks for unknown costs and remembers them in costs.yaml of your configuration')
]

const fightOptions = (): readonly Option[] => [
  repeatable('--scenario <file>', 'a scenario in JSON; - reads it from stdin').helpGroup(FIGHT),
  repeatable('--set <path=value>', 'any value by its path: attacker.armour=6').helpGroup(FIGHT),
  repeatable('--reading <name=value>', 'a doubtful rule read otherwise (saga-odds rules readings)').helpGroup(FIGHT),
  ...ownOptions()
]

const MORE = 'More of it:'

const studyOptions = (): readonly Option[] => [
  repeatable('--assert <condition>', 'exit 1 unless it holds: "attacker wins >= 60%" (saga-odds help conditions)').helpGroup(
    MORE
  ),
  shown(MORE, '--what-if', 'what one more of each thing would be worth, to the attacker'),
  shown(MORE, '--for <side>', 'the side that asks --what-if: attacker or defender'),
  shown(MORE, '--until <condition>', 'the least, with --by, that reaches a condition'),
  shown(MORE, '--by <path>', 'what grows until then: attacker.models, attacker.attackDice, defender.fatigue=0..4'),
  shown(MORE, '--observed <a:d>', 'how lucky were these losses of attacker and defender; or a file of fights'),
  shown(MORE, '--all-readings', 'the fight under every reading of the doubtful rules')
]

const sweepOptions = (): readonly Option[] => [
  repeatable('--vary <path=values>', 'attacker.models=4..12, defender.cover=none,heavy; given twice for a map').helpGroup(MORE),
  shown(MORE, '--show <quantity>', 'what is shown, "attacker wins" unless said (saga-odds help conditions)'),
  shown(MORE, '--yes', 'more than a million fights')
]

const withExamples = (command: Command, name: keyof typeof EXAMPLES): Command =>
  command.addHelpText('before', ['Examples:', ...EXAMPLES[name].map(example => `  $ saga-odds ${example}`), ''].join('\n'))

const SENTENCE = 'the fight as a sentence, quoted or not; or two quoted arguments, one for each side'
const DEFENDER = 'Defender, who is charged or shot at:'

/** `melee` or `shoot`: a sentence, flags for what players change most, paths for the rest. */
const fightOf = (kind: 'melee' | 'shoot', command: Command, streams: Streams): void => {
  const flags = fightFlags()
  withExamples(command, kind).argument('[words...]', SENTENCE)
  for (const option of fightOptions()) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(shown(DEFENDER, '--gives-up-dice', 'gives up attack dice for defence dice (R3.3)'))
  for (const option of [...studyOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { fight } = await import('./fight')
    await fight({ kind, words, flags, command }, streams)
  })
}

/** One fight with some of its values varied. */
const sweepOf = (command: Command, streams: Streams): void => {
  const flags = fightFlags()
  withExamples(command, 'sweep').argument('[words...]', `melee or shoot, and ${SENTENCE}`)
  for (const option of [...sweepOptions(), ...fightOptions()]) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.addOption(shown(DEFENDER, '--gives-up-dice', 'gives up attack dice for defence dice (R3.3)'))
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { sweep } = await import('./sweep')
    await sweep({ words, flags, command }, streams)
  })
}

/** Several subjects against several opponents. */
const compareOf = (command: Command, streams: Streams): void => {
  const flags = fightFlags().filter(({ path }) => path.length === 1)
  withExamples(command, 'compare').argument('[words...]', 'subjects vs opponents, with "or" between several')
  command.addOption(shown(MORE, '--charged', 'the opponents charge the subjects'))
  for (const option of fightOptions().filter(({ long }) => long !== '--scenario')) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { compare } = await import('./compare')
    await compare({ words, flags, command }, streams)
  })
}

const DICE = 'The dice:'

const diceOptions = (): readonly Option[] => [
  repeatable('--want <boxes>', 'what is to be paid, the most important first: charge,stamping,"hirdmen x2"').helpGroup(DICE),
  repeatable('--keep <boxes>', "to be paid too, and left for the enemy's turn (R7.2)").helpGroup(DICE),
  shown(DICE, '--rolled <dice>', 'what the dice show: CCUURC, or the symbols of the faction'),
  shown(DICE, '--units <units...>', 'the units that bring dice: 2x4hg 3x8w 12lev wl'),
  shown(DICE, '--warband <file>', 'a warband in JSON, for its faction, its leader and its units'),
  shown(DICE, '--left <n>', 'dice left on the board from the turn before'),
  shown(DICE, '--faction <name>', 'whose dice, where the words do not say it'),
  shown(DICE, '--hero <name>', 'the hero who leads: cnut, gruffydd, ragnar ... (R6.4)'),
  shown(DICE, '--against <hero>', "the enemy's hero, who may spoil the roll: maredudd"),
  shown(DICE, '--turn <n>', 'the number of the turn, for --against'),
  repeatable('--weights <box=n,...>', 'what each use is worth, 1 unless said').helpGroup(DICE),
  repeatable('--without <boxes>', 'boxes that are not used: activation-pool').helpGroup(DICE),
  repeatable('--reading <name=value>', 'a doubtful rule read otherwise: ceorls-cost=c-or-u').helpGroup(DICE),
  repeatable('--scenario <file>', 'all this in JSON; - reads it from stdin').helpGroup(DICE),
  shown(DICE, '--edition <n>', 'edition of the game: 1').hideHelp()
]

/** SAGA dice, before and after they are thrown; the Wrath of the Jomsvikings. */
const diceOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'dice').argument('[words...]', 'how many dice and whose, 6 normans; or wrath and 1 to 3')
  for (const option of [...diceOptions(), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { dice } = await import('./dice')
    await dice({ words, command }, streams)
  })
}

const rulesOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'rules')
    .argument('[words...]', 'units, weapons, abilities, readings; a faction, a name, a rule id')
    .addOption(shown(OUTPUT, '--edition <n>', 'edition of the game: 1 or 2'))
  for (const option of [...ownOptions(), ...ownFiles()]) command.addOption(option)
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { rules } = await import('./rules')
    await rules({ words, command }, streams)
  })
}

interface Row {
  readonly summary: string
  /** Gives the command its options and its action. */
  readonly furnish: (command: Command, streams: Streams) => void
}

const COMMANDS: Readonly<Record<string, Row>> = {
  melee: { summary: 'the odds of a melee', furnish: (command, streams) => fightOf('melee', command, streams) },
  shoot: { summary: 'the odds of a shot', furnish: (command, streams) => fightOf('shoot', command, streams) },
  sweep: { summary: 'one fight with some of its values varied', furnish: sweepOf },
  compare: { summary: 'several subjects against several opponents', furnish: compareOf },
  dice: { summary: 'what a roll of SAGA dice can pay for', furnish: diceOf },
  rules: { summary: 'browse units, weapons, boards, readings and rules', furnish: rulesOf }
}

/** A summary as a sentence. */
const described = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`

/** The program for these arguments; `tell` takes what help and version print. Only a command that is named is furnished. */
export const program = (argv: readonly string[], streams: Streams, tell: (text: string) => void): Command => {
  const root = withExamples(new Command('saga-odds'), 'saga-odds')
    .description('The odds of combat in the SAGA skirmish game.')
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this page')
    .helpCommand('help [command]', 'the page of a command, or of conditions')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: tell, writeErr: () => {}, getOutHelpWidth: () => Math.min(100, streams.stdout.columns ?? 80) })
  for (const [name, { summary, furnish }] of Object.entries(COMMANDS)) {
    const command = root.command(name).summary(summary).description(described(summary)).usage('[options] [words...]')
    if (argv.includes(name)) furnish(command.allowUnknownOption(), streams)
  }
  return root
}
