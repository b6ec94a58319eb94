import { describe, expect, test } from 'vitest'
import { mostModels, musterPoints } from '../../src/battle/sizes'
import { placesOf, unitIn, without, withoutMethod, withUnit } from '../../src/battle/units'
import { hasBoard, usableAbility } from '../../src/battle/usable-ability'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)
const said = (unit: UnitRequest, hasTurn: boolean) => usableAbility(unit, hasTurn, book).map(each => each.text)

describe('the boxes a unit could play (section 7)', () => {
  test('are those of its board, in board order, with every choice they offer', () =>
    expect(said({ unit: 'huscarls' }, true)).toEqual([
      ...['+combat-pool=1a', '+combat-pool=1d', '+trapped', '+hard-as-iron', '+the-push', '+shieldwall', '+unforgiving'],
      ...['+stubbornness', '+exhaustion', '+lords-of-battle=3a', '+lords-of-battle=3d']
    ]))
  test('are not for Orders and Activations in the turn of the enemy (R7.4)', () =>
    expect(said({ unit: 'huscarls' }, false)).toEqual([
      ...['+combat-pool=1a', '+combat-pool=1d', '+hard-as-iron', '+the-push', '+shieldwall', '+unforgiving', '+stubbornness'],
      ...['+lords-of-battle=3a', '+lords-of-battle=3d']
    ]))
  test('ask how many models or how much fatigue', () => {
    expect(said({ unit: 'hirdmen' }, false).filter(each => each.startsWith('+val'))).toEqual([1, 2, 3].map(n => `+valhalla=${n}`))
    expect(said({ unit: 'priodaur' }, false).filter(each => each.startsWith('+war'))).toEqual(
      [1, 2, 3].map(n => `+war-dance=${n}`)
    )
  })
  test('are used as they are said', () => {
    const uses = usableAbility({ unit: 'huscarls' }, true, book).map(({ use }) => use)
    expect(uses).toContainEqual({ id: 'combat-pool', attack: 1 })
    expect(uses).toContainEqual({ id: 'combat-pool', defence: 1 })
    expect(uses).toContainEqual({ id: 'lords-of-battle', defence: 3 })
    expect(uses).toContainEqual({ id: 'trapped' })
    expect(usableAbility({ unit: 'hirdmen' }, true, book).map(({ use }) => use)).toContainEqual({ id: 'valhalla', count: 2 })
  })
  test('are one for each effect to choose from, but for those of an interpretation', () => {
    const uses = (unit: UnitRequest, id: string) =>
      usableAbility(unit, true, rulebook(2))
        .filter(({ use }) => use.id === id)
        .map(({ use, text: said }) => [use.count, said])
    expect(uses({ unit: 'hirdmen' }, 'frigg')).toEqual([
      [1, '+frigg=1'],
      [2, '+frigg=2']
    ])
    // the third is two defence dice by reading charge-dice
    expect(uses({ unit: 'knights' }, 'charge')).toEqual([
      [1, '+charge=1'],
      [2, '+charge=2']
    ])
  })
  test('are tried with the least of a number that is told with them, and without it where that is nothing', () => {
    const uses = (unit: UnitRequest, id: string) =>
      usableAbility(unit, true, rulebook(2))
        .filter(({ use }) => use.id === id)
        .map(({ use, text }) => [use.count, text])
    expect(uses({ unit: 'hirdmen' }, 'loki')).toEqual([[0, '+loki']])
    expect(uses({ unit: 'hearthguard', faction: 'milites-christi' }, 'divine-help')).toEqual([[1, '+divine-help=1']])
  })
  test('may be played again only in the left column (R7.3)', () =>
    expect(
      usableAbility({ unit: 'knights' }, true, book)
        .filter(({ multi }) => multi)
        .map(each => each.text)
    ).toEqual(['+attack-pool=1a']))
  test('are of the faction that is said', () => {
    expect(said({ unit: 'warriors', faction: 'welsh' }, true)).toContain('+ambush')
    expect(said({ unit: 'warriors', faction: 'welsh' }, true)).not.toContain('+thor')
  })
  test('are told by their board where two of them have a box of that name', () => {
    const both = said({ unit: 'cnut' }, true)
    expect(both).toContain('+combat-pool=1a')
    expect(both).toContain('+vikings/combat-pool=1a')
    expect(both).toContain('+thor')
    expect(both).toContain('+shieldwall')
  })
  test('of Taillefer are his own beside the Norman ones', () => {
    expect(said({ unit: 'taillefer' }, true)).toContain('+activation-dice=1a')
    expect(said({ unit: 'taillefer' }, true)).toContain('+stamping')
    expect(said({ unit: 'knights' }, true)).not.toContain('+activation-dice=1a')
  })
  test.each<readonly [string, boolean, UnitRequest]>([
    ['a unit of no faction', false, { unit: 'warriors' }],
    ['a unit of a faction', true, { unit: 'warriors', faction: 'normans' }],
    ['bondi', true, { unit: 'bondi' }],
    ['Cnut', true, { unit: 'cnut' }],
    ['Jomsvikings, who have none', false, { unit: 'jomsvikings' }],
    ['Egil, served by the Viking one', true, { unit: 'egil' }],
    ['Sven, who leads either of two', false, { unit: 'sven-forkbeard' }],
    ['Sven among Vikings', true, { unit: 'sven-forkbeard', faction: 'vikings' }]
  ])('%s: whose board is known is %s', (_, known, unit) => {
    expect(hasBoard(unit, book)).toBe(known)
    expect(usableAbility(unit, true, book).length > 0).toBe(known)
  })
})

