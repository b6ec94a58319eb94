import { LIMIT, MAYBE, OUTSIDE } from './cures'
import { isNamed, isOfAbility, isState, wordsBefore } from './phrase-kinds'
import { isNumber, means, type Phrase } from './phrase-pass'

/** Limits in place of a number, terrain that a unit is beside and not in, and what a unit may have: none has a meaning for the fight. */

const NEAR = /\b(?:near|next|close|front|beside|alongside|outside|(?:are|is|coming|comes?|who|that) out)\b/
const UNSURE = /\b(?:might|may|could|probably|possibly|perhaps|maybe)\b/
const AT_MOST = /\b(?:at most|at best|up to)\b/

/** Reads these as nothing, with what is to be said: "up to 8", "in front of a wall", "might have axes". */
export const withoutLimits = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, at): readonly Phrase[] => {
    const isPlace = means(phrase, 'terrain')
    const before = phrases[at - 1]
    const beside = isPlace && means(before, 'guarded') ? [before?.raw ?? ''] : []
    const words = [...beside, ...wordsBefore(phrases, at)]
    const next = phrases[at + 1]
    const isCount = isNumber(phrase) && (isNamed(next) || means(next, 'counted'))
    const cure = isPlace ? OUTSIDE : isCount ? LIMIT : undefined
    // it is said with the terrain
    if (means(phrase, 'guarded') && means(phrases[at + 1], 'terrain') && NEAR.test(phrase.raw)) return []
    const isSaid = isState(phrase) || isOfAbility(phrase) || (isNumber(phrase) && means(next, 'counted'))
    if (isSaid && UNSURE.test(words.join(' ')))
      return [{ is: 'phrase', meanings: [{ is: 'nothing', cure: MAYBE }], raw: [...words, phrase.raw].join(' '), lead: [] }]
    return cure !== undefined && (isPlace ? NEAR : AT_MOST).test(words.join(' '))
      ? [{ is: 'phrase', meanings: [{ is: 'nothing', cure }], raw: [...words, phrase.raw].join(' '), lead: [] }]
      : [phrase]
  })
