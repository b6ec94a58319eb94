import { type Fraction, fraction } from '../fraction'
import { merged, type Spread } from '../spread'

/**
 * Dice rolled together, from the text of T1.5, T1.6, T2.5, N2, N3, N4 and N6. Where nothing asks for particular dice, die after die joins
 * the others; else every histogram of the six faces is laid on the table, with its ways, and each die of it is looked at.
 */

export interface Rerolling {
  /** The enemy asks for it: dice that succeeded. Else the roller's own, of dice that failed. */
  readonly forced: boolean
  /** Modified results of so much or less only. */
  readonly results?: number
  /** At most so many dice, the lowest first. */
  readonly most?: number
  /** At most as many dice as show one of these. */
  readonly forEach?: readonly number[]
}

/** Successes, then what each reader saw. */
export type Seen = readonly number[]

export interface Throw {
  readonly dice: number
  /** Added to each result, which is then held from 1 to 6 (T1.5). */
  readonly modifier: number
  /** Added to the results of some dice after rolling, the best placed ones (N4). */
  readonly raises: readonly { readonly count: number; readonly dice: number }[]
  /** The result that succeeds, or more. */
  readonly needs: number
  readonly rerolls: readonly Rerolling[]
  /** What else each result is worth. */
  readonly readers: readonly ((result: number) => number)[]
  /** How good what was seen is for the roller, by the most important first: where dice are best placed. */
  readonly goodness: (seen: Seen) => readonly number[]
  /** Readings reroll-hits=all and six-after-reroll=both. */
  readonly rerollsHits: boolean
  readonly readsBoth: boolean
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What a face means once everything is added to it (T1.5). */
export const resultOf = (face: number, added: number): number => {
  const sum = face + added
  return sum > 6 ? 6 : sum < 1 ? 1 : sum
}

/** T1.6, N3: a player re-rolls what missed, his enemy what hit; where results are named, only those. */
const maySay = (who: Rerolling, result: number, { needs, rerollsHits }: Throw): boolean => {
  const named = who.results === undefined || result <= who.results
  const hit = result >= needs
  if (who.forced) return named && hit
  return named && (!hit || (rerollsHits && who.results !== undefined))
}

/** Places of the dice that are rolled again: own wishes before the enemy's (T2.5), each from the lowest up, and no die twice. */
export const pickedUp = (results: readonly number[], thrown: Throw): ReadonlySet<number> => {
  const picked = new Set<number>()
  const fromLow = results.map((_, place) => place).sort((a, b) => (results[a] ?? 0) - (results[b] ?? 0))
  for (const enemy of [false, true])
    for (const who of thrown.rerolls.filter(({ forced }) => forced === enemy)) {
      const may = fromLow.filter(place => !picked.has(place) && maySay(who, results[place] ?? 0, thrown))
      const shows = who.forEach && results.filter(result => who.forEach?.includes(result)).length
      for (const place of may.slice(0, who.most).slice(0, shows)) picked.add(place)
    }
  return picked
}

const counting = (results: Iterable<number>, { needs, readers }: Throw): Seen => {
  const seen = [0, ...readers.map(() => 0)]
  for (const result of results) {
    if (result >= needs) seen[0] = (seen[0] ?? 0) + 1
    for (const [at, read] of readers.entries()) seen[at + 1] = (seen[at + 1] ?? 0) + read(result)
  }
  return seen
}

const together = (a: Seen, b: Seen): Seen => a.map((each, at) => each + (b[at] ?? 0))

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((each, place) => each !== b[place])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** Ways to lift no more than `left` dice by `count`: how many dice lie at each sum then, sums beyond six too. */
const lifts = (sums: ReadonlyMap<number, number>, left: number, count: number): readonly ReadonlyMap<number, number>[] => {
  let all: { readonly now: ReadonlyMap<number, number>; readonly left: number }[] = [{ now: new Map(), left }]
  for (const [sum, dice] of sums)
    all = all.flatMap(({ now, left: hands }) =>
      Array.from({ length: Math.min(dice, hands) + 1 }, (_, lifted) => {
        const next = new Map(now)
        for (const [to, more] of [[sum, dice - lifted] as const, [sum + count, lifted] as const])
          if (more > 0) next.set(to, (next.get(to) ?? 0) + more)
        return { now: next, left: hands - lifted }
      })
    )
  return all.map(({ now }) => now)
}

/** N4: every way to add to some dice is tried; all that one die is given adds up before it is held. `gone`: seen of dice picked up. */
const placed = (results: readonly number[], gone: Seen, thrown: Throw): Seen => {
  let ways: readonly ReadonlyMap<number, number>[] = [new Map(FACES.map(face => [face, results.filter(r => r === face).length]))]
  for (const { count, dice } of thrown.raises) ways = ways.flatMap(way => lifts(way, dice, count))
  let best: Seen | undefined
  for (const way of ways) {
    const seen = together(
      [...way].reduce<Seen>(
        (all, [sum, dice]) =>
          together(
            all,
            counting([resultOf(sum, 0)], thrown).map(each => each * dice)
          ),
        gone.map(() => 0)
      ),
      gone
    )
    if (best === undefined || isBetter(thrown.goodness(seen), thrown.goodness(best))) best = seen
  }
  return best ?? gone
}

const factorials: bigint[] = [1n]
const factorial = (n: number): bigint => {
  while (factorials.length <= n) factorials.push((factorials.at(-1) ?? 1n) * BigInt(factorials.length))
  return factorials[n] ?? 1n
}

/** Neighbouring results that no question of this throw tells apart, by the lowest of them, with how many faces show one of them. */
type Sorts = readonly (readonly [result: number, faces: number])[]

const sortsOf = (thrown: Throw): Sorts => {
  const added = thrown.raises.reduce((most, { count }) => most + Math.max(0, count), 0)
  const answers = (result: number): string =>
    JSON.stringify([
      Array.from({ length: added + 1 }, (_, more) => counting([resultOf(result, more)], thrown)),
      thrown.rerolls.map(who => [maySay(who, result, thrown), who.forEach?.includes(result)])
    ])
  const sorts: (readonly [number, number])[] = []
  for (const face of FACES) {
    const result = resultOf(face, thrown.modifier)
    const last = sorts.at(-1)
    if (last && answers(last[0]) === answers(result)) sorts[sorts.length - 1] = [last[0], last[1] + 1]
    else sorts.push([result, 1])
  }
  return sorts
}

const sortOf = (result: number, sorts: Sorts): number => sorts.findLast(([lowest]) => lowest <= result)?.[0] ?? result

/** Every histogram of so many dice, listed, and how many of the 6^n sequences of faces show it: n! / (a! b! c! ...), times the faces. */
const shown = (dice: number, sorts: Sorts): Spread<readonly number[]> => {
  const all: { value: readonly number[]; chance: Fraction }[] = []
  const fill = (at: number, left: number, listed: readonly number[], ways: bigint): void => {
    const sort = sorts[at]
    if (!sort) return
    const [result, faces] = sort
    for (let count = at === sorts.length - 1 ? left : 0; count <= left; count++) {
      const now = [...listed, ...Array<number>(count).fill(result)]
      const more = (ways * BigInt(faces) ** BigInt(count)) / factorial(count)
      // Divided by a factorial at a time: the ways begin with n!, so that nothing is left over.
      if (at === sorts.length - 1) all.push({ value: now, chance: fraction(more, dice) })
      else fill(at + 1, left - count, now, more)
    }
  }
  fill(0, dice, [], factorial(dice))
  return all
}

/** What lies there after the dice picked up were rolled again: results, and what was seen of those that are gone. */
interface Lying {
  readonly results: readonly number[]
  readonly gone: Seen
}

/** Histogram by histogram. */
const onTheTable = (thrown: Throw): Spread<Seen> => {
  const { dice, readsBoth, raises } = thrown
  const none: Seen = counting([], thrown)
  const last = sortsOf({ ...thrown, rerolls: [] })
  const seconds = new Map<number, Spread<readonly number[]>>()
  const second = (again: number): Spread<readonly number[]> => {
    const known = seconds.get(again) ?? shown(again, last)
    seconds.set(again, known)
    return known
  }
  // Where nobody adds anything to a die, a result is worth what it is worth wherever it lies.
  const settled = ({ results, gone }: Lying): Lying =>
    raises.length > 0 ? { results, gone } : { results: [], gone: together(gone, counting(results, thrown)) }
  const stayed = merged(
    shown(dice, sortsOf(thrown)).map(({ value: results, chance }) => {
      const picked = pickedUp(results, thrown)
      const left = results.filter((_, place) => !picked.has(place)).map(result => sortOf(result, last))
      const gone = readsBoth
        ? [
            0,
            ...counting(
              [...picked].map(place => results[place] ?? 0),
              thrown
            ).slice(1)
          ]
        : none
      return { value: { again: picked.size, ...settled({ results: left, gone }) }, chance }
    })
  )
  const ends = stayed.flatMap(({ value: { again, results, gone }, chance }) =>
    second(again).map(({ value, chance: then }) => ({
      value: settled({ results: [...results, ...value].sort(), gone }),
      chance: { numerator: chance.numerator * then.numerator, sixes: chance.sixes + then.sixes }
    }))
  )
  return merged(
    merged(ends).map(({ value: { results, gone }, chance }) => ({
      value: raises.length > 0 ? placed(results, gone, thrown) : gone,
      chance
    }))
  )
}

/** Nothing chooses among the dice: one joins after the other, each with the 36 ways of a first and a second face. */
const dieByDie = (thrown: Throw): Spread<Seen> => {
  const { modifier, readsBoth } = thrown
  const one: { value: Seen; chance: Fraction }[] = []
  for (const first of FACES)
    for (const second of FACES) {
      const result = resultOf(first, modifier)
      const isPicked = pickedUp([result], thrown).size > 0
      const last = counting([isPicked ? resultOf(second, modifier) : result], thrown)
      const before = isPicked && readsBoth ? counting([result], thrown).with(0, 0) : last.map(() => 0)
      one.push({ value: together(last, before), chance: fraction(1, 2) })
    }
  const die = merged(one)
  let all: Spread<Seen> = [{ value: counting([], thrown), chance: fraction(1) }]
  for (let dice = 0; dice < thrown.dice; dice++)
    all = merged(
      all.flatMap(({ value, chance }) =>
        die.map(({ value: more, chance: then }) => ({
          value: together(value, more),
          chance: { numerator: chance.numerator * then.numerator, sixes: chance.sixes + then.sixes }
        }))
      )
    )
  return all
}

export const throwDice = (thrown: Throw): Spread<Seen> => {
  const isFree = thrown.raises.length === 0 && thrown.rerolls.every(({ most, forEach }) => most === undefined && !forEach)
  return isFree ? dieByDie(thrown) : onTheTable(thrown)
}
