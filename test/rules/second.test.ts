import { describe, expect, it } from 'vitest'
import { odds } from '../../src/index'
import { describeEffect } from '../../src/model/effect'
import { abilityFor, ofOtherEdition, profileOf, troopIdFor, troopOf } from '../../src/rules/lookup'
import { rulebook } from '../../src/rules/rulebook'
import type { Troop } from '../../src/rules/types'

const book = rulebook(2)

/** The table of section 9, typed again: armour, dice (melee), dice (shooting), points, models for its SAGA die. */
const profiles = [
  ['levies', 4, 4, '1/2', '1/2', 1 / 3, 6],
  ['warriors', 4, 4, '1/1', '1/2', 1 / 2, 4],
  ['hearthguard', 5, 5, '2/1', '1/1', 1, undefined],
  ['warlord', 5, 5, '8/1', '4/1', 4, undefined]
] as const

describe('the classes of the second edition', () => {
  it.each(profiles)('%s have the numbers of the rules', (id, armour, armourShot, dice, diceShot, points, sagaDiceFrom) => {
    const row = book.classes[id]
    expect([row.armour, row.armourShot, row.fatigueLimit]).toEqual([armour, armourShot, 3])
    expect([`${row.dice.dice}/${row.dice.models}`, `${row.diceShot.dice}/${row.diceShot.models}`]).toEqual([dice, diceShot])
    expect(row.points).toBeCloseTo(points, 15)
    expect([row.sagaDice, row.sagaDiceFrom, row.perPoint]).toEqual([1, sagaDiceFrom, undefined])
    expect([row.name, book.troops[id]?.name, book.troops[id]?.mounted]).toEqual([id, id, 'may'])
  })

  it('are all there is', () => {
    expect(Object.keys(book.classes)).toEqual(profiles.map(([id]) => id))
  })

  it.each(['bow', 'sling', 'javelins', 'crossbow', 'composite-bow'])('levies with %s have one die for three models', weapon => {
    const levies = troopOf(book, 'levies')
    expect(levies.weapons).toContain(weapon)
    expect(profileOf(book, levies, weapon)).toMatchObject({
      dice: { dice: 1, models: 3 },
      diceShot: { dice: 1, models: 2 },
      armour: 4
    })
    expect(profileOf(book, troopOf(book, 'thralls'), weapon).dice).toEqual({ dice: 1, models: 3 })
    expect(profileOf(book, troopOf(book, 'warriors'), weapon).dice).toEqual({ dice: 1, models: 1 })
  })

  it('levies without missiles have one for two', () => {
    expect(profileOf(book, troopOf(book, 'levies')).dice).toEqual({ dice: 1, models: 2 })
    expect(profileOf(book, troopOf(book, 'levies'), 'heavy-weapon').dice).toEqual({ dice: 1, models: 2 })
  })

  it('the warlord is one model with Resilience (1) and Presence, without Resistance', () => {
    expect(troopOf(book, 'warlord')).toMatchObject({ models: { least: 1, most: 1 } })
    expect(book.classes.warlord).toMatchObject({ resilience: 1, presence: true })
  })
})

/** A faction's words for the classes. */
const words = [
  ['hirdmen', 'vikings', 'hearthguard'],
  ['bondi', 'vikings', 'warriors'],
  ['thralls', 'vikings', 'levies'],
  ['vikings-warlord', 'vikings', 'warlord'],
  ['huscarls', 'anglo-danes', 'hearthguard'],
  ['ceorls', 'anglo-danes', 'warriors'],
  ['geburs', 'anglo-danes', 'levies'],
  ['anglo-danes-warlord', 'anglo-danes', 'warlord'],
  ['knights', 'normans', 'hearthguard'],
  ['sergeants', 'normans', 'warriors'],
  ['peasants', 'normans', 'levies'],
  ['normans-warlord', 'normans', 'warlord'],
  ['teulu', 'welsh', 'hearthguard'],
  ['priodaur', 'welsh', 'warriors'],
  ['bonnedig', 'welsh', 'levies'],
  ['welsh-warlord', 'welsh', 'warlord']
] as const

const [one, two] = ['takes 1 fatigue to cancel 1 loss', 'takes 1 fatigue to cancel 2 losses']

