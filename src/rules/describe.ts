import type { Effect } from '../model/effect'
import { t, translate } from '../model/language'
import { costOf, type SagaDie } from './cost'
import { mountName } from './kit'
import { isPlain, profileOf } from './lookup'
import { own } from './named'
import type { Ability, AbilityChoice, DiceRate, Faction, Profile, Rulebook, Troop } from './types'

/** Dice, costs, choices and equipment in words, for `rules`. */

const either = (words: readonly string[]): string => words.join(t(' or '))

/** "2 for each model", "1 for 3 models"; just "5" for a unit that is always a single model. */
export const describeRate = ({ dice, models }: DiceRate, isSingle: boolean): string =>
  isSingle
    ? `${dice}`
    : models === 1
      ? t('{dice} for each model', { dice })
      : t('{cost} for {models} models', { cost: dice, models })

const symbolNames = { C: 'common', U: 'uncommon', R: 'rare' } as const

const dieText = (die: Exclude<SagaDie, 'unknown'>, symbols: Faction['symbols']): string => {
  if (die.length === 3) return t('any one')
  return either(die.map(symbol => `${translate(symbols ? symbols[symbol] : symbolNames[symbol])} (${symbol})`))
}

/** A cost with the names of the symbols: "Fehu (C) or Sowilo (R)", or "cost unknown (2 dice)". */
export const describeCost = (text: string, symbols: Faction['symbols'] = null): string => {
  const cost = costOf(text)
  if (!cost) return text
  if (cost.dice.length === 0) return t('none')
  const known = cost.dice.filter(die => die !== 'unknown')
  if (known.length < cost.dice.length) {
    const dice = cost.dice.length
    return cost.same
      ? t('cost unknown ({dice} {dice|die|dice} of one symbol)', { dice })
      : t('cost unknown ({dice} {dice|die|dice})', { dice })
  }
  return known.map(die => dieText(die, symbols)).join(' + ')
}

/** The short form for a table: "C or R", "cost unknown (2 dice)". */
export const shortCost = (text: string): string => (text.includes('?') ? describeCost(text) : translate(text))

/** The certainty of a known cost: ", public". The text of an unknown one says enough. */
export const certaintyText = ({ cost, certainty }: Pick<Ability, 'cost' | 'certainty'>): string =>
  cost === 'none' || cost.includes('?') ? '' : `, ${translate(certainty)}`

const examples: {
  readonly [T in AbilityChoice['take']]: (choice: Extract<AbilityChoice, { readonly take: T }>, rare: boolean) => string
} = {
  pool: ({ kinds }, rare) =>
    t(kinds.length > 1 ? '=1a1d: SAGA dice for attack dice and for defence dice' : '=2a: SAGA dice for attack dice') +
    (rare ? t('; 1ar for one that showed the rare symbol') : ''),
  split: ({ total }) => t('={less}a1d: attack and defence dice, {total} in all', { less: total - 1, total }),
  models: ({ least, most }, rare) =>
    t('={most}: {least} to {most} models', { least, most }) + (rare ? t('; {most}r by a rare symbol', { most }) : ''),
  fatigue: ({ least, most }) => t('={most}: {least} to {most} fatigue', { least, most }),
  option: ({ options }) => options.map(({ text }, i) => `=${i + 1}: ${translate(text)}`).join('; '),
  number: ({ most, of }) => t('={most}: {of}, up to {most}', { most, of: translate(of) })
}

const example = <T extends AbilityChoice['take']>(
  take: T,
  choice: Extract<AbilityChoice, { readonly take: T }>,
  rare: boolean
): string => examples[take](choice, rare)

/** How the ability is written in a fight: "+lords-of-battle=2a1d: ..." */
export const describeUse = (id: string, { choice, rareMatters = false }: Pick<Ability, 'choice' | 'rareMatters'>): string => {
  if (choice) return `+${id}${example(choice.take, choice, rareMatters)}`
  return rareMatters ? t('+{id}, or +{id}=r by a rare symbol', { id }) : `+${id}`
}

