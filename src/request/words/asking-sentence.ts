import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { enemyOf, SIDES, type Side } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { type Check, checking } from '../check'
import { type Amount, type OutcomeQuestion, questionIn, ROLES } from './loss-question'
import { plainly, settled } from './phrase-order'
import { isVerb } from './phrase-pass'
import { phrasesOf } from './phrases'
import { type Clause, type Sentence, sentenceOf, type Wanted } from './sentence'
import { chanceFault } from './several-chances'
import type { ParsedSide } from './sides'
import { sideOfSpeaker, sideOfTroop, type UnitsOfSides } from './speaker'
import { isJoint, isUnitHead, verbGroups } from './verbs'

/** Makes a sentence of a fight and a question about its losses: the fight without the question, and the number asked for. */

/** The units of these sides as drafts. */
export const draftsOf = (sides: readonly ParsedSide[]) => sides.flatMap(units => units.map(({ draft }) => draft))

type Fighters = Pick<Clause, 'actors' | 'targets'>

const unitsOf = ({ actors, targets }: Fighters): UnitsOfSides => ({ attacker: draftsOf(actors), defender: draftsOf(targets) })

/** The number of models of a side; NaN if it is not a plain number for every unit. */
const modelsOf = (clause: Fighters, side: Side, { troops }: Rulebook): number =>
  unitsOf(clause)[side].reduce<number>(
    (sum, { unit, models = troops[String(unit)]?.class === 'warlord' ? 1 : undefined }) =>
      sum + (typeof models === 'number' ? models : Number.NaN),
    0
  )

/** The side whose losses are asked about; undefined if the named troop is on neither side. */
const sideAsked = ({ who, does, isOpen }: OutcomeQuestion, clause: Fighters, text: string, book: Rulebook): Side | undefined => {
  const units = unitsOf(clause)
  const speaker = sideOfSpeaker(units, text, book)
  if (isOpen && who === undefined && speaker) return speaker
  const mine = speaker ?? 'attacker'
  // "my warlord charges 6 ceorls, what is the chance that he kills three": the warlord, and not who plays the ceorls
  const [lone, another] = who === 'him' ? SIDES.filter(side => modelsOf(clause, side, book) === 1) : []
  const others = lone && !another ? lone : enemyOf(mine)
  const named =
    typeof who === 'object' ? (ROLES[who.troop] ?? sideOfTroop(who.troop, units, book)) : (who ?? 'me') === 'me' ? mine : others
  return named && (does === 'kill' ? enemyOf(named) : named)
}

/** The fewest models that are half of so many, more than half, or all of them. */
const fewest = (is: Amount['is'], models: number): number =>
  is === 'all' ? models : is === 'half' ? Math.ceil(models / 2) : Math.floor(models / 2) + 1

/** The losses of a unit of that many models that leave the amount: at least 1 of 4 is left where at most 3 are lost. */
const lostOf = (left: Amount, models: number): Amount => {
  if (!('count' in left)) {
    if (left.is === 'all') return left.isDenied ? { is: 'atLeast', count: 1 } : { is: 'p', count: 0 }
    const least = fewest(left.is, models)
    return lostOf(left.isDenied ? { is: 'atMost', count: least - 1 } : { is: 'atLeast', count: least }, models)
  }
  const count = Math.max(0, models - left.count)
  return { is: left.is === 'atLeast' ? 'atMost' : left.is === 'atMost' ? 'atLeast' : 'p', count }
}

/** The path of the number asked for in the report, such as `attacker.losses.atLeast.3`; undefined if the side is not clear. */
const pathAsked = (question: OutcomeQuestion, clause: Fighters, text: string, book: Rulebook): string | undefined => {
  const side = sideAsked(question, clause, text, book)
  if (!side) return undefined
  const models = modelsOf(clause, side, book)
  const amount = question.does === 'keep' ? lostOf(question.amount, models) : question.amount
  if (amount.is === 'all' && !amount.isDenied) return `${side}.wipedOut`
  if ('count' in amount) return `${side}.losses.${amount.is === 'atMost' && amount.count === 0 ? 'p' : amount.is}.${amount.count}`
  const least = fewest(amount.is, models)
  return Number.isNaN(models) ? undefined : `${side}.losses.${amount.isDenied ? `atMost.${least - 1}` : `atLeast.${least}`}`
}

