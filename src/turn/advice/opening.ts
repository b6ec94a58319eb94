import type { Engagement } from '../../battle/combatant'
import { inspected } from '../../battle/faults'
import { drawnUp } from '../../battle/prepare'
import type { Mistake } from '../../model/errors'
import type { AbilityUse, Scenario, Side, UnitRequest } from '../../model/scenario'

import type { Rulebook } from '../../rules/types'
import type { Box, Way } from './box'

/** What is decided before anybody uses an ability of the fight: boxes used beforehand, and giving up dice (R3.3). */

export interface Opening {
  /** The places of the boxes used beforehand: the attacker's, then the defender's, who knows them. */
  readonly before: Readonly<Record<Side, number>>
  /** Where there is the choice, or it is settled. */
  readonly givesUpDice: boolean
  /** SAGA dice spent so far. */
  readonly dice: Readonly<Record<Side, number>>
  readonly scenario: Scenario
  readonly engagement: Engagement
}

/** Every way to use some boxes. */
export type Uses = readonly (Way | undefined)[]

export const everyUse = (boxes: readonly Box[]): readonly Uses[] =>
  boxes.reduce<readonly Uses[]>((all, { ways }) => all.flatMap(uses => ways.map(way => [...uses, way])), [[]])

export const diceOf = (uses: Uses): number => uses.reduce((sum, way) => sum + (way?.dice ?? 0), 0)

const usesOf = (uses: Uses, unit: number): readonly AbilityUse[] => uses.flatMap(way => (way?.unit === unit ? way.uses : []))

/** The units of a side. */
export const unitsOf = (scenario: Scenario, side: Side): readonly UnitRequest[] => {
  const request = scenario[side]
  return 'together' in request ? request.together : [request]
}

/** A side whose units use these, and nothing else. */
export const withUses = (scenario: Scenario, side: Side, uses: Uses): Scenario => {
  const [first, second] = unitsOf(scenario, side).map((unit, index) => ({ ...unit, abilities: usesOf(uses, index) }))
  if (!first) return scenario
  return { ...scenario, [side]: second ? { together: [first, second] } : first }
}

const withDice = (scenario: Scenario, givesUpDice: boolean): Scenario =>
  'together' in scenario.defender ? scenario : { ...scenario, defender: { ...scenario.defender, givesUpDice } }

/** Keeping them first. */
const giving = ({ kind, defender }: Scenario): readonly boolean[] => {
  if (kind !== 'melee' || 'together' in defender) return [false]
  return defender.givesUpDice === undefined ? [false, true] : [defender.givesUpDice]
}

export interface Openings {
  readonly all: readonly Opening[]
  /** What is wrong with those that cannot be. */
  readonly faults: readonly Mistake[]
}

/** Every opening that can be fought, in the order of the decisions. */
export const openingsOf = (scenario: Scenario, before: Readonly<Record<Side, readonly Uses[]>>, book: Rulebook): Openings => {
  const all: Opening[] = []
  const faults: Mistake[] = []
  const nothing = () => {}
  const gives = giving(scenario)
  before.attacker.forEach((mine, attacker) =>
    before.defender.forEach((his, defender) => {
      for (const givesUpDice of gives) {
        const settled = withUses(withUses(withDice(scenario, givesUpDice), 'attacker', mine), 'defender', his)
        const found = inspected(settled, book)
        const wrong = [...found.faults, ...found.idle]
        faults.push(...wrong)
        if (wrong.length > 0) continue
        // who has no attack dice has none to give up
        if (givesUpDice && gives.length > 1 && found.engagement.defender.generated === 0) continue
        const dice = { attacker: diceOf(mine), defender: diceOf(his) }
        all.push({
          before: { attacker, defender },
          givesUpDice,
          dice,
          scenario: settled,
          engagement: drawnUp(settled, book, nothing)
        })
      }
    })
  )
  return { all, faults }
}
