import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { notA } from '../../model/mistakes'
import type { AdviceAsked } from '../advice/request'
import { merged } from '../set'
import { type Draft, isDraft, isWordOrNumber, ownKey } from '../validators'

/** A batch line that asks for advice: a fight in words or by keys, with the goal and the other questions beside it. */

const QUESTION_KEYS = ['goal', 'for', 'price', 'roll', 'maxNodes'] as const

/** The keys of a line that belong to the question for advice, not to its fight. */
export const ADVICE_KEYS: readonly string[] = QUESTION_KEYS

const NOT_FIGHT_KEYS: ReadonlySet<string> = new Set([...QUESTION_KEYS, 'kind', 'id', 'scenario'])

/** The line in one form: a fight under `scenario` moves up into the line, whose own keys take precedence. */
export const adviceLine = (draft: Draft): Draft => {
  const { scenario, ...line } = draft
  if (scenario === undefined || scenario === null) return line
  const fight = typeof scenario === 'string' ? { fight: scenario } : scenario
  return isDraft(fight) ? { ...merged(fight, line), kind: line['kind'], ...fightKind(fight) } : draft
}

/** The kind that the fight itself states, under a key of its own. */
const fightKind = (scenario: Draft): Draft => {
  const kind = ownKey(scenario, 'kind')
  return kind === undefined ? {} : { fightKind: kind }
}

const prices = (value: unknown): readonly string[] | undefined => {
  if (isDraft(value)) return Object.entries(value).map(([name, price]) => `${name}=${String(price)}`)
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.every(isWordOrNumber) ? list.map(String) : undefined
}

/** The request for advice in the line. Throws a RequestError with `before` and every value of the wrong type. */
export const adviceAsked = (draft: Draft, before: readonly Mistake[]): AdviceAsked => {
  const mistakes: Mistake[] = [...before]
  if (ownKey(draft, 'scenario') !== undefined)
    mistakes.push(notA('scenario', ownKey(draft, 'scenario'), t('a fight: an object, or a sentence'), 'scenario'))
  const asked: Record<string, unknown> = {}
  for (const key of QUESTION_KEYS) {
    const value = ownKey(draft, key)
    if (value === undefined || value === null) continue
    const read = key === 'price' ? prices(value) : isWordOrNumber(value) ? String(value) : undefined
    if (read === undefined)
      mistakes.push(
        notA(
          key,
          value,
          key === 'price' ? t('prices, such as {example}', { example: '{ "die": 0.3 }' }) : t('a word or a number'),
          key
        )
      )
    else asked[key === 'for' ? 'asks' : key] = read
  }
  refuseAny(mistakes)
  const { fightKind: kind, ...rest } = draft
  const fight = Object.fromEntries(Object.entries(rest).filter(([key]) => !NOT_FIGHT_KEYS.has(key)))
  return { scenario: { ...fight, ...(kind !== undefined && { kind }) }, ...asked }
}
