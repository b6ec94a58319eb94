import { describe, expect, it } from 'vitest'
import { combinations } from '../../../src/model/combinations'
import { playsOf } from '../../../src/turn/roll/odds-before'
import { book } from '../../saga-dice/table'

const abilityOf = (box: string) => {
  const ability = book.abilities[box]
  if (!ability) throw new Error(`there is no box ${box}`)
  return ability
}

const plays = (box: string, uses = 1, rares = 0) => playsOf('it', abilityOf(box), uses, rares)

const id = 'it'

describe('the ways to use a box that is paid for', () => {
  it('are one where there is nothing to choose, and its rare die counts where it does more', () => {
    expect(plays('normans/charge')).toEqual([[{ id }]])
    expect(plays('normans/charge', 1, 1)).toEqual([[{ id, rare: 1 }]])
    expect(plays('normans/stamping', 1, 1)).toEqual([[{ id }]])
  })

  it('are as many as the models or fatigue it may take', () => {
    expect(plays('welsh/war-dance')).toEqual([[{ id, count: 1 }], [{ id, count: 2 }], [{ id, count: 3 }]])
    // two rare dice show the rare symbol no more than one does
    expect(plays('vikings/valhalla', 1, 2)).toEqual([
      [{ id, count: 1, rare: 1 }],
      [{ id, count: 2, rare: 1 }],
      [{ id, count: 3, rare: 1 }]
    ])
  })

  it('are every split of its total', () =>
    expect(plays('anglo-danes/lords-of-battle')).toEqual([
      [{ id, defence: 3 }],
      [{ id, attack: 1, defence: 2 }],
      [{ id, attack: 2, defence: 1 }],
      [{ id, attack: 3 }]
    ]))

  it('of a pool of attack dice are one', () => {
    expect(plays('normans/attack-pool', 3)).toEqual([[{ id, attack: 3 }]])
    expect(plays('normans/attack-pool', 3, 2)).toEqual([[{ id, attack: 3, rare: 2 }]])
    // its rare symbol does no more
    expect(plays('taillefer/activation-dice', 2, 2)).toEqual([[{ id, attack: 2 }]])
  })

  it('of a pool of defence dice are one', () => {
    const choice = { take: 'pool', kinds: ['defence'], each: 1, rare: 2 } as const
    expect(playsOf(id, { ...abilityOf('vikings/combat-pool'), choice }, 2, 1)).toEqual([[{ id, defence: 2, rare: 1 }]])
  })

  it('of a pool of both are every share of its dice, and of the rare ones among them', () => {
    expect(plays('vikings/combat-pool', 2)).toEqual([[{ id, defence: 2 }], [{ id, attack: 1, defence: 1 }], [{ id, attack: 2 }]])
    expect(plays('vikings/combat-pool', 2, 1)).toEqual([
      [{ id, defence: 2, rare: 1 }],
      // the rare die defends, or it attacks: then they are two uses, for a use's rare dice defend first
      [{ id, attack: 1, defence: 1, rare: 1 }],
      [
        { id, attack: 1, rare: 1 },
        { id, defence: 1 }
      ],
      [{ id, attack: 2, rare: 1 }]
    ])
    expect(plays('vikings/combat-pool', 2, 2)).toEqual([
      [{ id, defence: 2, rare: 2 }],
      [{ id, attack: 1, defence: 1, rare: 2 }],
      [{ id, attack: 2, rare: 2 }]
    ])
    expect(plays('vikings/combat-pool', 3, 2).filter(uses => uses.length > 1)).toEqual([
      [
        { id, attack: 1, rare: 1 },
        { id, defence: 2, rare: 1 }
      ],
      [
        { id, attack: 2, rare: 2 },
        { id, defence: 1 }
      ]
    ])
  })

  it('of several boxes are every one of each with every one of the others', () => {
    expect(
      combinations([
        ['a', 'b'],
        ['c', 'd']
      ])
    ).toEqual([
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd']
    ])
    expect(combinations([])).toEqual([[]])
    expect(combinations([['a'], []])).toEqual([])
  })
})
