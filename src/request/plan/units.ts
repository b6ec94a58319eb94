import { type Mistake, unlessRefused } from '../../model/errors'
import { t } from '../../model/language'
import type { PlanFile, PlanUnit, UnitFile } from '../../model/plan'
import type { UnitRequest } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { type Path, type Places, pathText } from '../boards/positions'
import { type Check, checking } from '../check'
import { unitOf } from '../unit'
import { type Draft, ownKey } from '../validators'
import { phrasesOf } from '../words/phrases'
import { unitWords } from '../words/unit-words'

/** Collects the mistakes in a plan, each with its place in the file. */
export interface Sheet {
  readonly book: Rulebook
  readonly note: (path: Path, message: string) => void
  /** Calls `look` with a check, and notes the mistakes of the check at this path. */
  readonly within: <T>(path: Path, look: (check: Check) => T) => T
  readonly mistakes: readonly Mistake[]
  /** True if a mistake was noted at this path or inside it. */
  readonly isFaulty: (path: Path) => boolean
}

const MOST_MISTAKES = 100

/** The mistake with its place in front: "plan.yaml:7:5: steps[2].distance: ...". */
export const placed = (path: Path, message: string, places: Places | undefined): Mistake => {
  const where = pathText(path)
  const at = places ? places.value(path) : where
  const sentence = where === '' ? message : `${where}: ${message}`
  return { message: places ? places.located(at, sentence) : sentence, at }
}

/** An empty sheet; `places` holds the positions of the values in the file's text, if the plan comes from a file. */
export const sheet = (book: Rulebook, places: Places | undefined): Sheet => {
  const mistakes: Mistake[] = []
  const faulty: Path[] = []
  const note: Sheet['note'] = (path, message) => {
    faulty.push(path)
    const mistake = placed(path, message, places)
    if (mistakes.length < MOST_MISTAKES && !mistakes.some(each => each.message === mistake.message)) mistakes.push(mistake)
  }
  return {
    book,
    note,
    within: (path, look) => {
      const check = checking(book, (at, typed) => typed ?? (at.replace(/^[^.[]*\.?/u, '') || t('the unit')))
      const found = look(check)
      for (const { message } of check.mistakes) note(path, message)
      return found
    },
    mistakes,
    isFaulty: path => faulty.some(other => path.every((part, i) => other[i] === part))
  }
}

/**
 * The result of `look`; undefined if it throws a RequestError, whose mistakes are noted at this path. If a message begins with
 * the path's last part, that part is dropped, because the path already shows it.
 */
export const noting = <T>(path: Path, { note }: Sheet, look: () => T): T | undefined =>
  unlessRefused(look, mistakes => {
    const called = `${path.at(-1)}: `
    for (const { message } of mistakes) note(path, message.startsWith(called) ? message.slice(called.length) : message)
    return undefined
  })

/** Reads the units of a plan, each in words or as an object: its warband, and the friends near it. */

/** Keys of a unit that describe how it fights, and so belong to the steps. */
const STEP_KEYS = ['abilities', 'spend', 'givesUpDice'] as const

/** A unit's words and keys as plain data, with its faction unless it names one itself. */
const draftOf = (given: UnitFile, faction: string | undefined, check: Check, name: string): Draft => {
  const { is, near: _near, move: _move, ...keys }: Exclude<UnitFile, string> = typeof given === 'string' ? { is: given } : given
  const fromWords: Draft = is === undefined ? {} : unitWords(phrasesOf(is, check), name, check).draft
  const draft: Draft = { ...fromWords, ...keys }
  return faction === undefined || ownKey(draft, 'faction') !== undefined ? draft : { ...draft, faction }
}

const isHired = (request: Draft, { book }: Check): boolean => {
  const row = book.troops[String(ownKey(request, 'unit'))]
  return row !== undefined && row.hire !== undefined
}

/** A unit of a plan, by its name. */
export interface Named {
  readonly name: string
  readonly warband: 0 | 1
  readonly file: UnitFile
  /** The unit's words and keys as plain data, to which a step may add. */
  readonly draft: Draft
  readonly request: UnitRequest
}

const requestOf = (name: string, given: UnitFile, faction: string | undefined, path: readonly string[], sheet: Sheet) =>
  sheet.within(path, check => {
    const plain = draftOf(given, undefined, check, name)
    const draft = faction === undefined || isHired(plain, check) ? plain : draftOf(given, faction, check, name)
    for (const key of STEP_KEYS)
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

/** The names of all units, including those that cannot be read. */
export const declaredUnits = ({ warbands }: PlanFile): readonly string[] => [
  ...new Set(Object.values(warbands).flatMap(({ units }) => Object.keys(units)))
]

/** Every unit that can be read; mistakes in the others are noted. */
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

/** The units, each with the indices of the friends near it. Being near is mutual, even if only one unit says so (S1 p.24). */
export const withFriends = (named: readonly Named[], file: PlanFile, sheet: Sheet): readonly PlanUnit[] => {
  const units = withDeclaredFriends(named, file, sheet)
  return units.map((unit, place) => ({
    ...unit,
    near: units.flatMap((other, friend) => (unit.near.includes(friend) || other.near.includes(place) ? [friend] : []))
  }))
}

const withDeclaredFriends = (named: readonly Named[], { warbands }: PlanFile, sheet: Sheet): readonly PlanUnit[] =>
  named.map(({ name, warband, file, request }) => {
    const { near = [], move = undefined } = typeof file === 'string' ? {} : file
    const path = ['warbands', Object.keys(warbands)[warband] ?? '', 'units', name, 'near']
    const friends = near.flatMap((friend, i) => {
      const place = named.findIndex(each => each.name === friend && each.warband === warband && each.name !== name)
      const isDeclared = Object.keys(Object.values(warbands)[warband]?.units ?? {}).includes(friend) && friend !== name
      if (place < 0 && !isDeclared) sheet.note([...path, i], t('there is no other unit {friend} in this warband', { friend }))
      return place < 0 ? [] : [place]
    })
    return { name, warband, request, near: friends, ...(move && { move }) }
  })
