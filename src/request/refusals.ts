import type { Mistake } from '../model/errors'
import { outOfPlace } from '../model/mistakes'
import type { Scenario, SideRequest, UnitRequest } from '../model/scenario'
import { SIDES } from './traits'

/** What a scenario may say and the fights here do not reckon with: all of it stands in this file. */

const ofUnit: { readonly [K in keyof UnitRequest]?: string } = {
  wounds: 'wounds belong to the Challenge (R8.3), which is fought in rounds: leave them out',
  resilience: 'Resilience belongs to the second edition (V9.8): leave it out',
  wrath: 'the Wrath is of the Jomsvikings (R6.6), who do not fight here: leave it out'
}

const ofFight: { readonly [K in keyof Scenario]?: string } = {
  boards: 'only the boards of the rulebook are played here: leave the files out, and give their effects by "effects"',
  split: 'dice are divided between two units only (R6.3): leave it out',
  rounds: 'one melee is reckoned here: leave the rounds out',
  costs: 'what an ability costs changes no die of a fight: leave the costs out'
}

const told = (given: object, reasons: Readonly<Record<string, string>>, at: string): readonly Mistake[] =>
  Object.entries(reasons)
    .filter(([key]) => Object.hasOwn(given, key))
    .map(([key, reason]) => outOfPlace(`${at}${key}: ${reason}`, `${at}${key}`))

const ofSide = (side: SideRequest, at: string): readonly Mistake[] =>
  'together' in side
    ? [outOfPlace(`the ${at} is two units: one unit fights one unit here (R3.12), name one`, at)]
    : told(side, ofUnit, `${at}.`)

export const refusals = (scenario: Scenario): readonly Mistake[] => [
  ...SIDES.flatMap(side => ofSide(scenario[side], side)),
  ...told(scenario, ofFight, '')
]
