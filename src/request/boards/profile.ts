import type { DiceRate, Part, Profile } from '../../rules/types'
import type { TroopRow } from './schema'

/** Numbers of a unit as a board file writes them ("1/3" of a die for each model) and as the rulebook has them. */

type Flat = Pick<
  TroopRow,
  'armour' | 'armourShot' | 'dicePerModel' | 'dicePerModelCharging' | 'dicePerModelShot' | 'fatigueLimit' | 'points'
>

const rateOf = (rate: number | string): DiceRate => {
  const [dice, models = 1] = `${rate}`.split('/').map(Number)
  return { dice: dice ?? 0, models }
}

const rateWritten = ({ dice, models }: DiceRate): number | string => (models === 1 ? dice : `${dice}/${models}`)

const pointsOf = (points: number | string): number => {
  const { dice, models } = rateOf(points)
  return dice / models
}

/** A share of a point is written as one. */
const pointsWritten = (points: number): number | string => (points > 0 && points < 1 ? `1/${Math.round(1 / points)}` : points)

/** Armour when shot at is as in melee where it is not said. */
export const profileOf = (flat: Flat): Partial<Profile> | undefined => {
  const { armour, armourShot = armour, dicePerModel, dicePerModelCharging, dicePerModelShot, fatigueLimit, points } = flat
  const made: Partial<Profile> = {
    ...(armour !== undefined && { armour }),
    ...(armourShot !== undefined && { armourShot }),
    ...(dicePerModel !== undefined && { dice: rateOf(dicePerModel) }),
    ...(dicePerModelCharging !== undefined && { diceCharging: rateOf(dicePerModelCharging) }),
    ...(dicePerModelShot !== undefined && { diceShot: rateOf(dicePerModelShot) }),
    ...(fatigueLimit !== undefined && { fatigueLimit }),
    ...(points !== undefined && { points: pointsOf(points) })
  }
  return Object.keys(made).length > 0 ? made : undefined
}

/** Undefined: it need not be said. */
type FlatWriters<From> = { readonly [K in keyof Flat]-?: (of: From) => Flat[K] | undefined }

const written: FlatWriters<Partial<Profile>> = {
  armour: ({ armour }) => armour,
  armourShot: ({ armour, armourShot }) => (armourShot === armour ? undefined : armourShot),
  dicePerModel: ({ dice }) => dice && rateWritten(dice),
  dicePerModelCharging: ({ diceCharging }) => diceCharging && rateWritten(diceCharging),
  dicePerModelShot: ({ diceShot }) => diceShot && rateWritten(diceShot),
  fatigueLimit: ({ fatigueLimit }) => fatigueLimit,
  points: ({ points }) => (points === undefined ? undefined : pointsWritten(points))
}

/** How each number of the profile that a row has is written. */
export const profileWriters = <From>(profileIn: (row: From) => Partial<Profile>): FlatWriters<From> =>
  Object.fromEntries(
    Object.entries(written).map(([key, write]) => [key, (row: From) => write(profileIn(row))])
  ) as unknown as FlatWriters<From>

export const profileWritten = (profile: Partial<Profile>): Flat =>
  Object.fromEntries(
    Object.entries(written).flatMap(([key, write]) => {
      const value = write(profile)
      return value === undefined ? [] : [[key, value]]
    })
  )

type PartRow = NonNullable<TroopRow['parts']>[number]

export const partOf = ({ name, models, dicePerModel, dicePerModelShot, points }: PartRow): Part => ({
  name,
  models,
  dice: rateOf(dicePerModel),
  diceShot: rateOf(dicePerModelShot),
  points: pointsOf(points)
})

export const partWritten = ({ name, models, dice, diceShot, points }: Part): PartRow => ({
  name,
  models,
  dicePerModel: rateWritten(dice),
  dicePerModelShot: rateWritten(diceShot),
  points: pointsWritten(points)
})
