import { refuse } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { either, quoted } from '../model/quoted'
import { type AbilityUse, PLACE, type UnitRequest } from '../model/scenario'
import { abilityFor, boardName } from './abilities'
import { idIn, own, suggestion } from './named'
import type { Movement, Profile, Rulebook, Terrain, Troop } from './types'

/** Finds rows of the rulebook, by id or by the words that players use. */

export {
  abilityFor,
  abilityKeys,
  boardName,
  boardsOf,
  findAbility,
  mayBeBasic,
  ofOtherEdition
} from './abilities'
export { idsNamed, plain } from './named'

/** Whether it is one of the four plain troops ("warriors"), in whose place factions have troops of their own ("bondi"). */
export const isPlain = (book: Rulebook, troop: Troop): boolean => own(book.troops, troop.class) === troop

/** A hero serves the factions that he may lead; a troop without a faction serves all. */
const serves = ({ hero, faction: home }: Troop, faction: string): boolean =>
  hero ? hero.factions.includes(faction) : home === undefined || home === faction

/** The faction's first troop of a class, heroes aside. */
const ofClass = (book: Rulebook, troopClass: Troop['class'], faction: string): string | undefined =>
  Object.entries(book.troops).find(([, row]) => row.faction === faction && row.class === troopClass && !row.hero)?.[0]

/**
 * The id of the troop with this id or name. With a faction, a class becomes the faction's troop of that class: warriors of the Welsh are
 * priodaur. Undefined if there is no such troop, or it belongs to another faction.
 */
export const troopIdFor = (book: Rulebook, words: string, faction?: string): string | undefined => {
  const id = idIn(book.troops, words)
  const troop = own(book.troops, id)
  if (!troop || faction === undefined) return id
  if (!serves(troop, faction)) return undefined
  return isPlain(book, troop) ? (ofClass(book, troop.class, faction) ?? id) : id
}

/** The troop of `troopIdFor`. */
export const troopFor = (book: Rulebook, words: string, faction?: string): Troop | undefined =>
  own(book.troops, troopIdFor(book, words, faction))

/** The troop of `troopFor`. Throws a RequestError if there is none. */
export const troopOf = (book: Rulebook, words: string, faction?: string): Troop => {
  const troop = troopFor(book, words, faction)
  if (troop) return troop
  const foreign = troopFor(book, words)
  if (foreign && faction !== undefined) {
    const factions = foreign.hero?.factions ?? [foreign.faction ?? '']
    return refuse(
      t('{subject} to {own}, not to {other}: {cure}', {
        subject: t('{The:name} {belongs|belong:name}', { name: foreign.name }),
        own: either(factions.map(id => boardName(book, id))),
        other: boardName(book, faction),
        cure: t('leave the faction out or name another unit.')
      })
    )
  }
  const near = nearest(
    words,
    Object.entries(book.troops).flatMap(([id, { names }]) => [id, ...names])
  )
  return refuse(
    t('There is no unit {words}: name one of `saga-odds rules units`{perhaps}.', {
      words: quoted(words),
      perhaps: suggestion(near)
    })
  )
}

/** The numbers of a troop. Later ones replace earlier: those of its class, of its mount, its own, and those with the weapon in hand. */
export const profileOf = (
  book: Rulebook,
  { class: troopClass, profile, armed }: Troop,
  weapon?: string,
  mount?: string
): Profile => {
  const row = own(book.mounts, mount)
  const points = row?.points?.[troopClass]
  const mounted = { ...(troopClass === 'hearthguard' && row?.hearthguard), ...(points !== undefined && { points }) }
  return overlaid(
    row ? overlaid(book.classes[troopClass], mounted, {}) : book.classes[troopClass],
    profile ?? {},
    own(armed ?? {}, weapon) ?? {}
  )
}

/** What a unit rides: the mount named, else its troop's usual mount if it rides at all; undefined on foot. */
export const mountOf = (
  { mount, mounted }: { readonly mount?: string | undefined; readonly mounted?: boolean | undefined },
  troop: Troop
): string | undefined => {
  if (mount !== undefined) return mount
  return (mounted ?? troop.mounted === 'always') ? (troop.mounts?.[0] ?? 'horse') : undefined
}

/** Whether he may lead a warband: a hero, or a warlord; not men of that class with a price of their own, such as a bard (T9.2). */
export const mayLead = ({ hero, cost, class: troopClass }: Troop): boolean =>
  hero !== undefined || (troopClass === 'warlord' && cost === undefined)

/** How far a unit moves: M on foot, L mounted (R4.5, T4.10), unless its weapon, mount or troop has another band. */
export const movementOf = (book: Rulebook, troop: Troop, weapon: string | undefined, mount: string | undefined): Movement => {
  const ridden = own(book.mounts, mount)
  if (ridden) return ridden.movement ?? { move: 'L', charge: 'L' }
  const band = troop.moves ?? own(book.weapons, weapon)?.moves ?? 'M'
  return { move: band, charge: band }
}

/** A profile with others laid over it. Melee dice of the second replace the base's dice when charging as well. */
const overlaid = (base: Profile, profile: Partial<Profile>, armed: Partial<Profile>): Profile => {
  const all = { ...base, ...profile, ...armed }
  if (!base.diceCharging || !profile.dice || profile.diceCharging) return all
  const { diceCharging: _, ...others } = all
  return others
}

/** The key of an ability that a unit uses, "vikings/ullr". Throws a RequestError if it has no such ability. */
export const abilityKeyOf = (
  { id }: AbilityUse,
  { unit, faction }: Pick<UnitRequest, 'unit' | 'faction'>,
  book: Rulebook
): string => (id.includes('/') ? id : `${abilityFor(book, id, troopOf(book, unit, faction), faction).faction}/${id}`)

/** Where a unit stands, which scenery sums up in a word: "woods" are light cover and uneven ground (R2.11). */

type SceneryPlace = Pick<UnitRequest, (typeof PLACE)[number]>

const COVERS = ['heavy', 'light'] as const

/** What pieces of scenery mean together: the best cover, and uneven ground if one of them is uneven. */
export const placeOf = (rows: readonly Terrain[]): SceneryPlace => {
  const cover = COVERS.find(each => rows.some(row => row.cover === each))
  return {
    ...(cover && { cover }),
    ...(rows.some(({ ground }) => ground === 'uneven') && { ground: 'uneven' as const }),
    ...(rows.some(({ ground }) => ground === 'dangerous') && { ground: 'dangerous' as const }),
    ...(rows.some(({ building }) => building) && { building: true as const })
  }
}

/** The scenery that means exactly this; undefined if there is none. */
export const sceneryFor = (place: SceneryPlace, { terrain }: Pick<Rulebook, 'terrain'>): Terrain | undefined =>
  Object.values(terrain).find(row => {
    const meant = placeOf([row])
    return PLACE.every(key => meant[key] === place[key])
  })
