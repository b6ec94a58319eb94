import { SAGA_DICE } from '../model/limits'
import type { AbilityUse } from '../model/scenario'
import type { Ability } from '../rules/types'

/**
 * The choice made with an ability, as it is typed after its name: `1a1dr` is one SAGA die for an attack die and a rare one for
 * defence dice, `3d` three defence dice, `2` a plain number, `3r` a number and the rare symbol, `r` the rare symbol alone.
 */

/** Dice or a number, and how many of the SAGA dice showed the rare symbol. */
export type ChoiceDice = Omit<AbilityUse, 'id'>

const GROUP = /(\d{0,3})([ad]?)(r?)/y

const KINDS = { a: 'attack', d: 'defence', '': 'count' } as const

const groups = (text: string): readonly RegExpExecArray[] | undefined => {
  const found: RegExpExecArray[] = []
  GROUP.lastIndex = 0
  while (GROUP.lastIndex < text.length) {
    const group = GROUP.exec(text)
    if (!group || group[0] === '') return undefined
    found.push(group)
  }
  return found.length > 0 ? found : undefined
}

/** Each group of `1a1dr` apart; undefined where the text is no choice. */
export const chosen = (text: string): readonly ChoiceDice[] | undefined =>
  groups(text.toLowerCase())?.map(([, digits = '', kind = '', rare = '']) => {
    const number = digits === '' ? 1 : Number(digits)
    if (kind === '' && digits === '') return { rare: 1 }
    return { [KINDS[kind as keyof typeof KINDS]]: number, ...(rare && { rare: kind === '' ? 1 : number }) }
  })

/** SAGA dice of a pool: for attack dice, for defence dice, and those of each that showed the rare symbol. */
interface Pool {
  readonly attack: number
  readonly defence: number
  readonly rareAttack: number
  readonly rareDefence: number
}

const NONE: Pool = { attack: 0, defence: 0, rareAttack: 0, rareDefence: 0 }

type PoolKinds = readonly ('attack' | 'defence')[]

/** A number without a kind, or nothing at all, is of the pool's first kind. `2r` is doubtful (one rare or two) and no choice. */
const kindly = (kinds: PoolKinds, { attack = 0, defence = 0, count, rare = 0 }: ChoiceDice): ChoiceDice | undefined => {
  if (count !== undefined && rare > 0 && rare !== count) return undefined
  const more = count ?? (attack + defence === 0 ? 1 : 0)
  return kinds[0] === 'defence' ? { attack, defence: defence + more, rare } : { attack: attack + more, defence, rare }
}

/** Of one group's rare dice the defence dice come first. */
const added = (pool: Pool, { attack = 0, defence = 0, rare = 0 }: ChoiceDice): Pool => {
  const rareDefence = Math.min(rare, defence)
  return {
    attack: pool.attack + attack,
    defence: pool.defence + defence,
    rareAttack: pool.rareAttack + rare - rareDefence,
    rareDefence: pool.rareDefence + rareDefence
  }
}

const isPool = (kinds: PoolKinds, { attack, defence, rareAttack, rareDefence }: Pool): boolean =>
  attack + defence >= 1 &&
  attack + defence <= SAGA_DICE &&
  rareAttack <= attack &&
  rareDefence <= defence &&
  (attack === 0 || kinds.includes('attack')) &&
  (defence === 0 || kinds.includes('defence'))

/** As uses whose rare dice are their defence dice first: two of them where only attack dice showed it. */
const poolUses = ({ attack, defence, rareAttack, rareDefence }: Pool): readonly ChoiceDice[] =>
  rareAttack > 0 && rareDefence < defence
    ? [
        { attack, rare: rareAttack },
        { defence, rare: rareDefence }
      ]
    : [{ attack, defence, rare: rareAttack + rareDefence }]

const pooled = (kinds: PoolKinds, given: readonly ChoiceDice[]): readonly ChoiceDice[] | undefined => {
  const kinded = given.flatMap(group => kindly(kinds, group) ?? [])
  const pool = kinded.reduce(added, NONE)
  return kinded.length === given.length && isPool(kinds, pool) ? poolUses(pool) : undefined
}

export const CHOICE_KEYS = ['attack', 'defence', 'count', 'rare'] as const

const sum = (given: readonly ChoiceDice[]): ChoiceDice => {
  const total: Record<string, number> = {}
  for (const group of given)
    for (const key of CHOICE_KEYS) if (group[key] !== undefined) total[key] = (total[key] ?? 0) + group[key]
  return total
}

const split = (total: number, { attack, defence, count, rare = 0 }: ChoiceDice): ChoiceDice | undefined => {
  const isBare = attack === undefined && defence === undefined && count === undefined
  const dice = { attack: (attack ?? 0) + (count ?? 0) + (isBare ? total : 0), defence: defence ?? 0 }
  return dice.attack + dice.defence === total && rare === 0 ? dice : undefined
}

const hasDice = ({ attack, defence }: ChoiceDice): boolean => attack !== undefined || defence !== undefined

const counted = (least: number, most: number, given: ChoiceDice): ChoiceDice | undefined => {
  const { count = least, rare = 0 } = given
  // no number at all is none of these
  return !hasDice(given) && count >= least && count <= most ? { count, rare } : undefined
}

const plain = (given: ChoiceDice): ChoiceDice | undefined =>
  hasDice(given) || given.count !== undefined ? undefined : { rare: given.rare ?? 0 }

const once = ({ choice, rareMatters }: Ability, given: ChoiceDice): readonly ChoiceDice[] | undefined => {
  const made =
    choice?.take === 'split'
      ? split(choice.total, given)
      : choice !== undefined && choice.take !== 'pool'
        ? counted(choice.least, choice.most, given)
        : plain(given)
  return made && (made.rare ?? 0) <= (rareMatters ? 1 : 0) ? [made] : undefined
}

/**
 * The choice completed; undefined where it is none the ability offers. No choice is one attack die of a pool, all attack dice of
 * a split, the least of models or fatigue.
 */
export const settled = (ability: Ability, given: readonly ChoiceDice[]): readonly ChoiceDice[] | undefined =>
  ability.choice?.take === 'pool' ? pooled(ability.choice.kinds, given.length > 0 ? given : [{}]) : once(ability, sum(given))

/** The use of an ability without its zeros, in one order. */
export const useOf = (id: string, made: ChoiceDice): AbilityUse => ({
  id,
  ...Object.fromEntries(CHOICE_KEYS.flatMap(key => (made[key] ? [[key, made[key]]] : [])))
})
