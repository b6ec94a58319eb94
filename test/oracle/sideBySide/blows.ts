import type { Readings } from '../readings'
import type { Strength } from '../strength'
import type { Together } from './prepare'

/** The hits of a melee of three on their way to the defence rolls. */
export interface Blows {
  readonly byWarlord: number
  readonly byCompanion: number
  readonly onWarlord: number
  readonly onCompanion: number
  /** Whose uncancelled hits will count twice (crush-timing=unsaved). */
  readonly crushes: { readonly warlord: boolean; readonly companion: boolean; readonly enemy: boolean }
}

export type Hits = Omit<Blows, 'crushes'>

/** Crush of the warlord or the companion looks at its own hits, given and taken (R6.3); the enemy's at all of them. */
export function crushed({ warlord, companion, enemy }: Together, hits: Hits, readings: Readings): Blows {
  const { byWarlord, byCompanion, onWarlord, onCompanion } = hits
  const enemyHits = onWarlord + onCompanion
  const crushes = {
    warlord: warlord.crushes && byWarlord >= 2 * onWarlord,
    companion: companion.crushes && byCompanion >= 2 * onCompanion,
    enemy: enemy.ofWarlord.crushes && enemyHits >= 2 * (byWarlord + byCompanion)
  }
  if (readings['crush-timing'] === 'unsaved') return { ...hits, crushes }
  return {
    byWarlord: twice(byWarlord, crushes.warlord),
    byCompanion: twice(byCompanion, crushes.companion),
    onWarlord: twice(onWarlord, crushes.enemy),
    onCompanion: twice(onCompanion, crushes.enemy),
    crushes: { warlord: false, companion: false, enemy: false }
  }
}

export const twice = (hits: number, doubled: boolean): number => (doubled ? 2 * hits : hits)

/** Under one roll the enemy's saves cancel hits that would count twice before those that would not: his player chooses. */
export function countTwice(left: number, { byWarlord, byCompanion, crushes }: Blows): number {
  if (crushes.warlord && crushes.companion) return 2 * left
  if (crushes.warlord) return left + Math.max(0, left - byCompanion)
  if (crushes.companion) return left + Math.max(0, left - byWarlord)
  return left
}

/** The enemy's two rolls of side-by-side-defence=each. */
export interface TwoRolls {
  readonly ofWarlord: Strength
  readonly ofCompanion: Strength
}

/**
 * Each roll has its own cap, but a bonus defence die is rolled once: they are dealt out one by one in turn, first to the roll against
 * more hits (against the warlord's when they are equal), none to a roll that is full.
 */
export function dealt({ enemy }: Together, { byWarlord, byCompanion }: Blows, readings: Readings): TwoRolls {
  const first = { hits: byWarlord, bonus: 0 }
  const second = { hits: byCompanion, bonus: 0 }
  const inTurn = byCompanion > byWarlord ? [second, first] : [first, second]
  let dice = enemy.ofWarlord.bonusDefence
  while (dice > 0 && inTurn.some(({ hits, bonus }) => bonus < hits)) {
    for (const roll of inTurn) {
      const room = Math.min(dice, roll.hits - roll.bonus)
      // bonus-defence-sharing=most: as many as the first roll takes, then the other
      const share = readings['bonus-defence-sharing'] === 'most' ? room : Math.min(1, room)
      roll.bonus += share
      dice -= share
    }
  }
  return {
    ofWarlord: { ...enemy.ofWarlord, bonusDefence: first.bonus },
    ofCompanion: { ...enemy.ofCompanion, bonusDefence: second.bonus }
  }
}
