import type { Dice, Die } from '../chance/dice'
import { FACES } from '../model/limits'
import type { HitsOn, Raise, Reroll, StrikeRules } from '../model/unit-state'
import type { Readings } from '../rules/readings-in-force'

/**
 * Strikes of the second edition in which dice do more than hit or cancel (T2.5, T2.6, T3.6 to T3.11). Everything such a strike
 * depends on is one interned object: equal ones are the same object, so that they serve as cache keys and no strike gets the
 * cached odds of another.
 */

/** A rule that gives extra hits for certain results (N2). */
interface Reader {
  readonly on: number
  readonly or: 'more' | 'less' | 'only'
  readonly count: number
  readonly most: number
  /** The hits strike the roller, not the enemy. */
  readonly isBack: boolean
}

/** How a set of dice is rolled, and what the results are worth. */
export interface Throw {
  /** Added to each result, which is then limited to 1 to 6 (T1.5). */
  readonly modifier: number
  /** The least result that succeeds. */
  readonly needs: number
  readonly rerolls: readonly Reroll[]
  readonly raises: readonly Raise[]
  readonly readers: readonly Reader[]
  /** The number of successes that a success counts as, by its result (N6). */
  readonly worth: readonly number[]
  /** True under the interpretation reroll-hits=all. */
  readonly rerollsHits: boolean
  /** True under the interpretation six-after-reroll=both. */
  readonly readsBoth: boolean
}

/** How a unit defends: the throw of its defence dice, dice per hit, bonus dice, and hits cancelled before the throw. */
export interface Saves {
  readonly thrown: Throw
  readonly perHit: number
  readonly bonus: number
  readonly capped: boolean
  readonly cancels: number
  /** Automatic hits on it (N1). */
  readonly hits: number
}

const interned = new Map<string, object>()

/** Returns the same frozen object for equal values. */
export const intern = <T extends object>(value: T): T => {
  const key = JSON.stringify(value)
  const known = interned.get(key)
  if (known) return known as T
  interned.set(key, Object.freeze(value))
  return value
}

const clampResult = (result: number): number => Math.min(6, Math.max(1, result))

/** True if the re-roll applies to a die that shows `result` (T1.6, N3). */
const isRerolled = ({ forced, results }: Reroll, result: number, { needs, rerollsHits }: Throw): boolean => {
  if (results !== undefined && result > results) return false
  return forced ? result >= needs : result < needs || (rerollsHits && results !== undefined)
}

const reads = ({ on, or, count }: Reader, result: number): number =>
  (or === 'only' ? result === on : or === 'less' ? result <= on : result >= on) ? count : 0

/** A packed total is the number of hits on the enemy, always less than this, plus this times the hits on the roller. */
const PACK = 4096

/** Faces that a throw treats alike: the least of their results, and their number. */
interface ResultKind {
  readonly result: number
  readonly faces: number
}

/** The kinds of result of a throw, in ascending order. */
interface Kinds {
  readonly kinds: readonly ResultKind[]
  /** `splits[i]`: a die worth 1 if a die of kind i or a later one is of kind i. */
  readonly splits: readonly Die[]
}

/** How to evaluate a throw, worked out once for each `Throw`. */
interface Layout {
  readonly kinds: readonly ResultKind[]
  /** The kinds when no die will be rolled again; `lastOf[i]` is the one that kind i belongs to then. */
  readonly last: Kinds
  readonly lastOf: readonly number[]
  /** A single die that is worth the packed total; undefined if dice depend on each other. */
  readonly single: Die | undefined
  readonly splits: readonly Die[]
  readonly lists: ReturnType<typeof numbered>
  /** Cache: what raises may add, by the number of dice of each kind. */
  readonly gains: Map<string, readonly (readonly number[])[]>
}

const layouts = new WeakMap<Throw, Layout>()

/** Every sum that raises can add to one die (N4: they add up). */
const additions = ({ raises }: Throw): readonly number[] =>
  raises.reduce<readonly number[]>((all, { count }) => all.flatMap(each => [each, each + count]), [0])

/** The worth of a result: its successes, then the hits it gives by each reader. */
const worthOf = (thrown: Throw, result: number): readonly number[] => [
  result >= thrown.needs ? (thrown.worth[result] ?? 1) : 0,
  ...thrown.readers.map(each => reads(each, result))
]

const kindsOf = (thrown: Throw): readonly ResultKind[] => {
  const kinds: { result: number; faces: number; signature: string }[] = []
  for (const face of FACES) {
    const result = clampResult(face + thrown.modifier)
    const signature = JSON.stringify([
      thrown.rerolls.map(each => [isRerolled(each, result, thrown), each.forEach?.includes(result)]),
      additions(thrown).map(more => worthOf(thrown, clampResult(result + more)))
    ])
    const last = kinds.at(-1)
    if (last?.signature === signature) last.faces++
    else kinds.push({ result, faces: 1, signature })
  }
  return kinds
}