/** T6.12, typed again: printed armour, melee dice of all its models, SAGA dice, factions, what is always in force. */
const legends = [
  ['harald-hardrada', '5 (6)', 8, 2, 'vikings', one],
  ['ragnar-lothbrok', '5', 8, 1, 'vikings', two],
  ['cnut', '5', 8, 3, 'vikings,anglo-danes', two],
  ['harold', '4 (5)', 14, 1, 'anglo-danes', `${one}; the first fatigue of its Resilience vanishes each turn`],
  ['william', '5 (4)', 10, 1, 'normans', one],
  ['morvan', '5', 6, 1, 'normans', two],
  ['maredudd', '5', 5, 1, 'welsh', `${one}; +1 on each attack die in melee`],
  ['owen', '5', 8, 1, 'welsh', one]
] as const

const solid = (only: string) =>
  `counts as in heavy cover when shot at${only && `, if ${only}`}; ` +
  `counts as in heavy cover in melee, if ${only && `${only}, `}own unit is charged; ` +
  `re-rolls failed defence dice in melee, if ${only && `${only}, `}own unit in closed ranks`

/** T6.11, typed again: class, printed armour, dice in melee (shooting), what is always in force. */
const ofUnits = [
  ['flemish-mercenaries', 'warriors', '5 (5)', '1 (1/2)', solid('').replaceAll(', if ;', ';')],
  [
    'gall-gaedhil',
    'warriors',
    '4 (4)',
    '1 (1/2), 2 charging',
    'the enemy takes a hit for each 2 hits on the unit, rounded up in melee'
  ],
  [
    'vagrant-warriors',
    'warriors',
    '4 (4)',
    '1 (1/2)',
    '+2 attack dice for each fatigue of its own in step 1; +2 defence dice for each fatigue of its own; ' +
      'each fatigue spent raises own armour and lowers that of the enemy'
  ],
  [
    'shieldmaidens',
    'warriors',
    '4 (4)',
    '1 (1/2)',
    "re-rolls missed attack dice, if own armour lower than the enemy's; " +
      "re-rolls failed defence dice, if own armour lower than the enemy's; " +
      "+1 on each attack die, if own armour higher than the enemy's; " +
      "+1 on each defence die, if own armour higher than the enemy's; counts as in light cover when shot at"
  ],
  ['steppe-nomads', 'warriors', '3 (3)', '1/2 (1/2)', 're-rolls missed attack dice, at most 1 when shooting'],
  [
    'borderers',
    'warriors',
    '4 (4)',
    '1 (1/2), 2 charging',
    'own armour +1 in melee or when shot at, if own unit wholly in uneven ground, own unit in heavy cover'
  ],
  ['sailors', 'warriors', '4 (4)', '1 (1/2)', ''],
  ['sea-wolves', 'warriors', '4 (4)', '1 (1/2)', ''],
  [
    'western-knights',
    'warriors',
    '5 (5)',
    '2 (1/2)',
    `${solid('own unit on foot')}; +4 attack dice in melee, if own unit mounted, own unit charges`
  ],
  ['turcopoles', 'warriors', '4 (3)', '1 (1/2)', '+2 defence dice, if 1 or more friendly units near'],
  [
    'mercenary-hoplites',
    'hearthguard',
    '5 (6)',
    '2 (1), 1 charging',
    '+1 on each defence die in melee, if own unit in closed ranks; +2 defence dice, if 1 or more friendly units near'
  ],
  [
    'galatians',
    'warriors',
    '4 (4)',
    '1 (1/2)',
    "+4 attack dice in step 1 in melee; re-rolls missed attack dice, at most 1 for each point of the enemy's armour in melee; " +
      'no defence dice; 1 more hit on itself for each attack die of 1 in melee'
  ],
  ['attacotti', 'warriors', '3 (3)', '1 (1/2), 3 charging', 'a defence die of 6 cancels 3 hits'],
  [
    'ligurians',
    'warriors',
    '4 (4)',
    '1 (1/2)',
    '+1 attack die for each 2 of: fighting model of its own in melee, if own unit not in closed ranks; ' +
      '+1 defence die for each 2 of: fighting model of its own in melee, if own unit in closed ranks'
  ],
  [
    'illyrians',
    'warriors',
    '3 (4)',
    '1 (1/2)',
    're-rolls missed attack dice when shooting, if enemy armour 3 or less; ' +
      '1 more hit for each attack die of 5 or more when shooting, if enemy armour 3 or less'
  ],
  ['gunnar', 'warlord', '4 (5)', '6 (4)', '1 more hit for each attack die of 6; a defence die of 6 cancels 2 hits'],
  ['njall', 'warlord', '5 (5)', '4 (4)', ''],
  ['personal-champion', 'warlord', '5 (5)', '6 (3)', ''],
  ['priest', 'warlord', '4 (4)', '1 (4)', ''],
  ['bard', 'warlord', '3 (4)', '1 (4)', 'a warlord near the bard has Resilience (2): say resilience 2 of him'],
  ['elephant', 'hearthguard', '5 (4)', '5 (2)', ''],
  ['wagon', 'hearthguard', '5 (4)', '4 (4)', 'takes 1 fatigue to cancel 2 losses'],
  ['polish-wagon', 'hearthguard', '6 (4)', '4 (4)', 'takes 1 fatigue to cancel 2 losses'],
  ['gallic-chariots', 'hearthguard', '5 (4)', '4 (2)', ''],
  ['lifeguards', 'hearthguard', '5 (5)', '2 (1)', ''],
  ['curaidh', 'warlord', '5 (5)', '4 (4)', '']
] as const

