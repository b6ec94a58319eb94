import { describe, expect, it } from 'vitest'
import { distance, nearest } from '../../src/model/nearest'

describe('the distance of two words', () => {
  it.each([
    ['ullr', 'ullr', 0],
    ['ulr', 'ullr', 1],
    ['ullrr', 'ullr', 1],
    ['ollr', 'ullr', 1],
    ['lulr', 'ullr', 1],
    ['berzekers', 'berserkers', 2],
    ['', 'axe', 3],
    ['axe', '', 3]
  ])('from "%s" to "%s" is %i', (from, to, slips) => {
    expect(distance(from, to)).toBe(slips)
  })

  it('is the same both ways', () => {
    expect(distance('hirdman', 'huscarl')).toBe(distance('huscarl', 'hirdman'))
  })
})

describe('the nearest word', () => {
  const units = ['levies', 'warriors', 'hearthguard', 'hirdmen', 'huscarls']

  it('is the one with the fewest slips', () => {
    expect(nearest('huscals', units)).toBe('huscarls')
    expect(nearest('wariors', units)).toBe('warriors')
  })

  it('counts two letters swapped as one slip', () => {
    expect(nearest('wl', ['hg', 'lw'])).toBe('lw')
    expect(nearest('axe', ['eax', 'aex'])).toBe('aex')
  })

  it('is no other word of two letters', () => {
    expect(nearest('xx', ['xb', 'bx'])).toBeUndefined()
    expect(nearest('xl', ['s', 'm', 'l'])).toBe('l')
    expect(nearest('hg', ['hgs'])).toBe('hgs')
  })

  it('does not mind case', () => {
    expect(nearest('HIRDMAN', units)).toBe('hirdmen')
  })

  it('is the first of several equally near', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat')
  })

  it('may be a word that begins so', () => {
    expect(nearest('hearth', units)).toBe('hearthguard')
    expect(nearest('he', units)).toBeUndefined()
  })

  it('is none where nothing is near', () => {
    expect(nearest('catapults', units)).toBeUndefined()
    expect(nearest('x', ['a', 'b'])).toBeUndefined()
    expect(nearest('anything', [])).toBeUndefined()
  })
})
