import type { Prospect, Span } from '../model/dice'
import { type CostCase, type CostCases, costCases } from './possible-costs'
import { bestDeal, deals, type PreparedRoll } from './prepare-roll'
import type { Worth } from './reroll'
import { meanOf, type RollOutcomes } from './roll-outcomes'
import type { Setting } from './setting'
import { type Play, type Solver, solver } from './solver'

/** From the least to the most over the worlds there could be. */
export const boundsOf = (values: readonly number[]): Span => ({
  low: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  high: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
})

/** A sum of chances may round to a hair above 1. */
const chanceOf = (rolls: readonly RollOutcomes[], worth: Worth): number => Math.min(1, meanOf(rolls, worth))

/** The chances of a roll in a world where all costs are known. */
export const certain = ({ asRolled, best }: Play, rolls: readonly RollOutcomes[]): Prospect => {
  const [first, other] = [chanceOf(rolls, asRolled), chanceOf(rolls, best.worth)]
  return { asRolled: { low: first, high: first }, bestPlay: { low: other, high: other } }
}

/** Prospects side by side: the whole of what they span. */
export const spanning = (prospects: readonly Prospect[]): Prospect => {
  const ends = (spans: readonly Span[]): Span => ({
    low: boundsOf(spans.map(({ low }) => low)).low,
    high: boundsOf(spans.map(({ high }) => high)).high
  })
  return { asRolled: ends(prospects.map(({ asRolled }) => asRolled)), bestPlay: ends(prospects.map(({ bestPlay }) => bestPlay)) }
}

/** The chances of a roll, over the plays of all worlds. */
export const prospectOf = (plays: readonly Play[], rolls: readonly RollOutcomes[]): Prospect => ({
  asRolled: boundsOf(plays.map(({ asRolled }) => chanceOf(rolls, asRolled))),
  bestPlay: boundsOf(plays.map(({ best }) => chanceOf(rolls, best.worth)))
})

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
