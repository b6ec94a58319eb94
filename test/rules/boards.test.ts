import { describe, expect, it } from 'vitest'
import type { Effect } from '../../src/model/effect'
import { describeEffect } from '../../src/model/effect'
import { describeConditions } from '../../src/model/effect-conditions'
import { board } from '../../src/rules/board'
import { describeUse } from '../../src/rules/describe'
import { rulebook } from '../../src/rules/rulebook'
import type { Box } from '../../src/rules/types'

const book = rulebook(1)

/** Section 7 of the rules, typed again: id, when, cost, certainty; then what it does to a fight, nothing for none. */
const vikings = [
  ['hirdmen', 'Activation', 'any', 'stated', ''],
  ['bondi', 'Activation', 'C or R', 'inferred', ''],
  ['thralls', 'Activation', 'U or R', 'inferred', ''],
  ['activation-pool', 'Orders', 'R', 'stated', ''],
  ['combat-pool', 'Melee', 'any', 'inferred', 'attack dice as chosen; defence dice as chosen'],
  ['njord', 'Activation', '?', 'unknown', 'own units -1 fatigue before the fight'],
  ['frigg', 'Melee', '?', 'unknown', 'one own unit -1 fatigue at once; +1 attack die'],
  ['heimdall', 'Melee', '?', 'unknown', '+3 attack dice, or +4 attack dice by a rare symbol; own armour -1'],
  ['odin', 'Activation/Reaction', '? + ?', 'unknown', ''],
  ['asgard', 'Shooting/Reaction', '?', 'unknown', 'own armour +1'],
  ['thor', 'Melee', '?', 'unknown', 'one more melee with the survivors'],
  ['ullr', 'Melee', '?', 'unknown', 're-rolls missed attack dice'],
  ['loki', 'Orders', '? + ?', 'unknown', ''],
  [
    'valhalla',
    'Melee',
    '?',
    'unknown',
    'if own unit warriors or hearthguard: own fighting models removed as chosen; ' +
      '+3 attack dice for each model removed, or +4 attack dice for each model removed by a rare symbol'
  ],
  ['ragnarok', 'Orders', '? + ?', 'unknown', 'enemy armour -1']
] as const

const angloDanes = [
  ['huscarls', 'Activation', 'any', 'stated', ''],
  ['ceorls', 'Activation', 'C or R', 'stated', ''],
  ['geburs', 'Activation', 'U or R', 'stated', ''],
  ['activation-pool', 'Orders', 'R', 'inferred', ''],
  ['combat-pool', 'Melee, Shooting', 'any', 'stated', 'attack dice as chosen; defence dice as chosen'],
  ['noble-lineage', 'Orders', 'any', 'public', ''],
  ['trapped', 'Orders', 'R + R', 'stated', 'enemy unit +1 fatigue before the fight'],
  ['intimidation', 'Activation/Reaction', '?', 'unknown', ''],
  ['hard-as-iron', 'Melee', '? + ? same', 'unknown', 're-rolls failed defence dice'],
  ['the-push', 'Melee', '?', 'unknown', 'a die for each disengaging enemy, lost above its armour'],
  ['shieldwall', 'Melee, Shooting/Reaction', '?', 'unknown', 'own armour +1'],
  ['unforgiving', 'Melee', '?', 'unknown', 'enemy unit +1 fatigue after the fight'],
  ['stubbornness', 'Melee', '?', 'unknown', '+1 attack die; +1 attack die for each fatigue of the enemy'],
  [
    'exhaustion',
    'Orders',
    'U',
    'stated',
    'if enemy levies or warriors or hearthguard, enemy exhausted: ' +
      '2 enemy models removed before the fight; enemy unit -1 fatigue before the fight'
  ],
  [
    'lords-of-battle',
    'Melee',
    '?',
    'unknown',
    'attack dice as chosen; defence dice as chosen; enemy unit +2 fatigue after the fight'
  ]
] as const

const normans = [
  ['knights', 'Activation', 'any', 'stated', ''],
  ['sergeants', 'Activation', 'C or R', 'stated', ''],
  ['peasants', 'Activation', 'U or R', 'stated', ''],
  ['activation-pool', 'Orders', 'R', 'inferred', ''],
  ['attack-pool', 'Melee, Shooting', 'any', 'stated', 'attack dice as chosen'],
  [
    'charge',
    'Melee',
    'any',
    'public',
    'if own unit mounted: +3 attack dice, or +4 attack dice by a rare symbol; own unit +1 fatigue after the fight'
  ],
  ['aimed-volley', 'Shooting', 'C + R', 'public', 're-rolls missed attack dice'],
  [
    'terrified',
    'Activation',
    'C + U',
    'public',
    'if own unit mounted, own unit charges: enemy unit +1 fatigue before the fight in melee'
  ],
  ['massed-volley', 'Orders', 'U', 'public', ''],
  ['storm-of-arrows', 'Activation', 'U + R', 'public', ''],
  [
    'stamping',
    'Melee',
    'C + C',
    'public',
    'if own unit mounted, enemy on foot, enemy levies or warriors: 1 of enemy warriors or 2 of enemy levies removed at once'
  ],
  ['crush', 'Melee', '? + ?', 'unknown', 'hits count double if at least twice those suffered'],
  [
    'pursuit',
    'Melee',
    '?',
    'unknown',
    'if own unit mounted: Pursuit: if the enemy must disengage, this mounted unit moves at once, without fatigue'
  ],
  ['gallop', 'Activation', '? + ?', 'unknown', ''],
  [
    'dex-aie',
    'Melee',
    '? + ?',
    'unknown',
    'if own unit warlord: +5 attack dice; re-rolls missed attack dice; own unit +3 fatigue after the fight'
  ]
] as const

