import type { ByClass, Conditions, Count, Effect, Followed, Moment, Place, Verb } from '../model/effect'
import { costOf, isUnknown, type SagaDie } from './cost'
import { isPlain, profileOf } from './lookup'
import type { Ability, Choice, DiceRate, Faction, Rulebook, Troop } from './types'

/** Costs, choices, conditions and effects in words, for who browses the rulebook. */

const signed = (count: number): string => (count < 0 ? `${count}` : `+${count}`)

const either = (words: readonly string[]): string => words.join(' or ')

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** "2 for each model", "1 for 3 models"; a unit that is always one model has plain dice. */
export const saidRate = ({ dice, models }: DiceRate, isSingle: boolean): string =>
  isSingle ? `${dice}` : `${dice} for ${models === 1 ? 'each model' : `${models} models`}`

const symbolNames = { C: 'common', U: 'uncommon', R: 'rare' } as const

const saidDie = (die: SagaDie, symbols: Faction['symbols']): string => {
  if (die === 'unknown') return 'one of an unknown symbol'
  if (die.length === 3) return 'any one'
  return either(die.map(symbol => (symbols ? `${symbols[symbol]} (${symbol})` : `${symbolNames[symbol]} (${symbol})`)))
}

/** What a box is paid with; a cost of unknown symbols is said to be unknown. */
export const saidCost = (text: string, symbols: Faction['symbols'] = null): string => {
  const cost = costOf(text)
  if (!cost) return text
  if (cost.dice.length === 0) return 'none'
  if (isUnknown(cost)) return `cost unknown (${plural(cost.dice.length, 'die', 'dice')}${cost.same ? ' of one symbol' : ''})`
  return cost.dice.map(die => saidDie(die, symbols)).join(' + ')
}

/** The same for a table: "C or R", "cost unknown (2 dice)". */
export const shortCost = (text: string): string => (text.includes('?') ? saidCost(text) : text)

const places: Readonly<Record<Place, string>> = { melee: 'in melee', shooting: 'when shooting', 'shot-at': 'when shot at' }

const moments: Readonly<Record<Moment, string>> = { before: ' before the fight', now: ' at once', after: ' after the fight' }

const each: Readonly<Record<Exclude<Followed, 'chosen-attack' | 'chosen-defence'>, string>> = {
  chosen: 'fatigue taken',
  'enemy-fatigue': 'fatigue of the enemy',
  'model-advantage': 'engaged model more than the enemy has',
  sacrificed: 'model removed',
  'own-engaged': 'engaged model of its own',
  'enemy-engaged': 'engaged enemy model'
}

const dice = (count: Count, kind: 'attack' | 'defence'): string => {
  if (typeof count === 'number') return `${signed(count)} ${kind} ${Math.abs(count) === 1 ? 'die' : 'dice'}`
  const { follows, times = 1 } = count
  if (follows === `chosen-${kind}`) return `${kind} dice as chosen`
  if (follows === 'chosen-attack' || follows === 'chosen-defence') return `as many ${kind} dice`
  return `${dice(times, kind)} for each ${each[follows]}`
}

const more = (kind: 'attack' | 'defence', { count, rare }: { readonly count: Count; readonly rare?: Count }): string =>
  rare === undefined ? dice(count, kind) : `${dice(count, kind)}, or ${dice(rare, kind)} by a rare symbol`

const fatigue = (count: Count): string => {
  if (typeof count === 'number') return `${signed(count)} fatigue`
  return count.follows === 'chosen' ? 'the fatigue chosen' : `${signed(count.times ?? 1)} fatigue each`
}

const removed = (count: number | ByClass): string =>
  typeof count === 'number'
    ? `${plural(count, 'enemy model')} removed`
    : `${either(Object.entries(count).map(([name, models]) => `${models} of enemy ${name}`))} removed`

const first = (count: number, one: string): string => (count === 1 ? `the first ${one}` : `the first ${count} ${one}s`)

const tired = { own: 'own unit', side: 'own units', enemy: 'enemy unit' } as const

type Said = { readonly [V in Verb]: (effect: Extract<Effect, { readonly verb: V }>) => string }

const said: Said = {
  'attack-dice': effect => `${more('attack', effect)}${effect.into === 'pool' ? ' in step 1' : ''}`,
  'defence-dice': effect => more('defence', effect),
  armour: ({ of, count }) => `${of === 'own' ? 'own' : 'enemy'} armour ${signed(count)}`,
  'attack-roll': ({ count }) => `${signed(count)} on each attack die`,
  save: ({ on }) => `saves on ${on} or more`,
  reroll: ({ of }) => (of === 'attack' ? 're-rolls missed attack dice' : 're-rolls failed defence dice'),
  'ignore-hits': ({ count, of }) => `${of === 'last' ? 'the last model ' : ''}ignores ${first(count, 'uncancelled hit')}`,
  cover: ({ kind }) => `counts as in ${kind} cover`,
  'ignore-fatigue': ({ count }) =>
    count === 'all' ? 'never gains fatigue' : `ignores ${count === 1 ? 'the first' : `the first ${count}`} fatigue it would gain`,
  resilience: ({ count }) => `takes 1 fatigue to cancel ${plural(count, 'loss', 'losses')}`,
  'double-hits': () => 'hits count double if at least twice those suffered',
  push: () => 'a die for each disengaging enemy, lost above its armour',
  'fight-again': () => 'one more melee with the survivors',
  sacrifice: () => 'own engaged models removed as chosen',
  remove: ({ count, when }) => `${removed(count)}${moments[when]}`,
  fatigue: ({ of, count, when }) => `${tired[of]} ${fatigue(count)}${moments[when]}`,
  note: ({ text }) => text
}

