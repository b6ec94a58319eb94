import { t } from '../../model/language'
import type { Check } from '../check'
import { isSilent } from './phrase-order'
import { meaningAs, type Phrase, troopIn } from './phrase-pass'
import { ASKING, WHO } from './tokens'
import { isJoint, isUnitHead, leads, verbGroups } from './verbs'

/** What is asked after a fight: "8 bondi charge 4 huscarls, can they win", "..., ¿cuántos quedan?". The answer says it of every fight. */

type Phrases = readonly Phrase[]

const QUIEN = /^qui[eé]n$/i
const DOES = /^(?:will|[cw]ould|can|do|does|did|should|may|might)$/
const BE = /^(?:are|is|was|were|estan?)$/
/** "survive the charge" is no charge, and "should they have charged" no second one. */
const OF_NO_DEED: ReadonlySet<string> = new Set('the a that have has la el'.split(' '))

const isNamed = (phrase: Phrase | undefined): boolean => isUnitHead(phrase) && phrase?.is !== 'number'

/** "can they", "would that", "are the huscarls": the subject stands after its verb, as it does not in "who can fight". */
const asks = (phrase: Phrase): boolean =>
  phrase.lead.some(
    (word, at) =>
      ASKING.has(word) &&
      (!DOES.test(word) || ((isNamed(phrase) || at + 1 < phrase.lead.length) && !WHO.has(phrase.lead[at - 1] ?? '')))
  ) ||
  QUIEN.test(phrase.raw) ||
  (isNamed(phrase) && BE.test(phrase.lead[0] ?? ''))

/** Of no deed: whom it asks after, what becomes of them, and how many. */
const isOfQuestion = (phrase: Phrase, at: number, tail: Phrases, before: Phrases): boolean => {
  if (phrase.is === 'number') {
    // "can they kill 3 huscarls", of those that were named
    const troop = troopIn(tail[at + 1]) ?? troopIn(tail[at + 2])
    return troop === undefined || before.some(each => troopIn(each) === troop)
  }
  if (phrase.is === 'unknown') return tail[at - 1]?.is !== 'number'
  const verb = meaningAs(phrase, 'verb')
  if (verb) return verb.verb === 'against' || verb.isPassive === true || leads(phrase, OF_NO_DEED)
  // "do they win then"
  if (isJoint(phrase, 'then')) return at === tail.length - 1
  return (
    isSilent(phrase) ||
    isNamed(phrase) ||
    (['nothing', 'lost', 'not', 'joint'] as const).some(is => meaningAs(phrase, is) !== undefined)
  )
}

const questionFrom = (phrases: Phrases): number =>
  phrases.findIndex((phrase, from) => {
    if (from === 0 || !asks(phrase)) return false
    const [before, tail] = [phrases.slice(0, from), phrases.slice(from)]
    return (
      tail.every((each, at) => isOfQuestion(each, at, tail, before)) &&
      before.filter(isNamed).length > 1 &&
      verbGroups(before).length > 0
    )
  })

/** The phrases without the question after them. */
export const withoutLateQuestion = (phrases: Phrases, check: Check): Phrases => {
  const from = questionFrom(phrases)
  if (from < 0) return phrases
  const asked = phrases.slice(from)
  // of one fight it is known what is asked: here it is not
  if (asked.some(({ is }) => is === 'number' || is === 'unknown'))
    check.assume(t('nothing for "{raw}"', { raw: asked.flatMap(({ raw, lead }) => [...lead, raw]).join(' ') }))
  return phrases.slice(0, from)
}
