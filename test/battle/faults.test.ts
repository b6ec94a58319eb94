import { describe, expect, test } from 'vitest'
import { faults, misfits } from '../../src/battle/faults'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Ability, Rulebook } from '../../src/rules/types'

/** What does not fit a fight is shown in a sentence, on the side that it is wrong of; what just fits is not. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const shown = (scenario: Scenario) => faults(scenario, books[scenario.edition ?? 1]).map(({ at, message }) => `${at}: ${message}`)

const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const archers: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }
const melee = (attacker: Scenario['attacker'], defender: UnitRequest = bondi): Scenario => ({ kind: 'melee', attacker, defender })
const shot = (attacker: Scenario['attacker'], defender: UnitRequest = bondi): Scenario => ({ kind: 'shoot', attacker, defender })
const second = (scenario: Scenario): Scenario => ({ ...scenario, edition: 2 })
const together = (first: UnitRequest, other: UnitRequest = { unit: 'hirdmen', models: 4 }) => ({
  together: [first, other] as const
})
const own = (verb: 'attack-dice') => ({ effects: [{ verb, count: 1 }] })
/** The attacker acts first, and silences the defender (T3.8). */
const silencing = (silence: Effect, more: Partial<UnitRequest>): Scenario =>
  second(
    melee({ unit: 'warriors', models: 6, fatigue: 1, acts: [{ effects: [silence] }] }, { unit: 'warriors', models: 6, ...more })
  )
const once = { id: 'combat-pool', attack: 1 }

describe('of two units Side by Side', () => {
  test.each([
    ['warlord', 'warlord', 'the warlord'],
    ['vikings-warlord', 'harald-hardrada', 'Harald Hardrada']
  ])('one is a warlord: %s and %s (R6.3)', (first, second, name) =>
    expect(shown(melee(together({ unit: first }, { unit: second })))).toEqual([
      `companion: a warband has one warlord, who charges Side by Side with a unit (R6.3), not with ${name}: name a unit, as in "warlord and 6 hirdmen"`
    ])
  )

  const tired = (first: string, second: string, ...abilities: readonly string[]) =>
    melee(together({ unit: first, fatigue: 2, abilities }, { unit: second, models: 6, fatigue: 2, abilities }))

  test.each([
    ['Njord', 'vikings-warlord', 'bondi', 'njord'],
    ['Trapped', 'anglo-danes-warlord', 'ceorls', 'trapped']
  ] as const)('what reaches beyond one is used once, named for either: %s', (name, first, second, box) => {
    expect(shown(tired(first, second, box))).toEqual([`companion: ${name} may be used once a turn (R7.3): name it once`])
    expect(shown(tired(first, second))).toEqual([])
  })

  test('a box of its own unit is used once a turn too (R7.3), but for what dice may buy again', () =>
    expect(shown(tired('vikings-warlord', 'bondi', 'ullr', 'frigg'))).toEqual([
      'companion: Ullr may be used once a turn (R7.3): name it once'
    ]))
})

