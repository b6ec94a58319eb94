import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { missingCount } from '../../model/mistakes'
import { nothingKilled, whichTroopAt } from '../../model/roster-mistakes'
import type { Losses } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { type Assume, unitsIn } from './entries'

/** Losses in words: "9 warriors 10 levies 3 hearthguard"; "then" begins what is counted by itself (S1 p.53). */

export interface PointsAsked {
  readonly fallen: readonly Losses[]
  /** Units wiped out, warlords beside them. */
  readonly wipedOut: number
}

/** Throws a RequestError with everything in the words that is no loss. */
export const fallenIn = (
  words: readonly string[],
  plainBook: Rulebook,
  before: readonly Mistake[],
  assume: Assume
): PointsAsked['fallen'] => {
  const { prizes = {} } = plainBook.muster
  const book = { ...plainBook, troops: { ...plainBook.troops, ...prizes } }
  const runs = words
    .join(' ')
    .split(/(?<=^|\s)then(?=\s|$)/i)
    .filter(run => run.trim() !== '')
  const said = runs.map(run => unitsIn(run, book, true))
  for (const line of said.flatMap(({ assumed }) => assumed)) assume(line)
  const mistakes = said.flatMap(each => each.mistakes)
  const faults: Mistake[] = [...before, ...mistakes]
  const fallen = said.flatMap(({ units }, i) =>
    units.flatMap(({ troop, models, units: count, faction: _, ...outfit }) => {
      const row = own(book.troops, troop)
      const each = models ?? (row && usualModels(row))
      if (troop !== undefined && row && each !== undefined) {
        const lost = { unit: troop, models: each * count, ...(count > 1 && { units: count }), ...outfit }
        return [{ ...lost, ...(runs.length > 1 && { place: i + 1 }) }]
      }
      if (row) faults.push(missingCount(row.name, 'points'))
      else if (mistakes.length === 0) faults.push(whichTroopAt(t('warband points'), String(models ?? '')))
      return []
    })
  )
  if (faults.length === 0 && fallen.length === 0) faults.push(nothingKilled())
  refuseAny(faults)
  return fallen
}
