import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { quoted } from '../../model/quoted'
import type { Check } from '../check'
import { askBack } from '../words/ask-back'
import { withoutLateQuestion } from '../words/late-question'
import { isOfAbility, isSilent } from '../words/phrase-kinds'
import { plainly } from '../words/phrase-order'
import { isNumber, meaningAs, means, type Phrase, stateOf, troopIn } from '../words/phrase-pass'
import { leads, SPANISH_OBJECTS, USING, wordSet } from '../words/small-words'
import { isAgainst, isAlone, isDeed, verbGroups } from '../words/verbs'
import { isToTarget } from '../words/who-acts'
import { asItHappens, segmentsIn } from './step-order'
import {
  actedBy,
  hasUnit,
  isAnd,
  isFightIn,
  isThem,
  isThen,
  isTroop,
  type Phrases,
  PURPOSE,
  phrasesIn,
  type Step,
  THEM,
  THEN,
  textOf,
  unitAt,
  unitsIn,
  withoutAnds
} from './step-phrases'
import { withTold } from './told-before'

/** Puts the steps of a turn in the order in which they happen, each with its units and its target, and "then" between them. */

/** Spanish verbs in the third person: "cargan 4 guardias", "los rematan 4 hirdmen". */
const SPANISH_VERB = /^(?!contra$|(?:over)?ran|(?:ridd|beat|brok)en)\S*(?:a|[ae]n)$/i

const SENDS = /^(?:send|sent|mand|envi)/i

/** Moves the acting unit before the verb: "then charge with 6 knights", "luego cargan 4 guardias". */
const actorsFirst = (step: Step): Step => {
  const { before, verb, after } = step
  const units = unitsIn(after)
  const [first, second] = units
  const head = after[first?.at ?? -1]
  if (before.length > 0 || !head || !isFightIn(step)) return step
  // "acaban con ellos 4 hirdmen"
  if (first?.is === 'them') return second?.is === 'counted' && SPANISH_VERB.test(verb[0]?.raw ?? '') ? actedBy(step, 1) : step
  const isObjectBefore = leads(verb[0], SPANISH_OBJECTS)
  // "then send in 6 bondi"
  const isSent = SENDS.test(verb[0]?.raw ?? '') && first?.is === 'counted' && !isToTarget(head)
  const isVerbFirst = verb.length === 1 && SPANISH_VERB.test(verb[0]?.raw ?? '') && !isToTarget(head)
  if (!leads(head, USING) && !isVerbFirst && !isObjectBefore && !isSent) return step
  if (second && !(second.is === 'them' || isToTarget(after[second.at] ?? head)) && !leads(head, USING)) return step
  return actedBy(step, 0)
}

const USES = wordSet('using usando')

/** Gives those who act what is said of them after "them": "6 hirdmen charge them and spend their fatigue on enemy armour". */
const withFactsOfActors = (step: Step): Step => {
  const [target, ...said] = step.after
  const facts = isAnd(said[0]) ? said.slice(1) : leads(said[0], USES) ? said : []
  const areFacts = facts.length > 0 && facts.every(phrase => isOfAbility(phrase) || stateOf(phrase) === 'spend')
  return isThem(target) && areFacts && hasUnit(step.before)
    ? { ...step, before: [...step.before, ...facts], after: step.after.slice(0, 1) }
    : step
}

/** Puts "they" before a verb followed by a weapon: "then throw javelins at 6 bondi" is about the unit that acted before. */
const withActors = (step: Step): Step =>
  isFightIn(step) && !hasUnit(step.before) && meaningAs(step.after[0], 'weapon') && !isTroop(step.after[0])
    ? { ...step, before: [THEM, ...step.before] }
    : step

/** Gives a verb without a target that of the verb after it, and a first step without an acting unit the unit of the next. */
const shared = (given: readonly Step[]): readonly Step[] => {
  const steps = [...given]
  let hasTarget = false
  steps.forEach((step, index) => {
    const next = steps[index + 1]
    if (!next || !step.group) {
      hasTarget ||= hasUnit(step.after)
      return
    }
    const lacksObject = isFightIn(step) && !hasUnit(step.after) && (step.sharesNext || !hasTarget)
    if (lacksObject && isFightIn(next) && hasUnit(next.after)) {
      steps[index] = { ...step, after: [...step.after, ...next.after] }
      steps[index + 1] = { ...next, after: [THEM] }
    } else if (index === 0 && isAlone(step.group.verb) && !hasUnit([...step.before, ...step.after]) && next.before.length === 0) {
      // "move and charge 4 huscarls with 8 bondi"
      const units = unitsIn(next.after)
      const actors = units.findIndex(({ at }) => leads(next.after[at], USING))
      if (actors >= 0) {
        const { at = 0 } = units[actors] ?? {}
        const who = unitAt(next.after, units, actors)
        steps[index] = { ...step, before: who }
        steps[index + 1] = { ...next, after: [...next.after.slice(0, at), ...next.after.slice(at + who.length)] }
      }
    }
    hasTarget ||= hasUnit((steps[index] ?? step).after)
  })
  return steps
}

