import { isVerb, meaningAs, means, type Phrase } from './phrase-pass'
import { leads, wordSet } from './small-words'

/** Dice that a unit is said to gain or to lose: "he adds two attack dice". */

const A = wordSet('a an un')
const HAVE = ['have']
const ADDS = /^(?:add|gai?n|sum)/i
/** These add only dice that are said to be more. */
const THROWS = /^(?:roll|throw|tir|lanz)/i
const LOSES = /^(?:los|drop|pierd)/i

/** Turns "add 2 attack dice" and "lose 2 attack dice" into bonus dice, so that "add" and "lose" are not verbs of the fight. */
export const diceChanged = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, index): readonly Phrase[] => {
    const [before, next] = [phrases[index - 1], phrases[index + 1]]
    const isOfDice = (number: Phrase | undefined, dice: Phrase | undefined): boolean =>
      number?.is === 'number' && typeof number.value === 'number' && means(dice, 'dice')
    const isChange = (word: Phrase | undefined, of?: Phrase): boolean =>
      word?.is === 'phrase' &&
      (ADDS.test(word.raw) ||
        (THROWS.test(word.raw) && meaningAs(of, 'dice')?.isExtra === true) ||
        (LOSES.test(word.raw) && isVerb(word)))
    if (isOfDice(next, phrases[index + 2]) && isChange(phrase, phrases[index + 2])) return []
    if (isOfDice(phrase, next) && phrase.is === 'number' && isChange(before, next))
      return [
        {
          ...phrase,
          lead: [...(before?.lead ?? []), ...HAVE],
          value: LOSES.test(before?.raw ?? '') ? -Number(phrase.value) : phrase.value
        }
      ]
    // "lose a die", "gains an attack die"
    if (means(next, 'dice') && leads(next, A) && isChange(phrase))
      return [{ ...phrase, lead: [...phrase.lead, ...HAVE], is: 'number', value: LOSES.test(phrase.raw) ? -1 : 1 }]
    const dice = meaningAs(phrase, 'dice')
    const isAdded = (isOfDice(before, phrase) && isChange(phrases[index - 2])) || (leads(phrase, A) && isChange(before))
    if (dice && isAdded && phrase.is === 'phrase') return [{ ...phrase, meanings: [{ ...dice, isExtra: true }] }]
    return [phrase]
  })
