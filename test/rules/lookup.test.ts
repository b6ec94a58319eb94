import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { basicBy, placesOf } from '../../src/rules/abilities'
import {
  abilityFor,
  abilityKeys,
  boardName,
  boardsOf,
  findAbility,
  idsNamed,
  isPlain,
  mayBeBasic,
  mayLead,
  mountOf,
  movementOf,
  placeOf,
  plain,
  profileOf,
  sceneryFor,
  troopFor,
  troopIdFor,
  troopOf
} from '../../src/rules/lookup'
import { nameFor, own } from '../../src/rules/named'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

describe('words', () => {
  it.each([
    ['Dex Aïe!', 'dex aie'],
    ['Señor de la Guerra', 'senor de la guerra'],
    ['¡Carga!', 'carga'],
    ['danish-axe', 'danish axe'],
    ['heavy_weapon', 'heavy weapon'],
    ['dane -- axe', 'dane axe'],
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

  // V9.12: of the Irish only boxes are known
  it('is of the class where nothing is known of the units of a faction', () =>
    expect(troopIdFor(rulebook(2), 'warriors', 'irish')).toBe('warriors'))

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
    expect(() => troopOf(book, 'berzerkers', 'normans')).toThrow('There is no unit "berzerkers"')
    expect(() => troopOf(book, 'hirdmen', 'normans')).toThrow(
      'The hirdmen belong to the Vikings, not to the Normans: leave the faction out or name another unit.'
    )
    expect(troopOf(book, 'warriors', 'welsh').name).toBe('priodaur')
  })

  it('that is a hero serves the factions he leads, and no class of them', () => {
    expect(troopIdFor(book, 'sven', 'anglo-danes')).toBe('sven-forkbeard')
    expect(troopIdFor(book, 'sven', 'vikings')).toBe('sven-forkbeard')
    expect(troopFor(book, 'sven', 'normans')).toBeUndefined()
    expect(troopIdFor(book, 'ragnar', 'vikings')).toBe('ragnar-lothbrok')
    expect(troopIdFor(book, 'hearthguard', 'anglo-danes')).toBe('huscarls')
    expect(() => troopOf(book, 'sven', 'normans')).toThrow(
      'Sven Forkbeard belongs to the Vikings or the Anglo-Danes, not to the Normans: leave the faction out or name another unit.'
    )
    expect(() => troopOf(book, 'harold', 'normans')).toThrow(
      'The Godwinson brothers belong to the Anglo-Danes, not to the Normans'
    )
  })

  it('that is hired, or baggage, is itself with any faction', () => {
    for (const faction of Object.keys(book.factions))
      for (const id of ['jomsvikings', 'egil', 'flemish', 'baggage']) expect(troopIdFor(book, id, faction)).toBe(id)
    expect(Object.keys(book.troops).filter(id => isPlain(book, troopOf(book, id)))).toEqual(Object.keys(book.classes))
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
  })

  it('that is not there is refused with the nearest one of the board', () => {
    const refusedFor = (ability: string, unit: string) => expect(() => abilityFor(book, ability, troopOf(book, unit)))
    refusedFor('ulr', 'warriors').toThrow('perhaps "ullr"')
    refusedFor('stampping', 'knights').toThrow('perhaps "stamping"')
    refusedFor('ulr', 'knights').toThrow(/abilities`\.$/)
    refusedFor('constructor', 'warriors').toThrow(RequestError)
  })

  it('that is a hero’s own is for him', () => {
    expect(() => abilityFor(book, 'activation-dice', troopOf(book, 'teulu'))).toThrow(
      'Activation Dice is for Taillefer alone: leave it out or name another unit.'
    )
    expect(boardName(book, 'taillefer')).toBe('Taillefer')
    expect(boardName(book, 'vikings')).toBe('the Vikings')
  })

  it.each([
    ['vikings/ullr', ['melee']],
    ['anglo-danes/shieldwall', ['melee', 'shot-at']],
    ['welsh/combat-pool', ['melee', 'shooting']],
    ['vikings/asgard', ['shot-at']],
    ['normans/aimed-volley', ['shooting']],
    ['vikings/ragnarok', ['melee', 'shooting', 'shot-at']]
  ])('%s counts by its timing', (key, places) => {
    expect(placesOf({ when: own(book.abilities, key)?.when ?? [] })).toEqual(places)
  })
})

describe('the abilities of a unit', () => {
  const found = (ability: string, unit: string, faction?: string) => {
    const { name, faction: board } = abilityFor(book, ability, troopOf(book, unit), faction)
    return `${name} of ${board}`
  }

  it('are those of its faction', () => {
    expect(boardsOf(book, troopOf(book, 'knights'))).toEqual(['normans'])
    expect(found('crush', 'knights')).toBe('Crush of normans')
    expect(found('activation-pool', 'warriors', 'welsh')).toBe('Activation Pool of welsh')
    expect(() => found('ullr', 'knights')).toThrow(
      'Ullr is on the board of the Vikings, not of the Normans: leave it out or name another unit.'
    )
    expect(() => found('ulr', 'hirdmen')).toThrow('perhaps "ullr"')
  })

  it('are those of any board while its faction is not known, if the boards agree', () => {
    expect(boardsOf(book, troopOf(book, 'warriors'))).toEqual(['vikings', 'anglo-danes', 'normans', 'welsh', 'sven-forkbeard'])
    expect(found('ullr', 'warriors')).toBe('Ullr of vikings')
    expect(found('combat-pool', 'warriors')).toBe('Combat Pool of anglo-danes')
    const pool = findAbility(book, 'vikings/combat-pool')
    const abilities = { ...book.abilities, ...(pool && { 'vikings/combat-pool': { ...pool, effects: [] } }) }
    expect(() => abilityFor({ ...book, abilities }, 'combat-pool', troopOf(book, 'warriors'))).toThrow(
      'Combat Pool is on the boards of the Vikings, the Anglo-Danes and the Welsh: name the faction of the unit.'
    )
  })

  it('are of two boards under Cnut, his own first', () => {
    expect(found('shieldwall', 'cnut')).toBe('Shieldwall of anglo-danes')
    expect(found('ullr', 'cnut')).toBe('Ullr of vikings')
    expect(found('ullr', 'huscarls of cnut', 'anglo-danes')).toBe('Ullr of vikings')
    expect(found('combat-pool', 'cnut')).toBe('Combat Pool of anglo-danes')
    expect(() => found('crush', 'cnut')).toThrow('Crush is on the board of the Normans, not of the Anglo-Danes or the Vikings')
  })

  it('are of one of two boards under Sven', () => {
    expect(boardsOf(book, troopOf(book, 'sven'), 'vikings')).toEqual(['sven-forkbeard', 'vikings'])
    expect(boardsOf(book, troopOf(book, 'sven'), 'anglo-danes')).toEqual(['sven-forkbeard', 'anglo-danes'])
    expect(found('ullr', 'sven')).toBe('Ullr of vikings')
    expect(found('combat-pool', 'sven')).toBe('Combat Pool of anglo-danes')
    expect(found('combat-pool', 'sven', 'vikings')).toBe('Combat Pool of vikings')
    expect(() => found('shieldwall', 'sven', 'vikings')).toThrow('not of the Vikings')
  })

  it('are those a hero lends, for units of a faction he leads', () => {
    expect(boardsOf(book, troopOf(book, 'hirdmen'))).toEqual(['vikings', 'sven-forkbeard'])
    expect(found('conqueror', 'ceorls')).toBe('Conqueror of England of sven-forkbeard')
    expect(() => found('conqueror', 'knights')).toThrow(
      'Conqueror of England is for Sven Forkbeard and friends near him: leave it out or name another unit.'
    )
  })

  it('are those that are Taillefer’s alone for no other', () => {
    expect(found('activation-dice', 'taillefer')).toBe('Activation Dice of taillefer')
    expect(found('charge', 'taillefer')).toBe('Charge! of normans')
    expect(() => found('activation-dice', 'william')).toThrow('Activation Dice is for Taillefer alone')
    expect(() => found('activation-dice', 'warlord')).toThrow('Activation Dice is for Taillefer alone')
  })

  it('are of the Viking board for Egil, and none for Flemish, Jomsvikings and baggage', () => {
    expect(found('ullr', 'egil', 'welsh')).toBe('Ullr of vikings')
    expect(() => found('shieldwall', 'egil')).toThrow('Shieldwall is on the board of the Anglo-Danes, not of the Vikings')
    expect(() => found('shieldwall', 'flemish')).toThrow(
      new RequestError([{ message: 'no board has abilities for the Flemish spearmen (R6.5): leave "shieldwall" out' }])
    )
    expect(() => found('ullr', 'jomsvikings', 'vikings')).toThrow('for the Jomsvikings (R6.5)')
    expect(() => found('ullr', 'baggage')).toThrow('for the baggage (R8.3)')
  })
})

describe('a troop on a mount', () => {
  const second = rulebook(2)

  it('rides the mount that is named, else its usual one if it rides at all', () => {
    const [bondi, elephant] = [troopOf(second, 'bondi'), troopOf(second, 'elephant')]
    expect(mountOf({ mount: 'camel' }, bondi)).toBe('camel')
    expect(mountOf({ mounted: true }, bondi)).toBe('horse')
    expect(mountOf({ mounted: false }, bondi)).toBeUndefined()
    expect(mountOf({}, bondi)).toBeUndefined()
    expect(mountOf({}, elephant)).toBe('elephant')
    expect(mountOf({ mounted: true }, elephant)).toBe('elephant')
  })

  // T4.10, T5.9, T5.10, T5.13, T5.14: M on foot, L on horses; camels L and then M; cataphracts M and charge L; elephants M; pikes S
  it.each([
    ['bondi', undefined, undefined, { move: 'M', charge: 'M' }],
    ['bondi', undefined, 'horse', { move: 'L', charge: 'L' }],
    ['bondi', undefined, 'camel', { move: 'L', charge: 'L', further: 'M' }],
    ['bondi', undefined, 'cataphract', { move: 'M', charge: 'L' }],
    ['bondi', undefined, 'elephant', { move: 'M', charge: 'M' }],
    ['warriors', 'sarissa', undefined, { move: 'S', charge: 'S' }],
    ['warriors', 'bow', undefined, { move: 'M', charge: 'M' }]
  ] as const)('of %s with %s on %s moves %o', (unit, weapon, mount, movement) =>
    expect(movementOf(second, troopOf(second, unit), weapon, mount)).toEqual(movement)
  )

  it('moves as its row has it, if that has a band of its own', () => {
    const slow = { ...troopOf(second, 'bondi'), moves: 'S' } as const
    expect(movementOf(second, slow, 'bow', undefined)).toEqual({ move: 'S', charge: 'S' })
    expect(movementOf(second, slow, 'bow', 'horse')).toEqual({ move: 'L', charge: 'L' })
  })

  // T5.11, T9.5: a chariot of hearthguard has 4 (2) dice and is worth 2; an elephant is worth 4, a warlord's 8
  it('has the dice of hearthguard on it, and its points', () => {
    const numbers = (unit: string, mount: string) => {
      const { dice, diceShot, points } = profileOf(second, troopOf(second, unit), undefined, mount)
      return [dice.dice / dice.models, diceShot.dice / diceShot.models, points]
    }
    expect(numbers('hearthguard', 'chariot')).toEqual([4, 2, 2])
    expect(numbers('hearthguard', 'horse')).toEqual([2, 1, 1])
    expect(numbers('warriors', 'chariot')).toEqual([1, 1 / 2, 1 / 2])
    expect(numbers('warriors', 'elephant')).toEqual([1, 1 / 2, 4])
    expect(numbers('warlord', 'elephant')).toEqual([8, 4, 8])
  })
})

describe('one model of a troop', () => {
  it.each([
    [{ name: 'warriors', names: ['warrior'] }, 1, 'warrior'],
    [{ name: 'warriors', names: ['warrior'] }, 2, 'warriors'],
    [{ name: 'levies', names: ['levy'] }, 1, 'levy'],
    [{ name: 'bowmen', names: ['bowman'] }, 1, 'bowman'],
    // neither within a word nor where there is no such name
    [{ name: 'menservants', names: ['manservants', 'menservant'] }, 1, 'menservant'],
    [{ name: 'diesmen', names: ['dyman', 'diesman'] }, 1, 'diesman'],
    [{ name: 'spies of Rome', names: ['spy of Rome'] }, 1, 'spies of Rome'],
    [{ name: 'thralls', names: ['slave'] }, 1, 'thralls']
  ])('of %o, %i of them, is called %s', (row, models, name) => expect(nameFor(row, models)).toBe(name))
})

describe('a box', () => {
  // T8.4: Ragnarok lets its side use Valhalla any number of times
  it('may be used any number of times if another box of its board lets it', () => {
    const second = rulebook(2)
    expect(mayBeBasic(second, 'vikings/valhalla')).toBe(true)
    expect(mayBeBasic(second, 'vikings/ragnarok')).toBe(false)
    expect(mayBeBasic(rulebook(1), 'vikings/valhalla')).toBe(false)
    const [ragnarok, valhalla] = ['vikings/ragnarok', 'vikings/valhalla'].map(key => findAbility(second, key))
    expect(ragnarok && basicBy(ragnarok)).toEqual(['vikings/valhalla'])
    expect(valhalla && basicBy(valhalla)).toEqual([])
  })
})

describe('scenery', () => {
  // R2.11, T4.10: a building is heavy cover and uneven; dangerous ground is no uneven ground
  it.each([
    [1, ['open'], {}],
    [1, ['building'], { cover: 'heavy', ground: 'uneven', building: true }],
    [1, ['open', 'woods'], { cover: 'light', ground: 'uneven' }],
    [1, ['woods', 'rocks'], { cover: 'heavy', ground: 'uneven' }],
    [1, ['rocks', 'woods'], { cover: 'heavy', ground: 'uneven' }],
    [1, ['building', 'open'], { cover: 'heavy', ground: 'uneven', building: true }],
    [2, ['dangerous'], { ground: 'dangerous' }],
    [2, ['open', 'dangerous'], { ground: 'dangerous' }]
  ] as const)('of edition %i, %j together, is %o', (edition, ids, place) =>
    expect(placeOf(ids.flatMap(id => own(rulebook(edition).terrain, id) ?? []))).toEqual(place)
  )

  // R2.11: woods are light cover and uneven, rocks heavy cover and uneven
  it.each([
    ['woods', { cover: 'light', ground: 'uneven' }],
    ['rocks', { cover: 'heavy', ground: 'uneven' }]
  ] as const)('%s is found by where a unit stands', (word, place) => {
    const found = sceneryFor(place, rulebook(1))
    expect(found && placeOf([found])).toEqual(place)
    expect(found?.name).toContain(word)
  })

  it('is none where none is all of that', () =>
    expect(sceneryFor({ cover: 'light', ground: 'dangerous', building: true }, rulebook(1))).toBeUndefined())
})

describe('who may lead a warband', () => {
  it.each([
    // R6.4: the brothers are hearthguard
    [1, 'harold-godwinson', true],
    [1, 'cnut', true],
    [1, 'vikings-warlord', true],
    [1, 'hirdmen', false],
    [1, 'jomsvikings', false],
    [2, 'william', true],
    [2, 'warlord', true],
    // T9.2: a bard has the class of a warlord, and a price of his own
    [2, 'bard', false],
    [2, 'wagon', false]
  ] as const)('in edition %i %s: %s', (edition, id, may) => {
    const troop = own(rulebook(edition).troops, id)
    expect(troop && mayLead(troop)).toBe(may)
  })
})
