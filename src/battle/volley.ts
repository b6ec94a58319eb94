import type { Dice, Die } from '../chance/dice'
import { type Feats, type HitsOn, NO_FEATS, type Raise, type Reroll } from '../model/fight-state'
import type { Readings } from '../rules/readings-in-force'

/**
 * Strikes of the second edition in which dice do more than hit or cancel (T2.5, T2.6, T3.6 to T3.11): everything that such a strike
 * depends on is one object, and equal ones are the same object, so that what is remembered of one is never taken for another.
 */

/** What a result is worth beside its success. */
interface Reader {
  readonly on: number
  readonly or: 'more' | 'less' | 'only'
  readonly count: number
  readonly most: number
  /** It strikes the roller, not the enemy. */
  readonly isBack: boolean
}

/** How some dice are thrown. */
export interface Throw {
  /** Added to each result, which is then held from 1 to 6 (T1.5). */
  readonly modifier: number
  /** The result that succeeds, or more. */
  readonly needs: number
  readonly rerolls: readonly Reroll[]
  readonly raises: readonly Raise[]
  readonly readers: readonly Reader[]
  /** A success counts as so many, by its result (N6). */
  readonly worth: readonly number[]
  /** Readings reroll-hits=all and six-after-reroll=both. */
  readonly rerollsHits: boolean
  readonly readsBoth: boolean
}

/** How a unit defends: its throw, dice for each hit, bonus dice, hits cancelled first. */
export interface Ward {
  readonly thrown: Throw
  readonly perHit: number
  readonly bonus: number
  readonly capped: boolean
  readonly cancels: number
  /** Hits that come without dice. */
  readonly hits: number
}

const interned = new Map<string, object>()

/** Equal ones are one object. */
const same = <T extends object>(value: T): T => {
  const key = JSON.stringify(value)
  const known = interned.get(key)
  if (known) return known as T
  interned.set(key, Object.freeze(value))
  return value
}

const hold = (result: number): number => Math.min(6, Math.max(1, result))

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Who asks for a re-roll of which result (T1.6, N3). */
const isRerolled = ({ forced, results }: Reroll, result: number, { needs, rerollsHits }: Throw): boolean => {
  if (results !== undefined && result > results) return false
  return forced ? result >= needs : result < needs || (rerollsHits && results !== undefined)
}

const reads = ({ on, or, count }: Reader, result: number): number =>
  (or === 'only' ? result === on : or === 'less' ? result <= on : result >= on) ? count : 0

/** Hits on the roller count so much in a total; hits on the enemy are fewer. */
const PACK = 4096

/** Results between which a throw makes no difference, with how many faces show them. */
interface Alike {
  readonly result: number
  readonly faces: number
}

interface Laying {
  readonly kinds: readonly Alike[]
  /** Of `left` dice that show this kind or a later one, those that show it. */
  readonly splits: readonly Die[]
}

interface Laid {
  readonly kinds: readonly Alike[]
  /** The same once nobody rolls again, and which of them each kind is then. */
  readonly last: Laying
  readonly lastOf: readonly number[]
  /** One die that tells all, where every die goes its own way and nothing is bounded. */
  readonly alone: Die | undefined
  readonly splits: readonly Die[]
  readonly lists: ReturnType<typeof numbered>
}

const layouts = new WeakMap<Throw, Laid>()

/** What a miss becomes when it is raised, if that makes it succeed. */
const lifted = (thrown: Throw, result: number, { count }: Raise): unknown => {
  const higher = hold(result + count)
  const isLifted = result < thrown.needs && higher >= thrown.needs
  return isLifted && [thrown.worth[higher], thrown.readers.map(each => reads(each, higher))]
}

const kindsOf = (thrown: Throw): readonly Alike[] => {
  const kinds: { result: number; faces: number; signature: string }[] = []
  for (const face of FACES) {
    const result = hold(face + thrown.modifier)
    const signature = JSON.stringify([
      result >= thrown.needs,
      thrown.worth[result],
      thrown.rerolls.map(each => isRerolled(each, result, thrown)),
      thrown.readers.map(each => reads(each, result)),
      thrown.raises.map(raise => lifted(thrown, result, raise))
    ])
    const last = kinds.at(-1)
    if (last?.signature === signature) last.faces++
    else kinds.push({ result, faces: 1, signature })
  }
  return kinds
}

/** Worth of a result as one number: what it does to the enemy, and to the roller. */
const packed = (thrown: Throw, result: number, before?: number): number => {
  let enemy = result >= thrown.needs ? (thrown.worth[result] ?? 1) : 0
  let own = 0
  for (const reader of thrown.readers) {
    const more = reads(reader, result) + (thrown.readsBoth && before !== undefined ? reads(reader, before) : 0)
    if (reader.isBack) own += more
    else enemy += more
  }
  return enemy + own * PACK
}

