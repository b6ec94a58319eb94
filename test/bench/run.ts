import seedrandom from 'seedrandom'
import { melee, sampledMelee } from './floor'
import { randomMatchups } from './matchups'
import { race } from './race'
import { startup } from './startup'
import { machine, type Result, resultTable } from './table'

/** `npm run bench`: everything that has a bar, as ratios taken in one run. */

interface Measure {
  readonly what: string
  readonly unit: string
  /** Fights in one call, and how many of the unit make a millisecond. */
  readonly fights: number
  readonly perMillisecond: number
  readonly bar: number
  readonly rounds: number
  readonly floor: () => unknown
  readonly product?: () => unknown
}

const matchups = randomMatchups(5000)
const eight = { dice: 8, hitsOn: 4, bonus: 0, savesOn: 5, models: 8 }
const battles = 100_000

const measures: readonly Measure[] = [
  {
    what: 'exact melee, 5000 that differ',
    unit: 'us',
    fights: matchups.length,
    perMillisecond: 1000,
    bar: 15,
    rounds: 15,
    floor: () => {
      for (const { attack, answer } of matchups) melee(attack, answer)
    }
  },
  {
    what: 'sampled melee, die by die',
    unit: 'ns',
    fights: battles,
    perMillisecond: 1e6,
    bar: 1 / 0.6,
    rounds: 11,
    floor: () => sampledMelee(eight, eight, battles, seedrandom.xor4096('floor'))
  }
]

const measured = ({ what, unit, fights, perMillisecond, bar, rounds, floor, product }: Measure): Result => {
  const times: { readonly floor: number; readonly product?: number } = race(product ? { floor, product } : { floor }, rounds)
  const each = (time: number) => (time / fights) * perMillisecond
  return { what, unit, bar, floor: each(times.floor), ...(times.product === undefined ? {} : { product: each(times.product) }) }
}

console.log(`${machine()}\n`)
console.log(resultTable([...measures.map(measured), ...startup()]))
