import { describe, expect, test } from 'vitest'
import {
  afterSaves,
  attackRoll,
  mostHits,
  rollAttack,
  rollSaves,
  saveDice,
  savesOf,
  unpackHits
} from '../../src/battle/attack-dice'
import { readingsOf } from '../../src/battle/prepare'
import {
  attackOf,
  defenceDice,
  defenceDiceTogether,
  defenceTogether,
  type Guard,
  guardOf,
  strikeTogether
} from '../../src/battle/strike'
import { atLeast, type Dice, type Die } from '../../src/chance/dice'
import { oddsOfGame } from '../../src/chance/exact'
import { type HitsOn, NO_STRIKE_RULES, type Reroll, type StrikeRules } from '../../src/model/unit-state'
import { rulebook } from '../../src/rules/rulebook'
import { toNumber } from '../oracle/fraction'
import { type Throw, throwDice } from '../oracle/second/dice'

const five = atLeast(5)
const four = atLeast(4)

describe('defence dice (R2.4, R3.7)', () => {
  test.each([
    [0, 3, true, 0],
    [1, 0, true, 1],
    [1, 3, true, 2],
    [3, 2, true, 5],
    [3, 3, true, 6],
    [3, 4, true, 6],
    [0, 3, false, 0],
    [1, 3, false, 4]
  ])('against %i hits with %i bonus dice, held to twice the hits %s: %i', (hits, bonus, capped, dice) =>
    expect(defenceDice(hits, guardOf(five, bonus, capped))).toBe(dice)
  )
  test('equal guards are one object, and others are not', () => {
    const guards = [0, 1, 2].flatMap(bonus => [true, false].map(capped => guardOf(five, bonus, capped)))
    const others = [guardOf(four, 0, true), guardOf(five, 1, true, 'in-turn'), guardOf(five, 1, true, 'to-most')]
    expect(new Set([...guards, ...others]).size).toBe(9)
    expect(others[2]).toEqual({ save: five, bonus: 1, capped: true, againstTwo: 'to-most' })
    expect(guardOf(five, 1, true)).toBe(guardOf(five, 1, true))
    expect(guards[1]).toEqual({ save: five, bonus: 0, capped: false, againstTwo: 'one-roll' })
    const never: Die = Object.freeze([0, 0, 0, 0, 0, 0])
    expect(guardOf(never, 0, false)).toEqual({ save: never, bonus: 0, capped: false, againstTwo: 'one-roll' })
    expect(guardOf(never, 0, false)).toBe(guardOf(never, 0, false))
  })
})

/** Dice that hit as often as is said, of which nobody is saved; how many were rolled to save is noted. */
const watched = (hits: readonly number[]) => {
  const saves: number[] = []
  const left = [...hits]
  const dice: Dice = {
    roll: (count: number, die: Die) => {
      if (die !== five) return left.shift() ?? 0
      saves.push(count)
      return 0
    },
    play: (game, ...stakes) => game(dice, ...stakes)
  }
  return { dice, saves }
}

