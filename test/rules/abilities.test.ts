import { describe, expect, it } from 'vitest'
import { abilityFor, abilityKeys, boardName, diceSpent, whoseAbilities } from '../../src/rules/abilities'
import { withOwn } from '../../src/rules/custom-tables'
import { rulebook } from '../../src/rules/rulebook'
import type { Ability, Rulebook } from '../../src/rules/types'

const book = rulebook(1)

const at = (key: string): Ability => {
  const ability = book.abilities[key]
  if (!ability) throw new Error(`no ${key}`)
  return ability
}

/** A box of a user's own that does nothing, so no two boards agree on one they both have. */
const box = (faction: string, name: string, names: readonly string[]): Ability => ({
  ...at('vikings/ullr'),
  ...{ faction, name, names, effects: [] }
})

const withBoxes = (abilities: Rulebook['abilities']): Rulebook =>
  withOwn(book, { factions: {}, weapons: {}, troops: {}, abilities }, [])

const troopAt = (id: string) => {
  const troop = book.troops[id]
  if (!troop) throw new Error(`no ${id}`)
  return troop
}

describe('the words for an ability', () => {
  it('mean the box of that id before another that is called so', () => {
    const mine = withBoxes({ 'normans/raven': box('normans', 'Raven', ['raven', 'frigg']) })
    expect(abilityKeys(mine, 'frigg')).toEqual(['vikings/frigg'])
    expect(abilityKeys(mine, 'raven')).toEqual(['normans/raven'])
    expect(abilityKeys(mine, 'Frigg')).toEqual(['vikings/frigg', 'normans/raven'])
  })

  it('mean the key itself, and nothing where no box is called so', () => {
    expect(abilityKeys(book, 'welsh/combat-pool')).toEqual(['welsh/combat-pool'])
    expect(abilityKeys(book, 'catapult')).toEqual([])
    expect(abilityKeys(book, 'toString')).toEqual([])
  })
})

describe('a board', () => {
  it('is told by its faction or its hero, else by its id', () => {
    expect(['welsh', 'taillefer', 'nobody'].map(board => boardName(book, board))).toEqual(['the Welsh', 'Taillefer', 'nobody'])
    expect(['welsh', 'taillefer', 'sven-forkbeard', 'bondi', 'nobody'].map(board => whoseAbilities(book, board))).toEqual([
      'Welsh',
      'Taillefer alone',
      'Sven Forkbeard and friends near him',
      'bondi alone',
      'nobody alone'
    ])
  })
})

describe('an ability that differs between boards', () => {
  const differing = withBoxes({
    'vikings/combat-pool': { ...at('vikings/combat-pool'), effects: [] },
    'vikings/conqueror-of-england': box('vikings', 'Conquest', ['conqueror-of-england'])
  })

  it('is asked of the faction where none is named', () => {
    expect(() => abilityFor(differing, 'combat-pool', troopAt('warriors'))).toThrow(
      'Combat Pool is on the boards of the Vikings, the Anglo-Danes and the Welsh: name the faction of the unit.'
    )
  })

  it('is the one of the first board of a unit whose boards are known', () => {
    const found = (words: string, unit: string, faction?: string) => abilityFor(differing, words, troopAt(unit), faction).faction
    expect(found('combat-pool', 'cnut')).toBe('anglo-danes')
    expect(found('conqueror-of-england', 'hirdmen')).toBe('vikings')
    expect(found('conqueror-of-england', 'warriors', 'vikings')).toBe('vikings')
    expect(() => found('combat-pool', 'sven-forkbeard')).toThrow(
      'Combat Pool is on the boards of the Vikings and the Anglo-Danes: name the faction of the unit.'
    )
  })

  it('is called as on the first of the boards that the unit may use', () => {
    const abilities = {
      'normans/feast': box('normans', 'Norman Feast', ['feast']),
      'vikings/feast': box('vikings', 'Viking Feast', ['feast']),
      'anglo-danes/feast': { ...box('anglo-danes', 'Danish Feast', ['feast']), effects: at('vikings/ullr').effects }
    }
    expect(() => abilityFor({ ...book, abilities }, 'feast', troopAt('sven-forkbeard'))).toThrow(
      'Viking Feast is on the boards of the Vikings and the Anglo-Danes: name the faction of the unit.'
    )
  })

  it('may be a hero’s own and of a faction too', () => {
    const mine = withBoxes({ 'sven-forkbeard/ullr': box('sven-forkbeard', 'Ullr', ['ullr']) })
    expect(() => abilityFor(mine, 'ullr', troopAt('warriors'))).toThrow(
      'Ullr is on the boards of the Vikings and Sven Forkbeard: name the faction of the unit.'
    )
    // of Taillefer alone nothing is said but where it is
    expect(() => abilityFor(mine, 'crush', { ...troopAt('taillefer'), boards: ['taillefer'] })).toThrow(
      'Crush is on the board of the Normans: leave it out or name another unit.'
    )
  })
})

/** R7.3, section 7: one die for each symbol of the cost; the left column takes a die for each die it gives. */
describe('the SAGA dice of a use', () => {
  it.each([
    ['vikings/ullr', {}, 1],
    ['anglo-danes/exhaustion', {}, 1],
    ['vikings/odin', {}, 2],
    ['anglo-danes/trapped', {}, 2],
    ['anglo-danes/lords-of-battle', { attack: 2, defence: 1 }, 1],
    ['welsh/combat-pool', { attack: 2, defence: 1 }, 3],
    ['welsh/combat-pool', { defence: 2 }, 2],
    ['normans/attack-pool', { attack: 4 }, 4],
    ['sven-forkbeard/conqueror-of-england', {}, 0]
  ])('of %s with %j are %i', (key, use, dice) => expect(diceSpent(at(key), use)).toBe(dice))

  it('is one where the words are no cost', () => expect(diceSpent({ cost: 'a favour' }, {})).toBe(1))
})
