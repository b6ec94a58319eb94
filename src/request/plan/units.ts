import { t } from '../../model/language'
import type { PlanFile, PlanUnit, UnitFile } from '../../model/plan'
import type { UnitRequest } from '../../model/scenario'
import type { Check } from '../check'
import { phrasesOf } from '../phrases'
import { unitOf } from '../unit'
import { unitWords } from '../unit-words'
import { type Draft, ownKey } from '../validators'
import type { Sheet } from './draft'

/** The units of a plan: each in words or as an object, its place in the warband, the friends near it. */

/** What is said of a fight, not of a unit: a step's affair. */
const OF_STEPS = ['abilities', 'spend', 'givesUpDice'] as const

/** A unit's words and keys as plain data. */
export const draftOf = (given: UnitFile, faction: string | undefined, check: Check, name: string): Draft => {
  const { is, near: _near, move: _move, ...keys }: Exclude<UnitFile, string> = typeof given === 'string' ? { is: given } : given
  const said: Draft = is === undefined ? {} : unitWords(phrasesOf(is, check), name, check).draft
  const draft: Draft = { ...said, ...keys }
  return faction === undefined || ownKey(draft, 'faction') !== undefined ? draft : { ...draft, faction }
}

const isHired = (request: Draft, { book }: Check): boolean => {
  const row = book.troops[String(ownKey(request, 'unit'))]
  return row !== undefined && row.hire !== undefined
}

export interface Named {
  readonly name: string
  readonly warband: 0 | 1
  readonly file: UnitFile
  /** Its words and keys, for what a step adds to them. */
  readonly draft: Draft
  readonly request: UnitRequest
}

const requestOf = (name: string, given: UnitFile, faction: string | undefined, path: readonly string[], sheet: Sheet) =>
  sheet.within(path, check => {
    const plain = draftOf(given, undefined, check, name)
    const draft = faction === undefined || isHired(plain, check) ? plain : draftOf(given, faction, check, name)
    for (const key of OF_STEPS)
      if (ownKey(draft, key) !== undefined)
        sheet.note(
          path,
          t('{keys} belongs to a step: put it where the fight is', { keys: key === 'givesUpDice' ? t('giving up dice') : key })
        )
    if (typeof ownKey(draft, 'wrath') === 'string')
      sheet.note(path, t('a plan needs the result of the Wrath: give its sum, as in wrath 12'))
    const request = unitOf(draft, name, check)
    return request && { draft, request }
  })

/** Every unit that can be made out; what is wrong with the others is noted. */
export const unitsOf = ({ warbands }: PlanFile, sheet: Sheet): readonly Named[] => {
  const found: Named[] = []
  Object.entries(warbands).forEach(([band, { faction, units }], index) => {
    const warband = index === 0 ? 0 : 1
    for (const [name, file] of Object.entries(units)) {
      const path = ['warbands', band, 'units', name]
      const clash = found.find(other => other.name.toLowerCase() === name.toLowerCase())
      if (clash) sheet.note(path, t('there is already a unit {name}: give this one another name', { name: clash.name }))
      const made = requestOf(name, file, faction, path, sheet)
      if (made && !clash) found.push({ name, warband, file, ...made })
    }
  })
  return found
}

/** With the friends near each, by their places: who is near another has that one near itself (S1 p.24). */
export const withFriends = (named: readonly Named[], file: PlanFile, sheet: Sheet): readonly PlanUnit[] => {
  const units = withFriendsSaid(named, file, sheet)
  return units.map((unit, place) => ({
    ...unit,
    near: units.flatMap((other, friend) => (unit.near.includes(friend) || other.near.includes(place) ? [friend] : []))
  }))
}

const withFriendsSaid = (named: readonly Named[], { warbands }: PlanFile, sheet: Sheet): readonly PlanUnit[] =>
  named.map(({ name, warband, file, request }) => {
    const { near = [], move = undefined } = typeof file === 'string' ? {} : file
    const path = ['warbands', Object.keys(warbands)[warband] ?? '', 'units', name, 'near']
    const friends = near.flatMap((friend, i) => {
      const place = named.findIndex(each => each.name === friend && each.warband === warband && each.name !== name)
      if (place < 0) sheet.note([...path, i], t('there is no other unit {friend} in this warband', { friend }))
      return place < 0 ? [] : [place]
    })
    return { name, warband, request, near: friends, ...(move && { move }) }
  })
