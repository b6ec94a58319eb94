/// <reference lib="dom" />

import { isObject } from '../model/data'
import { type Game, NEW_GAME } from './game'
import type { Fought } from './record'
import type { Kept } from './state'

/** What the page asks of the device: its store, for saved fights and the game that is being played, its clipboard and its files. */

const STORE = 'saga-odds'

interface Stored {
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

/** What is stored; empty where the device does not allow it to be read. */
export const stored = (): Stored => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    const { shelf, game } = isObject(data) ? data : {}
    return { shelf: Array.isArray(shelf) ? shelf.filter(isKept) : [], game: gameIn(game) }
  } catch {
    return { shelf: [], game: NEW_GAME }
  }
}

/** Stores it; false where the device does not allow it. */
export const store = ({ shelf, game: { left, fought } }: Stored): boolean => {
  try {
    localStorage.setItem(STORE, JSON.stringify({ shelf, game: { left, fought } }))
    return true
  } catch {
    return false
  }
}

/** Copies a text; false where the device does not allow it. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** How long a file can be fetched once its download has begun, in ms. */
const FETCHED = 120

export const download = (text: string, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED)
}
