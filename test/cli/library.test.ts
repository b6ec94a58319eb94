import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  advise,
  answers,
  type FightReport,
  odds,
  ownRulebook,
  plan,
  RequestError,
  review,
  rulebook,
  type Scenario
} from '../../src/index'
import { adviceRequested } from '../../src/request/advice/request'
import { report } from './running'

const scenario: Scenario = {
  kind: 'melee',
  attacker: { unit: 'bondi', models: 12 },
  defender: { unit: 'huscarls', models: 4, weapon: 'danish-axe', givesUpDice: true }
}
const sentence = '12 bondi charge 4 huscarls axe gives up dice'

describe('odds', () => {
  it('of a sentence are the report of the command', async () => expect(odds(sentence)).toEqual(await report(`melee ${sentence}`)))

  it('of a scenario are those of its sentence', () => expect(odds(scenario)).toEqual(odds(sentence)))

  it('of a scenario with a sentence in it', () =>
    expect(odds({ fight: '12 bondi charge 4 huscarls', defender: { weapon: 'axe', givesUpDice: true } as never })).toEqual(
      odds(sentence)
    ))

  it('of a shot', () => expect(odds('12 levy bows shoot 8 warriors')).toMatchObject({ kind: 'shoot' }))

  it('by a rulebook with boards of one’s own', async () => {
    const text = readFileSync('examples/reedfolk.yaml', 'utf8')
    const book = await ownRulebook([{ name: 'reedfolk.yaml', text }])
    const asked = { fight: '8 eelers charge 8 bondi', boards: ['reedfolk.yaml'] }
    expect(odds(asked, book).attacker.units[0]?.name).toBe('eelers')
    expect(() => odds({ ...asked, fight: sentence })).toThrow('boards: this rulebook does not include "reedfolk.yaml"')
    await expect(ownRulebook([{ name: 'a.yaml', text: 'edition: 3' }])).rejects.toThrow('a.yaml:1:10: edition: 3 is not 1 or 2')
  })

  it('by a rulebook that is passed in', () => {
    const book = rulebook(1)
    const changed = { ...book, version: 'of our club' }
    expect(odds(sentence, changed).rules).toBe('of our club')
    expect(() => odds({ ...scenario, edition: 2 }, book)).toThrow('edition: this rulebook is of edition 1')
  })

  it('are typed', () => expectTypeOf(odds).returns.toEqualTypeOf<FightReport>())

  it('of a wrong request throw all its mistakes', () => {
    const wrong = () => odds({ ...scenario, attacker: { unit: 'bondi', models: 13, armour: 7 } })
    expect(wrong).toThrow(RequestError)
    expect(wrong).toThrow(
      'attacker.models: 13 is not a whole number from 1 to 12\nattacker.armour: 7 is not a whole number from 2 to 6'
    )
  })
})

describe('options', () => {
  const said = '8 bondi +ullr charge 4 huscarls'
  const known = (options: object) => () => advise(said, options as never)

  it('that do not exist are refused with the nearest that does', async () => {
    expect(known({ gaol: 'attacker wins' })).toThrow('options has no "gaol"; did you mean "goal"?')
    expect(known({ price: { dye: 1 } })).toThrow('options.price has no "dye"; did you mean "die"?')
    expect(known({ gaol: undefined })).not.toThrow()
    await expect(plan('8 bondi charge 4 huscarls', { sovle: 'points', trails: 5 } as never)).rejects.toThrow(
      'options has no "sovle"; did you mean "solve"?\noptions has no "trails"; did you mean "trials"?'
    )
    await expect(review('8 bondi charge 4 huscarls: 1:2', { maxnode: 5 } as never)).rejects.toThrow('did you mean "maxNodes"?')
    expect(() => answers.melee(scenario, rulebook(1), { aside: true } as never)).toThrow('did you mean "asides"?')
  })

  it('take no edition, which is that of the rulebook', () => {
    expect(known({ edition: 2 })).toThrow(
      'options has no "edition": pass the rulebook of that edition after it, as in rulebook(2)'
    )
    expect(advise('8 bondi charge 4 huscarls', {}, rulebook(2)).edition).toBe(2)
  })
})

describe('answers', () => {
  it('has one function for every kind', () =>
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(['melee', 'shoot', 'sweep', 'compare', 'what-if', 'until', 'observed', 'readings', 'rules'])
    ))

  it('advises on boxes with dice on them', () => {
    const { request, book } = adviceRequested({ words: ['8 bondi +ullr charge 4 huscarls'] }, rulebook)
    expect(request.has.attacker).toHaveLength(1)
    const without = { ...request, has: { attacker: [], defender: [] } }
    expect(answers.advise(request, book).worth).toBeGreaterThan(answers.advise(without, book).worth)
  })

  it('looks up rules', () =>
    expect(answers.rules({ words: ['ullr'] }, rulebook(1)).entries.map(({ id }) => id)).toContain('vikings/ullr'))
})