describe('refused', () => {
  test.each<readonly [string, Scenario]>([
    [
      'attacker: only the unit that is charged may give up dice (R3.3): leave it out for the bondi',
      melee({ ...bondi, givesUpDice: true })
    ],
    [
      'attacker: only the unit that is charged may close ranks (V9.4): leave it out for the warriors',
      second(melee({ unit: 'warriors', models: 6, givesUpDice: true }, { unit: 'warriors', models: 6 }))
    ],
    [
      'defender: a rule forbids the warriors to close ranks here (V9.4)',
      second(
        melee(
          { unit: 'warriors', models: 6, effects: [{ verb: 'close-ranks', of: 'enemy', may: false }] },
          { unit: 'warriors', models: 6, givesUpDice: true }
        )
      )
    ],
    [
      'defender: two passes in a row end step 3 (V9.13): leave out what comes after them',
      second(
        melee(
          { unit: 'warriors', models: 6, acts: ['pass'] },
          { unit: 'warriors', models: 6, acts: ['pass', own('attack-dice')] }
        )
      )
    ],
    [
      'defender: the warriors may trigger no more abilities in this fight: leave Fury out',
      silencing({ verb: 'silence' }, { acts: [{ name: 'Fury', ...own('attack-dice') }] })
    ],
    [
      'defender: the bondi may trigger no more abilities in this fight: leave Heimdall out',
      silencing({ verb: 'silence' }, { faction: 'vikings', abilities: ['heimdall'] })
    ],
    [
      'defender: the warriors may spend no more fatigue in this fight: leave the spending out',
      silencing({ verb: 'silence', fatigue: 'no' }, { spend: ['armour'] })
    ],
    [
      'defender: dice are given up in a melee only (R3.3): leave it out for the bondi',
      shot(archers, { ...bondi, givesUpDice: true })
    ],
    [
      'defender: only Thor brings a second melee (R7 vikings): leave out the choices for it of the warriors',
      second(
        melee(
          { unit: 'warriors', models: 6, effects: [{ verb: 'fight-again' }] },
          { unit: 'warriors', models: 6, givesUpDiceAgain: true }
        )
      )
    ],
    [
      'attacker: what two units Side by Side spend in a second melee depends on who is left: leave it out',
      melee(together({ unit: 'warlord', faction: 'vikings', abilities: ['thor'], spendAgain: ['armour'] }), {
        ...bondi,
        fatigue: 2
      })
    ],
    [
      'attacker: only the unit that is charged may give up dice (R3.3): leave it out for the warlord',
      melee({ unit: 'warlord', faction: 'vikings', abilities: ['thor'], givesUpDiceAgain: true })
    ],
    ['defender: "moved" is for the unit that charges or shoots', melee(bondi, { ...bondi, moved: true })],
    ['attacker: the bondi have no missile weapon: name one', shot(bondi)],
    [
      "defender: Ragnarok is used in one's own turn (R7.4), and for the bondi this is the enemy's: leave it out, or set whose turn it is if an ability lets the enemy act in it (--set turn=defender)",
      melee(bondi, { ...bondi, abilities: ['ragnarok'] })
    ],
    [
      "attacker: Ragnarok is used in one's own turn (R7.4), and for the bondi this is the enemy's: leave it out, or set whose turn it is if an ability lets the enemy act in it (--set turn=attacker)",
      { ...melee({ ...bondi, abilities: ['ragnarok'] }), turn: 'defender' }
    ],
    [
      "defender: Trapped is used in one's own turn (R7.4)",
      shot(archers, { unit: 'huscarls', models: 4, abilities: ['trapped'] })
    ],
    [
      "attacker: the unit that shoots spends none of its target's fatigue (R2.2)",
      shot({ ...archers, spend: ['armour'] }, { ...bondi, fatigue: 1 })
    ],
    [
      'defender: fatigue spent on a shot buys armour only (R2.2)',
      shot({ ...archers, fatigue: 1 }, { ...bondi, spend: ['enemy-armour'] })
    ],
    [
      'defender: the bondi cannot be in a building: it holds up to 12 models on foot',
      melee(bondi, { ...bondi, mounted: true, building: true })
    ],
    [
      'defender: the bondi cannot be in a building: it holds up to 12 models',
      melee(bondi, { ...bondi, models: 13, building: true })
    ],
    ['attacker: only a charge can be Side by Side (R6.3)', shot(together({ ...archers, unit: 'levies' }, archers))],
    ['attacker: only a warlord charges Side by Side with a unit (R6.3), not the bondi', melee(together(bondi))],
    ['attacker: Taillefer never fights Side by Side (R6.4)', melee(together({ unit: 'taillefer', mounted: true }))],
    [
      'attacker: the second edition has no Side by Side (V9.10)',
      second(melee(together({ unit: 'warlord' }, { unit: 'hearthguard', models: 4 }), { unit: 'warriors', models: 6 }))
    ],
    [
      'attacker: wounds are for warlords in the Challenge (R8.3), not for the Godwinson brothers',
      melee({ unit: 'harold-godwinson', wounds: 1 })
    ],
    [
      'defender: guards die for a warlord (R6.1), not for the bondi',
      melee(bondi, { ...bondi, guards: { models: 1, unit: 'hearthguard' } })
    ],
    [
      'defender: levies do not die for a warlord (R6.1): guard him with warriors or hearthguard',
      melee(bondi, { unit: 'warlord', guards: { models: 1, unit: 'levies' } })
    ],
    [
      'defender: warriors do not die for a warlord (V9.8): guard him with hearthguard',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warlord', guards: { models: 1, unit: 'warriors' } }))
    ],
    ['defender: wounds are for warlords in the Challenge (R8.3), not for the bondi', melee(bondi, { ...bondi, wounds: 7 })],
    [
      'defender: the warriors cannot close ranks unarmed or with missile or heavy weapons or javelins (V9.4)',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, weapon: 'javelins', givesUpDice: true }))
    ],
    [
      'defender: the warriors cannot close ranks mounted (V9.4)',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, mounted: true, givesUpDice: true }))
    ],
    [
      'defender: the Galatians never close ranks (V9.4)',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'galatians', models: 6, givesUpDice: true }))
    ],
    [
      'defender: the warriors can close ranks with the sarissa on open ground only (V9.4)',
      second(
        melee(
          { unit: 'warriors', models: 6 },
          { unit: 'warriors', models: 6, weapon: 'sarissa', ground: 'uneven', givesUpDice: true }
        )
      )
    ],
    [
      'attacker: how many dice Egil rolls is not in our sources: say it, as in "Egil 8 dice per model"',
      second(melee({ unit: 'egil' }, { unit: 'warriors', models: 6 }))
    ],
    ['attacker: only the Jomsvikings have their Wrath (R6.6), not the bondi', melee({ ...bondi, wrath: 5 })],
    ['attacker: at a sum of 17 the Jomsvikings change sides', melee({ unit: 'jomsvikings', wrath: 17 })],
    [
      'defender: "armour-1" names one of two units that charge Side by Side (R6.3): against a single unit use "armour"',
      melee({ ...bondi, fatigue: 1 }, { ...bondi, spend: ['armour-1'] })
    ],
    [
      'attacker: "enemy-armour-2" names one of two units',
      melee({ ...bondi, spend: ['enemy-armour-2'] }, { ...bondi, fatigue: 1 })
    ],
    [
      'attacker: "armour-2" names one of two units',
      melee(together({ unit: 'warlord', spend: ['armour-2'] }), { ...bondi, fatigue: 1 })
    ],
    ...(
      [
        { effects: [{ verb: 'hits', count: 1 }] },
        { effects: [{ verb: 'buys-both' }] },
        { acts: [own('attack-dice')] },
        { banner: true }
      ] as const
    ).map((more): readonly [string, Scenario] => [
      'attacker: the bondi have something that only the second edition has',
      melee({ ...bondi, ...more })
    ]),
    [
      'defender: dangerous ground belongs to the second edition (V9.14): give the bondi uneven ground',
      melee(bondi, { ...bondi, ground: 'dangerous' })
    ],
    [
      'attacker: Frigg may be used once a turn (R7.3): name it once',
      melee({ unit: 'hirdmen', models: 4, fatigue: 2, abilities: ['frigg', 'frigg'] })
    ],
    [
      'attacker: each effect of spent fatigue is bought once (R3.4)',
      melee({ ...bondi, spend: ['armour', 'armour'] }, { ...bondi, fatigue: 2 })
    ],
    [
      'defender: the ceorls are gone before the fight begins',
      melee({ unit: 'huscarls', models: 4, abilities: ['exhaustion'] }, { unit: 'ceorls', models: 2, fatigue: 3 })
    ],
    [
      'attacker: option 3 of Charge needs another interpretation: add --reading charge-dice=any, or choose another option',
      second(
        melee(
          { unit: 'knights', models: 4, faction: 'normans', abilities: [{ id: 'charge', count: 3 }] },
          { unit: 'warriors', models: 6 }
        )
      )
    ],
    [
      'attacker: Charge! is for a mounted unit; the knights cannot use it here',
      melee({ unit: 'knights', models: 4, abilities: ['charge'] })
    ],
    [
      'attacker: Stamping is for a fight against a unit on foot',
      melee({ unit: 'knights', models: 4, mounted: true, abilities: ['stamping'] }, { ...bondi, mounted: true })
    ],
    [
      'attacker: Ambush is for a unit on foot and a unit wholly in uneven ground',
      melee({ unit: 'priodaur', models: 6, mounted: true, abilities: ['ambush'] })
    ],
    [
      'attacker: Deadly Strike is for a unit with javelins',
      shot({ unit: 'bonnedig', models: 6, weapon: 'bow', abilities: ['deadly-strike'] })
    ],
    [
      'attacker: Aimed Volley is for the unit that shoots: leave it out here',
      melee({ unit: 'crossbowmen', models: 6, abilities: ['aimed-volley'] })
    ],
    [
      'attacker: Asgard is for the unit that is shot at: leave it out here',
      melee({ unit: 'hirdmen', models: 4, abilities: ['asgard'] })
    ],
    [
      'attacker: Shieldwall is for a melee or the unit that is shot at: leave it out here',
      shot({ unit: 'geburs', models: 8, weapon: 'bow', abilities: ['shieldwall'] })
    ],
    [
      'attacker: Exhaustion is for use against an exhausted unit',
      melee({ unit: 'huscarls', models: 4, abilities: ['exhaustion'] }, { ...bondi, fatigue: 2 })
    ],
    [
      'attacker: Exhaustion is for a fight against',
      melee({ unit: 'huscarls', models: 4, abilities: ['exhaustion'] }, { unit: 'warlord', fatigue: 4 })
    ],
    [
      'attacker: Valhalla removes engaged models: you asked for 3, and only 2 of the hirdmen are engaged',
      melee({ unit: 'hirdmen', models: 4, engaged: 2, abilities: [{ id: 'valhalla', count: 3 }] })
    ],
    [
      'attacker: Conqueror of England discards more attack dice than Sven Forkbeard has',
      melee({ unit: 'sven-forkbeard', dicePerModel: 1, abilities: ['conqueror-of-england'] }, { ...bondi, models: 1 })
    ],
    [
      'attacker: Intimidation cancels an activation before anything comes of it and leaves no fight to play: leave it out of a single fight',
      melee({ unit: 'huscarls', models: 4, abilities: ['intimidation'] })
    ]
  ])('%s', (sentence, scenario) => {
    const said = shown(scenario)
    expect(said[0]?.slice(0, sentence.length)).toBe(sentence)
    // of two units Side by Side each is shown what is wrong with both
    expect(said.filter(each => !each.startsWith('companion'))).toHaveLength(1)
    // nor is it forgotten when the same units meet again
    expect(shown(scenario)).toEqual(said)
  })
})

