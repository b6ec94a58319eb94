import { whoseOf } from '../model/effect'
import type { Rulebook } from '../rules/types'
import type { Fray } from './standing'
import type { Played, Unit } from './unit'

/** "Combat Pool 1 attack 1 defence rare": an ability with its choice. */
export const choiceOf = ({ ability, use }: Pick<Played, 'ability' | 'use'>): string => {
  const { attack = 0, defence = 0, rare = 0, count } = use
  const dice = [attack ? `${attack} attack` : '', defence ? `${defence} defence` : ''].filter(Boolean).join(' ')
  const said = ability.choice ? (count === undefined ? dice : `${count}`) : ''
  return [ability.name, said, rare ? (rare > 1 ? `${rare} rare` : 'rare') : ''].filter(Boolean).join(' ')
}

const armed = ({ weapon }: Unit, book: Rulebook): string | undefined => book.weapons[weapon ?? '']?.name.toLowerCase()

/** "4 huscarls, danish axe, fatigue 1, gives up dice, Shieldwall" */
export const described = (unit: Unit, book: Rulebook): string =>
  [
    unit.class === 'warlord' && unit.models === 1 ? unit.name : `${unit.models} ${unit.name}`,
    unit.mounted ? 'mounted' : '',
    armed(unit, book),
    unit.engaged < unit.models ? `${unit.engaged} engaged` : '',
    unit.fatigue > 0 ? `fatigue ${unit.fatigue}` : '',
    unit.moved ? 'moved' : '',
    unit.building ? 'in a building' : unit.cover === 'none' ? '' : `${unit.cover} cover`,
    unit.ground === 'uneven' ? 'uneven ground' : '',
    unit.givesUpDice ? (book.numbers.saveClosedRanks === undefined ? 'gives up dice' : 'closes ranks') : '',
    unit.lives > unit.models ? `${unit.lives} wounds` : '',
    unit.wrathSum === undefined ? '' : `Wrath ${unit.wrathSum}`,
    unit.guards ? `guarded by ${unit.guards.models}` : '',
    ...unit.abilities.map(choiceOf),
    ...unit.effects.map(({ effect }) => {
      const called = `${whoseOf(effect) === 'enemy' ? 'enemy ' : ''}${effect.verb}`
      return 'count' in effect && typeof effect.count === 'number'
        ? `${called} ${effect.count > 0 ? '+' : ''}${effect.count}`
        : called
    }),
    unit.spend.length ? `spends fatigue on ${unit.spend.join(' and ').replace('-', ' ')}` : ''
  ]
    .filter(Boolean)
    .join(', ')

/** "12 bondi charge 4 huscarls, danish axe, gives up dice" */
export const headlineOf = ({ attacker, companion, defender, book }: Fray): string => {
  const many = attacker.unit.models > 1 || companion !== undefined
  const verb = attacker.place === 'melee' ? (many ? 'charge' : 'charges') : many ? 'shoot' : 'shoots'
  const subject = [attacker, ...(companion ? [companion] : [])].map(({ unit }) => described(unit, book)).join(' and ')
  return `${subject}${subject.includes(',') ? ',' : ''} ${verb} ${described(defender.unit, book)}`
}
