import { PLACE, type Scenario, type SideRequest, UNCERTAIN, type Uncertain, type UnitRequest } from './scenario'

/** The cases that what is not known of the units of a fight may come to, each with its chance. */

/** A unit as it was checked, or as it was asked for: plain data. */
interface Guessed {
  readonly maybe?: readonly Uncertain[]
  readonly abilities?: readonly unknown[]
}

export interface Case<T> {
  readonly of: T
  readonly chance: number
  /** What of the uncertain is so. */
  readonly has: readonly Uncertain[]
}

/** Chances below this are none: what is left of 1 by rounding. */
const NOTHING = 1e-12

type UncertainKey = Exclude<keyof Uncertain, 'chance'>

/** The keys that an entry gives a value: one, but where it is a place. */
export const uncertainKeys = (entry: Uncertain): readonly UncertainKey[] => UNCERTAIN.filter(key => entry[key] !== undefined)

/** The first of them. */
export const uncertainKey = (entry: Uncertain): UncertainKey => uncertainKeys(entry)[0] as UncertainKey

export const isPlace = (key: string): boolean => PLACE.some(each => each === key)

/** Entries that exclude each other, in the order given; each ability is by itself. */
export const exclusive = (entries: readonly Uncertain[]): readonly (readonly Uncertain[])[] => {
  const groups = new Map<string, Uncertain[]>()
  entries.forEach((entry, index) => {
    const key = uncertainKey(entry)
    // a unit stands in one place
    const name = key === 'abilities' ? `${key} ${index}` : isPlace(key) ? 'cover' : key
    groups.set(name, [...(groups.get(name) ?? []), entry])
  })
  return [...groups.values()]
}

/** How likely one of several that exclude each other is so. */
export const chanceOfAny = (entries: readonly Uncertain[]): number => entries.reduce((sum, { chance }) => sum + chance, 0)

/** A unit that has it. */
export const withUncertain = <T extends Guessed>(unit: T, { chance: _, ...has }: Uncertain): T => ({
  ...unit,
  ...has,
  ...(has.abilities && { abilities: [...(unit.abilities ?? []), ...has.abilities] })
})

/** Every way a unit may be; itself where all of it is known. */
export const casesOfUnit = <T extends Guessed>(unit: T): readonly Case<T>[] => {
  const { maybe, ...bare } = unit
  if (!maybe) return [{ of: unit, chance: 1, has: [] }]
  let all: readonly Case<T>[] = [{ of: bare as T, chance: 1, has: [] }]
  for (const group of exclusive(maybe)) {
    const rest = 1 - chanceOfAny(group)
    all = all.flatMap(({ of, chance, has }) => [
      ...group.map(entry => ({ of: withUncertain(of, entry), chance: chance * entry.chance, has: [...has, entry] })),
      ...(rest > NOTHING ? [{ of, chance: chance * rest, has }] : [])
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

/** Every fight that a fight of which not all is known may be; undefined where all of it is. */
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

/** How many cases that would be. */
export const countCases = (units: readonly Guessed[]): number =>
  units.reduce(
    (product, { maybe = [] }) =>
      exclusive(maybe).reduce((count, group) => count * (group.length + (1 - chanceOfAny(group) > NOTHING ? 1 : 0)), product),
    1
  )

/** "60%": a chance as it is typed, read back as the same. */
export const percentText = (chance: number, gap = ''): string => `${Number((100 * chance).toPrecision(12))}${gap}%`
