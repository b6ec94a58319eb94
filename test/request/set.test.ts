import { describe, expect, it } from 'vitest'
import { fightFields, unitFields } from '../../src/request/scenario-fields'
import { paths, readingSet, setting, sorted } from '../../src/request/set'
import { refusal, scenarioOf } from './asking'

const words = ['8 warriors charge 4 hearthguard heavy cover']
const set = (...texts: readonly string[]) => ({ words, ...sorted(texts.map(setting)) })
const attacker = { unit: 'warriors', models: 8 }

describe('--set path=value wins over the sentence', () => {
  it.each([
    ['attacker.models=6', { ...attacker, models: 6 }],
    ['attacker.unit=bondi', { unit: 'bondi', models: 8, faction: 'vikings' }],
    ['attacker.faction=welsh', { unit: 'priodaur', models: 8, faction: 'welsh' }],
    ['attacker.weapon=danish axe', { ...attacker, weapon: 'danish-axe' }],
    ['attacker.mounted=yes', { ...attacker, mounted: true }],
    ['attacker.mounted=false', attacker],
    ['attacker.cover=Light', { ...attacker, cover: 'light' }],
    ['attacker.armour=6', { ...attacker, armour: 6 }],
    ['attacker.armor=6', { ...attacker, armour: 6 }],
    ['shooter.armour=6', { ...attacker, armour: 6 }],
    ['attacker.ability=ullr', { unit: 'bondi', models: 8, faction: 'vikings', abilities: [{ id: 'ullr' }] }],
    [
      'attacker.abilities=ullr, combat-pool=2d',
      { unit: 'bondi', models: 8, faction: 'vikings', abilities: [{ id: 'ullr' }, { id: 'combat-pool', defence: 2 }] }
    ],
    ['attacker.spend=both', { ...attacker, spend: ['armour', 'enemy-armour'] }],
    ['attacker.spend=nothing', { ...attacker, spend: [] }],
    ['attacker.spend=enemy-armour', { ...attacker, spend: ['enemy-armour'] }],
    ['attacker.gives-up-dice=true', { ...attacker, givesUpDice: true }],
    ['attacker.guards=2 hirdmen', { ...attacker, guards: { models: 2, unit: 'hirdmen' } }],
    ['attacker.guards=2', { ...attacker, guards: { models: 2, unit: 'hearthguard' } }],
    ['attacker.dicePerModel=1/3', { ...attacker, dicePerModel: '1/3' }],
    ['attacker.dicePerModel=2', { ...attacker, dicePerModel: 2 }],
    ['attacker.effects=[{"verb":"push"}]', { ...attacker, effects: [{ verb: 'push' }] }]
  ])('%s', (text, made) => expect(scenarioOf(set(text)).attacker).toEqual(made))

  it.each([
    ['kind=shoot', { kind: 'shoot' }],
    ['method=both', { method: 'both' }],
    ['trials=20000', { trials: 20000 }],
    ['trials=2e4', { trials: 20000 }],
    ['precision=.005', { precision: 0.005 }],
    ['precision=0.5%', { precision: 0.005 }],
    ['seed=york=1066', { seed: 'york=1066' }],
    ['id=7', { id: '7' }],
    ['readings.crush-timing=unsaved', { readings: { 'crush-timing': 'unsaved' } }],
    ['reading.crush-timing=unsaved', { readings: { 'crush-timing': 'unsaved' } }],
    ['readings=crush-timing=unsaved,cap-base=held', { readings: { 'cap-base': 'held', 'crush-timing': 'unsaved' } }]
  ])('%s', (text, part) => expect(scenarioOf(set(text))).toMatchObject(part))

  it('horses are not the chariots that "mounted" means of those who ride them', () => {
    const chariots = (...settings: readonly string[]) => ({
      words: ['3 gallic chariots charge 6 warriors'],
      ...sorted(['edition=2', ...settings].map(setting))
    })
    expect(scenarioOf(chariots('attacker.mount=horse')).attacker).toEqual({ unit: 'gallic-chariots', models: 3, mount: 'horse' })
    expect(scenarioOf(chariots('attacker.mounted=yes')).attacker).toEqual({ unit: 'gallic-chariots', models: 3, mounted: true })
    expect(refusal({ ...chariots('attacker.mount=horse'), strict: true })).toContain(
      'the Gallic chariots do not ride horses: leave the mount out (V9.17, --strict)'
    )
    expect(scenarioOf(set('attacker.mount=horse')).attacker).toEqual({ ...attacker, mounted: true })
  })

  it('the target is the defender', () =>
    expect(scenarioOf(set('target.cover=none')).defender).toEqual({ unit: 'hearthguard', models: 4 }))

  it.each(['attacker.together.1.armour=6', 'attacker.together[1].armor=6'])('%s is of the second of two units', text =>
    expect(scenarioOf({ words: ['warlord and 6 hirdmen charge 4hg'], ...sorted([setting(text)]) }).attacker).toEqual({
      together: [
        { unit: 'warlord', models: 1 },
        { unit: 'hirdmen', models: 6, faction: 'vikings', armour: 6 }
      ]
    })
  )

  it('attacker.models of two units is a question', () =>
    expect(refusal({ words: ['warlord and 6 hirdmen charge 4hg'], ...sorted([setting('attacker.models=8')]) })).toEqual([
      '--set attacker.models: the attacker is two units: name one of them, as in --set attacker.together.0.models=...'
    ]))

  it('the last one wins', () =>
    expect(scenarioOf(set('attacker.models=6', 'attacker.models=7')).attacker).toMatchObject({ models: 7 }))

  it('over a scenario file too', () =>
    expect(
      scenarioOf({
        scenario: { attacker, defender: attacker, seed: 'a' },
        ...sorted([setting('seed=b'), setting('attacker.models=4')])
      })
    ).toMatchObject({ attacker: { models: 4 }, defender: { models: 8 }, seed: 'b' }))
})