/** The words of the fight without the question. If only the question has a verb, "kill" stands in for it, as for any melee. */
const fightAsked = ({ before, after, isDeed, isWhole }: OutcomeQuestion, book: Rulebook): readonly string[] => {
  const inWords = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean)
  if (isWhole) return inWords(before)
  const [first, last] = [before, after].map(text => {
    const check = checking(book)
    return plainly(settled(phrasesOf(text, check), check))
  })
  const isVerbless = verbGroups([...(first ?? []), ...(last ?? [])]).length === 0
  // "can 8 bondi kill two of the 4 huscarls they charge"
  const isClause = isJoint(last?.at(-2), 'them') && isVerb(last?.at(-1)) && first?.some(isUnitHead)
  return [...inWords(before), ...(isVerbless || isDeed || isClause ? ['kill'] : []), ...inWords(after)]
}

/** "2 huscarls or more out of 4" as "2 or more of 4 huscarls". */
const wholeFirst = (text: string): string =>
  text
    .replace(/(\d+) (\p{L}+) (or (?:more|fewer|less)|o (?:más|mas|menos))(?!\p{L})/iu, '$1 $3 $2')
    .replace(
      /(\p{L}+) (?:out of (\d+)|of (\d+)(?=\s*(?:[?.,;!]|$|(?:with|by|if|when|in)\b)))/iu,
      (_, troop: string, whole?: string, size?: string) => `of ${whole ?? size} ${troop}`
    )

/** The words of the fight without a question about losses; all words if there is none. */
export const withoutQuestion = (words: readonly string[], book: Rulebook): readonly string[] => {
  const question = questionIn(wholeFirst(words.join(' ')), book)
  return question ? fightAsked(question, book) : words
}

/** The fight of several units and a question about losses, without the question. */
interface ComparedLosses {
  readonly fight: readonly string[]
  /** The path of the number asked for in the fight of two sides; undefined if the side is not clear. */
  readonly pathOf: (actors: ParsedSide, targets: ParsedSide) => string | undefined
}

/** "odds of 6 hirdmen or 8 bondi killing 3 of 8 ceorls"; undefined if the words ask nothing about losses, or several things. */
export const comparedLosses = (words: readonly string[], book: Rulebook): ComparedLosses | undefined => {
  const text = wholeFirst(words.join(' '))
  const question = questionIn(text, book)
  if (!question || question.amount.is === 'range' || chanceFault(text) !== undefined) return undefined
  return {
    fight: fightAsked(question, book),
    pathOf: (actors, targets) => pathAsked(question, { actors: [actors], targets: [targets] }, text, book)
  }
}

/**
 * The sentence "8 bondi charge 4 huscarls, what are the odds I lose more than 2", with its question as `ask`.
 * Undefined if it asks nothing about losses, or has more than one fight.
 */
export const askingSentence = (said: string, check: Check, wanted: Wanted): Sentence | undefined => {
  const text = wholeFirst(said)
  const question = questionIn(text, check.book)
  if (!question) return undefined
  const fault =
    chanceFault(text) ?? (question.amount.is === 'range' ? t('"{raw}": ask for one chance at a time', { raw: text }) : undefined)
  if (fault !== undefined) check.note(outOfPlace(fault, ''))
  const trial = checking(check.book, check.called, check)
  const [clause, ...more] = sentenceOf(fightAsked(question, check.book), trial, { ...wanted, isAnswered: true })
  // "at least" without its question would be a mistake of its own
  if (!clause || more.length > 0 || (trial.mistakes.length > 0 && !text.includes('least '))) return undefined
  // "8 bondi killing 4 huscarls in woods": the question names the enemy, and so is the fight
  if (draftsOf([...clause.actors, ...clause.targets]).some(({ unit }) => unit === undefined)) return undefined
  const path = pathAsked(question, clause, text, check.book)
  if (path === undefined) return undefined
  trial.assumed.forEach(check.assume)
  trial.mistakes.forEach(check.note)
  return [{ ...clause, fight: { ...clause.fight, ask: [path] } }]
}
