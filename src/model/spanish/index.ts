import { fights } from './fights'
import { bend } from './grammar'
import { mistakes } from './mistakes'
import { pages } from './pages'
import { readings } from './readings'

/** The one catalogue: every English text with its Spanish, in the words of the Spanish rulebook. Loaded only where Spanish is spoken. */
const texts = { ...fights, ...mistakes, ...pages, ...readings }

export const spanish = { texts, bend }
