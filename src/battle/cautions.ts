import { unlessRefused } from '../model/errors'
import { t } from '../model/language'
import type { Cautioned } from '../model/report'
import { type Scenario, type UnitRequest, unitsOfSide } from '../model/scenario'
import { kitNotes } from '../rules/kit'
import { mountOf, troopOf } from '../rules/lookup'
import { readingNamed } from '../rules/readings-in-force'
import { serviceFaults } from '../rules/service'
import type { Rulebook } from '../rules/types'
import { inspected } from './faults'
import { fightOf } from './fight'
import { fightersOf, type ReadyFight } from './fight-state'
import { readingsOf } from './prepare'

/**
 * Cautions, which are shown even where only figures are: weapons and mounts against the rules, and a penalty
 * whose size no source gives.
 */

const NONE: readonly string[] = []

/** A sentence for each weapon or mount of the unit that is against the rules or in no source. */
export const kitCautions = (
  unit: Pick<UnitRequest, 'unit' | 'faction' | 'weapon' | 'mount' | 'mounted'>,
  book: Rulebook
): readonly string[] => {
  if (unit.weapon === undefined && unit.mount === undefined && unit.mounted === undefined) return NONE
  const troop = troopOf(book, unit.unit, unit.faction)
  const mount = mountOf(unit, troop)
  const mounted = mount !== undefined && book.mounts[mount]?.foot !== true
  return kitNotes({ weapon: unit.weapon ?? troop.weapon, mounted, mount: unit.mount }, troop, book)
}

/** Whether no source says what exhaustion costs in melee, so that an interpretation decides. */
const isPenaltyUnknown = ({ defaults }: Rulebook): boolean => Object.hasOwn(defaults, 'exhausted-melee')

/** The names of the units exhausted in a melee of the second edition (T3.5); undefined if there are none. */
export const exhaustedUnitsIn = (ready: ReadyFight): string | undefined => {
  if (!isPenaltyUnknown(ready.engagement.book)) return undefined
  const exhausted = fightersOf(ready).filter(({ combatant }) => combatant.exhausted && combatant.place === 'melee')
  return exhausted.length === 0 ? undefined : exhausted.map(({ combatant }) => combatant.unit.name).join(t(' and the '))
}

/** A sentence on how the unknown penalty of exhaustion was counted (T4.5). */
export const countedAs = (who: string, value: string): string =>
  t('what exhaustion costs {the:who} in melee is unknown; counted as {value} (reading exhausted-melee)', { who, value })

const exhaustionCaution = (scenario: Scenario, book: Rulebook): readonly string[] => {
  if (!isPenaltyUnknown(book)) return NONE
  // mistakes in a fight that cannot be played are reported elsewhere
  const who = unlessRefused(
    () => exhaustedUnitsIn(fightOf(inspected(scenario, book).engagement, scenario)),
    () => undefined
  )
  return who === undefined ? NONE : [countedAs(who, readingNamed(readingsOf(scenario, book), 'exhausted-melee') ?? '')]
}

const unitsIn = ({ attacker, defender }: Scenario): readonly UnitRequest[] => [...unitsOfSide(attacker), ...unitsOfSide(defender)]

/** Cautions about the weapons and mounts of all units in a fight. */
export const kitsIn = (scenario: Scenario, book: Rulebook): readonly string[] => {
  const found: string[] = []
  for (const unit of unitsIn(scenario)) found.push(...kitCautions(unit, book))
  return found
}

/** A sentence for each unit that charges beside a leader whom it does not serve (R6.4, R6.5). */
export const serviceCautions = ({ attacker }: Scenario, book: Rulebook): readonly string[] => {
  if (!('together' in attacker)) return NONE
  const units = attacker.together.map(unit => ({ id: unit.unit, troop: troopOf(book, unit.unit, unit.faction) }))
  const leader = units.find(({ troop }) => troop.hero || troop.class === 'warlord')
  if (!leader) return NONE
  return units
    .filter(unit => unit !== leader)
    .flatMap(({ id, troop }) => serviceFaults(id, troop, leader, book).map(({ rule, message }) => `${message} (${rule})`))
}

/** All cautions of a fight, a sentence each. */
export const cautionsOf = (scenario: Scenario, book: Rulebook): readonly string[] => [
  ...kitsIn(scenario, book),
  ...serviceCautions(scenario, book),
  ...exhaustionCaution(scenario, book)
]

/** The notes of a report on these fights with their cautions added, and the cautions by themselves. */
export const cautioned = (
  notes: readonly string[],
  scenarios: Iterable<Scenario>,
  book: Rulebook
): Cautioned & { readonly notes: readonly string[] } => {
  const found = new Set<string>()
  for (const scenario of scenarios) for (const caution of cautionsOf(scenario, book)) found.add(caution)
  return withCautions(notes, [...found])
}

/** Notes with cautions added and duplicates removed, and the cautions by themselves if there are any. */
export const withCautions = (
  notes: readonly string[],
  cautions: readonly string[]
): Cautioned & { readonly notes: readonly string[] } => ({
  ...(cautions.length > 0 && { cautions }),
  notes: [...new Set([...notes, ...cautions])]
})
