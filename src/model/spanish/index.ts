import { dice, diceRequests } from './dice'
import { effects } from './effects'
import { fights } from './fights'
import { files } from './files'
import { euphonic, inflect, isSameWord, optionWords } from './grammar'
import { help } from './help'
import { commandLine, explorer, phone } from './interactive'
import { mistakes, refusals } from './mistakes'
import { pages } from './pages'
import { advice, plans } from './plans'
import { requests, schemas } from './requests'
import { readings, rules } from './rules'
import { studies } from './studies'
import { warbands } from './warbands'

/** The catalogue: every English text with its Spanish, in the words of the Spanish rulebook. Loaded only for Spanish. */
const texts = {
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
  ...effects,
  ...rules,
  ...help,
  ...explorer,
  ...phone,
  ...files,
  ...schemas
}

export const spanish = { texts, bend: inflect, euphonic, isSameWord, optionWords }
