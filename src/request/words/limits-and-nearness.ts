import { LIMIT, MAYBE, OUTSIDE } from './cures'
import { isNamed, isOfAbility, isState, wordsBefore } from './phrase-kinds'
import { isNumber, means, type Phrase } from './phrase-pass'
import { leads, wordSet } from './small-words'

/** Limits in place of a number, terrain that a unit is beside and not in, and what a unit may have: none has a meaning for the fight. */

const NEAR = /\b(?:near|next|close|front|beside|alongside|outside|fuera|cerca|junto|(?:are|is|coming|comes?|who|that) out)\b/
const UNSURE = /\b(?:might|may|could|probably|possibly|perhaps|maybe)\b/
/** A word for nearness that has another meaning before anything else: "cerca de un bosque", not the fence. */
const NEARNESS = /^(?:cerca|junto)$/i
const OF_A = wordSet('de a al')
const isNearness = (phrase: Phrase | undefined, next: Phrase | undefined): boolean =>
  means(next, 'terrain') && (means(phrase, 'guarded') || (NEARNESS.test(phrase?.raw ?? '') && leads(next, OF_A)))

const AT_MOST = /\b(?:at most|at best|up to)\b/

/** Reads these as nothing, with what is to be said: "up to 8", "in front of a wall", "might have axes". */
export const withoutLimits = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, at): readonly Phrase[] => {
    const isPlace = means(phrase, 'terrain')
    const before = phrases[at - 1]
    const beside = isNearness(before, phrase) ? [before?.raw ?? ''] : []
    const words = [...beside, ...wordsBefore(phrases, at)]
    const next = phrases[at + 1]
    const isCount = isNumber(phrase) && (isNamed(next) || means(next, 'counted'))
    const isSaid = isState(phrase) || isOfAbility(phrase) || (isNumber(phrase) && means(next, 'counted'))
    const lead = words.join(' ')
    const isBeside = isPlace && NEAR.test(lead)
    const cure = isSaid && UNSURE.test(lead) ? MAYBE : isBeside ? OUTSIDE : isCount && AT_MOST.test(lead) ? LIMIT : undefined
    // it is said with the terrain
    if (isNearness(phrase, next) && NEAR.test(phrase.raw)) return []
    return cure === undefined
      ? [phrase]
      : [{ is: 'phrase', meanings: [{ is: 'nothing', cure }], raw: `${lead} ${phrase.raw}`, lead: [] }]
  })
