import { kitCautions } from '../battle/cautions'
import { t } from '../model/language'
import type { UnitRequest } from '../model/scenario'
import { type MusterUnit, outfitOf, type Roster } from '../model/warband'
import { mountOf, movementOf } from '../rules/lookup'
import { own } from '../rules/named'
import type { Movement, Range, Rulebook, Troop } from '../rules/types'

/** Units of a roster as units of a fight. */

/** The faction of a unit itself, which may differ from that of its roster. */
const factionOf = (unit: string, { faction }: Roster, book: Rulebook): string => {
  const troop = own(book.troops, unit)
  const led = troop?.hero?.factions
  return led && !led.includes(faction) ? (led[0] ?? faction) : (troop?.faction ?? faction)
}

const factionField = (faction: string): Pick<UnitRequest, 'faction'> => (faction === '' ? {} : { faction })

/** An entry of a roster as a unit of a fight. */
export const requestOf = ({ unit, models, resilience, ...outfit }: MusterUnit, roster: Roster, book: Rulebook): UnitRequest => ({
  unit,
  models,
  ...factionField(factionOf(unit, roster, book)),
  ...outfitOf(outfit),
  ...(resilience !== undefined && { resilience })
})

/** "4 huscarls, danish axe", "8 mounted knights"; a weapon that the troop always has is left out. */
export const rosterUnitName = ({ unit, models = 1, weapon, mounted, mount, banner }: UnitRequest, book: Rulebook): string => {
  const troop = own(book.troops, unit)
  const arms = weapon === undefined || weapon === troop?.weapon ? undefined : own(book.weapons, weapon)?.name.toLowerCase()
  const isAlone = troop?.class === 'warlord' && models === 1
  const called = troop?.name ?? unit
  const name = `${isAlone ? '' : `${models} `}${mounted ? t('mounted {name}', { name: called }) : called}`
  const ridden = mount === undefined ? undefined : (own(book.mounts, mount)?.name ?? mount).toLowerCase()
  return [name, ridden, arms, banner ? t('war banner') : undefined].filter(each => each !== undefined).join(', ')
}

/** All entries: the leader first, then the units in the order of the file. */
export const unitsOf = ({ leader, units }: Roster): readonly MusterUnit[] => [...(leader ? [leader] : []), ...units]

/**
 * Whether a troop always has missiles: every weapon that it may choose has them, and none changes its profile (as some do in the
 * second edition).
 */
export const hasOnlyMissiles = ({ weapons, armed }: Troop, book: Rulebook): boolean =>
  weapons.length > 0 && !armed && weapons.every(weapon => own(book.weapons, weapon)?.range !== undefined)

/** Whether a unit has missiles: by a weapon that is named or that it has by default, or whichever it may choose. */
export const canShoot = ({ unit, weapon }: MusterUnit, book: Rulebook): boolean => {
  const troop = own(book.troops, unit)
  if (!troop) return false
  const carried = weapon ?? troop.weapon
  return carried === undefined ? hasOnlyMissiles(troop, book) : own(book.weapons, carried)?.range !== undefined
}

/** How far a unit of a roster charges, and the band of its missiles, where it has any. */
export const reachOf = (
  { unit, weapon, mounted, mount }: MusterUnit,
  book: Rulebook
): { readonly charges: Movement['charge']; readonly range?: Range } => {
  const troop = own(book.troops, unit)
  const ridden = troop && mountOf({ mounted, mount }, troop)
  const arms = weapon ?? troop?.weapon ?? troop?.weapons[0]
  const range = own(book.weapons, arms ?? '')?.range ?? own(book.mounts, ridden ?? '')?.range
  const { charge } = troop ? movementOf(book, troop, weapon ?? troop.weapon, ridden) : FOOT_MOVEMENT
  return { charges: charge, ...(range !== undefined && { range }) }
}

const FOOT_MOVEMENT: Pick<Movement, 'charge'> = { charge: 'M' }

/**
 * Cautions on the fights of these units: unknown Resilience, which is left out (V9.8), and weapons or mounts that they may not
 * have or no source shows.
 */
export const rosterCautions = (
  entries: readonly Pick<UnitRequest, 'unit' | 'resilience' | 'weapon' | 'mounted' | 'mount'>[],
  book: Rulebook
): readonly string[] => [
  ...(entries.some(({ unit, resilience }) => own(book.troops, unit)?.resilience === 'unknown' && resilience === undefined)
    ? [
        t('the Resilience of a warlord is not in our sources and is left out; add it as {example} (V9.8)', {
          example: 'warlord: { resilience: 1 }'
        })
      ]
    : []),
  ...new Set(entries.flatMap(entry => kitCautions(entry, book)))
]