/** The packed worth of a result. `before`: the result that was re-rolled, if any. */
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

/** The throw as a single die, with faces for the results of re-rolls; undefined if a re-roll, raise or reader has a limit. */
const singleDieOf = (thrown: Throw): Die | undefined => {
  const isFree =
    thrown.raises.length === 0 && thrown.rerolls.every(({ most, forEach }) => most === undefined && forEach === undefined)
  if (!isFree || thrown.readers.some(({ most }) => most < 99)) return undefined
  const results = FACES.map(face => clampResult(face + thrown.modifier))
  if (thrown.rerolls.length === 0) return results.map(result => packed(thrown, result))
  return results.flatMap(result =>
    thrown.rerolls.some(each => isRerolled(each, result, thrown))
      ? results.map(again => packed(thrown, again, result))
      : results.map(() => packed(thrown, result))
  )
}

const splitsOf = (kinds: readonly ResultKind[]): readonly Die[] =>
  kinds.map((_, i) => kinds.slice(i).flatMap(({ faces }, j) => Array<number>(faces).fill(j === 0 ? 1 : 0)))

const layoutOf = (thrown: Throw): Layout => {
  const known = layouts.get(thrown)
  if (known) return known
  const kinds = kindsOf(thrown)
  const last = kindsOf({ ...thrown, rerolls: [] })
  const lastOf = kinds.map(({ result }) => last.findLastIndex(each => each.result <= result))
  const layout = {
    kinds,
    splits: splitsOf(kinds),
    last: { kinds: last, splits: splitsOf(last) },
    lastOf,
    single: singleDieOf(thrown),
    lists: numbered(),
    gains: new Map()
  }
  layouts.set(thrown, layout)
  return layout
}

/** Rolls `count` dice and returns the number that show each kind, one kind after another. */
const rollKinds = (dice: Dice, count: number, { kinds, splits }: Kinds): number[] => {
  let left = count
  return kinds.map((_, i) => {
    const some = i === kinds.length - 1 || left === 0 ? left : dice.roll(left, splits[i] as Die)
    left -= some
    return some
  })
}

/**
 * The number of dice of each kind that are kept, and the number to re-roll. The roller's own re-rolls go first (T2.5), and no die
 * is re-rolled twice.
 */
