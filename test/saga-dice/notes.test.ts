import { describe, expect, it } from 'vitest'
import type { DiceRequest } from '../../src/model/dice'
import { dice } from '../../src/saga-dice/dice'
import { asking, book, uses } from './table'

/** What is shown beside the figures. The rolls are small: only the words are looked at. */

const asked = asking(2)

const shown = (...given: Parameters<typeof asked>) => dice(asked(...given), book)

const bare = (cost: string, count: number): DiceRequest => ({ kind: 'dice', dice: count, want: [{ box: cost, times: 1 }] })

const POOL_INFERRED = 'inferred, not stated in the sources: what Activation Pool costs'
const WITHOUT = { without: ['vikings/activation-pool', 'normans/activation-pool'] }

describe('the headline', () => {
  it.each([
    ['2 SAGA dice of the Normans for Terrified', 'normans', 'normans/terrified', {}],
    [
      '2 SAGA dice of the Normans for Terrified, Stamping and Hirdmen x2, Attack Pool kept',
      'normans',
      'normans/terrified normans/stamping vikings/hirdmen*2',
      { keep: uses('normans/attack-pool') }
    ],
    ['2 SAGA dice of the Normans, Attack Pool kept', 'normans', '', { keep: uses('normans/attack-pool') }],
    ['1 SAGA die of the Vikings', 'vikings', '', { dice: 1 }],
    ['2 SAGA dice of Gruffydd for Bonnedig x2', 'welsh', 'welsh/bonnedig*2', { hero: 'gruffydd' }],
    ['2 SAGA dice of the Normans showing CU for Terrified', 'normans', 'normans/terrified', { rolled: 'CU' }]
  ] as const)('is %s', (headline, faction, want, over) => expect(shown(faction, want, over).headline).toBe(headline))

  it('names nobody where a bare cost is asked for', () => expect(dice(bare('C', 1), book).headline).toBe('1 SAGA die for C'))
})

const notes = (...given: Parameters<typeof asked>) => shown(...given).notes