test('what may be used and changes nothing is told to who looks for something better, each time', () => {
  const idle = melee({ unit: 'hirdmen', models: 4, abilities: ['njord'] })
  const told = () => misfits(idle, books[1]).map(({ at, message }) => `${at}: ${message}`)
  const sentence = 'attacker: Njord would change nothing in this fight'
  expect([told(), told()]).toEqual([[sentence], [sentence]])
  expect(misfits(melee(bondi), books[1])).toEqual([])
  expect(misfits(melee({ ...bondi, givesUpDice: true }), books[1])).toHaveLength(1)
})

// R1.2: armour is 6 at most, held there after each change or once for all of them
test.each([
  ['each', 6, ['Shieldwall would change nothing in this fight']],
  ['each', 5, []],
  ['sum', 6, []]
])('by armour-clamp=%s, of armour %i: %j', (reading, armour, told) => {
  const shielded = melee(bondi, { unit: 'huscarls', models: 4, armour, abilities: ['shieldwall'] })
  const found = misfits({ ...shielded, readings: { 'armour-clamp': reading } }, books[1])
  expect(found.map(({ message }) => message)).toEqual(told)
})

describe('allowed', () => {
  test.each<readonly [string, Scenario]>([
    ['archers who are tired but not exhausted', shot({ ...archers, fatigue: 1 })],
    ['archers who are exhausted: nobody shoots', shot({ ...archers, fatigue: 2 })],
    [
      'a box of the charged in their own turn (R7.4)',
      { ...melee(bondi, { ...bondi, abilities: ['ragnarok'] }), turn: 'defender' }
    ],
    ['an ability that changes nothing', melee({ unit: 'hirdmen', models: 4, abilities: ['njord'] })],
    ['an exhausted unit in a melee', melee({ ...bondi, fatigue: 3 }, { ...bondi, fatigue: 3 })],
    ['an exhausted unit that is shot at', shot(archers, { ...bondi, fatigue: 3 })],
    ['the target of a shot that spends on its armour (R2.2)', shot({ ...archers, fatigue: 1 }, { ...bondi, spend: ['armour'] })],
    ['enemy armour bought in a melee (R3.4)', melee({ ...bondi, spend: ['armour', 'enemy-armour'] }, { ...bondi, fatigue: 2 })],
    ['twelve on foot in a building', melee(bondi, { ...bondi, models: 12, building: true })],
    ['a warlord and a unit Side by Side', melee(together({ unit: 'warlord' }))],
    ['spending from one of two units', melee(together({ unit: 'warlord', fatigue: 1 }), { ...bondi, spend: ['armour-1'] })],
    ['warriors who guard a warlord', melee(bondi, { unit: 'warlord', guards: { models: 1, unit: 'warriors' } })],
    [
      'hearthguard who guard a warlord in the second edition',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warlord', guards: { models: 1, unit: 'hearthguard' } }))
    ],
    ['fatigue spent by who may trigger no abilities', silencing({ verb: 'silence' }, { spend: ['armour'] })],
    [
      'the same effect bought twice in the second edition (V9.7)',
      second(melee({ unit: 'warriors', models: 6, spend: ['armour', 'armour'] }, { unit: 'warriors', models: 6, fatigue: 2 }))
    ],
    [
      'warriors with shields who close ranks',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, givesUpDice: true }))
    ],
    [
      'sarissas in the open, who close ranks (T5.14)',
      second(melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, weapon: 'sarissa', givesUpDice: true }))
    ],
    [
      'on uneven ground who carries nothing that forbids it (V9.4)',
      second(
        melee(
          { unit: 'warriors', models: 6 },
          { unit: 'warriors', models: 6, weapon: 'improvised-projectiles', ground: 'uneven', givesUpDice: true }
        )
      )
    ],
    ['Egil, where his dice are said', second(melee({ unit: 'egil', dicePerModel: 8 }, { unit: 'warriors', models: 6 }))],
    [
      'a javelin unit that gives up dice in the first edition (R3.3)',
      melee(bondi, { unit: 'priodaur', models: 6, givesUpDice: true })
    ],
    [
      'hits, acts, a war banner and dangerous ground in the second edition',
      second(
        melee(
          { unit: 'warriors', models: 6, banner: true, effects: [{ verb: 'hits', count: 1 }], acts: [own('attack-dice')] },
          { unit: 'warriors', models: 6, ground: 'dangerous' }
        )
      )
    ],
    ['the wounds of a warlord', melee(bondi, { unit: 'warlord', wounds: 12 })],
    ['the Wrath of the Jomsvikings', melee({ unit: 'jomsvikings', wrath: 16 })],
    ['two dice of a pool (R7.3)', melee({ unit: 'hirdmen', models: 4, abilities: [once, once] })],
    [
      'every engaged hirdman to Valhalla',
      melee({ unit: 'hirdmen', models: 4, engaged: 2, abilities: [{ id: 'valhalla', count: 2 }] })
    ],
    [
      'three dice discarded of three',
      melee({ unit: 'sven-forkbeard', dicePerModel: 2, abilities: ['conqueror-of-england'] }, { ...bondi, models: 1 })
    ]
  ])('%s', (_, scenario) => expect(shown(scenario)).toEqual([]))
})

