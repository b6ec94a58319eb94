import type { Conditions } from '../model/effect'
import type { Standing } from './standing'
import { enemiesOf, type Fray, isExhausted, type SideName, unitAt } from './standing'

type Tests = {
  readonly [K in keyof Required<Conditions>]: (
    wanted: NonNullable<Conditions[K]>,
    own: Standing,
    enemy: Standing
  ) => string | undefined
}

const listed = (words: readonly string[]) => words.join(' or ')

/** For each condition: nothing where it holds, else what it asks for, as the end of "it is for ...". */
const tests: Tests = {
  mounted: (wanted, own) => (own.unit.mounted === wanted ? undefined : wanted ? 'a mounted unit' : 'a unit on foot'),
  moved: (wanted, own) =>
    own.unit.moved === wanted ? undefined : wanted ? 'a unit that has moved' : 'a unit that has not moved',
  charging: (wanted, own) =>
    own.charging === wanted ? undefined : wanted ? 'the unit that charges' : 'the unit that is charged',
  class: (wanted, own) => (wanted.includes(own.unit.class) ? undefined : listed(wanted)),
  weapon: (wanted, own) => (own.unit.weapon && wanted.includes(own.unit.weapon) ? undefined : `a unit with ${listed(wanted)}`),
  ground: (wanted, own) => (own.unit.ground === wanted ? undefined : `a unit wholly in ${wanted} ground`),
  enemyMounted: (wanted, _own, enemy) =>
    enemy.unit.mounted === wanted ? undefined : `a fight against a unit ${wanted ? 'on horses' : 'on foot'}`,
  enemyClass: (wanted, _own, enemy) => (wanted.includes(enemy.unit.class) ? undefined : `a fight against ${listed(wanted)}`),
  enemyExhausted: (wanted, _own, enemy) =>
    isExhausted(enemy) === wanted ? undefined : `use against ${wanted ? 'an exhausted unit' : 'a unit that is not exhausted'}`,
  enemyClosedRanks: (wanted, _own, enemy) =>
    enemy.unit.givesUpDice === wanted ? undefined : `use against ${wanted ? '' : 'un'}closed ranks`
}

const test = <K extends keyof Conditions>(
  name: K,
  conditions: Conditions,
  own: Standing,
  enemy: Standing
): string | undefined => {
  const wanted = conditions[name]
  return wanted === undefined ? undefined : tests[name](wanted as NonNullable<Conditions[K]>, own, enemy)
}

/** What the conditions ask for that does not hold here; empty where all hold. */
export const unmet = (conditions: Conditions | undefined, own: Standing, enemy: Standing): readonly string[] => {
  const missing: string[] = []
  for (const name in conditions) {
    const asked = test(name as keyof Conditions, conditions, own, enemy)
    if (asked !== undefined) missing.push(asked)
  }
  return missing
}

/** The enemies against which the conditions hold, in order; and what is missing against the first where there is none. */
export const targetsOf = (conditions: Conditions | undefined, fray: Fray, side: SideName): readonly SideName[] =>
  enemiesOf(fray, side).filter(enemy => unmet(conditions, unitAt(fray, side), unitAt(fray, enemy)).length === 0)
