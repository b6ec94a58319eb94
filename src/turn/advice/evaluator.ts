import type { Engagement } from '../../battle/combatant'
import { fightOf } from '../../battle/fight'
import type { ReadyFight } from '../../battle/fight-state'
import { splitsOf } from '../../battle/melee'
import { engagementAtDice, withoutRemoved } from '../../battle/prepare'
import { hasIndependentStrikes, hasIndependentStrikesSideBySide } from '../../battle/strike-key'
import { summaryOf } from '../../battle/summary'
import { CHANCE_ROUNDING } from '../../model/limits'
import type { Scenario } from '../../model/scenario'
import { fatigueKey, type Scores } from './end-scores'
import type { Aim } from './game'
import { stepwiseScoresOf } from './stepwise-scores'
import { strikeScoresOf } from './strike-scores'

/**
 * Scores thousands of fights of the same units, played through the battle's own steps. Equal fights are played once; where the
 * two strikes of a fight are independent, equal strikes are.
 */

/** The score of a fight by each aim, and of a fight Side by Side the defender's best split of its dice for each (R6.3). */
export interface Evaluation {
  readonly scores: Scores
  readonly splits?: readonly number[]
  /** Every split with its score by the first aim. */
  readonly bySplit?: readonly (readonly [split: number, score: number])[]
  /** How many lines of play it stands for: one for each split. */
  readonly lines: number
}

/** Scores the fights that the choices of one scenario lead to. */
export interface Evaluator {
  /** `used`: the engagement after both sides have used and spent what they chose. */
  evaluate(used: Engagement): Evaluation
  /** How many different fights there were so far. */
  fights(): number
}

/** The defender splits its dice as is best for it; of equal splits it aims the fewest at the first unit. */
const bestSplit = (aims: readonly Aim[], splits: readonly number[], scores: readonly Scores[]): Evaluation => {
  const lowest = aims.map(() => Number.POSITIVE_INFINITY)
  const best = aims.map(() => 0)
  const bySplit = splits.map((split, i): readonly [number, number] => {
    const scored = scores[i] as Scores
    for (let aim = 0; aim < aims.length; aim++) {
      const score = scored[aim] as number
      if (score >= (lowest[aim] as number) - CHANCE_ROUNDING) continue
      lowest[aim] = score
      best[aim] = split
    }
    return [split, scored[0] as number]
  })
  return { scores: lowest, splits: best, bySplit, lines: bySplit.length }
}

/** The evaluator of all fights that the choices of one scenario lead to. */
export const evaluatorOf = (scenario: Scenario, aims: readonly Aim[]): Evaluator => {
  const { rounds = 1 } = scenario
  const isLinear = aims.every(({ ofEnd }) => ofEnd !== undefined)
  const countsFatigue = aims.some(aim => aim.countsFatigue)
  const readsStages = aims.some(aim => aim.readsStages)
  const strikes = strikeScoresOf(scenario, aims)
  const stepwise = stepwiseScoresOf(aims)
  let others = 0

  const fatigueKeyOf = (engagement: Engagement): string => (countsFatigue ? fatigueKey(engagement, rounds) : '')

  /** The scores of a fight whose strikes depend on each other. */
  const scoresOfWhole = (fight: ReadyFight, fatigueKeyOfFight: string): Scores => {
    if (isLinear) return stepwise.scoresOf(fight, fatigueKeyOfFight)
    const numbers = summaryOf(fight, readsStages)
    others++
    return aims.map(({ ofWhole: of }) => of(fight, numbers))
  }

  const scoresBySplit = (engagement: Engagement, splits: readonly number[]): readonly Scores[] => {
    if (isLinear && hasIndependentStrikesSideBySide(engagement, rounds)) return strikes.bySplit(engagement, splits)
    const fatigueKeyOfFight = fatigueKeyOf(engagement)
    return splits.map(split => scoresOfWhole(fightOf(engagement, { ...scenario, split }), fatigueKeyOfFight))
  }

  return {
    evaluate: used => {
      if (isLinear && hasIndependentStrikes(used, rounds))
        return { scores: strikes.ofTwo(countsFatigue ? engagementAtDice(used) : withoutRemoved(used)), lines: 1 }
      const engagement = engagementAtDice(used)
      if (!engagement.companion)
        return { scores: scoresOfWhole(fightOf(engagement, scenario), fatigueKeyOf(engagement)), lines: 1 }
      const splits = scenario.split === undefined ? splitsOf(engagement) : [scenario.split]
      return bestSplit(aims, splits, scoresBySplit(engagement, splits))
    },
    fights: () => strikes.fights() + stepwise.fights() + others
  }
}
