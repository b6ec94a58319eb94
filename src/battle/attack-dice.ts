import type { Dice, Die } from '../chance/dice'
import { type HitsOn, NO_STRIKE_RULES, type Raise, type Reroll, type StrikeRules } from '../model/fight-state'
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
export interface Saves {
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
export const intern = <T extends object>(value: T): T => {
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
  /** What raises may add, by the dice of each kind. */
  readonly gains: Map<string, readonly (readonly number[])[]>
}

const layouts = new WeakMap<Throw, Laid>()

/** All that raises may add to one die (N4: they add up). */
const additions = ({ raises }: Throw): readonly number[] =>
  raises.reduce<readonly number[]>((all, { count }) => all.flatMap(each => [each, each + count]), [0])

/** What a result comes to: as a success, and for each reader. */
const worthOf = (thrown: Throw, result: number): readonly number[] => [
  result >= thrown.needs ? (thrown.worth[result] ?? 1) : 0,
  ...thrown.readers.map(each => reads(each, result))
]

const kindsOf = (thrown: Throw): readonly Alike[] => {
  const kinds: { result: number; faces: number; signature: string }[] = []
  for (const face of FACES) {
    const result = hold(face + thrown.modifier)
    const signature = JSON.stringify([
      thrown.rerolls.map(each => [isRerolled(each, result, thrown), each.forEach?.includes(result)]),
      additions(thrown).map(more => worthOf(thrown, hold(result + more)))
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
  const isFree =
    thrown.raises.length === 0 && thrown.rerolls.every(({ most, forEach }) => most === undefined && forEach === undefined)
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
    lists: numbered(),
    gains: new Map()
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
const firstThrow = (dice: Dice, count: number, thrown: Throw): number => {
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

const secondThrow = (dice: Dice, count: number, thrown: Throw): number => {
  const laid = laidOut(thrown)
  return laid.lists.numberOf(shown(dice, count, laid.last))
}

/** Dice lying there, by what is added to them so far and by kind. */
type Lifted = ReadonlyMap<number, readonly number[]>

/** Every way to raise no more than so many dice of those lying there. */
const raisings = (lying: Lifted, { count, dice }: Raise): readonly Lifted[] => {
  const piles = [...lying].flatMap(([added, kinds]) => kinds.flatMap((some, kind) => (some > 0 ? [{ added, kind, some }] : [])))
  const moved = (from: Lifted, { added, kind }: (typeof piles)[number], some: number): Lifted => {
    const to = added + count
    const less = (from.get(added) ?? []).map((each, i) => (i === kind ? each - some : each))
    const more = (from.get(to) ?? less.map(() => 0)).map((each, i) => (i === kind ? each + some : each))
    return new Map([...from, [added, less], [to, more]])
  }
  const from = (pile: number, left: number, now: Lifted): readonly Lifted[] => {
    const here = piles[pile]
    if (!here) return [now]
    return Array.from({ length: Math.min(left, here.some) + 1 }, (_, some) =>
      from(pile + 1, left - some, some > 0 ? moved(now, here, some) : now)
    ).flat()
  }
  return from(0, dice, lying)
}

const sumOf = (thrown: Throw, kinds: readonly Alike[], lying: Lifted): number[] => {
  const sums = worthOf(thrown, 1).map(() => 0)
  for (const [added, counts] of lying)
    counts.forEach((some, kind) => {
      if (some === 0) return
      const values = worthOf(thrown, hold((kinds[kind] as Alike).result + added))
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + some * (values[i] as number)
    })
  return sums
}

/** What the dice come to in all, to the enemy and (times PACK) to the roller; `gone`: what their first results are worth to readers. */
const totalOf = ({ readers }: Throw, [successes = 0, ...seen]: readonly number[], gone: readonly number[]): number => {
  let [enemy, own] = [successes, 0]
  readers.forEach(({ most, isBack }, i) => {
    const more = Math.min(most, (seen[i] as number) + (gone[i + 1] ?? 0))
    if (isBack) own += more
    else enemy += more
  })
  return enemy + own * PACK
}

/** Most to the enemy, then least to the roller. */
const isBetterPlaced = (one: number, other: number): boolean =>
  one % PACK === other % PACK ? one < other : one % PACK > other % PACK

/** What a throw does: successes and all that its results give, to the enemy and (times PACK) to the roller. */
export const rollAttack = (dice: Dice, count: number, thrown: Throw): number => {
  const laid = laidOut(thrown)
  if (laid.alone) return dice.roll(count, laid.alone)
  const { kinds } = laid.last
  const [left = 0, ...first] = laid.lists.listOf(dice.play(firstThrow, count, thrown))
  const again = left > 0 ? laid.lists.listOf(dice.play(secondThrow, left, thrown)) : []
  const lying = kinds.map((_, i) => (first[i] ?? 0) + (again[i] ?? 0))
  const gone = sumOf(thrown, kinds, new Map([[0, first.slice(kinds.length)]]))
  const plain = sumOf(thrown, kinds, new Map([[0, lying]]))
  let best = totalOf(thrown, plain, gone)
  if (thrown.raises.length === 0) return best
  // N4: raised dice are the best placed ones, once all have been rolled
  for (const gain of gainsOf(thrown, laid, lying)) {
    const total = totalOf(
      thrown,
      plain.map((sum, i) => sum + (gain[i] as number)),
      gone
    )
    if (isBetterPlaced(total, best)) best = total
  }
  return best
}

/** All that raises may add to what some dice come to. More dice of a kind than are raised in all leave it as it is. */
const gainsOf = (thrown: Throw, { last: { kinds }, gains }: Laid, lying: readonly number[]): readonly (readonly number[])[] => {
  const raised = thrown.raises.reduce((sum, { dice }) => sum + dice, 0)
  const some = lying.map(each => Math.min(each, raised))
  const key = some.join()
  const known = gains.get(key)
  if (known) return known
  const start: Lifted = new Map([[0, some]])
  const plain = sumOf(thrown, kinds, start)
  const placings = thrown.raises.reduce<readonly Lifted[]>((all, raise) => all.flatMap(each => raisings(each, raise)), [start])
  const found = new Map<string, readonly number[]>()
  for (const each of placings) {
    const gain = sumOf(thrown, kinds, each).map((sum, i) => sum - (plain[i] as number))
    found.set(gain.join(), gain)
  }
  const made = [...found.values()]
  gains.set(key, made)
  return made
}

/** Hits on the enemy and on the roller. */
export const hitsOf = (total: number): readonly number[] => [total % PACK, Math.floor(total / PACK)]

/** Dice with which a unit defends against so many hits (T2.6, T3.11). */
export const saveDice = (hits: number, { perHit, bonus, capped }: Saves): number => {
  if (hits <= 0 || perHit === 0) return 0
  const all = Math.max(0, perHit * hits + bonus)
  return capped ? Math.min(2 * hits, all) : all
}

/** Hits that are left to be saved: those of dice and those that come without, less those cancelled. */
export const hitsLeft = (ofDice: number, { hits, cancels }: Saves): number => Math.max(0, ofDice + hits - cancels)

/** Uncancelled hits of so many hits of dice (steps 5; 4 in a shot). */
export const rollSaves = (dice: Dice, ofDice: number, ward: Saves): number => {
  const left = hitsLeft(ofDice, ward)
  return Math.max(0, left - (dice.play(rollAttack, saveDice(left, ward), ward.thrown) % PACK))
}

/** The same as it is felt: the first ones ignored, and no more than `most`. */
export const afterSaves = (dice: Dice, most: number, ignores: number, ofDice: number, ward: Saves): number =>
  Math.min(most, Math.max(0, dice.play(rollSaves, ofDice, ward) - ignores))

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

/** What two units with these feats come to, by what else it depends on. */
const between = <T>() => {
  const known = new WeakMap<StrikeRules, WeakMap<StrikeRules, Map<string, T>>>()
  return (own: StrikeRules, enemy: StrikeRules, key: string, make: () => T): T => {
    const byEnemy = known.get(own) ?? new WeakMap<StrikeRules, Map<string, T>>()
    const byKey = byEnemy.get(enemy) ?? new Map<string, T>()
    const made = byKey.get(key) ?? make()
    known.set(own, byEnemy.set(enemy, byKey.set(key, made)))
    return made
  }
}

const throws = between<Throw>()

/** The attack throw of a unit with these feats at an enemy with those. */
export const attackThrow = (
  own: StrikeRules,
  enemy: StrikeRules,
  rolling: Rolling,
  rerollsAll: boolean,
  readings: Readings
): Throw => {
  const reading = reread(readings)
  const { modifier, needs } = rolling
  return throws(own, enemy, [modifier, needs, rerollsAll, reading.rerollsHits, reading.readsBoth].join(), () =>
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

const allSaves = between<Saves>()

/** How a unit with these feats defends against the hits of an enemy with those. */
export const savesOf = (
  own: StrikeRules,
  enemy: StrikeRules,
  defending: Defending,
  rerollsAll: boolean,
  readings: Readings
): Saves => {
  const { bonus, capped, modifier, needs } = defending
  const reading = reread(readings)
  return allSaves(own, enemy, [bonus, capped, modifier, needs, rerollsAll, reading.rerollsHits].join(), () => {
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

/** Do dice of these two do more than hit or cancel? */
export const isSpecial = (one: StrikeRules, other: StrikeRules): boolean => one !== NO_STRIKE_RULES || other !== NO_STRIKE_RULES

/** Most hits that so many dice may give, on the enemy and on the roller together. */
export const mostHits = (dice: number, { readers }: Throw): number =>
  dice + readers.reduce((sum, { count, most }) => sum + Math.min(most, 2 * count * dice), 0)
