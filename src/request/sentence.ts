import { nobody, noVerb, secondVerb, tooLong } from '../model/mistakes'
import type { Check } from './check'
import { type Phrase, phrasesOf, understood } from './phrases'
import { type UnitWords, unitWords } from './unit-words'
import type { Joint, Meaning, Verb } from './vocabulary'

/** A fight as a sentence: who does what to whom; `then` what comes after it. */

/** `them` is the target of the clause before. */
export type SaidUnit = 'them' | UnitWords
/** Units joined by "and" fight side by side. */
export type SaidSide = readonly SaidUnit[]

export interface Clause {
  /** Several, joined by "or", are to be compared. Empty after "then": the same as before. */
  readonly actors: readonly SaidSide[]
  readonly verb: Verb
  /** The verb as it was typed. */
  readonly said: string
  readonly targets: readonly SaidSide[]
}

export type Sentence = readonly Clause[]

const MOST_LETTERS = 5000

const isMeaning = <K extends Meaning['is']>(phrase: Phrase, is: K): Extract<Meaning, { readonly is: K }> | undefined =>
  phrase.is === 'phrase'
    ? phrase.meanings.find((each): each is Extract<Meaning, { readonly is: K }> => each.is === is)
    : undefined

const isJoint = (phrase: Phrase, joint: Joint): boolean => isMeaning(phrase, 'joint')?.joint === joint

/** The runs of phrases between those that part them. */
const parted = (phrases: readonly Phrase[], parts: (phrase: Phrase) => boolean): readonly (readonly Phrase[])[] => {
  const runs: Phrase[][] = [[]]
  for (const phrase of phrases) {
    if (parts(phrase)) runs.push([])
    else runs.at(-1)?.push(phrase)
  }
  return runs
}

const sidesOf = (phrases: readonly Phrase[], at: string, check: Check): readonly SaidSide[] =>
  parted(phrases, phrase => isJoint(phrase, 'or')).map(side =>
    parted(side, phrase => isJoint(phrase, 'and')).map(unit =>
      unit.length === 1 && unit[0] && isJoint(unit[0], 'them') ? 'them' : unitWords(unit, at, check)
    )
  )

/** "cargan contra" and "shoot at" are one verb. */
const verbsOf = (phrases: readonly Phrase[]): readonly number[] =>
  phrases.flatMap((phrase, index) => {
    const before = phrases[index - 1]
    return isMeaning(phrase, 'verb') && !(before && isMeaning(before, 'verb')) ? [index] : []
  })

const withoutVerbs = (phrases: readonly Phrase[]): readonly Phrase[] => phrases.filter(phrase => !isMeaning(phrase, 'verb'))

/** A slip in the verb is a word that is not understood; else it is simply missing. */
const verbless = (phrases: readonly Phrase[], check: Check): readonly Clause[] => {
  if (understood(phrases, 'fight', check).length === phrases.length) check.note(noVerb())
  return []
}

const clauseOf = (phrases: readonly Phrase[], isFirst: boolean, check: Check): readonly Clause[] => {
  const [at, second] = verbsOf(phrases)
  const verb = at === undefined ? undefined : phrases[at]
  if (at === undefined || !verb) return verbless(phrases, check)
  if (second !== undefined) check.note(secondVerb(phrases[second]?.raw ?? ''))
  const before = phrases.slice(0, at)
  const after = withoutVerbs(phrases.slice(at, second))
  if (before.length === 0 && isFirst) check.note(nobody(verb.raw, 'before'))
  if (after.length === 0) check.note(nobody(verb.raw, 'after'))
  return [
    {
      actors: before.length > 0 ? sidesOf(before, 'attacker', check) : [],
      verb: isMeaning(verb, 'verb')?.verb ?? 'against',
      said: verb.raw,
      targets: after.length > 0 ? sidesOf(after, 'defender', check) : []
    }
  ]
}

/** Two arguments without a verb are the two sides. */
const pair = ([one, other]: readonly (readonly Phrase[])[], check: Check): Sentence => [
  {
    actors: sidesOf(one ?? [], 'attacker', check),
    verb: 'against',
    said: 'against',
    targets: sidesOf(other ?? [], 'defender', check)
  }
]

/** Arguments of the command line, or one text, as a sentence. What is not understood is noted. */
export const sentenceOf = (words: readonly string[], check: Check): Sentence => {
  if (words.reduce((letters, word) => letters + word.length, 0) > MOST_LETTERS) {
    check.note(tooLong(MOST_LETTERS))
    return []
  }
  const each = words.filter(word => word.trim() !== '')
  const phrases = phrasesOf(each.join(' '), check)
  const isPair = each.length === 2 && verbsOf(phrases).length === 0
  if (isPair)
    return pair(
      each.map(word => phrasesOf(word, check)),
      check
    )
  return parted(phrases, phrase => isJoint(phrase, 'then')).flatMap((clause, index) => clauseOf(clause, index === 0, check))
}
