/** Ranges written in words. */

/** "6 to 12", "between 6 and 12" and "de 6 a 12", which become 6-12. */
const RANGES =
  /\b(?:(?:(?:from|de)\s+)?(\d{1,2})\s+(?:(?:up\s+)?to|a|hasta)\s+(\d{1,2})|between\s+(\d{1,2})\s+and\s+(\d{1,2})|entre\s+(\d{1,2})\s+y\s+(\d{1,2}))\b(?!\s*%)/gi

const joinedRanges = (text: string): string =>
  text.replace(RANGES, (said, ...groups) => {
    const [from, to] = groups.slice(0, 6).filter(each => each !== undefined)
    return Number(from) < Number(to) ? `${from}-${to}` : said
  })

/** The words with each range joined into one: 6-12. The same words if there is no range. */
export const withRangesJoined = (words: readonly string[]): readonly string[] => {
  const [said, joined] = [words.join(' '), joinedRanges(words.join(' '))]
  return joined === said ? words : [joined]
}
