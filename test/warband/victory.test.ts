import { describe, expect, it } from 'vitest'
import type { Losses } from '../../src/model/warband'
import { rulebook } from '../../src/rules/rulebook'
import { lostModelsOf, pointsForAll, wholeUnits, withPrizes } from '../../src/warband/victory'

/** T9.4 and T9.5, the unit's own point apart. */
const worth = (edition: 1 | 2, gone: number, ...killed: readonly (readonly [number, string])[]): number => {
  const book = rulebook(edition)
  const fallen = lostModelsOf(
    killed.map(([models, unit]) => ({ unit, models })),
    book
  )
  return pointsForAll(fallen, gone, book).total
}

describe('victory points of losses (R8.2, V9.9)', () => {
  it.each<readonly [string, number, readonly (readonly [number, string])[]]>([
    [
      'nine warriors, ten levies and three hearthguard are 12',
      12,
      [
        [9, 'warriors'],
        [10, 'levies'],
        [3, 'hearthguard']
      ]
    ],
    ['five levies are 2', 2, [[5, 'levies']]],
    ['three warriors are 2', 2, [[3, 'warriors']]],
    ['a warlord is 3', 3, [[1, 'warlord']]],
    ['a hero is 4', 4, [[1, 'ragnar-lothbrok']]],
    ['three levies are 1', 1, [[3, 'levies']]],
    [
      'a class is rounded up once, whatever its troops are called',
      2,
      [
        [1, 'bondi'],
        [1, 'ceorls'],
        [1, 'warriors']
      ]
    ],
    [
      'each class is rounded by itself',
      2,
      [
        [1, 'levies'],
        [1, 'warriors']
      ]
    ],
    ['berserkers are hearthguard', 4, [[4, 'berserkers']]],
    ['a Fleming is 1', 8, [[8, 'flemish']]],
    ["Egil's three men are 3, for he dies last", 3, [[3, 'egil']]],
    ['Egil and his three men are 6', 6, [[4, 'egil']]],
    ['Egil and his seven men are 10', 10, [[8, 'egil']]],
    ['Harold and his brothers are 6', 6, [[3, 'harold-godwinson']]],
    ['baggage is nothing', 0, [[1, 'baggage']]]
  ])('%s', (_, points, killed) => expect(worth(1, 0, ...killed)).toBe(points))

  it('has 1 more for each unit wiped out in the second edition, and a warlord of 4', () => {
    expect(worth(2, 1, [1, 'warlord'])).toBe(5)
    expect(worth(2, 2, [12, 'levies'], [8, 'warriors'])).toBe(10)
    expect(worth(1, 3, [12, 'levies'])).toBe(4)
  })

  const second = withPrizes(rulebook(2))
  const models = (losses: Losses, readings?: Parameters<typeof pointsForAll>[3]): readonly number[] => {
    const fallen = lostModelsOf([losses], second)
    return [pointsForAll(fallen, 0, second, readings).total, fallen.reduce((sum, each) => sum + wholeUnits(each), 0)]
  }
  it.each<readonly [string, Losses, readonly number[]]>([
    ['an elephant is twelve levies, and a unit', { unit: 'elephant', models: 1 }, [4, 1]],
    ['a raja on an elephant is two heroes', { unit: 'raja', models: 1 }, [8, 1]],
    ['so is any warlord on one', { unit: 'warlord', mount: 'elephant', models: 1 }, [8, 1]],
    ['a wagon is 4', { unit: 'wagon', models: 1 }, [4, 1]],
    ['a chariot is two hearthguard', { unit: 'hearthguard', mount: 'chariot', models: 3 }, [6, 0]],
    ['so is a heavy one', { unit: 'hearthguard', mount: 'heavy-chariot', models: 3 }, [6, 0]],
    ['and a scythed one', { unit: 'hearthguard', mount: 'scythed-chariot', models: 3 }, [6, 0]],
    ['and a Gallic one', { unit: 'gallic-chariots', models: 3 }, [6, 0]],
    ['a light chariot is two warriors', { unit: 'light-chariots', models: 3 }, [3, 0]],
    ['a lifeguard is 2', { unit: 'lifeguards', models: 1 }, [2, 0]],
    ['both lifeguards are a unit', { unit: 'lifeguards', models: 2 }, [4, 1]],
    ['a warlord and his lifeguards are one unit', { unit: 'heroic-lifeguards', models: 3 }, [8, 1]],
    ['his lifeguards alone are it too, when both are gone', { unit: 'heroic-lifeguards', models: 2 }, [4, 1]],
    ['a warlord and eleven hearthguard are one unit', { unit: 'heroic-hearthguard', models: 12 }, [15, 1]],
    ['so is he with three', { unit: 'heroic-hearthguard', models: 4 }, [7, 1]],
    ['a fire-thrower is 1', { unit: 'fire-throwers', models: 3 }, [3, 0]],
    ['all four of them are a unit', { unit: 'fire-throwers', models: 4 }, [4, 1]],
    ['each Curadh is a unit', { unit: 'curaidh', models: 3 }, [12, 3]],
    ['camels are worth no more', { unit: 'warriors', mount: 'camel', models: 4 }, [2, 0]]
  ])('%s (T9.5)', (_, losses, points) => expect(models(losses)).toEqual(points))

  it('is rounded up once a class, or for each unit by reading points-rounding', () => {
    const twoOfThree = { unit: 'warriors', models: 6, units: 2 }
    const byUnit = { 'points-rounding': 'unit' }
    expect([models(twoOfThree)[0], models(twoOfThree, byUnit)[0]]).toEqual([3, 4])
  })
})
