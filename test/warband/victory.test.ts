import { describe, expect, it } from 'vitest'
import { rulebook } from '../../src/rules/rulebook'
import { fallenOf, worthOfAll } from '../../src/warband/victory'

const worth = (edition: 1 | 2, gone: number, ...killed: readonly (readonly [number, string])[]): number => {
  const book = rulebook(edition)
  const fallen = fallenOf(
    killed.map(([models, unit]) => ({ unit, models })),
    book
  )
  return worthOfAll(fallen, gone, book).total
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
})
