import type { Command } from 'commander'
import { RequestError, refuse } from '../model/errors'
import { msg, type Text, t, translate } from '../model/language'
import { nearest } from '../model/nearest'
import { either, quoted } from '../model/quoted'
import { tableText } from '../model/tournament'
import { FORMATS, formatRow } from '../report'
import { rememberedCosts } from '../request/boards'
import { browse } from '../rules/browse'
import { rulebook } from '../rules/rulebook'
import type { CommandRow } from './commands/options'
import { defaultConfigFile, fileExists, readConfiguration } from './config/locate'
import type { Configuration } from './config/patches'
import { EXAMPLES } from './examples'
import { costsFile, savedCostsText } from './saved-costs'
import type { Streams } from './streams'
import { columns, prose } from './topics/columns'
import { conditions, readings, rules, units } from './topics/conditions'
import { codes, manPage } from './topics/man'

/** The page of `saga-odds` without arguments. */
export const startPage = (commands: Readonly<Record<string, CommandRow>>): string =>
  [
    t('saga-odds: the odds of a fight in the SAGA skirmish game. Try one of these:'),
    ...EXAMPLES['saga-odds'].map(example => `  saga-odds ${example}`),
    t('Commands:'),
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, translate(summary)])),
    t('Where to go next:'),
    ...columns([
      ['saga-odds melee --help', t('a command: its examples, then its options')],
      ['saga-odds help units', t('how to describe a unit')],
      ['saga-odds rules vikings', t('the troops, the board and the heroes of a faction')]
    ]),
    ''
  ].join('\n')

/** A help page about a kind of file that users write. */

interface Page {
  readonly what: Text
  /** The name and text of an example file. */
  readonly file: string
  readonly text: string
  /** Commands that work once the example is saved. */
  readonly commands: readonly string[]
  /** The JSON Schema, whose top-level keys are listed. */
  readonly schema: () => Promise<object>
  readonly more: Text
}

const SCENARIO = `{
  "kind": "melee",
  "attacker": { "unit": "bondi", "models": 8, "abilities": ["ullr"] },
  "defender": {
    "unit": "huscarls",
    "models": 4,
    "weapon": "danish-axe",
    "cover": "light"
  },
  "rounds": 2
}`

const PLAN = `warbands:
  vikings:
    units: { archers: 12 thralls with bows, hird: 6 hirdmen fatigue 1 }
  anglo-danes:
    units: { fyrd: 8 ceorls, huscarls: 4 huscarls }
goals: { the fyrd is gone: fyrd.models = 0 }
enemy: best
steps:
  - { shoot: archers, target: fyrd }
  - { charge: hird, target: fyrd, spend: any }`

const ROSTER = `name: The host of Rouen
faction: normans
points: 6
warlord: mounted
units:
  - { troop: knights, models: 8, mounted: true }
  - { troop: knights, models: 4, mounted: true }
  - { troop: sergeants, models: 8, mounted: true }
  - 8 crossbowmen
  - 12 peasants bows`

const BOARD = `troops:
  eelers:
    name: eelers
    class: warriors
    armourShot: 5
abilities:
  vikings:
    gale-force:
      name: Gale Force
      when: [Melee]
      cost: U
      if: { charging: true }
      text: A unit that charges gains two attack dice.
      effects: [{ verb: attack-dice, count: 2 }]`

const PAGES = {
  scenarios: {
    what: 'A scenario is one fight as JSON, for programs and for fights that you run again. Keys that are left out keep their defaults.',
    file: 'fight.json',
    text: SCENARIO,
    commands: [
      'melee --scenario fight.json',
      'melee --scenario fight.json --set attacker.models=6',
      'advise --scenario fight.json'
    ],
    schema: async () => (await import('../request/boards/scenario-schema')).scenarioSchema(rulebook(1)),
    more: 'The JSON Schema, for an editor: saga-odds rules --schema scenario. Several fights, one per line: saga-odds batch.'
  },
  plans: {
    what: 'A plan is a turn of several activations in YAML or JSON: the units, what they do and in which order, and your goals.',
    file: 'turn.yaml',
    text: PLAN,
    commands: ['plan turn.yaml', 'plan turn.yaml --check', 'plan turn.yaml --solve "the fyrd is gone"'],
    schema: async () => (await import('../request/plan/schema')).planSchema(),
    more: 'The JSON Schema, for an editor: saga-odds plan --schema. Steps can also choose, rest, move, use a box, and depend on what has happened: docs/turns.md.'
  },
  rosters: {
    what: 'A roster is a warband in YAML or JSON. A unit is a line of words or an object.',
    file: 'rouen.yaml',
    text: ROSTER,
    commands: ['warband check rouen.yaml', 'warband show rouen.yaml', 'compare rouen.yaml examples/rosters/ragnars-forty.yaml'],
    schema: async () => (await import('../request/roster/schema')).rosterSchema(),
    more: 'The JSON Schema, for an editor: saga-odds warband --schema. Lists from BattleScribe, New Recruit or warband show -f text: saga-odds import.'
  },
  boards: {
    what: 'A board file, in YAML or JSON, adds your own troops, weapons, heroes, factions and abilities to the rulebook.',
    file: 'fens.yaml',
    text: BOARD,
    commands: [
      'board check fens.yaml',
      'melee 8 eelers charge 4 huscarls --board fens.yaml',
      'melee 8 bondi +gale-force charge 4 huscarls --board fens.yaml'
    ],
    schema: async () => (await import('../request/boards/schema')).boardSchema(),
    more: 'The JSON Schema, for an editor: saga-odds rules --schema. Start a faction of your own: saga-odds board new. Start from one in the rulebook: saga-odds rules vikings --as-board.'
  }
} satisfies Readonly<Record<string, Page>>

