import { cautioned } from '../battle/cautions'
import { misfits } from '../battle/faults'
import { odds, type Rulebook } from '../battle/odds'
import { summaryFor } from '../battle/summary'
import { exactly, placesOf, unitIn } from '../battle/units'
import { hasBoard } from '../battle/usable-ability'
import { differences, isNone, numbersOf } from '../model/cell-numbers'
import { t } from '../model/language'
import { type CellNumbers, type FightReport, SCHEMA, type Side, type WhatIfReport, type WhatIfRow } from '../model/report'
import type { Scenario } from '../model/scenario'
import { paced } from '../model/work'
import { breakEven } from './break-evens'
import { namesOf } from './cells'
import { type Change, changesOf } from './variants'

/** What one more thing would be worth, to each side. */

export interface WhatIfRequest {
  readonly scenario: Scenario
  /** The side whose gain counts. */
  readonly asks: Side
}

type Answer = Pick<FightReport, 'attacker' | 'defender'>

const nameOf = (answer: Answer, { side, index }: Change['place']): string => answer[side].units[index]?.name ?? side

const rowOf = (change: Change, answer: Answer, base: CellNumbers, asks: Side, book: Rulebook): readonly WhatIfRow[] => {
  const { place, what, said, scenario } = change
  if (misfits(scenario, book).length > 0) return []
  const numbers = numbersOf(summaryFor(scenario, book))
  const difference = differences(numbers, base)
  // abilities that change nothing are worth knowing; a cover that does not count is not
  if (what !== 'ability' && isNone(difference)) return []
  const swing = difference.swing === 0 ? 0 : asks === 'attacker' ? difference.swing : -difference.swing
  return [{ side: place.side, unit: nameOf(answer, place), what, change: said, numbers, difference, gain: swing }]
}

/** Whose board is not known has no abilities to try. */
const notesOf = (scenario: Scenario, answer: Answer, book: Rulebook): readonly string[] =>
  placesOf(scenario)
    .filter(place => book.edition === 1 && !hasBoard(unitIn(scenario, place), book))
    .map(place =>
      t("no board is known for {the:name}, so no abilities are tried there: name a faction's own troop to have one", {
        name: nameOf(answer, place)
      })
    )

/**
 * Every single step that could be otherwise, with what it is worth: those that fit this fight, the largest gain of the side that asks
 * first. Exact, however the fight was asked for. Throws a RequestError as `odds` does.
 */
export const whatIf = ({ scenario, asks }: WhatIfRequest, book: Rulebook): Omit<WhatIfReport, 'replay'> => {
  const fight = exactly(scenario)
  const answer = odds(fight, book, { asides: false })
  const base = numbersOf(answer)
  const changes = changesOf(fight, book)
  const part = { what: t('the {n} changes that are tried', { n: changes.length }), cure: t('ask about a smaller fight') }
  const rows = paced(changes, part, change => rowOf(change, answer, base, asks, book)).flat()
  const names = namesOf(answer)
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
    breakEvens: (['attacker', 'defender'] as const).flatMap(side => breakEven(fight, side, names[side], book)),
    ...cautioned(notesOf(fight, answer, book), [fight], book)
  }
}
