import { faults } from '../battle/faults'
import type { Rulebook } from '../battle/odds'
import { mostModels } from '../battle/sizes'
import { summaryFor } from '../battle/summary'
import { unitIn, withUnit } from '../battle/units'
import type { Measured } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import type { BreakEven, Side } from '../model/study-report'
import { withModels } from './variants'

/** From how many models on a side is the favourite; of a shot, from how many shooters the target falls more often than not. */

const isFavourite = ({ result, defender }: Measured, side: Side): boolean => {
  if (!result) return defender.wipedOut > 0.5
  const lead = result.attackerWins - result.defenderWins
  return side === 'attacker' ? lead > 0 : lead < 0
}

/** Nothing where the side is two units, its size is fixed, or nobody would ask: a target does not shoot back. */
export const breakEven = (scenario: Scenario, side: Side, name: string, book: Rulebook): readonly BreakEven[] => {
  if ('together' in scenario[side] || (scenario.kind === 'shoot' && side === 'defender')) return []
  const place = { side, index: 0 } as const
  const unit = unitIn(scenario, place)
  const most = mostModels(unit, book)
  const { models: now } = unit
  if (now === undefined || most < 2 || unit.wounds !== undefined) return []
  for (let models = 1; models <= most; models++) {
    const other = withUnit(scenario, place, each => withModels(each, models))
    if (faults(other, book).length === 0 && isFavourite(summaryFor(other, book), side))
      return [{ side, unit: name, from: models, most, now }]
  }
  return [{ side, unit: name, from: null, most, now }]
}
