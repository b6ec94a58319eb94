import { type Text, t, translate } from '../../model/language'
import { rulebook } from '../../rules/rulebook'
import { columns, prose } from './columns'

/** The files that users write: what each is for, one to begin with, commands that take it, and the keys that it may have. */

interface Page {
  readonly what: Text
  /** The name under which the example is saved, and its text. */
  readonly file: string
  readonly text: string
  /** Commands that work once it is saved. */
  readonly commands: readonly string[]
  /** JSON Schema: its first keys are listed. */
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
    schema: async () => (await import('../../request/boards/lazy')).scenarioSchema(rulebook(1)),
    more: 'The JSON Schema, for an editor: saga-odds rules --schema scenario. Several fights, one per line: saga-odds batch.'
  },
  plans: {
    what: 'A plan is a turn of several activations in YAML or JSON: the units, what they do and in which order, and your goals.',
    file: 'turn.yaml',
    text: PLAN,
    commands: ['plan turn.yaml', 'plan turn.yaml --check', 'plan turn.yaml --solve "the fyrd is gone"'],
    schema: async () => (await import('../../request/plan/lazy')).planSchema(),
    more: 'The JSON Schema, for an editor: saga-odds plan --schema. Steps can also choose, rest, move, use a box, and depend on what has happened: docs/turns.md.'
  },
  rosters: {
    what: 'A roster is a warband in YAML, JSON or plain text. A unit is a line of words or an object.',
    file: 'rouen.yaml',
    text: ROSTER,
    commands: ['warband check rouen.yaml', 'warband show rouen.yaml', 'compare rouen.yaml examples/rosters/ragnars-forty.yaml'],
    schema: async () => (await import('../../request/roster/lazy')).rosterSchema(),
    more: 'The JSON Schema, for an editor: saga-odds warband --schema. Lists from BattleScribe and New Recruit: saga-odds import.'
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
    schema: async () => (await import('../../request/boards/lazy')).boardSchema(),
    more: 'The JSON Schema, for an editor: saga-odds rules --schema. Start a faction of your own: saga-odds board new. Start from one in the rulebook: saga-odds rules vikings --as-board.'
  }
} satisfies Readonly<Record<string, Page>>

export const fileTopics = Object.keys(PAGES) as readonly (keyof typeof PAGES)[]

interface Described {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
}

/** The page of `help scenarios` and its like. */
export const filePage = async (name: keyof typeof PAGES): Promise<string> => {
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
