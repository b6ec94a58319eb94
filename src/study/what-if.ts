import { cautioned } from '../battle/cautions'
import { faults, misfits } from '../battle/faults'
import { odds, type Rulebook } from '../battle/odds'
import { mostModels } from '../battle/sizes'
import { summaryFor } from '../battle/summary'
import { placesOf, unitIn, withoutMethod, withUnit } from '../battle/units'
import { hasBoard } from '../battle/usable-ability'
import { differences, isNone, numbersOf } from '../model/cell-numbers'
import { t } from '../model/language'
import type { Measured } from '../model/quantities'
import { type CellNumbers, type FightReport, SCHEMA, type WhatIfReport, type WhatIfRow } from '../model/report'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import type { BreakEven } from '../model/study-report'
import { mapWithForecast } from '../model/work'
import { sideNamesOf } from './cells'
import { type Change, changesOf, withModels } from './changes'

/** Whether a side wins a melee more often than it loses; for a shot, whether the target is wiped out more often than not. */
const isFavourite = ({ result, defender }: Measured, side: Side): boolean => {
  if (!result) return defender.wipedOut > 0.5
  const lead = result.attackerWins - result.defenderWins
  return side === 'attacker' ? lead > 0 : lead < 0
}

/** From how many models on a side is the favourite; empty where it is two units or of fixed size, and for the target of a shot. */
const breakEven = (scenario: Scenario, side: Side, name: string, book: Rulebook): readonly BreakEven[] => {
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

/** A fight whose single changes are tried. */
export interface WhatIfRequest {
  readonly scenario: Scenario
  /** The side whose gain counts. */
  readonly asks: Side
}

type Answer = Pick<FightReport, 'attacker' | 'defender'>

const nameOf = (answer: Answer, { side, index }: Change['place']): string => answer[side].units[index]?.name ?? side

const rowOf = (change: Change, answer: Answer, base: CellNumbers, asks: Side, book: Rulebook): readonly WhatIfRow[] => {
  const { place, what, text, scenario } = change
  if (misfits(scenario, book).length > 0) return []
  const numbers = numbersOf(summaryFor(scenario, book))
  const difference = differences(numbers, base)
  // abilities that change nothing are worth knowing; a cover that does not count is not
  if (what !== 'ability' && isNone(difference)) return []
  const swing = difference.swing === 0 ? 0 : asks === 'attacker' ? difference.swing : -difference.swing
  return [{ side: place.side, unit: nameOf(answer, place), what, change: text, numbers, difference, gain: swing }]
}

/** Units without a known board have no abilities to try. */
const notesOf = (scenario: Scenario, answer: Answer, book: Rulebook): readonly string[] =>
  placesOf(scenario)
    .filter(place => book.edition === 1 && !hasBoard(unitIn(scenario, place), book))
    .map(place =>
      t("no board is known for {the:name}, so no abilities are tried there: name a faction's own troop to have one", {
        name: nameOf(answer, place)
      })
    )

/**
 * Every single change that fits the fight, with what it is worth, the largest gain of the side that asks first. Exact, whatever
 * method the fight asks for. Throws a RequestError as `odds` does.
 */
export const whatIf = ({ scenario, asks }: WhatIfRequest, book: Rulebook): Omit<WhatIfReport, 'replay'> => {
  const fight = withoutMethod(scenario)
  const answer = odds(fight, book, { asides: false })
  const base = numbersOf(answer)
  const changes = changesOf(fight, book)
  const part = { what: t('the {n} changes that are tried', { n: changes.length }), cure: t('ask about a smaller fight') }
  const rows = mapWithForecast(changes, part, change => rowOf(change, answer, base, asks, book)).flat()
  const names = sideNamesOf(answer)
  return {
    schema: SCHEMA,
    kind: 'what-if',
    fight: fight.kind,
    headline: answer.headline,
    edition: answer.edition,
    scenario: fight,
    rules: answer.rules,
    method: answer.method,
    asks,
    names,
    base,
    rows: [...rows].sort((a, b) => b.gain - a.gain),
    breakEvens: SIDES.flatMap(side => breakEven(fight, side, names[side], book)),
    ...cautioned(notesOf(fight, answer, book), [fight], book)
  }
}
