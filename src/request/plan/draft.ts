import { type Mistake, RequestError } from '../../model/errors'
import { t } from '../../model/language'
import type { Rulebook } from '../../rules/types'
import { type Path, type Places, pathText } from '../boards/positions'
import { type Check, checking } from '../check'

/** Where mistakes in a plan are written down, each with its place in the file. */
export interface Sheet {
  readonly book: Rulebook
  readonly note: (path: Path, message: string) => void
  /** Notes what a check finds, as of this place; `look` gets the check. */
  readonly within: <T>(path: Path, look: (check: Check) => T) => T
  readonly mistakes: readonly Mistake[]
  /** Something is wrong at this place or within it. */
  readonly isFaulty: (path: Path) => boolean
}

const MOST = 100

/** "plan.yaml:7:5: steps[2].distance" */
export const placed = (path: Path, message: string, places: Places | undefined): Mistake => {
  const where = pathText(path)
  const at = places ? places.value(path) : where
  const sentence = where === '' ? message : `${where}: ${message}`
  return { message: places ? places.located(at, sentence) : sentence, at }
}

/** `places`: of the file, where there is one. */
export const sheet = (book: Rulebook, places: Places | undefined): Sheet => {
  const mistakes: Mistake[] = []
  const faulty: Path[] = []
  const note: Sheet['note'] = (path, message) => {
    faulty.push(path)
    const mistake = placed(path, message, places)
    if (mistakes.length < MOST && !mistakes.some(each => each.message === mistake.message)) mistakes.push(mistake)
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

/** What is thrown on the way becomes a note; it begins with what the path ends with, which is not said twice. */
export const noting = <T>(path: Path, { note }: Sheet, look: () => T): T | undefined => {
  try {
    return look()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const called = `${path.at(-1)}: `
    for (const { message } of error.mistakes) note(path, message.startsWith(called) ? message.slice(called.length) : message)
    return undefined
  }
}
