import { CHANCE_ROUNDING } from './limits'
import { PLACE, type Scenario, type SideRequest, UNCERTAIN, type Uncertain, type UnitRequest } from './scenario'

/** Uncertain things of units (`maybe`), and the cases of a fight with them, each with its chance. */

/** A unit as it was requested, or after it was checked. */
interface UncertainUnit {
  readonly maybe?: readonly Uncertain[]
  readonly abilities?: readonly unknown[]
}

/** A unit, side or fight in one case. */
export interface Case<T> {
  readonly of: T
  readonly chance: number
  /** The uncertain things that are present in it. */
  readonly has: readonly Uncertain[]
}

type UncertainKey = Exclude<keyof Uncertain, 'chance'>

/** The keys of an entry: one, or several of a place. */
export const uncertainKeys = (entry: Uncertain): readonly UncertainKey[] => UNCERTAIN.filter(key => entry[key] !== undefined)

/** The first key of an entry. */
export const uncertainKey = (entry: Uncertain): UncertainKey => uncertainKeys(entry)[0] as UncertainKey

export const isPlace = (key: string): boolean => PLACE.some(each => each === key)

/** The entries in groups of which at most one is present, in their order; each ability is a group of its own. */
export const exclusive = (entries: readonly Uncertain[]): readonly (readonly Uncertain[])[] => {
  const groups = new Map<string, Uncertain[]>()
  entries.forEach((entry, index) => {
    const key = uncertainKey(entry)
    // a unit is in one place, so cover, ground and building exclude each other
    const name = key === 'abilities' ? `${key} ${index}` : isPlace(key) ? 'cover' : key
    groups.set(name, [...(groups.get(name) ?? []), entry])
  })
  return [...groups.values()]
}

/** The chance that one of several entries that exclude each other is present. */
export const chanceOfAny = (entries: readonly Uncertain[]): number => entries.reduce((sum, { chance }) => sum + chance, 0)

/** The unit with an uncertain thing. */
export const withUncertain = <T extends UncertainUnit>(unit: T, { chance: _, ...has }: Uncertain): T => ({
  ...unit,
  ...has,
  ...(has.abilities && { abilities: [...(unit.abilities ?? []), ...has.abilities] })
})

/** All cases of a unit; a single one if nothing is uncertain. */
export const casesOfUnit = <T extends UncertainUnit>(unit: T): readonly Case<T>[] => {
  const { maybe, ...bare } = unit
  if (!maybe) return [{ of: unit, chance: 1, has: [] }]
  let all: readonly Case<T>[] = [{ of: bare as T, chance: 1, has: [] }]
  for (const group of exclusive(maybe)) {
    const rest = 1 - chanceOfAny(group)
    all = all.flatMap(({ of, chance, has }) => [
      ...group.map(entry => ({ of: withUncertain(of, entry), chance: chance * entry.chance, has: [...has, entry] })),
      ...(rest > CHANCE_ROUNDING ? [{ of, chance: chance * rest, has }] : [])
    ])
  }
  return all
}

const casesOfSide = (side: SideRequest): readonly Case<SideRequest>[] => {
  if (!('together' in side)) return casesOfUnit(side)
  const [first, second] = side.together.map(unit => casesOfUnit<UnitRequest>(unit))
  return (first ?? []).flatMap(one =>
    (second ?? []).map(other => ({
      of: { together: [one.of, other.of] as const },
      chance: one.chance * other.chance,
      has: [...one.has, ...other.has]
    }))
  )
}

const isUncertainSide = (side: SideRequest): boolean =>
  'together' in side ? side.together.some(({ maybe }) => maybe !== undefined) : side.maybe !== undefined

export const isUncertain = ({ attacker, defender }: Pick<Scenario, 'attacker' | 'defender'>): boolean =>
  isUncertainSide(attacker) || isUncertainSide(defender)

/** All cases of a fight; undefined if nothing is uncertain. */
export const casesOf = (scenario: Scenario): readonly Case<Scenario>[] | undefined => {
  if (!isUncertain(scenario)) return undefined
  return casesOfSide(scenario.attacker).flatMap(attacker =>
    casesOfSide(scenario.defender).map(defender => ({
      of: { ...scenario, attacker: attacker.of, defender: defender.of },
      chance: attacker.chance * defender.chance,
      has: [...attacker.has, ...defender.has]
    }))
  )
}

/** The number of cases, without making them. */
export const countCases = (units: readonly UncertainUnit[]): number =>
  units.reduce(
    (product, { maybe = [] }) =>
      exclusive(maybe).reduce(
        (count, group) => count * (group.length + (1 - chanceOfAny(group) > CHANCE_ROUNDING ? 1 : 0)),
        product
      ),
    1
  )

/** A chance as it is typed: "60%", or with a gap "60 %". */
export const percentText = (chance: number, gap = ''): string => `${Number((100 * chance).toPrecision(12))}${gap}%`

/** The number of dice of a throw of the Wrath such as "3d6" (R6.6); undefined if the side asks for none. */
export const wrathDice = (side: SideRequest): number | undefined =>
  'together' in side || typeof side.wrath !== 'string' ? undefined : Number.parseInt(side.wrath, 10)

/** Whether a side throws the Wrath before the fight. */
export const isWrathThrown = ({ attacker, defender }: Scenario): boolean =>
  wrathDice(attacker) !== undefined || wrathDice(defender) !== undefined
