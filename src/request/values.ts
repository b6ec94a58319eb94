import { common, type Effect, type Verb, verbs } from '../model/effect'
import type { Field as Described, Fields, Spec } from '../model/fields'
import { t } from '../model/language'
import { noneOf, notA, outOfPlace, unknownName } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { ACTS, type Guards, SPENDS, type Spend, UNARMED, UNCERTAIN } from '../model/scenario'
import { isPlace } from '../model/uncertain'
import { onceFor } from '../rules/once-for'
import { rulebook } from '../rules/rulebook'
import type { Reading, Rulebook } from '../rules/types'
import type { Check } from './check'
import { quantityIn } from './condition-names'
import { costs } from './costs'
import { named } from './names'
import { type Bound, VALUES, type ValueType } from './scenario-fields'
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
  text,
  textOf,
  whole,
  yesNo
} from './validators'
import { parseValue } from './value-text'

/**
 * Checks effects that are given directly, by the fields of their verbs, so that a mistake in a file is reported at its own path.
 */

/**
 * A value of several kinds: an object is checked as the kind that is an object, so that a mistake inside it is shown; any other
 * value must fit one of the other kinds.
 */
const eitherOf = (of: readonly Spec[], expects: string): Shape<unknown> => {
  const inside = of.find(({ is }) => is === 'object')
  const plain = of.filter(spec => spec !== inside)
  return (value, at, check) => {
    if (inside && isDraft(value)) return specShape(inside)(value, at, check)
    const fits = (spec: Spec) =>
      spec.is === 'words'
        ? spec.words.some(word => word === value)
        : spec.is === 'whole' && Number.isInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most
    if (plain.some(fits)) return value
    check.note(notA(check.called(at), value, expects, at))
    return undefined
  }
}

const specShape = (spec: Spec): Shape<unknown> => {
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
      return listOf(specShape(spec.of))
    case 'object':
      return fields(shapesOf(spec.fields))
    case 'either':
      return eitherOf(spec.of, spec.expects)
  }
}

const fieldOf = ({ spec, optional }: Described<unknown>): Field => (optional ? specShape(spec) : required(specShape(spec)))

const shapesOf = (described: Fields): Readonly<Record<string, Field>> =>
  Object.fromEntries(Object.entries(described).map(([key, field]) => [key, fieldOf(field)]))

const known = new Map<Verb, Shape<Draft>>()

/** The shape of a verb's effects, built when the first one is checked. */
const shapeFor = (verb: Verb): Shape<Draft> => {
  const before = known.get(verb)
  if (before) return before
  const shape = fields({ verb: always(verb), ...shapesOf(verbs[verb]().fields), ...shapesOf(common) })
  known.set(verb, shape)
  return shape
}

/** An effect with all the keys that its verb needs, and no others. */
const effect: Shape<Effect> = (value, at, check) => {
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

/** Checks values of fields in plain data, with one check for each type. */

const bound = (book: Rulebook, given: Bound): number => (typeof given === 'number' ? given : book.numbers[given])

const SHARE = new RegExp(VALUES.perModel.share)

const per: Shape<number | string> = (value, at, check) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= VALUES.perModel.most) return value
  if (typeof value === 'string' && SHARE.test(value)) return value
  check.note(notA(check.called(at), value, t('a number of dice for each model, such as 2 or "1/3"'), at))
  return undefined
}

/** Half the width of a probability's interval. */
const halfWidth: Shape<number> = (value, at, check) => {
  if (typeof value === 'number' && value > 0 && value < VALUES.halfWidth) return value
  check.note(notA(check.called(at), value, t('more than 0 and less than 0.5, such as 0.005'), at))
  return undefined
}

const spends: Shape<readonly Spend[]> = (value, at, check) => {
  const list = listOf(oneOf<Spend>(...SPENDS))(value, at, check)
  if (list && !check.book.numbers.spendsRepeat && new Set(list).size < list.length)
    check.note(
      outOfPlace(t('{called}: armour and enemy-armour are each bought at most once (R3.4)', { called: check.called(at) }), at)
    )
  // in the order given: if there is not enough fatigue for all purchases, the first ones are made
  return list
}

