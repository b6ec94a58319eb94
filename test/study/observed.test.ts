import { describe, expect, it } from 'vitest'
import { type ObservedLosses, observedLuck } from '../../src/study/observed'
import { type Fight, joint, referee, toNumber } from '../oracle'
import { book, fight } from './asking'

const seen = (sentence: string, attacker: number, defender: number): ObservedLosses => ({
  scenario: fight(sentence),
  attacker,
  defender,
  called: `--observed ${attacker}:${defender}`
})

const warriors = (attacker: number, defender: number): Fight => ({
  kind: 'melee',
  attacker: { class: 'warriors', models: attacker },
  defender: { class: 'warriors', models: defender }
})

/** Losses of both sides with their chances, by the referee; a warrior is half a point. */
const falls = (of: Fight) =>
  [...joint(referee(of))].map(([key, chance]) => {
    const [attacker = 0, defender = 0] = key.split(',').map(Number)
    return { attacker, defender, swing: (defender - attacker) / 2, chance: toNumber(chance) }
  })

const total = <T extends { readonly chance: number }>(all: readonly T[], holds: (each: T) => boolean) =>
  all.filter(holds).reduce((sum, { chance }) => sum + chance, 0)

describe('how lucky one fight was', () => {
  const [one] = observedLuck([seen('3 warriors charge 3 warriors', 2, 1)], book).fights
  const all = falls(warriors(3, 3))

  it('agrees with the referee', () => {
    expect(one?.chance).toBeCloseTo(
      total(all, each => each.attacker === 2 && each.defender === 1),
      12
    )
    expect(one?.attackerLosses.above).toBeCloseTo(
      total(all, each => each.attacker > 2),
      12
    )
    expect(one?.defenderLosses.below).toBeCloseTo(
      total(all, each => each.defender < 1),
      12
    )
    expect(one?.swing.below).toBeCloseTo(
      total(all, each => each.swing < -0.5),
      12
    )
    expect(one?.swing.same).toBeCloseTo(
      total(all, each => each.swing === -0.5),
      12
    )
    expect(one?.swing.observed).toBe(-0.5)
  })

  it('counts what happened to both tails, two-sided', () => {
    const { below = 0, same = 0, above = 0, twoSided } = one?.swing ?? {}
    expect(below + same + above).toBeCloseTo(1, 12)
    expect(twoSided).toBeCloseTo(Math.min(1, 2 * Math.min(below + same, above + same)), 12)
  })

  it('is no evening by itself', () =>
    expect(observedLuck([seen('3 warriors charge 3 warriors', 0, 0)], book)).not.toHaveProperty('evening'))

  it('refuses losses that no unit can take', () =>
    expect(() => observedLuck([seen('3 warriors charge 3 warriors', 4, 5)], book)).toThrow(
      '--observed 4:5: the warriors are 3 and cannot lose 4\n--observed 4:5: the warriors are 3 and cannot lose 5'
    ))

  it('refuses what is impossible: four dead by three dice', () =>
    expect(() => observedLuck([seen('3 warriors charge 8 warriors', 0, 4)], book)).toThrow(
      '--observed 0:4: 0:4 is impossible in this fight: the losses come in the order attackers:defenders, and shooters lose none'
    ))
})

describe('a whole evening', () => {
  it('is every pair of outcomes, by convolution', () => {
    const { evening } = observedLuck(
      [seen('3 warriors charge 3 warriors', 1, 2), seen('2 warriors charge 3 warriors', 1, 0)],
      book
    )
    const pairs = falls(warriors(3, 3)).flatMap(a =>
      falls(warriors(2, 3)).map(b => ({ swing: a.swing + b.swing, chance: a.chance * b.chance }))
    )
    expect(evening?.observed).toBe(0)
    expect(evening?.below).toBeCloseTo(
      total(pairs, ({ swing }) => swing < 0),
      12
    )
    expect(evening?.same).toBeCloseTo(
      total(pairs, ({ swing }) => swing === 0),
      12
    )
    expect(evening?.mean).toBeCloseTo(
      pairs.reduce((sum, { swing, chance }) => sum + swing * chance, 0),
      12
    )
  })

  it('keeps thirds and halves apart and whole', () => {
    const { evening } = observedLuck([seen('8 warriors charge 9 levies', 1, 3), seen('8 warriors charge 9 levies', 0, 1)], book)
    expect(evening?.observed).toBeCloseTo(3 / 3 - 1 / 2 + 1 / 3, 12)
    expect((evening?.below ?? 0) + (evening?.same ?? 0) + (evening?.above ?? 0)).toBeCloseTo(1, 12)
  })
})
