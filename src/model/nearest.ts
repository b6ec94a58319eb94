/** "Did you mean": the word among the allowed ones that a slip of the hand is likeliest to have meant. */

/** Letters changed, added, left out or swapped with their neighbour between two words (Damerau-Levenshtein, adjacent swaps). */
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

/** One slip for every three letters, at least one. */
const slips = (word: string): number => Math.max(1, Math.floor(word.length / 3))

/**
 * The candidate nearest to `word`, case aside: fewest slips first (at most one for every three letters of the word), then the order
 * given; failing that the first candidate that begins with the word (three letters or more). Undefined if nothing is near.
 */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const given = word.toLowerCase()
  const allowed = slips(given)
  let best: string | undefined
  let fewest = allowed + 1
  let begun: string | undefined
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    // of two letters each is half the word: one may be missing or too many, or the two swapped, but neither is another
    if (given.length < 3 && other.length === given.length && other !== [...given].reverse().join('')) continue
    if (begun === undefined && given.length > 2 && other.startsWith(given)) begun = candidate
    if (Math.abs(other.length - given.length) >= fewest) continue
    const slipped = distance(given, other)
    // a word of as many slips as letters shares nothing with what was given
    if (slipped < fewest && slipped < Math.max(given.length, other.length)) [best, fewest] = [candidate, slipped]
  }
  return best ?? begun
}
