import { msg } from '../../model/language'

/** What is to be typed instead of words that have no meaning for a fight. Apart from the tables of words, which a usual fight does not load. */

/** Message for a limit instead of a number: "more than 1 fatigue", "at least 4". */
export const LIMIT = msg('a number of its own is needed, and no limit: fatigue 1')

/** Said of a unit that is not in the terrain: "near the woods". */
export const OUTSIDE = msg('only terrain that the unit stands in or behind gives cover: leave it out')

/** Said of what a unit may have: "might have axes". */
export const MAYBE = msg('say how likely that is, as in axe 60 %, or that it is so')
