import { describe, expect, it } from 'vitest'
import { requested } from '../../src/request/request'
import { setting, sorted } from '../../src/request/set'
import { rangesIn } from '../../src/request/words/commands'
import { rulebook } from '../../src/rules/rulebook'
import { mistakes, refusal, scenarioOf, sides, unit, unitMistakes } from './asking'

const bondi = { unit: 'bondi', faction: 'vikings' }
const huscarls = { unit: 'huscarls', faction: 'anglo-danes' }
const hirdmen = { unit: 'hirdmen', faction: 'vikings' }

describe('the sentences of the design', () => {
  it('12 bondi charge 4 huscarls axe gives up dice', () =>
    expect(scenarioOf({ words: ['12 bondi charge 4 huscarls axe gives up dice'] })).toEqual({
      kind: 'melee',
      edition: 1,
      attacker: { ...bondi, models: 12 },
      defender: { ...huscarls, models: 4, weapon: 'danish-axe', givesUpDice: true }
    }))

  it('6 hirdmen fatigue 1 +frigg +ullr charge 4 huscarls axe +lords-of-battle=3d', () =>
    expect(sides('6 hirdmen fatigue 1 +frigg +ullr charge 4 huscarls axe +lords-of-battle=3d')).toEqual([
      { ...hirdmen, models: 6, fatigue: 1, abilities: [{ id: 'frigg' }, { id: 'ullr' }] },
      { ...huscarls, models: 4, weapon: 'danish-axe', abilities: [{ id: 'lords-of-battle', defence: 3 }] }
    ]))

  it('"8w" "4hg, heavy cover"', () =>
    expect(sides('8w', '4hg, heavy cover')).toEqual([
      { unit: 'warriors', models: 8 },
      { unit: 'hearthguard', models: 4, cover: 'heavy' }
    ]))

  it('8 crossbows +aimed-volley shoot 6 bondi in woods +asgard', () =>
    expect(scenarioOf({ words: ['8 crossbows +aimed-volley shoot 6 bondi in woods +asgard'] })).toEqual({
      kind: 'shoot',
      edition: 1,
      attacker: { unit: 'crossbowmen', models: 8, faction: 'normans', abilities: [{ id: 'aimed-volley' }] },
      defender: { ...bondi, models: 6, cover: 'light', ground: 'uneven', abilities: [{ id: 'asgard' }] }
    }))

  it('6 hirdmen +frigg +ullr charge 4 huscarls +shieldwall', () =>
    expect(sides('6 hirdmen +frigg +ullr charge 4 huscarls +shieldwall')).toEqual([
      { ...hirdmen, models: 6, abilities: [{ id: 'frigg' }, { id: 'ullr' }] },
      { ...huscarls, models: 4, abilities: [{ id: 'shieldwall' }] }
    ]))

  it('as many arguments as there are words, or one', () =>
    expect(sides(...'12 bondi charge 4 huscarls axe'.split(' '))).toEqual(sides('12 bondi charge 4 huscarls axe')))
})

describe('a unit', () => {
  it.each([
    ['8w', { unit: 'warriors', models: 8 }],
    ['8 w', { unit: 'warriors', models: 8 }],
    ['4hg', { unit: 'hearthguard', models: 4 }],
    ['12lev', { unit: 'levies', models: 12 }],
    ['wl', { unit: 'warlord', models: 1 }],
    ['a warlord', { unit: 'warlord', models: 1 }],
    ['a viking warlord', { unit: 'vikings-warlord', models: 1, faction: 'vikings' }],
    ['jarl', { unit: 'vikings-warlord', models: 1, faction: 'vikings' }],
    ['berserkers', { unit: 'berserkers', models: 4, faction: 'vikings' }],
    ['2 berserkers', { unit: 'berserkers', models: 2, faction: 'vikings' }],
    ['a unit of 8 warriors', { unit: 'warriors', models: 8 }],
    ['8 Warriors!', { unit: 'warriors', models: 8 }],
    ['8-warriors', { unit: 'warriors', models: 8 }],
    ['warriors 8', { unit: 'warriors', models: 8 }],
    ['8 bondi warriors', { ...bondi, models: 8 }],
    ['8 warriors bondi', { ...bondi, models: 8 }]
  ])('%s', (words, made) => expect(unit(words)).toEqual(made))
})

