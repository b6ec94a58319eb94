import { EFFECT_WORD, effectWords } from '../model/effect-words'
import { decimal, t } from '../model/language'
import { BOUGHT, type Scenario, type Spend, type Uncertain, type UnitRequest } from '../model/scenario'
import { percentText, uncertainKeys, withUncertain } from '../model/uncertain'
import { UNARMED } from '../rules/kit'
import { mountOf, sceneryFor } from '../rules/lookup'
import { nameFor } from '../rules/named'
import type { DiceRate, Rulebook } from '../rules/types'
import { BOUGHT_TEXT } from './abilities'
import type { Engagement } from './combatant'
import { type Played, rateOf, type Unit, unitOf } from './unit'

/** "Combat Pool 1 attack 1 defence rare": an ability with its choice. */
export const choiceOf = ({ ability, use }: Pick<Played, 'ability' | 'use'>): string => {
  const { attack = 0, defence = 0, rare = 0, count } = use
  const dice = [attack ? t('{attack} attack', { attack }) : '', defence ? t('{defence} defence', { defence }) : '']
    .filter(Boolean)
    .join(' ')
  const said = ability.choice ? (count === undefined ? dice : `${count}`) : ''
  return [ability.name, said, rare ? (rare > 1 ? t('{rare} rare', { rare }) : t('rare')) : ''].filter(Boolean).join(' ')
}

/** Every faction has a warlord: a name that is no more than the class. */
const isShared = (unit: Unit, { troops }: Rulebook): boolean => {
  const troop = troops[unit.class]
  return troop !== undefined && nameFor(troop, unit.models) === unit.name
}

/** A unit of a class says whose it is; a troop of a faction does so by its name. */
const belonging = (unit: Unit, book: Rulebook): string => {
  const { id, faction } = unit
  return faction === undefined || (book.troops[id]?.faction === faction && !isShared(unit, book))
    ? ''
    : t(' of the {name}', { name: book.factions[faction]?.name ?? faction })
}

/** Its models are counted; one warlord is not. */
const isCounted = (unit: Unit): boolean => unit.class !== 'warlord' || unit.models !== 1

const named = (unit: Unit, book: Rulebook): string => {
  const name = `${unit.name}${belonging(unit, book)}`
  return isCounted(unit) ? `${unit.models} ${name}` : name
}

const rates = ({ asked: { dicePerModel, dicePerModelCharging, dicePerModelShot } }: Unit): readonly string[] => [
  ...(dicePerModel === undefined ? [] : [t('{rate} {rate|die|dice} per model', { rate: rate(rateOf(dicePerModel)) })]),
  ...(dicePerModelCharging === undefined
    ? []
    : [t('{rate} charging {rate|die|dice} per model', { rate: rate(rateOf(dicePerModelCharging)) })]),
  ...(dicePerModelShot === undefined
    ? []
    : [t('{rate} shooting {rate|die|dice} per model', { rate: rate(rateOf(dicePerModelShot)) })])
]

const rate = ({ dice, models }: DiceRate): string => (models === 1 ? `${dice}` : `${dice}/${models}`)

/** The unit's own numbers instead of its profile's. */
const overrides = ({ asked }: Unit): readonly string[] =>
  [
    [t('armour'), asked.armour],
    [t('armour when shot at'), asked.armourShot],
    [t('fatigue limit'), asked.fatigueLimit],
    [t('resilience'), asked.resilience]
  ].flatMap(([phrase, value]) => (value === undefined ? [] : [`${phrase} ${value}`]))

/** Against which of two units fatigue is spent. */
const WHICH = [' of the first', ' of the second'] as const

const isNumbered = (spend: Spend | undefined): boolean => spend !== undefined && BOUGHT[spend].from !== undefined

/** "spends fatigue on enemy armour of the second" */
const spends = ({ spend }: Unit): readonly string[] => {
  const spending: { what: string; which: string }[] = []
  spend.forEach((each, index) => {
    const { what: bought, from } = BOUGHT[each]
    const what = t(BOUGHT_TEXT[bought])
    const before = spending.at(-1)
    if (before && from === undefined && !isNumbered(spend[index - 1]))
      before.what = t('{one} and {other}', { one: before.what, other: what })
    else spending.push({ what, which: from === undefined ? '' : t(WHICH[from]) })
  })
  return spending.map(values => t('spends fatigue on {what}{which}', values))
}

