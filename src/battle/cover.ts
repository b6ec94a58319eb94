import type { Cover } from '../model/scenario'
import { armoured, entry, type Fray, put, remarked, type SideName, unitAt } from './standing'

/** What cover is worth (R2.6, R3.7, R3.11). */

const COVER = { light: 'light cover', heavy: 'heavy cover' } as const

/** Saves on `on` or more from here, where that is better. */
export const saving = (fray: Fray, side: SideName, on: number, rule: string, source: string): Fray => {
  const own = unitAt(fray, side)
  if (on >= own.savesOn) return fray
  return put(fray, side, { ...own, savesOn: on, ledger: entry(own.ledger, 'saves on', on, on - own.savesOn, { rule, source }) })
}

const coveredFromShots = (fray: Fray, side: SideName, cover: Exclude<Cover, 'none'>, source: string): Fray => {
  if (fray.readings['cover-shooting'] === 'none')
    return remarked(fray, side, 'cover does not help against shots (reading cover-shooting=none)')
  const { numbers } = fray.book
  const saved = saving(fray, side, numbers.saveShotCover[cover], 'R2.6', source)
  const more = numbers.armourShotCover[cover]
  return more ? armoured(saved, side, more, { rule: 'R2.6', source }) : saved
}

/** Cover when shot at (R2.6) and heavy cover of the unit that is charged (R3.7); mounted units have none (R2.10). */
export const covering = (before: Fray, side: SideName): Fray => {
  const fray = put(before, side, { ...unitAt(before, side), covered: true })
  const { unit, place, charging, cover } = unitAt(fray, side)
  if (cover === 'none' || place === 'shooting') return fray
  const what = unit.building ? 'building' : COVER[cover]
  if (unit.mounted) return remarked(fray, side, `${unit.name} are mounted and have no cover (R2.10)`)
  if (place === 'shot-at') return coveredFromShots(fray, side, cover, what)
  if (charging) return remarked(fray, side, 'cover does not help the unit that charges (R3.7)')
  if (cover === 'light') return remarked(fray, side, 'light cover is ignored in melee (R3.7)')
  return saving(fray, side, fray.book.numbers.saveMeleeHeavyCover, unit.building ? 'R3.11' : 'R3.7', what)
}

const DEPTHS = { none: 0, light: 1, heavy: 2 } as const

/** The unit counts as in better cover from here on: what it is worth is counted anew where it was counted already. */
export const sheltered = (fray: Fray, side: SideName, cover: Exclude<Cover, 'none'>): Fray => {
  const own = unitAt(fray, side)
  if (DEPTHS[cover] <= DEPTHS[own.cover]) return fray
  const better = put(fray, side, { ...own, cover })
  return own.covered ? covering(better, side) : better
}
