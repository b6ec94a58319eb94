import { RequestError } from '../model/errors'
import { t } from '../model/language'
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
  const cure = near === undefined ? t(' (saga-odds help conditions lists them)') : t('; did you mean "{near}"?', { near })
  throw new RequestError([
    { message: t('{called}: there is no quantity {text}{cure}', { called, text: quoted(text), cure }), at: called }
  ])
}