/** What it does in step 3, in its order. */
const acting = ({ asked: { acts = [] } }: Unit): readonly string[] =>
  acts.map(act => {
    switch (act) {
      case 'ability':
        return t('acts with an ability')
      case 'armour':
        return t('acts for armour')
      case 'enemy-armour':
        return t('acts for enemy armour')
      case 'pass':
        return t('passes its turn')
      default:
        return `${EFFECT_WORD} ${JSON.stringify(act)}`
    }
  })

/** "keeps dice in the second melee", "spends both in the second melee": what is said of Thor's (reading thor-choices). */
const inSecondMelee = ({ asked: { givesUpDiceAgain, spendAgain = [] } }: Unit): readonly string[] => {
  const plain = spendAgain.filter(each => !isNumbered(each)).map(each => t(BOUGHT_TEXT[BOUGHT[each].what]))
  const bought = plain.length === 2 ? [spendAgain[0] === 'armour' ? t('both') : t('enemy armour before armour')] : plain
  const numbered = spendAgain.flatMap(each => {
    const { what, from } = BOUGHT[each]
    return from === undefined ? [] : [`${t(BOUGHT_TEXT[what])}${t(WHICH[from])}`]
  })
  return [
    ...(givesUpDiceAgain === undefined ? [] : [givesUpDiceAgain ? t('gives up dice') : t('keeps dice')]),
    ...[...bought, ...numbered].map(what => t('spends {what}', { what }))
  ].map(choice => t('{choice} in the second melee', { choice }))
}

const guarded = ({ guards }: Unit, book: Rulebook): string =>
  guards ? t('guarded by {n} {name}', { n: guards.models, name: book.troops[guards.unit]?.name ?? guards.unit }) : ''

const armed = ({ id, weapon, asked }: Unit, book: Rulebook): string | undefined =>
  asked.weapon === UNARMED && book.troops[id]?.weapons.length
    ? t('without missiles')
    : weapon && book.weapons[weapon]?.name.toLowerCase()

/** What it rides, where its troop does not say it. */
const riding = ({ mounted, mount, id }: Unit, book: Rulebook): string => {
  const troop = book.troops[id]
  // "mounted" of those with chariots is on them
  if (mount === 'horse' && troop && mountOf({ mounted: true }, troop) !== mount) return t('riding horses')
  if (mount === undefined || mount === 'horse') return mounted ? t('mounted') : ''
  return troop?.mounts?.[0] === mount && troop.mounted === 'always' ? '' : (book.mounts[mount]?.name ?? mount)
}

/** What is said of a unit of which all is known. */
const certainly = (unit: Unit, book: Rulebook): readonly string[] =>
  [
    named(unit, book),
    riding(unit, book),
    armed(unit, book),
    unit.engaged < unit.models ? t('{engaged} engaged', { engaged: unit.engaged }) : '',
    unit.fatigue > 0 ? t('fatigue {fatigue}', { fatigue: unit.fatigue }) : '',
    unit.asked.banner ? t('war banner') : '',
    unit.moved ? t('moved') : '',
    unit.building ? t('in a building') : unit.cover === 'none' ? '' : t(unit.cover === 'light' ? 'light cover' : 'heavy cover'),
    unit.ground === 'uneven' ? t('uneven ground') : unit.ground === 'dangerous' ? t('dangerous ground') : '',
    unit.asked.givesUpDice ? (book.numbers.saveClosedRanks === undefined ? t('gives up dice') : t('closes ranks')) : '',
    unit.lives === unit.models ? '' : t('{n} {n|wound|wounds}', { n: unit.lives }),
    unit.wrathSum === undefined ? '' : t('Wrath {sum}', { sum: unit.wrathSum }),
    unit.friendsNear > 0 ? `friends near ${unit.friendsNear}` : '',
    guarded(unit, book),
    ...overrides(unit),
    ...rates(unit),
    ...unit.abilities.map(choiceOf),
    ...(unit.asked.effects ?? []).map(effectWords),
    ...spends(unit),
    ...acting(unit),
    ...inSecondMelee(unit)
  ].flatMap(text => (text ? [text] : []))

