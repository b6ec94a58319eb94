import type { Ability } from '../ability'
import { plays, type Unit } from '../fight'
import { suffersOrders, terrifies } from '../orders'
import { tire } from '../standing'
import { asTheyStand, type SideBySide, type TrioField } from './trio'

/** A box of the side, on whichever of its two units it is laid, is used once a turn (R7.3). */
const boxesOf = (units: readonly Unit[]): readonly Ability[] => [
  ...new Map(units.flatMap(({ abilities = [] }) => abilities).map(ability => [ability.id, ability])).values()
]

/** Everything before step 1. Trapped and Njord reach both units. */
export function afterOrders(fight: SideBySide): TrioField {
  const { warlord, companion, enemy } = fight
  const field = asTheyStand(fight)
  const attackers = [warlord, companion]
  const njord = attackers.some(unit => plays(unit, 'njord')) ? -1 : 0
  let charged = suffersOrders(enemy, field.enemy, boxesOf(attackers))
  if (plays(enemy, 'njord')) charged = tire(charged, -1)
  if (attackers.some(unit => terrifies(unit, enemy))) charged = tire(charged, +1)
  return {
    ...field,
    warlord: tire(suffersOrders(warlord, field.warlord, enemy.abilities ?? []), njord),
    companion: tire(suffersOrders(companion, field.companion, enemy.abilities ?? []), njord),
    enemy: charged
  }
}