describe('a path', () => {
  it('leads to every key there is', () =>
    expect(paths).toHaveLength(2 * Object.keys(unitFields).length + Object.keys(fightFields).length))

  it.each(paths)('%s can be set', path => expect(setting(`${path}=x`)).not.toHaveProperty('message'))

  it.each([
    ['attacker.modles=8', '--set attacker.modles: there is no such path; did you mean "attacker.models"?'],
    ['atacker.models=8', '--set atacker.models: there is no such path; did you mean "attacker.models"?'],
    ['attacker=8', '--set attacker: there is no such path; did you mean "attacker.unit"?'],
    ['attacker.models.x=8', '--set attacker.models.x: there is no such path; did you mean "attacker.models"?'],
    ['attacker.together.2.models=8', '--set attacker.together.2.models: there is no such path'],
    ['__proto__.x=8', '--set __proto__.x: there is no such path: name one such as attacker.models, defender.cover or seed'],
    ['attacker.models', '--set attacker.models: expected a name, = and a value, as in --set attacker.models=8'],
    ['=8', '--set =8: expected a name, = and a value, as in --set attacker.models=8'],
    ['attacker.models=0', '--set attacker.models: 0 is not a whole number from 1 to 12'],
    ['attacker.models=abc', '--set attacker.models: "abc" is not a whole number from 1 to 12'],
    ['attacker.models=', '--set attacker.models: "" is not a whole number from 1 to 12'],
    ['attacker.mounted=maybe', '--set attacker.mounted: "maybe" is not true or false'],
    ['attacker.unit=hirdmenn', '--set attacker.unit: there is no troop "hirdmenn"; did you mean "hirdmen"?'],
    ['attacker.models=99999999999999999999', '--set attacker.models: "99999999999999999999" is not a whole number from 1 to 12'],
    ['trials=1e9', '--set trials: 1000000000 is not a whole number from 1 to 100 000 000'],
    ['precision=0', '--set precision: 0 is not more than 0 and less than 0.5, such as 0.005'],
    ['attacker.effects=push', '--set attacker.effects: "push" is not a list'],
    ['attacker.abilities=sheildwall', '+sheildwall: there is no ability "sheildwall"; did you mean "shieldwall"?'],
    ['readings.x=y', '--set readings.x: there is no reading "x" (saga-odds rules readings lists them)']
  ])('%s', (text, sentence) => expect(refusal(set(text))).toEqual([expect.stringContaining(sentence)]))
})

describe('--reading name=value', () => {
  it('is laid over the scenario', () =>
    expect(scenarioOf({ words, ...sorted([readingSet('crush-timing=unsaved')]) })).toMatchObject({
      readings: { 'crush-timing': 'unsaved' }
    }))

  it.each([
    ['crush-timing', '--reading crush-timing: expected a name, = and a value, as in --reading crush-timing=unsaved'],
    ['crush-time=hits', '--reading: there is no reading "crush-time"; did you mean "crush-timing"?'],
    ['crush-timing=x', 'the reading crush-timing: "x" is not hits or unsaved']
  ])('%s', (text, sentence) => expect(refusal({ words, ...sorted([readingSet(text)]) })).toEqual([sentence]))
})
