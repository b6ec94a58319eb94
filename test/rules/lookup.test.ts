import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import {
  abilityKeys,
  abilityOf,
  findAbility,
  idsNamed,
  placesOf,
  plain,
  profileOf,
  troopFor,
  troopIdFor,
  troopOf
} from '../../src/rules/lookup'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

describe('words', () => {
  it.each([
    ['Dex Aïe!', 'dex aie'],
    ['Señor de la Guerra', 'senor de la guerra'],
    ['¡Carga!', 'carga'],
    ['danish-axe', 'danish axe'],
    ['heavy_weapon', 'heavy weapon'],
    ['  R3.5 ', 'r3.5'],
    ['vikings/ullr', 'vikings/ullr']
  ])('"%s" is compared as "%s"', (words, compared) => {
    expect(plain(words)).toBe(compared)
  })

  it('find rows by id or name, whatever their case and accents', () => {
    expect(idsNamed(book.troops, 'HG')).toEqual(['hearthguard'])
    expect(idsNamed(book.troops, 'Señores de la Guerra')).toEqual(['warlord'])
    expect(idsNamed(book.weapons, 'Danish-Axe')).toEqual(['danish-axe'])
    expect(idsNamed(book.abilities, 'Pila de Combate')).toEqual([
      'vikings/combat-pool',
      'anglo-danes/combat-pool',
      'welsh/combat-pool'
    ])
    expect(idsNamed(book.terrain, 'catapult')).toEqual([])
  })
})

describe('a troop', () => {
  it.each([
    ['warriors', 'welsh', 'priodaur'],
    ['hearthguard', 'welsh', 'teulu'],
    ['levies', 'welsh', 'bonnedig'],
    ['warlord', 'welsh', 'welsh-warlord'],
    ['hearthguard', 'vikings', 'hirdmen'],
    ['warriors', 'vikings', 'bondi'],
    ['levies', 'vikings', 'thralls'],
    ['hearthguard', 'anglo-danes', 'huscarls'],
    ['warlord', 'anglo-danes', 'anglo-danes-warlord'],
    ['warriors', 'normans', 'sergeants'],
    ['levies', 'normans', 'peasants']
  ])('of class %s with the %s is their %s', (id, faction, troop) => {
    expect(troopIdFor(book, id, faction)).toBe(troop)
    expect(troopFor(book, id, faction)).toBe(book.troops[troop])
  })

  it('is itself without a faction or with its own', () => {
    expect(troopIdFor(book, 'warriors')).toBe('warriors')
    expect(troopIdFor(book, 'berserkers')).toBe('berserkers')
    expect(troopIdFor(book, 'berserkers', 'vikings')).toBe('berserkers')
  })

  it('is found by its names too', () => {
    expect(troopIdFor(book, 'hirdman')).toBe('hirdmen')
    expect(troopIdFor(book, 'HG', 'anglo-danes')).toBe('huscarls')
    expect(troopFor(book, 'hirdman', 'normans')).toBeUndefined()
  })

  it('is none of another faction, nor one that is not there, nor a word of the language', () => {
    expect(troopFor(book, 'hirdmen', 'normans')).toBeUndefined()
    expect(troopFor(book, 'catapults')).toBeUndefined()
    expect(troopFor(book, 'toString')).toBeUndefined()
    expect(troopFor(book, '__proto__', 'vikings')).toBeUndefined()
  })

  it('that is asked for and not there is refused in a sentence with the cure', () => {
    expect(() => troopOf(book, 'hirdmin')).toThrow(
      new RequestError([{ message: 'There is no unit "hirdmin": name one of `saga-odds rules units`, perhaps "hirdmen".' }])
    )
    expect(() => troopOf(book, 'berzerkers')).toThrow('perhaps "berserkers"')
    expect(() => troopOf(book, 'hirdmen', 'normans')).toThrow(
      'The hirdmen belong to the Vikings, not to the Normans: leave the faction out or name another unit.'
    )
    expect(troopOf(book, 'warriors', 'welsh').name).toBe('priodaur')
  })

  it('has the numbers of its class but where it has its own', () => {
    expect(profileOf(book, troopOf(book, 'teulu'))).toMatchObject({ armour: 5, armourShot: 4, fatigueLimit: 4, points: 1 })
  })
})

describe('an ability', () => {
  it('is found by its id, its key, and its id in a faction', () => {
    expect(findAbility(book, 'ullr')?.name).toBe('Ullr')
    expect(findAbility(book, 'ullr', 'vikings')).toBe(findAbility(book, 'vikings/ullr'))
    expect(findAbility(book, 'combat-pool', 'welsh')?.faction).toBe('welsh')
  })

  it('is found by its names too', () => {
    expect(findAbility(book, 'Muro de Escudos')?.name).toBe('Shieldwall')
    expect(findAbility(book, 'pila de combate', 'welsh')?.faction).toBe('welsh')
    expect(findAbility(book, 'muro de escudos', 'normans')).toBeUndefined()
  })

  it('of several boards that does the same on each needs no faction, and is the one with the widest timing', () => {
    expect(abilityKeys(book, 'activation-pool')).toHaveLength(4)
    expect(findAbility(book, 'combat-pool')?.when).toEqual(['Melee', 'Shooting'])
  })

  it('of another board is refused by the name of that board', () => {
    expect(findAbility(book, 'ullr', 'normans')).toBeUndefined()
    expect(findAbility(book, 'vikings/ullr', 'normans')).toBeUndefined()
    expect(() => abilityOf(book, 'ullr', 'normans')).toThrow(
      'Ullr is on the board of the Vikings, not of the Normans: leave it out or change the faction.'
    )
  })

  it('that is not there is refused with the nearest one of the board', () => {
    expect(() => abilityOf(book, 'ulr')).toThrow('perhaps "ullr"')
    expect(() => abilityOf(book, 'stampping', 'normans')).toThrow('perhaps "stamping"')
    expect(() => abilityOf(book, 'ulr', 'normans')).toThrow(/abilities`\.$/)
    expect(() => abilityOf(book, 'constructor')).toThrow(RequestError)
  })

  it.each([
    ['vikings/ullr', ['melee']],
    ['anglo-danes/shieldwall', ['melee', 'shot-at']],
    ['welsh/combat-pool', ['melee', 'shooting']],
    ['vikings/asgard', ['shot-at']],
    ['normans/aimed-volley', ['shooting']],
    ['vikings/ragnarok', ['melee', 'shooting', 'shot-at']]
  ])('%s counts by its timing', (key, places) => {
    expect(placesOf(abilityOf(book, key))).toEqual(places)
  })
})
