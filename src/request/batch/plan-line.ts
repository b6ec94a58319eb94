import { type Mistake, refuseAny } from '../../model/errors'
import { msg, t } from '../../model/language'
import { notA, unknownKey } from '../../model/mistakes'
import { RULE_KEYS } from '../../model/scenario'
import { type Draft, isDraft, isWordOrNumber, ownKey } from '../validators'

/**
 * A batch line that asks for a plan: `{ "kind": "plan", "plan": {...} }`, the keys of a plan beside the kind, or a turn in
 * words.
 */

const METHOD_KEYS = ['solve', 'method', 'trials', 'seed'] as const

const LINE_KEYS = ['kind', 'id', 'plan', 'sentence', 'fight', ...METHOD_KEYS, ...RULE_KEYS] as const

/** A key of a line that asks for a plan. */
export type PlanKey = (typeof LINE_KEYS)[number]

const PLAN_KEYS: readonly string[] = LINE_KEYS

const without = (draft: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key)))

const picked = (draft: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key, value]) => keys.includes(key) && value !== undefined && value !== null))

/** True if the keys of the plan are in the line itself. */
const isInline = (draft: Draft): boolean =>
  ownKey(draft, 'plan') === undefined && (Object.hasOwn(draft, 'warbands') || Object.hasOwn(draft, 'steps'))

const merged = (under: unknown, over: unknown): unknown =>
  isDraft(under) && isDraft(over) ? { ...under, ...over } : (over ?? under)

const concatenated = (under: unknown, over: unknown): unknown =>
  Array.isArray(under) && Array.isArray(over)
    ? [...(under as readonly unknown[]), ...(over as readonly unknown[])]
    : (over ?? under)

/** The line in one form: the plan under `plan`, and the settings of plan and line combined, the line's taking precedence. */
export const planLine = (draft: Draft): Draft => {
  const plan = isInline(draft) ? without(draft, ['kind', 'id', 'costs', ...METHOD_KEYS]) : ownKey(draft, 'plan')
  const line = isInline(draft) ? picked(draft, ['kind', 'id', 'costs', ...METHOD_KEYS]) : draft
  if (!isDraft(plan)) return line
  const settings = {
    edition: ownKey(line, 'edition') ?? ownKey(plan, 'edition'),
    readings: merged(ownKey(plan, 'readings'), ownKey(line, 'readings')),
    boards: concatenated(ownKey(plan, 'boards'), ownKey(line, 'boards'))
  }
  return { ...line, ...picked(settings, RULE_KEYS), plan }
}

/** What a line says about its plan. A plan given as text is a turn in words. */
export interface PlanLine {
  readonly plan: Draft | string
  readonly solve?: string | true
  readonly method?: string
  readonly trials?: string
  readonly seed?: string
}

const NO_PLAN: Mistake = {
  message: msg(
    'there is no plan in the line: give "plan" as in a plan file, or "sentence": "8 crossbows shoot 4 huscarls then 6 mounted knights charge them"'
  ),
  at: 'plan'
}

const methodOptions = (draft: Draft, mistakes: Mistake[]): Omit<PlanLine, 'plan'> =>
  Object.fromEntries(
    METHOD_KEYS.flatMap((key): readonly (readonly [string, string | true])[] => {
      const value = ownKey(draft, key)
      if (value === undefined || value === null || (key === 'solve' && value === false)) return []
      if (key === 'solve' && value === true) return [[key, true]]
      if (isWordOrNumber(value)) return [[key, String(value)]]
      mistakes.push(notA(key, value, t('a word or a number'), key))
      return []
    })
  )

const planIn = (draft: Draft, mistakes: Mistake[]): Draft | string => {
  const given = ['plan', 'sentence', 'fight'].filter(key => ownKey(draft, key) !== undefined && ownKey(draft, key) !== null)
  const [key = 'plan', second] = given
  const value = ownKey(draft, key)
  if (second !== undefined)
    mistakes.push({ message: t('the plan is given twice, as {key} and as {second}: leave one out', { key, second }), at: second })
  if (typeof value === 'string') return value
  if (key === 'plan' && isDraft(value)) return value
  mistakes.push(
    given.length === 0
      ? NO_PLAN
      : notA(key, value, key === 'plan' ? t('a plan: an object, or a turn in words') : t('a turn in words'), key)
  )
  return ''
}

/** The plan that the line asks for. Throws a RequestError with `before` and every mistake in the line's own keys. */
export const planAsked = (draft: Draft, before: readonly Mistake[]): PlanLine => {
  const mistakes: Mistake[] = [
    ...before,
    ...Object.keys(draft).flatMap(key =>
      PLAN_KEYS.includes(key) ? [] : [unknownKey(key, t('a line of a plan'), PLAN_KEYS, key)]
    )
  ]
  const plan = planIn(draft, mistakes)
  const asked = methodOptions(draft, mistakes)
  refuseAny(mistakes)
  return { plan, ...asked }
}
