import { idOf } from '../model/data'
import { t } from '../model/language'
import { missingKey, notA } from '../model/mistakes'
import { visible } from '../model/quoted'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import type { Check } from './check'
import { CHOICE_KEYS, type ChoiceDice, chosen } from './choice'
import { abilityNames, unknownAbility } from './names'
import { type Draft, isDraft, isPlain, onlyKeys, ownKey, text, whole } from './validators'

/** An ability as it was asked for, before it is known whose board it is on. */
export interface AskedAbility {
  readonly at: string
  /** What it is called in messages. */
  readonly called: string
  /** The name as given. */
  readonly name: string
  /** The whole of it as given: "combat-pool=1a1dr". */
  readonly typed: string
  /** Keys (`faction/ability`) it may stand for, on any board. */
  readonly keys: readonly string[]
  readonly given: readonly ChoiceDice[]
}

/** The keys that a name stands for: those that bear it, else all that one of whose names begins so, also in one word ("combatpool"). */
const keysNamed = (book: Rulebook, name: string): readonly string[] => {
  const names = abilityNames(book)
  const wanted = plain(name)
  const exact = names.get(wanted)
  if (exact) return exact
  const begun = new Set<string>()
  const begins = (other: string): boolean => other.startsWith(wanted) || other.replaceAll(' ', '').startsWith(wanted)
  if (wanted !== '') for (const [other, keys] of names) if (begins(other)) for (const key of keys) begun.add(key)
  return [...begun]
}

const LEADING_PLUS = /^\s*\+{1,2}/

const fromText = (text: string, at: string, check: Check): AskedAbility | undefined => {
  const typed = text.replace(LEADING_PLUS, '')
  const [name = '', choice] = typed.split(/=(.*)/s)
  const given = choice === undefined ? [] : chosen(choice.trim())
  const asked = { at, called: check.called(at, `+${visible(typed)}`), name, typed, keys: keysNamed(check.book, name) }
  // a choice that cannot be read is shown when the ability is known, with what it does offer
  return known({ ...asked, given: given ?? [{ count: Number.NaN }] }, check)
}

const fromDraft = (draft: Draft, at: string, check: Check): AskedAbility | undefined => {
  onlyKeys(draft, ['id', ...CHOICE_KEYS], at, check)
  const id = ownKey(draft, 'id')
  if (id === undefined) check.note(missingKey('id', check.called(at), at))
  const name = id === undefined ? undefined : text(id, `${at}.id`, check)
  const numbers = CHOICE_KEYS.flatMap(key => {
    const value = ownKey(draft, key)
    const number = value === undefined ? undefined : whole(0, 99)(value, `${at}.${key}`, check)
    return number === undefined ? [] : [[key, number] as const]
  })
  if (name === undefined) return undefined
  const typed = [name, ...numbers.map(([key, number]) => `${key} ${number}`)].join(', ')
  return known(
    {
      at,
      called: check.called(at),
      name,
      typed,
      keys: keysNamed(check.book, name),
      given: numbers.length > 0 ? [Object.fromEntries(numbers)] : []
    },
    check
  )
}

const known = (asked: AskedAbility, check: Check): AskedAbility | undefined => {
  if (asked.keys.length > 0) return asked
  check.note(unknownAbility(asked.name, asked.called, asked.at, check.book, idOf))
  return undefined
}

/** An ability from its short text or its object; undefined, and noted, where no board has it. */
export const askedAbility = (value: unknown, at: string, check: Check): AskedAbility | undefined => {
  if (isDraft(value)) return fromDraft(value, at, check)
  if (isPlain(value)) return fromText(value, at, check)
  check.note(notA(check.called(at), value, t('an ability, such as "ullr" or {example}', { example: '{ "id": "ullr" }' }), at))
  return undefined
}