describe('the factions of the second edition', () => {
  it.each(words)('%s of the %s are %s and nothing else', (id, faction, troopClass) => {
    const troop = troopOf(book, id)
    const { name: _name, spanish: _spanish, names: _names, faction: home, rule: _rule, ...row } = troop
    const { name: _plain, spanish: _plainSpanish, names: _plainNames, rule: _plainRule, ...plain } = troopOf(book, troopClass)
    expect(home).toBe(faction)
    expect(row).toEqual(plain)
    expect(profileOf(book, troop)).toEqual(profileOf(book, troopOf(book, troopClass)))
    expect(troopIdFor(book, troopClass, faction)).toBe(id)
  })

  it('have no others but the legendary warlords and the units with rules of their own', () => {
    const ids = [...profiles.map(([id]) => id), ...words.map(([id]) => id), ...legends.map(([id]) => id)]
    const men = ['egil', 'maredudd-hearthguard', 'maredudd-warriors', 'owen-hearthguard', 'owen-warriors', 'owen-levies']
    const heroic = ['heroic-hearthguard', 'heroic-warriors', 'heroic-lifeguards']
    const rows = [...ids, ...men, 'berserkers', 'varangians', ...heroic, ...ofUnits.map(([id]) => id)]
    expect(Object.keys(book.troops)).toEqual(rows)
  })

  // T6.12: javelins in melee cost 1 of armour, but for the men of Maredudd; with them nobody closes ranks but the men of Owen on foot
  it.each([
    ['maredudd-hearthguard', 'hearthguard', 'maredudd', 'own armour +1 in melee'],
    ['maredudd-warriors', 'warriors', 'maredudd', 'own armour +1 in melee'],
    ['owen-hearthguard', 'hearthguard', 'owen', 'the unit may close ranks, if own unit on foot'],
    ['owen-warriors', 'warriors', 'owen', 'the unit may close ranks, if own unit on foot'],
    ['owen-levies', 'levies', 'owen', 'the unit may close ranks, if own unit on foot']
  ])('%s are %s with javelins under %s: %s', (id, troopClass, under, does) => {
    const troop = troopOf(book, id)
    expect([troop.class, troop.under, troop.weapon, troop.faction]).toEqual([troopClass, under, 'javelins', 'welsh'])
    expect((troop.effects ?? []).map(describeEffect).join('; ')).toBe(does)
  })

  it('Egil keeps armour 6 with his heavy weapon, and his dice are asked for (F19)', () => {
    const egil = troopOf(book, 'egil')
    expect([egil.profile?.armour, egil.diceUnknown]).toEqual([6, true])
    expect((egil.effects ?? []).map(describeEffect)[0]).toBe('own armour +1 in melee, if own unit with heavy-weapon')
    const fight = { kind: 'melee', edition: 2, defender: { unit: 'warriors', models: 8 } } as const
    const attacker = { unit: 'egil', models: 1, weapon: 'heavy-weapon' }
    expect(() => odds({ ...fight, attacker })).toThrow('how many dice Egil rolls is not in our sources')
    expect(odds({ ...fight, attacker: { ...attacker, dicePerModel: 8 } }).attacker.units[0]?.armour).toBe(6)
  })

  it.each(['heroic-hearthguard', 'heroic-warriors', 'heroic-lifeguards'])(
    '%s have their warlord, who falls last, counts as four and has Resilience (T6.4)',
    id => {
      const { parts = [], presence, heroic, effects = [] } = troopOf(book, id)
      expect([parts.at(-1)?.name, presence, heroic, effects.map(describeEffect)[0]]).toEqual(['warlord', true, true, one])
    }
  )

  it.each(ofUnits)('%s are %s, printed %s, with dice %s', (id, troopClass, printed, dice, does) => {
    const troop = troopOf(book, id)
    const { weapon, mounted, mounts = ['horse'], effects = [] } = troop
    const mount = mounted === 'always' ? mounts[0] : undefined
    const profile = profileOf(book, troop, weapon, mount)
    const equipment = [...(book.weapons[weapon ?? '']?.effects ?? []), ...(book.mounts[mount ?? '']?.effects ?? [])]
    const less = (place: 'melee' | 'shot-at') =>
      equipment.reduce((sum, effect) => (effect.verb === 'armour' && effect.in?.includes(place) ? sum + effect.count : sum), 0)
    const [melee, shot] = [profile.armour + less('melee'), profile.armourShot + less('shot-at')]
    const rate = (of: { dice: number; models: number }) => (of.models === 1 ? `${of.dice}` : `${of.dice}/${of.models}`)
    const charging = profile.diceCharging ? `, ${rate(profile.diceCharging)} charging` : ''
    expect([troop.class, `${melee} (${shot})`, `${rate(profile.dice)} (${rate(profile.diceShot)})${charging}`]).toEqual([
      troopClass,
      printed,
      dice
    ])
    expect(effects.map(describeEffect).join('; ')).toBe(does)
  })

  it.each(legends)('%s is printed %s, %i dice, %s SAGA dice, and leads the %s', (id, armour, dice, sagaDice, factions, does) => {
    const troop = troopOf(book, id)
    const { hero, effects = [], weapon, mounted } = troop
    const profile = profileOf(book, troop, weapon)
    const melee = profile.armour - (weapon === 'heavy-weapon' ? 1 : 0)
    const shot = profile.armourShot - (mounted === 'always' ? 1 : 0)
    const rolled = troop.parts ? troop.parts.reduce((sum, part) => sum + part.models * part.dice.dice, 0) : profile.dice.dice
    expect([melee === shot ? `${melee}` : `${melee} (${shot})`, rolled, hero?.sagaDice]).toEqual([armour, dice, sagaDice])
    expect([hero?.factions.join(), hero?.cost, effects.map(describeEffect).join('; ')]).toEqual([factions, 1, does])
  })

  it('Harold has two brothers of three dice, who die first and are a point each', () =>
    expect(troopOf(book, 'harold')).toMatchObject({
      class: 'hearthguard',
      models: { least: 3, most: 3 },
      parts: [
        { models: 2, dice: { dice: 3, models: 1 }, points: 1 },
        { models: 1, dice: { dice: 8, models: 1 }, points: 4 }
      ]
    }))

  it('berserkers are four of four dice and armour 3; Varangians have 6 and re-roll where they are charged', () => {
    const [berserkers, varangians] = ['berserkers', 'varangians'].map(id => troopOf(book, id))
    expect(berserkers).toMatchObject({ faction: 'vikings', models: { least: 4, most: 4 }, mostUnits: 1 })
    expect(berserkers && profileOf(book, berserkers)).toMatchObject({ armour: 3, armourShot: 3, dice: { dice: 4, models: 1 } })
    expect(varangians && profileOf(book, varangians)).toMatchObject({ armour: 6, armourShot: 6, dice: { dice: 2, models: 1 } })
    expect(varangians?.effects?.map(describeEffect)).toEqual(['re-rolls missed attack dice in melee, if own unit is charged'])
  })
})

