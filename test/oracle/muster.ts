/**
 * A plain referee of musters (R1.3, R5.3 to R5.5, R8.1): its own numbers, no code of src/. It knows the Vikings and the Normans without
 * heroes and swords for hire, which is enough to hold the rules of pooling, sizes and single units against.
 */

export interface RefereeUnit {
  readonly troop: 'hirdmen' | 'berserkers' | 'bondi' | 'thralls' | 'knights' | 'sergeants' | 'crossbowmen' | 'peasants'
  readonly models: number
  readonly mounted?: boolean
}

const FOR_A_POINT = { hearthguard: 4, warriors: 8, levies: 12 }

const TROOPS = {
  hirdmen: ['vikings', 'hearthguard', 4, 12, false],
  berserkers: ['vikings', 'hearthguard', 4, 4, false],
  bondi: ['vikings', 'warriors', 4, 12, false],
  thralls: ['vikings', 'levies', 4, 12, false],
  knights: ['normans', 'hearthguard', 4, 12, true],
  sergeants: ['normans', 'warriors', 4, 12, true],
  crossbowmen: ['normans', 'warriors', 4, 8, false],
  peasants: ['normans', 'levies', 4, 12, false]
} as const

export const isLegalMuster = (faction: string, points: number, units: readonly RefereeUnit[]): boolean => {
  if (![2, 3, 4, 5, 6, 8, 10, 12].includes(points)) return false
  const pool = { hearthguard: 0, warriors: 0, levies: 0 }
  const single = { berserkers: 0, crossbowmen: 0 }
  for (const { troop, models, mounted } of units) {
    const [home, troopClass, least, most, rides] = TROOPS[troop]
    if (home !== faction || models < least || models > most || (mounted && !rides)) return false
    pool[troopClass] += models
    if (troop === 'berserkers' || troop === 'crossbowmen') single[troop]++
  }
  if (single.berserkers > 1 || single.crossbowmen > 1) return false
  let spent = 0
  for (const each of ['hearthguard', 'warriors', 'levies'] as const) {
    if (pool[each] % FOR_A_POINT[each] !== 0) return false
    spent += pool[each] / FOR_A_POINT[each]
  }
  return spent === points
}

/** The ways to write n as a sum of parts from least to most, the order of no account. */
const sums = (n: number, least: number, most: number): number => {
  if (n === 0) return 1
  let ways = 0
  for (let part = least; part <= Math.min(most, n); part++) ways += sums(n - part, part, most)
  return ways
}

/** Legal musters of the Vikings under a plain warlord, counted one by one: bows and slings are one. */
export const vikingMusters = (points: number): number => {
  let count = 0
  for (let guard = 0; guard <= points; guard++)
    for (let warriors = 0; guard + warriors <= points; warriors++) {
      const [hg, w, lev] = [4 * guard, 8 * warriors, 12 * (points - guard - warriors)]
      const hearthguard = sums(hg, 4, 12) + (hg >= 4 ? sums(hg - 4, 4, 12) : 0)
      count += hearthguard * sums(w, 4, 12) * sums(lev, 4, 12)
    }
  return count
}
