import { describe, expect, it } from 'vitest'
import { unitFields } from '../../src/request/scenario-fields'
import { setting, sorted } from '../../src/request/set'
import { refusal, scenarioOf } from './asking'

const bondi = { unit: 'bondi', models: 8 }
const fight = (more: object) => ({ scenario: { attacker: bondi, defender: bondi, ...more } })
const unit = (more: object) => ({ scenario: { attacker: { ...bondi, ...more }, defender: bondi } })

describe('a scenario', () => {
  it('of the design, without what the fights here refuse', () => {
    const scenario = {
      kind: 'melee',
      edition: 1,
      readings: { 'natural-in-melee': 'off' },
      attacker: {
        unit: 'hirdmen',
        models: 6,
        faction: 'vikings',
        weapon: 'danish-axe',
        mounted: false,
        fatigue: 1,
        engaged: 6,
        ground: 'open',
        abilities: ['ullr', { id: 'combat-pool', attack: 1, defence: 1, rare: 1 }],
        spend: ['armour', 'enemy-armour'],
        guards: { models: 2, unit: 'hearthguard' },
        effects: [{ verb: 'attack-dice', count: 2 }]
      },
      defender: { unit: 'warriors', models: 12, cover: 'heavy', givesUpDice: true },
      method: 'exact'
    }
    const { mounted, ground, ...attacker } = scenario.attacker
    expect([mounted, ground]).toEqual([false, 'open'])
    expect(scenarioOf({ scenario })).toEqual({
      ...scenario,
      attacker: { ...attacker, abilities: [{ id: 'ullr' }, attacker.abilities[1]] }
    })
  })

  it('may have a side in words', () => {
    const words = { attacker: '8 bondi', defender: '4 huscarls with axes, 1 fatigue' }
    const keys = { unit: 'huscarls', models: 4, weapon: 'danish-axe', fatigue: 1 }
    expect(scenarioOf({ scenario: words })).toEqual(scenarioOf({ scenario: { attacker: bondi, defender: keys } }))
    expect(refusal({ scenario: { ...words, attacker: '8 xyzzy' } })).toEqual([
      'unknown word "xyzzy": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall'
    ])
  })

  it('keeps every key that a unit has', () => {
    const whole = {
      unit: 'vikings-warlord',
      models: 1,
      faction: 'vikings',
      weapon: 'danish-axe',
      mounted: true,
      banner: true,
      fatigue: 1,
      moved: true,
      engaged: 1,
      cover: 'heavy',
      ground: 'uneven',
      building: true,
      abilities: [{ id: 'ullr' }],
      spend: ['armour'],
      acts: ['ability', 'armour', 'pass', { effects: [{ verb: 'hits', count: 1 }], rule: true }],
      givesUpDice: true,
      givesUpDiceAgain: false,
      spendAgain: ['enemy-armour'],
      guards: { models: 2, unit: 'bondi' },
      friendsNear: 2,
      wounds: 12,
      resilience: 2,
      wrath: '3d6',
      effects: [{ verb: 'double-hits' }],
      armour: 6,
      armourShot: 5,
      dicePerModel: '1/3',
      dicePerModelCharging: 2,
      dicePerModelShot: 2,
      fatigueLimit: 3,
      maybe: [{ chance: 0.4, abilities: [{ id: 'frigg' }] }]
    }
    // horses are what is meant by mounted
    expect([...Object.keys(whole), 'mount'].sort()).toEqual(Object.keys(unitFields).sort())
    expect(scenarioOf(unit({ ...whole, mount: 'horse' })).attacker).toEqual(whole)
  })

  it('is a sentence, and its other keys win over the words', () =>
    expect(
      scenarioOf({
        scenario: { fight: '8w charge 4hg heavy cover', method: 'both', id: 'a', defender: { cover: 'none', fatigue: 1 } }
      })
    ).toEqual({
      kind: 'melee',
      edition: 1,
      attacker: { unit: 'warriors', models: 8 },
      defender: { unit: 'hearthguard', models: 4, fatigue: 1 },
      method: 'both',
      id: 'a'
    }))

  it('is a sentence as a text', () =>
    expect(scenarioOf({ scenario: '8w charge 4hg' })).toEqual(scenarioOf({ words: ['8w charge 4hg'] })))

  it('is a melee unless it says so', () => expect(scenarioOf(fight({})).kind).toBe('melee'))

  it('knows units, weapons and factions by all their names', () =>
    expect(scenarioOf(unit({ unit: 'Caballero', weapon: 'hacha danesa', faction: 'Normandos' })).attacker).toEqual({
      unit: 'knights',
      models: 8,
      faction: 'normans',
      weapon: 'danish-axe'
    }))

  it('writes its keys in one order, whatever the order given', () => {
    const turned = { defender: { models: 8, unit: 'bondi' }, attacker: { armour: 5, models: 8, unit: 'bondi' }, kind: 'melee' }
    expect(JSON.stringify(scenarioOf({ scenario: turned }))).toBe(
      '{"kind":"melee","edition":1,"attacker":{"unit":"bondi","models":8,"faction":"vikings","armour":5},"defender":{"unit":"bondi","models":8,"faction":"vikings"}}'
    )
  })

  it('settled once stays as it is', () => {
    const once = scenarioOf(
      unit({ building: true, abilities: ['combat-pool=1ar1d'], spend: [], unit: 'warriors', faction: 'viking' })
    )
    expect(scenarioOf({ scenario: once })).toEqual(once)
  })

  it('takes texts that can be nothing else as --set does, and null as not given', () =>
    expect(
      scenarioOf({
        scenario: {
          kind: 'MELEE',
          edition: '1',
          turn: null,
          readings: null,
          trials: '1000',
          attacker: {
            ...bondi,
            models: '8',
            dicePerModel: '1',
            spend: 'both',
            abilities: 'ullr, frigg',
            mounted: 'no',
            fatigue: null
          },
          defender: { unit: 'warlord', models: null, spend: 'nothing', guards: '2 hearthguard', together: null }
        }
      })
    ).toEqual({
      kind: 'melee',
      edition: 1,
      trials: 1000,
      attacker: {
        ...bondi,
        faction: 'vikings',
        dicePerModel: 1,
        spend: ['armour', 'enemy-armour'],
        abilities: [{ id: 'ullr' }, { id: 'frigg' }]
      },
      defender: { unit: 'warlord', models: 1, spend: [], guards: { models: 2, unit: 'hearthguard' } }
    }))

  it('needs no models for a troop of one size', () =>
    expect(scenarioOf({ scenario: { attacker: { unit: 'warlord' }, defender: { unit: 'berserkers' } } })).toMatchObject({
      attacker: { models: 1 },
      defender: { models: 4 }
    }))
})

