import { once } from '../../model/once'
import { isNumber, meaningAs, means, type Phrase } from './phrase-pass'

/** Ranges written in words, and whose they are. */

/** "6 to 12", "between 6 and 12" and "de 6 a 12", which become 6-12. */
const ranges = once(
  () =>
    /\b(?:(?:(?:from|de)\s+)?(\d{1,2})\s+(?:(?:up\s+)?to|a|hasta)\s+(\d{1,2})|between\s+(\d{1,2})\s+and\s+(\d{1,2})|entre\s+(\d{1,2})\s+y\s+(\d{1,2}))\b(?!\s*%)/gi
)
/** A shortcut, since V8 is slow to compile the pattern: each range contains one of these words. */
const MAY_NAME_RANGE = /\b(?:to|a|hasta|between|entre)\b/i

const joinedRanges = (text: string): string =>
  !MAY_NAME_RANGE.test(text)
    ? text
    : text.replace(ranges(), (said, ...groups) => {
        const [from, to] = groups.slice(0, 6).filter(each => each !== undefined)
        return Number(from) < Number(to) ? `${from}-${to}` : said
      })

/** The words with each range joined into one: 6-12. The same words if there is no range. */
export const withRangesJoined = (words: readonly string[]): readonly string[] => {
  const [said, joined] = [words.join(' '), joinedRanges(words.join(' '))]
  return joined === said ? words : [joined]
}

export const isRange = (phrase: Phrase | undefined): boolean => phrase?.is === 'range'

/** The side whose unit is named at the index, where it begins what is said of one: "..., attacker fatigue 0-3", "..., bondi fatigue 0-3". */
export const placeFrom = (phrases: readonly Phrase[], at: number, own: string): string | undefined => {
  const [before, here] = [phrases[at - 1], phrases[at]]
  if (own !== 'attacker' && own !== 'defender') return undefined
  const side = meaningAs(here, 'side')?.side
  if (side) return side === 'both' ? undefined : side
  if (meaningAs(here, 'joint')) return own
  const [first, name] = [phrases.find(each => means(each, 'troop')), here].map(each => meaningAs(each, 'troop')?.id)
  return name === undefined || name === first || isNumber(before) ? undefined : own === 'attacker' ? 'defender' : 'attacker'
}
