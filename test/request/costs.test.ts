import { describe, expect, it } from 'vitest'
import { boardLayer } from '../../src/request/boards'
import { requested } from '../../src/request/request'
import { costSet, sorted } from '../../src/request/set'
import { rulebook } from '../../src/rules/rulebook'
import { refusal } from './asking'

const asked = (costs: unknown, more: object = {}) =>
  requested({ scenario: { attacker: { unit: 'bondi', models: 8 }, defender: { unit: 'ceorls', models: 8 }, costs, ...more } })

const wrong = (costs: unknown, more: object = {}) =>
  refusal({ scenario: { attacker: { unit: 'bondi', models: 8 }, defender: { unit: 'bondi', models: 8 }, costs, ...more } })

describe('costs that a user tells', () => {
  it('are the costs of the rulebook that goes with the fight, and of no other', () => {
    const { scenario, book } = asked({ Ull: 'u', 'vikings/thor': 'C+R' })
    expect(scenario.costs).toEqual({ thor: 'C + R', ullr: 'U' })
    expect(['ullr', 'thor', 'frigg'].map(id => book.abilities[`vikings/${id}`]?.cost)).toEqual(['U', 'C + R', '?'])
    expect(book.abilities['vikings/ullr']).toMatchObject({ certainty: 'stated', source: 'S1 p.59; its cost as given' })
    expect(rulebook(1).abilities['vikings/ullr']?.cost).toBe('?')
  })

  it('may be told by flags', () => {
    const words = ['8 bondi charge 8 ceorls']
    const { scenario } = requested({ words, ...sorted(['ullr=U', 'war dance=U + R'].map(costSet)) })
    expect(scenario.costs).toEqual({ ullr: 'U', 'war-dance': 'U + R' })
  })

  it.each([
    [{ ulr: 'U' }, ['costs.ulr: there is no ability "ulr"; did you mean "ullr"?']],
    [{ ullr: 'X' }, ['costs.ullr: "X" is not a cost, with one SAGA die for each term: U, C or R, U + R, any']],
    [{ ullr: '?' }, ['costs.ullr: "?" is not a cost, with one SAGA die for each term: U, C or R, U + R, any']],
    [{ ullr: 3 }, ['costs.ullr: 3 is not a cost, with one SAGA die for each term: U, C or R, U + R, any']],
    [
      { charge: 'R' },
      [
        'costs.charge: Charge! costs any (R7 normans): only an unknown cost can be given here; a board file of your own changes a known one'
      ]
    ],
    [{ ullr: 'U', 'vikings/ullr': 'R' }, ['costs.vikings/ullr: the cost of ullr is given twice']],
    ['ullr=U', ['costs: "ullr=U" is not an object of costs, such as { "ullr": "U" }']]
  ])('that are none: %o', (costs, sentences) => expect(wrong(costs)).toEqual(sentences))

  it('need a name and a cost', () =>
    expect(sorted(['ullr', '=U'].map(costSet)).mistakes.map(({ message }) => message)).toEqual([
      '--cost ullr: expected a name, = and a value, as in --cost ullr=U',
      '--cost =U: expected a name, = and a value, as in --cost ullr=U'
    ]))

  it('need a board where two have the ability', async () => {
    const ullr = "{ name: Ullr, when: [Melee], cost: '?', text: x, effects: [{ verb: push }] }"
    const lay = await boardLayer([{ name: 'own.yaml', text: `abilities: { welsh: { ullr: ${ullr} } }` }])
    const costs = (name: string) => () =>
      requested({ words: ['8 bondi charge 8 ceorls'], ...sorted([costSet(`${name}=U`)]) }, edition => lay(rulebook(edition)))
    expect(costs('ullr')).toThrow('--cost: "ullr" could mean vikings/ullr or welsh/ullr: name one')
    expect(costs('welsh/ullr')().scenario.costs).toEqual({ 'welsh/ullr': 'U' })
  })

  it('of the second edition are told of its own boards', () => {
    const fight = { edition: 2, attacker: { unit: 'warriors', models: 8 }, defender: { unit: 'warriors', models: 8 } }
    expect(wrong({ 'the-push': 'U' }, fight)).toEqual([
      expect.stringContaining('The Push is an ability of the first edition (Anglo-Danes): add --edition 1')
    ])
    expect(wrong({ ullr: 'U' }, fight)).toEqual([expect.stringContaining('Ullr costs U + C (V9.12)')])
  })
})