interface Described {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
}

/** The page of `help scenarios` and its like. */
const filePage = async (name: keyof typeof PAGES): Promise<string> => {
  const { what, file, text, commands, schema, more }: Page = PAGES[name]
  const { properties = {} } = (await schema()) as Described
  const keys = Object.entries(properties)
  const isDescribed = keys.some(([, { description }]) => description !== undefined)
  return [
    ...prose(translate(what)),
    '',
    t('Save this as {file}:', { file }),
    '',
    ...text.split('\n').map(line => `  ${line}`),
    '',
    t('Examples:'),
    ...commands.map(command => `  $ saga-odds ${command}`),
    '',
    t('It can have:'),
    ...(isDescribed
      ? columns(keys.map(([key, { description = '' }]) => [key, translate(description)]))
      : prose(keys.map(([key]) => key).join(', ')).map(line => `  ${line}`)),
    '',
    ...prose(translate(more)),
    ''
  ].join('\n')
}

/** A setting in force, its value, and where it comes from. */

type Row = readonly [what: string, value: string, from: string]

const UNSAID = msg('default')

/** The line of a place; its file is named above. */
const lineOf = (place: string): string => t('the file, line {line}', { line: place.split(':').at(-2) ?? '' })

const settingRows = (found: Configuration | undefined): readonly Row[] => {
  const from = (key: string): string => (found?.places[key] ? lineOf(found.places[key]) : t(UNSAID))
  const readings = Object.entries(found?.readings ?? {})
  return [
    ['edition', String(found?.edition ?? 1), from('edition')],
    ...(readings.length > 0
      ? readings.map(([name, value]): Row => ['reading', `${name}=${value}`, from(name)])
      : [['readings', t('the defaults'), t(UNSAID)] as const]),
    ...(found?.boards?.length
      ? found.boards.map((board): Row => ['board', board, from('boards')])
      : [['boards', t('none{head}', { head: '' }), t(UNSAID)] as const]),
    ['warband', found?.warband ?? t('none{head}', { head: '' }), from('warband')],
    ['against', found?.against ?? t('none{head}', { head: '' }), from('against')],
    ['tournament', found?.tournament ? tableText(found.tournament) : 'njcon', from('tournament')],
    ['format', found?.format ?? 'table', from('format')],
    ['color', found?.color ?? 'auto', from('color')],
    ['language', found?.language ?? t('by LANG'), from('language')]
  ]
}

const fileOf = ({ env }: Streams, found: Configuration | undefined, named: string | undefined): string => {
  if (found) return found.file
  if (named === 'none') return t('none is read')
  const usual = defaultConfigFile(env)
  return usual === undefined ? t('no folder for it: set XDG_CONFIG_HOME or HOME') : t('{usual} (there is none yet)', { usual })
}

const costsIn = async (streams: Streams): Promise<string> => {
  const file = costsFile(streams.env)
  if (file === undefined || !fileExists(file)) return t('none saved (saga-odds rules vikings --fill)')
  const count = Object.keys(await rememberedCosts(await savedCostsText(file, streams), file)).length
  return t('{count} in {file}', { count, file })
}

/** `help config --config FILE` */
const namedIn = ([flag, file, ...more]: readonly string[]): string | undefined => {
  if (flag === undefined) return undefined
  const [name, value] = flag.split(/=(.*)/s)
  const named = value ?? file
  const rest = value === undefined ? more : [...(file === undefined ? [] : [file]), ...more]
  if (name !== '--config' || rest.length > 0) return refuse(t('help config takes --config FILE and nothing else'))
  return named === undefined || named === '' ? refuse(t('--config <file> needs a value after it')) : named
}

