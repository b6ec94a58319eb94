import { fraction } from '../fraction'
import { merged, onward, type Spread } from '../spread'

/** Dice rolled together: identical dice are counted by what they show, each count with its exact chance. */

export interface Rerolling {
  /** The enemy asks for it: dice that succeeded. Else the roller's own, of dice that failed. */
  readonly forced: boolean
  /** Modified results of so much or less only. */
  readonly results?: number
  /** At most so many dice, the lowest first. */
  readonly most?: number
}

export interface Throw {
  readonly dice: number
  /** Added to each result, which is then held from 1 to 6 (T1.5). */
  readonly modifier: number
  /** Added to the results of some dice after rolling, where they make most successes (N4). */
  readonly raises: readonly { readonly count: number; readonly dice: number }[]
  /** The result that succeeds, or more. */
  readonly needs: number
  readonly rerolls: readonly Rerolling[]
  /** What else each result is worth. */
  readonly readers: readonly ((result: number) => number)[]
  /** Readings reroll-hits=all and six-after-reroll=both. */
  readonly rerollsHits: boolean
  readonly readsBoth: boolean
}

/** Successes, then what each reader saw. */
export type Seen = readonly number[]

export const hold = (result: number): number => Math.min(6, Math.max(1, result))

/** T1.6 and N3: who asks for a re-roll of which result. */
export const isRerolled = ({ forced, results }: Rerolling, result: number, { needs, rerollsHits }: Throw): boolean => {
  if (results !== undefined && result > results) return false
  if (forced) return result >= needs
  return result < needs || (rerollsHits && results !== undefined)
}

/** Those the roller asks for come first (T2.5). */
export const inOrder = (rerolls: readonly Rerolling[]): readonly Rerolling[] => [
  ...rerolls.filter(({ forced }) => !forced),
  ...rerolls.filter(({ forced }) => forced)
]

/** A kind of result: those between which nothing in this throw tells apart. */
interface Alike {
  readonly result: number
  readonly faces: number
}

const kindsOf = (thrown: Throw): readonly Alike[] => {
  const { modifier, needs, rerolls, readers, raises } = thrown
  const kinds: { result: number; faces: number; signature: string }[] = []
  for (let face = 1; face <= 6; face++) {
    const result = hold(face + modifier)
    const signature = JSON.stringify([
      result >= needs,
      rerolls.map(each => isRerolled(each, result, thrown)),
      readers.map(read => read(result)),
      raises.map(({ count }) => {
        const lifted = hold(result + count)
        return result < needs && lifted >= needs ? readers.map(read => read(lifted)) : undefined
      })
    ])
    const last = kinds.at(-1)
    if (last?.signature === signature) last.faces++
    else kinds.push({ result, faces: 1, signature })
  }
  return kinds
}

const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

/** How many of so many dice show each kind: the multinomial, one kind after another. */
const counted = (dice: number, kinds: readonly Pick<Alike, 'faces'>[]): Spread<readonly number[]> => {
  const falls: { value: readonly number[]; ways: bigint }[] = []
  const next = (counts: readonly number[], left: number, ways: bigint): void => {
    const kind = kinds[counts.length]
    if (kind === undefined) return
    const last = counts.length === kinds.length - 1
    for (let shown = last ? left : 0; shown <= left; shown++) {
      const more = ways * choose(left, shown) * BigInt(kind.faces) ** BigInt(shown)
      if (last) falls.push({ value: [...counts, shown], ways: more })
      else next([...counts, shown], left - shown, more)
    }
  }
  next([], dice, 1n)
  return falls.map(({ value, ways }) => ({ value, chance: fraction(ways, dice) }))
}

interface Lying {
  /** Dice that nobody has rolled again, by kind. */
  readonly fresh: readonly number[]
  readonly again: readonly number[]
  /** First results of dice that were rolled again, where somebody reads them. */
  readonly gone: readonly number[]
}

const plus = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((each, index) => each + (b[index] ?? 0))
const minus = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((each, index) => each - (b[index] ?? 0))

