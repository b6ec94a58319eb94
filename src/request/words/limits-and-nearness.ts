import { LIMIT, OUTSIDE } from './cures'
import { isNamed, wordsBefore } from './phrase-kinds'
import { isNumber, means, type Phrase } from './phrase-pass'

/** Limits in place of a number, and terrain that a unit is beside and not in: neither has a meaning for the fight. */

const NEAR = /\b(?:near|next|close|front|beside|alongside|outside|(?:are|is|coming|comes?|who|that) out)\b/
const AT_MOST = /\b(?:at most|at best|up to)\b/

/** Reads a limit and terrain that the unit is not in as nothing, with what is to be said: "up to 8", "in front of a wall". */
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
    return cure !== undefined && (isPlace ? NEAR : AT_MOST).test(words.join(' '))
      ? [{ is: 'phrase', meanings: [{ is: 'nothing', cure }], raw: [...words, phrase.raw].join(' '), lead: [] }]
      : [phrase]
  })
