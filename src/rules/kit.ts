import { own } from './named'
import type { Rulebook, Troop } from './types'

/** Who of a class carries what: warriors of the Normans with crossbows are crossbowmen. */

/** The word for a unit that leaves its troop's usual weapon at home. */
export const UNARMED = 'none'

/** Whether it may have this weapon; without one named it has its usual one. */
export const carries = ({ weapon: usual, weapons }: Troop, weapon: string | undefined): boolean =>
  weapon === undefined || (weapon === UNARMED ? usual === undefined : weapons.includes(weapon))

/** It is what sets the troop apart. */
const isKnownFor = ({ weapon: usual, weapons }: Troop, weapon: string): boolean =>
  weapon === UNARMED ? weapons.length === 0 : usual === weapon

/** Troops of the same class and faction that are known for a weapon. */
export const knownFor = (book: Rulebook, { class: troopClass, faction }: Troop, weapon: string): readonly string[] =>
  Object.entries(book.troops).flatMap(([id, troop]) =>
    troop.class === troopClass && troop.faction === faction && !troop.hero && isKnownFor(troop, weapon) ? [id] : []
  )

/**
 * The troop that a unit of these is with this weapon in hand: itself where it may have it, else the one of its class and faction that
 * is known for it, under this hero where it serves one alone. Itself where there is none such.
 */
export const withWeapon = (book: Rulebook, id: string, weapon: string | undefined, hero: string | undefined): string => {
  const troop = own(book.troops, id)
  if (!troop || weapon === undefined || carries(troop, weapon)) return id
  const serves = (other: string): boolean => {
    const under = own(book.troops, other)?.under
    return under === undefined || under === hero
  }
  return knownFor(book, troop, weapon).find(serves) ?? id
}