const config = async (words: readonly string[], streams: Streams): Promise<string> => {
  const named = namedIn(words)
  const found = await readConfiguration(named, streams)
  return [
    ...prose(
      t(
        'One YAML file holds the options that you would otherwise type each time. Options on the command line and values in a scenario take precedence over it; replaying a report ignores it.'
      )
    ),
    '',
    t('Examples:'),
    '  $ saga-odds help config',
    '  $ saga-odds melee 8 bondi charge 4 huscarls --config none',
    '',
    t('The file: {file}', { file: fileOf(streams, found, named) }),
    '',
    t('Current settings, and where they come from:'),
    ...columns(settingRows(found)),
    '',
    t('Costs of abilities: {costs}', { costs: await costsIn(streams) }),
    '',
    t('Everything it can hold; keys that are left out keep their defaults:'),
    `  edition: 1                  # ${t('or {other}', { other: '2' })}`,
    '  readings:',
    '    crush-timing: unsaved     # saga-odds help readings',
    `  boards: [club.yaml]         # ${t('board files, relative to this file')}`,
    `# warband: york.yaml           ${t('your roster; against: that of the enemy')}`,
    `  tournament: adepticon       # ${t('or {other}', { other: '{ win: 3, draw: 1, loss: 0 }' })}`,
    '  format: table               # saga-odds help formats',
    '  color: auto                 # always, never',
    `  language: es                # ${t('or {other}', { other: 'en' })}`,
    '',
    ...prose(
      t(
        'Interpretations of the other edition apply only to its own fights. --config FILE reads another file, --config none none. A fault in the file is reported with its line and column, and nothing runs until it is fixed.'
      )
    ),
    ''
  ].join('\n')
}

const exitCodes = (): string =>
  [
    t('Exit codes, for scripts.'),
    '',
    t('Examples:'),
    "  $ saga-odds melee 8w charge 8lev --assert 'attacker wins >= 60%' && echo go",
    '',
    ...columns(codes()),
    '',
    ...prose(t('Answers go to stdout, everything else to stderr. The same request gives the same bytes.')),
    ''
  ].join('\n')

/** `help formats`. */

const formats = (): string =>
  [
    ...prose(t('An answer is a table unless -f, --format names another format, or the extension of the -o, --output file does.')),
    '',
    t('Examples:'),
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f line',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f json | head -9',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -o odds.html',
    '',
    ...columns(
      FORMATS.map(name => {
        const { endings, meaning } = formatRow(name)
        return [name, endings.join(' '), translate(meaning)]
      })
    ),
    '',
    ...prose(
      t(
        'A JSON report holds its scenario, so --scenario can play it again, and its command under "replay". Colours appear only on terminals (--color, NO_COLOR, FORCE_COLOR); a table is as wide as the terminal, or as --width says.'
      )
    ),
    ''
  ].join('\n')

/** Help topics that are no commands. `help rules` shows the topic, not the options of the command. */

/** What a topic may need. `root` makes the program with every command and option. */
interface TopicContext {
  /** What follows the topic. */
  readonly words: readonly string[]
  readonly streams: Streams
  readonly root: () => Command
}

type Topic = (asked: TopicContext) => string | Promise<string>

const man: Topic = ({ root }) => manPage(root(), ABOUT)

const TOPICS = {
  config: ({ words, streams }) => config(words, streams),
  conditions,
  'exit-codes': exitCodes,
  formats,
  man,
  readings,
  rules,
  units,
  scenarios: () => filePage('scenarios'),
  plans: () => filePage('plans'),
  rosters: () => filePage('rosters'),
  boards: () => filePage('boards')
} satisfies Readonly<Record<keyof typeof PAGES, Topic>> & Readonly<Record<string, Topic>>

/** The topics, besides the manual page for `man`. */
type TopicName = Exclude<keyof typeof TOPICS, 'man'>

/** What each topic is about, in the order of the manual. */
const ABOUT: Readonly<Record<TopicName, Text>> = {
  units: 'how to describe a unit',
  rules: 'the rules, and how to look them up',
  readings: 'disputed rules and their interpretations',
  conditions: 'the conditions of --assert and --until',
  formats: 'the formats of answers',
  'exit-codes': 'the exit codes',
  config: 'your configuration and its current settings',
  scenarios: 'a fight as a file, with an example',
  plans: 'a turn as a file',
  rosters: 'a warband as a file',
  boards: 'your own troops and abilities'
}

const isTopic = (name: string): name is keyof typeof TOPICS => Object.hasOwn(TOPICS, name)

/** The topics of `help`, besides commands. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS).filter(name => name !== 'man')

/** The page of `help <topic>`; undefined where there is no such topic. */
export const topicOf = async (name: string, asked: TopicContext): Promise<string | undefined> =>
  isTopic(name) ? TOPICS[name](asked) : undefined

const isInRulebook = (name: string): boolean =>
  ([1, 2] as const).some(edition => {
    try {
      browse(rulebook(edition), [name])
      return true
    } catch (error) {
      if (error instanceof RequestError) return false
      throw error
    }
  })

/** Throws a RequestError where the name is neither a topic nor a command. */
export const refuseUnknownTopic = (name: string, commands: readonly string[]): void => {
  const pages = [...commands, ...Object.keys(TOPICS), 'help']
  if (pages.includes(name) || name.startsWith('-')) return
  const near = nearest(name, pages)
  if (near === undefined && isInRulebook(name))
    refuse(t('there is no help on {name}; the rulebook has it: saga-odds rules {name}', { name: quoted(name) }), 'help')
  const cure =
    near === undefined
      ? t(': there is help on {what}', { what: either([...new Set([...commands, ...TOPIC_NAMES])], 'and') })
      : t('; did you mean {near}?', { near })
  refuse(t('there is no help on {name}{cure}', { name: quoted(name), cure }), 'help')
}
