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
interface ExtraHits {
  readonly on: number
  readonly or: 'more' | 'less' | 'only'
  readonly count: number
  readonly most: number
  /** The hits strike the roller, not the enemy. */
  readonly onRoller: boolean
}

/** How a set of dice is rolled, and what the results are worth. */
export interface DiceRoll {
  /** Added to each result, which is then limited to 1 to 6 (T1.5). */
  readonly modifier: number
  /** The least result that succeeds. */
  readonly needs: number
  readonly rerolls: readonly Reroll[]
  readonly raises: readonly Raise[]
  readonly extraHits: readonly ExtraHits[]
  /** The number of successes that a success counts as, by its result (N6). */
  readonly worth: readonly number[]
  /** True under the interpretation reroll-hits=all. */
  readonly rerollsHits: boolean
  /** True under the interpretation six-after-reroll=both: extra hits count for the result before a re-roll too. */
  readonly countsBoth: boolean
}

/** How a unit defends: the roll of its defence dice, dice per hit, bonus dice, and hits cancelled before the roll. */
export interface Saves {
  readonly roll: DiceRoll
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
const isRerolled = ({ forced, results }: Reroll, result: number, { needs, rerollsHits }: DiceRoll): boolean => {
  if (results !== undefined && result > results) return false
  return forced ? result >= needs : result < needs || (rerollsHits && results !== undefined)
}

/** The hits that a die which shows `result` gives by one rule. */
const extraFor = ({ on, or, count }: ExtraHits, result: number): number =>
  (or === 'only' ? result === on : or === 'less' ? result <= on : result >= on) ? count : 0

/**
 * Dice hit the enemy, and some also the roller, but a die and a game are worth one number each: a packed total is the hits on the
 * enemy, always fewer than this, plus this times those on the roller.
 */
const PACK = 4096

/** Faces that a roll treats alike: the least of their results, and their number. */
interface ResultKind {
  readonly result: number
  readonly faces: number
}

/** The kinds of result of a roll, in ascending order. */
interface Kinds {
  readonly kinds: readonly ResultKind[]
  /** `splits[i]`: a die worth 1 if a die of kind i or a later one is of kind i. */
  readonly splits: readonly Die[]
}

/** How to evaluate a roll, worked out once for each `DiceRoll`. */
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

const layouts = new WeakMap<DiceRoll, Layout>()

/** Every sum that raises can add to one die (N4: they add up). */
const additions = ({ raises }: DiceRoll): readonly number[] =>
  raises.reduce<readonly number[]>((all, { count }) => all.flatMap(each => [each, each + count]), [0])

/** The worth of a result: its successes, then the hits by each rule of extra hits. */
const worthOf = (roll: DiceRoll, result: number): readonly number[] => [
  result >= roll.needs ? (roll.worth[result] ?? 1) : 0,
  ...roll.extraHits.map(each => extraFor(each, result))
]

/** The packed total of dice of this worth. `gone`: the worth of the first results of re-rolled dice, of which extra hits are read. */
const totalOf = (
  { extraHits }: DiceRoll,
  [successes = 0, ...seen]: readonly number[],
  [, ...gone]: readonly number[]
): number => {
  let [enemy, own] = [successes, 0]
  extraHits.forEach(({ most, onRoller }, i) => {
    const more = Math.min(most, (seen[i] as number) + (gone[i] ?? 0))
    if (onRoller) own += more
    else enemy += more
  })
  return enemy + own * PACK
}

const kindsOf = (roll: DiceRoll): readonly ResultKind[] => {
  const kinds: { result: number; faces: number; signature: string }[] = []
  for (const face of FACES) {
    const result = clampResult(face + roll.modifier)
    const signature = JSON.stringify([
      roll.rerolls.map(each => [isRerolled(each, result, roll), each.forEach?.includes(result)]),
      additions(roll).map(more => worthOf(roll, clampResult(result + more)))
    ])
    const last = kinds.at(-1)
    if (last?.signature === signature) last.faces++
    else kinds.push({ result, faces: 1, signature })
  }
  return kinds
}

/** The packed worth of a single die. `before`: the result that was re-rolled, if any. */
const packed = (roll: DiceRoll, result: number, before?: number): number =>
  totalOf(roll, worthOf(roll, result), roll.countsBoth && before !== undefined ? worthOf(roll, before) : [])

/** The roll as a single die, with faces for the results of re-rolls; undefined if re-rolls, raises or extra hits have a limit. */
const singleDieOf = (roll: DiceRoll): Die | undefined => {
  const isFree =
    roll.raises.length === 0 && roll.rerolls.every(({ most, forEach }) => most === undefined && forEach === undefined)
  if (!isFree || roll.extraHits.some(({ most }) => most < 99)) return undefined
  const results = FACES.map(face => clampResult(face + roll.modifier))
  if (roll.rerolls.length === 0) return results.map(result => packed(roll, result))
  return results.flatMap(result =>
    roll.rerolls.some(each => isRerolled(each, result, roll))
      ? results.map(again => packed(roll, again, result))
      : results.map(() => packed(roll, result))
  )
}

const splitsOf = (kinds: readonly ResultKind[]): readonly Die[] =>
  kinds.map((_, i) => kinds.slice(i).flatMap(({ faces }, j) => Array<number>(faces).fill(j === 0 ? 1 : 0)))

const layoutOf = (roll: DiceRoll): Layout => {
  const known = layouts.get(roll)
  if (known) return known
  const kinds = kindsOf(roll)
  const last = kindsOf({ ...roll, rerolls: [] })
  const lastOf = kinds.map(({ result }) => last.findLastIndex(each => each.result <= result))
  const layout = {
    kinds,
    splits: splitsOf(kinds),
    last: { kinds: last, splits: splitsOf(last) },
    lastOf,
    single: singleDieOf(roll),
    lists: numbered(),
    gains: new Map()
  }
  layouts.set(roll, layout)
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
const applyRerolls = (counts: readonly number[], roll: DiceRoll, kinds: readonly ResultKind[]) => {
  const { rerolls } = roll
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
      if (!isRerolled(reroll, result, roll)) return
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
 * The first roll, as the number of its list: the dice to roll again, then the dice kept of each kind, then (if `countsBoth`) the
 * first results of the dice to roll again.
 */
const rollFirst = (dice: Dice, count: number, roll: DiceRoll): number => {
  const layout = layoutOf(roll)
  const counts = rollKinds(dice, count, layout)
  const { kept, again } = applyRerolls(counts, roll, layout.kinds)
  const gone = counts.map((some, i) => some - (kept[i] as number))
  return layout.lists.numberOf([again, ...asLast(kept, layout), ...(roll.countsBoth ? asLast(gone, layout) : [])])
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

const rollAgain = (dice: Dice, count: number, roll: DiceRoll): number => {
  const layout = layoutOf(roll)
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

const sumOf = (roll: DiceRoll, kinds: readonly ResultKind[], rolled: RaisedDice): number[] => {
  const sums = worthOf(roll, 1).map(() => 0)
  for (const [added, counts] of rolled)
    counts.forEach((some, kind) => {
      if (some === 0) return
      const values = worthOf(roll, clampResult((kinds[kind] as ResultKind).result + added))
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + some * (values[i] as number)
    })
  return sums
}

/** True if the total `one` is better for the roller: more hits on the enemy, or as many and fewer on the roller. */
const isBetterPlaced = (one: number, other: number): boolean =>
  one % PACK === other % PACK ? one < other : one % PACK > other % PACK

/** Rolls `count` dice and returns their packed total (see `PACK`): hits on the enemy and on the roller, extra hits included. */
export const rollAttack = (dice: Dice, count: number, roll: DiceRoll): number => {
  const layout = layoutOf(roll)
  if (layout.single) return dice.roll(count, layout.single)
  const { kinds } = layout.last
  const [left = 0, ...first] = layout.lists.listOf(dice.play(rollFirst, count, roll))
  const again = left > 0 ? layout.lists.listOf(dice.play(rollAgain, left, roll)) : []
  const rolled = kinds.map((_, i) => (first[i] ?? 0) + (again[i] ?? 0))
  const gone = sumOf(roll, kinds, new Map([[0, first.slice(kinds.length)]]))
  const plain = sumOf(roll, kinds, new Map([[0, rolled]]))
  let best = totalOf(roll, plain, gone)
  if (roll.raises.length === 0) return best
  // N4: raises go to the dice they help most, after all dice have been rolled
  for (const gain of gainsOf(roll, layout, rolled)) {
    const total = totalOf(
      roll,
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
  roll: DiceRoll,
  { last: { kinds }, gains }: Layout,
  rolled: readonly number[]
): readonly (readonly number[])[] => {
  const raised = roll.raises.reduce((sum, { dice }) => sum + dice, 0)
  const some = rolled.map(each => Math.min(each, raised))
  const key = some.join()
  const known = gains.get(key)
  if (known) return known
  const start: RaisedDice = new Map([[0, some]])
  const plain = sumOf(roll, kinds, start)
  const placings = roll.raises.reduce<readonly RaisedDice[]>(
    (all, raise) => all.flatMap(each => waysToRaise(each, raise)),
    [start]
  )
  const found = new Map<string, readonly number[]>()
  for (const each of placings) {
    const gain = sumOf(roll, kinds, each).map((sum, i) => sum - (plain[i] as number))
    found.set(gain.join(), gain)
  }
  const made = [...found.values()]
  gains.set(key, made)
  return made
}

/** Unpacks a total. */
export const unpackHits = (total: number): readonly [onEnemy: number, onRoller: number] => [
  total % PACK,
  Math.floor(total / PACK)
]

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
export const rollSaves = (dice: Dice, ofDice: number, saves: Saves): number => {
  const left = hitsLeft(ofDice, saves)
  return Math.max(0, left - (dice.play(rollAttack, saveDice(left, saves), saves.roll) % PACK))
}

/** The uncancelled hits that matter: the first `ignores` are ignored, and at most `most` count. */
export const afterSaves = (dice: Dice, most: number, ignores: number, ofDice: number, saves: Saves): number =>
  Math.min(most, Math.max(0, dice.play(rollSaves, ofDice, saves) - ignores))

const PLAIN: readonly number[] = [0, 1, 1, 1, 1, 1, 1]

interface Rolling {
  readonly modifier: number
  readonly needs: number
}

const rerollReadings = (readings: Readings) => ({
  rerollsHits: readings['reroll-hits'] === 'all',
  countsBoth: readings['six-after-reroll'] === 'both'
})

const extraHitsOf = ({ on, or, count, most }: HitsOn, onRoller: boolean): ExtraHits => ({ on, or, count, most, onRoller })

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

const cachedRolls = cacheByPair<DiceRoll>()

/** How a unit with the strike rules `own` rolls its attack dice at an enemy with the rules `enemy`. */
export const attackRoll = (
  own: StrikeRules,
  enemy: StrikeRules,
  rolling: Rolling,
  rerollsAll: boolean,
  readings: Readings
): DiceRoll => {
  const reading = rerollReadings(readings)
  const { modifier, needs } = rolling
  return cachedRolls(own, enemy, [modifier, needs, rerollsAll, reading.rerollsHits, reading.countsBoth].join(), () =>
    intern({
      modifier,
      needs,
      rerolls: [...own.attackRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
      raises: own.attackRaises,
      extraHits: [
        ...own.hitsOn.filter(({ of }) => of === 'own').map(each => extraHitsOf(each, each.strikes === 'own')),
        ...enemy.hitsOn.filter(({ of }) => of === 'enemy').map(each => extraHitsOf(each, each.strikes !== 'own'))
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
    const roll = intern({
      modifier: modifier + own.defenceRoll,
      needs,
      rerolls: [...own.defenceRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
      raises: own.defenceRaises,
      extraHits: [],
      worth,
      ...reading,
      countsBoth: false
    })
    return intern({ roll, perHit: own.dicePerHit, bonus, capped, cancels: own.cancelHits, hits: enemy.hits })
  })
}

/** The maximum number of hits from `dice` dice, on the enemy and on the roller together. */
export const mostHits = (dice: number, { extraHits }: DiceRoll): number =>
  dice + extraHits.reduce((sum, { count, most }) => sum + Math.min(most, 2 * count * dice), 0)
