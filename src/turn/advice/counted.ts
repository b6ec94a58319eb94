import { aimAt } from '../../battle/melee'
import type { Scenario } from '../../model/scenario'
import type { Opening } from './opening'
import type { Fought } from './search'
import { tooLarge } from './search'
import { everyChoice } from './space'

/** The space is counted before it is searched. */

/** An opening and what each side may choose in it. */
export type Laid = Pick<Fought, 'opening' | 'spaces'>

/** Counting choice by choice is worth its time where most of a space is likely to be illegal. */
const WORTH_COUNTING = 16

class Enough extends Error {}

/** Splits of the defender's dice against two units, before anybody adds to them; one where none is to be made. */
const splitsOf = ({ fray }: Opening, { split }: Scenario): number =>
  fray.companion && split === undefined ? aimAt(fray).most + 1 : 1

/** Lines if every choice were legal. */
const atMost = (laid: readonly Laid[], scenario: Scenario): number =>
  laid.reduce((sum, { opening, spaces }) => sum + spaces.attacker.size * spaces.defender.size * splitsOf(opening, scenario), 0)

/** Every legal line, none of them fought; no more than `most` of them. */
const counted = (laid: readonly Laid[], most: number, scenario: Scenario): number => {
  let lines = 0
  for (const { opening, spaces } of laid) {
    const splits = splitsOf(opening, scenario)
    everyChoice(spaces.attacker, opening.fray, (_choice, _dice, fray) =>
      everyChoice(spaces.defender, fray, () => {
        lines += splits
        if (lines > most) throw new Enough()
      })
    )
  }
  return lines
}

/** Throws a RequestError with the size of a space that is larger than `most` lines. */
export const refuseTooLarge = (laid: readonly Laid[], most: number, scenario: Scenario): void => {
  const bound = atMost(laid, scenario)
  if (bound <= most) return
  if (bound > WORTH_COUNTING * most) tooLarge(bound, most, scenario)
  try {
    counted(laid, most, scenario)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    tooLarge(bound, most, scenario)
  }
}
