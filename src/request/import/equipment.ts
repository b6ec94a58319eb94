import { distance } from '../../model/nearest'
import { plain } from '../../rules/lookup'
import { onceFor } from '../../rules/once-for'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'

/** Recognizes the rulebook's weapons and mounts in the words of a list builder ("Horse, Javelins", "Mounts (Horses)"). */

/** Weapons and a mount found in the words of a list builder. */
export interface Equipment {
  /** Ids of weapons. */
  readonly weapons: readonly string[]
  readonly mounted: boolean
  /** The mount; undefined if it is a horse. */
  readonly mount?: string
  /** Words that name neither a weapon nor a mount. */
  readonly unknown: readonly string[]
}

export const UNEQUIPPED: Equipment = { weapons: [], mounted: false, unknown: [] }

/** The name without its wrapping: "Mounts: Horses" and "Mount (Horse)" are both horses; other notes in brackets are dropped. */
const unwrapped = (piece: string): string =>
  plain(
    piece
      .replace(/^\s*mounts?\s*(?:[:(]|$)/i, '')
      .replace(/\)\s*$/, '')
      .replace(/\(.*$/, '')
  )

const singular = (word: string): string => word.replace(/s$/, '')

/**
 * True if two words differ only by a plural s or, in long words, by up to two typing errors; a short word with an error is
 * another word.
 */
const isNear = (one: string, other: string): boolean =>
  singular(one) === singular(other) || (Math.min(one.length, other.length) > 6 && distance(one, other) <= 2)

const weaponOf = (word: string, book: Rulebook): string | undefined => {
  const names = namesOf(book).weapon
  const exact = names.get(word) ?? names.get(singular(word)) ?? names.get(`${word}s`)
  if (exact !== undefined) return exact
  for (const [name, id] of names) if (isNear(word, name)) return id
  return undefined
}

const mountIn = (word: string, book: Rulebook): string | undefined => {
  const names = namesOf(book).mount
  const exact = names.get(word) ?? names.get(singular(word))
  if (exact !== undefined) return exact
  for (const [name, id] of names) if (isNear(word, name)) return id
  return undefined
}

/** Results by text: catalogues repeat the same texts a thousand times. */
const cacheFor = onceFor(() => new Map<string, Equipment>())

/** The equipment in a list separated by commas, slashes, plus signs, semicolons, "&" or "and". */
export const equipmentIn = (text: string, book: Rulebook): Equipment => {
  const cache = cacheFor(book)
  const found = cache.get(text) ?? readList(text, book)
  if (cache.size < MOST_CACHED) cache.set(text, found)
  return found
}

const MOST_CACHED = 10_000

const readList = (text: string, book: Rulebook): Equipment => {
  const pieces = text
    .split(/,|\/|\+|&|;|\band\b/i)
    .map(piece => [piece, unwrapped(piece)] as const)
    .filter(([, word]) => word !== '')
  const weapons: string[] = []
  const unknown: string[] = []
  let mount: string | undefined
  for (const [piece, word] of pieces) {
    const weapon = weaponOf(word, book)
    if (weapon !== undefined) weapons.push(weapon)
    else {
      const found = mountIn(word, book)
      if (found === undefined) unknown.push(piece.trim())
      mount ??= found
    }
  }
  return { weapons: [...new Set(weapons)], mounted: mount !== undefined, ...(isNotHorse(mount) && { mount }), unknown }
}

const isNotHorse = (mount: string | undefined): mount is string => mount !== undefined && mount !== 'horse'

/** The equipment of several texts together. */
export const equipmentOf = (texts: readonly string[], book: Rulebook): Equipment => {
  const each = texts.map(text => equipmentIn(text, book))
  const mount = each.flatMap(found => found.mount ?? [])[0]
  return {
    weapons: [...new Set(each.flatMap(({ weapons }) => weapons))],
    mounted: each.some(({ mounted }) => mounted),
    ...(mount !== undefined && { mount }),
    unknown: each.flatMap(({ unknown }) => unknown)
  }
}

/** The armour that a weapon and a mount add to their unit, in melee and against shooting, by the effects of their rows. */
export const armourOf = (
  weapon: string | undefined,
  { mounted, mount = 'horse' }: Pick<Equipment, 'mounted' | 'mount'>,
  book: Rulebook
): { readonly melee: number; readonly shot: number } => {
  const ridden = mounted ? (book.mounts[mount]?.effects ?? []) : []
  const effects = [...(weapon === undefined ? [] : (book.weapons[weapon]?.effects ?? [])), ...ridden]
  const sum = (place: 'melee' | 'shot-at'): number =>
    effects.reduce(
      (total, effect) =>
        effect.verb === 'armour' && effect.of === 'own' && effect.if === undefined && (effect.in ?? [place]).includes(place)
          ? total + effect.count
          : total,
      0
    )
  return { melee: sum('melee'), shot: sum('shot-at') }
}