test('of a fight that may be one of several, what fits in one of them alone is told, and each once', () => {
  const inside: UnitRequest = { ...bondi, building: true, maybe: [{ chance: 0.5, mounted: true }] }
  expect(shown(melee({ ...bondi, givesUpDice: true }, inside)).map(message => message.slice(0, 60))).toEqual([
    'attacker: only the unit that is charged may give up dice (R3',
    'defender: the bondi cannot be in a building: it holds up to '
  ])
  expect(shown(melee(bondi, { ...inside, maybe: [{ chance: 0.5, fatigue: 1 }] }))).toEqual([])
})

test('what a hero lends is used by him and by his unit Side by Side, once each', () => {
  const lent = { abilities: ['conqueror-of-england'] }
  const foe: UnitRequest = { unit: 'bondi', models: 8 }
  const hirdmen: UnitRequest = { unit: 'hirdmen', models: 6, faction: 'vikings' }
  expect(shown(melee(together({ unit: 'sven-forkbeard', faction: 'vikings', ...lent }, { ...hirdmen, ...lent }), foe))).toEqual(
    []
  )
})

test('ranks that cannot be closed in the second edition give up dice in the first (R3.3)', () => {
  const { weapons } = books[1]
  const book = { ...books[1], weapons: { ...weapons, javelins: { ...weapons['javelins'], openRanks: true } } } as Rulebook
  expect(faults(melee(bondi, { unit: 'priodaur', models: 6, givesUpDice: true }), book)).toEqual([])
})

