import { EFFECT_WORD, effectWords } from '../model/effect-words'
import { decimal, t } from '../model/language'
import { BOUGHT, type Scenario, type Spend, UNARMED, type Uncertain, type UnitRequest } from '../model/scenario'
import { percentText, uncertainKeys, withUncertain } from '../model/uncertain'
import { mountOf, sceneryFor } from '../rules/lookup'
import { nameFor } from '../rules/named'
import type { DiceRate, Rulebook } from '../rules/types'
import { BOUGHT_TEXT } from './abilities'
import type { Engagement } from './combatant'
import { coverName } from './cover'
import { type Played, rateOf, type Unit, unitOf } from './unit'

/** An ability with its choice: "Combat Pool 1 attack 1 defence rare". */
export const choiceOf = ({ ability, use }: Pick<Played, 'ability' | 'use'>): string => {
  const { attack = 0, defence = 0, rare = 0, count } = use
  const dice = [attack ? t('{attack} attack', { attack }) : '', defence ? t('{defence} defence', { defence }) : '']
    .filter(Boolean)
    .join(' ')
  const choice = ability.choice ? (count === undefined ? dice : `${count}`) : ''
  return [ability.name, choice, rare ? (rare > 1 ? t('{rare} rare', { rare }) : t('rare')) : ''].filter(Boolean).join(' ')
}

/** True if the unit's name is only that of its class: every faction has a "warlord". */
const isShared = (unit: Unit, { troops }: Rulebook): boolean => {
  const troop = troops[unit.class]
  return troop !== undefined && nameFor(troop, unit.models) === unit.name
}

/** Words for the unit's faction; empty if its name already implies the faction. */
const factionWords = (unit: Unit, book: Rulebook): string => {
  const { id, faction } = unit
  return faction === undefined || (book.troops[id]?.faction === faction && !isShared(unit, book))
    ? ''
    : t(' of the {name}', { name: book.factions[faction]?.name ?? faction })
}

/** True if the description counts the unit's models, as it does except for a single warlord. */
const isCounted = (unit: Unit): boolean => unit.class !== 'warlord' || unit.models !== 1