const ownAct = fields({ name: text, effects: required(listOf(effect)), rule: yesNo })

const plainAct = oneOf<(typeof ACTS)[number]>(...ACTS)

const act: Shape<unknown> = (value, at, check) => (isDraft(value) ? ownAct : plainAct)(value, at, check)

const WRATH_DICE = new RegExp(VALUES.wrath.dice)

/** The sum of up to three dice, or the dice to throw, such as 3d6 (R6.6). */
const wrath: Shape<number | string> = (value, at, check) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= VALUES.wrath.most) return value
  if (typeof value === 'string' && WRATH_DICE.test(value)) return value
  check.note(notA(check.called(at), value, t('a sum from 1 to 18, or 1d6 to 3d6'), at))
  return undefined
}

const guard = fields({ models: required(whole(0, VALUES.guards)), unit: (value, at, check) => named('troop', value, at, check) })

/** The guards are hearthguard by default. */
const guards: Shape<Guards> = (value, at, check) => {
  const made = guard(value, at, check)
  return made && ({ unit: 'hearthguard', ...made } as unknown as Guards)
}

const chance: Shape<number> = (value, at, check) => {
  // rounded to the precision of a percentage as it is written
  if (typeof value === 'number' && value > 1e-9 && value <= 1) return Number((100 * value).toPrecision(12)) / 100
  check.note(notA(check.called(at), value, t('a chance above 0 and up to 1, such as 0.6'), at))
  return undefined
}

const anything: Shape<unknown> = value => value ?? undefined

const oneUncertain = fields({ chance: required(chance), ...Object.fromEntries(UNCERTAIN.map(key => [key, anything])) })

/** One thing that a unit may have, and its chance. Cover and ground together are one place. */
const uncertain: Shape<unknown> = (value, at, check) => {
  const before = check.mistakes.length
  const made = oneUncertain(value, at, check)
  const keys = made ? Object.keys(made).filter(key => key !== 'chance') : []
  const isOne = keys.length === 1 || (keys.length > 1 && keys.every(isPlace))
  if (made && !isOne && check.mistakes.length === before)
    check.note(
      outOfPlace(t('{called}: expected one thing and its chance, as in weapon=danish-axe 60%', { called: check.called(at) }), at)
    )
  return check.mistakes.length === before ? made : undefined
}

const uncertains: Shape<unknown> = (value, at, check) => {
  if (typeof value !== 'string') return listOf(uncertain)(value, at, check)
  check.note(notA(check.called(at), value, t('something it may have and its chance, such as weapon=danish-axe 60%'), at))
  return undefined
}

const otherEdition = (name: string, { edition }: Reading, book: Rulebook, at: string) =>
  outOfPlace(
    t('the reading {name} belongs to edition {edition}, and this fight is edition {other}: leave it out', {
      name,
      edition,
      other: book.edition
    }),
    at
  )

/** An interpretation of the other edition, under its present or its former name; undefined if there is none. */
const readingElsewhere = (name: string, { edition }: Rulebook): Reading | undefined => {
  const { readings } = rulebook(edition === 1 ? 2 : 1)
  return Object.hasOwn(readings, name) ? readings[name] : Object.values(readings).find(({ was }) => was?.name === name)
}

const reading = (name: string, value: unknown, at: string, check: Check): boolean => {
  const { readings } = check.book
  const row = Object.hasOwn(readings, name) ? readings[name] : undefined
  const elsewhere = row ? undefined : readingElsewhere(name, check.book)
  if (elsewhere) check.note(otherEdition(name, elsewhere, check.book, at))
  else if (!row)
    check.note(
      unknownName(check.called(at), 'reading', name, 'saga-odds rules readings', at, nearest(name, Object.keys(readings)))
    )
  else if (row.edition !== 'both' && row.edition !== check.book.edition) check.note(otherEdition(name, row, check.book, at))
  else if (typeof value !== 'string' || !Object.hasOwn(row.values, value))
    check.note(noneOf(t('the reading {name}', { name }), value, Object.keys(row.values), at))
  else return true
  return false
}

