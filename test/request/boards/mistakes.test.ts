import { describe, expect, it } from 'vitest'
import { rulebook } from '../../../src/rules/rulebook'
import { laid, refusal, refusals } from './telling'

const VERBS =
  'attack-dice, defence-dice, armour, attack-roll, defence-roll, save, reroll, hits, hits-on, hits-back, cancel-hits, cancels-on, dice-per-hit, turn-dice, discard-dice, armour-limit, silence, pay, test, basic, free-activation, vanishing-fatigue, buys-both, deny-cover, close-ranks, withdraw, ignore-hits, cover, ignore-fatigue, resilience, double-hits, push, fight-again, sacrifice, remove, fatigue or note'

/** An ability of the Vikings, its keys as one line each. */
const gale = (...lines: readonly string[]) =>
  [
    'abilities:',
    '  vikings:',
    '    gale:',
    ...['name: Gale', 'when: [Melee]', 'cost: U', 'text: x', ...lines].map(line => `      ${line}`)
  ].join('\n')

const effect = (text: string) => gale(`effects: [${text}]`)
const at = 'abilities.vikings.gale'

describe('a board file that is wrong in one place says where, what was given and what is allowed', () => {
  it.each([
    ['edition: 3', ['own.yaml:1:10: edition: 3 is not 1 or 2']],
    ['factoins: {}', ['own.yaml:1:1: the board file has no "factoins"; did you mean "factions"?']],
    ['override: false', ['own.yaml:1:11: override: false is not true, or leave it out']],
    ['- 1', ['own.yaml:1:1: the board file: a list is not an object']],
    ['hello', ['own.yaml:1:1: the board file: "hello" is not an object']],
    ['troops:\n  z: {}', ['own.yaml:2:3: troops.z needs "name"', 'own.yaml:2:3: troops.z needs "class"']],
    [
      'troops:\n  Reed Cutters: { name: x, class: warriors }',
      [
        'own.yaml:2:17: troops.Reed Cutters: "Reed Cutters" is not an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force'
      ]
    ],
    [
      'troops:\n  z: { name: A, class: warrior }',
      ['own.yaml:2:24: troops.z.class: "warrior" is not levies, warriors, hearthguard or warlord; did you mean "warriors"?']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, modles: 8 }',
      ['own.yaml:2:34: troops.z has no "modles"; did you mean "models"?']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, armour: 9 }',
      ['own.yaml:2:42: troops.z.armour: 9 is not a whole number from 1 to 6']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, dicePerModel: 1/0 }',
      [
        'own.yaml:2:48: troops.z.dicePerModel: "1/0" is not a number of dice for each model, from 0 to 12, or a fraction such as "1/3"'
      ]
    ],
    [
      'troops:\n  z: { name: A, class: warriors, models: lots }',
      ['own.yaml:2:42: troops.z.models: "lots" is not a number of models from 1 to 12, or { least: 4, most: 8 }']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, points: much }',
      ['own.yaml:2:42: troops.z.points: "much" is not a number of points from 0 to 99, or a fraction such as "1/2"']
    ],
    ['factions:\n  fen: { name: Fen, symbols: { C: x, U: y } }', ['own.yaml:2:21: factions.fen.symbols needs "R"']],
    [
      'weapons:\n  pike: { name: Pike, range: XL }',
      ['own.yaml:2:30: weapons.pike.range: "XL" is not S, M or L; did you mean "L"?']
    ],
    [gale('effects: 7'), [`own.yaml:8:16: ${at}.effects: 7 is not a list`]],
    [
      effect('{ verb: atack-dice }'),
      [`own.yaml:8:25: ${at}.effects[0].verb: "atack-dice" is not ${VERBS}; did you mean "attack-dice"?`]
    ],
    [effect('{ count: 2 }'), [`own.yaml:8:17: ${at}.effects[0] needs "verb"`]],
    [effect('2'), [`own.yaml:8:17: ${at}.effects[0]: 2 is not an effect, as { verb: attack-dice, count: 2 }`]],
    [effect('{ verb: attack-dice }'), [`own.yaml:8:17: ${at}.effects[0] needs "count"`]],
    [
      effect('{ verb: attack-dice, count: many }'),
      [`own.yaml:8:45: ${at}.effects[0].count: "many" is not a whole number from -99 to 99, or { follows: enemy-fatigue }`]
    ],
    [
      effect('{ verb: attack-dice, count: { follows: enemi-fatigue } }'),
      [
        `own.yaml:8:56: ${at}.effects[0].count.follows: "enemi-fatigue" is not chosen-attack, chosen-defence, chosen, enemy-fatigue, model-advantage, model-disadvantage, sacrificed, own-engaged, enemy-engaged, own-fatigue, friends-near, own-defence-dice, own-shooting-dice, own-armour, enemy-armour, dice-on-box or enemy-acts; did you mean "enemy-fatigue"?`
      ]
    ],
    [
      effect('{ verb: push, cuont: 1 }'),
      [`own.yaml:8:31: ${at}.effects[0] has no "cuont": it can have verb, in, if, option or ifRare`]
    ],
    [effect('{ verb: save, on: 7 }'), [`own.yaml:8:35: ${at}.effects[0].on: 7 is not a whole number from 2 to 6`]],
    [
      effect('{ verb: push, if: { enemyMountd: true } }'),
      [`own.yaml:8:37: ${at}.effects[0].if has no "enemyMountd"; did you mean "enemyMounted"?`]
    ],
    [effect('{ verb: push, if: { mounted: 1 } }'), [`own.yaml:8:46: ${at}.effects[0].if.mounted: 1 is not true or false`]],
    [
      effect('{ verb: push, in: [melee, shoting] }'),
      [`own.yaml:8:43: ${at}.effects[0].in[1]: "shoting" is not melee, shooting or shot-at; did you mean "shooting"?`]
    ],
    [
      gale('choice: { take: all }'),
      [`own.yaml:8:23: ${at}.choice.take: "all" is not pool, split, models, fatigue, option or number`]
    ]
  ])('%s', async (text, sentences) => expect(await refusal(text)).toEqual(sentences))

  it.each([
    ['cost: X', 'cost', '"X" is not a cost, with one SAGA die for each term: any, C or R, U + R, ? + ?, U + U same, or none'],
    ['text: ""', 'text', '"" is not a text of 1 to 500 characters on one line'],
    ['text: "a\\nb"', 'text', '"a\\u{a}b" is not a text of 1 to 500 characters on one line'],
    ['when: []', 'when', 'an empty list is not a list of one timing or more']
  ])('%s', async (line, key, sentence) => {
    const text = gale('effects: [{ verb: push }]').replace(
      new RegExp(`${key}: .*`),
      line.replaceAll('\\', '\\$&').replaceAll('\\\\', '\\')
    )
    const found = await refusal(text)
    expect(found.map(each => each.replace(/^own.yaml:\d+:\d+: /, ''))).toEqual([`${at}.${key}: ${sentence}`])
  })

  it('in several places says them all, from top to bottom', async () =>
    expect(await refusal('edition: 3\ntroops:\n  z: { name: A, class: x }\nrules: {}')).toEqual([
      'own.yaml:1:10: edition: 3 is not 1 or 2',
      'own.yaml:3:24: troops.z.class: "x" is not levies, warriors, hearthguard or warlord',
      'own.yaml:4:1: the board file has no "rules": it can have edition, override, factions, weapons, troops, heroes or abilities'
    ]))
})

