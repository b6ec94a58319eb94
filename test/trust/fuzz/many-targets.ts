import { readdirSync, readFileSync } from 'node:fs'
import { answers } from '../../../src/answers'
import { configurationPatches } from '../../../src/cli/config/patches'
import { parseConfiguration } from '../../../src/cli/config/read'
import { plan } from '../../../src/index'
import { adviceRequested } from '../../../src/request/advice/request'
import { requested } from '../../../src/request/request'
import { readRoster } from '../../../src/request/roster'
import { rulebook } from '../../../src/rules/rulebook'
import { run } from '../../cli/running'
import { unprintable, unsound, unsoundAnywhere } from './fate'
import { scenarioObject, sentence } from './grammar'
import type { Luck } from './luck'
import { mutated, nasty } from './mutated'
import { spoilt, type Target } from './target'
import { planObject, planSentence, rosterObject } from './turns'

/** Readers of files with many lines, turns, rosters and wishes. */

const example = (name: string): string => readFileSync(`examples/${name}`, 'utf8')

const [evening, armouries, shootOrCharge, fullTurn] = [
  ...['evening.ndjson', 'armouries.csv', 'shoot-or-charge.yaml', 'full-turn.yaml'].map(example)
] as [string, string, string, string]
const rosters = readdirSync('examples/rosters').map(name => example(`rosters/${name}`))

/** Bytes stand in an input as letters of one byte each. */
const bytesOf = (input: string): Buffer => Buffer.from(input, 'latin1')
const lettersOf = (text: string): string => Buffer.from(text).toString('latin1')

const line = (luck: Luck): string => {
  const made = luck.one<() => string>([
    () => sentence(luck),
    () => JSON.stringify(scenarioObject(luck)),
    () => JSON.stringify({ id: luck.once(5) ? nasty(luck) : luck.below(9), fight: sentence(luck) }),
    () => JSON.stringify({ kind: luck.one(['dice', 'wrath', 'plan', 'shoot']), dice: luck.below(9), want: ['charge'] })
  ])()
  return luck.once(5) ? mutated(made, luck) : made
}

const ndjson = (luck: Luck): string =>
  lettersOf(luck.once(3) ? evening : Array.from({ length: 1 + luck.below(6) }, () => line(luck)).join(luck.one(['\n', '\r\n'])))

/** Bytes that are no letters, beside all that may be wrong with a text. */
const spoiltBytes = (text: string, luck: Luck): string => {
  const at = luck.below(text.length + 1)
  const byte = String.fromCharCode(luck.below(256))
  return luck.once(4) ? text.slice(0, at) + byte + text.slice(at) : spoilt(text, luck).replace(/[^\0-\u00ff]/g, '?')
}

const CELLS: Readonly<Record<string, readonly string[]>> = {
  id: ['a', '"b, c"', '=1+1', '1'],
  kind: ['melee', 'shoot', 'dice', ''],
  fight: ['8 bondi charge 4 huscarls', '"8w, axe vs 4hg"'],
  'attacker.unit': ['warriors', 'bondi', 'hearthguard'],
  'attacker.models': ['8', '4', '', '-1', '1e3'],
  'defender.unit': ['levies', 'huscarls'],
  'defender.models': ['6', '12', '4.5'],
  'defender.givesUpDice': ['yes', 'no', 'true', 'x'],
  'attacker.abilities': ['ullr', 'ullr;frigg', ''],
  edition: ['1', '2', '3'],
  'readings.crush-timing': ['hits', 'unsaved', 'x']
}

const table = (luck: Luck): string => {
  if (luck.once(3)) return lettersOf(armouries)
  const columns = Object.keys(CELLS).filter(name => luck.once(/unit|models/.test(name) ? 1 : 3))
  const row = () => columns.map(name => luck.one(CELLS[name] ?? [''])).join(',')
  return lettersOf([columns.join(','), ...Array.from({ length: 1 + luck.below(6) }, row)].join('\n'))
}

/** Each record answers a line: numbers that are some, or an error in a sentence. */
const unsoundRecord = (text: string): string | undefined => {
  const record = JSON.parse(text) as { error?: string; result?: Readonly<Record<string, number>> }
  const { error, result } = record
  if (error !== undefined) return unprintable(error.replaceAll('\n', '\u0000'))
  const mass = Object.values(result ?? {}).reduce((total, chance) => total + chance, 0)
  return result && Math.abs(mass - 1) > 1e-9 ? `a result of ${mass}: ${text.slice(0, 300)}` : unsoundAnywhere(record)
}

const batched = (input: string, ...more: readonly string[]) =>
  run(['batch', '--jobs', '1', ...more], { stdin: bytesOf(input), env: { HOME: '/nonexistent' } })

const asked = async (args: readonly string[]): Promise<string | undefined> => {
  const safe = args.map(arg => arg.replaceAll('\u0000', ''))
  const { code, stdout, stderr } = await run(safe, { env: { HOME: '/nonexistent' } })
  return ended(code, stderr) ?? unprintable(stdout)
}

