/** "Did you mean": the allowed word that is nearest to a misspelt one. */

/** The Damerau-Levenshtein distance with swaps of neighbours only (optimal string alignment). */
export const distance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** The slips allowed: one for every three letters, at least one. */
const slipsAllowed = (word: string): number => Math.max(1, Math.floor(word.length / 3))

/**
 * The candidate nearest to `word`, ignoring case: the one with the fewest slips (at most one for every three letters of the word), and of
 * equals the first; otherwise the first candidate that begins with the word, if it has three letters or more. Undefined if none is near.
 */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const given = word.toLowerCase()
  const allowed = slipsAllowed(given)
  let best: string | undefined
  let fewest = allowed + 1
  let begun: string | undefined
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    // in a word of two letters each is half of it: one may be missing or added, or both swapped, but none replaced
    if (given.length < 3 && other.length === given.length && other !== [...given].reverse().join('')) continue
    if (begun === undefined && given.length > 2 && other.startsWith(given)) begun = candidate
    if (Math.abs(other.length - given.length) >= fewest) continue
    const slipped = distance(given, other)
    // with as many slips as letters the words have nothing in common
    if (slipped < fewest && slipped < Math.max(given.length, other.length)) [best, fewest] = [candidate, slipped]
  }
  return best ?? begun
}
