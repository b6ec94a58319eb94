import { plural } from '../model/effect-counts'
import { costOf, isUnknown, type SagaDie } from './cost'
import { isPlain, profileOf } from './lookup'
import type { Ability, Choice, DiceRate, Faction, Rulebook, Troop } from './types'

/** Costs and choices in words, for who browses the rulebook. */

const either = (words: readonly string[]): string => words.join(' or ')

/** "2 for each model", "1 for 3 models"; a unit that is always one model has plain dice. */
export const describeRate = ({ dice, models }: DiceRate, isSingle: boolean): string =>
  isSingle ? `${dice}` : `${dice} for ${models === 1 ? 'each model' : `${models} models`}`

const symbolNames = { C: 'common', U: 'uncommon', R: 'rare' } as const

const saidDie = (die: SagaDie, symbols: Faction['symbols']): string => {
  if (die === 'unknown') return 'one of an unknown symbol'
  if (die.length === 3) return 'any one'
  return either(die.map(symbol => (symbols ? `${symbols[symbol]} (${symbol})` : `${symbolNames[symbol]} (${symbol})`)))
}

/** What a box is paid with; a cost of unknown symbols is said to be unknown. */
export const describeCost = (text: string, symbols: Faction['symbols'] = null): string => {
  const cost = costOf(text)
  if (!cost) return text
  if (cost.dice.length === 0) return 'none'
  if (isUnknown(cost)) return `cost unknown (${plural(cost.dice.length, 'die', 'dice')}${cost.same ? ' of one symbol' : ''})`
  return cost.dice.map(die => saidDie(die, symbols)).join(' + ')
}

/** The same for a table: "C or R", "cost unknown (2 dice)". */
export const shortCost = (text: string): string => (text.includes('?') ? describeCost(text) : text)

/** How sure a known cost is: ", public". Of an unknown one its own words tell it. */
export const certaintyText = ({ cost, certainty }: Pick<Ability, 'cost' | 'certainty'>): string =>
  cost === 'none' || cost.includes('?') ? '' : `, ${certainty}`

const examples: { readonly [T in Choice['take']]: (choice: Extract<Choice, { readonly take: T }>, rare: boolean) => string } = {
  pool: ({ kinds }, rare) =>
    (kinds.length > 1 ? '=1a1d: SAGA dice for attack dice and for defence dice' : '=2a: SAGA dice for attack dice') +
    (rare ? '; 1ar for one that showed the rare symbol' : ''),
  split: ({ total }) => `=${total - 1}a1d: attack and defence dice, ${total} in all`,
  models: ({ least, most }, rare) => `=${most}: ${least} to ${most} models${rare ? `; ${most}r by a rare symbol` : ''}`,
  fatigue: ({ least, most }) => `=${most}: ${least} to ${most} fatigue`,
  option: ({ options }) => options.map(({ text }, i) => `=${i + 1}: ${text}`).join('; '),
  number: ({ most, of }) => `=${most}: ${of}, up to ${most}`
}

const example = <T extends Choice['take']>(take: T, choice: Extract<Choice, { readonly take: T }>, rare: boolean): string =>
  examples[take](choice, rare)

/** How the ability is written in a fight: "+lords-of-battle=2a1d: ..." */
export const describeUse = (id: string, { choice, rareMatters = false }: Pick<Ability, 'choice' | 'rareMatters'>): string => {
  if (choice) return `+${id}${example(choice.take, choice, rareMatters)}`
  return rareMatters ? `+${id}, or +${id}=r by a rare symbol` : `+${id}`
}

/** What a troop may carry or ride, shortly. */
export const describeEquipment = (troop: Troop, book: Rulebook): string => {
  const { weapon, weapons, onFoot = [], mounted } = troop
  const named =
    weapon === undefined ? weapons.map(id => `${book.weapons[id]?.name ?? id}${onFoot.includes(id) ? ' on foot' : ''}`) : []
  const rides = mounted === 'never' ? [] : (troop.mounts ?? ['horse'])
  const ridden = rides.map(id => (id === 'horse' ? 'horses' : (book.mounts[id]?.name ?? id)))
  return [...(isPlain(book, troop) ? ['any weapon of its class'] : named), ...ridden].join(', ')
}

/** Melee or shooting dice of a troop: by its profile, or by the models of a mixed unit ("Jomsvikings 1 each, Sigvald 3"). */
export const describeDice = (troop: Troop, book: Rulebook, which: 'dice' | 'diceShot', weapon?: string): string =>
  troop.parts?.map(part => `${part.name} ${part[which].dice}${part.models > 1 ? ' each' : ''}`).join(', ') ??
  describeRate(profileOf(book, troop, weapon)[which], troop.models?.most === 1)
