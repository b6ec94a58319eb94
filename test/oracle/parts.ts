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

/** Models left, and those of them that fight or shoot. */
interface Present {
  readonly models: number
  readonly engaged: number
}

type RateOf = (part: Part) => Rate

/** The first so many models of the parts. */
function* first(parts: readonly Part[], count: number): Generator<Part> {
  let wanted = count
  for (const part of parts) {
    const models = Math.min(part.models, wanted)
    wanted -= models
    if (models > 0) yield { ...part, models }
  }
}

/** The parts of which so many models are left: the first are lost first. */
const living = (parts: readonly Part[], models: number): readonly Part[] => [...first([...parts].reverse(), models)].reverse()

const totalOfFirst = (parts: readonly Part[], count: number, rate: RateOf): number =>
  totalOf([...first(parts, count)].map((part): Rated => ({ models: part.models, rate: rate(part) })))

/**
 * Attack dice of the models that fight or shoot. When they are fewer than the unit has, they are those with the most dice: their
 * player moves them into contact, and a leader is placed where he strikes.
 */
export function diceOfParts(parts: readonly Part[], { models, engaged }: Present, rate: RateOf): number {
  const strongest = [...living(parts, models)].sort((a, b) => worth(rate(b)) - worth(rate(a)))
  return totalOfFirst(strongest, engaged, rate)
}

/** Points for the first so many models. */
export const pointsOfParts = (parts: readonly Part[], lost: number, rate: RateOf): number => totalOfFirst(parts, lost, rate)

/** In the order they are lost, the weakest first. */
const partsOf = (unit: Unit): readonly Part[] => unit.parts ?? [{ name: unit.class, models: unit.models }]

/** A part's own rate, the profile of its own class, the unit's. */
const rateOf =
  (unit: Unit, kind: 'melee' | 'shooting' | 'points'): RateOf =>
  part =>
    part[kind] ?? profileOf(part.class && part.class !== unit.class ? { class: part.class, models: 1 } : unit)[kind]

export const diceOf = (unit: Unit, present: Present, kind: 'melee' | 'shooting'): number =>
  diceOfParts(partsOf(unit), present, rateOf(unit, kind))

/** Models among those left that are no warlords: Exhaustion and The Push spare him, in his unit too. */
export const followers = (unit: Unit, models: number): number =>
  living(partsOf(unit), models).reduce((sum, part) => ((part.class ?? unit.class) === 'warlord' ? sum : sum + part.models), 0)

/** R8.2: victory points for so many models lost, and for guards that fell; each class rounds up once. */
export function victoryPoints(unit: Unit, lost: number, guardsLost = 0): number {
  const ofGuards = unit.guards ? profileOf({ class: unit.guards.class, models: 1 }).points : 0
  return pointsOfParts(partsOf(unit), lost, rateOf(unit, 'points')) + totalOf([{ models: guardsLost, rate: ofGuards }])
}
