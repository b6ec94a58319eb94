import { advices } from '../answers/advice'
import { fights } from '../answers/fights'
import { sagaDice } from '../answers/saga-dice'
import { compared, readAll, swept, wondered } from '../answers/studies'

/** What the phone can ask; what it cannot, such as whole turns and whole warbands, stays out of its file. */
export const answers = {
  ...fights,
  ...sagaDice,
  ...advices,
  sweep: swept,
  compare: compared,
  'what-if': wondered,
  readings: readAll
} as const