const ended = (code: number, stderr: string): string | undefined =>
  [0, 1, 2].includes(code) ? unprintable(stderr) : `exit ${code}: ${stderr.slice(0, 800)}`

const PREFERENCES = ['charge', 'charge,attack-pool', 'ullr=2,frigg', 'attack-pool x2', 'stamping,charge,terrified']
const GOALS = ['points', 'attacker wins', 'defender losses >= 3', 'least attacker losses', 'attacker wins >= 60%', 'swing']
const CHOICES = [
  '6 hirdmen +ullr +frigg charge 6 ceorls +shieldwall',
  '6 mounted knights +charge +crush charge 6 huscarls fatigue 2 +lords-of-battle=2d',
  '8 bondi +asgard fatigue 1 charge 4 huscarls fatigue 2',
  '8 crossbows +aimed-volley shoot 6 bondi +asgard',
  '4 hirdmen ++ullr charge warlord and 4 huscarls'
]
const CONFIGURATION =
  'edition: 1\nreadings:\n  crush-timing: unsaved\n  cap-base: generated\nformat: table\ncolor: never\nboards: []\n'

const advised = (input: string): string | undefined => {
  const { fight, ...wishes } = JSON.parse(input) as { fight: string }
  const { request, book } = adviceRequested({ scenario: fight, maxNodes: '300', ...wishes })
  return unsoundAnywhere(answers.advise(request, book))
}

const mustered = async (text: string): Promise<string | undefined> => {
  const read = await readRoster({ name: text.trimStart().startsWith('{') ? 'own.json' : 'own.yaml', text }, rulebook)
  const { rosters: checked } = answers['warband-check']([read], read.book)
  const shown = answers.warband(read.roster, read.book)
  return unprintable(JSON.stringify(checked)) ?? unsoundAnywhere(shown)
}

export const manyTargets = {
  'lines of a batch': {
    share: 4,
    make: luck => spoiltBytes(ndjson(luck), luck),
    try: async input => {
      const { code, stdout, stderr } = await batched(input, '--in', 'ndjson')
      const records = stdout.split('\n').filter(text => text !== '')
      return ended(code, stderr) ?? records.map(unsoundRecord).find(wrong => wrong !== undefined)
    }
  },
  'rows of a batch': {
    share: 4,
    make: luck => spoiltBytes(table(luck), luck),
    try: async input => {
      const { code, stderr } = await batched(input, '--in', 'csv')
      return ended(code, stderr)
    }
  },
  'plan file': {
    share: 4,
    make: luck =>
      luck.once(3)
        ? mutated(luck.one([shootOrCharge, fullTurn, shootOrCharge]), luck)
        : spoilt(JSON.stringify(planObject(luck), undefined, 1), luck),
    try: async input => unsoundAnywhere(await plan(input, { name: input.trimStart().startsWith('{') ? 'own.json' : 'own.yaml' }))
  },
  'plan file to be solved': {
    share: 2,
    make: luck => JSON.stringify(planObject(luck)),
    try: async input => unsoundAnywhere(await plan(input, { name: 'own.json', solve: 'points' }))
  },
  'plan in words': {
    share: 4,
    make: luck => spoilt(planSentence(luck), luck),
    try: async input => unsoundAnywhere(await plan(input))
  },
  roster: {
    share: 3,
    make: luck => (luck.once(2) ? mutated(luck.one(rosters), luck) : spoilt(JSON.stringify(rosterObject(luck)), luck)),
    try: mustered
  },
  advice: {
    share: 3,
    make: luck =>
      JSON.stringify({
        fight: spoilt(luck.once(2) ? sentence(luck) : luck.one(CHOICES), luck),
        ...(luck.once(2) && { goal: spoilt(luck.one(GOALS), luck) }),
        ...(luck.once(3) && { asks: luck.one(['attacker', 'defender', 'target', nasty(luck)]) }),
        ...(luck.once(4) && { price: [spoilt(luck.one(['die=0.2', 'fatigue=.1', 'die=1,fatigue=2']), luck)] }),
        ...(luck.once(6) && { roll: luck.one(['1', '2', '9', 'x', nasty(luck)]) })
      }),
    try: advised
  },
  '--prefer and --roll': {
    share: 2,
    make: luck =>
      JSON.stringify([
        'melee',
        ...spoilt(luck.once(2) ? '6 mounted knights charge 6 huscarls' : sentence(luck), luck).split(' '),
        ...['--roll', luck.one(['2', '3', '6', '0', '9', nasty(luck)])],
        ...['--prefer', spoilt(luck.one(PREFERENCES), luck)]
      ]),
    try: input => asked(JSON.parse(input) as string[])
  },
  configuration: {
    share: 2,
    make: luck => spoilt(CONFIGURATION, luck),
    try: input => {
      const scenario = '8 hirdmen charge 6 huscarls'
      const patches = configurationPatches(parseConfiguration(input, 'config.yaml'), { fight: scenario }, []).filter(
        ({ path: [key] }) => key !== 'boards'
      )
      const made = requested({ scenario, patches })
      return unsound(answers[made.scenario.kind](made.scenario, made.book))
    }
  }
} as const satisfies Readonly<Record<string, Target>>