/** Where no re-roll, raise or reader is bounded, a die's faces and those it shows when rolled again tell all. */
const aloneOf = (thrown: Throw): Die | undefined => {
  const isFree = thrown.raises.length === 0 && thrown.rerolls.every(({ most }) => most === undefined)
  if (!isFree || thrown.readers.some(({ most }) => most < 99)) return undefined
  const results = FACES.map(face => hold(face + thrown.modifier))
  if (thrown.rerolls.length === 0) return results.map(result => packed(thrown, result))
  return results.flatMap(result =>
    thrown.rerolls.some(each => isRerolled(each, result, thrown))
      ? results.map(again => packed(thrown, again, result))
      : results.map(() => packed(thrown, result))
  )
}

const splitsOf = (kinds: readonly Alike[]): readonly Die[] =>
  kinds.map((_, i) => kinds.slice(i).flatMap(({ faces }, j) => Array<number>(faces).fill(j === 0 ? 1 : 0)))

const laidOut = (thrown: Throw): Laid => {
  const known = layouts.get(thrown)
  if (known) return known
  const kinds = kindsOf(thrown)
  const last = kindsOf({ ...thrown, rerolls: [] })
  const lastOf = kinds.map(({ result }) => last.findLastIndex(each => each.result <= result))
  const laid = {
    kinds,
    splits: splitsOf(kinds),
    last: { kinds: last, splits: splitsOf(last) },
    lastOf,
    alone: aloneOf(thrown),
    lists: numbered()
  }
  layouts.set(thrown, laid)
  return laid
}

/** How many dice show each kind, one kind after another. */
const shown = (dice: Dice, count: number, { kinds, splits }: Laying): number[] => {
  let left = count
  return kinds.map((_, i) => {
    const some = i === kinds.length - 1 || left === 0 ? left : dice.roll(left, splits[i] as Die)
    left -= some
    return some
  })
}

/** Dice that nobody rolls again, by kind: those the roller asks for go first (T2.5), no die twice. */
const keeping = (counts: readonly number[], { rerolls }: Throw, kinds: readonly Alike[], thrown: Throw) => {
  const kept = [...counts]
  let again = 0
  for (const reroll of [...rerolls.filter(({ forced }) => !forced), ...rerolls.filter(({ forced }) => forced)]) {
    let room = reroll.most ?? Number.POSITIVE_INFINITY
    kinds.forEach(({ result }, i) => {
      if (!isRerolled(reroll, result, thrown)) return
      const some = Math.min(room, kept[i] as number)
      kept[i] = (kept[i] as number) - some
      room -= some
      again += some
    })
  }
  return { kept, again }
}

/** Lists of counts as whole numbers from 0, in the order in which they are met: a game tells one number. */
const numbered = () => {
  const lists: (readonly number[])[] = []
  const places = new Map<string, number>()
  return {
    numberOf: (list: readonly number[]): number => {
      const key = list.join()
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, lists.length)
      return lists.push(list) - 1
    },
    listOf: (place: number): readonly number[] => lists[place] ?? []
  }
}

/** The first throw, as the number of its list: dice to be rolled again, those kept of each kind, and the first results of the others. */
export const firstThrow = (dice: Dice, count: number, thrown: Throw): number => {
  const laid = laidOut(thrown)
  const counts = shown(dice, count, laid)
  const { kept, again } = keeping(counts, thrown, laid.kinds, thrown)
  const gone = counts.map((some, i) => some - (kept[i] as number))
  return laid.lists.numberOf([again, ...asLast(kept, laid), ...(thrown.readsBoth ? asLast(gone, laid) : [])])
}

/** Counts of kinds as counts of what they are once nobody rolls again. */
const asLast = (counts: readonly number[], { last, lastOf }: Laid): readonly number[] => {
  const sums = last.kinds.map(() => 0)
  counts.forEach((some, i) => {
    const place = lastOf[i] as number
    sums[place] = (sums[place] as number) + some
  })
  return sums
}

export const secondThrow = (dice: Dice, count: number, thrown: Throw): number => {
  const laid = laidOut(thrown)
  return laid.lists.numberOf(shown(dice, count, laid.last))
}