/** What a troop always carries and rides. */
const alwaysHas = (
  { weapon, mounted, mounts: [mount = 'horse'] = [] }: Troop,
  book: Rulebook
): readonly { readonly name: string; readonly effects: readonly Effect[] }[] => {
  const [carried, ridden] = [own(book.weapons, weapon), mounted === 'always' ? own(book.mounts, mount) : undefined]
  return [...(carried ? [carried] : []), ...(ridden ? [{ name: mountName(mount, book), effects: ridden.effects }] : [])]
}

/** The armour of a troop as it is printed: with what it always carries and rides, which is named where it changes it (T1.2). */
export const printedArmour = (
  troop: Troop,
  book: Rulebook
): Pick<Profile, 'armour' | 'armourShot'> & { readonly included: readonly string[] } => {
  const { armour, armourShot } = profileOf(book, troop)
  const changed = (place: 'melee' | 'shot-at', effects: readonly Effect[]): number =>
    effects.reduce((sum, effect) => {
      const isOwn = effect.verb === 'armour' && effect.of === 'own' && !effect.if && (effect.in?.includes(place) ?? true)
      return sum + (isOwn ? effect.count : 0)
    }, 0)
  const kit = alwaysHas(troop, book).map(({ name, effects }) => ({
    name,
    melee: changed('melee', effects),
    shot: changed('shot-at', effects)
  }))
  return {
    armour: kit.reduce((sum, { melee }) => sum + melee, armour),
    armourShot: kit.reduce((sum, { shot }) => sum + shot, armourShot),
    included: kit.filter(({ melee, shot }) => melee !== 0 || shot !== 0).map(({ name }) => name)
  }
}

/** Whether a troop may have anything to shoot with (R2.7, K8). */
export const canShoot = (troop: Troop, book: Rulebook): boolean => {
  const rides = troop.mounted === 'never' ? [] : (troop.mounts ?? ['horse'])
  const kit = [...troop.weapons.map(id => own(book.weapons, id)), ...rides.map(id => own(book.mounts, id))]
  return isPlain(book, troop) || kit.some(each => each?.range !== undefined)
}

/** What a troop may carry and ride: "bow, sling, horses". */
export const describeEquipment = (troop: Troop, book: Rulebook): string => {
  const { weapon, weapons, onFoot = [], mounted, mounts = ['horse'] } = troop
  const named =
    weapon === undefined
      ? weapons.map(id => {
          const name = book.weapons[id]?.name ?? id
          return onFoot.includes(id) ? t('{weapon} on foot', { weapon: name }) : name
        })
      : []
  const rides = { never: [], may: mounts, always: mounts.slice(1) }[mounted]
  const ridden = rides.map(id => mountName(id, book))
  return [...(isPlain(book, troop) ? [t('any weapon of its class')] : named), ...ridden].join(', ')
}

const rates = (troop: Troop, book: Rulebook, which: 'dice' | 'diceShot', weapon?: string): string =>
  troop.parts
    ?.map(({ name, models, [which]: rate }) =>
      rate.models > 1
        ? `${translate(name)} ${describeRate(rate, false)}`
        : `${translate(name)} ${rate.dice}${models > 1 ? t(' each') : ''}`
    )
    .join(', ') ?? describeRate(profileOf(book, troop, weapon)[which], troop.models?.most === 1)

/** The melee or shooting dice of a troop: "2 for each model", or of a mixed unit "Jomsvikings 1 each, Sigvald 3". */
export const describeDice = (troop: Troop, book: Rulebook, which: 'dice' | 'diceShot', weapon?: string): string =>
  which === 'dice' && troop.diceUnknown
    ? t('unknown')
    : which === 'diceShot' && !canShoot(troop, book)
      ? '-'
      : rates(troop, book, which, weapon)
