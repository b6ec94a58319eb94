import { mostHits } from './attack-dice'
import { type Count, FIELDS, type Fighters, type FightState, fightersOf, type Ready } from './fight-state'
import type { Fighter } from './fighter'
import { guardsOf } from './losses'

/** The fields of a melee: where they begin, and how far they can grow. */

const mostDice = ({ rounds }: Fighter): number => {
  let most = 0
  for (const { count } of rounds) for (const dice of count) if (dice > most) most = dice
  return most
}

/** Hits that the dice of a strike of the second edition may come to. */
export const mostSpecial = ({ dice, rounds: [first] }: Fighter): number =>
  first?.special ? mostHits(dice, first.special.thrown) : 0

/** Its fatigue that the enemy spends in further melees. */
export const spentAgain = ({ rounds }: Fighter): number => rounds.reduce((sum, { spent }) => sum + spent, 0)

/** Losses that Resilience can cancel in all. */
export const mostCancelled = ({ standing: { resilience, fatigue, unit } }: Fighter): number =>
  resilience * Math.max(0, unit.profile.fatigueLimit - fatigue)

/** How far each field can grow; a field that stays at nothing is left out. */
export const mostOf = (fighters: Fighters, forgets: boolean, overkill: Ready['overkill']): FightState => {
  const all = fightersOf(fighters)
  const { readings } = fighters.fray
  const dice = 2 * all.reduce((sum, fighter) => sum + mostDice(fighter), 0)
  const crushes = all.some(({ standing }) => standing.doublesHits)
  const pushes = all.some(({ standing }) => standing.pushes)
  const specials = all.reduce((sum, fighter) => sum + mostSpecial(fighter), 0)
  const backs = all.some(({ standing }) => standing.feats.hitsBack > 0) ? specials + 99 : 0
  const most: Record<string, number> = {}
  for (const fighter of all) {
    const { side, standing } = fighter
    const { lives } = standing.unit
    const grow = (count: Count, limit: number) => {
      if (limit > 0) most[FIELDS[side][count]] = limit
    }
    grow('Lost', lives)
    grow('Uncounted', forgets ? lives + guardsOf(fighter) : standing.removed - standing.removedCounted)
    grow('Overkill', overkill[side] ? dice + 2 * (specials + backs) + 99 * Math.sign(specials) : 0)
    grow('Guards', side === 'companion' ? lives : guardsOf(fighter))
    grow('Pushed', pushes ? lives : 0)
    grow('Tired', standing.resilience > 0 ? Math.max(0, standing.unit.profile.fatigueLimit - standing.fatigue) : 0)
    grow('Spent', spentAgain(fighter))
    grow('Cancelled', standing.resilience > 0 && readings['resilience-counts'] === 'yes' ? mostCancelled(fighter) : 0)
    grow('Hits', crushes ? dice : specials + backs)
    const struckByTwo = fighters.companion !== undefined && side === 'defender'
    grow('Second', crushes && struckByTwo ? dice : 0)
    grow('Doubled', crushes && readings['crush-timing'] === 'unsaved' ? (struckByTwo ? 3 : 1) : 0)
  }
  return most
}

/** Every field at nothing, but for models removed before the dice. */
export const startOf = (sides: Fighters, most: FightState): FightState => {
  const start: Record<string, number> = {}
  for (const field in most) start[field] = 0
  for (const { side, standing } of fightersOf(sides)) {
    start[`${side}Lost`] = standing.removed
    if (standing.removed > standing.removedCounted) start[`${side}Uncounted`] = standing.removed - standing.removedCounted
  }
  return start
}