describe('two units strike one (R6.3)', () => {
  const rolled = (first: number, second: number, guard: Guard) => {
    const { dice, saves } = watched([first, second])
    expect(strikeTogether(dice, attackOf(6, four), attackOf(6, four), guard)).toBe(first + second)
    return saves
  }
  test('one roll against both: the cap is of all hits', () => {
    expect(rolled(1, 2, guardOf(five, 4, true))).toEqual([6])
    expect(defenceDiceTogether(1, 2, guardOf(five, 4, true))).toBe(6)
  })
  test.each([
    [1, 3, 1, true, [1, 4]],
    [3, 1, 1, true, [4, 1]],
    [2, 2, 1, true, [3, 2]],
    [1, 3, 2, true, [2, 4]],
    [1, 3, 4, true, [2, 6]],
    [3, 1, 4, true, [6, 2]],
    [1, 1, 9, true, [2, 2]],
    [0, 2, 3, true, [0, 4]],
    [2, 0, 3, true, [4, 0]],
    [1, 3, 3, false, [2, 5]],
    [0, 2, 3, false, [0, 5]],
    [2, 0, 3, false, [5, 0]],
    [0, 0, 3, false, [0, 0]]
  ])(
    'a roll each against %i and %i hits: %i bonus dice one by one, the larger first, each to twice the hits %s: %o',
    (first, second, bonus, capped, saves) => {
      const guard = guardOf(five, bonus, capped, 'in-turn')
      expect(rolled(first, second, guard)).toEqual(saves)
      expect(defenceDiceTogether(first, second, guard)).toBe(saves.reduce((sum, each) => sum + each))
    }
  )
  test.each([
    [1, 3, 2, true, [1, 5]],
    [3, 1, 2, true, [5, 1]],
    [1, 3, 4, true, [2, 6]],
    [1, 3, 3, false, [1, 6]]
  ])(
    'against %i and %i hits all of %i bonus dice on the larger, as far as the cap allows %s: %o',
    (first, second, bonus, capped, saves) => expect(rolled(first, second, guardOf(five, bonus, capped, 'to-most'))).toEqual(saves)
  )
})

/** Hits on 5 of which as many are cancelled as is said, roll by roll. */
const saving = (...saves: readonly number[]): Dice => {
  const left = [...saves]
  const dice: Dice = { roll: () => left.shift() ?? 0, play: (game, ...stakes) => game(dice, ...stakes) }
  return dice
}

/** Three hits of the first unit and one of the second; whose count twice is the first's 1, the second's 2, both 3. */
describe('hits of two that count twice where they are not saved (crush-timing=unsaved)', () => {
  const left = (doubled: number, againstTwo: Guard['againstTwo'], ...saves: readonly number[]) =>
    defenceTogether(saving(...saves), 3, 1, doubled, guardOf(five, 0, true, againstTwo))
  test.each([
    [0, 4, 3],
    [1, 7, 5],
    [2, 5, 3],
    [3, 8, 6]
  ])('under one roll those are saved first: %i, all or all but one left: %i, %i', (doubled, all, butOne) =>
    expect([left(doubled, 'one-roll', 0), left(doubled, 'one-roll', 1)]).toEqual([all, butOne])
  )
  test.each([
    [0, 4, 3],
    [1, 7, 5],
    [2, 5, 4],
    [3, 8, 6]
  ])('under a roll each, one of the first saved: %i, %i left or %i', (doubled, all, butOne) =>
    expect([left(doubled, 'in-turn', 0, 0), left(doubled, 'in-turn', 1, 0)]).toEqual([all, butOne])
  )
})

/** The same number from 0 up to below n for the same seed, one after another. */
const numbers = (seed: number) => {
  let state = seed
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return { below, of: <T>(...some: readonly [T, ...T[]]): T => some[below(some.length)] ?? some[0] }
}
type Numbers = ReturnType<typeof numbers>

/** None, one or two of a kind. */
const some = <T>({ below }: Numbers, one: () => T): readonly T[] => Array.from({ length: [0, 0, 1, 1, 2][below(5)] ?? 0 }, one)

const rerollOf = ({ below, of }: Numbers): Reroll => ({
  forced: of(false, true),
  ...(below(2) === 0 && { results: 1 + below(6) }),
  ...(below(3) === 0 && { most: 1 + below(2) }),
  ...(below(4) === 0 && { forEach: of([1], [1, 6], [4, 5, 6]) })
})
const hitsOnOf = ({ below, of }: Numbers): HitsOn => ({
  of: of('own', 'enemy'),
  on: 1 + below(6),
  count: 1 + below(2),
  or: of('more', 'less', 'only'),
  most: of(99, 99, 1, 2),
  strikes: of('own', 'enemy')
})
const rulesOf = (by: Numbers): StrikeRules => ({
  ...NO_STRIKE_RULES,
  hits: by.below(2),
  hitsOn: some(by, () => hitsOnOf(by)),
  attackRerolls: some(by, () => rerollOf(by)),
  attackRaises: some(by, () => ({ count: 1 + by.below(2), dice: 1 + by.below(2) })),
  defenceRoll: by.below(3) - 1,
  defenceRerolls: some(by, () => rerollOf(by)),
  defenceRaises: some(by, () => ({ count: 1 + by.below(2), dice: 1 + by.below(2) })),
  cancelHits: by.below(2),
  cancelsOn: some(by, () => ({ on: 1 + by.below(6), count: 1 + by.below(3) })),
  dicePerHit: by.of(1, 1, 2, 0)
})

