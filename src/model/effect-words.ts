import { type Effect, whoseOf } from './effect'
import { signed } from './effect-counts'
import { isSpanish, msg, t } from './language'
import { once } from './once'

/** Effects as phrases of a sentence, which headlines contain and the parser of sentences reads back. */

export interface EffectPhrase {
  readonly phrase: string
  /** The same in Spanish; the parser reads both. */
  readonly spanish: string
  /** What Spanish headlines say instead, which other words of the parser read. */
  readonly told?: string
  /** The effect, without the number that follows the phrase. */
  readonly effect: Readonly<Record<string, unknown>>
  /** The field of the number. */
  readonly number?: 'count' | 'on'
  /** The number is written with its sign. */
  readonly isChange?: true
}

type Words = readonly [english: string, spanish: string]

const MOMENTS: Readonly<Record<string, Words>> = {
  before: ['before the fight', 'antes del combate'],
  now: ['at once', 'de inmediato'],
  after: ['after the fight', 'después del combate']
}
const WHOSE: Readonly<Record<string, Words>> = {
  own: ['own fatigue', 'fatiga propia'],
  side: ["own side's fatigue", 'fatiga del bando'],
  enemy: ['enemy fatigue', 'fatiga enemiga']
}

const moments = Object.entries(MOMENTS)

const fatigues = (): readonly EffectPhrase[] =>
  Object.entries(WHOSE).flatMap(([of, [whose, suya]]) =>
    moments.map(
      ([when, [moment, momento]]): EffectPhrase => ({
        phrase: `${whose} ${moment}`,
        spanish: `${suya} ${momento}`,
        effect: { verb: 'fatigue', of, when },
        number: 'count',
        isChange: true
      })
    )
  )

const removals = (): readonly EffectPhrase[] =>
  moments.map(
    ([when, [moment, momento]]): EffectPhrase => ({
      phrase: `enemies removed ${moment}`,
      spanish: `enemigos retirados ${momento}`,
      effect: { verb: 'remove', when },
      number: 'count'
    })
  )

/** A phrase without a number. */
const plainly = (phrase: string, spanish: string, effect: EffectPhrase['effect'], told?: string): EffectPhrase => ({
  phrase,
  spanish,
  effect,
  ...(told !== undefined && { told })
})

/** A phrase with a signed count. */
const changing = (phrase: string, spanish: string, effect: EffectPhrase['effect']): EffectPhrase => ({
  ...plainly(phrase, spanish, effect),
  number: 'count',
  isChange: true
})

/** A phrase with a number. */
const counting = (phrase: string, spanish: string, effect: EffectPhrase['effect'], number: 'count' | 'on' = 'count') => ({
  ...plainly(phrase, spanish, effect),
  number
})

export const effectPhrases = once((): readonly EffectPhrase[] => [
  changing('pool attack dice', 'dados de la pila', { verb: 'attack-dice', into: 'pool' }),
  changing('enemy attack dice', 'dados de ataque del enemigo', { verb: 'attack-dice', of: 'enemy' }),
  changing('enemy defence dice', 'dados de defensa del enemigo', { verb: 'defence-dice', of: 'enemy' }),
  changing('own armour', 'armadura propia', { verb: 'armour', of: 'own' }),
  changing('enemy armour', 'armadura enemiga', { verb: 'armour', of: 'enemy' }),
  changing('attack roll', 'tirada de ataque', { verb: 'attack-roll' }),
  counting('saves on', 'cancela con', { verb: 'save' }, 'on'),
  plainly(
    'rerolls attack',
    'repite dados de ataque fallados',
    { verb: 'reroll', of: 'attack' },
    'repitiendo los ataques fallados'
  ),
  plainly(
    'rerolls defence',
    'repite dados de defensa fallados',
    { verb: 'reroll', of: 'defence' },
    'repitiendo las defensas falladas'
  ),
  counting('hits ignored', 'impactos ignorados', { verb: 'ignore-hits' }),
  counting('hits ignored by the last model', 'impactos ignorados por la última miniatura', { verb: 'ignore-hits', of: 'last' }),
  plainly('counts as in light cover', 'cuenta como en cobertura ligera', { verb: 'cover', kind: 'light' }),
  plainly('counts as in heavy cover', 'cuenta como en cobertura pesada', { verb: 'cover', kind: 'heavy' }),
  counting('fatigue ignored', 'fatiga ignorada', { verb: 'ignore-fatigue' }),
  plainly('never gains fatigue', 'nunca gana fatiga', { verb: 'ignore-fatigue', count: 'all' }),
  counting('losses cancelled by fatigue', 'bajas canceladas por fatiga', { verb: 'resilience' }),
  plainly('doubles hits', 'dobla impactos', { verb: 'double-hits' }),
  plainly('pushes', 'empuja', { verb: 'push' }),
  plainly('second melee', 'segundo combate', { verb: 'fight-again' }),
  ...removals(),
  ...fatigues()
])

const BONUS = {
  'attack-dice': msg('attack {n|die|dice}'),
  'defence-dice': msg('defence {n|die|dice}')
} as const

const without = (effect: object, key: string | undefined): object =>
  Object.fromEntries(Object.entries(effect).filter(([name]) => name !== key))

const same = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => (other as Readonly<Record<string, unknown>>)[key] === value)

/** The word before an effect that is written as JSON. */
export const EFFECT_WORD = 'effect'

/** "+2 attack dice", "enemy armour -1"; an effect without a phrase, such as one with conditions, as JSON. */
export const effectWords = (effect: Effect): string => {
  const bonus = effect.verb === 'attack-dice' || effect.verb === 'defence-dice' ? BONUS[effect.verb] : undefined
  if (bonus !== undefined && 'count' in effect && typeof effect.count === 'number' && whoseOf(effect) === 'own') {
    const plain = { verb: effect.verb, count: effect.count }
    if (same(without(effect, 'of'), plain)) return `${signed(effect.count)} ${t(bonus, { n: Math.abs(effect.count) })}`
  }
  for (const { phrase: english, spanish, told = spanish, effect: pattern, number, isChange } of effectPhrases()) {
    const value = number && (effect as { readonly count?: unknown; readonly on?: unknown })[number]
    if (number && typeof value !== 'number') continue
    if (!same(without(effect, number), pattern)) continue
    const phrase = isSpanish() ? told : english
    return value === undefined ? phrase : `${phrase} ${isChange ? signed(value as number) : value}`
  }
  return `${EFFECT_WORD} ${JSON.stringify(effect)}`
}
