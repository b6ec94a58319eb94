import { type CostCase, type CostCases, costCases } from './possible-costs'
import { bestDeal, deals, type PreparedRoll } from './prepare-roll'
import { meanOf } from './roll-outcomes'
import type { Setting } from './setting'
import { type Play, type Solver, solver } from './solver'

/** A setting with its worlds worked out: what every part of a report is read from. */
export interface Solved {
  readonly setting: Setting
  readonly solver: Solver
  readonly worlds: CostCases
  /** The chance of all that is wanted, world by world. */
  readonly plays: readonly Play[]
  /** The world in which that is least: what is reported of single rolls is reported of it. */
  readonly dearest: { readonly world: CostCase; readonly play: Play }
  readonly deals: readonly PreparedRoll[]
  /** The deal that is best in it. */
  readonly deal: PreparedRoll
}

interface Candidate {
  readonly world: CostCase
  readonly play: Play
  readonly deal: PreparedRoll
  readonly value: number
}

/** Of equal ones the last: rares are dearer than commons. */
const dearest = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((found, each) => (each.value <= found.value ? each : found))

export const solvedOf = (setting: Setting): Solved => {
  const { phase, wants } = setting
  const solving = solver(phase)
  const worlds = costCases(wants, phase.hands)
  const all = deals(setting)
  const candidates = worlds.all.map(world => {
    const play = solving.all(wants, world.prices)
    const deal = bestDeal(all, play)
    return { world, play, deal, value: meanOf(deal.rolls, play.best.worth) + 1e-9 * meanOf(deal.rolls, play.asRolled) }
  })
  const { world, play, deal } = dearest(candidates)
  return {
    setting,
    solver: solving,
    worlds,
    plays: candidates.map(each => each.play),
    dearest: { world, play },
    deals: all,
    deal
  }
}
