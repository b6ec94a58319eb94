import type { FightState, ReadyFight } from '../../battle/fight-state'
import { firstStrikeKey, laterStrikeKey } from '../../battle/strike-key'
import { type Distribution, keyOf } from '../../chance/battle'
import { exactly } from '../../chance/exact'
import { reserveMemory } from '../../model/work'
import { averaged, type EndScores, endScoresOf, type Scores } from './end-scores'
import type { Aim } from './game'

/**
 * Fights whose steps depend on each other (Crush, Thor, guards, Side by Side). The score of a fight is the mean over the states
 * after its first step; what follows a state is the same for all fights that agree in their later steps, and is worked out once.
 */

interface StepwiseScores {
  /** The score by each aim. `fatigueKeyOfFight`: a key for fatigue, where ends differ in that alone. */
  scoresOf(fight: ReadyFight, fatigueKeyOfFight: string): Scores
  /** How many different fights there were so far. */
  fights(): number
}

/** Memory of a state with its scores. */
const BYTES_OF_STATE = 150

/** Scores of states before later steps, by step and key of the state. */
interface LaterSteps {
  readonly ends: EndScores
  readonly known: readonly Map<number, Scores>[]
}

/** The first step of fights that agree in it: its distribution, and the key of each state. */
interface FirstStep {
  readonly reached: Distribution<FightState>
  readonly keys: readonly number[]
}

/** Scores fights step by step for these aims. */
export const stepwiseScoresOf = (aims: readonly Aim[]): StepwiseScores => {
  const endScores = endScoresOf(aims)
  const firsts = new Map<string, FirstStep>()
  const laters = new Map<string, LaterSteps>()
  const whole = new Map<string, Scores>()

  const firstOf = (fight: ReadyFight, name: string): FirstStep => {
    const known = firsts.get(name)
    if (known) return known
    const { start, most, steps } = fight.battle
    const reached = exactly<FightState>({ start, most, steps: steps.slice(0, 1) })
    const key = keyOf(most)
    const made = { reached, keys: reached.states.map(key.of) }
    reserveMemory(BYTES_OF_STATE * made.keys.length)
    firsts.set(name, made)
    return made
  }

  const laterOf = (fight: ReadyFight, name: string, fatigueKeyOfFight: string): LaterSteps => {
    const known = laters.get(name)
    if (known) return known
    const { start, most, steps } = fight.battle
    const ends = endScores(`${JSON.stringify(most)}${JSON.stringify(start)}${fatigueKeyOfFight}`, () => fight)
    const made = { ends, known: steps.map(() => new Map<number, Scores>()) }
    laters.set(name, made)
    return made
  }

  /** The scores of a state before a step is played; `at` is its key. */
  const worthOf = (state: FightState, step: number, fight: ReadyFight, later: LaterSteps, at: number): Scores => {
    const { most, steps } = fight.battle
    const next = steps[step]
    if (!next) return later.ends.of(state)
    const known = later.known[step]?.get(at)
    if (known) return known
    const reached = exactly<FightState>({ start: state, most, steps: [next] })
    const key = keyOf(most)
    const made = averaged(aims, reached.weights, i => {
      const after = reached.states[i] as FightState
      return worthOf(after, step + 1, fight, later, key.of(after))
    })
    later.known[step]?.set(at, made)
    reserveMemory(BYTES_OF_STATE)
    return made
  }

  return {
    scoresOf: (fight, fatigueKeyOfFight) => {
      const [first, after] = [firstStrikeKey(fight), `${laterStrikeKey(fight)}${fatigueKeyOfFight}`]
      const name = `${first};${after}`
      const known = whole.get(name)
      if (known) return known
      const { reached, keys } = firstOf(fight, first)
      const later = laterOf(fight, after, fatigueKeyOfFight)
      const made = averaged(aims, reached.weights, i =>
        worthOf(reached.states[i] as FightState, 1, fight, later, keys[i] as number)
      )
      whole.set(name, made)
      return made
    },
    fights: () => whole.size
  }
}
