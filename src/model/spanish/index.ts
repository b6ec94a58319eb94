import { commandLine } from './command-line'
import { dice, diceRequests } from './dice'
import { effects } from './effects'
import { fights } from './fights'
import { files } from './files'
import { inflect } from './grammar'
import { help } from './help'
import { explorer, phone } from './interactive'
import { mistakes, refusals } from './mistakes'
import { pages } from './pages'
import { advice, plans } from './plans'
import { readings } from './readings'
import { requests } from './requests'
import { rules } from './rules'
import { schemas } from './schemas'
import { studies } from './studies'
import { warbands } from './warbands'

/** What reports say, and what they are asked with. */
const answered = {
  ...fights,
  ...mistakes,
  ...pages,
  ...readings,
  ...advice,
  ...dice,
  ...plans,
  ...studies,
  ...warbands,
  ...requests,
  ...commandLine,
  ...diceRequests,
  ...refusals,
  ...effects
}

/** The one catalogue: every English text with its Spanish, in the words of the Spanish rulebook. Loaded only where Spanish is spoken. */
const texts = { ...answered, ...rules, ...help, ...explorer, ...phone, ...files, ...schemas }

export const spanish = { texts, bend: inflect }
