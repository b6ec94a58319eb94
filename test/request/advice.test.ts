import { describe, expect, it } from 'vitest'
import { adviceRequested } from '../../src/request/advice/request'
import { refused } from '../tools/refused'

const asked = (words: string, more: object = {}) => adviceRequested({ words: [words], ...more }).request

/** The ways of the only box of the attacker, as typed. */
const ways = (box: string, unit = '6 hirdmen', more: object = {}) => {
  const [held] = asked(`${unit} ${box} charge 6 ceorls`, more).has.attacker
  return held?.ways.map(({ uses, dice }) => [uses.map(({ id: _, ...use }) => use), dice])
}

const messages = (words: string, more: object = {}): readonly string[] => refused(() => asked(words, more))

describe('what a side has', () => {
  it('is used as it is, if it offers no choice', () => expect(ways('+ullr')).toEqual([[[{}], 1]]))

  it('is one SAGA die of a pool for either kind', () =>
    expect(ways('+combat-pool')).toEqual([
      [[{ attack: 1 }], 1],
      [[{ defence: 1 }], 1]
    ]))

  it('is so many dice of a pool, each left or of either kind', () =>
    expect(ways('+combat-pool=2')).toEqual([
      [[{ attack: 1 }], 1],
      [[{ defence: 1 }], 1],
      [[{ attack: 2 }], 2],
      [[{ attack: 1, defence: 1 }], 2],
      [[{ defence: 2 }], 2]
    ]))

  it('is dice whose kind is said, or of which one shows the rare symbol', () => {
    expect(ways('+combat-pool=2d')).toEqual([
      [[{ defence: 1 }], 1],
      [[{ defence: 2 }], 2]
    ])
    expect(ways('+combat-pool +combat-pool=r')).toHaveLength(2 + 2 + 4)
    expect(ways('+combat-pool +combat-pool=r')).toContainEqual([[{ attack: 1, rare: 1 }, { defence: 1 }], 2])
  })

  it('is every split, every number of models or fatigue, unless it is said', () => {
    expect(ways('+lords-of-battle', '6 huscarls')).toEqual([
      [[{ attack: 3 }], 1],
      [[{ attack: 2, defence: 1 }], 1],
      [[{ attack: 1, defence: 2 }], 1],
      [[{ defence: 3 }], 1]
    ])
    expect(ways('+lords-of-battle=2a1d', '6 huscarls')).toEqual([[[{ attack: 2, defence: 1 }], 1]])
    expect(ways('+valhalla')).toEqual([
      [[{ count: 1 }], 1],
      [[{ count: 2 }], 1],
      [[{ count: 3 }], 1]
    ])
    expect(ways('+valhalla=2r')).toEqual([[[{ count: 2, rare: 1 }], 1]])
    expect(ways('+war-dance', '6 teulu')).toEqual([
      [[{ count: 1 }], 2],
      [[{ count: 2 }], 2],
      [[{ count: 3 }], 2]
    ])
  })

  it('may show the rare symbol where it is still to be rolled', () => {
    expect(ways('+heimdall')).toEqual([[[{}], 1]])
    expect(ways('+heimdall=r')).toEqual([[[{ rare: 1 }], 1]])
    expect(ways('+heimdall', '6 hirdmen', { roll: '2' })).toEqual([
      [[{}], 1],
      [[{ rare: 1 }], 1]
    ])
    // one die: two kinds, rare or not; two dice: three kinds of pair, each die rare or not
    expect(ways('+combat-pool', '6 hirdmen', { roll: '2' })).toHaveLength(4 + 10)
  })

  it('keeps the kind that was said of dice that are still to be rolled', () => {
    // one attack die, rare or not; two, of which none to two are rare
    const attack = ways('+combat-pool=2a', '6 hirdmen', { roll: '2' })
    expect(attack).toHaveLength(2 + 3)
    expect(JSON.stringify(attack)).not.toContain('defence')
    // one of either kind, or both, each rare or not: never two of a kind
    const both = ways('+combat-pool=1a1d', '6 hirdmen', { roll: '2' })
    expect(both).toHaveLength(4 + 4)
    expect(JSON.stringify(both)).not.toMatch(/"(?:attack|defence)":2/u)
    // no more than are rolled
    expect(ways('+combat-pool=2a', '6 hirdmen', { roll: '1' })).toHaveLength(2)
  })

  it('stands apart from what it plays', () => {
    const { scenario, has } = asked('6 hirdmen ++ullr +frigg charge 6 ceorls ++shieldwall')
    expect(scenario.attacker).toMatchObject({ abilities: [{ id: 'ullr' }] })
    expect(scenario.defender).toMatchObject({ abilities: [{ id: 'shieldwall' }] })
    expect(has.attacker.map(({ said }) => said)).toEqual(['+frigg'])
    expect(has.defender).toEqual([])
  })
})

describe('a goal', () => {
  const goal = (text: string, asks = 'attacker') => asked('6 hirdmen charge 6 ceorls', { goal: text, asks }).goal

  it.each([
    ['points', 'attacker', 'victoryPoints.swing', 'most'],
    ['points', 'defender', 'victoryPoints.swing', 'most'],
    ['attacker wins', 'attacker', 'result.attackerWins', 'most'],
    ['attacker wins', 'defender', 'result.attackerWins', 'least'],
    ['attacker losses', 'attacker', 'attacker.losses.mean', 'least'],
    ['attacker losses', 'defender', 'attacker.losses.mean', 'most'],
    ['most attacker losses', 'attacker', 'attacker.losses.mean', 'most'],
    ['fewest defender losses', 'attacker', 'defender.losses.mean', 'least'],
    ['defender loses 3 or more', 'attacker', 'defender.losses.atLeast.3', 'most'],
    ['defender loses exactly 3', 'defender', 'defender.losses.p.3', 'most'],
    ['tie', 'defender', 'result.tie', 'most']
  ])('%s of the %s', (text, asks, path, wants) => expect(goal(text, asks)).toEqual({ is: 'quantity', path, wants }))

  it('is a condition where it compares', () =>
    expect(goal('defender losses >= 3')).toEqual({
      is: 'condition',
      condition: { is: 'compare', quantity: 'defender.losses.mean', than: '>=', value: 3 }
    }))
})

describe('a price', () => {
  it.each([
    ['die=0.3,fatigue=0.2', { die: 0.3, fatigue: 0.2 }],
    ['dice=.5', { die: 0.5, fatigue: 0 }]
  ])('is %s', (text, price) => expect(asked('6 hirdmen charge 6 ceorls', { price: [text] }).price).toEqual(price))

  it.each([
    [
      'die',
      '--price: "" is not a price: expected a number from 0 to 100 (give the worth of a die and of a fatigue, as in --price die=0.3,fatigue=0.2)'
    ],
    ['die=1,die=2', '--price: die is given twice: give it once']
  ])('is not %s', (text, message) => expect(messages('6 hirdmen charge 6 ceorls', { price: [text] })).toEqual([message]))
})
