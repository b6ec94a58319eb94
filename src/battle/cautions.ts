import { unlessRefused } from '../model/errors'
import { t } from '../model/language'
import type { Cautioned } from '../model/report'
import type { Scenario, SideRequest, UnitRequest } from '../model/scenario'
import { kitNotes } from '../rules/kit'
import { mountOf, troopOf } from '../rules/lookup'
import { readingNamed } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import { inspected } from './faults'
import { fightOf } from './fight'
import { fightersOf, type Ready } from './fight-state'
import { readingsOf } from './prepare'

/** What nobody may miss who reads a fight's figures alone: arms against the rules, and a penalty whose size no source tells. */

const NONE: readonly string[] = []

/** What a unit carries or rides against the rules, or as no source shows it, a sentence each. */
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

/** Who is exhausted in a melee of the second edition (T3.5), by name; undefined where nobody is. */
export const tiredIn = (ready: Ready): string | undefined => {
  if (!ready.engagement.book.readings['exhausted-melee']) return undefined
  const tired = fightersOf(ready).filter(({ standing }) => standing.exhausted && standing.place === 'melee')
  return tired.length === 0 ? undefined : tired.map(({ standing }) => standing.unit.name).join(t(' and the '))
}

/** How the unknown penalty of exhaustion was counted (T4.5). */
export const countedAs = (who: string, value: string): string =>
  t('what exhaustion costs {the:who} in melee is unknown; counted as {value} (reading exhausted-melee)', { who, value })

const exhaustionCaution = (scenario: Scenario, book: Rulebook): readonly string[] => {
  if (!book.readings['exhausted-melee']) return NONE
  // what cannot be fought has its mistakes told elsewhere
  const who = unlessRefused(
    () => tiredIn(fightOf(inspected(scenario, book).engagement, scenario)),
    () => undefined
  )
  return who === undefined ? NONE : [countedAs(who, readingNamed(readingsOf(scenario, book), 'exhausted-melee') ?? '')]
}

const unitsOf = (side: SideRequest): readonly UnitRequest[] => ('together' in side ? side.together : [side])
const unitsIn = ({ attacker, defender }: Scenario): readonly UnitRequest[] => [...unitsOf(attacker), ...unitsOf(defender)]

export const kitsIn = (scenario: Scenario, book: Rulebook): readonly string[] => {
  const found: string[] = []
  for (const unit of unitsIn(scenario)) found.push(...kitCautions(unit, book))
  return found
}

export const cautionsOf = (scenario: Scenario, book: Rulebook): readonly string[] => [
  ...kitsIn(scenario, book),
  ...exhaustionCaution(scenario, book)
]

/** Notes of a report over these fights, what nobody may miss among them. */
export const cautioned = (
  notes: readonly string[],
  scenarios: Iterable<Scenario>,
  book: Rulebook
): Cautioned & { readonly notes: readonly string[] } => {
  const found = new Set<string>()
  for (const scenario of scenarios) for (const caution of cautionsOf(scenario, book)) found.add(caution)
  return withCautions(notes, [...found])
}

export const withCautions = (
  notes: readonly string[],
  cautions: readonly string[]
): Cautioned & { readonly notes: readonly string[] } => ({
  ...(cautions.length > 0 && { cautions }),
  notes: [...new Set([...notes, ...cautions])]
})
