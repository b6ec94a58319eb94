import { readFileSync } from 'node:fs'
import { answers } from '../../../src/answers'
import { RequestError } from '../../../src/model/errors'
import { axisOf } from '../../../src/request/axis'
import { boardLayer } from '../../../src/request/boards'
import { costsIn } from '../../../src/request/boards/costs-file'
import { conditionOf } from '../../../src/request/condition'
import { diceRequested, wrathRequested } from '../../../src/request/dice/request'
import { parsedJson } from '../../../src/request/json'
import { parseObservedFights } from '../../../src/request/observed'
import { requested } from '../../../src/request/request'
import { reviewIn, reviewRequested } from '../../../src/request/review'
import { setting, sorted } from '../../../src/request/set'
import { rulebook } from '../../../src/rules/rulebook'
import { run } from '../../cli/running'
import { unprintable, unsound } from './fate'
import { scenarioObject, sentence } from './grammar'
import type { Luck } from './luck'
import { manyTargets } from './many-targets'
import { mutated, nasty } from './mutated'
import { spoilt, type Target } from './target'

/** Everything that reads what a user wrote. A new reader has its line in `targets`, or in a table of its own beside it. */

const answered = (scenario: unknown): string | undefined => {
  const asked = requested({ scenario })
  return unsound(answers[asked.scenario.kind](asked.scenario, asked.book))
}

const examples = ['reedfolk.yaml', 'reedfolk.json', 'shieldwall.json', 'side-by-side.json', 'orders-phase.json'].map(name =>
  readFileSync(`examples/${name}`, 'utf8')
)
const [yaml = '', json = '', wall = '', pair = '', orders = ''] = examples

/** A troop of each board file that is taken fights. */
const layed = async (text: string): Promise<string | undefined> => {
  const lay = await boardLayer([{ name: text.trimStart().startsWith('{') ? 'own.json' : 'own.yaml', text }])
  const book = lay(rulebook(1))
  const own = Object.keys(book.troops).filter(id => !Object.hasOwn(rulebook(1).troops, id))
  for (const unit of own.slice(0, 2)) {
    try {
      const asked = requested(
        { scenario: { kind: 'melee', attacker: { unit, models: 4 }, defender: { unit: 'warriors', models: 6 } } },
        () => book
      )
      const wrong = unsound(answers.melee(asked.scenario, asked.book))
      if (wrong !== undefined) return wrong
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
    }
  }
  return undefined
}

const CONDITIONS = [
  'attacker wins >= 60%',
  'defender wiped out at least 0.8 and attacker losses < 2',
  '(tie > 1/3 or swing >= 0) and not defender loses 4 or more',
  'result.attackerWins >= .5'
]
const SETS = [
  'attacker.models=8',
  'attacker.abilities=["ullr"]',
  'defender.cover=heavy',
  'readings.cap-base=generated',
  'attacker.effects=[{"verb":"save","on":3}]',
  'seed=x',
  'defender.guards={"models":2,"unit":"hearthguard"}'
]
const AXES = [
  'attacker.models=4..12',
  'defender.cover=none,light,heavy',
  'attacker.fatigue=0..4',
  'readings.crush-timing=hits,unsaved',
  'attacker.attackDice=0..8:2'
]
const DICE = [
  '2 hearthguard 1 warriors warlord',
  'vikings',
  '6 dice want ullr',
  'orders +huscarls +trapped',
  '2x4hg 8w 12lev normans'
]
const EVENING = '# one evening\n8 bondi charge 4 huscarls: 3:1\n8 crossbows shoot 6 bondi: 0:2\n'
const GAME =
  'own: vikings\nfights:\n  - 8 bondi -ullr charge 4 huscarls: 3:1\n  - { fight: 4 huscarls charge 5 bondi, lost: 1:2, unused: { attacker: shieldwall } }\n'
const COSTS = 'vikings/ullr: U\nnormans/crush: C + R\n'

