import { type Engagement, rolesOf, type UnitRole, unitAt } from '../../battle/combatant'
import { strikesAtSide } from '../../battle/exchange'
import { specialStrikeAtSide } from '../../battle/exchange-second'
import { fightOf } from '../../battle/fight'
import { type FightState, isSpecialIn } from '../../battle/fight-state'
import { aimableDice } from '../../battle/melee'
import { firstStrikeAt, strikeAtTwoKey, strikeOfTwoKey } from '../../battle/strike-key'
import type { Distribution } from '../../chance/battle'
import { exactly } from '../../chance/exact'
import type { Scenario, Side } from '../../model/scenario'
import { averaged, type EndScores, endScoresOf, fatigueKey, type Scores } from './end-scores'
import { type Aim, bySide } from './game'
import { LIVES, type StrikeOutcomes, strikeCacheAt } from './strike-cache'

/** Fights of two independent strikes: each strike is played once, and their outcomes are combined. */

interface StrikeScores {
  /** The scores of a fight of one unit against one. */
  ofTwo(engagement: Engagement): Scores
  /** The scores of a fight Side by Side for each of these splits of the defender's dice. */
  bySplit(engagement: Engagement, splits: readonly number[]): readonly Scores[]
  /** How many different fights there were so far. */
  fights(): number
}

/** Models removed before the dice, and those of them that count for the winner, packed into one number. */
const startOf = (engagement: Engagement, role: UnitRole): number => {
  const { removed, removedCounted } = unitAt(engagement, role)
  return removed * LIVES + removedCounted
}

/** A key for what the scores of ends depend on beside losses: models removed before the dice, fatigue, Resilience. */
const endsKey = (engagement: Engagement, countsFatigue: boolean, rounds: number): number | string => {
  const roles = rolesOf(engagement)
  const units = roles.map(role => unitAt(engagement, role))
  const start = roles.reduce((all, role) => all * LIVES ** 2 + startOf(engagement, role), 0)
  if (!countsFatigue && units.every(({ resilience }) => resilience === 0)) return start
  const cancels = units.map(({ resilience, fatigue }) => (resilience > 0 ? `${resilience}x${fatigue}` : ''))
  return `${start},${countsFatigue ? fatigueKey(engagement, rounds) : ''},${cancels.join()}`
}

/** Scores fights of independent strikes for these aims. */
export const strikeScoresOf = (scenario: Scenario, aims: readonly Aim[]): StrikeScores => {
  const { rounds = 1 } = scenario
  const countsFatigue = aims.some(aim => aim.countsFatigue)
  const strikes = bySide(strikeCacheAt)
  const pairs = new Set<number>()
  const endScores = endScoresOf(aims)
  const endsOf = (engagement: Engagement, setting: Scenario): EndScores =>
    endScores(endsKey(engagement, countsFatigue, rounds), () => fightOf(engagement, setting))

  const combined = (onAttacker: StrikeOutcomes, onDefender: StrikeOutcomes, { id, start, of }: EndScores): Scores => {
    pairs.add(onAttacker.id * 2 ** 24 + onDefender.id)
    onDefender.scores[id] ??= []
    const rows = onDefender.scores[id] as (Scores | undefined)[]
    const beside = (outcome: number): Scores =>
      averaged(aims, onDefender.p, i =>
        of({
          ...start,
          ...strikes.attacker.outcomesAt[outcome],
          ...strikes.defender.outcomesAt[onDefender.outcomes[i] as number]
        })
      )
    return averaged(aims, onAttacker.p, i => {
      const outcome = onAttacker.outcomes[i] as number
      rows[outcome] ??= beside(outcome)
      return rows[outcome]
    })
  }

  return {
    ofTwo: engagement => {
      const [atAttacker, atDefender] = [firstStrikeAt(engagement, 'attacker'), firstStrikeAt(engagement, 'defender')]
      let onAttacker = strikes.attacker.find(atAttacker)
      let onDefender = strikes.defender.find(atDefender)
      if (!onAttacker || !onDefender) {
        const fight = fightOf(engagement, scenario)
        const { start, most } = fight.battle
        const whole = isSpecialIn(fight) ? undefined : exactly(fight.battle)
        const played = (side: Side) => whole ?? exactly({ start, most, steps: specialStrikeAtSide(fight, side) })
        onAttacker ??= strikes.attacker.keep(atAttacker, played('attacker'))
        onDefender ??= strikes.defender.keep(atDefender, played('defender'))
      }
      return combined(onAttacker, onDefender, endsOf(engagement, scenario))
    },
    bySplit: (engagement, splits) => {
      const [first = 0] = splits
      const played = (side: Side, split: number) => (): Distribution<FightState> => {
        const fight = fightOf(engagement, { ...scenario, split })
        const { start, most } = fight.battle
        return exactly({ start, most, steps: strikesAtSide(fight, split, start, side) })
      }
      // the strike at the defender is the same for every split
      const onDefender = strikes.defender.forKey(strikeOfTwoKey(engagement), played('defender', first))
      const key = strikeAtTwoKey(engagement)
      const { dice } = aimableDice(engagement)
      const ends = endsOf(engagement, { ...scenario, split: first })
      return splits.map(split => {
        const onAttacker = strikes.attacker.forKey(`${split}:${dice - split},${key}`, played('attacker', split))
        return combined(onAttacker, onDefender, ends)
      })
    },
    fights: () => pairs.size
  }
}
