import type { Side } from '../fight'
import { onOwnTurn, type SideOutcome, sideOutcome, tiredBy } from '../outcome'
import { nobodyPushed, type PushDice, pushed } from '../push'
import { readingsOf } from '../readings'
import { bothStand, type SideBySide, type Trio, type TrioField } from './trio'

export interface TogetherOutcome extends Trio<SideOutcome> {
  /** Models of the companion that died for the warlord; they are in its `losses`, and in his `counted` by the reading. */
  readonly sacrificed: number
  /** The attacker is the warlord and the companion together. */
  readonly winner: Side | 'tie'
  readonly disengages: Side | 'nobody'
}

/** R3.10: the losses of both against the enemy's. */
export function winnerOf({ warlord, companion, enemy }: TrioField): Side | 'tie' {
  const lost = warlord.counted + companion.counted
  if (lost === enemy.counted) return 'tie'
  return lost < enemy.counted ? 'attacker' : 'defender'
}

/** R3.10, R3.11: whoever is left of the two leaves together. */
export function disengagesAfter(fight: SideBySide, field: TrioField): Side | 'nobody' {
  if (!bothStand(field) || field.fought === 0) return 'nobody'
  if (fight.building) return 'attacker'
  return winnerOf(field) === 'attacker' ? 'defender' : 'attacker'
}

/** The Push of either on the enemy, or of the enemy on the companion: a warlord is not pushed. */
export function pushDice(fight: SideBySide, field: TrioField): PushDice {
  const leaves = disengagesAfter(fight, field)
  const readings = readingsOf(fight)
  if (leaves === 'nobody') return nobodyPushed
  return leaves === 'defender'
    ? pushed(fight.enemy, field.enemy, [fight.warlord, fight.companion], readings)
    : pushed(fight.companion, field.companion, [fight.enemy], readings)
}

/**
 * `gone`: models The Push took. Each of the three gains its fatigue (R3.9). That of a friend destroyed within S (R4.1) depends on where
 * models stand, and is not counted here.
 */
export function togetherOutcome(fight: SideBySide, field: TrioField, gone: number): TogetherOutcome {
  const { warlord, companion, enemy } = fight
  const readings = readingsOf(fight)
  const disengages = disengagesAfter(fight, field)
  const tired = (unit: typeof enemy, enemies: readonly (typeof enemy)[]): number =>
    field.fought === 0 ? 0 : tiredBy(unit, enemies, field.fought, readings)
  const ofCompanion = sideOutcome(
    field.companion,
    disengages === 'attacker' ? gone : 0,
    onOwnTurn(companion, tired(companion, [enemy]))
  )
  return {
    warlord: sideOutcome(field.warlord, 0, onOwnTurn(warlord, tired(warlord, [enemy]))),
    companion: { ...ofCompanion, losses: ofCompanion.losses + field.sacrificed },
    enemy: sideOutcome(field.enemy, disengages === 'defender' ? gone : 0, tired(enemy, [warlord, companion])),
    sacrificed: field.sacrificed,
    winner: winnerOf(field),
    disengages
  }
}
