import { effects, fights } from './fights'
import { files } from './files'
import { inflect } from './grammar'
import { help } from './help'
import { commandLine, explorer, phone } from './interactive'
import { mistakes, refusals } from './mistakes'
import { pages, studies } from './pages'
import { advice, plans } from './plans'
import { requests, schemas } from './requests'
import { readings, rules } from './rules'
import { dice, diceRequests, warbands } from './warbands'

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
