import { describe, expect, it } from 'vitest'
import { rulebook } from '../../src/rules/rulebook'
import { run } from './running'

/** Each interpretation of the second edition (section 11) in a question whose number it moves, counted by hand, through the command line. */

/** Chance that a die hits armour 4 or 5, and that a hit is not saved on 5 or more, or on 4 or more. */
const [HIT4, HIT5, OPEN, COVERED] = [1 / 2, 1 / 3, 2 / 3, 1 / 2]
/** Loss of one attack die against warriors, and against a warlord or hearthguard. */
const [LOSS4, LOSS5] = [HIT4 * OPEN, HIT5 * OPEN]
/** The eight dice of a warlord leave a single warrior alive. */
const SPARED = (1 - LOSS4) ** 8

interface Asked {
  readonly line: string
  readonly stdin?: object
  /** Where the number stands in the answer. */
  readonly at: string
  /** By value, the default first; undefined: the question is refused. */
  readonly values: Readonly<Record<string, number | undefined>>
}

const melee = (attacker: object, defender: object) => ({
  line: 'melee --scenario -',
  stdin: { kind: 'melee', edition: 2, attacker, defender }
})

const asked: Readonly<Record<string, Asked>> = {
  // armour 3 less 2 and more 1: 2, or 3, for it stops at 2 before it rises
  'armour-clamp': {
    ...melee(
      { unit: 'warriors', models: 1, fatigue: 1, acts: ['enemy-armour', 'enemy-armour'] },
      { unit: 'levies', models: 1, weapon: 'bow', fatigue: 2, acts: ['pass', 'armour'] }
    ),
    at: 'defender.losses.mean',
    values: { sum: (5 / 6) * OPEN, each: (4 / 6) * OPEN }
  },
  // exhausted, he has no Resilience: his guard falls for him
  'sacrifice-counts': {
    line: 'melee 1 warriors charge warlord fatigue 3 guarded by 1 hearthguard',
    at: 'result.attackerWins',
    values: { no: 0, yes: LOSS5 * SPARED }
  },
  // four men less one, and three dice: 4 + 3, or 3 + 3
  'removed-dice': {
    line: 'melee 4 bondi +valhalla=1 charge 8 warriors',
    at: 'defender.losses.mean',
    values: { keep: 7 * LOSS4, lose: 6 * LOSS4 }
  },
  // four dice kill the levy, whose one die misses; with his own man counted one kill is a tie at best
  'valhalla-counts': {
    line: 'melee 2 bondi +valhalla=1 charge 1 levies',
    at: 'result.attackerWins',
    values: { no: (1 - (1 - LOSS4) ** 4) * (1 - LOSS4), yes: 0 }
  },
  // one hit and none back; or two hits whatever comes back
  'overkill-counts': {
    line: 'melee 2 warriors charge 1 warriors',
    at: 'result.attackerWins',
    values: { no: (1 - (1 - LOSS4) ** 2) * (1 - LOSS4), yes: 2 * LOSS4 * (1 - LOSS4) ** 2 + LOSS4 ** 2 }
  },
  // 24 halved, and 16 halved
  'close-ranks-order': {
    line: 'melee 12 warriors charge 12 hearthguard closes ranks',
    at: 'attacker.losses.mean',
    values: { 'halve-first': 12 * LOSS4, 'cut-first': 8 * LOSS4 }
  },
  'close-ranks-rounding': {
    line: 'melee 8 warriors charge 7 warriors closes ranks',
    at: 'attacker.losses.mean',
    values: { up: 4 * LOSS4, down: 3 * LOSS4 }
  },
  // eight dice, and one or four more
  'bonus-model-cap': {
    line: 'melee warlord of the normans +dex-aie charge 12 warriors',
    at: 'defender.losses.mean',
    values: { yes: 9 * LOSS4, no: 12 * LOSS4 }
  },
  'exhausted-melee': {
    line: 'melee 8 bondi fatigue 3 charge 12 warriors',
    at: 'defender.losses.mean',
    values: { none: 8 * LOSS4, halved: 4 * LOSS4, 'minus-one': 8 * LOSS5 }
  },
  'fatigue-above-limit': {
    line: 'melee 8 bondi fatigue 3 charge 1 levies',
    at: 'attacker.fatigueAfter',
    values: { lost: 3, kept: 4 }
  },
  // four dice, saved on 3 or more, 3 or more behind armour 5, 2 or more, and 4 or more
  'cover-solid-shot': {
    line: 'shoot 8 levies with bows shoot 8 warriors in solid cover',
    at: 'defender.losses.mean',
    values: {
      'save-3': (4 * HIT4 * 2) / 6,
      'save-3-armour': (4 * HIT5 * 2) / 6,
      'save-2': (4 * HIT4 * 1) / 6,
      none: (4 * HIT4 * 3) / 6
    }
  },
  'cover-light-melee': {
    line: 'melee 8 warriors charge 8 warriors in light cover',
    at: 'defender.losses.mean',
    values: { none: 8 * HIT4 * OPEN, 'save-4': 8 * HIT4 * COVERED }
  },
  // one hit: two dice, or its own and three more
  'defence-cap': {
    line: 'melee 1 warriors charge 1 warriors of the moors +forest-of-spears',
    at: 'defender.losses.mean',
    values: { twice: HIT4 * OPEN ** 2, none: HIT4 * OPEN ** 4 }
  },
  // four dice, saved on 4 or more; nothing flies from a unit that did not move
  'javelin-shot': {
    line: 'plan --scenario -',
    stdin: {
      edition: 2,
      warbands: {
        ours: { faction: 'welsh', units: { spears: '8 warriors with javelins' } },
        theirs: { faction: 'vikings', units: { bondi: '8 bondi' } }
      },
      steps: [{ shoot: 'spears', target: 'bondi', free: true }]
    },
    at: 'units.1.models.mean',
    values: { 'not-shot': 8 - 4 * HIT4 * (1 / 2), 'after-move': 8 }
  },
  // of two hits it cancels both, one, none
  'resilience-use': {
    ...melee({ unit: 'warriors', models: 2 }, { unit: 'hearthguard', models: 2, resilience: 1 }),
    at: 'defender.losses.mean',
    values: { all: 0, 'save-life': 1 - (1 - LOSS5) ** 2, none: 2 * LOSS5 }
  },
  'resilience-counts': {
    line: 'melee 1 warriors charge warlord',
    at: 'result.attackerWins',
    values: { no: 0, yes: LOSS5 * SPARED }
  },
  // four dice, or twice four
  'heimdall-floor': {
    line: 'melee 4 bondi armour 2 +heimdall charge 8 warriors',
    at: 'defender.losses.mean',
    values: { needs: 4 * LOSS4, free: 8 * LOSS4 }
  },
  // armour 3: a 3 hits; once more thrown it may miss
  'reroll-hits': {
    line: 'melee 6 mounted knights +impact charge 12 levies with bows',
    at: 'defender.losses.mean',
    values: { misses: 12 * (4 / 6 + (2 / 6) * (4 / 6)) * OPEN, all: 12 * (3 / 6 + (3 / 6) * (4 / 6)) * OPEN }
  },
  // two dice, misses once more; each 1 strikes their own man, as the enemy's die does by a half
  'six-after-reroll': {
    line: 'melee 1 galatians charge 1 warriors',
    at: 'attacker.wipedOut',
    values: { last: 1 - (1 - (3 / 6) * (1 / 6)) ** 2 * HIT4, both: 1 - (3 / 6 + (2 / 6) * (5 / 6)) ** 2 * HIT4 }
  },
  'tie-withdraws': {
    line: 'melee 1 warriors charge 1 warriors',
    at: 'disengages.attacker',
    values: { attacker: (1 - LOSS4) ** 2, none: 0 }
  },
  'points-rounding': {
    line: 'warband points 1 warriors 1 warriors',
    at: 'total',
    values: { class: 1, unit: 2 }
  },
  // 2 dice more, or 4 once the armour is 5
  'first-act': {
    line: 'melee 4 warriors of the crusaders fatigue 1 +jericho charge 8 warriors spends armour',
    at: 'defender.losses.mean',
    values: { attacker: 6 * LOSS5, defender: 8 * LOSS5 }
  },
  // a die more after the pass, or none
  'pass-final': {
    ...melee(
      { unit: 'warriors', models: 1, fatigue: 1, acts: ['pass', { effects: [{ verb: 'attack-dice', count: 1 }] }] },
      { unit: 'warriors', models: 2, acts: ['armour'] }
    ),
    at: 'defender.losses.mean',
    values: { no: 2 * LOSS5, yes: LOSS5 }
  },
  // two defence dice for the one hit
  'charge-dice': {
    line: 'melee 1 knights +charge=3 charge 1 warriors',
    at: 'attacker.losses.mean',
    values: { attack: undefined, any: HIT5 * OPEN ** 2 }
  },
  // no other is in doubt: the number is given
  'enemy-acts': {
    line: 'melee 4 bondi +loki=2 charge 8 warriors',
    at: 'defender.losses.mean',
    values: { 'as-told': 8 * LOSS4 }
  }
}

const numberAt = (path: string, json: unknown): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], json)

describe('an interpretation of the second edition', () => {
  it('stands here with each of its values', () =>
    expect(Object.fromEntries(Object.entries(asked).map(([name, { values }]) => [name, Object.keys(values).sort()]))).toEqual(
      Object.fromEntries(Object.entries(rulebook(2).readings).map(([name, { values }]) => [name, Object.keys(values).sort()]))
    ))

  it.each(Object.entries(asked))('%s moves a number as the rules say', async (name, { line, stdin, at, values }) => {
    expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length)
    for (const [value, number] of Object.entries(values)) {
      const args = [...line.split(' '), '--edition', '2', '--reading', `${name}=${value}`, '-f', 'json']
      const { code, stdout } = await run(args, { stdin: stdin ? JSON.stringify(stdin) : '' })
      if (number === undefined) expect([code, stdout], value).toEqual([2, ''])
      else {
        expect(code, value).toBe(0)
        expect(numberAt(at, JSON.parse(stdout)), value).toBeCloseTo(number, 12)
      }
    }
  })
})
