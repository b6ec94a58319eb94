import type { Prospect, Span } from '../model/dice-report'
import { type Dealt, meanOf } from './dealt'
import type { Play } from './solver'

/** From the least to the most over the worlds there could be. */
export const spanOf = (values: readonly number[]): Span => ({
  low: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  high: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
})

/** What a roll promises in a world where it is known. */
export const certain = ({ asRolled, best }: Play, rolls: readonly Dealt[]): Prospect => {
  const [first, other] = [meanOf(rolls, asRolled), meanOf(rolls, best.worth)]
  return { asRolled: { low: first, high: first }, bestPlay: { low: other, high: other } }
}

/** Prospects side by side: the whole of what they span. */
export const spanning = (prospects: readonly Prospect[]): Prospect => {
  const ends = (spans: readonly Span[]): Span => ({
    low: spanOf(spans.map(({ low }) => low)).low,
    high: spanOf(spans.map(({ high }) => high)).high
  })
  return { asRolled: ends(prospects.map(({ asRolled }) => asRolled)), bestPlay: ends(prospects.map(({ bestPlay }) => bestPlay)) }
}

/** What a roll promises, over the plays of all worlds. */
export const prospectOf = (plays: readonly Play[], rolls: readonly Dealt[]): Prospect => ({
  asRolled: spanOf(plays.map(({ asRolled }) => meanOf(rolls, asRolled))),
  bestPlay: spanOf(plays.map(({ best }) => meanOf(rolls, best.worth)))
})
