import type { Engagement } from '../../battle/combatant'
import { inspected } from '../../battle/faults'
import { engagementBeforeAbilities } from '../../battle/prepare'
import { combinations } from '../../model/combinations'
import type { Mistake } from '../../model/errors'
import { type AbilityUse, type Scenario, type Side, unitsOfSide } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import type { Box, BoxOption } from './box'

/** What is decided before any ability of the fight is used: boxes used beforehand, and giving up dice (R3.3). */

export interface Opening {
  /** Which of the uses of boxes beforehand each side chose, as an index; the defender knows the attacker's. */
  readonly usesBefore: Readonly<Record<Side, number>>
  /** False where there is no such choice. */
  readonly givesUpDice: boolean
  /** SAGA dice spent so far. */
  readonly dice: Readonly<Record<Side, number>>
  readonly scenario: Scenario
  readonly engagement: Engagement
}

/** A way to use some boxes: for each box one of its ways, or undefined where it is left. */
export type Uses = readonly (BoxOption | undefined)[]

/** Every combination of uses of these boxes. */
export const usesOfBoxes = (boxes: readonly Box[]): readonly Uses[] => combinations(boxes.map(({ options }) => options))

/** SAGA dice that these uses take. */
export const diceOf = (uses: Uses): number => uses.reduce((sum, option) => sum + (option?.dice ?? 0), 0)

/** What one unit of a side uses. */
export const usesBy = (uses: Uses, unit: number): readonly AbilityUse[] =>
  uses.flatMap(option => (option?.unit === unit ? option.uses : []))

/** The fight in which a side uses these boxes and no others. */
export const withUses = (scenario: Scenario, side: Side, uses: Uses): Scenario => {
  const [first, second] = unitsOfSide(scenario[side]).map((unit, index) => ({ ...unit, abilities: usesBy(uses, index) }))
  if (!first) return scenario
  return { ...scenario, [side]: second ? { together: [first, second] } : first }
}

const withDice = (scenario: Scenario, givesUpDice: boolean): Scenario =>
  'together' in scenario.defender ? scenario : { ...scenario, defender: { ...scenario.defender, givesUpDice } }

/** The choices about giving up dice, keeping them first. */
const givesUpDiceOptions = ({ kind, defender }: Scenario): readonly boolean[] => {
  if (kind !== 'melee' || 'together' in defender) return [false]
  return defender.givesUpDice === undefined ? [false, true] : [defender.givesUpDice]
}

/** The openings of a fight. */
interface Openings {
  readonly all: readonly Opening[]
  /** The mistakes of those that are not legal. */
  readonly faults: readonly Mistake[]
}

/** Every opening that can be fought, in the order of the decisions. */
export const openingsOf = (scenario: Scenario, before: Readonly<Record<Side, readonly Uses[]>>, book: Rulebook): Openings => {
  const all: Opening[] = []
  const faults: Mistake[] = []
  const nothing = () => {}
  const gives = givesUpDiceOptions(scenario)
  before.attacker.forEach((attackerUses, attacker) =>
    before.defender.forEach((defenderUses, defender) => {
      for (const givesUpDice of gives) {
        const settled = withUses(withUses(withDice(scenario, givesUpDice), 'attacker', attackerUses), 'defender', defenderUses)
        const found = inspected(settled, book)
        const wrong = [...found.faults, ...found.idle]
        faults.push(...wrong)
        if (wrong.length > 0) continue
        // without attack dice there are none to give up
        if (givesUpDice && gives.length > 1 && found.engagement.defender.generated === 0) continue
        const dice = { attacker: diceOf(attackerUses), defender: diceOf(defenderUses) }
        all.push({
          usesBefore: { attacker, defender },
          givesUpDice,
          dice,
          scenario: settled,
          engagement: engagementBeforeAbilities(settled, book, nothing)
        })
      }
    })
  )
  return { all, faults }
}
