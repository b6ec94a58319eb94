import type { TroopClass } from '../model/effect'
import type { Readings } from './readings-in-force'
import type { Ability, Box, Certainty, Part, Troop } from './types'

/** Mixed units: who is there in a unit of so many models, and who is lost first. */

const sizeOf = (parts: readonly Part[]): number => parts.reduce((models, part) => models + part.models, 0)

/**
 * The parts of a mixed unit of `models` models (0 or more): those that are missing are missing from the front, those above the
 * usual size join the front part. So the leader is in every unit, and `partsOf(parts, left)` is what is left after losses.
 */
export const partsOf = (parts: readonly Part[], models: number): readonly Part[] => {
  let missing = sizeOf(parts) - models
  return parts.flatMap(part => {
    const gone = Math.min(part.models, missing)
    missing -= gone
    return gone === part.models ? [] : [{ ...part, models: part.models - gone }]
  })
}

/** The models of a troop that comes in one size, as a warlord does. */
export const oneSize = ({ models }: Troop): number | undefined => (models?.least === models?.most ? models?.most : undefined)

/** The models of a unit of which no number is said: its one size, or its parts together; undefined where there is none. */
export const usualModels = (troop: Troop): number | undefined => (troop.parts ? sizeOf(troop.parts) : oneSize(troop))

/** The parts of a unit with the points that they are worth: by reading those who fight beside a hero are worth nothing by themselves. */
export const worthOfParts = (parts: readonly Part[], { hero }: Pick<Troop, 'hero'>, readings: Readings): readonly Part[] =>
  hero && parts.length > 1 && readings['harold-points'] === 'together'
    ? parts.map((part, i) => (i === parts.length - 1 ? part : { ...part, points: 0 }))
    : parts

/** Losses of a unit of so many lives with which the point of the unit itself comes (V9.9). */
export const unitGoneAt = (parts: readonly Part[], lives: number): number => {
  const last = parts.findIndex(({ endsUnit }) => endsUnit)
  return last < 0 ? lives : sizeOf(parts.slice(0, last + 1))
}

/** A battleboard of the first edition has fifteen boxes: five in the left column, ten once a turn (R7.3). */

/** Why boxes of a kind are no part of a fight. */
export const NO_FIGHT = {
  activates: (name: string): string => `${name} activates a unit and changes no die of a fight.`,
  unknown: (name: string): string => `${name} is known by its text alone: what it does is not played.`
} as const

/** A left-column box that activates units. */
export const activation = (
  name: string,
  whom: string,
  activated: readonly TroopClass[],
  cost: string,
  certainty: Certainty,
  names: readonly string[] = [],
  spanish?: string
): Box => ({
  name,
  ...(spanish !== undefined && { spanish }),
  names,
  when: ['Activation'],
  cost,
  multi: true,
  text: `Activate ${whom}.`,
  activates: { class: activated },
  noFight: NO_FIGHT.activates(name),
  certainty
})

/** Activation Pool (R7.5). */
export const activationPool = (certainty: Certainty): Box => ({
  name: 'Activation Pool',
  spanish: 'Pila de Activación',
  names: ['pila de activacion'],
  when: ['Orders'],
  cost: 'R',
  multi: true,
  text: 'Roll two more SAGA dice, never more than eight in use at once.',
  saga: 'roll-two-more',
  noFight: 'Activation Pool brings SAGA dice in the Orders phase and changes no die of a fight.',
  certainty
})

/** Combat Pool: attack or defence dice, a die for a die, two for a rare one. */
export const combatPool = (when: Box['when'], certainty: Certainty): Box => ({
  name: 'Combat Pool',
  spanish: 'Pila de Combate',
  names: ['pila de combate'],
  when,
  cost: 'any',
  multi: true,
  choice: { take: 'pool', kinds: ['attack', 'defence'], each: 1, rare: 2 },
  rareMatters: true,
  text: 'For each SAGA die spent gain an attack die or a defence die; two of the kind if the die spent showed the rare symbol.',
  effects: [
    { verb: 'attack-dice', count: { follows: 'chosen-attack' } },
    { verb: 'defence-dice', count: { follows: 'chosen-defence' } }
  ],
  certainty
})

const spaced = (id: string): string => id.replaceAll('-', ' ')

const certaintyOf = ({ cost, certainty = 'stated' }: Box): Certainty => (cost.includes('?') ? 'unknown' : certainty)

const ability = (faction: string, source: string, rule: string, id: string, box: Box): Ability => ({
  multi: false,
  effects: [],
  ...box,
  faction,
  names: [...new Set([id, spaced(id), ...(box.names ?? [])])],
  rule,
  source,
  certainty: certaintyOf(box)
})

/** The boxes of a faction, with what all of them share: the faction, the page, the rule, their ids as names. */
export const board = <Id extends string>(
  faction: string,
  source: string,
  boxes: Readonly<Record<Id, Box>>,
  rule = `R7 ${faction}`
): Record<string, Ability> =>
  Object.fromEntries(Object.entries<Box>(boxes).map(([id, box]) => [id, ability(faction, source, rule, id, box)]))

/** The abilities that are a hero's own, as if he had a board (R6.4). */
export const ownAbilities = <Id extends string>(
  hero: string,
  source: string,
  boxes: Readonly<Record<Id, Box>>
): Record<string, Ability> => board(hero, source, boxes, 'R6.4')
