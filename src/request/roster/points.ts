import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { missingCount } from '../../model/mistakes'
import { nothingKilled, whichTroopAt } from '../../model/roster-mistakes'
import type { Losses } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { own, plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { type Assume, unitsIn } from './entries'

/** Parses losses in words: "9 warriors 10 levies 3 hearthguard"; "then" begins a place that is counted separately (S1 p.53). */

export interface PointsAsked {
  readonly fallen: readonly Losses[]
  /** The number of units wiped out besides those that the losses wipe out, such as warlords. */
  readonly wipedOut: number
}

/** Returns the losses that the words name. Throws a RequestError that lists everything in them that is not a loss. */
export const fallenIn = (
  words: readonly string[],
  plainBook: Rulebook,
  before: readonly Mistake[],
  assume: Assume
): PointsAsked['fallen'] => {
  const { prizes = {} } = plainBook.muster
  const book = { ...plainBook, troops: { ...plainBook.troops, ...prizes } }
  const { troop: troopNames } = namesOf(book)
  const isHero = (name: string): boolean => own(book.troops, troopNames.get(plain(name.trim())))?.hero !== undefined
  const runs = words
    .join(' ')
    // "5 geburs, cnut": another of the fallen, and not the warlord of those before him
    .replace(/,([^,]+)/g, (raw, name: string) => (isHero(name) ? ` and ${name.trim()}` : raw))
    .split(/(?<=^|\s)then(?=\s|$)/i)
    .filter(run => run.trim() !== '')
  const parsed = runs.map(run => unitsIn(run, book, true))
  for (const line of parsed.flatMap(({ assumed }) => assumed)) assume(line)
  const mistakes = parsed.flatMap(each => each.mistakes)
  const faults: Mistake[] = [...before, ...mistakes]
  const fallen = parsed.flatMap(({ units }, i) =>
    units.flatMap(({ troop, models, units: count, faction: _, ...outfit }) => {
      const row = own(book.troops, troop)
      const each = models ?? (row && usualModels(row))
      if (troop !== undefined && row && each !== undefined) {
        const lost = { unit: troop, models: each * count, ...(count > 1 && { units: count }), ...outfit }
        return [{ ...lost, ...(runs.length > 1 && { place: i + 1 }) }]
      }
      if (row) faults.push(missingCount(row.name, 'points'))
      else if (mistakes.length === 0) faults.push(whichTroopAt(t('warband points'), String(models ?? runs[i]?.trim())))
      return []
    })
  )
  if (faults.length === 0 && fallen.length === 0) faults.push(nothingKilled())
  refuseAny(faults)
  return fallen
}