const applyRerolls = (counts: readonly number[], { rerolls }: Throw, kinds: readonly ResultKind[], thrown: Throw) => {
  const kept = [...counts]
  let again = 0
  for (const reroll of [...rerolls.filter(({ forced }) => !forced), ...rerolls.filter(({ forced }) => forced)]) {
    const shownOf = (results: readonly number[]): number =>
      kinds.reduce((sum, { result }, i) => (results.includes(result) ? sum + (counts[i] as number) : sum), 0)
    let room = Math.min(
      reroll.most ?? Number.POSITIVE_INFINITY,
      reroll.forEach ? shownOf(reroll.forEach) : Number.POSITIVE_INFINITY
    )
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

/** Numbers lists of counts from 0, in the order in which they are met, because a game returns a single number. */
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

/**
 * The first throw, as the number of its list: the dice to roll again, then the dice kept of each kind, then (if `readsBoth`) the
 * first results of the dice to roll again.
 */
const firstThrow = (dice: Dice, count: number, thrown: Throw): number => {
  const layout = layoutOf(thrown)
  const counts = rollKinds(dice, count, layout)
  const { kept, again } = applyRerolls(counts, thrown, layout.kinds, thrown)
  const gone = counts.map((some, i) => some - (kept[i] as number))
  return layout.lists.numberOf([again, ...asLast(kept, layout), ...(thrown.readsBoth ? asLast(gone, layout) : [])])
}

/** Converts counts by `kinds` to counts by `last.kinds`. */
const asLast = (counts: readonly number[], { last, lastOf }: Layout): readonly number[] => {
  const sums = last.kinds.map(() => 0)
  counts.forEach((some, i) => {
    const place = lastOf[i] as number
    sums[place] = (sums[place] as number) + some
  })
  return sums
}

const secondThrow = (dice: Dice, count: number, thrown: Throw): number => {
  const layout = layoutOf(thrown)
  return layout.lists.numberOf(rollKinds(dice, count, layout.last))
}

/** Rolled dice: the number of each kind, by what raises have added to them so far. */
type RaisedDice = ReadonlyMap<number, readonly number[]>

/** Every way to raise up to `dice` of the rolled dice by `count`. */
const waysToRaise = (rolled: RaisedDice, { count, dice }: Raise): readonly RaisedDice[] => {
  const piles = [...rolled].flatMap(([added, kinds]) => kinds.flatMap((some, kind) => (some > 0 ? [{ added, kind, some }] : [])))
  const moved = (from: RaisedDice, { added, kind }: (typeof piles)[number], some: number): RaisedDice => {
    const to = added + count
    const less = (from.get(added) ?? []).map((each, i) => (i === kind ? each - some : each))
    const more = (from.get(to) ?? less.map(() => 0)).map((each, i) => (i === kind ? each + some : each))
    return new Map([...from, [added, less], [to, more]])
  }
  const from = (pile: number, left: number, now: RaisedDice): readonly RaisedDice[] => {
    const here = piles[pile]
    if (!here) return [now]
    return Array.from({ length: Math.min(left, here.some) + 1 }, (_, some) =>
      from(pile + 1, left - some, some > 0 ? moved(now, here, some) : now)
    ).flat()
  }
  return from(0, dice, rolled)
}

const sumOf = (thrown: Throw, kinds: readonly ResultKind[], rolled: RaisedDice): number[] => {
  const sums = worthOf(thrown, 1).map(() => 0)
  for (const [added, counts] of rolled)
    counts.forEach((some, kind) => {
      if (some === 0) return
      const values = worthOf(thrown, clampResult((kinds[kind] as ResultKind).result + added))
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + some * (values[i] as number)
    })
  return sums
}

/** The packed total of the dice. `gone`: what the first results of re-rolled dice are worth, by reader. */
const totalOf = ({ readers }: Throw, [successes = 0, ...seen]: readonly number[], gone: readonly number[]): number => {
  let [enemy, own] = [successes, 0]
  readers.forEach(({ most, isBack }, i) => {
    const more = Math.min(most, (seen[i] as number) + (gone[i + 1] ?? 0))
    if (isBack) own += more
    else enemy += more
  })
  return enemy + own * PACK
}

/** True if the total `one` is better for the roller: more hits on the enemy, or as many and fewer on the roller. */
const isBetterPlaced = (one: number, other: number): boolean =>
  one % PACK === other % PACK ? one < other : one % PACK > other % PACK

/** Rolls `count` dice and returns their packed total (see `PACK`): hits on the enemy and on the roller, extra hits included. */
export const rollAttack = (dice: Dice, count: number, thrown: Throw): number => {
  const layout = layoutOf(thrown)
  if (layout.single) return dice.roll(count, layout.single)
  const { kinds } = layout.last
  const [left = 0, ...first] = layout.lists.listOf(dice.play(firstThrow, count, thrown))
  const again = left > 0 ? layout.lists.listOf(dice.play(secondThrow, left, thrown)) : []
  const rolled = kinds.map((_, i) => (first[i] ?? 0) + (again[i] ?? 0))
  const gone = sumOf(thrown, kinds, new Map([[0, first.slice(kinds.length)]]))
  const plain = sumOf(thrown, kinds, new Map([[0, rolled]]))
  let best = totalOf(thrown, plain, gone)
  if (thrown.raises.length === 0) return best
  // N4: raises go to the dice they help most, after all dice have been rolled
  for (const gain of gainsOf(thrown, layout, rolled)) {
    const total = totalOf(
      thrown,
      plain.map((sum, i) => sum + (gain[i] as number)),
      gone
    )
    if (isBetterPlaced(total, best)) best = total
  }
  return best
}

/**
 * Everything that raises can add to the worth of the rolled dice. Dice of a kind beyond the number raised in total make no
 * difference, so that they are left out of the cache key.
 */
const gainsOf = (
  thrown: Throw,
  { last: { kinds }, gains }: Layout,
  rolled: readonly number[]
): readonly (readonly number[])[] => {
  const raised = thrown.raises.reduce((sum, { dice }) => sum + dice, 0)
  const some = rolled.map(each => Math.min(each, raised))
  const key = some.join()
  const known = gains.get(key)
  if (known) return known
  const start: RaisedDice = new Map([[0, some]])
  const plain = sumOf(thrown, kinds, start)
  const placings = thrown.raises.reduce<readonly RaisedDice[]>(
    (all, raise) => all.flatMap(each => waysToRaise(each, raise)),
    [start]
  )
  const found = new Map<string, readonly number[]>()
  for (const each of placings) {
    const gain = sumOf(thrown, kinds, each).map((sum, i) => sum - (plain[i] as number))
    found.set(gain.join(), gain)
  }
  const made = [...found.values()]
  gains.set(key, made)
  return made
}

/** Unpacks a total: the hits on the enemy, then those on the roller. */
export const hitsOf = (total: number): readonly number[] => [total % PACK, Math.floor(total / PACK)]

/** The number of defence dice against `hits` hits (T2.6, T3.11). */
export const saveDice = (hits: number, { perHit, bonus, capped }: Saves): number => {
  if (hits <= 0 || perHit === 0) return 0
  const all = Math.max(0, perHit * hits + bonus)
  return capped ? Math.min(2 * hits, all) : all
}

/** The number of hits to save: those of dice and automatic ones, less those cancelled. */
export const hitsLeft = (ofDice: number, { hits, cancels }: Saves): number => Math.max(0, ofDice + hits - cancels)

/**
 * Rolls defence dice against `ofDice` hits of dice and automatic ones; returns the uncancelled hits (step 5 of a melee, 4 of a
 * shot).
 */
export const rollSaves = (dice: Dice, ofDice: number, ward: Saves): number => {
  const left = hitsLeft(ofDice, ward)
  return Math.max(0, left - (dice.play(rollAttack, saveDice(left, ward), ward.thrown) % PACK))
}

/** The uncancelled hits that matter: the first `ignores` are ignored, and at most `most` count. */
export const afterSaves = (dice: Dice, most: number, ignores: number, ofDice: number, ward: Saves): number =>
  Math.min(most, Math.max(0, dice.play(rollSaves, ofDice, ward) - ignores))

const PLAIN: readonly number[] = [0, 1, 1, 1, 1, 1, 1]

interface Rolling {
  readonly modifier: number
  readonly needs: number
}

const rerollReadings = (readings: Readings) => ({
  rerollsHits: readings['reroll-hits'] === 'all',
  readsBoth: readings['six-after-reroll'] === 'both'
})

const reader = ({ on, or, count, most }: HitsOn, isBack: boolean): Reader => ({ on, or, count, most, isBack })

/** A cache by the strike rules of two units, and by a key of everything else that the value depends on. */
const cacheByPair = <T>() => {
  const known = new WeakMap<StrikeRules, WeakMap<StrikeRules, Map<string, T>>>()
  return (own: StrikeRules, enemy: StrikeRules, key: string, make: () => T): T => {
    const byEnemy = known.get(own) ?? new WeakMap<StrikeRules, Map<string, T>>()
    const byKey = byEnemy.get(enemy) ?? new Map<string, T>()
    const made = byKey.get(key) ?? make()
    known.set(own, byEnemy.set(enemy, byKey.set(key, made)))
    return made
  }
}

const cachedThrows = cacheByPair<Throw>()

/** How a unit with the strike rules `own` rolls its attack dice at an enemy with the rules `enemy`. */
export const attackThrow = (
  own: StrikeRules,
  enemy: StrikeRules,
  rolling: Rolling,
  rerollsAll: boolean,
  readings: Readings
): Throw => {
  const reading = rerollReadings(readings)
  const { modifier, needs } = rolling
  return cachedThrows(own, enemy, [modifier, needs, rerollsAll, reading.rerollsHits, reading.readsBoth].join(), () =>
    intern({
      modifier,
      needs,
      rerolls: [...own.attackRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
      raises: own.attackRaises,
      readers: [
        ...own.hitsOn.filter(({ of }) => of === 'own').map(each => reader(each, each.strikes === 'own')),
        ...enemy.hitsOn.filter(({ of }) => of === 'enemy').map(each => reader(each, each.strikes !== 'own'))
      ],
      worth: PLAIN,
      ...reading
    })
  )
}

interface Defending extends Rolling {
  readonly bonus: number
  readonly capped: boolean
}

const cachedSaves = cacheByPair<Saves>()

/** How a unit with the strike rules `own` defends against the hits of an enemy with the rules `enemy`. */
export const savesOf = (
  own: StrikeRules,
  enemy: StrikeRules,
  defending: Defending,
  rerollsAll: boolean,
  readings: Readings
): Saves => {
  const { bonus, capped, modifier, needs } = defending
  const reading = rerollReadings(readings)
  return cachedSaves(own, enemy, [bonus, capped, modifier, needs, rerollsAll, reading.rerollsHits].join(), () => {
    const worth = PLAIN.map((one, result) =>
      own.cancelsOn.reduce((most, { on, count }) => (on === result ? Math.max(most, count) : most), one)
    )
    const thrown = intern({
      modifier: modifier + own.defenceRoll,
      needs,
      rerolls: [...own.defenceRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
      raises: own.defenceRaises,
      readers: [],
      worth,
      ...reading,
      readsBoth: false
    })
    return intern({ thrown, perHit: own.dicePerHit, bonus, capped, cancels: own.cancelHits, hits: enemy.hits })
  })
}

/** The maximum number of hits from `dice` dice, on the enemy and on the roller together. */
export const mostHits = (dice: number, { readers }: Throw): number =>
  dice + readers.reduce((sum, { count, most }) => sum + Math.min(most, 2 * count * dice), 0)
