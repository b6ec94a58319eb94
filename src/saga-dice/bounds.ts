import type { Prospect, Span } from '../model/dice-report'
import type { Worth } from './reroll'
import { meanOf, type RollOutcomes } from './roll-outcomes'
import type { Play } from './solver'

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
