import { type Scenario, SIDES, type Side, type UnitRequest } from '../model/scenario'

/** The unit requests of a scenario, and scenarios with one of them changed. */

/** The place of a unit in a scenario. */
export interface UnitPlace {
  readonly side: Side
  /** Which of two that charge Side by Side (R6.3); 0 for a unit on its own. */
  readonly index: 0 | 1
}

/** The places of all units, the attackers first. */
export const placesOf = (scenario: Scenario): readonly UnitPlace[] =>
  SIDES.flatMap((side): readonly UnitPlace[] =>
    'together' in scenario[side]
      ? [
          { side, index: 0 },
          { side, index: 1 }
        ]
      : [{ side, index: 0 }]
  )

/** The request of the unit at a place. */
export const unitIn = (scenario: Scenario, { side, index }: UnitPlace): UnitRequest => {
  const request = scenario[side]
  return 'together' in request ? request.together[index] : request
}

/** The scenario with the unit at a place changed. */
export const withUnit = (scenario: Scenario, place: UnitPlace, change: (unit: UnitRequest) => UnitRequest): Scenario => {
  const request = scenario[place.side]
  if (!('together' in request)) return { ...scenario, [place.side]: change(request) }
  const [first, second] = request.together
  return { ...scenario, [place.side]: { together: place.index === 0 ? [change(first), second] : [first, change(second)] } }
}

/** The request without one of its keys. */
export const without = <K extends keyof UnitRequest>(unit: UnitRequest, key: K): UnitRequest => {
  const { [key]: _, ...rest } = unit
  return rest as UnitRequest
}

/** The scenario without its method, so that it is computed exactly. */
export const withoutMethod = ({ method: _m, trials: _t, precision: _p, seed: _s, ...scenario }: Scenario): Scenario => scenario
