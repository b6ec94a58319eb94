import { RequestError } from '../model/errors'
import { type Quantity, quantityAt } from '../model/quantities'
import { quoted } from '../model/quoted'
import { nameAt, nearestName } from './condition-names'
import { marksOf } from './condition-tokens'

/** The quantity of a name or a path: "defender wiped out", `result.tie`. Throws a RequestError where there is none. */
export const quantityNamed = (text: string, called: string): Quantity => {
  const marks = marksOf(text)
  const name = nameAt(marks)
  const quantity = name && name.used === marks.length ? quantityAt(name.path) : undefined
  if (quantity) return quantity
  const near = nearestName(text)
  const cure = near === undefined ? ' (saga-odds help conditions lists them)' : `; did you mean "${near}"?`
  throw new RequestError([{ message: `${called}: there is no quantity ${quoted(text)}${cure}`, at: called }])
}