/** Words for a whole command line. */
const commandLine = (luck: Luck): string => {
  const command = luck.one(['melee', 'shoot', 'melee', 'shoot', 'sweep', 'compare', 'dice', 'rules', 'help', nasty(luck)])
  const options: readonly (() => readonly string[])[] = [
    () => ['--explain'],
    () => ['-f', luck.one(['table', 'line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html', 'x'])],
    () => ['--set', spoilt(luck.one(SETS), luck)],
    () => ['--reading', spoilt('crush-timing=unsaved', luck)],
    () => ['--edition', luck.one(['1', '2', '3'])],
    () => ['--method', luck.one(['exact', 'fractions', 'both', 'monte-carlo', nasty(luck)]), '--trials', '50'],
    () => ['--assert', spoilt(luck.one(CONDITIONS), luck)],
    () => ['--until', spoilt(luck.one(CONDITIONS), luck), '--by', luck.one(AXES)],
    () => ['--vary', spoilt(luck.one(AXES), luck)],
    () => ['--observed', luck.one(['1:2', '0:0', '9:9', 'x'])],
    () => ['--what-if'],
    () => ['--width', luck.one(['40', '80', '0', '9999', 'x'])],
    () => [
      luck.one(['--color', '--seed', '--cost', '--attacker-weapon', '--defender-cover', '--scenario', '--board', '--nonsense']),
      nasty(luck)
    ]
  ]
  const words = spoilt(sentence(luck), luck).split(' ')
  const chosen = Array.from({ length: luck.below(3) }, () => luck.one(options)()).flat()
  return JSON.stringify([command, ...words, ...chosen])
}

const commanded = async (input: string): Promise<string | undefined> => {
  const args = JSON.parse(input) as string[]
  // a zero cannot stand in an argument, and no file may be made or read under a name that was made up
  const safe = args.map(arg => arg.replaceAll('\u0000', ''))
  const { code, stdout, stderr } = await run(safe, { env: { HOME: '/nonexistent' } })
  if (code === 70) return `exit 70: ${stderr.slice(0, 600)}`
  if (![0, 1, 2].includes(code)) return `exit ${code}`
  return unprintable(stdout) ?? unprintable(stderr)
}

export const targets = {
  sentence: {
    share: 30,
    make: luck => spoilt(sentence(luck), luck),
    try: input => answered(input)
  },
  'scenario object': {
    share: 30,
    make: luck => JSON.stringify(scenarioObject(luck)),
    try: input => answered(JSON.parse(input))
  },
  'scenario file': {
    share: 10,
    make: luck => mutated(luck.once(2) ? luck.one([wall, pair]) : JSON.stringify(scenarioObject(luck), undefined, 1), luck),
    try: input => answered(parsedJson(input, 'own.json'))
  },
  'board file': {
    share: 6,
    make: luck => mutated(luck.one([yaml, yaml, json]), luck),
    try: layed
  },
  'costs file': { share: 1, make: luck => spoilt(COSTS, luck), try: input => void costsIn(input, 'costs.yaml') },
  condition: { share: 5, make: luck => spoilt(luck.one(CONDITIONS), luck), try: input => void conditionOf(input, '--assert') },
  '--set': {
    share: 5,
    make: luck => spoilt(luck.one(SETS), luck),
    try: input => {
      const { patches, mistakes } = sorted([setting(input)])
      const asked = requested({ scenario: '8 hirdmen charge 6 huscarls', patches, mistakes })
      return unsound(answers[asked.scenario.kind](asked.scenario, asked.book))
    }
  },
  '--vary': { share: 3, make: luck => spoilt(luck.one(AXES), luck), try: input => void axisOf(input, '--vary') },
  'observed fights': {
    share: 2,
    make: luck => spoilt(EVENING, luck),
    try: input => {
      const { seen, book } = parseObservedFights(input, 'evening.txt', {}, rulebook)
      return Number.isFinite(answers.observed({ seen }, book).fights.length) ? undefined : 'no fights'
    }
  },
  'a game that was played': {
    share: 2,
    make: luck => spoilt(luck.once(2) ? EVENING : GAME, luck),
    try: input => {
      const file = reviewIn(input, 'game.yaml')
      return void reviewRequested({ file, bookOf: rulebook, fatigueAfter: () => ({}) })
    }
  },
  'SAGA dice': {
    share: 2,
    make: luck => spoilt(luck.once(3) ? orders : luck.one(DICE), luck),
    try: input => {
      const asked = input.trimStart().startsWith('{') ? { scenario: parsedJson(input, 'own.json') } : { words: input.split(' ') }
      return void diceRequested(asked)
    }
  },
  wrath: { share: 1, make: luck => spoilt('2', luck), try: input => void answers.wrath(wrathRequested(input), rulebook(1)) },
  'command line': { share: 5, make: commandLine, try: commanded },
  ...manyTargets
} as const satisfies Readonly<Record<string, Target>>

export type TargetName = keyof typeof targets