describe('a faulty scenario', () => {
  it.each([
    [{ attacker: { ...bondi, models: 13 } }, ['attacker.models: 13 is not a whole number from 1 to 12']],
    [{ attacker: { ...bondi, models: '8x' } }, ['attacker.models: "8x" is not a whole number from 1 to 12']],
    [{ attacker: { ...bondi, models: null } }, ['how many bondi? give a number, as in 8 bondi']],
    [{ attacker: { ...bondi, spend: [null] } }, [expect.stringContaining('attacker.spend[0]: null is not armour')]],
    [{ attacker: { ...bondi, abilities: [null] } }, ['attacker.abilities[0]: null is not an ability, such as "ullr"']],
    [
      { attacker: { together: [null, bondi] } },
      ['attacker.together[0]: null is not a unit, such as { "unit": "bondi", "models": 8 }']
    ],
    [{ attacker: { ...bondi, fatigue: -1 } }, ['attacker.fatigue: -1 is not a whole number from 0 to 99']],
    [{ attacker: { ...bondi, mounted: 'perhaps' } }, ['attacker.mounted: "perhaps" is not true or false']],
    [{ attacker: { ...bondi, mounted: 1 } }, ['attacker.mounted: 1 is not true or false']],
    [{ attacker: { ...bondi, cover: 'hevy' } }, ['attacker.cover: "hevy" is not none, light or heavy; did you mean "heavy"?']],
    [
      { attacker: { ...bondi, weapon: 'danish-ax' } },
      ['attacker.weapon: there is no weapon "danish-ax"; did you mean "danish axe"?']
    ],
    [{ attacker: { ...bondi, unit: 'hirdman2' } }, ['attacker.unit: there is no troop "hirdman2"; did you mean "hirdman"?']],
    [{ attacker: { ...bondi, unit: 'qqq' } }, ['attacker.unit: there is no troop "qqq" (saga-odds rules units lists them)']],
    [{ attacker: { ...bondi, faction: 'welch' } }, ['attacker.faction: there is no faction "welch"; did you mean "welsh"?']],
    [{ attacker: { ...bondi, modles: 8 } }, ['attacker has no "modles"; did you mean "models"?']],
    [
      { attacker: { ...bondi, spend: ['armor'] } },
      [
        'attacker.spend[0]: "armor" is not armour, enemy-armour, armour-1, armour-2, enemy-armour-1 or enemy-armour-2; did you mean "armour"?'
      ]
    ],
    [
      { attacker: { ...bondi, spend: ['armour', 'armour'] } },
      ['attacker.spend: armour and enemy-armour are each bought at most once (R3.4)']
    ],
    [{ attacker: { ...bondi, guards: 2 } }, ['attacker.guards: 2 is not an object']],
    [{ attacker: { ...bondi, guards: { models: -1 } } }, ['attacker.guards.models: -1 is not a whole number from 0 to 48']],
    [{ attacker: { ...bondi, guards: {} } }, ['attacker.guards needs "models"']],
    [
      { attacker: { ...bondi, dicePerModel: '1/0' } },
      ['attacker.dicePerModel: "1/0" is not a number of dice for each model, such as 2 or "1/3"']
    ],
    [
      { attacker: { ...bondi, dicePerModel: 0.5 } },
      ['attacker.dicePerModel: 0.5 is not a number of dice for each model, such as 2 or "1/3"']
    ],
    [{ attacker: [] }, ['attacker: a list is not a unit, such as { "unit": "bondi", "models": 8 }']],
    [{ attacker: { together: [bondi] } }, ['attacker.together: a list of 1 is not a list of two units']],
    [
      { defender: { together: [bondi, bondi] } },
      ['the defender is two units, and a charge or a shot is aimed at one (R3.12): name one']
    ],
    [{ attacker: { ...bondi, wounds: 0 } }, ['attacker.wounds: 0 is not a whole number from 1 to 99']],
    [{ attacker: { ...bondi, resilience: 13 } }, ['attacker.resilience: 13 is not a whole number from 0 to 12']],
    [{ attacker: { ...bondi, wrath: 19 } }, ['attacker.wrath: 19 is not a sum from 1 to 18, or 1d6 to 3d6']],
    [{ attacker: { ...bondi, wrath: '4d6' } }, ['attacker.wrath: "4d6" is not a sum from 1 to 18, or 1d6 to 3d6']],
    [{ rounds: 0 }, ['rounds: 0 is not a whole number from 1 to 99']],
    [{ split: -1 }, ['split: -1 is not a whole number from 0 to 99']],
    [{ figth: 1 }, ['a fight has no "figth"; did you mean "fight"?']],
    [{ attacker: { together: [] } }, ['attacker.together: an empty list is not a list of two units']],
    [{ atacker: bondi }, ['a fight has no "atacker"; did you mean "attacker"?']],
    [{ kind: 'meelee' }, ['kind: "meelee" is not melee or shoot; did you mean "melee"?']],
    [{ edition: 3 }, ['edition: 3 is not 1 or 2']],
    [
      { method: 'montecarlo' },
      ['method: "montecarlo" is not exact, fractions, monte-carlo or both; did you mean "monte-carlo"?']
    ],
    [{ trials: 0 }, ['trials: 0 is not a whole number from 1 to 100 000 000']],
    [{ trials: 1e9 }, ['trials: 1000000000 is not a whole number from 1 to 100 000 000']],
    [{ precision: 0 }, ['precision: 0 is not more than 0 and less than 0.5, such as 0.005']],
    [{ precision: 0.5 }, ['precision: 0.5 is not more than 0 and less than 0.5, such as 0.005']],
    [{ seed: '' }, ['seed: "" is not a text of 1 to 200 characters on one line']],
    [{ seed: 'a\u001b[2J' }, ['seed: "a\\u{1b}[2J" is not a text of 1 to 200 characters on one line']],
    [{ id: 'x'.repeat(201) }, [`id: "${'x'.repeat(60)}..." is not a text of 1 to 200 characters on one line`]],
    [
      { readings: { 'crush-timming': 'hits' } },
      ['readings.crush-timming: there is no reading "crush-timming"; did you mean "crush-timing"?']
    ],
    [{ readings: { 'crush-timing': 'later' } }, ['the reading crush-timing: "later" is not hits or unsaved']],
    [
      { readings: 'crush-timing' },
      ['readings: "crush-timing" is not an object of readings, such as { "crush-timing": "unsaved" }']
    ],
    [{ boards: ['my.yaml'] }, ['boards: this rulebook does not include "my.yaml": add it to the rulebook first']]
  ])('%o', (more, sentences) => expect(refusal(fight(more))).toEqual(sentences))

  it('is told all its mistakes at once, each at its path', () => {
    expect(
      refusal({ scenario: { attacker: { unit: 'bondi', models: 0, armour: 7 }, defender: { unit: 'huscarl2' }, trials: 'abc' } })
    ).toEqual([
      'attacker.models: 0 is not a whole number from 1 to 12',
      'attacker.armour: 7 is not a whole number from 2 to 6',
      'defender.unit: there is no troop "huscarl2"; did you mean "huscarls"?',
      'trials: "abc" is not a whole number from 1 to 100 000 000'
    ])
  })

  it.each([
    [null, 'the scenario: null is not an object, such as { "fight": "8 bondi charge 4 huscarls" }'],
    [[], 'the scenario: a list is not an object, such as { "fight": "8 bondi charge 4 huscarls" }'],
    [{ fight: 7 }, 'fight: 7 is not a sentence, such as "8 bondi charge 4 huscarls"'],
    [{}, 'no fight was given: who charges whom? as in saga-odds 8 bondi charge 4 huscarls'],
    [{ attacker: bondi }, 'which troop is the defender? name one, as in 8 bondi or 4 hearthguard'],
    [{ attacker: { unit: 'bondi' }, defender: bondi }, 'how many bondi? give a number, as in 8 bondi']
  ])('%o', (scenario, sentence) => expect(refusal({ scenario })).toContain(sentence))
})

