import { isObject } from '../model/data'
/// <reference lib="dom" />

import { type Game, NEW_GAME } from './game'
import type { Fought } from './record'
import type { Kept } from './state'

/** What the page keeps on its device: its shelf, and the game that is being played. */

const STORE = 'saga-odds'

export interface Stored {
  readonly shelf: readonly Kept[]
  readonly game: Game
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value['line'] === 'string' && typeof value['headline'] === 'string'

const isFought = (value: unknown): value is Fought =>
  isObject(value) &&
  (typeof value['fight'] === 'string' || isObject(value['fight'])) &&
  typeof value['lost'] === 'string' &&
  (value['by'] === 'own' || value['by'] === 'enemy')

const gameIn = (value: unknown): Game => {
  if (!isObject(value)) return NEW_GAME
  const { left, fought } = value
  return {
    ...NEW_GAME,
    ...(isObject(left) && { left: left as Game['left'] }),
    ...(Array.isArray(fought) && { fought: fought.filter(isFought) })
  }
}

/** The shelf of this device; empty where it may not be read. */
export const stored = (): Stored => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    const { shelf, game } = isObject(data) ? data : {}
    return { shelf: Array.isArray(shelf) ? shelf.filter(isKept) : [], game: gameIn(game) }
  } catch {
    return { shelf: [], game: NEW_GAME }
  }
}

/** Whether the device let it be kept. */
export const store = ({ shelf, game: { left, fought } }: Stored): boolean => {
  try {
    localStorage.setItem(STORE, JSON.stringify({ shelf, game: { left, fought } }))
    return true
  } catch {
    return false
  }
}
