import { describe, expect, it } from 'vitest'
import { SAGA_DICE } from '../../src/model/limits'
import { sagaRoll } from '../../src/saga-dice/roll'
import { fewer } from '../fewer'
import { everyFall, share } from '../oracle/saga-dice'

const count = (fall: string, symbol: string): number => [...fall].filter(each => each === symbol).length

describe('a roll of SAGA dice', () => {
  it.each(fewer([0, 1, 2, 3, 4, 5, 6], [0, 1, 3]))('of %i is that of every face of every die', dice => {
    const { states, weights } = sagaRoll(dice)
    const falls = everyFall(dice)
    expect(falls).toHaveLength(6 ** dice)
    states.forEach(({ C, U, R }, index) => {
      const same = falls.filter(fall => count(fall, 'C') === C && count(fall, 'U') === U && count(fall, 'R') === R)
      expect(weights[index]).toBeCloseTo(same.length / falls.length, 14)
    })
    expect(states).toHaveLength(((dice + 1) * (dice + 2)) / 2)
  })

  it('of eight has 45 results and the mass 1', () => {
    const { states, weights } = sagaRoll(SAGA_DICE)
    expect(states).toHaveLength(45)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 14)
  })

  it('is worked out once', () => expect(sagaRoll(6)).toBe(sagaRoll(6)))
})

describe('the figures of the rules, section 12', () => {
  it('are those of every face of six dice', () => {
    expect(share(6, fall => fall.includes('R'))).toBeCloseTo(0.6651, 4)
    expect(share(6, fall => fall.includes('R') && fall.includes('C'))).toBeCloseTo(0.6508, 4)
    expect(share(6, fall => count(fall, 'R') > 1)).toBeCloseTo(0.2632, 4)
  })
})
