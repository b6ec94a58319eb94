import { describe, expect, it } from 'vitest'
import { idsNamed, own } from '../../src/rules/named'

/** Rows of a table by their names, in tables made for these tests. */

describe('a row is found', () => {
  // made anew for each test, since a table is read once
  const rows = () => ({
    guard: { name: "King's Guard", names: ['household'] },
    old: { name: 'Veterans', names: ['old ones'] },
    young: { name: 'Old Ones', names: ['recruits'] }
  })

  it.each(["King's Guard", 'king\u2019s guard', 'kings guard', 'KING S GUARD', 'guard', 'household'])('by "%s"', words =>
    expect(idsNamed(rows(), words)).toEqual(['guard'])
  )

  it('by its title where no other row is called so, which is found else', () => {
    expect(idsNamed(rows(), 'veterans')).toEqual(['old'])
    expect(idsNamed(rows(), 'old ones')).toEqual(['old'])
  })

  it('not by a part of its name', () => expect(idsNamed(rows(), 'king')).toEqual([]))
})

describe('a row by its id', () => {
  it('is none without an id, whatever the rows are called', () => {
    expect(own({ undefined: 'a row' }, undefined)).toBeUndefined()
    expect(own({ undefined: 'a row' }, 'undefined')).toBe('a row')
    expect(own({}, 'constructor')).toBeUndefined()
  })
})
