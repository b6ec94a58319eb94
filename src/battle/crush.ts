import { counting } from '../chance/battle'
import type { Dice } from '../chance/dice'
import { callOf } from '../chance/game-odds'
import type { UnitRole } from './combatant'
import { aimOf, attackAt, diceOf, guardAt, type MeleeRound, mostHitsThatMatter, roundOf, takeHits } from './exchange'
import { countOf, FIELDS, type FightState, type FightStep, type StepFighter } from './fight-state'
import { isPlain } from './losses'
import { countedDefence, countedDefenceTogether, hitsOf } from './strike'

/** Crush: hits that count double where a side hits at least twice as often as it is hit. */

const isCrush = (hits: number, taken: number, { rounds: [first] }: StepFighter): boolean =>
  first?.doublesHits === true && hits > 0 && hits >= 2 * taken

/** Rolls the hits on each unit before any saves. `defender`: hits by the attacker; `byCompanion`: hits by its companion. */
const hitsOnEach = (
  state: FightState,
  dice: Dice,
  meleeRound: MeleeRound
): Readonly<Record<UnitRole, number>> & { readonly byCompanion: number } => {
  const { sides, round } = meleeRound
  const { attacker, companion, defender } = sides
  const hitsBy = (unit: StepFighter, enemy: UnitRole, count: number): number =>
    dice.play(hitsOf, attackAt(unit, enemy, count, round))
  const byAttacker = hitsBy(attacker, 'defender', diceOf(state, attacker, round))
  const byCompanion = companion ? hitsBy(companion, 'defender', diceOf(state, companion, round)) : 0
  const aim = aimOf(state, meleeRound)
  const onAttacker = hitsBy(defender, 'attacker', aim.attacker)
  const onCompanion = companion ? hitsBy(defender, 'companion', aim.companion) : 0
  return { attacker: onAttacker, companion: onCompanion, defender: byAttacker, byCompanion }
}

/**
 * The steps of a round with Crush, which compares both sides' hits before either defends: all hits first, then each unit defends
 * and takes its losses, the defender first.
 */
export const crushSteps = (meleeRound: MeleeRound): readonly FightStep[] => {
  const { sides, round } = meleeRound
  const { attacker, companion, defender, overkill } = sides
  const { doublesUnsaved: isLate } = sides.rules
  const times = (crushes: boolean) => (crushes && !isLate ? 2 : 1)
  /**
   * With one defence roll against both attackers it does not matter whose hits they are, unless one's count double afterwards
   * (R6.3).
   */
  const isOneSum = roundOf(defender, round).guard[0]?.againstTwo === 'one-roll' && !isLate
  const rollHits = function rollHits(state: FightState, dice: Dice): FightState {
    const hits = hitsOnEach(state, dice, meleeRound)
    const byA = isCrush(hits.defender, hits.attacker, attacker)
    const byC = companion !== undefined && isCrush(hits.byCompanion, hits.companion, companion)
    const byD = isCrush(hits.attacker + hits.companion, hits.defender + hits.byCompanion, defender)
    const after: Record<string, number> = { ...state }
    after.attackerHits = hits.attacker * times(byD)
    after.defenderHits = hits.defender * times(byA) + hits.byCompanion * times(byC)
    if (companion) {
      after.companionHits = hits.companion * times(byD)
      if (!isOneSum) after.defenderSecond = hits.byCompanion * times(byC)
    }
    if (!isLate) return after
    after.defenderDoubled = (byA ? 1 : 0) + (byC ? 2 : 0)
    after.attackerDoubled = byD ? 1 : 0
    if (companion) after.companionDoubled = byD ? 1 : 0
    return after
  }
  /** The step of a unit whose hits cause nothing but its own losses. */
  const losing = (fighter: StepFighter): FightStep => {
    const { role, lossRules } = fighter
    return counting<FightState>(function losesToHits(state) {
      const hits = countOf(state, role, 'Hits')
      if (hits === 0) return []
      const doubled = countOf(state, role, 'Doubled')
      const args = [
        mostHitsThatMatter(state, fighter, sides),
        lossRules.ignores,
        hits,
        1 + doubled,
        guardAt(state, fighter, round)
      ] as const
      return [
        { field: FIELDS[role].Hits, more: -hits },
        ...(doubled > 0 ? [{ field: FIELDS[role].Doubled, more: -doubled }] : []),
        { field: FIELDS[role].Lost, call: callOf(countedDefence, ...args) }
      ]
    })
  }
  const bearing = (fighter: StepFighter): FightStep => {
    const { role, lossRules } = fighter
    if (!companion && !overkill[role] && isPlain(fighter)) return losing(fighter)
    return function bearsHits(state: FightState, dice: Dice): FightState {
      const hits = countOf(state, role, 'Hits')
      if (hits === 0) return state
      const [most, guard] = [mostHitsThatMatter(state, fighter, sides), guardAt(state, fighter, round)]
      const doubled = countOf(state, role, 'Doubled')
      const second = countOf(state, role, 'Second')
      const uncancelled =
        companion && role === 'defender'
          ? dice.play(countedDefenceTogether, most, lossRules.ignores, hits - second, second, doubled, guard)
          : dice.play(countedDefence, most, lossRules.ignores, hits, 1 + doubled, guard)
      return takeHits(state, fighter, uncancelled, sides)
    }
  }
  return [rollHits, bearing(defender), ...(companion ? [bearing(companion)] : []), bearing(attacker)]
}