describe('the notes', () => {
  it('are none where there is nothing to know', () => expect(dice(bare('C + U', 2), book).notes).toEqual([]))

  it('say that there are too few dice, and where the others come from', () => {
    expect(dice(bare('C + U', 1), book).notes).toEqual(['all of it needs 2 dice and 1 is rolled'])
    expect(notes('vikings', 'vikings/hirdmen*3')).toEqual([
      'all of it needs 3 dice and 2 are rolled: the others must be gained in the Orders phase'
    ])
    expect(notes('vikings', 'vikings/hirdmen*3', WITHOUT)).toEqual(['all of it needs 3 dice and 2 are rolled'])
    // Noble Lineage turns dice, and wins none
    const lineage = { without: ['anglo-danes/activation-pool'] }
    expect(notes('anglo-danes', 'anglo-danes/huscarls*3', lineage)).toEqual(['all of it needs 3 dice and 2 are rolled'])
    expect(notes('vikings', 'vikings/hirdmen', { dice: 0 })).toEqual(['all of it needs 1 die and 0 are rolled'])
    expect(notes('vikings', 'vikings/hirdmen*2')).toEqual([])
  })

  it('say what is unknown, and how to give it', () => {
    const unknown = (what: string, like: string) =>
      `what ${what} is unknown, so each possible symbol is shown; give it if you know it, as in --cost ${like}`
    expect(notes('vikings', 'vikings/ullr')).toEqual([unknown('Ullr costs', 'ullr=U')])
    expect(notes('vikings', 'vikings/hirdmen vikings/ullr')).toEqual([unknown('Ullr costs', 'ullr=U')])
    expect(notes('vikings', 'vikings/odin vikings/ullr', { dice: 3 })).toEqual([unknown('Odin and Ullr cost', 'odin=U+U')])
  })

  it('say what is inferred, unless it was given', () => {
    const inferred = (what: string) => [`inferred, not stated in the sources: what ${what}`]
    expect(notes('vikings', 'vikings/bondi')).toEqual(inferred('Bondi costs'))
    expect(notes('vikings', 'vikings/bondi vikings/thralls')).toEqual(inferred('Bondi and Thralls cost'))
    expect(notes('normans', 'normans/charge')).toEqual([POOL_INFERRED])
    expect(notes('normans', 'normans/charge', WITHOUT)).toEqual([])
    for (const box of ['bondi', 'vikings/bondi'])
      expect(notes('vikings', 'vikings/bondi vikings/thralls', { costs: { [box]: 'C' } })).toEqual(inferred('Thralls costs'))
  })

  it('say that so many dice are rolled in large battles only (R8.3)', () => {
    const large = (most: number) => `more than ${most} dice are rolled in battles of 10 and 12 points only (R8.3)`
    const pool = '; at 10 points Activation Pool has no effect: add --without activation-pool'
    expect(notes('vikings', 'vikings/hirdmen', { dice: 7 })).toEqual([`${large(6)}${pool}`])
    expect(notes('vikings', 'vikings/hirdmen', { dice: 7, ...WITHOUT })).toEqual([large(6)])
    expect(notes('vikings', 'vikings/hirdmen', { dice: 6 })).toEqual([])
    // Cnut rolls up to 7 (R6.4)
    const cnut = (dice: number) =>
      notes('anglo-danes', 'anglo-danes/huscarls', { hero: 'cnut', dice, rolled: `${'C'.repeat(dice)}/` }).filter(note =>
        note.includes('more than')
      )
    expect([cnut(7), cnut(8)]).toEqual([[], [expect.stringContaining('more than 7 dice')]])
  })

  it('name the interpretation that a cost depends on', () => {
    const shown = (readings: Record<string, string>) => notes('anglo-danes', 'anglo-danes/ceorls', { readings })[0]
    expect(notes('anglo-danes', 'anglo-danes/ceorls')[0]).toBe(shown({}))
    expect(shown({})).toBe('reading ceorls-cost=c-or-r (the other value: c-or-u) changes this')
    expect(shown({ 'ceorls-cost': 'c-or-u' })).toBe('reading ceorls-cost=c-or-u (the other value: c-or-r) changes this')
  })

  it('say what is of no use in the turn of the enemy (R7.4)', () => {
    const wait = "no use in the enemy's turn (R7.4): the dice wait there for your next turn"
    const keeping = (words: string) => notes('normans', '', { dice: 3, keep: uses(words), ...WITHOUT })
    expect(keeping('normans/charge')).toEqual([])
    expect(notes('normans', 'normans/terrified', WITHOUT)).toEqual([])
    expect(keeping('normans/charge normans/terrified')).toEqual([`Terrified is ${wait}`])
    expect(keeping('normans/knights normans/terrified')).toEqual([`Knights and Terrified are ${wait}`])
    // by shots and melees of the enemy a box may still be used
    expect(keeping('normans/attack-pool C')).toEqual([])
  })

  it('say how much room dice left on the board take', () => {
    const left = 'with 2 of the eight dice on the board, at most 6 are in hand'
    expect(notes('vikings', 'vikings/hirdmen', { left: 2 })).toEqual([left])
    expect(notes('vikings', 'vikings/hirdmen', { left: 2, ...WITHOUT })).toEqual([])
  })

  it("mention Egil's dice and baggage", () => {
    const units = (unit: string) => [{ unit, models: 4, units: 1 }]
    expect(dice({ kind: 'dice', faction: 'vikings', units: units('egil') }, book).notes).toEqual([
      '2 Viking SAGA dice besides these, for the Viking board only (R6.5): ask for them with dice 2 vikings'
    ])
    const doubtful = ['baggage is counted as a hearthguard unit: its wording is doubtful (R8.3)']
    for (const more of [[], units('bondi')])
      expect(dice({ kind: 'dice', faction: 'vikings', units: [...more, ...units('baggage')] }, book).notes).toEqual(doubtful)
    expect(dice({ kind: 'dice', faction: 'vikings', units: units('bondi') }, book).notes).toEqual([])
  })

  it('say what a hero does to the dice', () => {
    const [fact = '', again] = notes('welsh', 'welsh/teulu', { hero: 'gruffydd', without: ['welsh/activation-pool'] }).slice(-2)
    expect(fact).toContain('SAGA dice')
    expect(again).toBe('the re-roll is assumed to be one throw of up to three dice together, at any moment of the Orders phase')
    const two = 'a box that rolls or changes SAGA dice is assumed to mean the dice of its own board'
    expect(notes('anglo-danes', 'anglo-danes/trapped', { hero: 'cnut', dice: 1 })).toContain(two)
    expect(notes('vikings', 'vikings/hirdmen', { hero: 'harald-hardrada' })).toEqual([])
  })

  it('say what comes free with half the dice of Ragnar', () => {
    const units = [
      { unit: 'bondi', models: 8, units: 2 },
      { unit: 'ragnar-lothbrok', models: 1, units: 1 }
    ]
    const free = (want: string) =>
      notes('vikings', want, { hero: 'ragnar-lothbrok', units, dice: 2, costs: { bondi: 'C or R' } }).filter(note =>
        note.startsWith('half the dice')
      )
    expect(free('vikings/bondi*2')).toEqual(['half the dice are rolled: Bondi x2 comes free, each unit once (R6.4)'])
    expect(free('vikings/hirdmen vikings/bondi')).toEqual([
      'half the dice are rolled: Hirdmen and Bondi come free, each unit once (R6.4)'
    ])
  })
})

describe('choices before the roll', () => {
  it('are shown with the dice of each board', () => {
    const { beforeRoll } = shown('anglo-danes', 'vikings/hirdmen*2', { hero: 'cnut' })
    expect(beforeRoll?.map(({ choice, dice: each, chosen }) => [choice, each, chosen])).toEqual([
      ['2 for the Anglo-Danes, 0 for the Vikings', [2, 0], false],
      ['1 for the Anglo-Danes, 1 for the Vikings', [1, 1], false],
      ['0 for the Anglo-Danes, 2 for the Vikings', [0, 2], true]
    ])
  })

  it('are half of them, rounded up, or all', () => {
    const { beforeRoll, dice: count, headline } = shown('vikings', 'vikings/hirdmen*2', { hero: 'ragnar-lothbrok', dice: 3 })
    expect(headline).toBe('2 SAGA dice of Ragnar Lothbrok for Hirdmen x2')
    expect(beforeRoll?.map(({ choice, dice: each, chosen }) => [choice, each, chosen])).toEqual([
      ['all of them', [3], false],
      ['half of them', [2], true]
    ])
    expect(count).toMatchObject({ rolled: 2, steps: ['half of them, rounded up (R6.4)'] })
  })

  it('are none any more when the dice lie there', () => {
    expect(shown('vikings', 'vikings/hirdmen', { hero: 'ragnar-lothbrok', rolled: 'CC' }).beforeRoll).toBeUndefined()
    expect(shown('anglo-danes', 'vikings/hirdmen', { hero: 'cnut', rolled: 'C/C' }).beforeRoll).toBeUndefined()
  })
})