const rerolled = (lying: Lying, rerolling: Rerolling, kinds: readonly Alike[], thrown: Throw): Spread<Lying> => {
  let most = rerolling.most ?? Number.POSITIVE_INFINITY
  const taken = kinds.map(({ result }, index) => {
    const some = isRerolled(rerolling, result, thrown) ? Math.min(most, lying.fresh[index] ?? 0) : 0
    most -= some
    return some
  })
  const dice = taken.reduce((sum, each) => sum + each, 0)
  return counted(dice, kinds).map(({ value, chance }) => ({
    value: {
      fresh: minus(lying.fresh, taken),
      again: plus(lying.again, value),
      gone: thrown.readsBoth ? plus(lying.gone, taken) : lying.gone
    },
    chance
  }))
}

/** Results after N4's raises: misses that become successes, the highest first. */
export const raised = (results: readonly number[], { raises, needs }: Throw): readonly number[] => {
  let now = [...results].sort((a, b) => b - a)
  for (const { count, dice } of raises) {
    let left = dice
    now = now.map(result => {
      if (left === 0 || result >= needs || hold(result + count) < needs) return result
      left--
      return hold(result + count)
    })
  }
  return now
}

const read = ({ fresh, again, gone }: Lying, kinds: readonly Alike[], thrown: Throw): Seen => {
  const list = (counts: readonly number[]): readonly number[] =>
    kinds.flatMap(({ result }, index) => Array<number>(counts[index] ?? 0).fill(result))
  const last = raised(list(plus(fresh, again)), thrown)
  const shown = [...last, ...list(gone)]
  return [
    last.filter(result => result >= thrown.needs).length,
    ...thrown.readers.map(reader => shown.reduce((sum, result) => sum + reader(result), 0))
  ]
}

/** Where no re-roll is limited to some dice, every die goes its own way: its faces, and those it shows when rolled again. */
const throwEachAlone = (thrown: Throw): Spread<Seen> => {
  const { dice, modifier, needs, readers, rerolls, readsBoth } = thrown
  const ways = new Map<string, { readonly worth: Seen; faces: number }>()
  const worthOf = (last: number, first?: number): Seen => [
    last >= needs ? 1 : 0,
    ...readers.map(read => read(last) + (readsBoth && first !== undefined ? read(first) : 0))
  ]
  const add = (worth: Seen, faces: number): void => {
    const known = ways.get(worth.join())
    ways.set(worth.join(), { worth, faces: faces + (known?.faces ?? 0) })
  }
  for (let face = 1; face <= 6; face++) {
    const result = hold(face + modifier)
    if (!rerolls.some(each => isRerolled(each, result, thrown))) add(worthOf(result), 6)
    else for (let second = 1; second <= 6; second++) add(worthOf(hold(second + modifier), result), 1)
  }
  const kinds = [...ways.values()]
  const shown = counted(dice, kinds)
  return merged(
    shown.map(({ value, chance }) => ({
      value: [0, ...readers].map((_, index) =>
        value.reduce((sum, count, kind) => sum + count * (kinds[kind]?.worth[index] ?? 0), 0)
      ),
      // Each die has 36 ways, not 6.
      chance: { ...chance, sixes: 2 * dice }
    }))
  )
}

export const throwDice = (thrown: Throw): Spread<Seen> => {
  if (thrown.raises.length === 0 && thrown.rerolls.every(({ most }) => most === undefined)) return throwEachAlone(thrown)
  const kinds = kindsOf(thrown)
  const none = kinds.map(() => 0)
  let lying: Spread<Lying> = counted(thrown.dice, kinds).map(({ value, chance }) => ({
    value: { fresh: value, again: none, gone: none },
    chance
  }))
  for (const rerolling of inOrder(thrown.rerolls)) lying = onward(lying, now => rerolled(now, rerolling, kinds, thrown))
  return merged(lying.map(({ value, chance }) => ({ value: read(value, kinds, thrown), chance })))
}
