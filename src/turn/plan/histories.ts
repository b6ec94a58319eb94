/** What has happened in a plan, step by step, in words: "0 1:won|1 2:moved". */

/** Courses distinguished, all that are not among them as one of these. */
const MOST_COURSES = 80

/** The courses that are distinguished, by their chances: all, or the likeliest, of equal ones the first by its words. */
export const distinctHistories = (chances: ReadonlyMap<string, number>): ReadonlySet<string> =>
  new Set(
    chances.size <= MOST_COURSES
      ? chances.keys()
      : [...chances]
          .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
          .slice(0, MOST_COURSES - 1)
          .map(([course]) => course)
  )