describe('a faction', () => {
  it.each([
    ['8 welsh warriors', { unit: 'priodaur', models: 8, faction: 'welsh' }],
    ['8 warriors of the Welsh', { unit: 'priodaur', models: 8, faction: 'welsh' }],
    ['4 anglo-danish hearthguard', { ...huscarls, models: 4 }],
    ['8 norman warriors', { unit: 'sergeants', models: 8, faction: 'normans' }],
    ['12 viking levies', { unit: 'thralls', models: 12, faction: 'vikings' }],
    ['8 viking bondi', { ...bondi, models: 8 }],
    ['8 warriors +ullr', { ...bondi, models: 8, abilities: [{ id: 'ullr' }] }],
    [
      '4 hearthguard +ullr +combat-pool',
      { ...hirdmen, models: 4, abilities: [{ id: 'ullr' }, { id: 'combat-pool', attack: 1 }] }
    ],
    ['8 warriors', { unit: 'warriors', models: 8 }]
  ])('%s', (words, made) => expect(unit(words)).toEqual(made))

  it.each([
    ['8 welsh bondi', 'the bondi belong to the Vikings, not to the Welsh: leave the faction out, or write warriors of the Welsh'],
    [
      '8 bondi +shieldwall',
      '+shieldwall: Shieldwall is on the board of the Anglo-Danes, not of the Vikings: leave it out, or name another troop'
    ],
    [
      '8 warriors +ullr +crush',
      'Ullr and Crush are on different boards, those of the Vikings and the Normans: a unit has one board'
    ],
    ['8 welsh norman warriors', 'two factions for one unit, "welsh" and "norman": leave one out']
  ])('%s', (words, sentence) => expect(unitMistakes(words)).toEqual([sentence]))
})

describe('a box that two boards have and that does not do the same on both', () => {
  const book = rulebook(1)
  const welsh = book.abilities['welsh/combat-pool']
  const changed = { ...book, abilities: { ...book.abilities, ...(welsh && { 'welsh/combat-pool': { ...welsh, effects: [] } }) } }
  const ask = (words: string) => requested({ words: [words] }, () => changed).scenario

  it('needs a faction', () =>
    expect(() => ask('8 warriors +combat-pool vs 8w')).toThrow(
      'Combat Pool is on the boards of the Vikings, the Anglo-Danes and the Welsh: name the faction, as in 8 warriors of the Welsh'
    ))

  it('is found when it has one', () =>
    expect(ask('8 warriors of the Welsh +combat-pool vs 8w').attacker).toMatchObject({ unit: 'priodaur', faction: 'welsh' }))
})

describe('the second edition', () => {
  const ask = (words: string) => ({ words: [words], ...sorted([setting('edition=2')]) })

  it('has the same words', () =>
    expect(scenarioOf(ask('8 bondi charge 4 huscarls closes ranks +1a'))).toMatchObject({
      edition: 2,
      attacker: { unit: 'bondi', models: 8 },
      defender: { unit: 'huscarls', models: 4, givesUpDice: true, effects: [{ verb: 'attack-dice', count: 1 }] }
    }))

  it('has boards of its own, and says where an ability of the other edition is', () => {
    expect(scenarioOf(ask('8 bondi +ullr charge 4 huscarls')).attacker).toMatchObject({ abilities: [{ id: 'ullr' }] })
    expect(refusal(ask('8 bondi +combat-pool=1a charge 4 huscarls'))).toEqual([
      expect.stringMatching(/^Combat Pool is an ability of the first edition \(Vikings\): add --edition 1/)
    ])
  })

  it('may spend one kind of fatigue twice', () => {
    const twice = { unit: 'warriors', models: 8, spend: ['armour', 'armour'] }
    expect(scenarioOf({ scenario: { edition: 2, attacker: twice, defender: twice } }).attacker).toEqual(twice)
  })
})

