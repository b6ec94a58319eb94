import type { Unit, UnitClass } from './fight'
import { profileOf } from './profile'
import { type Rate, type Rated, totalOf, worth } from './rate'

/** Models of a mixed unit that are alike. What a part does not name is that of its class. */
export interface Part {
  readonly name: string
  readonly models: number
  /** If it is not that of the unit: a warlord among his men (Harold, R6.4). */
  readonly class?: UnitClass
  readonly melee?: Rate
  readonly shooting?: Rate
  readonly points?: Rate
}

type Kind = 'melee' | 'shooting' | 'points'

const asOnePart = ({ class: name, models }: Unit): Part => ({ name, models })

/** A part's own rate, the profile of its own class, the unit's. */
const rateOf = (unit: Unit, part: Part, kind: Kind): Rate =>
  part[kind] ?? profileOf(part.class && part.class !== unit.class ? { class: part.class, models: 1 } : unit)[kind]

/** Parts in the order they are lost, the weakest first. */
const partsOf = (unit: Unit): readonly Part[] => unit.parts ?? [asOnePart(unit)]

/** The first so many models of the parts. */
function* first(parts: readonly Part[], count: number): Generator<Part> {
  let wanted = count
  for (const part of parts) {
    const models = Math.min(part.models, wanted)
    wanted -= models
    if (models > 0) yield { ...part, models }
  }
}

/** The parts of a unit of which so many models are left. */
const living = (unit: Unit, models: number): readonly Part[] => [...first([...partsOf(unit)].reverse(), models)].reverse()

/**
 * Attack dice of the models that fight or shoot. When they are fewer than the unit has, they are those with the most dice: their
 * player moves them into contact, and a leader is placed where he strikes.
 */
export function diceOf(unit: Unit, { models, engaged }: { models: number; engaged: number }, kind: 'melee' | 'shooting'): number {
  const rate = (part: Part) => rateOf(unit, part, kind)
  const strongest = [...living(unit, models)].sort((a, b) => worth(rate(b)) - worth(rate(a)))
  return totalOf([...first(strongest, engaged)].map((part): Rated => ({ models: part.models, rate: rate(part) })))
}

/** Models among those left that are no warlords: Exhaustion and The Push spare him, in his unit too. */
export const followers = (unit: Unit, models: number): number =>
  [...living(unit, models)].reduce((sum, part) => ((part.class ?? unit.class) === 'warlord' ? sum : sum + part.models), 0)

/** R8.2: victory points for so many models lost, and for guards that fell; each class rounds up once. */
export function victoryPoints(unit: Unit, lost: number, guardsLost = 0): number {
  const fallen = [...first(partsOf(unit), lost)].map(
    (part): Rated => ({ models: part.models, rate: rateOf(unit, part, 'points') })
  )
  const guards = unit.guards ? { class: unit.guards.class, models: guardsLost } : undefined
  const sacrificed = guards ? totalOf([{ models: guardsLost, rate: profileOf(guards).points }]) : 0
  return totalOf(fallen) + sacrificed
}
