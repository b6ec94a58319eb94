import seedrandom from 'seedrandom'
import { readyFight } from '../../src/battle/fight'
import { odds } from '../../src/battle/odds'
import { exactly, inFloats } from '../../src/chance/exact'
import { sampled, streamOf } from '../../src/chance/sampled'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { crush, melee, sampledMelee } from './floor'
import { randomMatchups } from './matchups'
import { race } from './race'
import { type Bounded, boundedTable, machine, type Result, resultTable } from './table'

/** `npm run bench`: everything that has a bar, as ratios (or against a time) taken in one run. */

interface Measure {
  readonly what: string
  readonly unit: string
  /** Fights in one call, and how many of the unit make a millisecond. */
  readonly fights: number
  readonly perMillisecond: number
  readonly bar: number
  readonly next: number
  readonly rounds: number
  readonly warmUp?: number
  readonly floor: () => unknown
  readonly product: () => unknown
}

const book = rulebook(1)
const matchups = randomMatchups(5000)
const ready = matchups.map(({ scenario }) => readyFight(scenario, book).battle)
const crushing = matchups.slice(0, 200).map(({ scenario }) => readyFight(withCrush(scenario), book).battle)
const eight = { dice: 8, hitsOn: 4, bonus: 0, savesOn: 5, models: 8 }
const eights = readyFight(
  { kind: 'melee', attacker: { unit: 'warriors', models: 8 }, defender: { unit: 'warriors', models: 8 } },
  book
).battle
const battles = 100_000

function withCrush(scenario: Scenario): Scenario {
  const { attacker } = scenario
  return 'together' in attacker
    ? scenario
    : { ...scenario, attacker: { ...attacker, effects: [...(attacker.effects ?? []), { verb: 'double-hits' }] } }
}

/** Every end and its weight, as the loop has them: they are written out only when they are asked for. */
const written = ({ states, weights }: ReturnType<typeof exactly>): number => states.length + weights.length

const exact = { unit: 'us', perMillisecond: 1000 } as const

const measures: readonly Measure[] = [
  {
    ...exact,
    what: 'exact melee, no strike met before',
    fights: 500,
    bar: 20,
    next: 8,
    rounds: 31,
    // as many fights as the row below warms up with
    warmUp: 20,
    floor: () => {
      for (const { attack, answer } of matchups.slice(0, 500)) melee(attack, answer)
    },
    product: () => {
      for (const battle of ready.slice(0, 500)) {
        inFloats.forget()
        written(inFloats.exactly(battle))
      }
    }
  },
  {
    ...exact,
    what: 'exact melee, 5000 that differ',
    fights: matchups.length,
    bar: 10,
    next: 4,
    rounds: 15,
    floor: () => {
      for (const { attack, answer } of matchups) melee(attack, answer)
    },
    product: () => {
      for (const battle of ready) written(exactly(battle))
    }
  },
  {
    ...exact,
    what: 'exact melee with Crush',
    fights: crushing.length,
    bar: 25,
    next: 10,
    rounds: 9,
    floor: () => {
      for (const { attack, answer } of matchups.slice(0, crushing.length)) crush(attack, answer)
    },
    product: () => {
      for (const battle of crushing) written(exactly(battle))
    }
  },
  {
    what: 'sampled melee, die by die',
    unit: 'ns',
    fights: battles,
    perMillisecond: 1e6,
    bar: 1 / 0.6,
    next: 1 / 0.8,
    rounds: 11,
    floor: () => sampledMelee(eight, eight, battles, seedrandom.xor4096('floor')),
    product: () => sampled(eights, battles, streamOf('bench', 'eights'))
  }
]

const measured = ({ what, unit, fights, perMillisecond, bar, next, rounds, warmUp, floor, product }: Measure): Result => {
  const times = race({ floor, product }, rounds, warmUp)
  const each = (time: number) => (time / fights) * perMillisecond
  return { what, unit, bar, next, floor: each(times.floor), product: each(times.product) }
}

const together: Scenario = {
  kind: 'melee',
  attacker: { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 6 }] },
  defender: { unit: 'huscarls', models: 6 }
}
const challenge: Scenario = {
  kind: 'melee',
  attacker: { unit: 'warlord', wounds: 12 },
  defender: { unit: 'ragnar-lothbrok', wounds: 12 },
  rounds: 7
}

const gruffydd: Scenario = {
  kind: 'melee',
  attacker: { together: [{ unit: 'gruffydd' }, { unit: 'bondi', models: 11 }] },
  defender: { unit: 'knights', models: 11 },
  rounds: 20
}
const jarl: Scenario = {
  kind: 'melee',
  attacker: {
    together: [
      { unit: 'warlord', faction: 'vikings', abilities: ['thor'] },
      { unit: 'hirdmen', models: 12 }
    ]
  },
  defender: { unit: 'huscarls', models: 12 }
}

const bounded = (what: string, bar: number, product: () => unknown, rounds = 21, warmUp = 10): Bounded => ({
  what,
  bar,
  time: race({ product }, rounds, warmUp).product
})

const times = (): readonly Bounded[] => [
  bounded('Side by Side, its best split of 12 dice', 2, () => odds(together, book, { asides: false })),
  bounded('a duel of 7 rounds and 12 wounds', 5, () => odds(challenge, book, { asides: false })),
  bounded('Side by Side, 20 rounds, and its interpretations', 2000, () => odds(gruffydd, book), 3, 0),
  bounded('Side by Side with Thor, and its interpretations', 1000, () => odds(jarl, book), 3, 0)
]

/** What is timed against loops comes first, in a process that has fought nothing else; the others are loaded after it. */
const timed = async (): Promise<void> => {
  console.log(`${machine()}\n`)
  const against = measures.map(measured)
  const { pageSize, startup } = await import('./startup')
  console.log(resultTable([...against, ...startup()]))
  const { studies } = await import('./studies')
  const { sagaDice } = await import('./saga-dice')
  const { advice } = await import('./advice')
  const { plans } = await import('./plans')
  const { warbands } = await import('./warbands')
  const { explorer } = await import('./explorer')
  const others = [...studies(), ...sagaDice(), ...advice(), ...plans(), ...warbands(), ...explorer()]
  console.log(`\n${boundedTable([...times(), ...others])}`)
  const { batches, resident, threads } = await import('./batch')
  console.log(`\n${[batches(), await threads(), await resident(), pageSize()].join('\n')}`)
}

void timed()