const named = (unit: Unit, book: Rulebook): string => {
  const name = `${unit.name}${factionWords(unit, book)}`
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

/** Numbers given for the unit in place of its profile's. */
const overrides = ({ asked }: Unit): readonly string[] =>
  [
    [t('armour'), asked.armour],
    [t('armour when shot at'), asked.armourShot],
    [t('fatigue limit'), asked.fatigueLimit],
    [t('resilience'), asked.resilience]
  ].flatMap(([phrase, value]) => (value === undefined ? [] : [`${phrase} ${value}`]))

/** Words for which of two enemy units the spent fatigue belongs to. */
const OF_WHICH = [' of the first', ' of the second'] as const

const isNumbered = (spend: Spend | undefined): boolean => spend !== undefined && BOUGHT[spend].from !== undefined

/** What the unit spends fatigue on: "spends fatigue on enemy armour of the second". */
const spends = ({ spend }: Unit): readonly string[] => {
  const spending: { what: string; which: string }[] = []
  spend.forEach((each, index) => {
    const { what: bought, from } = BOUGHT[each]
    const what = t(BOUGHT_TEXT[bought])
    const before = spending.at(-1)
    if (before && from === undefined && !isNumbered(spend[index - 1]))
      before.what = t('{one} and {other}', { one: before.what, other: what })
    else spending.push({ what, which: from === undefined ? '' : t(OF_WHICH[from]) })
  })
  return spending.map(values => t('spends fatigue on {what}{which}', values))
}

/** The unit's acts in step 3, in order. */
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

/** Choices for Thor's second melee: "keeps dice in the second melee", "spends both in the second melee" (thor-choices). */
const inSecondMelee = ({ asked: { givesUpDiceAgain, spendAgain = [] } }: Unit): readonly string[] => {
  const plain = spendAgain.filter(each => !isNumbered(each)).map(each => t(BOUGHT_TEXT[BOUGHT[each].what]))
  const bought = plain.length === 2 ? [spendAgain[0] === 'armour' ? t('both') : t('enemy armour before armour')] : plain
  const numbered = spendAgain.flatMap(each => {
    const { what, from } = BOUGHT[each]
    return from === undefined ? [] : [`${t(BOUGHT_TEXT[what])}${t(OF_WHICH[from])}`]
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

/** What the unit rides; empty if its troop always does. */
const riding = ({ mounted, mount, id }: Unit, book: Rulebook): string => {
  const troop = book.troops[id]
  // for troops with chariots "mounted" means on chariots
  if (mount === 'horse' && troop && mountOf({ mounted: true }, troop) !== mount) return t('riding horses')
  if (mount === undefined || mount === 'horse') return mounted ? t('mounted') : ''
  return troop?.mounts?.[0] === mount && troop.mounted === 'always' ? '' : (book.mounts[mount]?.name ?? mount)
}

/** The parts of a unit's description, without what is uncertain. */
const certainParts = (unit: Unit, book: Rulebook, shoots = false): readonly string[] =>
  [
    named(unit, book),
    riding(unit, book),
    armed(unit, book),
    unit.engaged < unit.models
      ? t(shoots ? '{engaged} engaged{head}' : '{engaged} engaged', { engaged: unit.engaged, head: '' })
      : '',
    unit.fatigue > 0 ? t('fatigue {fatigue}', { fatigue: unit.fatigue }) : '',
    unit.asked.banner ? t('war banner') : '',
    unit.moved ? t('moved') : '',
    unit.building ? t('in a building') : unit.cover === 'none' ? '' : coverName(unit.cover, book.edition),
    unit.ground === 'uneven' ? t('uneven ground') : unit.ground === 'dangerous' ? t('dangerous ground') : '',
    unit.asked.givesUpDice ? (book.numbers.saveClosedRanks === undefined ? t('gives up dice') : t('closes ranks')) : '',
    unit.lives === unit.models ? '' : t('{n} {n|wound|wounds}', { n: unit.lives }),
    unit.wrathSum === undefined ? '' : t('Wrath {sum}', { sum: unit.wrathSum }),
    unit.friendsNear > 0 ? `${t('friends near')} ${unit.friendsNear}` : '',
    guarded(unit, book),
    ...overrides(unit),
    ...rates(unit),
    ...unit.abilities.map(choiceOf),
    ...(unit.asked.effects ?? []).map(effectWords),
    ...spends(unit),
    ...acting(unit),
    ...inSecondMelee(unit)
  ].flatMap(text => (text ? [text] : []))

/** What an uncertain entry adds to the unit's description ("danish axe"); empty if the unit has it anyway. */
export const uncertainText = ({ asked }: Unit, entry: Uncertain, book: Rulebook): string => {
  const describe = (request: UnitRequest): readonly string[] => certainParts(unitOf(request, book, 'melee'), book)
  const { maybe: _, ...known } = asked
  const usual = describe(known)
  const { chance: _chance, ...has } = entry
  // an entry of several keys is scenery if one word describes all of them
  const scenery = uncertainKeys(entry).length > 1 ? sceneryFor(has, book) : undefined
  if (scenery) return describe({ ...known, ...has }).join() === usual.join() ? '' : (scenery.names[0] ?? scenery.name)
  return describe(withUncertain(known, entry))
    .filter(text => !usual.includes(text))
    .join(' ')
}

/** "60 %", with as many digits as the user gave. */
const percentOf = (chance: number): string => decimal(percentText(chance, ' '))

const descriptionOf = (unit: Unit, book: Rulebook, shoots?: boolean): readonly string[] => [
  ...certainParts(unit, book, shoots),
  ...(unit.asked.maybe ?? []).flatMap(entry => {
    const text = uncertainText(unit, entry, book)
    return text === '' ? [] : [`${text} ${percentOf(entry.chance)}`]
  })
]

/** The parts of the description for weapon and mount that were not requested: its troop has them by default. */
const assumedKit = (unit: Unit, book: Rulebook): readonly string[] => {
  const { weapon, mounted, mount } = unit.asked
  const texts = [weapon === undefined && armed(unit, book), mounted === undefined && mount === undefined && riding(unit, book)]
  return texts.flatMap(text => text || [])
}

/**
 * The name of a unit, whether its models are counted, its usual description and what of it is assumed, and its description in one
 * fight.
 */
export const describeUnitInFight = (
  usual: UnitRequest,
  inFight: UnitRequest,
  book: Rulebook
): {
  readonly name: string
  readonly isCounted: boolean
  readonly usual: readonly string[]
  readonly assumed: readonly string[]
  readonly inFight: readonly string[]
} => {
  const unit = unitOf(usual, book, 'melee')
  return {
    name: unit.name,
    isCounted: isCounted(unit),
    usual: descriptionOf(unit, book),
    assumed: assumedKit(unit, book),
    inFight: descriptionOf(unitOf(inFight, book, 'melee'), book)
  }
}

/**
 * The description of a unit: "4 huscarls, danish axe, fatigue 1, gives up dice, Shieldwall", then what it may have: "Ullr 40 %".
 */
export const described = (unit: Unit, book: Rulebook, shoots?: boolean): string => descriptionOf(unit, book, shoots).join(', ')

/** What each side of an advice has and may use: "+shieldwall". */
interface Holding {
  readonly attacker: readonly string[]
  readonly defender: readonly string[]
}

/** The unit with ++ before each ability it plays, for a headline in which + marks what it has. */
const playing = (unit: Unit): Unit => ({
  ...unit,
  abilities: unit.abilities.map(each => ({ ...each, ability: { ...each.ability, name: `++${each.ability.name}` } }))
})

/** Choices of a unit to do nothing. Only an advice shows them: elsewhere there was no choice to make. */
const declinedChoices = ({ asked: { givesUpDice, spend } }: Unit): readonly string[] => [
  ...(givesUpDice === false ? [t('keeps dice')] : []),
  ...(spend?.length === 0 ? [t('spends nothing')] : [])
]

/** A sentence for the fight: "12 bondi charge 4 huscarls, danish axe, gives up dice". */
export const headlineOf = (
  { attacker, companion, defender, book }: Engagement,
  { rounds, split, turn, within }: Scenario,
  has?: Holding
): string => {
  const describe = ({ unit, place }: Engagement['attacker']): string => {
    const shoots = place === 'shooting'
    return has ? [described(playing(unit), book, shoots), ...declinedChoices(unit)].join(', ') : described(unit, book, shoots)
  }
  const withHeld = (text: string, held: readonly string[] = []): string => [text, ...held].join(', ')
  const who = withHeld([attacker, ...(companion ? [companion] : [])].map(describe).join(t(' and ')), has?.attacker)
  const values = {
    who: `${who}${who.includes(',') ? ',' : ''}`,
    n: companion ? 2 : attacker.unit.models,
    whom: withHeld(describe(defender), has?.defender)
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