describe('a weapon', () => {
  it.each([
    ['8 bondi axe', { ...bondi, models: 8, weapon: 'danish-axe' }],
    ['8 bondi with Danish axes', { ...bondi, models: 8, weapon: 'danish-axe' }],
    ['8 bondi two-handed axes', { ...bondi, models: 8, weapon: 'danish-axe' }],
    ['8 crossbows', { unit: 'crossbowmen', models: 8, faction: 'normans' }],
    ['8 warriors crossbows', { unit: 'warriors', models: 8, weapon: 'crossbow' }],
    ['8 crossbows warriors', { unit: 'warriors', models: 8, weapon: 'crossbow' }],
    ['12 levies bows', { unit: 'levies', models: 12, weapon: 'bow' }],
    ['12 levy bows', { unit: 'levies', models: 12, weapon: 'bow' }],
    ['12 levy archers', { unit: 'levies', models: 12, weapon: 'bow' }],
    ['12 levies slings', { unit: 'levies', models: 12, weapon: 'sling' }],
    ['8 warriors composite bows', { unit: 'warriors', models: 8, weapon: 'composite-bow' }]
  ])('%s', (words, made) => expect(unit(words)).toEqual(made))
})

describe('what is said of a unit', () => {
  const eight = { unit: 'warriors', models: 8 }

  it.each([
    ['mounted', { mounted: true }],
    ['on horses', { mounted: true }],
    ['on foot', {}],
    ['light cover', { cover: 'light' }],
    ['in heavy cover', { cover: 'heavy' }],
    ['no cover', {}],
    ['moved', { moved: true }],
    ['has moved', { moved: true }],
    ['fatigue 1', { fatigue: 1 }],
    ['1 fatigue', { fatigue: 1 }],
    ['fatigue 0', {}],
    ['engaged 3', { engaged: 3 }],
    ['3 engaged', { engaged: 3 }],
    ['armour 6', { armour: 6 }],
    ['armor 6', { armour: 6 }],
    ['guarded 2 hirdmen', { guards: { models: 2, unit: 'hirdmen' } }],
    ['wounds 12', { wounds: 12 }],
    ['resilience 2', { resilience: 2 }],
    ['wrath 12', { wrath: 12 }],
    ['wrath 3d6', { wrath: '3d6' }],
    ['guarded by 2', { guards: { models: 2, unit: 'hearthguard' } }],
    ['rerolls attack', { effects: [{ verb: 'reroll', of: 'attack' }] }],
    ['re-rolls defence', { effects: [{ verb: 'reroll', of: 'defence' }] }],
    ['rerolls defense', { effects: [{ verb: 'reroll', of: 'defence' }] }],
    ['spends armour', { spend: ['armour'] }],
    ['spends enemy armor', { spend: ['enemy-armour'] }],
    ['spends both', { spend: ['armour', 'enemy-armour'] }],
    ['spends nothing', { spend: [] }],
    ['+2a', { effects: [{ verb: 'attack-dice', count: 2 }] }],
    ['+1d', { effects: [{ verb: 'defence-dice', count: 1 }] }],
    [
      '+2a1d',
      {
        effects: [
          { verb: 'attack-dice', count: 2 },
          { verb: 'defence-dice', count: 1 }
        ]
      }
    ],
    ['+ 2a', { effects: [{ verb: 'attack-dice', count: 2 }] }]
  ])('%s', (words, said) => expect(unit(`8 warriors ${words}`)).toEqual({ ...eight, ...said }))

  it.each(['gives up dice', 'giving up dice', 'closes ranks'])('%s, of who is charged', words => {
    const both = [
      { unit: 'bondi', faction: 'vikings', models: 8 },
      { ...eight, givesUpDice: true }
    ]
    expect(sides(`8 bondi charge 8 warriors ${words}`)).toEqual(both)
    // only who is charged gives up dice (R3.3)
    expect(sides(`8 warriors ${words} vs 8 bondi`)).toEqual(both)
  })

  it.each(['keeps dice', 'keeps its dice', 'keeps ranks open', 'no cierran filas'])(
    '%s, of who is charged and does not',
    words => {
      expect(sides(`8 bondi charge 8 warriors ${words}`)[1]).toEqual({ ...eight, givesUpDice: false })
      expect(sides(`8 warriors ${words} vs 8 bondi`)[1]).toEqual({ ...eight, givesUpDice: false })
    }
  )

  it.each([
    'engaged 3 mounted fatigue 1 8 warriors',
    'mounted 8 warriors 1 fatigue 3 engaged',
    '8 fatigue 1 engaged 3 warriors mounted'
  ])('in any order: %s', words => expect(unit(words)).toEqual({ ...eight, mounted: true, fatigue: 1, engaged: 3 }))
})

