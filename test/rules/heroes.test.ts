import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../src/model/effect'
import { describeConditions } from '../../src/model/effect-conditions'
import { describeDice, printedArmour } from '../../src/rules/describe'
import { boardsOf, profileOf } from '../../src/rules/lookup'
import { rulebook } from '../../src/rules/rulebook'
import type { Troop } from '../../src/rules/types'

const book = rulebook(1)

const troopAt = (id: string): Troop => {
  const troop = book.troops[id]
  if (!troop) throw new Error(`no ${id}`)
  return troop
}

const always = ({ effects = [] }: Troop): readonly string[] => effects.map(describeEffect)

const armourOf = (troop: Troop) => {
  const { armour, armourShot } = profileOf(book, troop)
  return [armour, armourShot]
}

const resistance = 'ignores the first uncancelled hit'

/** R6.4, typed again: factions, armour, armour shot at, SAGA dice, carried weapon, weapons to choose from, horses, effects. */
const heroes = [
  ['harald-hardrada', 'vikings', 6, 6, 3, '', 'danish-axe', 'never', [resistance]],
  ['ragnar-lothbrok', 'vikings', 5, 6, 3, '', '', 'never', ['ignores the first 2 uncancelled hits']],
  [
    'harold-godwinson',
    'anglo-danes',
    5,
    6,
    3,
    'danish-axe',
    'danish-axe',
    'never',
    [`the last model ${resistance}`, 'ignores the first fatigue it would gain, if in its own turn']
  ],
  ['cnut', 'anglo-danes', 5, 6, 3, '', 'danish-axe', 'may', [resistance]],
  ['william', 'normans', 5, 6, 3, '', '', 'may', [resistance]],
  ['taillefer', 'normans', 5, 6, 3, '', '', 'may', [resistance, 'never gains fatigue']],
  ['maredudd', 'welsh', 5, 6, 3, 'javelins', 'javelins', 'may', [resistance]],
  ['gruffydd', 'welsh', 5, 6, 3, 'javelins', 'javelins', 'may', [resistance]],
  [
    'sven-forkbeard',
    'vikings anglo-danes',
    5,
    6,
    2,
    'danish-axe',
    'danish-axe',
    'never',
    [resistance, '+1 attack die for each fighting enemy model in melee']
  ]
] as const

const ids = heroes.map(([id]) => id)