/**
 * Gives each unit named before the first verb the same step, one after another: "8 bondi and then 6 hirdmen charge 4
 * huscarls".
 */
const eachInTurn = (steps: readonly Step[]): readonly Step[] => {
  const first = steps.findIndex(({ group }) => group !== undefined)
  const step = steps[first]
  const named = steps.slice(0, Math.max(first, 0))
  // "8 priodaur javelin 6 knights then charge": two units are a step of their own
  const areActors = named.every(({ before }) => hasUnit(before) && (unitsIn(before).length === 1 || before.some(isAnd)))
  if (!step?.group || step.group.isPassive || named.length === 0 || !areActors) return steps
  const isDone = isFightIn(step)
  return [
    ...named.map((each, index) => ({ ...step, before: each.before, after: index === 0 || !isDone ? step.after : [THEM] })),
    { ...step, ...(isDone && { after: [THEM] }) },
    ...steps.slice(first + 1)
  ]
}

/** The faction of the first unit in the phrases that has one. */
const factionIn = (phrases: Phrases, { book }: Check): string | undefined =>
  phrases.map(phrase => book.troops[troopIn(phrase) ?? '']?.faction).find(faction => faction !== undefined)

/** Asks whether a unit that is only named after "then" acts or is the next target: "4 hearthguard charge 8 warriors, then 6 warriors". */
const askWhoActs = (named: Phrases, verb: string, check: Check): void => {
  const unit = named.map(({ raw }) => raw).join(' ')
  check.note(askBack(unit, [`they ${verb} ${unit}`, `${unit} ${verb} them`], 'fight', check, t('who acts?')))
}

/**
 * Gives a unit of the enemy that is named alone, or only after "against", the step before: "6 hirdmen charge 8 ceorls, and then 4
 * huscarls". `open`: the steps after a plain "then", which does not tell whose unit it is, as "followed by" does.
 */
const nextTargets = (steps: readonly Step[], open: ReadonlySet<Step>, check: Check): readonly Step[] => {
  let last: Step | undefined
  return steps.map(step => {
    const isOnlyTarget = step.group && isAgainst(step.group) && !hasUnit(step.before) && unitsIn(step.after).length === 1
    if (last && isFightIn(last) && isOnlyTarget) return { ...last, before: [THEM], after: step.after }
    if (step.group) last = step
    if (step.group || !last || !isFightIn(last) || unitsIn(step.before).length !== 1) return step
    const [own, enemy, here] = [last.before, last.after, step.before].map(phrases => factionIn(phrases, check))
    if (open.has(step) && (here ?? own ?? enemy) === undefined) askWhoActs(step.before, last.group?.said ?? '', check)
    const isEnemy = here !== undefined && here !== own && (here === enemy || (own !== undefined && open.has(step)))
    return isEnemy ? { ...last, before: [THEM], after: step.before } : step
  })
}

const MOVES = /^(?:moves|movements|movimientos)$/i
const SHOTS = /^(?:volleys?|shots?|disparos?|andanadas?|salvas?|descargas?)$/i
const TIMES = /^(?:times|veces|vez)$/i
const countsDeeds = (word: string): boolean => [MOVES, SHOTS, TIMES].some(pattern => pattern.test(word))

const verbPhrase = (verb: 'shoot' | 'move'): Phrase => ({ is: 'phrase', meanings: [{ is: 'verb', verb }], raw: verb, lead: [] })

/**
 * Replaces words for the number of times a step is done: "two volleys from 8 crossbowmen at 6 bondi", "fire two shots",
 * "4 times".
 */
