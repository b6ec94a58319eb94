import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { missingCount, notA } from '../../model/mistakes'
import { nothingKilled, whichTroopAt } from '../../model/roster-mistakes'
import type { Losses } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { own as row } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { ownKey } from '../validators'
import { type Assume, outfitIn, unitsIn } from './entries'

/** Losses in words: "9 warriors 10 levies 3 hearthguard"; "then" begins what is counted by itself (S1 p.53). */

export interface PointsAsked {
  readonly fallen: readonly Losses[]
  /** Units wiped out, warlords beside them. */
  readonly wipedOut: number
}

const MOST = 999

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST

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
  const placed = said.flatMap(({ drafts }, i) => drafts.map(draft => ({ draft, place: i + 1 })))
  const fallen = placed.flatMap(({ draft, place }) => {
    const [unit, models] = [ownKey(draft, 'unit'), ownKey(draft, 'models')]
    const troop = typeof unit === 'string' ? row(book.troops, unit) : undefined
    if (typeof unit !== 'string' || !troop) {
      if (mistakes.length === 0) faults.push(whichTroopAt(t('warband points'), String(models ?? '')))
      return []
    }
    const count = models ?? usualModels(troop)
    if (count === undefined) faults.push(missingCount(troop.name, 'points'))
    else if (!isCount(count))
      faults.push(notA(troop.name, count, t('a number of models from 1 to {most}', { most: MOST }), 'points'))
    else {
      const units = Number(ownKey(draft, 'units') ?? 1)
      return [
        {
          unit,
          models: count * units,
          ...(units > 1 && { units }),
          ...outfitIn(draft),
          ...(runs.length > 1 && { place })
        }
      ]
    }
    return []
  })
  if (faults.length === 0 && fallen.length === 0) faults.push(nothingKilled())
  refuseAny(faults)
  return fallen
}
