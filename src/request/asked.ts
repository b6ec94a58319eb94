import { once } from '../model/once'
import { enemyOf, type Party } from '../model/quantities'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { type Check, checking } from './check'
import { mayAskOfLosses, type OutcomeQuestion, outcomeQuestion } from './outcome-question'
import { plainly, settled } from './phrase-order'
import { phrasesOf } from './phrases'
import { type Clause, MOST_LETTERS, type ParsedSide, type Sentence, sentenceOf, type Wanted } from './sentence'
import { verbGroups } from './verbs'
import { fullVocabularyOf } from './vocabulary'

/** What a question in a sentence asks of its fight, as the path of a number of the report. */

const troopsCalled = (word: string, book: Rulebook): readonly string[] =>
  (fullVocabularyOf(book).phrases.get(plain(word)) ?? []).flatMap(meaning => (meaning.is === 'troop' ? [meaning.id] : []))

const questionIn = (text: string, book: Rulebook): OutcomeQuestion | undefined =>
  text.length <= MOST_LETTERS && mayAskOfLosses(text)
    ? outcomeQuestion(text, word => troopsCalled(word, book).length > 0)
    : undefined

const draftsOf = (sides: readonly ParsedSide[]) => sides.flatMap(units => units.map(({ draft }) => draft))

/** Whose this troop is: a class, as "hearthguard", is also every troop of that class. */
const sideOfTroop = (word: string, { actors, targets }: Clause, book: Rulebook): Party | undefined => {
  const ids = troopsCalled(word, book)
  const isOf = (sides: readonly ParsedSide[]): boolean =>
    draftsOf(sides).some(({ unit }) =>
      ids.some(id => {
        const [asked, here] = [book.troops[id], book.troops[String(unit)]]
        return id === unit || (asked?.faction === undefined && asked?.class !== undefined && asked.class === here?.class)
      })
    )
  const [attacks, defends] = [isOf(actors), isOf(targets)]
  return attacks ? 'attacker' : defends ? 'defender' : undefined
}

const whoseUnits = once(
  () => /(?<![\p{L}\d])(my|our|mis?|nuestr[oa]s?|his|her|their|enemy|sus?)\s+(?:\S+\s+){0,3}?(\p{L}[\p{L}-]+)/giu
)
const MINE = /^(?:my|our|mi|nuestr)/i

/** The side of whoever asks: whose unit is called "my", else who acts. */
const askersSide = (clause: Clause, text: string, book: Rulebook): Party => {
  for (const [whole, whose = ''] of text.matchAll(whoseUnits())) {
    const troop = whole.split(/\s+/u).find(word => troopsCalled(word, book).length > 0)
    const side = troop === undefined ? undefined : sideOfTroop(troop, clause, book)
    if (side) return MINE.test(whose) ? side : enemyOf(side)
  }
  return 'attacker'
}

const partyAsked = ({ who, does }: OutcomeQuestion, clause: Clause, text: string, book: Rulebook): Party | undefined => {
  const mine = (): Party => askersSide(clause, text, book)
  const named =
    typeof who === 'object'
      ? sideOfTroop(who.troop, clause, book)
      : who === 'enemy'
        ? enemyOf(mine())
        : who === 'me'
          ? mine()
          : 'attacker'
  return named && (does === 'lose' ? named : enemyOf(named))
}

const modelsOf = (clause: Clause, party: Party): number =>
  draftsOf(party === 'attacker' ? clause.actors : clause.targets).reduce(
    (sum, { models }) => sum + (typeof models === 'number' ? models : Number.NaN),
    0
  )

/** The path of the number that is asked for: `attacker.losses.atLeast.3`; undefined where it is not clear of whom. */
const pathAsked = (question: OutcomeQuestion, clause: Clause, text: string, book: Rulebook): string | undefined => {
  const party = partyAsked(question, clause, text, book)
  if (!party) return undefined
  const { amount } = question
  if (amount.is === 'all' && !amount.isDenied) return `${party}.wipedOut`
  if ('count' in amount)
    return `${party}.losses.${amount.is === 'atMost' && amount.count === 0 ? 'p' : amount.is}.${amount.count}`
  const models = modelsOf(clause, party)
  const least = amount.is === 'all' ? models : amount.is === 'half' ? Math.ceil(models / 2) : Math.floor(models / 2) + 1
  return Number.isNaN(models) ? undefined : `${party}.losses.${amount.isDenied ? `atMost.${least - 1}` : `atLeast.${least}`}`
}

/** The words of the fight of which something is asked. Where only the question says what one does to the other, they fight. */
const fightAsked = ({ before, after }: OutcomeQuestion, book: Rulebook): readonly string[] => {
  const inWords = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean)
  const [first, last] = [before, after].map(text => {
    const check = checking(book)
    return plainly(settled(phrasesOf(text, check), check))
  })
  const isVerbless = verbGroups([...(first ?? []), ...(last ?? [])]).length === 0
  return [...inWords(before), ...(isVerbless ? ['kill'] : []), ...inWords(after)]
}

/** The words of a fight without what is asked of it. */
export const withoutQuestion = (words: readonly string[], book: Rulebook): readonly string[] => {
  const question = questionIn(words.join(' '), book)
  return question ? fightAsked(question, book) : words
}

/** "8 bondi charge 4 huscarls, what are the odds I lose more than 2": undefined where nothing of the kind is asked, or of more than one fight. */
const askingSentence = (text: string, check: Check, wanted: Wanted): Sentence | undefined => {
  const question = questionIn(text, check.book)
  if (!question) return undefined
  const trial = checking(check.book, check.called, check)
  const [clause, ...more] = sentenceOf(fightAsked(question, check.book), trial, wanted)
  if (!clause || more.length > 0 || trial.mistakes.length > 0) return undefined
  const path = pathAsked(question, clause, text, check.book)
  if (path === undefined) return undefined
  for (const line of trial.assumed) check.assume(line)
  return [{ ...clause, fight: { ...clause.fight, ask: [path] } }]
}

/** The sentence of one fight, and what it asks of it (`ask` of the fight). What is not understood is noted. */
export const fightSentence = (words: readonly string[], check: Check, wanted: Wanted): Sentence =>
  (check.range ? undefined : askingSentence(words.join(' '), check, wanted)) ?? sentenceOf(words, check, wanted)