const counted = (phrases: Phrases): Phrases => {
  const at = phrases.findIndex((phrase, index) => isNumber(phrase) && countsDeeds(phrases[index + 1]?.raw ?? ''))
  const [number, noun] = [phrases[at], phrases[at + 1]]
  if (!isNumber(number) || typeof number.value !== 'number' || number.value < 1) return phrases
  const rest = [...phrases.slice(0, at), ...phrases.slice(at + 2)]
  const end = rest.findIndex((phrase, index) => index >= at && isThen(phrase))
  const from = rest.findLastIndex((phrase, index) => index < at && isThen(phrase)) + 1
  const part = rest.slice(from, end < 0 ? rest.length : end)
  const times: Phrase = { is: 'phrase', meanings: [{ is: 'times', value: number.value }], raw: textOf([number]), lead: [] }
  const often = number.value > 1 ? [times] : []
  // "take two shots"
  const isTaken = meaningAs(rest[at - 1], 'verb')?.verb === 'against'
  const isMove = MOVES.test(noun?.raw ?? '')
  const isShot = SHOTS.test(noun?.raw ?? '') && (isTaken || verbGroups(part).length === 0)
  const done = isMove ? [verbPhrase('move')] : isShot ? [verbPhrase('shoot')] : []
  return counted([...rest.slice(0, isShot && isTaken ? at - 1 : at), ...done, ...often, ...rest.slice(at)])
}

/** Drops "after them" in "with 6 hirdmen charging after them": it says when, and does not name a target. */
const withoutAfterThem = (phrases: Phrases): Phrases =>
  phrases.filter((phrase, at) => {
    const isAfter = (index: number): boolean =>
      isThen(phrases[index]) &&
      means(phrases[index - 1], 'verb') &&
      isThem(phrases[index + 1]) &&
      (phrases[index + 2] === undefined || means(phrases[index + 2], 'joint'))
    return !isAfter(at) && !isAfter(at - 1) && phrase !== undefined
  })

const SURVIVE =
  /\b(?:surviv|left|remain|alive|stand|still|there|hold|fail|qued|viv|sobreviv|sigue|aguant|resist|fall|aun|todavia)/i
const PERISH = /\b(?:dead|die|gone|wiped|destroy|kill|slain|finish|muer|elimin|destru|acab)/i
const DENIED = /\b(?:not|no|unless|don'?t|do ?n't|aren'?t|isn'?t|without|sin)\b|n't\b/i

/**
 * Replaces the condition that a unit survives with "then", because nobody charges a destroyed unit: "8 bondi charge 6
 * ceorls, if they survive 4 hirdmen charge them".
 */
const withoutSurvival = (phrases: Phrases, check: Check): Phrases => {
  const at = phrases.findIndex(phrase => meaningAs(phrase, 'if'))
  const word = phrases[at]
  const before = phrases.slice(0, Math.max(at, 0))
  const [step] = verbGroups(plainly(before))
  const isDone = step && step.verb !== 'against' && unitsIn(before).filter(({ is }) => is === 'counted').length > 1
  if (!word || !isDone) return phrases
  const rest = phrases.slice(at + 1)
  const counts = unitsIn(rest).filter(({ is }) => is === 'counted')
  const verb = rest.findIndex(phrase => ['charge', 'shoot', 'rest', 'move'].includes(meaningAs(phrase, 'verb')?.verb ?? ''))
  const isState = (said: string): boolean => SURVIVE.test(said) || PERISH.test(said)
  const found = rest.findIndex(phrase => isState(textOf([phrase])))
  // "if they are still there 4 hirdmen charge them": words without a meaning are in the lead of the next phrase
  const state = isState(rest[found]?.raw ?? '') ? found : found - 1
  const count = counts.find(unit => unit.at > state)
  const they = rest.findIndex((phrase, at) => at > Math.max(state, 0) && at < verb && (isThem(phrase) || isTroop(phrase)))
  const start = count && (verb < 0 || count.at < verb) ? count.at : they < 0 ? verb : they
  const said = rest.slice(0, start < 0 ? rest.length : start)
  const text = [textOf(said), ...(rest[said.length]?.lead ?? [])].join(' ')
  // "do they still win if 6 knights charge them"
  const isAsked = said.length === 0 && count !== undefined
  const isDenied = DENIED.test(text) || /\bunless\b/i.test(word.raw)
  const isThere = isAsked || (isDenied ? PERISH.test(text) : SURVIVE.test(text) && !PERISH.test(text))
  const isNumbered = said.some(isNumber)
  // "what do they do if they charge" is a question
  if (!isThere && verb < 0) return phrases
  if (!isThere || isNumbered) {
    check.note(onCondition(textOf([word, ...said])))
    return before
  }
  const next = rest.slice(said.length)
  const first = isAsked ? withoutLateQuestion(before, check) : before
  return [...withoutAnds(first), ...(next.length > 0 && !isThen(before.at(-1)) ? [THEN] : []), ...withoutSurvival(next, check)]
}

const OUTCOME = /^(?:win|wins|won|winning|lose|loses|lost|ganan?|ganando|ganar|pierden?|perder)$/i