const welsh = [
  ['teulu', 'Activation', 'any', 'inferred', ''],
  ['priodaur', 'Activation', 'C or R', 'inferred', ''],
  ['bonnedig', 'Activation', 'U or R', 'inferred', ''],
  ['activation-pool', 'Orders', 'R', 'inferred', ''],
  ['combat-pool', 'Melee, Shooting', 'any', 'inferred', 'attack dice as chosen; defence dice as chosen'],
  ['hit-and-run', 'Activation/Reaction', '?', 'unknown', ''],
  ['sons-of-the-land', 'Orders', '?', 'unknown', ''],
  [
    'ambush',
    'Melee',
    '? + ?',
    'unknown',
    'if own unit on foot, own unit wholly in uneven ground: +3 attack dice; +3 defence dice'
  ],
  ['sacred-ground', 'Activation/Reaction', '?', 'unknown', ''],
  ['taunt', 'Activation', '?', 'unknown', ''],
  ['strength-in-numbers', 'Melee', '?', 'unknown', '+1 attack die for each fighting model more than the enemy has'],
  [
    'deadly-strike',
    'Shooting',
    '?',
    'unknown',
    'if own unit with javelins: enemy armour -1; re-rolls missed attack dice; own unit +1 fatigue after the fight'
  ],
  ['the-rising', 'Activation', '? + ?', 'unknown', ''],
  [
    'war-dance',
    'Melee',
    '? + ?',
    'unknown',
    'own unit the fatigue chosen at once; +1 attack die for each fatigue taken; +1 defence die for each fatigue taken'
  ],
  ['answer-the-call', 'Activation', '?', 'unknown', '']
] as const

const boards = { vikings, 'anglo-danes': angloDanes, normans, welsh }

const typed = Object.entries(boards).flatMap(([faction, rows]) =>
  rows.map(row => [`${faction}/${row[0]}`, ...row.slice(1)] as const)
)

const isOnBoard = (key: string) => key.slice(0, key.indexOf('/')) in book.factions

const boxes = Object.keys(book.abilities).filter(isOnBoard)

const abilityAt = (key: string) => {
  const ability = book.abilities[key]
  if (!ability) throw new Error(`no ability ${key}`)
  return ability
}