/** T5.1 to T5.7, T5.14, T5.15: range, effects, who closes ranks with it, how it is carried. */
const arms = [
  ['bow', 'bow', 'L', 'own armour -1 in melee or when shot at', true, 'foot'],
  ['sling', 'sling', 'L', 'own armour -1 in melee or when shot at', true, 'foot'],
  ['crossbow', 'crossbow', 'L', 'own armour -1 in melee or when shot at; +1 on each attack die when shooting', true, 'foot'],
  [
    'javelins',
    'javelins',
    'M',
    'own armour -1 in melee; +1 on each attack die in melee, if own unit charges, enemy not in closed ranks',
    true,
    undefined
  ],
  ['composite-bow', 'composite bow', 'M', 'own armour -1 in melee', true, 'mounted'],
  ['heavy-weapon', 'heavy weapon', undefined, 'own armour -1 in melee; +1 on each attack die in melee', true, 'foot'],
  [
    'improvised-projectiles',
    'improvised projectiles',
    'S',
    'enemy unit +1 on each defence die when shooting',
    undefined,
    undefined
  ],
  ['unarmed', 'unarmed', undefined, 'enemy unit +1 on each defence die in melee', true, undefined],
  [
    'sarissa',
    'sarissa',
    'S',
    '+1 on each attack die in melee, if own unit without fatigue, own unit wholly in open ground, enemy mounted; ' +
      '+1 on each attack die in melee, if own unit without fatigue, own unit wholly in open ground, enemy on elephant',
    'uneven',
    'foot'
  ],
  [
    'firearm',
    'firearm',
    'L',
    'own armour -1 in melee or when shot at; +1 on each attack die when shooting, if target within M; ' +
      'enemy unit +1 fatigue after the fight when shooting, if target within M, 1 or more enemy models lost',
    true,
    'foot'
  ]
] as const