/** Reports an outcome on which the next step depends: "8 bondi charge 12 levies, win, and then charge 4 huscarls". */
const reportOutcomes = (phrases: Phrases, check: Check): void => {
  const isFought = (phrase: Phrase): boolean => isDeed(meaningAs(phrase, 'verb')?.verb)
  const at = phrases.findIndex(({ raw }, index) => OUTCOME.test(raw) && unitsIn(phrases, 0, index).length > 1)
  const rest = phrases.slice(at + 1)
  const next = rest.find(phrase => !isAnd(phrase) && !isThen(phrase) && !isThem(phrase))
  if (at > 0 && next && isFought(next) && phrases.slice(0, at).some(isFought))
    check.note(onCondition(textOf(phrases.slice(at, at + 1))))
}

const onCondition = (condition: string): Mistake =>
  outOfPlace(
    t('{condition}: a step that depends on what came before needs a plan file, where it has a "when"', {
      condition: quoted(condition)
    }),
    'fight'
  )

/** Drops the purpose of a step, which is not a second step: "shoot 6 bondi to soften them up". */
const withoutPurpose = (phrases: Phrases): Phrases => {
  const from = phrases.findIndex((phrase, at) => {
    const end = phrases.findIndex((each, index) => index > at && means(each, 'joint') && !isThem(each))
    const step = phrases.findLastIndex((each, index) => index < at && isDeed(meaningAs(each, 'verb')?.verb))
    const isOther = unitsIn(phrases, step, at).filter(unit => unit.is === 'counted' && !leads(phrases[unit.at], USING)).length > 1
    const isDone = step >= 0 && !isOther
    const aims = phrases.slice(at + 1, end < 0 ? phrases.length : end)
    return meaningAs(phrase, 'verb') && leads(phrase, PURPOSE) && isDone && aims.every(each => isThem(each) || isSilent(each))
  })
  if (from < 0) return phrases
  const rest = phrases.slice(from + 1)
  const next = rest.findIndex(phrase => !isThem(phrase) && !isSilent(phrase))
  return [...phrases.slice(0, from), ...(next < 0 ? [] : withoutPurpose(rest.slice(next)))]
}

/** Replaces "what is left" after a verb with "them": the unit named last. */
const withTheRest = (phrases: Phrases): Phrases =>
  phrases.map((phrase, at) =>
    meaningAs(phrase, 'lost')?.isLeft === true && means(phrases[at - 1], 'verb') ? { ...THEM, raw: phrase.raw } : phrase
  )

/** "then the 8 bondi charge the knights": with its article and the number that it had, a unit is the one that was named. */
const withSameUnits = (phrases: Phrases): Phrases => {
  const countOfTroop = (at: number): unknown => {
    const count = phrases[at - 1]
    return isNumber(count) ? count.value : undefined
  }
  return phrases.flatMap((phrase, at) => {
    const troop = troopIn(phrases[at + 1])
    const isLater = phrases.slice(0, at).some(each => isThen(each))
    if (!isNumber(phrase) || troop === undefined || !isLater || !leads(phrase, ARTICLE)) return [phrase]
    const counts = phrases.slice(0, at).flatMap((each, index) => (troopIn(each) === troop ? [countOfTroop(index)] : []))
    return counts.includes(phrase.value) && counts.every(count => count === undefined || count === phrase.value) ? [] : [phrase]
  })
}

const ARTICLE = wordSet('the los las')

/**
 * The phrases of a turn with "then" between its steps, each with its units and its target; the same phrases if nothing has
 * to be moved.
 */
export const inTurn = (given: Phrases, check: Check): Phrases => {
  reportOutcomes(given, check)
  const phrases = withoutSurvival(withoutAfterThem(counted(withoutPurpose(withTheRest(withTold(withSameUnits(given)))))), check)
  const segments = asItHappens(segmentsIn(phrases), check)
  const all = segments.flatMap(({ steps }) => steps)
  const open = new Set(segments.flatMap(({ word, steps }) => (/^then$/i.test(word?.raw ?? '') ? steps : [])))
  const made = shared(nextTargets(eachInTurn(all), open, check)).map((step, index) =>
    index === 0 ? step : withFactsOfActors(withActors(actorsFirst(step)))
  )
  const parts = new Map(
    segments.flatMap(({ steps, typed }) => (steps.length === 1 && steps[0] ? [[steps[0], typed] as const] : []))
  )
  return made.flatMap((step, index) => [...(index === 0 ? [] : [THEN]), ...(parts.get(step) ?? phrasesIn(step))])
}
