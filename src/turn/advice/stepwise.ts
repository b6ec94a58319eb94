import { firstLikeness, laterLikeness } from '../../battle/blows'
import type { Clash } from '../../battle/clash'
import type { Readied } from '../../battle/fight'
import { type Distribution, keyOf } from '../../chance/battle'
import { exactly } from '../../chance/exact'
import { remembers } from '../../model/work'
import type { Classes, Ends } from './ends'
import type { Aim } from './goal'

/**
 * Fights whose steps hang on each other (Crush, Thor, guards, Side by Side), worth what their first step leads to: what follows a
 * state is the same for all fights that agree in their later steps, and is worked out once.
 */

export interface Stepwise {
  /** The score by each aim. `tired` tells ends apart that only fatigue does. */
  scoresOf(fight: Readied, tired: string): readonly number[]
  /** Fights that differ, met so far. */
  fights(): number
}

type Scores = readonly number[]

/** What a state that is remembered takes, with its scores. */
const BYTES_OF_STATE = 150

/** What follows the states of later steps, by step and state. */
interface Later {
  readonly ends: Ends
  readonly known: readonly Map<number, Scores>[]
}

/** The first step of many fights: where it leads, and each state's key. */
interface First {
  readonly reached: Distribution<Clash>
  readonly keys: readonly number[]
}

export const stepwiseOf = (aims: readonly Aim[], classes: Classes): Stepwise => {
  const firsts = new Map<string, First>()
  const laters = new Map<string, Later>()
  const whole = new Map<string, Scores>()

  const firstOf = (fight: Readied, name: string): First => {
    const known = firsts.get(name)
    if (known) return known
    const { start, most, steps } = fight.battle
    const reached = exactly<Clash>({ start, most, steps: steps.slice(0, 1) })
    const key = keyOf(most)
    const made = { reached, keys: reached.states.map(key.of) }
    remembers(BYTES_OF_STATE * made.keys.length)
    firsts.set(name, made)
    return made
  }

  const laterOf = (fight: Readied, name: string, tired: string): Later => {
    const known = laters.get(name)
    if (known) return known
    const { start, most, steps } = fight.battle
    const ends = classes(`${JSON.stringify(most)}${JSON.stringify(start)}${tired}`, () => fight)
    const made = { ends, known: steps.map(() => new Map<number, Scores>()) }
    laters.set(name, made)
    return made
  }

  const averaged = ({ weights }: Distribution<Clash>, scores: (index: number) => Scores): Scores => {
    const sums = aims.map(() => 0)
    for (let i = 0; i < weights.length; i++) {
      const each = scores(i)
      for (let aim = 0; aim < sums.length; aim++)
        sums[aim] = (sums[aim] as number) + (weights[i] as number) * (each[aim] as number)
    }
    return sums
  }

  /** What a state is worth before a step is played. */
  const worthOf = (state: Clash, step: number, fight: Readied, later: Later, at: number): Scores => {
    const { most, steps } = fight.battle
    const next = steps[step]
    if (!next) return later.ends.of(state)
    const known = later.known[step]?.get(at)
    if (known) return known
    const reached = exactly<Clash>({ start: state, most, steps: [next] })
    const key = keyOf(most)
    const made = averaged(reached, i => {
      const after = reached.states[i] as Clash
      return worthOf(after, step + 1, fight, later, key.of(after))
    })
    later.known[step]?.set(at, made)
    remembers(BYTES_OF_STATE)
    return made
  }

  return {
    scoresOf: (fight, tired) => {
      const [first, after] = [firstLikeness(fight), `${laterLikeness(fight)}${tired}`]
      const name = `${first};${after}`
      const known = whole.get(name)
      if (known) return known
      const { reached, keys } = firstOf(fight, first)
      const later = laterOf(fight, after, tired)
      const made = averaged(reached, i => worthOf(reached.states[i] as Clash, 1, fight, later, keys[i] as number))
      whole.set(name, made)
      return made
    },
    fights: () => whole.size
  }
}
