import { isSuffering, type Owner, ownerBy, subjectOf } from '../words/owners'
import { plainly } from '../words/phrase-order'
import type { Phrase } from '../words/phrase-pass'
import { type VerbGroup, verbGroups } from '../words/verbs'

/** Tells which steps of a sentence are the other player's: "then he charges me". */

type Phrases = readonly Phrase[]

const BACK = /back$|^counter/i

/** The small words before the phrase that name an owner. */
export const ownerWords = ({ lead }: Phrase): readonly string[] => lead.filter(word => ownerBy([word]) !== undefined)

/** Who acts: the subject of the verb, else the owner of the unit before it. */
const actingIn = (phrases: Phrases, { start, isPassive }: VerbGroup): Owner | undefined =>
  isPassive ? undefined : (subjectOf(phrases[start] as Phrase) ?? ownerBy(phrases.slice(0, start).flatMap(({ lead }) => lead)))

/** Whether the other player acts in what follows "then": "then he charges me", "they charge back", "get charged by 6 knights". */
export const isReply = (given: Phrases, begin: Phrases): boolean => {
  const [phrases, first] = [plainly(given), plainly(begin)]
  const [deed, begun] = [phrases, first].map(each => verbGroups(each).find(({ verb }) => verb !== 'against'))
  if (!deed || !begun) return false
  if (BACK.test(deed.said)) return true
  if (deed.isPassive) return deed.start === 0 && !begun.isPassive && isSuffering(phrases[0] as Phrase)
  const [now, before] = [actingIn(phrases, deed), actingIn(first, begun)]
  return now !== undefined && before !== undefined && now !== before
}