describe('a board file that is right row by row, and does not fit', () => {
  it.each([
    [
      'troops:\n  bondi: { name: B, class: warriors }',
      ['own.yaml:2:3: troops.bondi: the rulebook already has bondi: choose another id, or add override: true to replace it']
    ],
    [
      'troops:\n  bondj: { name: B, class: warriors, override: true }',
      [
        'own.yaml:2:3: troops.bondj: override: true, but the rulebook has no bondj to replace: did you mean "bondi"? if not, leave override out'
      ]
    ],
    [
      'troops:\n  z: { name: A, class: warriors, faction: vikinks }',
      ['own.yaml:2:43: troops.z.faction: "vikinks" is not a faction of the rulebook or of this file; did you mean "vikings"?']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, weapon: axe }',
      ['own.yaml:2:42: troops.z.weapon: "axe" is not a weapon of the rulebook or of this file; did you mean "danish-axe"?']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, under: bondi }',
      ['own.yaml:2:41: troops.z.under: "bondi" is not a hero of the rulebook or of this file']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, armed: { pike: { armour: 3 } } }',
      ['own.yaml:2:49: troops.z.armed.pike: "pike" is not a weapon of the rulebook or of this file']
    ],
    [
      effect('{ verb: push, if: { weapon: [bow, danishaxe] } }'),
      [
        `own.yaml:8:51: ${at}.effects[0].if.weapon[1]: "danishaxe" is not a weapon of the rulebook or of this file; did you mean "danish-axe"?`
      ]
    ],
    [
      gale('effects: [{ verb: push }]').replace('vikings', 'viking'),
      ['own.yaml:3:5: abilities.viking: "viking" is not a faction or a hero, whose board it would be; did you mean "vikings"?']
    ],
    [gale(), [`own.yaml:3:5: ${at}: it does nothing: give it effects, or explain in noFight why it changes no single fight`]],
    [gale('effects: [{ verb: push }]', 'noFight: x'), [`own.yaml:3:5: ${at}: it has both effects and noFight: leave one out`]],
    [
      effect('{ verb: attack-dice, count: { follows: chosen-attack } }'),
      [
        `own.yaml:8:17: ${at}.effects[0]: chosen-attack is chosen by a player: the ability needs a choice that takes pool or split`
      ]
    ],
    [
      effect('{ verb: attack-dice, count: 1, rare: 2 }'),
      [`own.yaml:8:17: ${at}.effects[0]: a rare die changes it, so the ability needs rareMatters: true`]
    ],
    [
      effect('{ verb: sacrifice }'),
      [`own.yaml:8:17: ${at}.effects[0]: it chooses models: the ability needs a choice that takes models`]
    ],
    [
      'troops:\n  z: { name: A, class: warriors, models: { least: 8, most: 4 } }',
      ['own.yaml:2:34: troops.z.models: least is more than most']
    ],
    ['heroes:\n  z: { name: A }', ['own.yaml:2:3: heroes.z: the hero leads no faction: give faction, or several with leads']],
    [
      'troops:\n  z: { name: A, class: warriors, names: [huscarls] }',
      ['own.yaml:2:34: troops.z: "huscarls" is already a name of huscarls: leave it out, or choose another']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, names: [charge] }',
      ['own.yaml:2:34: troops.z: "charge" already has a meaning in a sentence: leave it out, or choose another']
    ],
    [
      'troops:\n  z: { name: A, class: warriors, names: ["8"] }',
      ['own.yaml:2:34: troops.z: "8" cannot be typed in a sentence: a name begins with a letter from a to z']
    ],
    [
      'troops:\n  z: { name: A, class: warriors }\nheroes:\n  z: { name: A, faction: welsh }',
      ['own.yaml:4:3: heroes.z: z appears twice, first at own.yaml:2:3: leave one out, or give it another id']
    ],
    ['edition: 2', ['own.yaml:1:10: this board is for edition 2, and you are playing edition 1: use one edition']]
  ])('%s', async (text, sentences) => expect(await refusal(text)).toEqual(sentences))

  const fen = 'factions: { fen: { name: Fen } }'

  it('one id in two files is told once, at its second place', async () =>
    expect(
      await refusals([
        { name: 'a.yaml', text: fen },
        { name: 'b.yaml', text: fen }
      ])
    ).toEqual(['b.yaml:1:13: factions.fen: fen appears twice, first at a.yaml:1:13: leave one out, or give it another id']))

  it('one file given twice is told', async () =>
    expect(
      await refusals([
        { name: 'a.yaml', text: fen },
        { name: 'a.yaml', text: fen }
      ])
    ).toEqual(['a.yaml: this board is given twice: once is enough']))

  it('mistakes of all files are told together', async () =>
    expect(
      await refusals([
        { name: 'a.yaml', text: 'x: 1' },
        { name: 'b.yaml', text: 'edition: 3' }
      ])
    ).toHaveLength(2))
})

describe('a row that takes the place of one of the rulebook', () => {
  const bondi = '{ name: bondi, class: warriors, faction: vikings, armour: 5 }'

  it.each([`troops: { bondi: ${bondi.replace('}', ', override: true }')} }`, `override: true\ntroops: { bondi: ${bondi} }`])(
    'says so: %s',
    async text => {
      const { troops } = await laid(text)
      expect(troops['bondi']?.profile).toEqual({ armour: 5, armourShot: 5 })
      expect(rulebook(1).troops['bondi']?.profile).toBeUndefined()
    }
  )
})
