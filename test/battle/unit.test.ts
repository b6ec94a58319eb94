import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { unitOf } from '../../src/battle/unit'
import type { Effect, Place } from '../../src/model/effect'
import type { UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** A unit as it is asked for, before anything of a fight is counted in. */

const book = rulebook(1)
const ceorls: UnitRequest = { unit: 'ceorls', models: 6 }
const made = (request: UnitRequest, place: Place = 'melee') => unitOf(request, book, place)

describe('what is not said is as usual', () => {
  test('models, wounds, who is engaged', () => {
    expect(made({ unit: 'warlord' })).toMatchObject({ models: 1, lives: 1, engaged: 1, fatigue: 0, moved: false, mounted: false })
    expect(made({ unit: 'crossbowmen', models: 8, engaged: 9 })).toMatchObject({ models: 8, lives: 8, engaged: 8 })
    expect(made({ unit: 'warlord', wounds: 12 })).toMatchObject({ models: 1, lives: 12 })
    expect(made({ ...ceorls, engaged: 2, building: true, cover: 'light' })).toMatchObject({ engaged: 6, cover: 'heavy' })
    expect(made(ceorls)).toMatchObject({ cover: 'none', ground: 'open', building: false, givesUpDice: false, spend: [] })
  })
  test('the faction of its troop, or the one that is said, or none', () => {
    expect(made({ unit: 'bondi' }).faction).toBe('vikings')
    expect(made({ unit: 'warriors', faction: 'welsh' }).faction).toBe('welsh')
    expect(made({ unit: 'warriors' }).faction).toBe(undefined)
    expect(made({ unit: 'bondi', abilities: ['combat-pool'] }).abilities[0]?.ability.faction).toBe('vikings')
    expect(made({ unit: 'warriors', faction: 'welsh', abilities: ['combat-pool'] }).abilities[0]?.ability.faction).toBe('welsh')
  })
  test('the weapon a missile troop shoots with, and none in a melee', () => {
    expect(made({ unit: 'bonnedig' }, 'shooting')).toMatchObject({ weapon: 'bow', weaponAssumed: true, range: 'L' })
    expect(made({ unit: 'bonnedig' }).weapon).toBe(undefined)
    expect(made({ unit: 'bonnedig', weapon: 'none' }, 'shooting').weapon).toBe(undefined)
    expect(made({ unit: 'huscarls' }, 'shooting').weapon).toBe(undefined)
    expect(made({ unit: 'crossbowmen' })).toMatchObject({ weapon: 'crossbow', weaponAssumed: false })
    expect(made({ unit: 'priodaur', moved: true })).toMatchObject({ shootsFresh: true, throwsAfterMove: true, range: 'M' })
    expect(made({ unit: 'priodaur' })).toMatchObject({ shootsFresh: true, throwsAfterMove: false })
    expect(made({ unit: 'crossbowmen', moved: true })).toMatchObject({ shootsFresh: false, throwsAfterMove: false })
  })
  test('no Wrath, no friends, no Resilience', () => {
    expect(made({ unit: 'jomsvikings' }).wrathSum).toBe(undefined)
    expect(made({ unit: 'jomsvikings', wrath: 16 })).toMatchObject({ wrathSum: 16, deserts: false, hasWrath: true })
    expect(made({ unit: 'jomsvikings', wrath: 17 })).toMatchObject({ deserts: true })
    expect(made({ unit: 'jomsvikings', wrath: '3d6' })).toMatchObject({ deserts: false, wrath: [] })
    expect(made({ unit: 'warlord' }).guards).toBe(undefined)
    expect(made({ unit: 'warlord', guards: { models: 2, unit: 'ceorls' } })).toMatchObject({
      guardClass: 'warriors',
      guardPoints: 0.5
    })
    expect(made({ unit: 'warlord' })).toMatchObject({ isResilienceUnknown: false, alone: false })
    expect(made({ unit: 'taillefer', mounted: true }).alone).toBe(true)
  })
})

describe('what is said of a profile stands', () => {
  test('armour of both kinds, or of each', () => {
    expect(made({ ...ceorls, armour: 6 }).profile).toMatchObject({ armour: 6, armourShot: 6 })
    expect(made({ unit: 'warlord', armour: 4, armourShot: 5 }).profile).toMatchObject({ armour: 4, armourShot: 5 })
    expect(made({ unit: 'warlord', armourShot: 5 }).profile).toMatchObject({ armour: 5, armourShot: 5 })
    expect(made({ ...ceorls, fatigueLimit: 7 }).profile.fatigueLimit).toBe(7)
  })
  test('dice a model, of a mixed unit for all alike', () => {
    const egil = (more: Partial<UnitRequest>) =>
      made({ unit: 'egil', models: 4, ...more }).parts.map(({ models, dice, diceShot }) => [models, dice.dice, diceShot.dice])
    expect(egil({})).toHaveLength(2)
    expect(egil({ dicePerModel: 3 })).toEqual([
      [3, 3, 1],
      [1, 3, 1]
    ])
    expect(egil({ dicePerModelShot: 2 })).toEqual([
      [3, 2, 2],
      [1, 4, 2]
    ])
  })
})

describe('effects that are said count when they come about', () => {
  const fought = (own: readonly Effect[], more: Partial<UnitRequest> = {}) => {
    const { attacker, defender } = odds(
      { kind: 'melee', attacker: { ...ceorls, effects: own, ...more }, defender: ceorls },
      book,
      { asides: false }
    )
    return { own: attacker.units[0], enemy: defender.units[0], after: attacker.fatigueAfter }
  }
  const tired = (when: 'before' | 'now'): Effect => ({ verb: 'fatigue', of: 'own', count: 1, when })
  const removed = (when: 'before' | 'now'): Effect => ({ verb: 'remove', count: 2, when })
  test('fatigue before step 1 may exhaust, later it changes no dice (R3.2)', () => {
    expect(fought([tired('before')], { fatigue: 2 }).own).toMatchObject({ attackDice: 3, fatigue: 3 })
    expect(fought([tired('now')], { fatigue: 2 }).own).toMatchObject({ attackDice: 6, fatigue: 3 })
  })
  test('models lost before the fight do not strike, those lost in step 3 do (removed-dice=keep)', () => {
    expect(fought([removed('before')]).enemy?.attackDice).toBe(4)
    expect(fought([removed('now')]).enemy?.attackDice).toBe(6)
  })
  test('cover and fatigue that is never taken are of the whole fight', () => {
    expect(fought([{ verb: 'ignore-fatigue', count: 1 }], { moved: true, fatigue: 2 }).own).toMatchObject({
      attackDice: 6,
      fatigue: 2
    })
    const { defender } = odds(
      { kind: 'melee', attacker: ceorls, defender: { ...ceorls, effects: [{ verb: 'cover', kind: 'heavy' }] } },
      book,
      { asides: false }
    )
    expect(defender.units[0]?.savesOn).toBe(4)
    expect(defender.units[0]?.ledger.map(({ what }) => what)).toEqual(['armour', 'saves on', 'attack dice', 'hits on'])
  })
})