const second = rulebook(2)
const drawnOf = (by: Numbers) => ({
  own: rulesOf(by),
  enemy: rulesOf(by),
  rolling: { modifier: by.below(5) - 2, needs: 2 + by.below(5) },
  rerollsAll: by.below(4) === 0,
  dice: by.below(4),
  readings: readingsOf({ readings: { 'reroll-hits': by.of('misses', 'all'), 'six-after-reroll': by.of('last', 'both') } }, second)
})

/** What the referee's dice come to, each total with its chance. */
const byReferee = (thrown: Throw, of: (seen: readonly number[]) => string): ReadonlyMap<string, number> => {
  const chances = new Map<string, number>()
  for (const { value, chance } of throwDice(thrown)) chances.set(of(value), (chances.get(of(value)) ?? 0) + toNumber(chance))
  return chances
}
const byOdds = ({ worth, weight }: ReturnType<typeof oddsOfGame>, of: (worth: number) => string): ReadonlyMap<string, number> =>
  new Map(worth.flatMap((value, i) => ((weight[i] ?? 0) > 0 ? [[of(value), weight[i] ?? 0] as const] : [])))

const agrees = (odds: ReadonlyMap<string, number>, referee: ReadonlyMap<string, number>, what: unknown): void => {
  expect([...odds.keys()].sort(), JSON.stringify(what)).toEqual([...referee.keys()].sort())
  for (const [key, chance] of referee) expect(odds.get(key), JSON.stringify(what)).toBeCloseTo(chance, 12)
}

const SEEDS = Array.from({ length: 8 }, (_, block) => Array.from({ length: 20 }, (_, i) => 1 + 7919 * (20 * block + i)))

