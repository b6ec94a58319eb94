import type { Effect } from '../../model/effect'
import { activation, board, combatPool, activationPool as firstPool } from '../board'
import type { Ability, Box } from '../types'

/** What boards of the second edition share: the five basic boxes, which take any number of SAGA dice (T7.5), and short forms of effects. */

/** A class's activation box: its id and names. */
interface ActivationBox {
  readonly id: string
  readonly name: string
  readonly names?: readonly string[]
}

/** Combat Bonus: an attack die or a defence die for a SAGA die, two for a rare one; also for a unit that is shot at. */
const combatBonus: Box = {
  ...combatPool(['Melee', 'Shooting', 'Shooting/Reaction'], 'public'),
  name: 'Combat Bonus',
  spanish: 'Bono de Combate',
  names: ['bonus', 'bono de combate'],
  effects: [
    { verb: 'attack-dice', count: { follows: 'chosen-attack' }, in: ['melee', 'shooting'] },
    { verb: 'defence-dice', count: { follows: 'chosen-defence' }, in: ['melee', 'shot-at'] }
  ]
}

const activationPool: Box = {
  ...firstPool('public'),
  text: 'Roll two available SAGA dice; the die spent is available again and may be one of them.'
}

/** The five basic boxes. What the activation boxes cost is the same on every known board. */
export const basics = (
  hearthguard: ActivationBox,
  warriors: ActivationBox,
  levies: ActivationBox
): Readonly<Record<string, Box>> => ({
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

/** The boxes of a board as abilities. */
export const secondBoard = (
  faction: string,
  source: string,
  rule: string,
  boxes: Readonly<Record<string, Box>>
): Readonly<Record<string, Ability>> => board(faction, source, boxes, rule)

/** A box whose cost is not public. */
export type UncostedBox = Omit<Box, 'name' | 'cost' | 'certainty'>

/** More attack dice; `rare`: so many if the SAGA die spent showed the rare symbol. */
export const more = (count: number, rare?: number): Effect => ({
  verb: 'attack-dice',
  count,
  ...(rare !== undefined && { rare })
})

/** More defence dice. */
export const defence = (count: number, rare?: number): Effect => ({
  verb: 'defence-dice',
  count,
  ...(rare !== undefined && { rare })
})

/** Fatigue gained, or lost if negative. */
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
