import { idOf } from '../../model/data'
import { withAbilities } from './if-question'
import { isOfAbility, isSilent } from './phrase-kinds'
import { meaningAs, type Phrase, stateOf } from './phrase-pass'
import { leads, WITH } from './small-words'
import { isAlone, isJoint, isUnitHead } from './verbs'

/**
 * Turns a question for advice into the fight it is about: drops the alternatives that advice weighs anyway, gives the unit
 * the abilities asked about, and marks abilities that are already played.
 */

type Phrases = readonly Phrase[]

/** The index of the first "or" between two phrases that pass the test; -1 if there is none. */
const eitherOf = (phrases: Phrases, isOne: (phrase: Phrase | undefined) => boolean): number =>
  phrases.findIndex((phrase, at) => isJoint(phrase, 'or') && isOne(phrases[at - 1]) && isOne(phrases[at + 1]))

const isRest = (phrase: Phrase | undefined): boolean => isAlone(meaningAs(phrase, 'verb')?.verb)

/** Whether the phrase is a decision advice weighs: giving up dice or spending fatigue. */
const isDecided = (phrase: Phrase | undefined): boolean => ['givesUpDice', 'spend'].includes(stateOf(phrase) ?? '')

/** "Or" and what follows in one phrase. */
const STAYS_SAID = /^or (?:no|wait)$/i
const STAYS = /^(?:or )?(?:not?|wait|stay|hold|stand|sit|hang|leave|nothing|esper|qued|aguard)/i

/** Whether these phrases only decline to act, up to the end: "not", "stay where they are". */
const isStaying = ([first, ...rest]: Phrases): boolean =>
  first !== undefined &&
  STAYS.test(first.raw) &&
  rest.every(phrase => phrase.is === 'unknown' || isJoint(phrase, 'them') || meaningAs(phrase, 'silent'))

/** Drops the alternatives that advice weighs anyway, as in "rest or charge" and "charge 4 huscarls or not". */
export const withoutRest = (phrases: Phrases): Phrases => {
  // "or wait? The enemy has 4 huscarls"
  const endOf = (at: number): number => phrases.findIndex((phrase, index) => index > at && isUnitHead(phrase))
  const upTo = (at: number): Phrases => phrases.slice(0, endOf(at) < 0 ? phrases.length : endOf(at))
  const stays = phrases.findIndex(
    (phrase, at) =>
      (isJoint(phrase, 'or') && STAYS.test(phrases[at + 1]?.raw ?? '') && isStaying(upTo(at).slice(at + 1))) ||
      (STAYS_SAID.test(phrase.raw) && isStaying(upTo(at).slice(at)))
  )
  // "give up dice or not": the decision goes too, because advice weighs both options
  if (stays > 0)
    return [...phrases.slice(0, isDecided(phrases[stays - 1]) ? stays - 1 : stays), ...phrases.slice(upTo(stays).length)]
  const or = phrases.findIndex((phrase, at) => isJoint(phrase, 'or') && [at - 1, at + 1].some(each => isRest(phrases[each])))
  return or < 0 ? phrases : phrases.filter((phrase, at) => at !== or && !(Math.abs(at - or) === 1 && isRest(phrase)))
}

/** The "keep" of "keep or give up dice", the "give" of "or give them up". */
const DECIDES = /^(?:keep|giv|conserv|ced|renunci|(?:enemy )?armour|armadura)/i
const isDeciding = (phrase: Phrase | undefined): boolean => isDecided(phrase) || DECIDES.test(phrase?.raw ?? '')
const isObjectOrUp = (phrase: Phrase): boolean => isJoint(phrase, 'them') || /^up$/i.test(phrase.raw)

/** Drops a choice with both options left open, as in "keep the dice or give them up". */
const withoutOpenChoice = (phrases: Phrases): Phrases => {
  const or = eitherOf(phrases, isDeciding)
  if (or < 0 || ![or - 1, or + 1].some(at => isDecided(phrases[at]))) return phrases
  const rest = phrases.slice(or + 2)
  const end = rest.findIndex(phrase => !isObjectOrUp(phrase))
  return withoutOpenChoice([...phrases.slice(0, or - 1), ...(end < 0 ? [] : rest.slice(end))])
}

/**
 * Gives every ability asked about to the unit of the person asking: "against 8 ceorls: ullr, thor or frigg?",
 * "which of ullr and thor should 6 hirdmen use".
 */
const withChoices = (phrases: Phrases): Phrases => {
  const or = eitherOf(phrases, isOfAbility)
  const first = phrases.findIndex(isUnitHead)
  if (or < 0)
    return first > 0 && phrases.slice(0, first).some(isOfAbility)
      ? withAbilities(phrases.slice(0, first), phrases.slice(first))
      : phrases
  const all = phrases.filter((_, at) => at !== or)
  const from = all.findLastIndex((phrase, at) => at < or && !isOfAbility(phrase)) + 1
  const isLast = from > first && all.slice(from).every(isOfAbility) && !leads(all[from], WITH)
  return withChoices(isLast ? withAbilities(all.slice(from), all.slice(0, from)) : all)
}

const PLAYS = /^(?:play(?:s|ing|ed)?|jueg\w+|jug\w+)$/i
const PLAYED = /^(?:played|jugad\w*)$/i
const ASKS = /^(?:should|shall|can|could|may|might|which|deb\w*|pued\w*|podr\w*|cual(?:es)?)$/i

/** Marks abilities that are already played, so not a choice any more: "8 bondi who play Ullr", "with Ullr already played". */
const withPlayed = (phrases: Phrases): Phrases => {
  if (
    !phrases.some(({ raw }) => PLAYS.test(raw)) ||
    phrases.some(({ raw, lead }) => [...lead, raw].some(word => ASKS.test(word)))
  )
    return phrases
  const isAlready = (at: number): boolean => {
    const next = phrases.slice(at).find(phrase => !isOfAbility(phrase) && !isJoint(phrase, 'and') && !/^ya$/i.test(phrase.raw))
    return PLAYED.test(next?.raw ?? '')
  }
  let isPlayed = false
  return phrases.map((phrase, at): Phrase => {
    isPlayed = PLAYS.test(phrase.raw) || (isPlayed && (isOfAbility(phrase) || isJoint(phrase, 'and')))
    if (!isOfAbility(phrase) || !(isPlayed || isAlready(at))) return phrase
    const { raw, lead } = phrase
    const text = phrase.is === 'ability' ? phrase.text : idOf(meaningAs(phrase, 'ability')?.id ?? '')
    return { is: 'ability', plays: true, text, raw, lead }
  })
}

/** Drops vague words about spending, as in "how to spend fatigue: ...", because advice answers that anyway. */
const withoutSpending = (phrases: Phrases): Phrases =>
  phrases.filter(phrase => !meaningAs(phrase, 'vague')?.options.some(option => option.startsWith('spends')))

const MAY = /^(?:could|may|might|can)$/i

/** Takes what a unit may use as what it has, because advice weighs whether it does: "could use Ullr", "who may play Thor". */
const withoutMay = (phrases: Phrases): Phrases =>
  phrases.map((phrase, at) =>
    isOfAbility(phrase) || isSilent(phrase) || isOfAbility(phrases[at + 1])
      ? { ...phrase, lead: phrase.lead.filter(word => !MAY.test(word)) }
      : phrase
  )

/** The phrases of the fight that a question for advice is about. */
export const forAdvice = (phrases: Phrases): Phrases =>
  withoutMay(withPlayed(withChoices(withoutOpenChoice(withoutRest(withoutSpending(phrases))))))
