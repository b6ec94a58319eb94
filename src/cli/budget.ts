import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { notA } from '../model/mistakes'
import type { Budget } from '../model/over-budget'
import { USUAL_BUDGET } from '../model/work'

/** The value of `--budget 10m,4g`: the time and memory that a command may use. */

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }
const BYTES: Readonly<Record<string, number>> = { mb: 1e6, g: 1e9, gb: 1e9 }

const PART = /^(\d{1,6}(?:\.\d{1,3})?)(s|m|h|mb|gb?)$/i

/** The usual budget with the limits given. Throws a RequestError where a part is neither a time nor a size, is nothing, or is given twice. */
export const budgetOf = (given: string | undefined): Budget => {
  if (given === undefined) return USUAL_BUDGET
  const wrong = () =>
    new RequestError([
      notA('--budget', given, t('a time (s, m or h), an amount of memory (mb or g), or both, as in 10m,4g'), '--budget')
    ])
  const limits: { seconds?: number; bytes?: number } = {}
  for (const part of given.split(',')) {
    const [, amount, unit = ''] = PART.exec(part.trim()) ?? []
    const [seconds, bytes] = [SECONDS[unit.toLowerCase()], BYTES[unit.toLowerCase()]]
    if (Number(amount) === 0) throw wrong()
    if (seconds !== undefined && limits.seconds === undefined) limits.seconds = Number(amount) * seconds
    else if (bytes !== undefined && limits.bytes === undefined) limits.bytes = Number(amount) * bytes
    else throw wrong()
  }
  return { ...USUAL_BUDGET, ...limits }
}