describe('the heroes', () => {
  it('are nine', () => {
    expect(Object.keys(book.troops).filter(id => book.troops[id]?.hero)).toEqual(ids)
    expect(ids).toHaveLength(9)
  })

  it.each(heroes)('%s is as the rules have him', (id, leads, armour, armourShot, sagaDice, weapon, weapons, horses, effects) => {
    const troop = troopAt(id)
    expect(troop.hero?.factions.join(' ')).toBe(leads)
    expect(armourOf(troop)).toEqual([armour, armourShot])
    expect(troop.hero).toMatchObject({ cost: 1, sagaDice })
    expect([troop.weapon ?? '', troop.weapons.join(' '), troop.mounted]).toEqual([weapon, weapons, horses])
    expect(always(troop)).toEqual(effects)
  })

  it.each(ids.filter(id => id !== 'harold-godwinson'))('%s is a warlord alone, with five dice, worth 4', id => {
    const troop = troopAt(id)
    expect([troop.class, troop.models]).toEqual(['warlord', { least: 1, most: 1 }])
    expect(profileOf(book, troop)).toMatchObject({ dice: { dice: 5, models: 1 }, diceShot: { dice: 2, models: 1 }, points: 4 })
  })

  it('of whom Harold is the last of three hearthguard', () => {
    const { class: troopClass, models, parts = [] } = troopAt('harold-godwinson')
    expect([troopClass, models]).toEqual(['hearthguard', { least: 3, most: 3 }])
    expect(parts.map(({ name, models: many, dice, points }) => [name, many, dice.dice, dice.models, points])).toEqual([
      ['Gyrth and Leofwine', 2, 3, 1, 1],
      ['Harold', 1, 5, 1, 4]
    ])
  })

  it('Harold and Taillefer are never Side by Side', () => {
    expect(ids.filter(id => troopAt(id).alone)).toEqual(['harold-godwinson', 'taillefer'])
  })

  it('Cnut has his axe on foot only', () => {
    expect(ids.filter(id => troopAt(id).onFoot)).toEqual(['cnut'])
    expect(troopAt('cnut').onFoot).toEqual(['danish-axe'])
  })

  it('are of their faction, but Sven who has two', () => {
    for (const id of ids)
      expect(troopAt(id).faction, id).toBe(id === 'sven-forkbeard' ? undefined : troopAt(id).hero?.factions[0])
  })

  it.each([
    ['harald', 'harald-hardrada'],
    ['hardrada', 'harald-hardrada'],
    ['ragnar', 'ragnar-lothbrok'],
    ['lodbrok', 'ragnar-lothbrok'],
    ['harold', 'harold-godwinson'],
    ['hermandad godwinson', 'harold-godwinson'],
    ['canuto el grande', 'cnut'],
    ['canute', 'cnut'],
    ['guillermo el bastardo', 'william'],
    ['ivo taillefer', 'taillefer'],
    ['maredudd ab owain', 'maredudd'],
    ['gruffydd ap llywelyn', 'gruffydd'],
    ['sven', 'sven-forkbeard'],
    ['varangianos', 'varangians'],
    ['huscarls de canuto', 'cnut-huscarls'],
    ['arqueros de guillermo', 'william-archers'],
    ['caballeros arqueros', 'william-knight-archers'],
    ['arqueros de powys', 'gruffydd-archers'],
    ['lanceros de gwynedd', 'gruffydd-spearmen']
  ])('"%s" is %s', (words, id) => {
    expect(Object.keys(book.troops).filter(each => book.troops[each]?.names.includes(words))).toEqual([id])
  })

  it('tell what they do beyond a fight in sentences, each something', () => {
    for (const id of ids) {
      const facts = troopAt(id).hero?.facts ?? []
      expect(facts.length, id).toBeGreaterThan(0)
      for (const fact of facts) expect(fact, id).toMatch(/^[A-Z].{12,}\.$/)
    }
  })

  it.each([
    ['harald-hardrada', 'Varangians'],
    ['ragnar-lothbrok', 'half of his SAGA dice'],
    ['harold-godwinson', 'Determination'],
    ['cnut', 'seven SAGA dice'],
    ['william', 'two units'],
    ['taillefer', 'loses 1 fatigue'],
    ['maredudd', 'a third of his SAGA dice'],
    ['gruffydd', 'up to three SAGA dice'],
    ['sven-forkbeard', 'without berserkers']
  ])('%s brings his own: %s', (id, fact) => {
    expect(troopAt(id).hero?.facts.join(' ')).toContain(fact)
  })
})

/** Under whom, faction, class, armour, armour shot at, carried weapon, weapons to choose from, horses. */
const brought = [
  ['varangians', 'harald-hardrada', 'vikings', 'hearthguard', 6, 6, '', 'danish-axe', 'never'],
  ['cnut-huscarls', 'cnut', 'anglo-danes', 'hearthguard', 5, 5, '', 'danish-axe', 'never'],
  ['cnut-ceorls', 'cnut', 'anglo-danes', 'warriors', 4, 4, '', '', 'never'],
  ['cnut-geburs', 'cnut', 'anglo-danes', 'levies', 3, 3, '', 'bow sling', 'never'],
  ['william-knight-archers', 'william', 'normans', 'hearthguard', 4, 4, 'bow', 'bow', 'may'],
  ['william-archers', 'william', 'normans', 'warriors', 3, 3, 'bow', 'bow', 'may'],
  ['gruffydd-archers', 'gruffydd', 'welsh', 'warriors', 3, 3, 'bow', 'bow', 'never'],
  ['gruffydd-teulu', 'gruffydd', 'welsh', 'hearthguard', 5, 5, '', '', 'may'],
  ['gruffydd-spearmen', 'gruffydd', 'welsh', 'warriors', 4, 4, '', '', 'may']
] as const

