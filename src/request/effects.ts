import { common, type Effect, type Verb, verbs } from '../model/effect'
import type { Field as Described, Fields, Spec } from '../model/fields'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import { named } from './names'
import {
  always,
  type Draft,
  type Field,
  fields,
  isDraft,
  listOf,
  oneOf,
  ownKey,
  required,
  type Shape,
  textOf,
  whole,
  yesNo
} from './validators'

/** Reads effects given directly, by the fields of their verbs, so that a slip in a file is reported at its own path. */

/** Of several kinds of value: an object is read as the object it may be, so that a slip inside it is shown; of plain values one has to fit. */
const eitherOf = (of: readonly Spec[], expects: string): Shape<unknown> => {
  const inside = of.find(({ is }) => is === 'object')
  const plain = of.filter(spec => spec !== inside)
  return (value, at, check) => {
    if (inside && isDraft(value)) return shapeOf(inside)(value, at, check)
    const fits = (spec: Spec) =>
      spec.is === 'words'
        ? spec.words.some(word => word === value)
        : spec.is === 'whole' && Number.isInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most
    if (plain.some(fits)) return value
    check.note(notA(check.called(at), value, expects, at))
    return undefined
  }
}

const shapeOf = (spec: Spec): Shape<unknown> => {
  switch (spec.is) {
    case 'whole':
      return whole(spec.least, spec.most)
    case 'words':
      return oneOf(...spec.words)
    case 'yes-no':
      return yesNo
    case 'text':
      return textOf(spec.most)
    case 'id':
      return (value, at, check) => named(spec.of, value, at, check)
    case 'list':
      return listOf(shapeOf(spec.of))
    case 'object':
      return fields(shapesOf(spec.fields))
    case 'either':
      return eitherOf(spec.of, spec.expects)
  }
}

const fieldOf = ({ spec, optional }: Described<unknown>): Field => (optional ? shapeOf(spec) : required(shapeOf(spec)))

const shapesOf = (described: Fields): Readonly<Record<string, Field>> =>
  Object.fromEntries(Object.entries(described).map(([key, field]) => [key, fieldOf(field)]))

const known = new Map<Verb, Shape<Draft>>()

/** The shape of a verb's effects, prepared when the first one is read. */
const shapeFor = (verb: Verb): Shape<Draft> => {
  const before = known.get(verb)
  if (before) return before
  const shape = fields({ verb: always(verb), ...shapesOf(verbs[verb]().fields), ...shapesOf(common) })
  known.set(verb, shape)
  return shape
}

/** An effect that has all its verb needs, and nothing else. */
export const effect: Shape<Effect> = (value, at, check) => {
  const verb = isDraft(value) ? ownKey(value, 'verb') : undefined
  if (typeof verb === 'string' && Object.hasOwn(verbs, verb))
    return shapeFor(verb as Verb)(value, at, check) as Effect | undefined
  if (!isDraft(value))
    check.note(
      notA(check.called(at), value, t('an effect, such as {example}', { example: '{ "verb": "attack-dice", "count": 2 }' }), at)
    )
  else check.note(noneOf(`${check.called(at)}.verb`, verb, Object.keys(verbs), `${at}.verb`))
  return undefined
}