/** T5.8 to T5.13, T3.6: effects, Presence, Resilience, dice of hearthguard in melee, charging and shooting. */
const rides = [
  ['horse', 'own armour -1 when shot at', undefined, undefined, undefined],
  [
    'camel',
    'own armour -1 when shot at; enemy unit -1 on each attack die in melee, if enemy on horse or cataphract',
    undefined,
    undefined,
    undefined
  ],
  ['cataphract', '', undefined, undefined, undefined],
  ['chariot', '', true, 1, { dice: 4, diceShot: 2 }],
  [
    'heavy-chariot',
    'automatic hits: 1 for each 4 of: fighting model of its own in melee, if own unit charges',
    true,
    1,
    { dice: 2, diceCharging: 6 }
  ],
  [
    'scythed-chariot',
    'automatic hits: 1 for each fighting enemy model in melee, if own unit charges, enemy on foot; ' +
      'automatic hits: 1 for each 2 of: fighting enemy model in melee, if own unit charges, enemy mounted; the enemy may not close ranks',
    undefined,
    undefined,
    undefined
  ],
  [
    'elephant',
    'automatic hits: 2 in melee, if enemy on foot, enemy not in closed ranks; automatic hits: 4 in melee, if enemy mounted; ' +
      'automatic hits: 4 in melee, if enemy on foot, enemy in closed ranks; enemy unit -1 on each attack die in melee, if enemy mounted',
    true,
    2,
    undefined
  ]
] as const

describe('equipment of the second edition', () => {
  it('dice of its own are those of a charge too, unless others are said', () => {
    const [own, ownCharging] = [
      { dice: 3, models: 1 },
      { dice: 5, models: 1 }
    ]
    const charging = (profile: Troop['profile']) =>
      profileOf(book, { ...troopOf(book, 'hearthguard'), ...(profile && { profile }) }, undefined, 'heavy-chariot').diceCharging
    expect([charging({ armour: 4 }), charging({ dice: own }), charging({ dice: own, diceCharging: ownCharging })]).toEqual([
      { dice: 6, models: 1 },
      undefined,
      ownCharging
    ])
  })

  it.each(arms)('%s does what the rules say', (id, name, range, effects, openRanks, carried) => {
    const row = book.weapons[id]
    expect([row?.name, row?.range, row?.openRanks, row?.carried]).toEqual([name, range, openRanks, carried])
    expect(row?.effects.map(describeEffect).join('; ')).toBe(effects)
  })

  it('is no other', () => {
    expect(Object.keys(book.weapons)).toEqual(arms.map(([id]) => id))
    expect(Object.keys(book.mounts)).toEqual(rides.map(([id]) => id))
  })

  it.each(rides)('who rides a %s has what the rules say', (id, effects, presence, resilience, dice) => {
    const row = book.mounts[id]
    expect(row?.effects.map(describeEffect).join('; ')).toBe(effects)
    expect([row?.presence, row?.resilience, row?.openRanks, row?.foot]).toEqual([
      presence,
      resilience,
      true,
      id === 'elephant' ? true : undefined
    ])
    expect(
      Object.fromEntries(Object.entries(row?.hearthguard ?? {}).map(([key, rate]) => [key, (rate as { dice: number }).dice]))
    ).toEqual(dice ?? {})
    // T9.5
    expect(row?.points?.hearthguard).toBe(id === 'elephant' ? 4 : id === 'scythed-chariot' ? 2 : dice && 2)
    expect(row?.points?.warlord).toBe(id === 'elephant' ? 8 : undefined)
    // T4.10, T5.8 to T5.13: the band of a move, of a charge, of what comes after the first activation
    const { move, charge, further } = row?.movement ?? { move: 'L', charge: 'L' }
    const bands = { camel: ['L', 'L', 'M'], cataphract: ['M', 'L', undefined], elephant: ['M', 'M', undefined] }
    expect([move, charge, further]).toEqual(bands[id as keyof typeof bands] ?? ['L', 'L', undefined])
  })

  it('lets sarissas and the Flemish go S', () => {
    expect([book.weapons['sarissa']?.moves, book.troops['flemish-mercenaries']?.moves]).toEqual(['S', 'S'])
    expect(Object.values(book.weapons).filter(({ moves }) => moves)).toHaveLength(1)
  })

  it('keeps nobody of the first edition from closing ranks', () => {
    expect(Object.values(rulebook(1).weapons).filter(({ openRanks }) => openRanks)).toEqual([])
  })

  it('is called as in the first edition', () => {
    for (const name of ['axe', 'danish axe', 'heavy weapons', 'hacha danesa'])
      expect(book.weapons['heavy-weapon']?.names, name).toContain(name)
  })

  it('is a row of the table wherever a troop names it', () => {
    for (const [id, { weapons, armed = {} }] of Object.entries(book.troops)) {
      for (const arm of weapons) expect(Object.keys(book.weapons), id).toContain(arm)
      for (const arm of Object.keys(armed)) expect(weapons, id).toContain(arm)
    }
  })
})

