import { blowAt, isApart } from '../../battle/blows'
import { briefOf } from '../../battle/brief'
import { fightOf, type Readied } from '../../battle/fight'
import { aimAt, boutOf } from '../../battle/melee'
import { fatigueOf } from '../../battle/outcome'
import { atTheDice, withoutRemoved } from '../../battle/prepare'
import { type Fray, type SideName, sidesOf, unitAt } from '../../battle/standing'
import { exactly } from '../../chance/exact'
import { MOST_COUNT } from '../../model/limits'
import type { Scenario } from '../../model/scenario'
import { classesOf, type Ends } from './ends'
import type { Aim } from './goal'
import { stepwiseOf } from './stepwise'
import { type Struck, strikesAt } from './strikes'

/**
 * What thousands of fights of the same units are worth, each played through the battle's own steps but once: equal fights are
 * recognised, and of a fight of two strikes that know nothing of each other each strike is.
 */

/** A fight's score by each aim, and of a fight Side by Side the defender's best split for it (R6.3). */
export interface Worths {
  readonly scores: ArrayLike<number>
  readonly splits?: ArrayLike<number>
  /** Every split that may be made, with its score by the first aim. */
  readonly bySplit?: readonly (readonly [split: number, score: number])[]
  /** Lines of play it stands for: one for each split. */
  readonly lines: number
}

export interface Reckoner {
  /** `used`: both sides have used and spent what they wanted. What it gives is good until it is asked again. */
  worthsOf(used: Fray): Worths
  /** Fights that differ, met so far. */
  fights(): number
}

/** What is added up over two strikes. */
const both = (p: readonly number[], row: Float64Array): number => {
  let sum = 0
  for (let lost = 0; lost < p.length; lost++) sum += (p[lost] as number) * (row[lost] as number)
  return sum
}

/** More than the lives a unit can have, so that numbers of lives can be packed into one key. */
const LIVES = MOST_COUNT + 1

/** Models removed before the dice, and those of them that count for the winner. */
const startOf = (fray: Fray, side: SideName): number => {
  const { removed, removedCounted } = unitAt(fray, side)
  return removed * LIVES + removedCounted
}

/** The reckoner of all fights that the choices of one scenario lead to. */
export const reckonerOf = (scenario: Scenario, aims: readonly Aim[]): Reckoner => {
  const { rounds = 1 } = scenario
  const isLinear = aims.every(({ ofEnd }) => ofEnd !== undefined)
  const tires = aims.some(aim => aim.tires)
  const strikes = { attacker: strikesAt('attacker'), defender: strikesAt('defender') }
  const classes = classesOf(aims)
  const pairs = new Set<number>()
  const stepwise = stepwiseOf(aims, classes)
  let others = 0
  const scores = new Float64Array(aims.length)
  const two: Worths = { scores, lines: 1 }

  const weary = (fray: Fray): string =>
    tires
      ? sidesOf(fray)
          .map(side => fatigueOf(unitAt(fray, side), fray, boutOf(fray, rounds)))
          .join()
      : ''

  const ready = (fray: Fray): Readied => fightOf(fray, scenario)

  /** A fight whose strikes hang together, as a whole. */
  const ofWhole = (fight: Readied, tired: string): readonly number[] => {
    if (isLinear) return stepwise.scoresOf(fight, tired)
    const numbers = briefOf(fight)
    others++
    return aims.map(({ ofWhole: of }) => of(fight, numbers))
  }

  /** The mean score beside each loss of the attacker, whatever strikes him. */
  const beside = ({ p, scores: known }: Struck, { id, start, of }: Ends, lives: number): readonly Float64Array[] => {
    const found = known[id]
    if (found) return found
    const made = aims.map(() => new Float64Array(lives + 1))
    for (let attackerLost = start.attackerLost ?? 0; attackerLost <= lives; attackerLost++)
      p.forEach((chance, defenderLost) => {
        if (chance === 0) return
        const each = of({ ...start, attackerLost, defenderLost })
        made.forEach((row, aim) => {
          row[attackerLost] = (row[attackerLost] as number) + chance * (each[aim] as number)
        })
      })
    known[id] = made
    return made
  }

  /** Two strikes that know nothing of each other: a fight is played for those of them that nobody has met. */
  const ofTwo = (fray: Fray): Worths => {
    const [onAttacker, onDefender] = [blowAt(fray, 'attacker'), blowAt(fray, 'defender')]
    let mine = strikes.attacker.find(onAttacker)
    let his = strikes.defender.find(onDefender)
    if (!mine || !his) {
      const played = exactly(ready(fray).battle)
      mine ??= strikes.attacker.keep(onAttacker, played)
      his ??= strikes.defender.keep(onDefender, played)
    }
    pairs.add(mine.id * 2 ** 24 + his.id)
    const start = startOf(fray, 'attacker') * LIVES ** 2 + startOf(fray, 'defender')
    const ends = classes(tires ? `${start},${weary(fray)}` : start, () => ready(fray))
    const rows = beside(his, ends, unitAt(fray, 'attacker').unit.lives)
    for (let aim = 0; aim < scores.length; aim++) scores[aim] = both(mine.p, rows[aim] as Float64Array)
    return two
  }

  const splitsOf = (fray: Fray): readonly number[] => {
    if (scenario.split !== undefined) return [scenario.split]
    return Array.from({ length: aimAt(fray).most + 1 }, (_, split) => split)
  }

  /** The defender's dice fall as is best for him, the fewest at the first unit where several splits are. */
  const ofPair = (fray: Fray, tired: string): Worths => {
    const lowest = aims.map(() => Number.POSITIVE_INFINITY)
    const best = aims.map(() => 0)
    const bySplit = splitsOf(fray).map((split): readonly [number, number] => {
      const scored = ofWhole(fightOf(fray, { ...scenario, split }), tired)
      scored.forEach((score, aim) => {
        if (score >= (lowest[aim] as number) - 1e-12) return
        lowest[aim] = score
        best[aim] = split
      })
      return [split, scored[0] as number]
    })
    return { scores: lowest, splits: best, bySplit, lines: bySplit.length }
  }

  return {
    worthsOf: used => {
      if (isLinear && isApart(used, rounds)) return ofTwo(tires ? atTheDice(used) : withoutRemoved(used))
      const fray = atTheDice(used)
      return fray.companion ? ofPair(fray, weary(fray)) : { scores: ofWhole(ready(fray), weary(fray)), lines: 1 }
    },
    fights: () => pairs.size + stepwise.fights() + others
  }
}