const handled = <V extends Verb>(verb: V, effect: Extract<Effect, { readonly verb: V }>): string => said[verb](effect)

const tail = (effect: Effect): string =>
  (effect.in ? ` ${either(effect.in.map(place => places[place]))}` : '') + (effect.if ? `, if ${saidConditions(effect.if)}` : '')

/** "own armour -1 in melee", "own armour +1 in melee, if own unit mounted" */
export const saidEffect = (effect: Effect): string => `${handled(effect.verb, effect)}${tail(effect)}`

type Wanted = Required<Conditions>

type Asked = { readonly [K in keyof Wanted]: (wanted: Wanted[K]) => string }

const asked: Asked = {
  mounted: wanted => (wanted ? 'own unit mounted' : 'own unit on foot'),
  moved: wanted => (wanted ? 'own unit has moved' : 'own unit has not moved'),
  charging: wanted => (wanted ? 'own unit charges' : 'own unit is charged'),
  class: wanted => `own unit ${either(wanted)}`,
  weapon: wanted => `own unit with ${either(wanted)}`,
  ground: wanted => `own unit wholly in ${wanted} ground`,
  enemyMounted: wanted => (wanted ? 'enemy mounted' : 'enemy on foot'),
  enemyClass: wanted => `enemy ${either(wanted)}`,
  enemyExhausted: wanted => (wanted ? 'enemy exhausted' : 'enemy not exhausted'),
  enemyClosedRanks: wanted => (wanted ? 'enemy in closed ranks' : 'enemy not in closed ranks')
}

const saidCondition = <K extends keyof Wanted>(name: K, conditions: Partial<Wanted>): readonly string[] => {
  const wanted: Wanted[K] | undefined = conditions[name]
  return wanted === undefined ? [] : [asked[name](wanted)]
}

/** "own unit mounted, enemy on foot" */
export const saidConditions = (conditions: Conditions): string =>
  Object.keys(asked)
    .filter((name): name is keyof Conditions => name in conditions)
    .flatMap(name => saidCondition(name, conditions))
    .join(', ')

const examples: { readonly [T in Choice['take']]: (choice: Extract<Choice, { readonly take: T }>, rare: boolean) => string } = {
  pool: ({ kinds }, rare) =>
    (kinds.length > 1 ? '=1a1d: SAGA dice for attack dice and for defence dice' : '=2a: SAGA dice for attack dice') +
    (rare ? '; 1ar for one that showed the rare symbol' : ''),
  split: ({ total }) => `=${total - 1}a1d: attack and defence dice, ${total} in all`,
  models: ({ least, most }, rare) => `=${most}: ${least} to ${most} models${rare ? `; ${most}r by a rare symbol` : ''}`,
  fatigue: ({ least, most }) => `=${most}: ${least} to ${most} fatigue`
}

const example = <T extends Choice['take']>(take: T, choice: Extract<Choice, { readonly take: T }>, rare: boolean): string =>
  examples[take](choice, rare)

/** How the ability is written in a fight: "+lords-of-battle=2a1d: ..." */
export const saidUse = (id: string, { choice, rareMatters = false }: Pick<Ability, 'choice' | 'rareMatters'>): string => {
  if (choice) return `+${id}${example(choice.take, choice, rareMatters)}`
  return rareMatters ? `+${id}, or +${id}=r by a rare symbol` : `+${id}`
}

/** What a troop may carry or ride, shortly. */
export const saidEquipment = (troop: Troop, book: Rulebook): string => {
  const { weapon, weapons, onFoot = [], mounted } = troop
  const named =
    weapon === undefined ? weapons.map(id => `${book.weapons[id]?.name ?? id}${onFoot.includes(id) ? ' on foot' : ''}`) : []
  return [...(isPlain(book, troop) ? ['any weapon of its class'] : named), ...(mounted === 'never' ? [] : ['horses'])].join(', ')
}

/** Melee or shooting dice of a troop: by its profile, or by the models of a mixed unit ("Jomsvikings 1 each, Sigvald 3"). */
export const saidDice = (troop: Troop, book: Rulebook, which: 'dice' | 'diceShot', weapon?: string): string =>
  troop.parts?.map(part => `${part.name} ${part[which].dice}${part.models > 1 ? ' each' : ''}`).join(', ') ??
  saidRate(profileOf(book, troop, weapon)[which], troop.models?.most === 1)
