import type { Check } from '../check'
import { isNumber, isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { HAS_OR_IS, leads, wordSet } from './small-words'

/** Units spoken of by what they carry or ride: "8 crossbowmen shoot 6 hirdmen, the archers have 1 fatigue". */

const THE = wordSet('the los las')
/** Before the unit that fatigue lies on. */
const LAID_ON = wordSet('on')
const RIDERS = /^(?:horsemen|riders|cavalry|jinetes)$/i

/** The unit that is named at an index, and what is said of it up to the next unit or verb. */
const saidOf = (phrases: readonly Phrase[], at: number): readonly Phrase[] => {
  const isOther = (phrase: Phrase, index: number): boolean =>
    isVerb(phrase) || (index !== at && troopIn(phrase) !== undefined) || (isNumber(phrase) && index !== at - 1)
  const from = phrases.findLastIndex((phrase, index) => index < at && isOther(phrase, index)) + 1
  const to = phrases.findIndex((phrase, index) => index > at && isOther(phrase, index))
  return phrases.slice(from, to < 0 ? undefined : to)
}

const isMention = (phrases: readonly Phrase[], at: number): boolean =>
  leads(phrases[at], THE) &&
  (leads(phrases[at + 1], HAS_OR_IS) || (leads(phrases[at], LAID_ON) && means(phrases[at - 1], 'counted')))

/** Names the unit where exactly one before it has such arms, or horses. */
export const namedByArms = (phrases: readonly Phrase[], { book }: Check): readonly Phrase[] => {
  const { weapons, troops } = book
  const shoots = (id: string | undefined): boolean => id !== undefined && weapons[id]?.range !== undefined
  const fits = (phrase: Phrase, before: readonly Phrase[], index: number): boolean => {
    const troop = troops[troopIn(before[index]) ?? '']
    const said = saidOf(before, index)
    return RIDERS.test(phrase.raw)
      ? troop?.mounted === 'always' || said.some(each => meaningAs(each, 'state')?.trait === 'mounted')
      : shoots(troop?.weapon) || said.some(each => shoots(meaningAs(each, 'weapon')?.id))
  }
  return phrases.map((phrase, at) => {
    const isArms = RIDERS.test(phrase.raw) || shoots(meaningAs(phrase, 'weapon')?.id)
    if (!isArms || !isMention(phrases, at)) return phrase
    const before = phrases.slice(0, at)
    const found = before.filter((each, index) => troopIn(each) !== undefined && fits(phrase, before, index))
    const [named] = found
    return named && found.length === 1 ? { ...named, lead: phrase.lead } : phrase
  })
}
