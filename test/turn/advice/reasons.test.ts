import { describe, expect, it } from 'vitest'
import { odds } from '../../../src/battle/odds'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'
import { differenceBetween } from '../../../src/turn/advice/reasons'
import { advised, choices } from './asking'

/** Why one choice is better than another. */

const book = rulebook(1)
const fight = (words: string) => odds(requested({ words: [words], kind: 'melee' }).scenario, book, { asides: false })

describe('the difference of two fights', () => {
  it('names the dice alone where the fights end alike', () => {
    // one die hits once at most: of one hit a defender has two defence dice at most (R3.7)
    const pool = (dice: number) => fight(`3 thralls charge 4 ceorls +combat-pool=${dice}d keeps dice`)
    expect(differenceBetween(pool(2), pool(1))).toBe('ceorls: bonus defence dice 2 instead of 1')
  })

  it('is none of a fight and itself', () => {
    const one = fight('3 thralls charge 4 ceorls keeps dice')
    expect(differenceBetween(one, one)).toBeUndefined()
  })
})

describe('what the defender answers', () => {
  it('is an answer to what is advised, not to what else could be done', () => {
    // at such a price nobody uses a box, though the last choice of the attacker is to use his
    const report = advised('2 hirdmen +ullr charge 2 ceorls +shieldwall keeps dice', { price: ['die=50'] })
    const [best, other] = choices(report, 'fight', 'defender')
    expect([best?.text, other?.text]).toEqual(['no ability, no fatigue', 'Shieldwall'])
    expect(best?.worth).toBeCloseTo(report.worth, 12)
    const used = advised('2 hirdmen charge 2 ceorls ++shieldwall keeps dice')
    expect(other?.worth).toBeCloseTo(used.worth + 50, 10)
  })
})
