import { type Engagement, rolesOf, type UnitRole, unitAt } from '../../battle/combatant'
import { strikesAtSide } from '../../battle/exchange'
import { specialStrikeAtSide } from '../../battle/exchange-second'
import { fightOf, type ReadyFight } from '../../battle/fight'
import { type Field, type FightState, isSpecialIn } from '../../battle/fight-state'
import { aimableDice, meleeSeriesOf, splitsOf } from '../../battle/melee'
import { unitFatigueKey } from '../../battle/outcome'
import { engagementAtDice, withoutRemoved } from '../../battle/prepare'
import {
  type FirstStrike,
  firstStrikeAt,
  firstStrikeKey,
  isApart,
  isApartTogether,
  laterStrikeKey,
  type StrikeKey,
  strikeAtTwoKey,
  strikeOfTwoKey
} from '../../battle/strike-key'
import { summaryOf } from '../../battle/summary'
import { type Distribution, keyOf } from '../../chance/battle'
import { exactly } from '../../chance/exact'
import { MOST_COUNT } from '../../model/limits'
import type { Scenario } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type Aim, bySide } from './game'

/** The scores of ends of fights that agree in all that ends are scored by; each end is scored once. */
interface EndScores {
  readonly id: number
  readonly start: FightState
  /** The score of an end by each aim. */
  readonly of: (state: FightState) => readonly number[]
}

/** The scores of ends by a key for what they depend on. */
type EndScoresByKey = (name: number | string, ready: () => ReadyFight) => EndScores

const endScoresOf = (aims: readonly Aim[]): EndScoresByKey => {
  const known = new Map<number | string, EndScores>()
  return (name, ready) => {
    const found = known.get(name)
    if (found) return found
    const fight = ready()
    const key = keyOf(fight.battle.most)
    const scores = new Map<number, readonly number[]>()
    const of = (state: FightState): readonly number[] => {
      const at = key.of(state)
      const met = scores.get(at)
      if (met) return met
      const made = aims.map(({ ofEnd }) => ofEnd?.(fight, state) ?? 0)
      scores.set(at, made)
      return made
    }
    const ends = { id: known.size, start: fight.battle.start, of }
    known.set(name, ends)
    return ends
  }
}

/**
 * Fights whose steps depend on each other (Crush, Thor, guards, Side by Side). The score of a fight is the mean over the states
 * after its first step; what follows a state is the same for all fights that agree in their later steps, and is worked out once.
 */

type Scores = readonly number[]

/** By aim, the mean of scores by their chances. */
const averaged = (aims: readonly Aim[], weights: ArrayLike<number>, scores: (index: number) => Scores): Scores => {
  const sums = aims.map(() => 0)
  for (let i = 0; i < weights.length; i++) {
    const each = scores(i)
    for (let aim = 0; aim < sums.length; aim++) sums[aim] = (sums[aim] as number) + (weights[i] as number) * (each[aim] as number)
  }
  return sums
}

interface Stepwise {
  /** The score by each aim. `tired`: a key for fatigue, where ends differ in that alone. */
  scoresOf(fight: ReadyFight, fatigueKeyOfFight: string): readonly number[]
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

const stepwiseOf = (aims: readonly Aim[], classes: EndScoresByKey): Stepwise => {
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
    remembers(BYTES_OF_STATE * made.keys.length)
    firsts.set(name, made)
    return made
  }