test('why an ability is for no fight may be told in several sentences', () => {
  const { abilities } = books[1]
  const noFight = 'It calls them off. Nobody fights.'
  const book = {
    ...books[1],
    abilities: { ...abilities, 'anglo-danes/intimidation': { ...abilities['anglo-danes/intimidation'], noFight } }
  }
  expect(faults(melee({ unit: 'huscarls', models: 4, abilities: ['intimidation'] }), book as Rulebook)[0]?.message).toBe(
    'It calls them off. Nobody fights: leave it out of a single fight'
  )
})

test.each([
  ['attacker', 'defender', melee({ unit: 'huscarls', models: 4, abilities: ['intimidation'] })],
  ['defender', 'attacker', { ...melee(bondi, { unit: 'huscarls', models: 4, abilities: ['intimidation'] }), turn: 'defender' }]
] as const)(
  "a reaction is for the enemy's turn, and the refusal to the %s says whose turn to set (R7.4)",
  (side, turn, scenario) => {
    const { noFight: _, ...intimidation } = books[1].abilities['anglo-danes/intimidation'] as Ability
    const book = { ...books[1], abilities: { ...books[1].abilities, 'anglo-danes/intimidation': intimidation } }
    const message = `Intimidation is used in the enemy's turn (R7.4), and for the huscarls this is their own: leave it out, or set whose turn it is if an ability lets the enemy act in it (--set turn=${turn})`
    expect(faults(scenario, book)).toMatchObject([{ at: side, message }])
  }
)