describe('dice that do more than hit or cancel (T2.5, T2.6, N1 to N6)', () => {
  test.each(SEEDS.map(seeds => ({ seeds })))(
    'attack dice come to what the referee says, on the enemy and on the roller',
    ({ seeds }) => {
      for (const seed of seeds) {
        const drawn = drawnOf(numbers(seed))
        const { own, enemy, rolling, rerollsAll, dice, readings } = drawn
        const readers = [
          ...own.hitsOn.filter(({ of }) => of === 'own').map(each => ({ ...each, isBack: each.strikes === 'own' })),
          ...enemy.hitsOn.filter(({ of }) => of === 'enemy').map(each => ({ ...each, isBack: each.strikes === 'enemy' }))
        ]
        const totals = ([successes = 0, ...seen]: readonly number[]): readonly [number, number] => {
          const hits = (isBack: boolean) =>
            readers.reduce((sum, each, i) => (each.isBack === isBack ? sum + Math.min(each.most, seen[i] ?? 0) : sum), 0)
          return [successes + hits(false), hits(true)]
        }
        const referee = byReferee(
          {
            ...rolling,
            dice,
            raises: own.attackRaises,
            rerolls: [...own.attackRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
            readers: readers.map(({ on, or, count }) => result => {
              const isRead = or === 'only' ? result === on : or === 'less' ? result <= on : result >= on
              return isRead ? count : 0
            }),
            goodness: seen => [totals(seen)[0], -totals(seen)[1]],
            rerollsHits: readings['reroll-hits'] === 'all',
            readsBoth: readings['six-after-reroll'] === 'both'
          },
          seen => totals(seen).join()
        )
        const thrown = attackRoll(own, enemy, rolling, rerollsAll, readings)
        const odds = byOdds(oddsOfGame(rollAttack, dice, thrown), total => unpackHits(total).join())
        agrees(odds, referee, drawn)
        for (const key of odds.keys()) {
          const [onEnemy = 0, onRoller = 0] = key.split(',').map(Number)
          expect(onEnemy + onRoller).toBeLessThanOrEqual(mostHits(dice, thrown))
        }
      }
    }
  )

  test('the same two units throw otherwise where something else of their strike differs', () => {
    const { own, enemy, readings } = drawnOf(numbers(1))
    const thrown = (modifier: number, needs: number) => attackRoll(own, enemy, { modifier, needs }, false, readings)
    const saves = (bonus: number, needs: number) =>
      savesOf(own, enemy, { modifier: 0, needs, bonus, capped: true }, false, readings)
    expect(thrown(1, 4)).toBe(thrown(1, 4))
    expect([thrown(1, 4).modifier, thrown(2, 4).modifier, thrown(1, 5).needs]).toEqual([1, 2, 5])
    expect(saves(1, 5)).toBe(saves(1, 5))
    expect([saves(1, 5).bonus, saves(2, 5).bonus, saves(1, 4).roll.needs]).toEqual([1, 2, 4])
  })

  test.each([
    [0, 1, 3, false, 0],
    [0, 1, 3, true, 0],
    [2, 1, 1, true, 3],
    [2, 1, 9, true, 4],
    [2, 1, 9, false, 11],
    [2, 2, 0, true, 4],
    [2, 0, 3, true, 0],
    [2, 1, -3, false, 0]
  ])('%i hits, %i dice for each and %i more, held to twice the hits %s: %i dice', (hits, perHit, bonus, capped, dice) => {
    const own = { ...NO_STRIKE_RULES, dicePerHit: perHit }
    const { readings } = drawnOf(numbers(1))
    expect(saveDice(hits, savesOf(own, NO_STRIKE_RULES, { modifier: 0, needs: 5, bonus, capped }, false, readings))).toBe(dice)
  })

  test.each(SEEDS.map(seeds => ({ seeds })))('defence dice leave what the referee says', ({ seeds }) => {
    for (const seed of seeds) {
      const by = numbers(seed + 1)
      const drawn = { ...drawnOf(by), bonus: by.below(4) - 1, capped: by.of(true, false) }
      const { own, enemy, rolling, rerollsAll, dice: ofDice, readings, bonus, capped } = drawn
      // N1, N5: automatic hits count, and some are cancelled before anybody throws
      const hits = Math.max(0, ofDice + enemy.hits - own.cancelHits)
      const all = Math.max(0, own.dicePerHit * hits + bonus)
      const thrown = hits === 0 || own.dicePerHit === 0 ? 0 : capped ? Math.min(2 * hits, all) : all
      const cancels = (result: number): number =>
        result < rolling.needs ? 0 : Math.max(1, ...own.cancelsOn.filter(({ on }) => on === result).map(({ count }) => count))
      const referee = byReferee(
        {
          dice: thrown,
          needs: rolling.needs,
          modifier: rolling.modifier + own.defenceRoll,
          raises: own.defenceRaises,
          rerolls: [...own.defenceRerolls, ...(rerollsAll ? [{ forced: false }] : [])],
          readers: [cancels],
          goodness: ([, cancelled = 0]) => [cancelled],
          rerollsHits: readings['reroll-hits'] === 'all',
          readsBoth: false
        },
        ([, cancelled = 0]) => `${Math.max(0, hits - cancelled)}`
      )
      const ward = savesOf(own, enemy, { ...rolling, bonus, capped }, rerollsAll, readings)
      const odds = oddsOfGame(rollSaves, ofDice, ward)
      agrees(byOdds(odds, String), referee, drawn)
      // the first one ignored, and no more than two felt
      const felt = new Map<string, number>()
      for (const [left, chance] of referee) {
        const key = `${Math.min(2, Math.max(0, Number(left) - 1))}`
        felt.set(key, (felt.get(key) ?? 0) + chance)
      }
      agrees(byOdds(oddsOfGame(afterSaves, 2, 1, ofDice, ward), String), felt, drawn)
    }
  })
})
