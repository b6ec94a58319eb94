import type { TroopClass } from '../model/effect'
import type { Readings } from './readings-in-force'
import type { Ability, Box, Certainty, Part, Troop } from './types'

/** Mixed units, such as a hero with his men: their parts, their sizes and their points. */

const sizeOf = (parts: readonly Part[]): number => parts.reduce((models, part) => models + part.models, 0)

/**
 * The parts of a mixed unit of `models` models (0 or more). Missing models are missing from the front part on, additional ones join it.
 * So the leader, who is last, is in every unit, and `partsOf(parts, left)` is what is left after losses.
 */
export const partsOf = (parts: readonly Part[], models: number): readonly Part[] => {
  let missing = sizeOf(parts) - models
  return parts.flatMap(part => {
    const gone = Math.min(part.models, missing)
    missing -= gone
    return gone === part.models ? [] : [{ ...part, models: part.models - gone }]
  })
}

/** The number of models of a troop that has only one size, as a warlord has; undefined for others. */
export const oneSize = ({ models }: Troop): number | undefined => (models?.least === models?.most ? models?.most : undefined)

/** The number of models if none is given: the parts of a mixed unit, or the one size; undefined for other troops. */
export const usualModels = (troop: Troop): number | undefined => (troop.parts ? sizeOf(troop.parts) : oneSize(troop))

/** The parts with their victory points. With reading `harold-points=together` only the last part of a hero's unit has any. */
export const worthOfParts = (parts: readonly Part[], { hero }: Pick<Troop, 'hero'>, readings: Readings): readonly Part[] =>
  hero && readings['harold-points'] === 'together'
    ? parts.map((part, i) => (i === parts.length - 1 ? part : { ...part, points: 0 }))
    : parts

/** Losses of a unit of so many lives with which the point of the unit itself comes (V9.9). */
export const unitGoneAt = (parts: readonly Part[], lives: number): number => {
  const last = parts.findIndex(({ endsUnit }) => endsUnit)
  return last < 0 ? lives : sizeOf(parts.slice(0, last + 1))
}

/** A battleboard of the first edition has fifteen boxes: five in the left column, ten once a turn (R7.3). */

/** Why a box has no place in a single fight; texts that many boxes share. */
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
  names: ['pila de combate', 'reserva de combate', 'reserva de ataque'],
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

const ability = (faction: string, source: string, rule: string, id: string, box: Box): Ability => ({
  multi: false,
  effects: [],
  ...box,
  faction,
  names: [...new Set([id, id.replaceAll('-', ' '), ...(box.names ?? [])])],
  rule,
  source,
  certainty: box.cost.includes('?') ? 'unknown' : (box.certainty ?? 'stated')
})

/** The boxes of a board as abilities, with what they share: the faction, the source, the rule; their ids are names too. */
export const board = <Id extends string>(
  faction: string,
  source: string,
  boxes: Readonly<Record<Id, Box>>,
  rule = `R7 ${faction}`
): Record<string, Ability> =>
  Object.fromEntries(Object.entries<Box>(boxes).map(([id, box]) => [id, ability(faction, source, rule, id, box)]))

/** The abilities of several boards in one table, keyed by `board/ability`. */
export const abilityTable = (
  boards: Readonly<Record<string, Readonly<Record<string, Ability>>>>
): Readonly<Record<string, Ability>> =>
  Object.fromEntries(
    Object.entries(boards).flatMap(([owner, boxes]) => Object.entries(boxes).map(([id, box]) => [`${owner}/${id}`, box]))
  )

/** The abilities that only a hero has, keyed like a board of his own (R6.4). */
export const ownAbilities = <Id extends string>(
  hero: string,
  source: string,
  boxes: Readonly<Record<Id, Box>>
): Record<string, Ability> => board(hero, source, boxes, 'R6.4')
