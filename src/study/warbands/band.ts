import type { MusterUnit } from '../../model/warband'
import type { WarbandReport } from '../../model/warband-report'
import { canShoot, requestOf, unitsOf } from '../../warband/fighting'
import type { Fights } from './meeting'
import { type Rostered, show } from './show'

/** A warband as it takes the field: units that are alike are one kind. */

/** Units of a warband that are alike. */
export interface Kind {
  readonly entry: MusterUnit
  readonly name: string
  /** Points of each unit; null: free. */
  readonly cost: number | null
  /** Leads the warband, and goes into battle with guards whom these fights do not know. */
  readonly leads: boolean
  readonly fights: Fights
}

/** A warband as it is compared with others. */
export interface Band {
  readonly name: string
  readonly file?: string
  readonly faction: string
  readonly isLegal: boolean
  readonly faults: number
  readonly cost: number
  readonly models: number
  readonly kinds: readonly Kind[]
  readonly sagaDice: Pick<WarbandReport['sagaDice'], 'rolled' | 'falls'>
  readonly victoryPoints: number
  readonly weight: number
}

/** Units that are shown and fight alike are counted together. */
const merged = (kinds: readonly Kind[]): readonly Kind[] => {
  const byName = new Map<string, Kind>()
  for (const kind of kinds) {
    const name = `${kind.entry.unit} ${kind.name} ${kind.cost}`
    const before = byName.get(name)
    const units = kind.entry.units + (before?.entry.units ?? 0)
    byName.set(name, before ? { ...before, entry: { ...before.entry, units } } : kind)
  }
  return [...byName.values()]
}

/** A roster as a warband of kinds. */
export const bandOf = ({ roster, book }: Rostered): Band => {
  const { units, isLegal, faults, cost, models, sagaDice, victoryPoints } = show(roster, book)
  const kinds = unitsOf(roster).map((entry, index): Kind => {
    const known = units[index]
    const request = requestOf(entry, roster, book)
    return {
      entry,
      name: known?.name ?? entry.unit,
      cost: known?.cost ?? null,
      leads: known?.class === 'warlord',
      fights: { request, shoots: canShoot(entry, book) }
    }
  })
  return {
    name: roster.name,
    ...(roster.file !== undefined && { file: roster.file }),
    faction: roster.faction,
    isLegal,
    faults: faults.length,
    cost,
    models,
    kinds: merged(kinds),
    sagaDice: { rolled: sagaDice.rolled, falls: sagaDice.falls },
    victoryPoints,
    weight: roster.weight
  }
}
