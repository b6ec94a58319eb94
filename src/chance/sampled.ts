import xor4096 from 'seedrandom/lib/xor4096.js'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import type { WorkPart } from '../model/over-budget'
import { addWork, attributeWorkTo, forecastWork } from '../model/work'
import { type Battle, type Distribution, type Key, keyOf, type State } from './battle'
import type { Dice, Die, Game, GameArgument, GameArguments, Random } from './dice'
import { playCall } from './game-odds'
import { floating, sumsFor } from './sums'

/**
 * Independent streams of random numbers: one per seed, subject (what is played, as text) and block. Only xor4096 is used: the
 * default generator of seedrandom gives the same stream for the seeds "1", "11" and "111".
 */
export const streamOf =
  (seed: string, subject: string) =>
  (block: number): Random =>
    xor4096(`${seed}\0${subject}\0${block}`)

/** Random dice from a stream, rolled one by one and counted. (A class: what it plays is compiled for its methods.) */
class RandomDice implements Dice {
  rolled = 0
  constructor(private readonly random: Random) {}

  roll(count: number, die: Die): number {
    const { random } = this
    const faces = die.length
    this.rolled += count
    let total = 0
    for (let i = 0; i < count; i++) total += die[(random() * faces) | 0] as number
    return total
  }

  // Arguments are passed one by one: to collect them costs more than the dice of a small strike.
  play<S extends GameArguments>(game: Game<S>, ...args: S): number
  play(
    game: Game<GameArguments>,
    a?: GameArgument,
    b?: GameArgument,
    c?: GameArgument,
    d?: GameArgument,
    e?: GameArgument,
    f?: GameArgument
  ): number {
    return game(this, a, b, c, d, e, f)
  }
}

/** Random dice from a stream. */
export const randomDice = (random: Random): RandomDice => new RandomDice(random)

/** The number of trials so far, and the share of them that ended in each state; grows block by block. */
export interface Tally<S extends State> {
  readonly trials: number
  readonly distribution: Distribution<S>
}

/** The number of trials per stream. Totals do not depend on how blocks are divided up. */
export const BLOCK = 16_384

/** The number of trials that take as long as one unit of work, and of dice that take as long as a trial. */
const TRIALS_A_UNIT = 2
const DICE_OF_TRIAL = 15

const trialsOf = (trials: number): WorkPart => ({
  what: t('its {n} trials', { n: thousands(trials) }),
  cure: t('throw fewer with --trials, or ask for less with --precision')
})

/** Trials whose number is not known before. */
const trialsUntilPrecise = (): WorkPart => ({
  what: t('the trials that such a precision takes'),
  cure: t('ask for less with --precision')
})

/**
 * Returns a function that plays one trial and returns the key of the final state. What the only step of a battle counts from its
 * start is the same in every trial: each result is added to the start's key.
 */
const trialOf = <S extends State>({ start, steps }: Battle<S>, key: Key<S>): ((dice: Dice) => number) => {
  const counts = steps.length === 1 ? steps[0]?.counts?.(start) : undefined
  if (!counts)
    return dice => {
      let state = start
      for (const step of steps) state = step(state, dice)
      return key.of(state)
    }
  const from = key.of(start)
  const rows = counts.map(each => ({
    field: each.field,
    worth: 'more' in each ? () => each.more : playCall(each.call),
    unit: key.unitOf(start, each.field, 0),
    most: 0
  }))
  return dice => {
    let name = from
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as (typeof rows)[number]
      const worth = row.worth(dice)
      if (worth > row.most) {
        key.unitOf(start, row.field, worth)
        row.most = worth
      }
      name += row.unit * worth
    }
    return name
  }
}

/**
 * Plays a battle with random dice `trials` times, in blocks of 16 384 with a stream each (`stream(0)`, `stream(1)`, ...). If
 * `enough` is given, it stops after the first block for which that returns true; `trials` is then the maximum.
 */
export const sampled = <S extends State>(
  battle: Battle<S>,
  trials: number,
  stream: (block: number) => Random,
  enough?: (tally: Tally<S>) => boolean
): Tally<S> => {
  const key = keyOf(battle.most)
  const trial = trialOf(battle, key)
  const met = sumsFor(floating)
  const counts = new Map<number, number>()
  const tally = (played: number): Tally<S> => ({
    trials: played,
    distribution: {
      states: Array.from(counts.keys(), key.stateOf),
      weights: Array.from(counts.values(), count => count / played)
    }
  })
  let played = 0
  // sampling that stops once it is precise enough may end at any block
  const progress = enough ? undefined : forecastWork(Math.ceil(trials / BLOCK), trialsOf(trials))
  const playBlock = (block: number): void => {
    const dice = randomDice(stream(block))
    const size = Math.min(BLOCK, trials - played)
    const ends = met(key.size)
    for (let i = 0; i < size; i++) ends.add(trial(dice), 1)
    const { keys, weights } = ends.take()
    for (const [i, name] of keys.entries()) counts.set(name, (counts.get(name) ?? 0) + (weights[i] as number))
    played += size
    addWork((size + dice.rolled / DICE_OF_TRIAL) / TRIALS_A_UNIT)
    progress?.done()
  }
  const playAll = (): void => {
    for (let block = 0; played < trials; block++) {
      playBlock(block)
      if (enough?.(tally(played))) return
    }
  }
  if (enough) attributeWorkTo(trialsUntilPrecise(), playAll)
  else playAll()
  progress?.over()
  return tally(played)
}
