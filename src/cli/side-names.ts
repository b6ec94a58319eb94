import { placesOf, unitIn } from '../battle/units'
import type { Scenario, Side } from '../model/scenario'
import type { Rulebook } from '../rules/types'

/** A condition in which sides are named by their troops: "the bondi win >= 60%". */

/** What the units of a side are called. */
const namesOn = (scenario: Scenario, side: Side, { troops, classes }: Rulebook): readonly string[] =>
  placesOf(scenario)
    .filter(place => place.side === side)
    .flatMap(place => {
      const { unit } = unitIn(scenario, place)
      const row = troops[unit] ?? Object.values(classes).find(({ names }) => names.includes(unit))
      return [unit, ...(row?.names ?? [])]
    })

const named = (names: readonly string[]): RegExp => {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length)
  const any = longestFirst.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\d.])(?:(?:the|los|las|el|la)\\s+)?(?:${any})(?![\\p{L}\\d])`, 'giu')
}

/** The condition with attacker and defender for their troops; a name that both sides have stays. */
export const withSidesNamed = (condition: string, scenario: Scenario, book: Rulebook): string => {
  const [attacker, defender] = [namesOn(scenario, 'attacker', book), namesOn(scenario, 'defender', book)]
  const own = (names: readonly string[], others: readonly string[]): readonly string[] =>
    names.filter(name => !others.includes(name))
  const replaced = (text: string, names: readonly string[], side: Side): string =>
    names.length === 0 ? text : text.replace(named(names), side)
  return replaced(replaced(condition, own(attacker, defender), 'attacker'), own(defender, attacker), 'defender')
}
