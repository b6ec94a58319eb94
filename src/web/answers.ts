import { advices } from '../answers/advice'
import { fights } from '../answers/fights'
import { sagaDice } from '../answers/saga-dice'
import { answerSweep, answerWhatIf, compared, readAll } from '../answers/studies'

/** What the phone can ask; what it cannot, such as whole turns and whole warbands, stays out of its file. */
export const answers = {
  ...fights,
  ...sagaDice,
  ...advices,
  sweep: answerSweep,
  compare: compared,
  'what-if': answerWhatIf,
  readings: readAll
} as const
