import { describe, expect, it } from 'vitest'
import { browse } from '../../src/rules/browse'
import { withCosts, withOwn } from '../../src/rules/custom-tables'
import { rulebook } from '../../src/rules/rulebook'
import type { Ability, Weapon } from '../../src/rules/types'

const book = rulebook(1)

const nothing = { factions: {}, weapons: {}, troops: {}, abilities: {} }

const pike: Weapon = {
  name: 'pike',
  names: ['pike'],
  effects: [],
  rule: 'mine.yaml',
  source: 'mine.yaml',
  certainty: 'stated'
}

const ability = (key: string): Ability => {
  const found = book.abilities[key]
  if (!found) throw new Error(`no ${key}`)
  return found
}

const bondi = book.troops['bondi']
const vikings = book.factions['vikings']
if (!bondi || !vikings) throw new Error('no Vikings')

describe("a user's rows", () => {
  const rows = {
    factions: { danes: { ...vikings, name: 'Danes' } },
    weapons: { pike },
    troops: { bondi: { ...bondi, name: 'farmers' }, karls: bondi },
    abilities: { 'danes/feast': ability('vikings/ullr') }
  }
  const laid = () => withOwn(book, rows, ['mine.yaml'])

  it('stand beside those of the rulebook, or in their place, each in its table', () => {
    const mine = laid()
    expect(Object.keys(mine.factions)).toEqual([...Object.keys(book.factions), 'danes'])
    expect(Object.keys(mine.weapons)).toEqual([...Object.keys(book.weapons), 'pike'])
    expect(Object.keys(mine.troops)).toEqual([...Object.keys(book.troops), 'karls'])
    expect(Object.keys(mine.abilities)).toEqual([...Object.keys(book.abilities), 'danes/feast'])
    expect(mine.troops['bondi']?.name).toBe('farmers')
    expect(mine.weapons['pike']).toBe(pike)
  })

  it('leave the rulebook as it was, and all else of it as it is', () => {
    const mine = laid()
    expect([book.troops['bondi']?.name, book.boards]).toEqual(['bondi', undefined])
    expect({ ...mine, ...nothing, boards: [] }).toEqual({ ...book, ...nothing, boards: [] })
  })

  it('are told with the files they came from, in order', () => {
    const mine = laid()
    expect(mine.boards).toEqual(['mine.yaml'])
    expect(withOwn(mine, nothing, ['yours.yaml', 'theirs.yaml']).boards).toEqual(['mine.yaml', 'yours.yaml', 'theirs.yaml'])
  })

  it('of a rule that is told nowhere are browsed without its text', () => {
    const mine = laid()
    const [entry] = browse(mine, ['pike']).entries
    expect(entry).toMatchObject({ id: 'pike', kind: 'weapon', rule: 'mine.yaml', text: '', facts: [] })
  })
})

describe('a cost that is told', () => {
  it('takes the place of an unknown one, and is sure then (R7.3)', () => {
    const shown = withCosts(book, { 'vikings/ullr': 'U', 'vikings/odin': 'C + R' })
    expect(shown.abilities['vikings/ullr']).toEqual({
      ...ability('vikings/ullr'),
      cost: 'U',
      source: 'S1 p.59; its cost as given',
      certainty: 'stated'
    })
    expect(shown.abilities['vikings/odin']?.cost).toBe('C + R')
    expect(Object.keys(shown.abilities)).toEqual(Object.keys(book.abilities))
    expect(shown.abilities['vikings/thor']).toBe(book.abilities['vikings/thor'])
    expect({ ...shown, abilities: {} }).toEqual({ ...book, abilities: {} })
    expect(ability('vikings/ullr').cost).toBe('?')
  })

  it('of an ability without a source is all there is of it', () => {
    const sourceless = withOwn(book, { ...nothing, abilities: { 'danes/feast': { ...ability('vikings/ullr'), source: '' } } }, [])
    expect(withCosts(sourceless, { 'danes/feast': 'R' }).abilities['danes/feast']?.source).toBe('its cost as given')
  })

  it.each([
    ['a known one', { 'anglo-danes/exhaustion': 'R' }],
    ['an ability that is not there', { 'vikings/feast': 'R', toString: 'R' }],
    ['nothing', {}]
  ])('for %s changes nothing', (_, costs) => expect(withCosts(book, costs)).toBe(book))
})
