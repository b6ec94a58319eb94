import { t } from '../../model/language'

/** The values of a profile as builders print them (T10.12), read as far as they can be read, and what had to be corrected on the way. */

interface Read<T> {
  readonly value: T
  /** What was odd about the text and how it was read; absent where nothing was. */
  readonly corrected?: string
}

/** Melee, and when shot at. */
export interface Armour {
  readonly melee: number
  readonly shot: number
}

/** Dice of so many models. */
export interface Rate {
  readonly dice: number
  readonly models: number
}

export interface Aggression {
  /** Undefined: not a number; ask. */
  readonly melee?: Rate
  /** As attacker and as defender, where they differ (6/2). */
  readonly charged?: Rate
  /** Absent: it does not shoot. */
  readonly shot?: Rate
}

const spaceless = (text: string): string => text.replace(/\s+/g, '')

/** "3 (30" is "3 (3)": the bracket was meant, and a zero typed for it. */
const ARMOUR = /^(\d)(?:\((\d)(?:\)|0?)?)?\*?$/

const isArmour = (value: number): boolean => value >= 2 && value <= 6

/** The armour of a text as "5 (4)"; undefined where it is none. */
export const armourOf = (text: string): Read<Armour> | undefined => {
  const bare = spaceless(text)
  const [, melee, shot = melee] = ARMOUR.exec(bare) ?? []
  if (melee === undefined) return undefined
  if (!isArmour(Number(melee))) return undefined
  const value = { melee: Number(melee), shot: isArmour(Number(shot)) ? Number(shot) : Number(melee) }
  const reading = t('armour "{text}" is read as {read}', { text: text.trim(), read: `${value.melee} (${value.shot})` })
  if (value.melee - value.shot > 2)
    return { value, corrected: t('{reading}, though no rule takes so much from armour', { reading }) }
  return bare === `${value.melee}(${value.shot})` ? { value } : { value, corrected: reading }
}

/** "2", "1/2"; a whole number beyond 30 is none. */
const rateOf = (text: string): Rate | undefined => {
  const [, dice, models = '1'] = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(text) ?? []
  if (dice === undefined || Number(models) === 0) return undefined
  return { dice: Number(dice), models: Number(models) }
}

/** `n/d` with n below d is a share of a die; with n at least d it is the dice as attacker and as defender (T10.12). */
const meleeOf = (text: string): Pick<Aggression, 'melee' | 'charged'> => {
  const rate = rateOf(text)
  if (!rate) return {}
  if (rate.models === 1 || rate.dice < rate.models) return { melee: rate }
  return { melee: { dice: rate.dice, models: 1 }, charged: { dice: rate.models, models: 1 } }
}

/** The dice of a text as "1 (1/2)"; what is no number is left out of it. */
export const aggressionOf = (text: string): Read<Aggression> => {
  const bare = spaceless(text)
  const [, before = '', inside] = /^([^(]*)(?:\(([^)]*)\)?)?\*?$/.exec(bare) ?? []
  const noted = before.endsWith('*') ? before.slice(0, -1) : before
  const melee = meleeOf(noted)
  const shot = inside === undefined ? undefined : rateOf(inside)
  const value = { ...melee, ...(shot && shot.dice > 0 && { shot }) }
  const isOpen = inside !== undefined && !bare.includes(')')
  const isStarred = bare.includes('*') && melee.melee !== undefined
  return (isOpen && melee.melee && shot) || isStarred
    ? {
        value,
        corrected: t('attack dice "{text}" are read as {read}', {
          text: text.trim(),
          read: `${noted}${shot ? ` (${inside})` : ''}`
        })
      }
    : { value }
}

/** SAGA dice; undefined where it is no number. */
export const sagaDiceOf = (text: string): number | undefined => (/^\s*\d\s*$/.test(text) ? Number(text) : undefined)