test("an ability is used twice in nobody's turn", () =>
  expect(shown(melee({ unit: 'hirdmen', models: 4, abilities: ['ullr', 'ullr'] }))).toEqual([
    'attacker: Ullr may be used once a turn (R7.3): name it once'
  ]))

describe('in the second edition', () => {
  const knights = (...abilities: readonly string[]) =>
    second(melee({ unit: 'knights', models: 4, mounted: true, abilities }, { unit: 'warriors', models: 8 }))

  test('a charge is one activation (R7.3)', () => {
    expect(shown(knights('pursuit'))).toEqual([])
    expect(shown(knights('impact'))).toEqual([])
    expect(shown(knights('pursuit', 'impact'))).toEqual([
      'attacker: Pursuit and Impact each activate the knights for an action of its own (R7.3): leave one of them out'
    ])
  })

  test('mercenaries trigger no advanced ability, but dice of the Combat Bonus help them (T6.5)', () => {
    const hired = (ability: string | typeof bonus) =>
      second(
        melee(
          { unit: 'flemish-mercenaries', faction: 'normans', models: 8, abilities: [ability] },
          { unit: 'warriors', models: 8 }
        )
      )
    const bonus = { id: 'combat-bonus', attack: 1 }
    expect(shown(hired(bonus))).toEqual([])
    expect(shown(hired('charge'))).toEqual([
      'attacker: mercenaries such as the Flemish mercenaries trigger no advanced ability (V9.16): leave Charge out'
    ])
  })
})
