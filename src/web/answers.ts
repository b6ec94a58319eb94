import { advices } from '../answers/advice'
import { fights } from '../answers/fights'
import { sagaDice } from '../answers/saga-dice'
import { studies } from '../answers/studies'

/** What the phone can ask; whole turns and whole warbands stay out of its file. */
export const answers = { ...fights, ...studies, ...sagaDice, ...advices } as const
