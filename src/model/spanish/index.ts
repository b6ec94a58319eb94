import { advice } from './advice'
import { dice } from './dice'
import { fights } from './fights'
import { bend } from './grammar'
import { mistakes } from './mistakes'
import { pages } from './pages'
import { plans } from './plans'
import { readings } from './readings'
import { studies } from './studies'
import { warbands } from './warbands'

/** The one catalogue: every English text with its Spanish, in the words of the Spanish rulebook. Loaded only where Spanish is spoken. */
const texts = { ...fights, ...mistakes, ...pages, ...readings, ...advice, ...dice, ...plans, ...studies, ...warbands }

export const spanish = { texts, bend }