describe('how large a unit may be, and what it costs (R1.0, R1.3)', () => {
  test.each([
    ['warriors', 12],
    ['warlord', 1],
    ['berserkers', 4],
    ['crossbowmen', 8],
    ['harald-hardrada', 1],
    ['jomsvikings', 4]
  ])('%s: up to %i models', (unit, most) => expect(mostModels({ unit }, book)).toBe(most))
  test.each([
    ['levies', 12, 1],
    ['levies', 6, 0.5],
    ['warriors', 12, 1.5],
    ['hearthguard', 1, 0.25],
    ['warlord', 1, null],
    ['harald-hardrada', 1, 1],
    ['jomsvikings', 4, 2],
    ['egil', 4, 2],
    ['egil', 8, 3],
    ['flemish', 8, 1]
  ])('%s of %i: %s points', (unit, models, points) => expect(musterPoints({ unit, models }, book)).toBe(points))
  test('a unit of which no number is said is of one model', () => expect(musterPoints({ unit: 'warriors' }, book)).toBe(1 / 8))
})

describe('the units of a fight', () => {
  const hirdmen: UnitRequest = { unit: 'hirdmen', models: 4 }
  const warlord: UnitRequest = { unit: 'warlord' }
  const bondi: UnitRequest = { unit: 'bondi', models: 6 }
  const two: Scenario = { kind: 'melee', attacker: { together: [warlord, hirdmen] }, defender: bondi, seed: 'a', trials: 5 }
  const one: Scenario = { kind: 'melee', attacker: hirdmen, defender: bondi, method: 'both', precision: 0.1 }
  test('are told in their places, the attackers first', () => {
    expect(placesOf(one).map(place => unitIn(one, place))).toEqual([hirdmen, bondi])
    expect(placesOf(two).map(place => unitIn(two, place))).toEqual([warlord, hirdmen, bondi])
  })
  test('can be changed one by one', () => {
    const tired = (unit: UnitRequest) => ({ ...unit, fatigue: 1 })
    expect(placesOf(two).map(place => withUnit(two, place, tired))).toEqual([
      { ...two, attacker: { together: [tired(warlord), hirdmen] } },
      { ...two, attacker: { together: [warlord, tired(hirdmen)] } },
      { ...two, defender: tired(bondi) }
    ])
    expect(without(bondi, 'models')).toEqual({ unit: 'bondi' })
  })
  test('and how it is measured can be left out', () => {
    expect(withoutMethod(one)).toEqual({ kind: 'melee', attacker: hirdmen, defender: bondi })
    expect(withoutMethod(two)).toEqual({ kind: 'melee', attacker: two.attacker, defender: bondi })
  })
})