  const laterOf = (fight: ReadyFight, name: string, fatigueKeyOfFight: string): LaterSteps => {
    const known = laters.get(name)
    if (known) return known
    const { start, most, steps } = fight.battle
    const ends = classes(`${JSON.stringify(most)}${JSON.stringify(start)}${fatigueKeyOfFight}`, () => fight)
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
    remembers(BYTES_OF_STATE)
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

/** Memory of an outcome of a strike with its scores. */
const BYTES_OF_OUTCOME = 40

/** Strikes met in some fight, with what each does; a strike is independent of the one that goes the other way. */

interface StrikeOutcomes {
  /** A number of its own, from 0. */
  readonly id: number
  /** What it may do to the unit, as indices into `outcomesAt`, with the chance of each in `p`. */
  readonly outcomes: readonly number[]
  readonly p: readonly number[]
  /** Of a strike at the defender, by id of `EndScores`: the mean scores for each outcome of the attacker that was met. */
  readonly scores: (Scores | undefined)[][]
}

/** Strikes by all that they depend on: die, guard, rules of the unit, and dice and lives packed into one number. */
type StrikesByKey = Map<object, Map<object, Map<object, Map<number, StrikeOutcomes>>>>

/** More than the lives a unit can have: the base in which numbers of lives are packed into one key. */
const LIVES = MOST_COUNT + 1

/** Numbers below LIVES packed into one. */
const packed = (...numbers: readonly number[]): number => numbers.reduce((all, each) => all * LIVES + each, 0)

interface StrikeCache {
  find(blow: FirstStrike): StrikeOutcomes | undefined
  /** Stores what a played fight does to the side that is struck. */
  keep(blow: FirstStrike, played: Distribution<FightState>): StrikeOutcomes
  /** The strike of a fight Side by Side with this key, played where it is new. */
  forKey(key: StrikeKey, play: () => Distribution<FightState>): StrikeOutcomes
  /** What each outcome changes in a state. */
  readonly outcomesAt: readonly FightState[]
}

/** The fields of a state that a strike at a side changes. */
const CHANGED_FIELDS = {
  attacker: [
    ...(['attackerLost', 'attackerTired', 'attackerCancelled'] as const),
    ...(['companionLost', 'companionGuards', 'companionTired', 'companionCancelled'] as const)
  ],
  defender: ['defenderLost', 'defenderTired', 'defenderCancelled']
} as const satisfies Readonly<Record<string, readonly Field[]>>

const strikeCacheAt = (side: 'attacker' | 'defender'): StrikeCache => {
  const met: StrikesByKey = new Map()
  const byKey = new Map<StrikeKey, StrikeOutcomes>()
  const outcomesAt: FightState[] = []
  const outcomeIndices = new Map<number, number>()
  let count = 0
  const outcomeIndexOf = (state: FightState): number => {
    const changes = CHANGED_FIELDS[side].map(field => state[field] ?? 0)
    const key = packed(...changes)
    const known = outcomeIndices.get(key)
    if (known !== undefined) return known
    outcomeIndices.set(key, outcomesAt.length)
    return (
      outcomesAt.push(
        Object.fromEntries(
          CHANGED_FIELDS[side].flatMap((field, i) => (state[field] === undefined ? [] : [[field, changes[i] as number]]))
        )
      ) - 1
    )
  }
  const struckBy = ({ states, weights }: Distribution<FightState>): StrikeOutcomes => {
    const chances = new Map<number, number>()
    states.forEach((state, i) => {
      const place = outcomeIndexOf(state)
      chances.set(place, (chances.get(place) ?? 0) + (weights[i] ?? 0))
    })
    remembers(BYTES_OF_OUTCOME * chances.size)
    return { id: count++, outcomes: [...chances.keys()], p: [...chances.values()], scores: [] }
  }
  return {
    outcomesAt,
    find: ({ die, guard, lossRules, dice, lives }) =>
      met
        .get(die)
        ?.get(guard)
        ?.get(lossRules)
        ?.get(dice * LIVES + lives),
    keep: ({ die, guard, lossRules, dice, lives }, played) => {
      const byGuard = met.get(die) ?? new Map<object, Map<object, Map<number, StrikeOutcomes>>>()
      const byRules = byGuard.get(guard) ?? new Map<object, Map<number, StrikeOutcomes>>()
      const byNumber = byRules.get(lossRules) ?? new Map<number, StrikeOutcomes>()
      const outcomes = struckBy(played)
      met.set(die, byGuard.set(guard, byRules.set(lossRules, byNumber.set(dice * LIVES + lives, outcomes))))
      return outcomes
    },
    forKey: (key, play) => {
      const known = byKey.get(key)
      if (known) return known
      const outcomes = struckBy(play())
      byKey.set(key, outcomes)
      return outcomes
    }
  }
}

/**
 * Scores thousands of fights of the same units, played through the battle's own steps. Equal fights are played once; where the
 * two strikes of a fight are independent, equal strikes are.
 */

/** The score of a fight by each aim, and of a fight Side by Side the defender's best split of its dice for each (R6.3). */
export interface Evaluation {
  readonly scores: ArrayLike<number>
  readonly splits?: ArrayLike<number>
  /** Every split with its score by the first aim. */
  readonly bySplit?: readonly (readonly [split: number, score: number])[]
  /** How many lines of play it stands for: one for each split. */
  readonly lines: number
}

export interface Evaluator {
  /** `used`: the engagement after both sides have used and spent what they chose. */
  evaluate(used: Engagement): Evaluation
  /** How many different fights there were so far. */
  fights(): number
}

/** Models removed before the dice, and those of them that count for the winner, packed into one number. */
const startOf = (engagement: Engagement, role: UnitRole): number => {
  const { removed, removedCounted } = unitAt(engagement, role)
  return removed * LIVES + removedCounted
}

/** The evaluator of all fights that the choices of one scenario lead to. */
export const evaluatorOf = (scenario: Scenario, aims: readonly Aim[]): Evaluator => {
  const { rounds = 1 } = scenario
  const isLinear = aims.every(({ ofEnd }) => ofEnd !== undefined)
  const countsFatigue = aims.some(aim => aim.countsFatigue)
  const strikes = bySide(strikeCacheAt)
  const classes = endScoresOf(aims)
  const pairs = new Set<number>()
  const stepwise = stepwiseOf(aims, classes)
  let others = 0

  const fatigueKey = (engagement: Engagement): string =>
    countsFatigue
      ? rolesOf(engagement)
          .map(role => unitFatigueKey(unitAt(engagement, role), engagement, meleeSeriesOf(engagement, rounds)))
          .join()
      : ''

  const stages = aims.some(aim => aim.readsStages)

  const ready = (engagement: Engagement): ReadyFight => fightOf(engagement, scenario)

  /** The scores of a fight whose strikes depend on each other. */
  const scoresOfWhole = (fight: ReadyFight, fatigueKeyOfFight: string): readonly number[] => {
    if (isLinear) return stepwise.scoresOf(fight, fatigueKeyOfFight)
    const numbers = summaryOf(fight, stages)
    others++
    return aims.map(({ ofWhole: of }) => of(fight, numbers))
  }

  /** The scores of a fight of two independent strikes, which is counted as met. */
  const combineStrikes = (
    onAttackerOutcomes: StrikeOutcomes,
    onDefenderOutcomes: StrikeOutcomes,
    { id, start, of }: EndScores
  ): Evaluation => {
    pairs.add(onAttackerOutcomes.id * 2 ** 24 + onDefenderOutcomes.id)
    onDefenderOutcomes.scores[id] ??= []
    const rows = onDefenderOutcomes.scores[id] as (Scores | undefined)[]
    const beside = (outcome: number): Scores =>
      averaged(aims, onDefenderOutcomes.p, i =>
        of({
          ...start,
          ...strikes.attacker.outcomesAt[outcome],
          ...strikes.defender.outcomesAt[onDefenderOutcomes.outcomes[i] as number]
        })
      )
    const scores = averaged(aims, onAttackerOutcomes.p, i => {
      const outcome = onAttackerOutcomes.outcomes[i] as number
      rows[outcome] ??= beside(outcome)
      return rows[outcome]
    })
    return { scores, lines: 1 }
  }

  /** A key for what the scores of ends depend on beside losses: models removed before the dice, fatigue, Resilience. */
  const endsKey = (engagement: Engagement): number | string => {
    const units = rolesOf(engagement).map(role => unitAt(engagement, role))
    const start = rolesOf(engagement).reduce((all, role) => all * LIVES ** 2 + startOf(engagement, role), 0)
    if (!countsFatigue && units.every(({ resilience }) => resilience === 0)) return start
    const cancels = units.map(({ resilience, fatigue }) => (resilience > 0 ? `${resilience}x${fatigue}` : ''))
    return `${start},${fatigueKey(engagement)},${cancels.join()}`
  }

  /** A fight of two independent strikes; it is played only for those of them that are new. */
  const worthsOfTwoStrikes = (engagement: Engagement): Evaluation => {
    const [onAttacker, onDefender] = [firstStrikeAt(engagement, 'attacker'), firstStrikeAt(engagement, 'defender')]
    let onAttackerOutcomes = strikes.attacker.find(onAttacker)
    let onDefenderOutcomes = strikes.defender.find(onDefender)
    if (!onAttackerOutcomes || !onDefenderOutcomes) {
      const fight = ready(engagement)
      const { start, most } = fight.battle
      const isSpecial = isSpecialIn(fight)
      const whole = isSpecial ? undefined : exactly(fight.battle)
      const played = (side: 'attacker' | 'defender') => whole ?? exactly({ start, most, steps: specialStrikeAtSide(fight, side) })
      onAttackerOutcomes ??= strikes.attacker.keep(onAttacker, played('attacker'))
      onDefenderOutcomes ??= strikes.defender.keep(onDefender, played('defender'))
    }
    return combineStrikes(
      onAttackerOutcomes,
      onDefenderOutcomes,
      classes(endsKey(engagement), () => ready(engagement))
    )
  }

  const splitsAsked = (engagement: Engagement): readonly number[] =>
    scenario.split === undefined ? splitsOf(engagement) : [scenario.split]

  /** The defender splits its dice as is best for it; of equal splits it aims the fewest at the first unit. */
  const bestSplit = (splits: readonly number[], scoresOf: (split: number) => ArrayLike<number>): Evaluation => {
    const lowest = aims.map(() => Number.POSITIVE_INFINITY)
    const best = aims.map(() => 0)
    const bySplit = splits.map((split): readonly [number, number] => {
      const scored = scoresOf(split)
      for (let aim = 0; aim < aims.length; aim++) {
        const score = scored[aim] as number
        if (score >= (lowest[aim] as number) - 1e-12) continue
        lowest[aim] = score
        best[aim] = split
      }
      return [split, scored[0] as number]
    })
    return { scores: lowest, splits: best, bySplit, lines: bySplit.length }
  }

  /** Side by Side in one melee where the strikes are independent: the strike at the defender is the same for every split. */
  const worthsOfPairApart = (engagement: Engagement): Evaluation => {
    const fightAt = (split: number): ReadyFight => fightOf(engagement, { ...scenario, split })
    const played = (side: 'attacker' | 'defender', split: number) => (): Distribution<FightState> => {
      const fight = fightAt(split)
      const { start, most } = fight.battle
      return exactly({ start, most, steps: strikesAtSide(fight, split, start, side) })
    }
    const splits = splitsAsked(engagement)
    const onDefenderOutcomes = strikes.defender.forKey(strikeOfTwoKey(engagement), played('defender', splits[0] ?? 0))
    const key = strikeAtTwoKey(engagement)
    const { dice } = aimableDice(engagement)
    const ends = classes(endsKey(engagement), () => fightAt(splits[0] ?? 0))
    return bestSplit(splits, split => {
      const onAttackerOutcomes = strikes.attacker.forKey(`${split}:${dice - split},${key}`, played('attacker', split))
      return combineStrikes(onAttackerOutcomes, onDefenderOutcomes, ends).scores
    })
  }

  const worthsOfPair = (engagement: Engagement): Evaluation => {
    if (isLinear && isApartTogether(engagement, rounds)) return worthsOfPairApart(engagement)
    const fatigueKeyOfFight = fatigueKey(engagement)
    return bestSplit(splitsAsked(engagement), split =>
      scoresOfWhole(fightOf(engagement, { ...scenario, split }), fatigueKeyOfFight)
    )
  }

  return {
    evaluate: used => {
      if (isLinear && isApart(used, rounds))
        return worthsOfTwoStrikes(countsFatigue ? engagementAtDice(used) : withoutRemoved(used))
      const engagement = engagementAtDice(used)
      return engagement.companion
        ? worthsOfPair(engagement)
        : { scores: scoresOfWhole(ready(engagement), fatigueKey(engagement)), lines: 1 }
    },
    fights: () => pairs.size + stepwise.fights() + others
  }
}