describe('hostile data', () => {
  const json = (text: string) => ({ scenario: JSON.parse(text) as unknown })

  it.each([
    ['{"__proto__": {"kind": "melee"}, "fight": "8w charge 4hg"}', 'a fight has no "__proto__"'],
    ['{"constructor": 1, "fight": "8w charge 4hg"}', 'a fight has no "constructor"'],
    ['{"attacker": {"__proto__": {"unit": "bondi"}, "models": 8}}', 'attacker has no "__proto__"'],
    ['{"fight": "8w charge 4hg", "readings": {"__proto__": "x"}}', 'there is no reading "__proto__"'],
    ['{"attacker": {"unit": "__proto__", "models": 8}}', 'there is no troop "__proto__"'],
    ['{"attacker": {"unit": "bondi", "models": 8, "abilities": ["constructor"]}}', 'there is no ability "constructor"'],
    [
      '{"attacker": {"unit": "bondi", "models": 8, "effects": [{"verb": "toString"}]}}',
      'attacker.effects[0].verb: "toString" is not'
    ]
  ])('%s', (text, sentence) => {
    expect(refusal(json(text)).join('\n')).toContain(sentence)
    expect(({} as { readonly kind?: unknown }).kind).toBeUndefined()
  })

  it('nested a hundred thousand deep is refused where it begins', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(
      refusal(json(`{"attacker": {"unit": "bondi", "models": ${deep}}, "defender": {"unit": "bondi", "models": 8}}`))
    ).toEqual(['attacker.models: a list is not a whole number from 1 to 12'])
  })

  it('with a hundred thousand keys is refused a hundred times', () => {
    const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1]))
    expect(refusal({ scenario: { fight: '8w charge 4hg', ...keys } })).toHaveLength(100)
  })

  it('with too many abilities', () =>
    expect(refusal(unit({ abilities: Array.from({ length: 61 }, () => 'ullr') }))).toEqual([
      'attacker.abilities: more than 60 entries'
    ]))

  it('that inherits its keys has none', () =>
    expect(refusal({ scenario: Object.create({ fight: '8w charge 4hg' }) as unknown })).toEqual([
      'no fight was given: who charges whom? as in saga-odds 8 bondi charge 4 huscarls'
    ]))
})