describe('the units that heroes bring', () => {
  it('are no others', () => {
    expect(Object.keys(book.troops).filter(id => book.troops[id]?.under)).toEqual(brought.map(([id]) => id))
  })

  it.each(brought)(
    '%s under %s are as the rules have them',
    (id, under, faction, troopClass, armour, shot, weapon, weapons, horses) => {
      const troop = troopAt(id)
      expect([troop.under, troop.faction, troop.class]).toEqual([under, faction, troopClass])
      expect(armourOf(troop)).toEqual([armour, shot])
      expect([troop.weapon ?? '', troop.weapons.join(' '), troop.mounted]).toEqual([weapon, weapons, horses])
      expect(book.troops[under]?.hero).toBeDefined()
    }
  )

  it('are up to twelve Varangians', () => {
    expect(troopAt('varangians').models).toEqual({ least: 4, most: 12 })
  })

  it("lose 1 armour only on foot: William's archers", () => {
    for (const id of ['william-archers', 'william-knight-archers'])
      expect(always(troopAt(id)), id).toEqual(['own armour +1 in melee or when shot at, if own unit mounted'])
    for (const [id] of brought) if (!id.startsWith('william')) expect(always(troopAt(id)), id).toEqual([])
  })

  it('have the dice of their class', () => {
    expect(describeDice(troopAt('varangians'), book, 'dice')).toBe('2 for each model')
    expect(describeDice(troopAt('william-archers'), book, 'diceShot')).toBe('1 for 2 models')
    expect(describeDice(troopAt('harold-godwinson'), book, 'dice')).toBe('Gyrth and Leofwine 3 each, Harold 5')
  })
})

describe('abilities that are a hero’s own', () => {
  it('are three', () => {
    const own = Object.entries(book.abilities).filter(([, { faction }]) => !(faction in book.factions))
    expect(own.map(([key]) => key)).toEqual([
      'taillefer/song-of-roland',
      'taillefer/activation-dice',
      'sven-forkbeard/conqueror-of-england'
    ])
  })

  it("Taillefer's: mounted, any SAGA dice on activation boxes, an attack die and a defence die each", () => {
    const ability = book.abilities['taillefer/activation-dice']
    expect(ability).toMatchObject({
      faction: 'taillefer',
      when: ['Melee'],
      cost: 'any',
      multi: true,
      rule: 'R6.4',
      source: 'S1 p.43'
    })
    expect(ability?.choice).toEqual({ take: 'pool', kinds: ['attack'], each: 1, rare: 1 })
    expect(ability?.if && describeConditions(ability.if)).toBe('own unit mounted')
    expect(ability?.effects.map(describeEffect)).toEqual(['attack dice as chosen', 'as many defence dice'])
  })

  it("Sven's: three attack dice discarded for armour 1 higher, once and without a SAGA die", () => {
    const ability = book.abilities['sven-forkbeard/conqueror-of-england']
    expect(ability).toMatchObject({ faction: 'sven-forkbeard', when: ['Melee'], cost: 'none', multi: false, rule: 'R6.4' })
    expect(ability?.effects.map(describeEffect)).toEqual(['-3 attack dice', 'own armour +1'])
  })

  it('are on the boards of their heroes, before those of the faction', () => {
    expect(boardsOf(book, troopAt('taillefer'))).toEqual(['taillefer', 'normans'])
    expect(boardsOf(book, troopAt('sven-forkbeard'))).toEqual(['sven-forkbeard', 'vikings', 'anglo-danes'])
    expect(boardsOf(book, troopAt('cnut'))).toEqual(['anglo-danes', 'vikings'])
    expect(boardsOf(book, troopAt('cnut-huscarls'))).toEqual(['anglo-danes', 'vikings'])
  })

  it('Sven alone lends his to friends', () => {
    expect(ids.filter(id => troopAt(id).hero?.lends)).toEqual(['sven-forkbeard'])
  })
})

describe('a hero of the second edition', () => {
  const second = rulebook(2)

  // V9: eight warriors have a die for two models when shooting, their warlord four
  it('among warriors has dice of his own beside theirs', () => {
    const warriors = second.troops['heroic-warriors']
    expect(warriors && describeDice(warriors, second, 'dice')).toBe('warriors 1 each, warlord 8')
    expect(warriors && describeDice(warriors, second, 'diceShot')).toBe('warriors 1 for 2 models, warlord 4')
  })

  // T6.12: 5, or 4 when shot at
  it('on a horse has the armour that is printed, horse included', () => {
    const { william } = second.troops
    expect(william && printedArmour(william, second)).toEqual({ armour: 5, armourShot: 4, included: ['horses'] })
  })
})
