import { refuse } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { either, quoted } from '../model/quoted'
import { type AbilityUse, PLACE, type UnitRequest } from '../model/scenario'
import { abilityFor, boardName } from './abilities'
import { idIn, own, suggestion } from './named'
import type { Movement, Profile, Rulebook, Terrain, Troop } from './types'

/** Finding rows: by id inside the program, by the words a player uses at its edge. */

export {
  abilityFor,
  abilityKeys,
  abilityOf,
  boardName,
  boardsOf,
  findAbility,
  mayBeBasic,
  ofOtherEdition,
  placesOf
} from './abilities'
export { idsNamed, plain } from './named'

/** The plain troop of its class, for which a faction has troops of its own. */
export const isPlain = (book: Rulebook, troop: Troop): boolean => own(book.troops, troop.class) === troop

/** A hero leads his factions; a troop without a faction serves all. */
const serves = ({ hero, faction: home }: Troop, faction: string): boolean =>
  hero ? hero.factions.includes(faction) : home === undefined || home === faction

/** A faction's first troop of a class that is no hero. */
const ofClass = (book: Rulebook, troopClass: Troop['class'], faction: string): string | undefined => {
  for (const id in book.troops) {
    const row = book.troops[id]
    if (row?.faction === faction && row.class === troopClass && !row.hero) return id
  }
  return undefined
}

/**
 * The id of the troop that is called so, by id or by name, with a faction: a class is that faction's troop of the class (warriors of
 * the Welsh are priodaur), any other troop itself. Undefined where there is no such troop, or it belongs to another faction.
 */
export const troopIdFor = (book: Rulebook, words: string, faction?: string): string | undefined => {
  const id = idIn(book.troops, words)
  const troop = id === undefined ? undefined : book.troops[id]
  if (!troop || faction === undefined) return id
  if (!serves(troop, faction)) return undefined
  return isPlain(book, troop) ? (ofClass(book, troop.class, faction) ?? id) : id
}

/** The troop of `troopIdFor`. */
export const troopFor = (book: Rulebook, words: string, faction?: string): Troop | undefined =>
  own(book.troops, troopIdFor(book, words, faction))

/** "The hirdmen belong", "Ragnar Lothbrok belongs" */
const belongs = ({ name }: Troop): string => t('{The:name} {belongs|belong:name}', { name })

/** The troop of `troopFor`. Throws a RequestError where there is none. */
export const troopOf = (book: Rulebook, words: string, faction?: string): Troop => {
  const troop = troopFor(book, words, faction)
  if (troop) return troop
  const stranger = troopFor(book, words)
  if (stranger && faction !== undefined) {
    const homes = stranger.hero?.factions ?? [stranger.faction ?? '']
    return refuse(
      t('{subject} to {own}, not to {other}: {cure}', {
        subject: belongs(stranger),
        own: either(homes.map(home => boardName(book, home))),
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

/** The numbers of a troop: those of its class, of what it rides, its own laid over them, and those it has with a weapon in hand. */
export const profileOf = (
  book: Rulebook,
  { class: troopClass, profile, armed }: Troop,
  weapon?: string,
  mount?: string
): Profile => {
  const row = mount === undefined ? undefined : own(book.mounts, mount)
  const points = row?.points?.[troopClass]
  const ridden = { ...(troopClass === 'hearthguard' && row?.hearthguard), ...(points !== undefined && { points }) }
  return laid(
    row ? laid(book.classes[troopClass], ridden, {}) : book.classes[troopClass],
    profile ?? {},
    own(armed ?? {}, weapon) ?? {}
  )
}

/** What a unit rides: what is said, else its troop's usual mount where it rides at all. */
export const mountOf = (
  { mount, mounted }: { readonly mount?: string | undefined; readonly mounted?: boolean | undefined },
  troop: Troop
): string | undefined => {
  if (mount !== undefined) return mount
  return (mounted ?? troop.mounted === 'always') ? (troop.mounts?.[0] ?? 'horse') : undefined
}

/** Foot M, mounted L (R4.5, T4.10), where weapon, mount or troop do not say another band. */
export const movementOf = (book: Rulebook, troop: Troop, weapon: string | undefined, mount: string | undefined): Movement => {
  const ridden = own(book.mounts, mount)
  if (ridden) return ridden.movement ?? { move: 'L', charge: 'L' }
  const band = troop.moves ?? own(book.weapons, weapon)?.moves ?? 'M'
  return { move: band, charge: band }
}

/** Dice that are others take the place of those of a charge as well. */
const laid = (base: Profile, profile: Partial<Profile>, armed: Partial<Profile>): Profile => {
  const whole = { ...base, ...profile, ...armed }
  if (!base.diceCharging || !profile.dice || profile.diceCharging) return whole
  const { diceCharging: _, ...others } = whole
  return others
}

/** The key of an ability that a unit uses: "vikings/ullr". */
export const abilityKeyOf = (
  { id }: AbilityUse,
  { unit, faction }: Pick<UnitRequest, 'unit' | 'faction'>,
  book: Rulebook
): string => (id.includes('/') ? id : `${abilityFor(book, id, troopOf(book, unit, faction), faction).faction}/${id}`)

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