/** Misses that become successes, the highest first (N4). */
const raised = (results: readonly number[], { raises, needs }: Throw): readonly number[] => {
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

const listed = (counts: readonly number[], kinds: readonly Alike[]): readonly number[] =>
  kinds.flatMap(({ result }, i) => Array<number>(counts[i] ?? 0).fill(result))

/** What a throw does: successes and all that its results give, to the enemy and (times PACK) to the roller. */
export const throwing = (dice: Dice, count: number, thrown: Throw): number => {
  const laid = laidOut(thrown)
  if (laid.alone) return dice.roll(count, laid.alone)
  const { kinds } = laid.last
  const [left = 0, ...first] = laid.lists.listOf(dice.play(firstThrow, count, thrown))
  const again = left > 0 ? laid.lists.listOf(dice.play(secondThrow, left, thrown)) : []
  const kept = first.slice(0, kinds.length)
  const last = raised(
    listed(
      kept.map((some, i) => some + (again[i] ?? 0)),
      kinds
    ),
    thrown
  )
  const results = [...last, ...listed(first.slice(kinds.length), kinds)]
  let enemy = 0
  let own = 0
  for (const result of last) if (result >= thrown.needs) enemy += thrown.worth[result] ?? 1
  for (const reader of thrown.readers) {
    const more = Math.min(
      reader.most,
      results.reduce((sum, result) => sum + reads(reader, result), 0)
    )
    if (reader.isBack) own += more
    else enemy += more
  }
  return enemy + own * PACK
}

/** Hits on the enemy and on the roller. */
export const hitsOf = (total: number): readonly number[] => [total % PACK, Math.floor(total / PACK)]

/** Dice with which a unit defends against so many hits (T2.6, T3.11). */
export const wardDice = (hits: number, { perHit, bonus, capped }: Ward): number => {
  if (hits <= 0) return 0
  const all = Math.max(0, perHit * hits + bonus)
  return capped ? Math.min(2 * hits, all) : all
}

/** Hits that are left to be saved: those of dice and those that come without, less those cancelled. */
export const hitsLeft = (ofDice: number, { hits, cancels }: Ward): number => Math.max(0, ofDice + hits - cancels)

/** Uncancelled hits of so many hits of dice (steps 5; 4 in a shot). */
export const warding = (dice: Dice, ofDice: number, ward: Ward): number => {
  const left = hitsLeft(ofDice, ward)
  return Math.max(0, left - (dice.play(throwing, wardDice(left, ward), ward.thrown) % PACK))
}

/** The same as it is felt: the first ones ignored, and no more than `most`. */
export const warded = (dice: Dice, most: number, ignores: number, ofDice: number, ward: Ward): number =>
  Math.min(most, Math.max(0, dice.play(warding, ofDice, ward) - ignores))

const PLAIN: readonly number[] = [0, 1, 1, 1, 1, 1, 1]

interface Rolling {
  readonly modifier: number
  readonly needs: number
}

const reread = (readings: Readings) => ({
  rerollsHits: readings['reroll-hits'] === 'all',
  readsBoth: readings['six-after-reroll'] === 'both'
})

const reader = ({ on, or, count, most }: HitsOn, isBack: boolean): Reader => ({ on, or, count, most, isBack })

/** The attack throw of a unit with these feats at an enemy with those. */
export const attackThrow = (own: Feats, enemy: Feats, rolling: Rolling, rerollsAll: boolean, readings: Readings): Throw =>
  same({
    ...rolling,
    rerolls: [...own.attackRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
    raises: own.attackRaises,
    readers: [
      ...own.hitsOn.filter(({ of }) => of === 'own').map(each => reader(each, each.strikes === 'own')),
      ...enemy.hitsOn.filter(({ of }) => of === 'enemy').map(each => reader(each, each.strikes !== 'own'))
    ],
    worth: PLAIN,
    ...reread(readings)
  })

interface Defending extends Rolling {
  readonly bonus: number
  readonly capped: boolean
}

/** How a unit with these feats defends against the hits of an enemy with those. */
export const wardOf = (own: Feats, enemy: Feats, defending: Defending, rerollsAll: boolean, readings: Readings): Ward => {
  const { bonus, capped, modifier, needs } = defending
  const worth = PLAIN.map((one, result) =>
    own.cancelsOn.reduce((most, { on, count }) => (on === result ? Math.max(most, count) : most), one)
  )
  const thrown = same({
    modifier: modifier + own.defenceRoll,
    needs,
    rerolls: [...own.defenceRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
    raises: own.defenceRaises,
    readers: [],
    worth,
    ...reread(readings),
    readsBoth: false
  })
  return same({ thrown, perHit: own.dicePerHit, bonus, capped, cancels: own.cancelHits, hits: enemy.hits })
}

/** Do dice of these two do more than hit or cancel? */
export const isSpecial = (one: Feats, other: Feats): boolean => one !== NO_FEATS || other !== NO_FEATS

/** Most hits that so many dice may give, on the enemy and on the roller together. */
export const mostHits = (dice: number, { readers }: Throw): number =>
  dice + readers.reduce((sum, { count, most }) => sum + Math.min(most, 2 * count * dice), 0)
