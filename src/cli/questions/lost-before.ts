import { inDigits } from './dice-words'
import { withReplaced } from './may-match'
import { firstPhrase, NUMBER, phrase, said } from './rewording'

/** Units that have lost some of their models before the fight: those who are left fight. "Two of my 10 bondi have died, the rest charge". */

const LOST_BEFORE = phrase`
  \b(${NUMBER}) ([a-z]+) (?:who|that|which) (?:(?:have|had) )?lost (${NUMBER})(?: (?:men|models|of them))?
  \s+(?:earlier|before|already)\b(?! \d)
`

const SURVIVORS = said`
  (?:(?:what if |if |when |how about )?(?:the (?:rest|others|remainder|survivors|other half)|those (?:who (?:are )?)?left|what(?:['\u2019]s| is) left
  |el resto|los (?:dem[aá]s|otros|que quedan)|los supervivientes))
`
/** "they killed 3 of my 12 bondi, the rest charge ..." */
const FALLEN_FIRST = firstPhrase`
  ^\W*
  (?:
    (?:(?:say |suppose )?(?:I|we|he|they)(?:['\u2019]ve| have|['\u2019]s| has|['\u2019]d| had)? (?:already )?lost
    |(?:an? |the |his |their |my |your |some )?(?:volleys?|arrows?|bolts?|shooting|shots?|slings?|bows?|archers|slingers|crossbows|javelins|charge|last (?:melee|turn|fight))
    \s+(?:has |have |had |just |already )*(?:killed|took(?: out)?|dropped|claimed|cost me|got)
    |(?:they|he)(?:['\u2019]ve| have|['\u2019]s| has)? (?:already )?killed)
    |(?:me )?(?:mataron|han matado|perd[ií]|he perdido|cayeron|murieron|han (?:ca[ií]do|muerto))(?: a)?
  )
  \s+(${NUMBER}) (?:out )?(?:of|de) (?:(?:my|our|the|his|their|mis|nuestros|los) )?(${NUMBER}) ((?:mounted )?[a-zà-ÿ]+)\s*[,;.]\s*(?:(?:and|y|so|now|but) )?${SURVIVORS}(?=\s)
`
/** "two of my ten bondi have already died; the rest charge ..." */
const FALLEN_AT_FIRST = firstPhrase`
  ^\W*(${NUMBER}) (?:out )?(?:of|de) (?:(?:my|our|the|his|mis|sus|los) )?(?:original )?(${NUMBER}) ([a-zà-ÿ]+)
  \s+(?:(?:have|has|are|were|been|already|now|han|ya|est[aá]n) ){0,3}(?:perished|died|fallen|dead|gone|lost|killed|slain|down|muerto|ca[ií]do|muertos)
  \s*[,;.]\s*(?:(?:and|y|so|now) )?${SURVIVORS}(?=\s)
`
/** "3 bondi dead out of 8, 4 huscarls charge the rest" */
const FALLEN_AND_CHARGED = firstPhrase`
  ^\W*(${NUMBER}) ([a-z]+) (?:are )?(?:dead|down|gone|lost|killed|slain) (?:out of|outta|of|from) (?:the )?(${NUMBER})\s*[,;.]\s*(?:(?:and|now|if) )?
  ([^,;.?!]{4,60}? (?:charge|attack|shoot)s?(?: at)?) ${SURVIVORS}(?=\W*$)
`

/** "my hirdmen started as 6 but 2 are dead, now they charge" */
const STARTED_AS = firstPhrase`
  ^\W*((?:(?:my|our|the|his) )?[a-z]+) (?:started|began|came)(?: out)? (?:as|with|at) (${NUMBER})\s*,?
  \s+(?:but|and) (${NUMBER})(?: of them)? (?:(?:have|has|are|were|been|already|now) ){0,2}(?:dead|died|fallen|down|gone|lost|killed|slain)
  \s*[,;.]\s*(?:(?:and|so|now) ){0,2}(?:they )?(?=charge|attack|shoot)
`

/** "half of his 12 bonnedig with slings are dead; the others shoot" */
const HALF_FALLEN = firstPhrase`
  ^\W*half (?:of )?(?:(?:my|our|the|his|their) )?(${NUMBER}) ([a-z]+(?: with [a-z]+)?) (?:are|have) (?:already |now )?(?:dead|died|fallen|gone|down|lost|killed)
  \s*[;,.]\s*(?:(?:and|but) )?${SURVIVORS}(?=\s)
`

/** "12 bondi minus the 5 that got shot charge ..." */
const WITHOUT_FALLEN = phrase`
  \b(${NUMBER}) ([a-z]+) (?:minus|less) (?:the )?(${NUMBER}) (?:casualties|losses|dead|(?:of them )?(?:that|who|which) (?:(?:have|has|had|are|were|got|just|already|been) ){0,3}
  (?:died|fallen|dead|gone|lost|killed|shot|cut down))(?=\s)
`
/** "my 12 levies lost 4 when 8 warriors charged", "I'd lost 4 of my 12 levies when his 8 warriors came in" */
const LOST_WHEN = firstPhrase`
  ^\W*(?:I|we)(?:['\u2019]ve| have|['\u2019]d| had)? (?:already )?lost (${NUMBER}) of (?:(?:my|our) )?(${NUMBER}) ([a-z]+)(?: \([^()]{2,20}\))?
  \s+(?:when|before|as) ((?:his|her|their|the|your) ${NUMBER} [a-z]+) (?:came in|charged(?: in)?|attacked|arrived|came at (?:me|us|them))(?=\W)
`
const leftOf = (count: string, lost: string): number => Number(inDigits(count)) - Number(inDigits(lost))

/** "8 bondi who had lost three before": those who are left. */
export const withLostBefore = (text: string): string => {
  const left = (said: string, lost = '', count = '', troop = ''): string =>
    leftOf(count, lost) > 0 ? `${leftOf(count, lost)} ${troop}` : said
  const told = withReplaced(text, LOST_BEFORE, (said, count, troop, lost) => left(said, lost, count, troop))
  const fallen = [FALLEN_FIRST, FALLEN_AT_FIRST].reduce((all, pattern) => withReplaced(all, pattern, left), told)
  // half of an odd number is none
  const halved = withReplaced(fallen, HALF_FALLEN, (said, count = '', troop = '') =>
    Number(inDigits(count)) % 2 === 0 ? `${Number(inDigits(count)) / 2} ${troop}` : said
  )
  const started = withReplaced(halved, STARTED_AS, (said, troop = '', count = '', lost = '') =>
    leftOf(count, lost) > 0 ? `${leftOf(count, lost)} ${troop.replace(/^(?:my|our|the|his)\s+/i, '')} ` : said
  )
  const lessened = withReplaced(started, WITHOUT_FALLEN, (said, count, troop, lost) => left(said, lost, count, troop))
  const charged = withReplaced(lessened, LOST_WHEN, (said, lost = '', count = '', troop = '', charger = '') =>
    leftOf(count, lost) > 0 ? `${charger} charge ${leftOf(count, lost)} ${troop}` : said
  )
  return withReplaced(charged, FALLEN_AND_CHARGED, (said, lost = '', troop = '', count = '', charge = '') =>
    leftOf(count, lost) > 0 ? `${charge} ${leftOf(count, lost)} ${troop}` : said
  )
}