describe('the battleboards', () => {
  it('have sixty boxes, fifteen a faction, in the order of the rules', () => {
    expect(boxes).toHaveLength(60)
    expect(boxes).toEqual(typed.map(([key]) => key))
    for (const faction of Object.keys(book.factions))
      expect(
        Object.values(book.abilities).filter(ability => ability.faction === faction),
        faction
      ).toHaveLength(15)
  })

  it.each(typed)('%s is used in %s, costs %s (%s), and does what the rules say', (key, when, cost, certainty, does) => {
    const ability = abilityAt(key)
    const effects = ability.effects.map(describeEffect).join('; ')
    expect(ability.when.join(', ')).toBe(when)
    expect([ability.cost, ability.certainty]).toEqual([cost, certainty])
    expect(ability.if ? `if ${describeConditions(ability.if)}: ${effects}` : effects).toBe(does)
  })

  it('have a left column of five boxes that take any number of dice', () => {
    for (const [faction, rows] of Object.entries(boards)) {
      const multi = Object.keys(book.abilities).filter(key => key.startsWith(`${faction}/`) && abilityAt(key).multi)
      expect(multi).toEqual(rows.slice(0, 5).map(([id]) => `${faction}/${id}`))
    }
  })

  it('say why a box has no place in a fight, in a sentence with its name, just where it does nothing to one', () => {
    for (const [key, { name, effects, noFight }] of Object.entries(book.abilities)) {
      // the Song of Roland is sung before the turn
      if (key !== 'taillefer/song-of-roland') expect(noFight === undefined, key).toBe(effects.length > 0)
      if (noFight !== undefined) expect(noFight, key).toMatch(new RegExp(`^${name} [a-z].*\\.$`))
    }
  })

  it('tell every box in a sentence', () => {
    for (const [key, { text }] of Object.entries(book.abilities)) expect(text, key).toMatch(/^[A-Z].{12,}\.$/)
  })

  it('are on the pages of their factions', () => {
    const pages = boxes.map(abilityAt).map(({ faction, rule, source }) => `${faction}: ${rule}, ${source}`)
    expect([...new Set(pages)]).toEqual([
      'vikings: R7 vikings, S1 p.59',
      'anglo-danes: R7 anglo-danes, S1 p.60',
      'normans: R7 normans, S1 p.61',
      'welsh: R7 welsh, S1 p.62'
    ])
  })

  it('ask for a choice just where dice, models or fatigue are chosen', () => {
    const choices = boxes.flatMap(key => {
      const { choice } = abilityAt(key)
      return choice ? [[key, choice]] : []
    })
    const pool = { take: 'pool', kinds: ['attack', 'defence'], each: 1, rare: 2 }
    expect(Object.fromEntries(choices)).toEqual({
      'vikings/combat-pool': pool,
      'vikings/valhalla': { take: 'models', least: 1, most: 3, class: ['warriors', 'hearthguard'] },
      'anglo-danes/combat-pool': pool,
      'anglo-danes/lords-of-battle': { take: 'split', total: 3 },
      'normans/attack-pool': { take: 'pool', kinds: ['attack'], each: 1, rare: 2 },
      'welsh/combat-pool': pool,
      'welsh/war-dance': { take: 'fatigue', least: 1, most: 3 }
    })
  })

  it('mind the rare symbol just where it changes something', () => {
    const minding = Object.entries(book.abilities).filter(([, { rareMatters }]) => rareMatters)
    const changed = Object.entries(book.abilities).filter(
      ([, { choice, effects }]) =>
        (choice?.take === 'pool' && choice.rare !== choice.each) || effects.some(effect => 'rare' in effect)
    )
    expect(minding).toEqual(changed)
    expect(minding.map(([key]) => key)).toHaveLength(7)
  })

  it('choose with an effect for every choice, and follow no choice that is not made', () => {
    for (const [key, { choice, effects }] of Object.entries(book.abilities)) {
      const followed = effects.flatMap(effect =>
        'count' in effect && typeof effect.count === 'object' && 'follows' in effect.count ? [effect.count.follows] : []
      )
      const made = followed.filter(follows => follows.startsWith('chosen') || follows === 'sacrificed')
      expect(made.length > 0, key).toBe(choice !== undefined)
    }
  })

  it('show how an ability is written in a fight', () => {
    expect(describeUse('ullr', abilityAt('vikings/ullr'))).toBe('+ullr')
    expect(describeUse('charge', abilityAt('normans/charge'))).toMatch(/^\+charge, or \+charge=r /)
    expect(describeUse('combat-pool', abilityAt('welsh/combat-pool'))).toMatch(/^\+combat-pool=1a1d: /)
    expect(describeUse('attack-pool', abilityAt('normans/attack-pool'))).toMatch(/^\+attack-pool=2a: /)
    expect(describeUse('lords-of-battle', abilityAt('anglo-danes/lords-of-battle'))).toMatch(
      /^\+lords-of-battle=2a1d: .* 3 in all$/
    )
    expect(describeUse('valhalla', abilityAt('vikings/valhalla'))).toBe('+valhalla=3: 1 to 3 models; 3r by a rare symbol')
    expect(describeUse('war-dance', abilityAt('welsh/war-dance'))).toBe('+war-dance=3: 1 to 3 fatigue')
  })
})

describe('an effect of a board of one’s own', () => {
  it.each<readonly [Effect, string]>([
    [{ verb: 'attack-dice', count: { follows: 'chosen-defence' } }, 'as many attack dice'],
    [{ verb: 'fatigue', of: 'own', count: { follows: 'chosen' }, when: 'now' }, 'own unit the fatigue chosen at once'],
    [
      { verb: 'fatigue', of: 'enemy', count: { follows: 'sacrificed' }, when: 'after' },
      'enemy unit +1 fatigue each after the fight'
    ],
    [
      { verb: 'fatigue', of: 'enemy', count: { follows: 'sacrificed', times: 2 }, when: 'after' },
      'enemy unit +2 fatigue each after the fight'
    ],
    [{ verb: 'ignore-fatigue', count: 2 }, 'ignores the first 2 fatigue it would gain']
  ])('is said in words: %#', (effect, said) => expect(describeEffect(effect)).toBe(said))
})

describe('a board', () => {
  const box: Box = { name: 'Raven Feast', when: ['Melee'], cost: 'C', text: 'Gain an attack die.', names: ['banquete'] }

  it('gives its boxes the faction, the rule, the page and their ids as names', () => {
    expect(board('danes', 'S1 p.1', { 'raven-feast': box })).toEqual({
      'raven-feast': {
        ...box,
        faction: 'danes',
        names: ['raven-feast', 'raven feast', 'banquete'],
        multi: false,
        effects: [],
        rule: 'R7 danes',
        source: 'S1 p.1',
        certainty: 'stated'
      }
    })
  })

  it('never takes an unknown cost for a certain one', () => {
    const certainty = (cost: string) =>
      board('danes', 'S1 p.1', { feast: { ...box, cost, certainty: 'inferred' } })['feast']?.certainty
    expect(certainty('C + ?')).toBe('unknown')
    expect(certainty('C + U')).toBe('inferred')
  })
})
