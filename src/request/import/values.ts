import { t } from '../../model/language'

/** Parses the values of a profile as list builders print them (T10.12), and reports what it had to correct. */

interface Read<T> {
  readonly value: T
  /** What was odd about the text and how it was read; undefined if nothing was. */
  readonly corrected?: string
}

/** Armour in melee and against shooting. */
export interface Armour {
  readonly melee: number
  readonly shot: number
}

/** A number of dice for a number of models. */
export interface Rate {
  readonly dice: number
  readonly models: number
}

/** Attack dice in melee and when shooting. */
export interface Aggression {
  /** Undefined if the text is not a number. */
  readonly melee?: Rate
  /** The dice as defender if they differ from those as attacker ("6/2"). */
  readonly charged?: Rate
  /** Undefined if the unit does not shoot. */
  readonly shot?: Rate
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** The format of armour, "5 (4)". "3 (30" means "3 (3)": the builder typed a zero for the bracket. */
const ARMOUR = /^(\d)(?:\((\d)(?:\)|0?)?)?\*?$/

const isArmour = (value: number): boolean => value >= 2 && value <= 6

/** The armour in a text such as "5 (4)"; undefined if its melee armour is not a number from 2 to 6. */
export const armourOf = (text: string): Read<Armour> | undefined => {
  const compact = withoutSpaces(text)
  const [, melee, shot = melee] = ARMOUR.exec(compact) ?? []
  if (melee === undefined) return undefined
  if (!isArmour(Number(melee))) return undefined
  const value = { melee: Number(melee), shot: isArmour(Number(shot)) ? Number(shot) : Number(melee) }
  const reading = t('armour "{text}" is read as {read}', { text: text.trim(), read: `${value.melee} (${value.shot})` })
  if (value.melee - value.shot > 2)
    return { value, corrected: t('{reading}, though no rule takes so much from armour', { reading }) }
  return compact === `${value.melee}(${value.shot})` ? { value } : { value, corrected: reading }
}

/** The rate in "2" or "1/2"; undefined if the text is neither. */
const rateOf = (text: string): Rate | undefined => {
  const [, dice, models = '1'] = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(text) ?? []
  if (dice === undefined || Number(models) === 0) return undefined
  return { dice: Number(dice), models: Number(models) }
}

/**
 * The melee dice. `n/d` with n below d is n dice for d models; otherwise n is the dice as attacker and d as defender (T10.12).
 */
const meleeOf = (text: string): Pick<Aggression, 'melee' | 'charged'> => {
  const rate = rateOf(text)
  if (!rate) return {}
  if (rate.models === 1 || rate.dice < rate.models) return { melee: rate }
  return { melee: { dice: rate.dice, models: 1 }, charged: { dice: rate.models, models: 1 } }
}

/** The melee and shooting dice in a text such as "1 (1/2)"; a part that is not a number is left undefined. */
export const aggressionOf = (text: string): Read<Aggression> => {
  const compact = withoutSpaces(text)
  const [, before = '', inside] = /^([^(]*)(?:\(([^)]*)\)?)?\*?$/.exec(compact) ?? []
  const unstarred = before.endsWith('*') ? before.slice(0, -1) : before
  const melee = meleeOf(unstarred)
  const shot = inside === undefined ? undefined : rateOf(inside)
  const value = { ...melee, ...(shot && shot.dice > 0 && { shot }) }
  const isOpen = inside !== undefined && !compact.includes(')')
  const isStarred = compact.includes('*') && melee.melee !== undefined
  return (isOpen && melee.melee && shot) || isStarred
    ? {
        value,
        corrected: t('attack dice "{text}" are read as {read}', {
          text: text.trim(),
          read: `${unstarred}${shot ? ` (${inside})` : ''}`
        })
      }
    : { value }
}

/** The number of SAGA dice; undefined if the text is not a single digit. */
export const sagaDiceOf = (text: string): number | undefined => (/^\s*\d\s*$/.test(text) ? Number(text) : undefined)
