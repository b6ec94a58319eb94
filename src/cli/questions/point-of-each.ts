import { commandFor } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { firstMatch } from './may-match'
import { NUMBER, OWNED, phraseAcross, said } from './rewording'
import { isLeader, isTroop } from './units-said'
import { refuseWithoutNumber } from './which-unit'

/** Whom to send against a unit, where nobody is named: "what beats 4 huscarls". A point of each class is compared, mustered as the rules say. */

const ENEMY = said`
  (?:${OWNED}(?:opponent|enemy|rival)['\u2019]s )?(?<enemy>${OWNED}(?:(?<count>${NUMBER}|an?|un|una) )?[a-zà-ÿ][^,;:.?!]{2,60}?)
`
const BEATS = said`
  (?:
    (?:beat|defeat|kill|destroy|threaten|handle|counter|stop|break|overcome|crush|overpower)s?
    |(?:wipe|take)s? (?:out|on|down)|deals? with|gets? rid of|(?:win|work|do|fare)s?(?: (?:best|better|well))? against
  )
`
const QUESTIONS = [
  // "what beats 4 huscarls", "which unit would do best against them"
  said`
    ^\W*(?:what|who|(?:what|which) (?:units?|troops?|class(?:es)?|models?))
    (?: (?:can|could|will|would|should|best|usually|easily|reliably))* ${BEATS} ${ENEMY}(?: best)?\W*$
  `,
  // "what should I send against 4 huscarls"
  said`
    ^\W*(?:what|whom?|(?:what|which) (?:units?|troops?|class)) (?:should|do|can|could|would|shall) (?:I|we|you)
    \s+(?:send|use|throw|take|bring|pick|field|need|put|charge with|attack with)(?: (?:in|up))?
    \s+(?:against|at|for|to (?:charge|attack|fight|face|${BEATS})) ${ENEMY}\W*$
  `,
  // "best unit against 4 huscarls"
  said`
    ^\W*(?:what(?:['\u2019]?s| (?:is|would be)) )?(?:the |my )?best
    \s+(?:unit|troops?|class|choice|counter|answer|thing|way|attackers?)(?: of troops?)?
    \s+(?:against|(?<=(?:counter|answer)\s)to|for (?:charging|attacking|fighting|killing|beating)|to (?:charge|attack|fight|face|use against|send against|${BEATS}))
    \s+${ENEMY}\W*$
  `,
  said`
    ^\W*(?:qu[eé]|qui[eé]n(?:es)?|(?:qu[eé]|cu[aá]l) (?:unidad(?:es)?|tropas?|clase))
    \s+(?:(?:puede|pueden|podr[ií]an?) )?(?:ganar?|gana|vencer?|derrotar?|matar?|destru(?:ye|ir)|amenazar?|puede con)(?: (?:a|contra))? ${ENEMY}\W*$
  `,
  said`
    ^\W*(?:(?:con )?qu[eé] (?:(?:unidad|tropas?|clase) )?(?:mando|env[ií]o|uso|cargo|ataco|llevo)|(?:cu[aá]l es )?la mejor (?:unidad|tropa|clase))
    \s+(?:a|contra|para (?:cargar|atacar|vencer|matar|derrotar)(?: (?:a|contra))?) ${ENEMY}\W*$
  `
].map(pattern => phraseAcross`${pattern}`)

/** `compare 12 levies, 8 warriors and 4 hearthguard against 4 huscarls` for "what beats 4 huscarls". */
export const pointOfEachAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  const { enemy, count } = (text.length > MOST_LETTERS ? undefined : firstMatch(QUESTIONS, text))?.groups ?? {}
  if (enemy === undefined) return undefined
  // "the best way to attack 8 ceorls with 6 hirdmen" names who attacks
  const [troop, other] = (enemy.match(/[a-zà-ÿ]+/gi) ?? []).filter(word => isTroop(word, book))
  if (troop === undefined || other !== undefined) return undefined
  if (count === undefined && !isLeader(troop, book)) return refuseWithoutNumber(troop)
  const units = Object.entries(book.muster.perPoint).flatMap(([id, models]) => {
    const row = own(book.classes, id)
    return row ? [`${models} ${row.name}`] : []
  })
  // "against 4 huscarls or 8 bondi" is no single unit
  if (commandFor([`${units[0]} charge ${enemy}`], book) !== 'melee') return undefined
  return [`which is best against ${enemy}: ${units.slice(0, -1).join(', ')} or ${units.at(-1)}`]
}
