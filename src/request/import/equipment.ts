import { distance } from '../../model/nearest'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { namesOf, onceFor } from '../names'

/** What words of a builder name of the rulebook's weapons and mounts ("Horse, Javelins", "Mounts (Horses)"). */

export interface Equipment {
  /** Ids of weapons. */
  readonly weapons: readonly string[]
  readonly mounted: boolean
  /** What it rides, where that is not horses. */
  readonly mount?: string
  /** Words that are neither. */
  readonly unknown: readonly string[]
}

export const UNEQUIPPED: Equipment = { weapons: [], mounted: false, unknown: [] }

/** "Mounts: Horses" and "Mount (Horse)" are horses; a note in brackets is none of the name. */
const bare = (piece: string): string =>
  plain(
    piece
      .replace(/^\s*mounts?\s*(?:[:(]|$)/i, '')
      .replace(/\)\s*$/, '')
      .replace(/\(.*$/, '')
  )

const singular = (word: string): string => word.replace(/s$/, '')

/** Slips of a typist in a long word; a short one is another word. */
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

/** What was read already, by its text: catalogues say the same a thousand times. */
const readBefore = onceFor(() => new Map<string, Equipment>())

/** Reads a list of equipment: pieces between commas, slashes, plus signs and "and". */
export const equipmentIn = (text: string, book: Rulebook): Equipment => {
  const before = readBefore(book)
  const found = before.get(text) ?? readList(text, book)
  if (before.size < MOST_REMEMBERED) before.set(text, found)
  return found
}

const MOST_REMEMBERED = 10_000

const readList = (text: string, book: Rulebook): Equipment => {
  const pieces = text
    .split(/,|\/|\+|&|;|\band\b/i)
    .map(piece => [piece, bare(piece)] as const)
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
  return { weapons: [...new Set(weapons)], mounted: mount !== undefined, ...(isNoHorse(mount) && { mount }), unknown }
}

const isNoHorse = (mount: string | undefined): mount is string => mount !== undefined && mount !== 'horse'

/** The same of several texts together. */
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

/** What equipment adds to the armour of its unit, in melee and when shot at, by the effects of its rows. */
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
