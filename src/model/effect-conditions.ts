import { type Field, helped, listOf, oneOf, optional, type ValuesOf, weaponId, yesNo } from './fields'
import { isExhausted, type UnitState } from './fight-state'

/** Conditions of effects and abilities: one row each. All that are named must hold, or the effect (or ability) does nothing here. */

export const CLASSES = ['levies', 'warriors', 'hearthguard', 'warlord'] as const

export type TroopClass = (typeof CLASSES)[number]

interface Condition<T> {
  readonly field: Field<T, true>
  readonly holds: (wanted: T, own: UnitState, enemy: UnitState) => boolean
  /** "own unit mounted", for who browses the rules. */
  readonly describe: (wanted: T) => string
  /** What the ability is for, as the end of "it is for ...". */
  readonly isFor: (wanted: T) => string
}

const condition = <T>(row: Condition<T>): Condition<T> => row

const listed = (words: readonly string[]): string => words.join(' or ')

const classes = listOf(oneOf(...CLASSES))

export const conditions = {
  mounted: condition({
    field: helped('the unit is on horses; false: on foot', optional(yesNo)),
    holds: (wanted, { unit }) => unit.mounted === wanted,
    describe: wanted => (wanted ? 'own unit mounted' : 'own unit on foot'),
    isFor: wanted => (wanted ? 'a mounted unit' : 'a unit on foot')
  }),
  moved: condition({
    field: helped('the unit has moved earlier in this turn', optional(yesNo)),
    holds: (wanted, { unit }) => unit.moved === wanted,
    describe: wanted => (wanted ? 'own unit has moved' : 'own unit has not moved'),
    isFor: wanted => (wanted ? 'a unit that has moved' : 'a unit that has not moved')
  }),
  charging: condition({
    field: helped('the unit charges; false: it is charged', optional(yesNo)),
    holds: (wanted, { charging }) => charging === wanted,
    describe: wanted => (wanted ? 'own unit charges' : 'own unit is charged'),
    isFor: wanted => (wanted ? 'the unit that charges' : 'the unit that is charged')
  }),
  class: condition({
    field: helped('the unit is of one of these classes', optional(classes)),
    holds: (wanted: readonly string[], { unit }) => wanted.includes(unit.class),
    describe: wanted => `own unit ${listed(wanted)}`,
    isFor: listed
  }),
  weapon: condition({
    field: helped('the unit carries one of these weapons', optional(listOf(weaponId))),
    holds: (wanted, { unit: { weapon } }) => weapon !== undefined && weapon !== '' && wanted.includes(weapon),
    describe: wanted => `own unit with ${listed(wanted)}`,
    isFor: wanted => `a unit with ${listed(wanted)}`
  }),
  ground: condition({
    field: optional(oneOf('open', 'uneven')),
    holds: (wanted, { unit }) => unit.ground === wanted,
    describe: wanted => `own unit wholly in ${wanted} ground`,
    isFor: wanted => `a unit wholly in ${wanted} ground`
  }),
  enemyMounted: condition({
    field: optional(yesNo),
    holds: (wanted, _, { unit }) => unit.mounted === wanted,
    describe: wanted => (wanted ? 'enemy mounted' : 'enemy on foot'),
    isFor: wanted => `a fight against a unit ${wanted ? 'on horses' : 'on foot'}`
  }),
  enemyClass: condition({
    field: optional(classes),
    holds: (wanted: readonly string[], _, { unit }) => wanted.includes(unit.class),
    describe: wanted => `enemy ${listed(wanted)}`,
    isFor: wanted => `a fight against ${listed(wanted)}`
  }),
  enemyExhausted: condition({
    field: optional(yesNo),
    holds: (wanted, _, enemy) => isExhausted(enemy) === wanted,
    describe: wanted => (wanted ? 'enemy exhausted' : 'enemy not exhausted'),
    isFor: wanted => `use against ${wanted ? 'an exhausted unit' : 'a unit that is not exhausted'}`
  }),
  enemyClosedRanks: condition({
    field: helped('second edition: the enemy has closed ranks', optional(yesNo)),
    holds: (wanted, _, { unit }) => unit.givesUpDice === wanted,
    describe: wanted => (wanted ? 'enemy in closed ranks' : 'enemy not in closed ranks'),
    isFor: wanted => `use against ${wanted ? '' : 'un'}closed ranks`
  })
}

type Name = keyof typeof conditions

export type Conditions = ValuesOf<{ readonly [K in Name]: (typeof conditions)[K]['field'] }>

export const conditionFields = Object.fromEntries(
  Object.entries(conditions).map(([name, { field }]) => [name, field])
) as unknown as { readonly [K in Name]: (typeof conditions)[K]['field'] }

/** A row and its own wanted value belong together, which a union of rows cannot say: the one cast. */
const rowOf = (name: string): Condition<unknown> => conditions[name as Name] as unknown as Condition<unknown>

/** What the conditions ask for that does not hold here, each as the end of "it is for ..."; empty where all hold. */
export const unmet = (wanted: Conditions | undefined, own: UnitState, enemy: UnitState): readonly string[] => {
  const missing: string[] = []
  for (const name in wanted) {
    const value = wanted[name as Name]
    const row = rowOf(name)
    if (value !== undefined && !row.holds(value, own, enemy)) missing.push(row.isFor(value))
  }
  return missing
}

/** "own unit mounted, enemy on foot" */
export const describeConditions = (wanted: Conditions): string =>
  Object.keys(conditions)
    .flatMap(name => {
      const value = wanted[name as Name]
      return value === undefined ? [] : [rowOf(name).describe(value)]
    })
    .join(', ')
