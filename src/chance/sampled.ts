import xor4096 from 'seedrandom/lib/xor4096'
import { thousands } from '../model/figures'
import { pacing, worked } from '../model/work'
import { type Battle, type Distribution, keyOf, type State } from './battle'
import type { Dice, Die, Free, Random, Stake } from './dice'

/**
 * Independent streams: one per seed, subject (what is played, as text) and block. xor4096 only: the default generator gives
 * one stream for the seeds "1", "11" and "111".
 */
export const streamOf =
  (seed: string, subject: string) =>
  (block: number): Random =>
    xor4096(`${seed}\0${subject}\0${block}`)

/** Dice thrown one by one, and how many they were. */
interface ThrownDice extends Dice {
  readonly thrown: number
}

/** Dice thrown one by one from a stream of randomness. */
export const thrown = (random: Random): ThrownDice => {
  const dice = {
    thrown: 0,
    roll(count: number, die: Die): number {
      const faces = die.length
      dice.thrown += count
      let total = 0
      for (let i = 0; i < count; i++) total += die[(random() * faces) | 0] as number
      return total
    },
    // Stakes are passed on one by one: gathering them costs more than the dice of a small strike.
    play: ((game: Free, a?: Stake, b?: Stake, c?: Stake, d?: Stake, e?: Stake, f?: Stake, g?: Stake, h?: Stake) =>
      game(dice, a, b, c, d, e, f, g, h)) as Dice['play']
  }
  return dice
}

/** How often each state was met; grows block by block. */
export interface Tally<S extends State> {
  readonly trials: number
  readonly distribution: Distribution<S>
}

/** Trials in one stream of randomness: totals do not depend on how the blocks are shared out. */
export const BLOCK = 16_384

/** So many trials take the time of a unit of work, and so many thrown dice that of a trial. */
const TRIALS_A_UNIT = 2
const DICE_OF_TRIAL = 15

const trialsOf = (trials: number) => ({
  what: `its ${thousands(trials)} trials`,
  cure: 'throw fewer with --trials, or ask for less with --precision'
})

/**
 * Folds the steps with thrown dice, `trials` times, in blocks of 16 384 with a stream each (`stream(0)`, `stream(1)`, ...).
 * With `enough` it stops after the first block at which enough says so; `trials` is then the most it plays.
 */
export const sampled = <S extends State>(
  { start, most, steps }: Battle<S>,
  trials: number,
  stream: (block: number) => Random,
  enough?: (tally: Tally<S>) => boolean
): Tally<S> => {
  const key = keyOf(most)
  const place = new Map<number, number>()
  const states: S[] = []
  const counts: number[] = []
  const tally = (played: number): Tally<S> => ({
    trials: played,
    distribution: { states, weights: counts.map(count => count / played) }
  })
  let played = 0
  // what is sampled until it is precise enough may end at any block
  const pace = enough ? undefined : pacing(Math.ceil(trials / BLOCK), trialsOf(trials))
  for (let block = 0; played < trials; block++) {
    const dice = thrown(stream(block))
    const size = Math.min(BLOCK, trials - played)
    for (let i = 0; i < size; i++) {
      let state = start
      for (const step of steps) state = step(state, dice)
      const name = key.of(state)
      const known = place.get(name)
      if (known !== undefined) counts[known] = (counts[known] as number) + 1
      else {
        place.set(name, states.length)
        states.push(state)
        counts.push(1)
      }
    }
    played += size
    worked((size + dice.thrown / DICE_OF_TRIAL) / TRIALS_A_UNIT)
    pace?.done()
    if (enough?.(tally(played))) break
  }
  pace?.over()
  return tally(played)
}