describe('effects by their verbs', () => {
  it.each([
    { verb: 'attack-dice', count: 2 },
    { verb: 'attack-dice', count: 2, rare: 3, into: 'pool' },
    { verb: 'defence-dice', count: { follows: 'enemy-fatigue', times: 2 } },
    { verb: 'armour', of: 'enemy', count: -1, in: ['melee'] },
    { verb: 'attack-roll', count: 1, if: { charging: true, enemyClass: ['levies'], weapon: ['bow'] } },
    { verb: 'save', on: 3 },
    { verb: 'reroll', of: 'defence' },
    { verb: 'ignore-hits', count: 1, of: 'last' },
    { verb: 'cover', kind: 'heavy' },
    { verb: 'ignore-fatigue', count: 'all' },
    { verb: 'resilience', count: 2 },
    { verb: 'double-hits' },
    { verb: 'push' },
    { verb: 'fight-again' },
    { verb: 'sacrifice' },
    { verb: 'remove', count: { levies: 2, warriors: 1 }, when: 'now' },
    { verb: 'fatigue', of: 'own', count: 1, when: 'after' },
    { verb: 'note', text: 'a horn is blown' }
  ])('%o', effect => expect(scenarioOf(unit({ effects: [effect] })).attacker).toMatchObject({ effects: [effect] }))

  it.each([
    [{ verb: 'attack-dise', count: 1 }, 'attacker.effects[0].verb: "attack-dise" is not attack-dice, '],
    [{ count: 1 }, 'attacker.effects[0].verb: nothing is not attack-dice, '],
    ['push', 'attacker.effects[0]: "push" is not an effect, such as { "verb": "attack-dice", "count": 2 }'],
    [{ verb: 'attack-dice' }, 'attacker.effects[0] needs "count"'],
    [
      { verb: 'attack-dice', count: 1, whose: 'own' },
      'attacker.effects[0] has no "whose": it can have verb, of, count, rare, into, in, if, option or ifRare'
    ],
    [{ verb: 'armour', of: 'mine', count: 1 }, 'attacker.effects[0].of: "mine" is not own or enemy'],
    [{ verb: 'save', on: 1 }, 'attacker.effects[0].on: 1 is not a whole number from 2 to 6'],
    [{ verb: 'push', if: { mountd: true } }, 'attacker.effects[0].if has no "mountd"; did you mean "mounted"?'],
    [{ verb: 'push', in: ['sea'] }, 'attacker.effects[0].in[0]: "sea" is not melee, shooting or shot-at']
  ])('%o is refused', (effect, sentence) => expect(refusal(unit({ effects: [effect] }))[0]).toContain(sentence))
})

describe('the kind', () => {
  it.each([
    [{ kind: 'shoot' as const, scenario: { kind: 'melee', attacker: bondi, defender: bondi } }, '"melee" is not a shot'],
    [{ kind: 'melee' as const, scenario: { kind: 'shoot', fight: '8w vs 4hg' } }, '"shoot" is not a melee'],
    [{ scenario: { kind: 'shoot', fight: '8w charge 4hg' } }, '"charge" is not a shot'],
    [{ kind: 'melee' as const, words: ['8w charge 4hg'], ...sorted([setting('kind=shoot')]) }, '"shoot" is not a melee']
  ])('%o has two', (request, sentence) => expect(refusal(request)).toEqual([expect.stringContaining(sentence)]))
})
