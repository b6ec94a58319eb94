import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { type CellNumbers, noNumbers } from '../../src/model/cell-numbers'
import { effects, shapley } from '../../src/study/effects'
import { attackerWins, type Fight, referee, tie, toNumber } from '../oracle'
import { book, fight } from './asking'

const effectsOf = (sentence: string) => {
  const found = effects(fight(sentence), book)
  if (!found) throw new Error('nothing can be left out of this fight')
  return found
}

const wins = (sentence: string): number => odds(fight(sentence), book, { asides: false }).result?.attackerWins ?? Number.NaN
const close = (value: number | undefined, expected: number) => expect(value).toBeCloseTo(expected, 12)

describe('what one thing does, by removing it alone', () => {
  it.each([
    ['Ullr', '6 hirdmen +ullr charge 4 huscarls', '6 hirdmen charge 4 huscarls'],
    ['heavy cover', '8 bondi charge 8 warriors heavy cover', '8 bondi charge 8 warriors'],
    ['giving up dice', '8 bondi charge 8 warriors gives up dice', '8 bondi charge 8 warriors'],
    ['fatigue 3', '8 bondi fatigue 3 charge 8 warriors', '8 bondi charge 8 warriors'],
    ['Danish axe', '4 huscarls axe charge 8 warriors', '4 huscarls charge 8 warriors'],
    ['+2 attack dice', '8 bondi +2a charge 8 warriors', '8 bondi charge 8 warriors'],
    ['re-rolls missed attack dice', '8 bondi rerolls attack charge 8 warriors', '8 bondi charge 8 warriors']
  ])('%s: %s', (name, whole, less) => {
    const [part, ...others] = effectsOf(whole).parts
    expect([part?.name, others]).toEqual([name, []])
    close(part?.alone.attackerWins, wins(whole) - wins(less))
    expect(part?.share).toEqual(part?.alone)
  })

  it('agrees with the referee', () => {
    const whole: Fight = {
      kind: 'melee',
      attacker: { class: 'warriors', faction: 'vikings', models: 4, abilities: [{ id: 'ullr' }] },
      defender: { class: 'hearthguard', models: 2, cover: 'heavy' }
    }
    const withoutUllr = { ...whole, attacker: { ...whole.attacker, abilities: [] } }
    const { parts } = effectsOf('4 bondi +ullr charge 2 hearthguard heavy cover')
    const [one, other] = [referee(whole), referee(withoutUllr)]
    close(parts[0]?.alone.attackerWins, toNumber(attackerWins(one)) - toNumber(attackerWins(other)))
    close(parts[0]?.alone.tie, toNumber(tie(one)) - toNumber(tie(other)))
  })

  it('of a weapon with which the unit shoots is left out', () =>
    expect(effectsOf('8 crossbows shoot 6 bondi in woods').parts.map(({ name }) => name)).toEqual(['light cover']))

  it('of fatigue spent by the other side is its own line', () =>
    expect(effectsOf('8 bondi spends armour charge 8 warriors fatigue 1').parts.map(({ side, what }) => [side, what])).toEqual([
      ['attacker', 'spend'],
      ['defender', 'fatigue']
    ]))
})

describe('what several things do together', () => {
  const sentence =
    '6 hirdmen fatigue 1 +frigg +ullr +heimdall charge 4 huscarls axe fatigue 1 +lords-of-battle=3d +shieldwall gives up dice'

  it('adds up: the shares to the fight less the bare one', () => {
    const { parts, bare } = effectsOf(sentence)
    const whole = odds(fight(sentence), book, { asides: false })
    const sum = (key: keyof CellNumbers) => parts.reduce((total, { share }) => total + (share?.[key] ?? 0), 0)
    close(sum('attackerWins'), (whole.result?.attackerWins ?? 0) - (bare?.attackerWins ?? 0))
    close(sum('swing'), whole.victoryPoints.swing - (bare?.swing ?? 0))
    expect(parts).toHaveLength(7)
  })

  it('of two is half of each by itself and half beside the other', () => {
    const [none, ullr, cover, both] = [
      '8 bondi charge 8 warriors',
      '8 bondi +ullr charge 8 warriors',
      '8 bondi charge 8 warriors heavy cover',
      '8 bondi +ullr charge 8 warriors heavy cover'
    ].map(wins) as [number, number, number, number]
    const found = effectsOf('8 bondi +ullr charge 8 warriors heavy cover')
    expect(found.interact).toBe(true)
    close(found.parts[0]?.share?.attackerWins, (ullr - none + (both - cover)) / 2)
    close(found.parts[1]?.share?.attackerWins, (cover - none + (both - ullr)) / 2)
    close(found.bare?.attackerWins, none)
  })

  it('an ability whose condition is gone with another part does nothing there', () => {
    const { parts } = effectsOf('8 bondi +ullr spends armour charge 8 warriors fatigue 1 heavy cover gives up dice')
    const sum = parts.reduce((total, { share }) => total + (share?.swing ?? 0), 0)
    expect(Number.isFinite(sum)).toBe(true)
  })

  it('a fight without any of it has no effects', () => expect(effects(fight('8 bondi charge 8 warriors'), book)).toBeUndefined())
})

const worth = (...swings: readonly number[]): readonly CellNumbers[] => swings.map(swing => ({ ...noNumbers(), swing }))
const shares = (parts: number, ...swings: readonly number[]) => shapley(worth(...swings), parts).map(({ swing }) => swing)

/** Worths stand by the bits of their set: none, the first, the second, both, the third ... */
describe('shares of the parts of a whole', () => {
  it('are what each is worth where none interact', () => {
    const [first, second, third] = shares(3, 0, 1, 2, 3, 4, 5, 6, 7)
    for (const [share, alone] of [
      [first, 1],
      [second, 2],
      [third, 4]
    ])
      expect(share).toBeCloseTo(alone ?? 0, 12)
  })

  it('are even where two are worth something only together', () => expect(shares(2, 0, 0, 0, 1)).toEqual([0.5, 0.5]))

  it('of a left glove and two right ones are 2/3, 1/6 and 1/6', () => {
    const found = shares(3, 0, 0, 0, 1, 0, 1, 0, 1)
    expect(found.map(share => share.toFixed(12))).toEqual([2 / 3, 1 / 6, 1 / 6].map(share => share.toFixed(12)))
  })

  it('of what never matters are nothing', () => expect(shares(2, 3, 5, 3, 5)).toEqual([2, 0]))

  it('add up to all less none', () => {
    const worths = Array.from({ length: 16 }, (_, set) => ((set * 37) % 11) / 7)
    const sum = shares(4, ...worths).reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo((worths[15] ?? 0) - (worths[0] ?? 0), 12)
  })
})