describe('two units side by side', () => {
  it('are joined by "and"', () =>
    expect(sides('warlord guarded 1 and 6 hirdmen fatigue 1 charge 4 huscarls')).toEqual([
      {
        together: [
          { unit: 'warlord', models: 1, guards: { models: 1, unit: 'hearthguard' } },
          { ...hirdmen, models: 6, fatigue: 1 }
        ]
      },
      { ...huscarls, models: 4 }
    ]))

  it('are both told of', () =>
    expect(mistakes('2 warlords and 13 bondi charge 4hg')).toEqual([
      "the attacker's first models: 2 is not a number of warlord: at most 1 (R6.1)",
      "the attacker's second models: 13 is not a whole number from 1 to 12"
    ]))
})

describe('terrain stands for its cover and ground (R2.11)', () => {
  it.each([
    ['in woods', { cover: 'light', ground: 'uneven' }],
    ['in the crops', { cover: 'light', ground: 'uneven' }],
    ['on rocks', { cover: 'heavy', ground: 'uneven' }],
    ['in a stone circle', { cover: 'heavy', ground: 'uneven' }],
    ['in a building', { cover: 'heavy', ground: 'uneven', building: true }],
    ['on a hill', {}],
    ['on a steep hill', { ground: 'uneven' }],
    ['in marsh', { ground: 'uneven' }],
    ['behind a hedge', { cover: 'light' }],
    ['behind a wall', { cover: 'heavy' }],
    ['in woods behind a wall', { cover: 'heavy', ground: 'uneven' }],
    ['in woods heavy cover', { cover: 'heavy', ground: 'uneven' }],
    ['no cover in woods', { ground: 'uneven' }]
  ])('%s', (words, said) => expect(unit(`8 warriors ${words}`)).toEqual({ unit: 'warriors', models: 8, ...said }))

  it('a building has no light cover', () =>
    expect(unitMistakes('8 warriors in a building light cover')).toEqual([
      "the attacker's cover: a building is heavy cover (R3.11): leave the cover out"
    ]))
})

