import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Readings, readingNamed, readingsInForce } from '../../src/rules/readings-in-force'
import { rulebook } from '../../src/rules/rulebook'

describe('the readings in force', () => {
  it('are those of the table unless others are asked for', () => {
    expect(readingsInForce(undefined, rulebook(1))['crush-timing']).toBe('hits')
    expect(readingsInForce({ 'crush-timing': 'unsaved' }, rulebook(1))).toMatchObject({
      'crush-timing': 'unsaved',
      'cap-base': 'held'
    })
  })

  it('are undefined where the edition has no such doubt', () => {
    expect(readingsInForce(undefined, rulebook(2))['crush-timing']).toBeUndefined()
    expect(readingNamed(readingsInForce(undefined, rulebook(2)), 'crush-timing')).toBeUndefined()
  })

  it('have the values of their table as types, and undefined where one edition lacks them', () => {
    expectTypeOf<Readings['armour-clamp']>().toEqualTypeOf<'sum' | 'each'>()
    expectTypeOf<Readings['crush-timing']>().toEqualTypeOf<'hits' | 'unsaved' | undefined>()
    expectTypeOf<Readings['close-ranks-rounding']>().toEqualTypeOf<'up' | 'down' | undefined>()
  })

  it('do not compile under a misspelt name or value', () => {
    const readings = readingsInForce(undefined, rulebook(1))
    // @ts-expect-error there is no such reading
    expect(readings['crush-timnig']).toBeUndefined()
    // @ts-expect-error it has no such value
    expect(readings['crush-timing'] === 'unsafed').toBe(false)
  })
})