/** Replaces a former name and value of an interpretation by the present ones. */
const renamed = ([name, value]: readonly [string, unknown], { readings }: Rulebook): readonly [string, unknown] => {
  const found = Object.entries(readings).find(([, { was }]) => was?.name === name)
  if (!found || typeof value !== 'string') return [name, value]
  const [present, { was }] = found
  return [present, was && Object.hasOwn(was.values, value) ? was.values[value] : value]
}

const readings: Shape<Draft> = (value, at, check) => {
  if (!isDraft(value)) {
    check.note(
      notA(
        check.called(at),
        value,
        t('an object of readings, such as {example}', { example: '{ "crush-timing": "unsaved" }' }),
        at
      )
    )
    return undefined
  }
  const given = Object.entries(value).map(entry => renamed(entry, check.book))
  const kept = given.filter(([name, chosen]) => reading(name, chosen, `${at}.${name}`, check))
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const edition: Shape<number> = (value, at, check) => {
  if (value === 1 || value === 2) return value
  check.note(notA(check.called(at), value, t('1 or 2'), at))
  return undefined
}

/** The path of a quantity of a fight that is given by its name or path. */
const quantity: Shape<string> = (value, at, check) => {
  const name = text(value, at, check)
  if (name === undefined) return undefined
  const found = quantityIn(name, check.called(at), at)
  if (!('message' in found)) return found.path
  check.note(found)
  return undefined
}

type Type<K extends ValueType['is']> = Extract<ValueType, { readonly is: K }>
type Shapes = { readonly [K in ValueType['is']]: (type: Type<K>, book: Rulebook) => Shape<unknown> }

const list: Shape<unknown> = listOf((value: unknown, at, check) => {
  if (value === null) check.note(notA(check.called(at), value, t('an ability, such as "ullr"'), at))
  return value
})

const shapes: Shapes = {
  whole: ({ least, most, also }, book) => whole(bound(book, least), bound(book, most), also),
  'half-width': () => halfWidth,
  choice: ({ of }) => oneOf(...of),
  edition: () => edition,
  'yes-no': () => yesNo,
  text: () => text,
  'per-model': () => per,
  troop: () => (value, at, check) => named('troop', value, at, check),
  weapon: () => (value, at, check) => (value === UNARMED ? UNARMED : named('weapon', value, at, check)),
  mount: () => (value, at, check) => named('mount', value, at, check),
  faction: () => (value, at, check) => named('faction', value, at, check),
  // checked with the unit, once it is known whose board they are on
  abilities: () => list,
  spend: () => spends,
  guards: () => guards,
  wrath: () => wrath,
  effects: () => listOf(effect),
  acts: () => listOf(act),
  readings: () => readings,
  // the values in it are checked with the unit
  maybe: () => uncertains,
  texts: () => listOf(text),
  quantities: () => listOf(quantity),
  names: () => costs
}

const shapeOf = (type: ValueType, book: Rulebook): Shape<unknown> =>
  (shapes[type.is] as (type: ValueType, book: Rulebook) => Shape<unknown>)(type, book)

/** The shapes for a rulebook, each built when it is first needed. */
const shapesFor = onceFor(() => new Map<ValueType, Shape<unknown>>())

/** Types for which a text can only be a value to parse: JSON accepts it just as `--set` and a CSV file do. */
const READ_AS_TEXT: ReadonlySet<ValueType['is']> = new Set([
  ...(['whole', 'half-width', 'edition', 'choice', 'yes-no'] as const),
  ...(['per-model', 'abilities', 'spend', 'guards', 'wrath', 'maybe', 'quantities'] as const)
])

/** Returns the value if it is valid for its type; otherwise notes what is wrong at its path and returns undefined. */
export const checked = (type: ValueType, given: unknown, at: string, check: Check): unknown => {
  const value = typeof given === 'string' && READ_AS_TEXT.has(type.is) ? parseValue(type, given) : given
  const known = shapesFor(check.book)
  const shape = known.get(type) ?? shapeOf(type, check.book)
  known.set(type, shape)
  return shape(value, at, check)
}
