import { PLACE, type UnitRequest } from '../model/scenario'
import type { Rulebook, Terrain } from './types'

/** Where a unit stands, as scenery says it in one word: "woods" are light cover and uneven ground (R2.11). */

type SceneryPlace = Pick<UnitRequest, (typeof PLACE)[number]>

const COVERS = ['none', 'light', 'heavy'] as const

/** What scenery stands for: of several pieces the best cover, and uneven if one of them is. */
export const placeOf = (rows: readonly Terrain[]): SceneryPlace => {
  const cover = COVERS.findLast(each => rows.some(row => row.cover === each))
  return {
    ...(cover && cover !== 'none' && { cover }),
    ...(rows.some(({ ground }) => ground === 'uneven') && { ground: 'uneven' as const }),
    ...(rows.some(({ ground }) => ground === 'dangerous') && { ground: 'dangerous' as const }),
    ...(rows.some(({ building }) => building) && { building: true as const })
  }
}

/** The scenery that stands for this and nothing else; undefined where none does. */
export const sceneryFor = (place: SceneryPlace, { terrain }: Pick<Rulebook, 'terrain'>): Terrain | undefined =>
  Object.values(terrain).find(row => {
    const stands = placeOf([row])
    return PLACE.every(key => stands[key] === place[key])
  })
