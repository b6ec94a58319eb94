import { countedModels } from './effect-counts'
import { type Field, helped, listOf, mountId, oneOf, optional, type ValuesOf, weaponId, whole, yesNo } from './fields'
import { t, translate } from './language'
import { MOST_COUNT } from './limits'
import { COVERS, DISTANCES, type Distance, isExhausted, type UnitState } from './unit-state'

/** Conditions (`if`) of effects and abilities, one row each. All that are given must hold, or the effect or ability does nothing. */

export const CLASSES = ['levies', 'warriors', 'hearthguard', 'warlord'] as const

export type TroopClass = (typeof CLASSES)[number]

interface Condition<T> {
  readonly field: Field<T, true>
  readonly holds: (wanted: T, own: UnitState, enemy: UnitState) => boolean
  /** "own unit mounted", for `rules`. */
  readonly describe: (wanted: T) => string
  /** The end of the message "it is for ...", if the condition does not hold. */
  readonly isFor: (wanted: T) => string
}

const condition = <T>(row: Condition<T>): Condition<T> => row

const listed = (words: readonly string[]): string => words.map(word => translate(word)).join(t(' or '))

const classes = listOf(oneOf(...CLASSES))

const conditions = {
  mounted: condition({
    field: helped('the unit is on horses; false: on foot', optional(yesNo)),
    holds: (wanted, { unit }) => unit.mounted === wanted,
    describe: wanted => (wanted ? t('own unit mounted') : t('own unit on foot')),
    isFor: wanted => (wanted ? t('a mounted unit') : t('a unit on foot'))
  }),
  moved: condition({
    field: helped('the unit has moved earlier in this turn', optional(yesNo)),
    holds: (wanted, { unit }) => unit.moved === wanted,
    describe: wanted => (wanted ? t('own unit has moved') : t('own unit has not moved')),
    isFor: wanted => (wanted ? t('a unit that has moved') : t('a unit that has not moved'))
  }),
  charging: condition({
    field: helped('the unit charges; false: it is charged', optional(yesNo)),
    holds: (wanted, { charging }) => charging === wanted,
    describe: wanted => (wanted ? t('own unit charges') : t('own unit is charged')),
    isFor: wanted => (wanted ? t('the unit that charges') : t('the unit that is charged'))
  }),
  ownTurn: condition({
    field: helped("it is the turn of the unit's side; false: the enemy's", optional(yesNo)),
    holds: (wanted, { hasTurn }) => hasTurn === wanted,
    describe: wanted => (wanted ? t('in its own turn') : t("in the enemy's turn")),
    isFor: wanted => (wanted ? t("the unit's own turn") : t("the enemy's turn"))
  }),
  class: condition({
    field: helped('the unit is of one of these classes', optional(classes)),
    holds: (wanted: readonly string[], { unit }) => wanted.includes(unit.class),
    describe: wanted => t('own unit {names}', { names: listed(wanted) }),
    isFor: listed
  }),
  weapon: condition({
    field: helped('the unit carries one of these weapons', optional(listOf(weaponId))),
    holds: (wanted, { unit: { weapon } }) => weapon !== undefined && weapon !== '' && wanted.includes(weapon),
    describe: wanted => t('own unit with {names}', { names: listed(wanted) }),
    isFor: wanted => t('a unit with {names}', { names: listed(wanted) })
  }),
  fatigued: condition({
    field: helped('the unit has fatigue', optional(yesNo)),
    holds: (wanted, { fatigue }) => fatigue > 0 === wanted,
    describe: wanted => (wanted ? t('own unit with fatigue') : t('own unit without fatigue')),
    isFor: wanted => (wanted ? t('a unit with fatigue') : t('a unit without fatigue'))
  }),
  ground: condition({
    field: optional(oneOf('open', 'uneven')),
    holds: (wanted, { unit }) => unit.ground === wanted,
    describe: wanted => t('own unit wholly in {ground} ground', { ground: translate(wanted) }),
    isFor: wanted => t('a unit wholly in {ground} ground', { ground: translate(wanted) })
  }),
  enemyMounted: condition({
    field: optional(yesNo),
    holds: (wanted, _, { unit }) => unit.mounted === wanted,
    describe: wanted => (wanted ? t('enemy mounted') : t('enemy on foot')),
    isFor: wanted => (wanted ? t('a fight against a unit on horses') : t('a fight against a unit on foot'))
  }),
  enemyMount: condition({
    field: helped('the enemy rides one of these', optional(listOf(mountId))),
    holds: (wanted, _, { unit: { mount } }) => mount !== undefined && mount !== '' && wanted.includes(mount),
    describe: wanted => t('enemy on {names}', { names: listed(wanted) }),
    isFor: wanted => t('a fight against a unit on {names}', { names: listed(wanted) })
  }),
  enemyClass: condition({
    field: optional(classes),
    holds: (wanted: readonly string[], _, { unit }) => wanted.includes(unit.class),
    describe: wanted => t('enemy {names}', { names: listed(wanted) }),
    isFor: wanted => t('a fight against {names}', { names: listed(wanted) })
  }),
  enemyFatigued: condition({
    field: optional(yesNo),
    holds: (wanted, _, { fatigue }) => fatigue > 0 === wanted,
    describe: wanted => (wanted ? t('enemy with fatigue') : t('enemy without fatigue')),
    isFor: wanted => t('a fight against {names}', { names: wanted ? t('a unit with fatigue') : t('a unit without fatigue') })
  }),
  enemyExhausted: condition({
    field: optional(yesNo),
    holds: (wanted, _, enemy) => isExhausted(enemy) === wanted,
    describe: wanted => (wanted ? t('enemy exhausted') : t('enemy not exhausted')),
    isFor: wanted => (wanted ? t('use against an exhausted unit') : t('use against a unit that is not exhausted'))
  }),
  enemyClosedRanks: condition({
    field: helped('second edition: the enemy has closed ranks', optional(yesNo)),
    holds: (wanted, _, { unit }) => unit.givesUpDice === wanted,
    describe: wanted => (wanted ? t('enemy in closed ranks') : t('enemy not in closed ranks')),
    isFor: wanted => (wanted ? t('use against closed ranks') : t('use against unclosed ranks'))
  }),
  closedRanks: condition({
    field: helped('second edition: the unit has closed ranks', optional(yesNo)),
    holds: (wanted, { unit }) => unit.givesUpDice === wanted,
    describe: wanted => (wanted ? t('own unit in closed ranks') : t('own unit not in closed ranks')),
    isFor: wanted => (wanted ? t('a unit in closed ranks') : t('a unit without closed ranks'))
  }),
  armourAgainstEnemy: condition({
    field: helped("own armour against the enemy's, as both stand when it is used", optional(oneOf('higher', 'lower', 'equal'))),
    holds: (wanted, own, enemy) => {
      const lead = boundedArmour(own) - boundedArmour(enemy)
      return wanted === (lead > 0 ? 'higher' : lead < 0 ? 'lower' : 'equal')
    },
    describe: wanted => t("own armour {than} the enemy's", { than: translate(AGAINST[wanted]) }),
    isFor: wanted => t("a unit with armour {than} the enemy's", { than: translate(AGAINST[wanted]) })
  }),
  ownArmourAtMost: condition({
    field: optional(whole(2, 6)),
    holds: (wanted, own) => boundedArmour(own) <= wanted,
    describe: wanted => t('own armour {n} or less', { n: wanted }),
    isFor: wanted => t('a unit with armour {n} or less', { n: wanted })
  }),
  cover: condition({
    field: optional(oneOf(...COVERS)),
    holds: (wanted, { cover }) => cover === wanted,
    describe: wanted =>
      wanted === 'none' ? t('own unit without cover') : t('own unit in {cover} cover', { cover: translate(wanted) }),
    isFor: wanted => (wanted === 'none' ? t('a unit without cover') : t('a unit in {cover} cover', { cover: translate(wanted) }))
  }),
  missiles: condition({
    field: helped('the unit has a missile weapon', optional(yesNo)),
    holds: (wanted, { unit: { range } }) => (range !== undefined) === wanted,
    describe: wanted => (wanted ? t('own unit with missiles') : t('own unit without missiles')),
    isFor: wanted => (wanted ? t('a unit with missiles') : t('a unit without missiles'))
  }),
  enemyArmourAtLeast: condition({
    field: optional(whole(2, 6)),
    holds: (wanted, _, enemy) => boundedArmour(enemy) >= wanted,
    describe: wanted => t('enemy armour {n} or more', { n: wanted }),
    isFor: wanted => t('use against armour {n} or more', { n: wanted })
  }),
  enemyArmourAtMost: condition({
    field: optional(whole(2, 6)),
    holds: (wanted, _, enemy) => boundedArmour(enemy) <= wanted,
    describe: wanted => t('enemy armour {n} or less', { n: wanted }),
    isFor: wanted => t('use against armour {n} or less', { n: wanted })
  }),
  ownModelsAtLeast: condition({
    field: optional(whole(1, MOST_COUNT)),
    holds: (wanted, own) => countedModels(own) >= wanted,
    describe: wanted => t('own unit of {n} models or more', { n: wanted }),
    isFor: wanted => t('a unit of {n} models or more', { n: wanted })
  }),
  outnumbered: condition({
    field: helped('the enemy has more models; false: no more', optional(yesNo)),
    holds: (wanted, own, enemy) => countedModels(own) < countedModels(enemy) === wanted,
    describe: wanted => (wanted ? t('own unit outnumbered') : t('own unit not outnumbered')),
    isFor: wanted => (wanted ? t('an outnumbered unit') : t('a unit that is not outnumbered'))
  }),
  friendsNear: condition({
    field: helped('so many friendly units near, or more', optional(whole(1, MOST_COUNT))),
    holds: (wanted, { unit }) => unit.friendsNear >= wanted,
    describe: wanted => t('{n} or more friendly units near', { n: wanted }),
    isFor: wanted => t('a unit with {n} or more friendly units near', { n: wanted })
  }),
  within: condition({
    field: helped('the target of the shot is so near', optional(oneOf(...DISTANCES))),
    holds: (wanted: Distance, { within = 'l' }) => DISTANCES.indexOf(within) <= DISTANCES.indexOf(wanted),
    describe: wanted => t('target within {band}', { band: wanted.toUpperCase() }),
    isFor: wanted => t('a shot at a target within {band}', { band: wanted.toUpperCase() })
  }),
  casualtiesAtLeast: condition({
    field: helped('for fatigue after the fight: the enemy lost so many models or more to it', optional(whole(1, MOST_COUNT))),
    // decided when the fight is over
    holds: () => true,
    describe: wanted => t('{n} or more enemy models lost', { n: wanted }),
    isFor: wanted => t('a fight in which the enemy loses {n} models or more', { n: wanted })
  })
}

const AGAINST = { higher: 'higher than', lower: 'lower than', equal: 'equal to' } as const

/** Armour within its bounds (T1.4). */
const boundedArmour = ({ armour, terms }: UnitState): number =>
  Math.min(terms.mostArmour, Math.max(terms.leastArmour, Math.min(6, Math.max(2, armour))))

type Name = keyof typeof conditions

export type Conditions = ValuesOf<{ readonly [K in Name]: (typeof conditions)[K]['field'] }>

export const conditionFields = Object.fromEntries(
  Object.entries(conditions).map(([name, { field }]) => [name, field])
) as unknown as { readonly [K in Name]: (typeof conditions)[K]['field'] }

/** A cast: a union of rows cannot express that each row goes with its own type of value. */
const rowOf = (name: string): Condition<unknown> => conditions[name as Name] as unknown as Condition<unknown>

/** The conditions that do not hold, each as the end of "it is for ..."; empty if all hold. */
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