describe('the plain numbers of the second edition', () => {
  it('are those of the rules', () => {
    expect(book.numbers).toEqual({
      saveMelee: 5,
      saveShot: 4,
      saveMeleeHeavyCover: 4,
      saveShotCover: { none: 4, light: 3, heavy: 3 },
      armourShotCover: { none: 0, light: 0, heavy: 0 },
      leastArmour: 2,
      mostArmour: 6,
      mostModels: 12,
      mostInBuilding: 12,
      natural: false,
      mostDice: { melee: 16, shooting: 8 },
      saveClosedRanks: 4,
      spendsRepeat: true,
      exhaustionHalves: false,
      sideBySide: false,
      unitPoints: 1,
      bodyguards: true,
      inTurn: true,
      limitsFatigue: true
    })
  })

  it('terrain is that of the first edition, by inference, and dangerous ground (T4.10)', () => {
    const facts = Object.entries(book.terrain).map(([id, { cover, ground, rule, certainty }]) => [
      id,
      cover,
      ground,
      rule,
      certainty
    ])
    expect(facts).toEqual([
      ...Object.entries(rulebook(1).terrain).map(([id, { cover, ground }]) => [id, cover, ground, 'V9.0', 'inferred']),
      ['dangerous', 'none', 'dangerous', 'V9.0', 'public']
    ])
  })
})

describe('an ability of the other edition', () => {
  it.each([
    [2, 'combat-pool', 'Combat Pool is an ability of the first edition (Vikings): add --edition 1'],
    [2, 'hard-as-iron', 'Hard as Iron is an ability of the first edition (Anglo-Danes): add --edition 1'],
    [1, 'superiority', 'Superiority is an ability of the second edition (Normans): add --edition 2'],
    [1, 'gewalthut', 'Gewalthut is an ability of the second edition (Swiss): add --edition 2']
  ] as const)('in edition %i %s is refused with the edition that has it', (edition, words, sentence) => {
    const other = rulebook(edition)
    const full = `${sentence}, or choose from \`saga-odds rules abilities --edition ${edition}\`.`
    expect(() => abilityFor(other, words, troopOf(other, 'warriors'))).toThrow(full)
    expect(ofOtherEdition(other, words)).toBe(full)
  })

  it('is none where this edition has it too, or neither', () => {
    expect(ofOtherEdition(book, 'ullr')).toBeUndefined()
    expect(ofOtherEdition(book, 'ulr')).toBeUndefined()
  })

  it('has neither swords for hire nor Wrath', () => {
    expect(book.wrath).toEqual([])
    expect(Object.values(book.troops).filter(({ hire }) => hire)).toEqual([])
  })
})
