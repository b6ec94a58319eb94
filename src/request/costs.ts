import { idOf } from '../model/data'
import { refuseAny } from '../model/errors'
import { t } from '../model/language'
import { notA, outOfPlace } from '../model/mistakes'
import { either, quoted } from '../model/quoted'
import { costOf, costText, isUnknown, KNOWN_COST } from '../rules/cost'
import { withCosts } from '../rules/custom-tables'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { type Check, checking } from './check'
import { abilityNames, unknownAbility } from './names'
import type { Patch } from './set'
import { namer } from './set'
import { type Draft, isDraft, type Shape } from './validators'

/** Costs that the user gives for abilities whose cost the rulebook does not know (R7.3). */

const keysNamed = (book: Rulebook, name: string): readonly string[] => abilityNames(book).get(plain(name)) ?? []

const isOpen = (book: Rulebook, key: string): boolean => book.abilities[key]?.cost.includes('?') ?? false

/** Returns the id if it identifies the ability, otherwise the key with its board. */
const shortest = (book: Rulebook, key: string): string => {
  const id = idOf(key)
  return keysNamed(book, id).length === 1 ? id : key
}

/** Returns the cost in its standard spelling. If the value is not a cost, or still unknown, notes that and returns undefined. */
const costFrom = (value: unknown, at: string, check: Check): string | undefined => {
  const cost = typeof value === 'string' ? costOf(value.trim()) : undefined
  if (cost && !isUnknown(cost)) return costText(cost)
  check.note(notA(check.called(at), value, KNOWN_COST, at))
  return undefined
}

/**
 * Returns the key of the one ability whose cost is given. If there is none, or more than one, notes that and returns undefined.
 */
const keyFor = (name: string, at: string, check: Check): string | undefined => {
  const { book } = check
  const keys = keysNamed(book, name)
  const open = keys.filter(key => isOpen(book, key))
  const known = book.abilities[keys[0] ?? '']
  if (keys.length === 0) check.note(unknownAbility(name, check.called(at), at, book, key => shortest(book, key)))
  else if (open.length > 1)
    check.note(
      outOfPlace(
        t('{called}: {name} could mean {open}: name one', { called: check.called(at), name: quoted(name), open: either(open) }),
        at
      )
    )
  else if (open.length === 0 && known) {
    const cure = t('only an unknown cost can be given here; a board file of your own changes a known one')
    check.note(
      outOfPlace(
        t('{called}: {name} costs {cost} ({rule}): {cure}', {
          called: check.called(at),
          name: known.name,
          cost: known.cost,
          rule: known.rule,
          cure
        }),
        at
      )
    )
  } else return open[0]
  return undefined
}

export const costs: Shape<Draft> = (value, at, check) => {
  if (!isDraft(value)) {
    check.note(notA(check.called(at), value, t('an object of costs, such as {example}', { example: '{ "ullr": "U" }' }), at))
    return undefined
  }
  const named = new Map<string, string>()
  for (const [name, given] of Object.entries(value)) {
    const where = `${at}.${name}`
    const key = keyFor(name, where, check)
    const cost = costFrom(given, where, check)
    const id = key === undefined ? undefined : shortest(check.book, key)
    if (id !== undefined && named.has(id))
      check.note(outOfPlace(t('{called}: the cost of {id} is given twice', { called: check.called(where), id }), where))
    if (id !== undefined && cost !== undefined) named.set(id, cost)
  }
  return Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Converts checked costs to costs by the keys of their abilities. */
export const costKeys = (named: Readonly<Record<string, string>>, book: Rulebook): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(named).flatMap(([name, cost]) => keysNamed(book, name).map(key => [key, cost] as const)))

/** Returns the rulebook with the costs given by flags. Throws a RequestError that lists everything wrong with them. */
export const costsOver = (book: Rulebook, patches: readonly Patch[]): Rulebook => {
  const check = checking(book, namer(patches, false))
  const named = costs(Object.fromEntries(patches.map(({ path: [, name = ''], value }) => [name, value])), 'costs', check)
  refuseAny(check.mistakes)
  return withCosts(book, costKeys((named ?? {}) as Readonly<Record<string, string>>, book))
}
