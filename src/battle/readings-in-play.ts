import { moments } from '../chance/battle'
import { TooManyFalls } from '../chance/exact'
import type { ReadingInPlay } from '../model/report'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Ready } from './clash'
import { inspected } from './faults'
import { fightOf } from './fight'
import { workedOut } from './played'
import { quantitiesOf } from './quantities'

/** A difference below this does not show in any figure that is printed. */
const SAME = 0.0005

const figures = (ready: Ready): readonly number[] => {
  const distribution = workedOut(ready)
  return [
    ...quantitiesOf(ready).map(({ of }) => moments(distribution, of).mean),
    ready.attacker.standing.fatigueAfter,
    ready.defender.standing.fatigueAfter
  ]
}

const isMoved = (a: readonly number[], b: readonly number[]): boolean =>
  a.length !== b.length || a.some((value, i) => Math.abs(value - (b[i] ?? 0)) > SAME)

/** The readings of this edition whose other values would change a figure of this fight, found by playing each. */
export const readingsInPlay = (scenario: Scenario, ready: Ready, book: Rulebook): readonly ReadingInPlay[] => {
  try {
    const here = figures(ready)
    const changes = (name: string, value: string): boolean => {
      const { fray, faults } = inspected({ ...scenario, readings: { ...scenario.readings, [name]: value } }, book)
      return faults.length > 0 || isMoved(here, figures(fightOf(fray, scenario)))
    }
    return Object.entries(book.readings).flatMap(([name, { values }]) => {
      const value = ready.fray.readings[name] ?? ''
      const others = Object.keys(values).filter(one => one !== value && changes(name, one))
      return others.length ? [{ name, value, others, meaning: values[value] ?? '' }] : []
    })
  } catch (error) {
    if (error instanceof TooManyFalls) return []
    throw error
  }
}