describe('in Spanish', () => {
  it.each([
    ['12 guerreros', { unit: 'warriors', models: 12 }],
    ['4 guardias', { unit: 'hearthguard', models: 4 }],
    ['12 levas con arcos', { unit: 'levies', models: 12, weapon: 'bow' }],
    ['Señor de la Guerra', { unit: 'warlord', models: 1 }],
    ['8 ballesteros', { unit: 'crossbowmen', models: 8, faction: 'normans' }],
    ['8 caballeros a caballo', { unit: 'knights', models: 8, faction: 'normans', mounted: true }],
    ['8 guerreros galeses en el bosque', { unit: 'priodaur', models: 8, faction: 'welsh', cover: 'light', ground: 'uneven' }],
    ['4 huscarls con hacha danesa', { ...huscarls, models: 4, weapon: 'danish-axe' }],
    ['4 huscarls +muro-de-escudos', { ...huscarls, models: 4, abilities: [{ id: 'shieldwall' }] }],
    ['4 huscarls +muro de escudos', { ...huscarls, models: 4, abilities: [{ id: 'shieldwall' }] }],
    ['4 huscarls +señores de la batalla=3d', { ...huscarls, models: 4, abilities: [{ id: 'lords-of-battle', defence: 3 }] }],
    ['8 guerreros con fatiga 1, cobertura pesada', { unit: 'warriors', models: 8, fatigue: 1, cover: 'heavy' }],
    ['8 guerreros a pie repiten ataque', { unit: 'warriors', models: 8, effects: [{ verb: 'reroll', of: 'attack' }] }]
  ])('%s', (words, made) => expect(unit(words)).toEqual(made))

  it('12 bondi cargan contra 4 huscarls que renuncian a dados', () =>
    expect(sides('12 bondi cargan contra 4 huscarls renuncian a dados')).toEqual(
      sides('12 bondi charge 4 huscarls gives up dice')
    ))

  it('8 ballesteros disparan a 6 bondi', () =>
    expect(scenarioOf({ words: ['8 ballesteros disparan a 6 bondi'] })).toEqual(
      scenarioOf({ words: ['8 crossbows shoot 6 bondi'] })
    ))
})

describe('the verb', () => {
  it.each(['charge', 'charges', 'vs', 'against', 'carga', 'cargan', 'contra', 'charge against'])('%s is a melee', verb =>
    expect(scenarioOf({ words: [`8w ${verb} 4hg`] }).kind).toBe('melee')
  )

  it.each(['shoot', 'shoots', 'shoot at', 'dispara', 'disparan'])('%s is a shot', verb =>
    expect(scenarioOf({ words: [`8w ${verb} 4hg`] }).kind).toBe('shoot')
  )

  it('vs is what the command is', () => expect(scenarioOf({ kind: 'shoot', words: ['8w vs 4hg'] }).kind).toBe('shoot'))

  it('two arguments need none', () => expect(scenarioOf({ kind: 'shoot', words: ['8w', '4hg'] }).kind).toBe('shoot'))
})

