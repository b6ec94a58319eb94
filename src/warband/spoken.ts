import { either } from '../model/quoted'
import { knownFor, UNARMED } from '../rules/kit'
import { boardName } from '../rules/lookup'
import { own } from '../rules/named'
import type { Rulebook, Troop } from '../rules/types'

/** How units are spoken of in what is said against them. */

export interface Spoken {
  /** "the bondi", "the warlord", "Cnut" */
  readonly who: string
  readonly they: string
  readonly their: string
  /** The verb as it goes with them. */
  readonly does: (many: string, one: string) => string
}

export const spoken = ({ name, hero, class: troopClass }: Troop): Spoken => {
  const isOne = troopClass === 'warlord'
  return {
    who: hero ? name : `the ${name}`,
    they: isOne ? 'he' : 'they',
    their: isOne ? 'his' : 'their',
    does: (many, one) => (isOne ? one : many)
  }
}

export const weaponName = (id: string, book: Rulebook): string => own(book.weapons, id)?.name ?? id

/** "; the crossbowmen have it", "; the Norman archers have it, under William": who of the same class and faction has the weapon. */
export const ownersOf = (troop: Troop, weapon: string, book: Rulebook): string =>
  knownFor(book, troop, weapon)
    .flatMap(id => own(book.troops, id) ?? [])
    .map(({ name, under }) => {
      const verb = weapon === UNARMED ? 'have none' : 'have it'
      return `; the ${name} ${verb}${under === undefined ? '' : `, under ${boardName(book, under)}`}`
    })
    .join('')

/** "they may have bow or sling" */
export const mayHave = (troop: Troop, book: Rulebook): string => {
  const { they, does } = spoken(troop)
  const names = either(troop.weapons.map(each => weaponName(each, book)))
  if (names === '') return `${they} ${does('have', 'has')} no weapon but swords and spears`
  return `${they} ${troop.weapon === undefined ? 'may have' : does('have', 'has')} ${names}`
}
