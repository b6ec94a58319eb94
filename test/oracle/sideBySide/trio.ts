import { checkUnit, type Spend, type Unit } from '../fight'
import type { Readings } from '../readings'
import { type Standing, standingOf, wipedOut } from '../standing'

/** R6.3: a warlord and the unit that moved with him charge the same enemy. */
export interface SideBySide {
  readonly warlord: Unit
  readonly companion: Unit
  /** What it spends is said below, not in its `spend`. */
  readonly enemy: Unit
  /** Attack dice the enemy aims at the warlord; in a further melee as many of them as he then may. */
  readonly split: number
  /** Each way to spend at most once with markers of each unit (S1 p.25). */
  readonly enemySpends?: { readonly fromWarlord?: readonly Spend[]; readonly fromCompanion?: readonly Spend[] }
  /** The same in a further melee (Thor, reading thor-choices=anew). */
  readonly enemySpendsAgain?: SideBySide['enemySpends']
  /** The enemy holds a building (R3.11). */
  readonly building?: boolean
  readonly readings?: Partial<Readings>
}

export interface Trio<T> {
  readonly warlord: T
  readonly companion: T
  readonly enemy: T
}

export interface TrioField extends Trio<Standing> {
  /** Models of the companion that died for the warlord. */
  readonly sacrificed: number
  readonly fought: number
}

export const asTheyStand = ({ warlord, companion, enemy }: SideBySide): TrioField => ({
  warlord: standingOf(warlord),
  companion: standingOf(companion),
  enemy: standingOf(enemy),
  sacrificed: 0,
  fought: 0
})

/** The melee goes on while the enemy stands, and one of the two. */
export const bothStand = ({ warlord, companion, enemy }: TrioField): boolean =>
  !wipedOut(enemy) && !(wipedOut(warlord) && wipedOut(companion))

/** Refuses what no table could lay out. */
export function check({ warlord, companion, enemy }: SideBySide): void {
  for (const unit of [warlord, companion, enemy]) checkUnit(unit)
  if (warlord.class !== 'warlord') throw new RangeError('only a warlord fights side by side with a unit (R6.3)')
  if (companion.class === 'warlord') throw new RangeError('the companion is a unit, not a warlord (R6.3)')
  if (warlord.alone) throw new RangeError('this hero never fights side by side (R6.4)')
  if (enemy.spend?.length) throw new RangeError('the enemy says from which unit he spends fatigue')
}
