import type { Effect } from '../../model/effect'
import { activation, board } from '../board'
import type { Ability, Box } from '../types'

/** What every known board of the second edition but one begins with: five boxes that take any number of SAGA dice (T7.5). */

/** What a class is called on a board. */
interface Called {
  readonly id: string
  readonly name: string
  readonly names?: readonly string[]
}

/** Combat Bonus: an attack die or a defence die for a SAGA die, two for a rare one; also for a unit that is shot at. */
const combatBonus: Box = {
  name: 'Combat Bonus',
  spanish: 'Bono de Combate',
  names: ['bonus', 'bono de combate'],
  when: ['Melee', 'Shooting', 'Shooting/Reaction'],
  cost: 'any',
  multi: true,
  choice: { take: 'pool', kinds: ['attack', 'defence'], each: 1, rare: 2 },
  rareMatters: true,
  text: 'For each SAGA die spent gain an attack die or a defence die; two of the kind if the die spent showed the rare symbol.',
  effects: [
    { verb: 'attack-dice', count: { follows: 'chosen-attack' }, in: ['melee', 'shooting'] },
    { verb: 'defence-dice', count: { follows: 'chosen-defence' }, in: ['melee', 'shot-at'] }
  ],
  certainty: 'public'
}

const activationPool: Box = {
  name: 'Activation Pool',
  spanish: 'Pila de Activación',
  names: ['pila de activacion'],
  when: ['Orders'],
  cost: 'R',
  multi: true,
  text: 'Roll two available SAGA dice; the die spent is available again and may be one of them.',
  saga: 'roll-two-more',
  noFight: 'Activation Pool brings SAGA dice in the Orders phase and changes no die of a fight.',
  certainty: 'public'
}

/** The five basic boxes: those of a hearthguard or hero, of warriors and of levies are paid as on every known board. */
export const basics = (hearthguard: Called, warriors: Called, levies: Called): Readonly<Record<string, Box>> => ({
  [hearthguard.id]: activation(
    hearthguard.name,
    'a hearthguard unit or a hero',
    ['hearthguard', 'warlord'],
    'any',
    'public',
    hearthguard.names
  ),
  [warriors.id]: activation(warriors.name, 'a warrior unit', ['warriors'], 'C or R', 'public', warriors.names),
  [levies.id]: activation(levies.name, 'a levy unit', ['levies'], 'U or R', 'public', levies.names),
  'activation-pool': activationPool,
  'combat-bonus': combatBonus
})

/** A board of the second edition by its faction's rule. */
export const secondBoard = (faction: string, source: string, rule: string, boxes: Readonly<Record<string, Box>>) =>
  board(faction, source, boxes, rule) satisfies Readonly<Record<string, Ability>>

/** What boxes are written with. */

/** A box whose cost is not public. */
export type UncostedBox = Omit<Box, 'name' | 'cost' | 'certainty'>

export const more = (count: number, rare?: number): Effect => ({
  verb: 'attack-dice',
  count,
  ...(rare !== undefined && { rare })
})

export const defence = (count: number, rare?: number): Effect => ({
  verb: 'defence-dice',
  count,
  ...(rare !== undefined && { rare })
})

export const tires = (of: 'own' | 'side' | 'enemy', count: number, when: 'before' | 'now' | 'after'): Effect => ({
  verb: 'fatigue',
  of,
  count,
  when
})

export const armour = (count: number): Effect => ({ verb: 'armour', of: 'own', count })

export const melee = { when: ['Melee'] } as const
export const orders = { when: ['Orders'] } as const
export const activated = { when: ['Activation'] } as const
