import { type Effect, whoseOf } from './effect'
import { signed } from './effect-counts'

/** Effects as a sentence says them: written into headlines, and read back by the reader of sentences. */

export interface EffectPhrase {
  readonly phrase: string
  /** The effect, without the number that follows the phrase. */
  readonly effect: Readonly<Record<string, unknown>>
  /** The field that the number is for. */
  readonly number?: 'count' | 'on'
  /** The number is written with its sign. */
  readonly isChange?: true
}

const MOMENTS = { before: 'before the fight', now: 'at once', after: 'after the fight' } as const
const WHOSE = { own: 'own', side: "own side's", enemy: 'enemy' } as const

const moments = Object.entries(MOMENTS)

const fatigues = Object.entries(WHOSE).flatMap(([of, whose]) =>
  moments.map(
    ([when, moment]): EffectPhrase => ({
      phrase: `${whose} fatigue ${moment}`,
      effect: { verb: 'fatigue', of, when },
      number: 'count',
      isChange: true
    })
  )
)

const removals = moments.map(
  ([when, moment]): EffectPhrase => ({ phrase: `enemies removed ${moment}`, effect: { verb: 'remove', when }, number: 'count' })
)

export const effectPhrases: readonly EffectPhrase[] = [
  { phrase: 'enemy attack dice', effect: { verb: 'attack-dice', of: 'enemy' }, number: 'count', isChange: true },
  { phrase: 'enemy defence dice', effect: { verb: 'defence-dice', of: 'enemy' }, number: 'count', isChange: true },
  { phrase: 'own armour', effect: { verb: 'armour', of: 'own' }, number: 'count', isChange: true },
  { phrase: 'enemy armour', effect: { verb: 'armour', of: 'enemy' }, number: 'count', isChange: true },
  { phrase: 'attack roll', effect: { verb: 'attack-roll' }, number: 'count', isChange: true },
  { phrase: 'saves on', effect: { verb: 'save' }, number: 'on' },
  { phrase: 'rerolls attack', effect: { verb: 'reroll', of: 'attack' } },
  { phrase: 'rerolls defence', effect: { verb: 'reroll', of: 'defence' } },
  { phrase: 'hits ignored', effect: { verb: 'ignore-hits' }, number: 'count' },
  { phrase: 'hits ignored by the last model', effect: { verb: 'ignore-hits', of: 'last' }, number: 'count' },
  { phrase: 'counts as in light cover', effect: { verb: 'cover', kind: 'light' } },
  { phrase: 'counts as in heavy cover', effect: { verb: 'cover', kind: 'heavy' } },
  { phrase: 'fatigue ignored', effect: { verb: 'ignore-fatigue' }, number: 'count' },
  { phrase: 'never gains fatigue', effect: { verb: 'ignore-fatigue', count: 'all' } },
  { phrase: 'losses cancelled by fatigue', effect: { verb: 'resilience' }, number: 'count' },
  { phrase: 'doubles hits', effect: { verb: 'double-hits' } },
  { phrase: 'pushes', effect: { verb: 'push' } },
  { phrase: 'second melee', effect: { verb: 'fight-again' } },
  ...removals,
  ...fatigues
]

const BONUS: Readonly<Record<string, string>> = { 'attack-dice': 'attack dice', 'defence-dice': 'defence dice' }

const without = (effect: object, key: string | undefined): object =>
  Object.fromEntries(Object.entries(effect).filter(([name]) => name !== key))

const same = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => (other as Readonly<Record<string, unknown>>)[key] === value)

/** The mark of an effect that is written as data. */
export const EFFECT_WORD = 'effect'

/** "+2 attack dice", "enemy armour -1"; one with conditions of its own as data. */
export const effectWords = (effect: Effect): string => {
  const bonus = BONUS[effect.verb]
  if (bonus !== undefined && 'count' in effect && typeof effect.count === 'number' && whoseOf(effect) === 'own') {
    const plain = { verb: effect.verb, count: effect.count }
    if (same(without(effect, 'of'), plain)) return `${signed(effect.count)} ${bonus}`
  }
  for (const { phrase, effect: pattern, number, isChange } of effectPhrases) {
    const value = number && (effect as { readonly count?: unknown; readonly on?: unknown })[number]
    if (number && typeof value !== 'number') continue
    if (!same(without(effect, number), pattern)) continue
    return value === undefined ? phrase : `${phrase} ${isChange ? signed(value as number) : value}`
  }
  return `${EFFECT_WORD} ${JSON.stringify(effect)}`
}
