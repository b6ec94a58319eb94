import { type Mistake, RequestError } from '../../model/errors'
import type { Rulebook } from '../../rules/types'
import { checking } from '../check'
import { fightFields } from '../scenario-fields'
import { type Patch, patched } from '../set'
import { checked } from '../values'

/** The readings that these patches ask for. Throws a RequestError where one is none of this edition. */
export const readingsOf = (
  patches: readonly Patch[],
  before: readonly Mistake[],
  book: Rulebook
): Readonly<Record<string, string>> => {
  const check = checking(book)
  before.forEach(check.note)
  const { readings = {} } = patched(
    {},
    patches.filter(({ path: [key] }) => key === 'readings')
  )
  const found = checked(fightFields.readings.type, readings, 'readings', check)
  if (check.mistakes.length > 0) throw new RequestError(check.mistakes)
  return (found ?? {}) as Readonly<Record<string, string>>
}