describe('a slip', () => {
  it.each([
    [
      '8 bondi lite cover charge 4hg',
      ['unknown word "lite": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall']
    ],
    [
      '8 bondi qqq charge 4 huscarls zzz',
      [
        'unknown word "qqq": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall',
        'unknown word "zzz": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall'
      ]
    ],
    [
      '8 warriors in shieldwall formation charge 4hg',
      [
        '"shieldwall": an ability, or a choice about dice? ask either\n' +
          '  saga-odds melee 8 warriors +shieldwall charge 4hg\n' +
          '  saga-odds melee 8 warriors gives up dice charge 4hg'
      ]
    ],
    [
      '8 warriors shieldwall charge 4hg',
      [
        '"shieldwall": an ability, or a choice about dice? ask either\n' +
          '  saga-odds melee 8 warriors +shieldwall charge 4hg\n' +
          '  saga-odds melee 8 warriors gives up dice charge 4hg'
      ]
    ],
    [
      '8 bondi hard as iron charge 4hg',
      ['+hard-as-iron: Hard as Iron is on the board of the Anglo-Danes, not of the Vikings: leave it out, or name another troop']
    ],
    [
      '8 warriors or 4 hearthguard',
      [
        '8 warriors or 4 hearthguard: against each other? saga-odds melee 8 warriors charge 4 hearthguard; or which does better against a third: saga-odds compare 8 warriors or 4 hearthguard vs 8 bondi'
      ]
    ],
    ...['xyzzy charge 4 huscarls', 'xyzzy-1 charge 4 huscarls', 'xyzzy 8 charge 4 huscarls'].map((words): [string, string[]] => [
      words,
      ['unknown word "xyzzy": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall']
    ]),
    [
      '1e3 bondi charge 4 huscarls',
      ['unknown word "1e3": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall']
    ],
    ['8 bondi', ['against whom? name both units, as in 8 bondi charge 4 huscarls']],
    ['charge 4 huscarls', ['nobody before "charge": name both units, as in 8 bondi charge 4 huscarls']],
    ['8 bondi charge', ['nobody after "charge": name both units, as in 8 bondi charge 4 huscarls']],
    ['8w charge 4hg charge 6w', ['two fights, one after the other, are a plan: ask saga-odds plan the same']],
    ['bondi charge 4hg', ['how many bondi? give a number, as in 8 bondi']],
    ['8 charge 4hg', ['which troop is the attacker? name one, as in 8 bondi or 4 hearthguard']],
    [
      '99999999999999999999 bondi charge 4hg',
      ['the attacker\'s models: "99999999999999999999" is not a whole number from 1 to 12']
    ],
    ['8 4 bondi charge 4hg', ['two numbers for one unit, "8" and "4": leave one out']],
    ['8 bondi huscarls charge 4hg', ['two troops in one unit, "bondi" and "huscarls": leave one out']],
    ['8 bondi axe bow charge 4hg', ['two weapons for one unit, "axe" and "bow": leave one out']],
    [
      '8w light cover heavy cover charge 4hg',
      ['two kinds of cover for one unit, "light cover" and "heavy cover": leave one out']
    ],
    ['wl guarded charge 4hg', ['"guarded" needs a number after it, as in guarded 1']],
    [
      '8w charge 4hg giv up dice',
      [
        'unknown word "giv": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall',
        '"dice": say +2a or +1d for attack or defence dice, or gives up dice'
      ]
    ],
    ['8w +2 charge 4hg', ['"+2" is not a bonus: +2a is two attack dice and +1d one defence die, from 1 to 99']],
    ['8w +0a charge 4hg', ['"+0a" is not a bonus: +2a is two attack dice and +1d one defence die, from 1 to 99']],
    ['8w charge 4hg +', ['"+": expected a name after the +, as in +shieldwall or +combat-pool=1a1d']]
  ])('%s', (words, sentences) => expect(mistakes(words)).toEqual(sentences))

  it('several are told together', () =>
    expect(mistakes('13 bondi +ulr charge 4 huscarls fatigue -1 +lords-of-battle=2')).toEqual([
      "the attacker's models: 13 is not a whole number from 1 to 12",
      '+ulr: there is no ability "ulr"; did you mean "ullr"?',
      "the defender's fatigue: -1 is not a whole number from 0 to 99",
      '+lords-of-battle=2 is not a choice for Lords of Battle, which gives 3 dice in all, as in +lords-of-battle=3a or +lords-of-battle=2a1d'
    ]))

  it('of the verb for the command', () => {
    expect(mistakes('8w shoot 4hg', 'melee')).toEqual(['"shoot" is not a melee: use saga-odds shoot, or write charge'])
    expect(mistakes('8w charge 4hg', 'shoot')).toEqual(['"charge" is not a shot: use saga-odds melee, or write shoot'])
  })

  it('that would steer the terminal is shown, not obeyed', () =>
    expect(mistakes('8 b\u001b[31mondi charge 4hg')[0]).toContain('\\u{1b}'))

  it('a sentence without an end', () =>
    expect(mistakes('8 bondi '.repeat(1000))).toEqual(['the sentence is longer than 5000 characters: give one fight at a time']))
})