/** "danish axe": what a unit says of itself that has it, and does not say without it; nothing where it has it anyway. */
export const uncertainText = ({ asked }: Unit, entry: Uncertain, book: Rulebook): string => {
  const said = (request: UnitRequest): readonly string[] => certainly(unitOf(request, book, 'melee'), book)
  const { maybe: _, ...known } = asked
  const usual = said(known)
  const { chance: _chance, ...has } = entry
  // a place of several sorts is read again as one where one word says it
  const scenery = uncertainKeys(entry).length > 1 ? sceneryFor(has, book) : undefined
  if (scenery) return said({ ...known, ...has }).join() === usual.join() ? '' : (scenery.names[0] ?? scenery.name)
  return said(withUncertain(known, entry))
    .filter(text => !usual.includes(text))
    .join(' ')
}

/** "60 %", with as many digits as were given. */
const percentSaid = (chance: number): string => decimal(percentText(chance, ' '))

const allSaid = (unit: Unit, book: Rulebook): readonly string[] => [
  ...certainly(unit, book),
  ...(unit.asked.maybe ?? []).flatMap(entry => {
    const text = uncertainText(unit, entry, book)
    return text === '' ? [] : [`${text} ${percentSaid(entry.chance)}`]
  })
]

/** A unit by its name alone, whether its models are counted, what is usually said of it, and what is said of it in one fight. */
export const describeUnitInFight = (
  usual: UnitRequest,
  inFight: UnitRequest,
  book: Rulebook
): {
  readonly name: string
  readonly isCounted: boolean
  readonly usual: readonly string[]
  readonly said: readonly string[]
} => {
  const unit = unitOf(usual, book, 'melee')
  return {
    name: unit.name,
    isCounted: isCounted(unit),
    usual: allSaid(unit, book),
    said: allSaid(unitOf(inFight, book, 'melee'), book)
  }
}

/** "4 huscarls, danish axe, fatigue 1, gives up dice, Shieldwall", and what they may have: "Ullr 40 %". */
export const described = (unit: Unit, book: Rulebook): string => allSaid(unit, book).join(', ')

/** What each side of an advice has and may use: "+shieldwall". */
interface Holding {
  readonly attacker: readonly string[]
  readonly defender: readonly string[]
}

/** Where a + says what a unit has, ++ says what it plays. */
const playing = (unit: Unit): Unit => ({
  ...unit,
  abilities: unit.abilities.map(each => ({ ...each, ability: { ...each.ability, name: `++${each.ability.name}` } }))
})

/** Choices that were settled by leaving something undone, which is no news where nothing is left to choose. */
const settledBy = ({ asked: { givesUpDice, spend } }: Unit): readonly string[] => [
  ...(givesUpDice === false ? [t('keeps dice')] : []),
  ...(spend?.length === 0 ? [t('spends nothing')] : [])
]

/** "12 bondi charge 4 huscarls, danish axe, gives up dice" */
export const headlineOf = (
  { attacker, companion, defender, book }: Engagement,
  { rounds, split, turn, within }: Scenario,
  has?: Holding
): string => {
  const said = ({ unit }: { readonly unit: Unit }): string =>
    has ? [described(playing(unit), book), ...settledBy(unit)].join(', ') : described(unit, book)
  const withHeld = (text: string, held: readonly string[] = []): string => [text, ...held].join(', ')
  const who = withHeld([attacker, ...(companion ? [companion] : [])].map(said).join(t(' and ')), has?.attacker)
  const values = {
    who: `${who}${who.includes(',') ? ',' : ''}`,
    n: companion ? 2 : attacker.unit.models,
    whom: withHeld(said(defender), has?.defender)
  }
  const fight =
    attacker.place === 'melee' ? t('{who} {n|charges|charge} {whom}', values) : t('{who} {n|shoots|shoot} {whom}', values)
  return [
    fight,
    ...(within === undefined ? [] : [t('within {distance}', { distance: within.toUpperCase() })]),
    ...(turn === 'defender' ? [t('out of turn')] : []),
    ...(split === undefined ? [] : [t('aiming {split} dice at the first', { split })]),
    ...(rounds === undefined || rounds === 1 ? [] : [t('at most {rounds} rounds', { rounds })])
  ].join(', ')
}
