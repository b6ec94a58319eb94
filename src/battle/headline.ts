import { effectWords } from '../model/effect-words'
import type { Scenario } from '../model/scenario'
import { UNARMED } from '../rules/kit'
import type { DiceRate, Rulebook } from '../rules/types'
import type { Fray } from './standing'
import { type Played, rateOf, type Unit } from './unit'

/** "Combat Pool 1 attack 1 defence rare": an ability with its choice. */
export const choiceOf = ({ ability, use }: Pick<Played, 'ability' | 'use'>): string => {
  const { attack = 0, defence = 0, rare = 0, count } = use
  const dice = [attack ? `${attack} attack` : '', defence ? `${defence} defence` : ''].filter(Boolean).join(' ')
  const said = ability.choice ? (count === undefined ? dice : `${count}`) : ''
  return [ability.name, said, rare ? (rare > 1 ? `${rare} rare` : 'rare') : ''].filter(Boolean).join(' ')
}

/** Every faction has a warlord. */
const isShared = (name: string, faction: string, { troops }: Rulebook): boolean =>
  Object.values(troops).some(other => other.name === name && other.faction !== faction)

/** A unit of a class says whose it is; a troop of a faction does so by its name. */
const belonging = ({ id, name, faction }: Unit, book: Rulebook): string =>
  faction === undefined || (book.troops[id]?.faction === faction && !isShared(name, faction, book))
    ? ''
    : ` of the ${book.factions[faction]?.name ?? faction}`

const named = (unit: Unit, book: Rulebook): string => {
  const name = `${unit.name}${belonging(unit, book)}`
  return unit.class === 'warlord' && unit.models === 1 ? name : `${unit.models} ${name}`
}

const rates = ({ asked: { dicePerModel, dicePerModelShot } }: Unit): readonly string[] => [
  ...(dicePerModel === undefined ? [] : [`${rate(rateOf(dicePerModel))} dice per model`]),
  ...(dicePerModelShot === undefined ? [] : [`${rate(rateOf(dicePerModelShot))} shooting dice per model`])
]

const rate = ({ dice, models }: DiceRate): string => (models === 1 ? `${dice}` : `${dice}/${models}`)

/** The unit's own numbers instead of its profile's. */
const overrides = ({ asked }: Unit): readonly string[] =>
  [
    ['armour', asked.armour],
    ['armour when shot at', asked.armourShot],
    ['fatigue limit', asked.fatigueLimit],
    ['resilience', asked.resilience]
  ].flatMap(([phrase, value]) => (value === undefined ? [] : [`${phrase} ${value}`]))

/** "spends fatigue on enemy armour of the second" */
const spends = ({ spend }: Unit): readonly string[] => {
  const told: string[] = []
  spend.forEach((each, index) => {
    const [, what = each, which] = /^(.*)-([12])$/.exec(each) ?? []
    const named = what.replace('-', ' ')
    const isSecond = which === undefined && index > 0 && !/\d$/.test(spend[index - 1] ?? '')
    if (isSecond) told.push(`${told.pop()} and ${named}`)
    else told.push(`spends fatigue on ${named}${which === undefined ? '' : ` of the ${which === '1' ? 'first' : 'second'}`}`)
  })
  return told
}

/** "keeps dice in the second melee", "spends both in the second melee": what is said of Thor's (reading thor-choices). */
const inSecondMelee = ({ asked: { givesUpDiceAgain, spendAgain = [] } }: Unit): readonly string[] => {
  const plain = spendAgain.filter(each => !/\d$/.test(each)).map(each => each.replace('-', ' '))
  const bought = plain.length === 2 ? [plain[0] === 'armour' ? 'both' : 'enemy armour before armour'] : plain
  const numbered = spendAgain.flatMap(each => {
    const [, what = '', which] = /^(.*)-([12])$/.exec(each) ?? []
    return which === undefined ? [] : [`${what.replace('-', ' ')} of the ${which === '1' ? 'first' : 'second'}`]
  })
  return [
    ...(givesUpDiceAgain === undefined ? [] : [givesUpDiceAgain ? 'gives up dice' : 'keeps dice']),
    ...[...bought, ...numbered].map(what => `spends ${what}`)
  ].map(choice => `${choice} in the second melee`)
}

const guarded = ({ guards }: Unit, book: Rulebook): string =>
  guards ? `guarded by ${guards.models} ${book.troops[guards.unit]?.name ?? guards.unit}` : ''

const armed = ({ id, weapon, asked }: Unit, book: Rulebook): string | undefined =>
  asked.weapon === UNARMED && book.troops[id]?.weapons.length
    ? 'without missiles'
    : book.weapons[weapon ?? '']?.name.toLowerCase()

/** What it rides, where its troop does not say it. */
const riding = ({ mounted, mount, id }: Unit, book: Rulebook): string =>
  mount === undefined || mount === 'horse' || (book.troops[id]?.mounts?.[0] === mount && book.troops[id]?.mounted === 'always')
    ? mounted && (mount === undefined || mount === 'horse')
      ? 'mounted'
      : ''
    : (book.mounts[mount]?.name ?? mount)

/** "4 huscarls, danish axe, fatigue 1, gives up dice, Shieldwall" */
export const described = (unit: Unit, book: Rulebook): string =>
  [
    named(unit, book),
    riding(unit, book),
    armed(unit, book),
    unit.engaged < unit.models ? `${unit.engaged} engaged` : '',
    unit.fatigue > 0 ? `fatigue ${unit.fatigue}` : '',
    unit.asked.banner ? 'war banner' : '',
    unit.moved ? 'moved' : '',
    unit.building ? 'in a building' : unit.cover === 'none' ? '' : `${unit.cover} cover`,
    unit.ground === 'uneven' ? 'uneven ground' : '',
    unit.givesUpDice ? (book.numbers.saveClosedRanks === undefined ? 'gives up dice' : 'closes ranks') : '',
    unit.lives === unit.models ? '' : `${unit.lives} ${unit.lives === 1 ? 'wound' : 'wounds'}`,
    unit.wrathSum === undefined ? '' : `Wrath ${unit.wrathSum}`,
    guarded(unit, book),
    ...overrides(unit),
    ...rates(unit),
    ...unit.abilities.map(choiceOf),
    ...(unit.asked.effects ?? []).map(effectWords),
    ...spends(unit),
    ...inSecondMelee(unit)
  ]
    .filter(Boolean)
    .join(', ')

/** "12 bondi charge 4 huscarls, danish axe, gives up dice" */
export const headlineOf = ({ attacker, companion, defender, book }: Fray, { rounds, split, turn }: Scenario): string => {
  const many = attacker.unit.models > 1 || companion !== undefined
  const verb = attacker.place === 'melee' ? (many ? 'charge' : 'charges') : many ? 'shoot' : 'shoots'
  const subject = [attacker, ...(companion ? [companion] : [])].map(({ unit }) => described(unit, book)).join(' and ')
  const fight = `${subject}${subject.includes(',') ? ',' : ''} ${verb} ${described(defender.unit, book)}`
  return [
    fight,
    ...(turn === 'defender' ? ['out of turn'] : []),
    ...(split === undefined ? [] : [`aiming ${split} dice at the first`]),
    ...(rounds === undefined || rounds === 1 ? [] : [`at most ${rounds} rounds`])
  ].join(', ')
}