describe('numbers out of range', () => {
  it.each([
    ['0 bondi', "the attacker's models: 0 is not a whole number from 1 to 12"],
    ['13 bondi', "the attacker's models: 13 is not a whole number from 1 to 12"],
    ['8.5 bondi', "the attacker's models: 8.5 is not a whole number from 1 to 12"],
    ['-1 bondi', "the attacker's models: -1 is not a whole number from 1 to 12"],
    ['8 bondi fatigue -1', "the attacker's fatigue: -1 is not a whole number from 0 to 99"],
    ['8 bondi armour 1', "the attacker's armour: 1 is not a whole number from 2 to 6"],
    ['8 bondi armour 7', "the attacker's armour: 7 is not a whole number from 2 to 6"],
    ['8 bondi engaged 0', "the attacker's engaged: 0 is not a whole number from 1 to 12"],
    ['8 bondi engaged 9', "the attacker's engaged: 9 is not at most the 8 models of the unit"],
    ['5 berserkers', "the attacker's models: 5 is not a number of berserkers: at most 4 (R5.3)"],
    ['9 crossbowmen', "the attacker's models: 9 is not a number of crossbowmen: at most 8 (R5.5)"],
    ['2 warlords', "the attacker's models: 2 is not a number of warlord: at most 1 (R6.1)"]
  ])('%s', (words, sentence) => expect(unitMistakes(words)).toEqual([sentence]))
})

describe('more than one fight here answers', () => {
  it.each([
    ['8w charge warlord and 4 huscarls', 'the defender is two units, and a charge or a shot is aimed at one (R3.12): name one'],
    [
      '8w or 4hg vs 12 levies',
      '"or" names several units to compare, and a fight has one attacker: ask about each by itself, or saga-odds compare'
    ],
    ['8w charge 4hg then 6w charge them', 'two fights, one after the other, are a plan: ask saga-odds plan the same'],
    ['8w charge them', 'them: no unit has been named yet, so it is not clear who they are: name the unit'],
    ['2x4hg charge 8w', '2x4 means 2 units, and one fights here: write 4 without the 2x']
  ])('%s', (words, sentence) => expect(mistakes(words)).toContain(sentence))
})

describe('a range', () => {
  it.each([
    ['8-10 warriors vs 4 hearthguard', '8 warriors vs 4 hearthguard', ['attacker.models=8..10']],
    ['8 bondi charge 4..6huscarls axe', '8 bondi charge 4huscarls axe', ['defender.models=4..6']],
    ['8-10 w vs 4-6 hg', '8 w vs 4 hg', ['attacker.models=8..10', 'defender.models=4..6']],
    ['8 warriors vs 4 hearthguard', '8 warriors vs 4 hearthguard', []]
  ])('%s is varied in a sweep', (text, words, varied) =>
    expect(rangesIn([text], rulebook(1))).toEqual({ words: [words], varied })
  )
})

describe('what is assumed of words that say it less exactly', () => {
  const interpreted = (text: string) => requested({ kind: 'melee', words: [text] }).interpreted

  it('is said where it is so, and not of what is denied', () => {
    expect(interpreted('6 knights charge 8 tired warriors')).toEqual(['fatigue 1 for "tired"'])
    expect(interpreted('6 knights charge 8 warriors, nobody is tired')).toEqual([])
    expect(interpreted('12 levies with bows vs 8 warriors')).toEqual(['a charge for "vs": say "shoot" for a shot'])
    expect(interpreted('12 levies with bows charge 8 warriors')).toEqual([])
    expect(interpreted('8 priodaur vs 8 warriors')).toEqual([])
  })

  it('says which side spends fatigue, where loose words move that from the unit before them', () => {
    const charge = '8 bondi charge 4 huscarls fatigue 1'
    expect(interpreted(`${charge} spend fatigue on armour`)).toEqual(['the unit named first for "spend fatigue armour"'])
    expect(interpreted(`${charge} spending armour`)).toEqual(['the unit named first for "spending armour"'])
    expect(interpreted('4 huscarls fatigue 1 spend armour, charged by 8 bondi')).toEqual([
      'the unit named last for "spend armour"'
    ])
    // as a headline says it, of the unit before it; and where the words say who does it
    expect(interpreted(`${charge} spends fatigue on armour`)).toEqual([])
    expect(interpreted(`${charge}, I spend fatigue on armour`)).toEqual([])
    expect(interpreted('8 bondi spend armour charge 4 huscarls fatigue 1')).toEqual([])
  })
})
