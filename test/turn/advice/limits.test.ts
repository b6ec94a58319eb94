import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { Scenario } from '../../../src/model/scenario'
import { refuseTooManyOpenings } from '../../../src/turn/advice/solve-fight'
import { refused } from '../../tools/refused'
import { advised, asking } from './asking'
import { ARMOUR, advisedWith } from './own-boxes'

/** What cannot be advised, and what a player should know beside the figures. */

const refusal = (ask: () => unknown): string => refused(ask).join('\n')

const CURE = (dice: string, lines: number): string =>
  `settle a choice (++ullr plays an ability, leaving it out forbids it;${dice} "spends nothing"), or allow more with --max-nodes ${lines}`
const DICE = ' "keeps dice", "gives up dice",'

describe('a space too large', () => {
  it('says its size, counted where that is quick, and how to make it smaller', () => {
    // 2 ways to have dice, 2 x 3 choices against 2
    const melee = '2 hirdmen +ullr charge 2 ceorls fatigue 1 +shieldwall'
    expect(refusal(() => advised(melee, { maxNodes: '23' }))).toBe(`There are 24 lines of play, more than 23: ${CURE(DICE, 24)}`)
    expect(refusal(() => advised(melee, { maxNodes: '24' }))).toBe('')
    expect(refusal(() => advised(melee, { maxNodes: '1' }))).toContain('There are 24 lines of play, more than 1: ')
    const shot = '4 crossbows +aimed-volley shoot 3 bondi +asgard'
    expect(refusal(() => advised(shot, { maxNodes: '3' }))).toBe(`There are 4 lines of play, more than 3: ${CURE('', 4)}`)
    expect(refusal(() => advised(shot, { maxNodes: '4' }))).toBe('')
  })

  it('counts no line that is not legal', () => {
    // Asgard is for shots: leaving it alone is all there is
    const idle = '2 hirdmen +asgard charge 2 ceorls keeps dice'
    expect(advised(idle, { maxNodes: '1' }).lines).toBe(1)
    expect(refusal(() => advised('2 hirdmen +asgard charge 2 ceorls', { maxNodes: '1' }))).toContain('There are 2 lines of play')
  })

  it('is counted with the splits of the dice against two units', () => {
    // two dice, of which at most one is aimed at the warlord: two splits
    const pair = 'vikings warlord and 2 hirdmen charge 1 huscarls keeps dice'
    expect(refusal(() => advised(pair, { maxNodes: '1' }))).toContain('There are 2 lines of play, more than 1')
    expect(advised(pair, { maxNodes: '2' }).lines).toBe(2)
    expect(advised(`${pair}`, { maxNodes: '1', patches: [{ path: ['split'], value: 1, called: '--split' }] }).lines).toBe(1)
  })

  it('is not counted where it is far too large', () => {
    const pool =
      '9 bondi +combat-pool=8 +heimdall +frigg +ullr +valhalla=1 charge 9 ceorls +combat-pool=8 +shieldwall +unforgiving'
    expect(refusal(() => advised(pool, { maxNodes: '10' }))).toMatch(/^There are up to [\d ]{7,} lines of play, more than 10: /)
    // nor to its end where it soon turns out to be too large
    const shown = refusal(() => advised(pool, { maxNodes: '20000' }))
    expect(shown).toMatch(/^There are up to [\d ]{7,} lines of play, more than 20 000: /)
  })

  it('is counted where most of it is likely not to be legal', () => {
    // 2^18 choices of boxes for shots, none of which has a place in a melee
    const shots = Object.fromEntries(
      Array.from({ length: 18 }, (_, i) => [`shot${i}`, { ...ARMOUR(1), when: ['Shooting'] as const }])
    )
    const words = `2 hirdmen ${Object.keys(shots)
      .map(id => `+${id}`)
      .join(' ')} charge 2 ceorls keeps dice`
    const lines = 2 ** 18
    expect(advisedWith(shots, words, { maxNodes: String(lines / 16) }).lines).toBe(1)
    expect(refusal(() => advisedWith(shots, words, { maxNodes: String(lines / 16 - 1) }))).toContain(
      'There are up to 262 144 lines'
    )
  })

  it('is refused by its openings alone, before any of them is played', () => {
    const { request } = asking('2 hirdmen charge 2 ceorls')
    const box = (ways: number) => ({
      id: 'x',
      name: 'X',
      isInRequest: false,
      isBeforehand: true,
      options: Array(ways).fill(undefined)
    })
    const refused = (early: readonly number[], late: readonly number[], most: number) =>
      refusal(() => refuseTooManyOpenings([early.map(box), []], [late.map(box), []], most, request.scenario))
    expect(refused([5, 1000], [2], 1_000_000)).toBe('')
    expect(refused([5001], [2, 3], 1_000_000)).toBe(
      `There are up to 30 006 lines of play, more than 5 000: ${CURE(DICE, 30_006)}`
    )
    expect(refused([6000], [], 100)).toContain('There are up to 6 000 lines of play, more than 100: ')
  })
})

describe('what does not fit', () => {
  it('lists what is played anyway', () => {
    expect(refusal(() => advised('2 hirdmen ++asgard charge 2 ceorls'))).toContain('Asgard')
    expect(refusal(() => advised('2 hirdmen charge 2 ceorls ++asgard'))).toContain('sgard')
    expect(refusal(() => advised('4 crossbows shoot 3 hirdmen ++ullr'))).toContain('Ullr')
    expect(refusal(() => advised('2 hirdmen ++hirdmen charge 2 ceorls'))).not.toBe('')
  })
})

describe('dice that are not there', () => {
  it('are not given up (R3.3)', () => {
    const patches = [{ path: ['defender', 'dicePerModel'], value: 0, called: '--set' }]
    const { best, lines, decisions } = advised('2 hirdmen charge 2 ceorls', { patches })
    expect([best.steps, lines, decisions]).toEqual([[], 1, []])
    // unless that is said
    expect(advised('2 hirdmen charge 2 ceorls gives up dice', { patches }).lines).toBe(1)
  })
})

describe('a fight too large', () => {
  it('is reported, with its cause', () => {
    const many = { dicePerModel: 12, models: 12, spend: [] }
    const scenario: Scenario = {
      kind: 'melee',
      attacker: {
        together: [
          { unit: 'normans-warlord', dicePerModel: 12, spend: [] },
          { unit: 'knights', mounted: true, abilities: ['crush'], ...many }
        ]
      },
      defender: { unit: 'huscarls', givesUpDice: false, ...many },
      split: 0
    }
    const { request, book } = asking('2 hirdmen charge 2 ceorls')
    const asked = { ...request, scenario, has: { attacker: [], defender: [] } }
    expect(refusal(() => answers.advise(asked, book))).toMatch(
      /^One of the fights is too large to work out exactly: .+\. Make it smaller\.$/
    )
  })
})

describe('the notes', () => {
  const notes = (words: string, more: object = {}) => advised(words, more).notes

  it('are none where there is nothing to know', () => expect(notes('2 knights mounted +charge charge 2 ceorls')).toEqual([]))

  it('name the boxes whose symbols are not known, each once, but pools by their dice', () => {
    const unknown = (names: string) => `symbols not known, dice counted as the rulebook words them: ${names} (R7.3)`
    expect(notes('2 hirdmen +ullr charge 2 ceorls +shieldwall')).toEqual([unknown('Ullr, Shieldwall')])
    expect(notes('2 hirdmen +ragnarok +combat-pool charge 2 ceorls')).toEqual([unknown('Ragnarok')])
    expect(notes('2 hirdmen +combat-pool charge 2 ceorls')).toEqual([])
  })

  it('mention more dice than a player owns (R7.1), unless they are still to be rolled', () => {
    const shown = (dice: number, side: string) => `${dice} SAGA dice lie on the ${side}'s board, and a player owns 8 (R7.1)`
    const pool = (dice: number) => `+combat-pool=${dice} +ullr`
    const of = (dice: number, more: object = {}) =>
      notes(`1 hirdmen ${pool(dice)} charge 1 ceorls keeps dice`, more).filter(note => note.includes('SAGA dice lie'))
    expect(of(7)).toEqual([])
    expect(of(8)).toEqual([shown(9, 'attacker')])
    expect(of(8, { asks: 'defender' })).toEqual([shown(9, 'attacker')])
    expect(of(8, { roll: '1' })).toEqual([])
    const his = notes(`1 hirdmen +ullr charge 1 ceorls ${pool(8).replace('ullr', 'shieldwall')} keeps dice`, { roll: '1' })
    expect(his).toContain(shown(9, 'defender'))
  })

  it('say what a condition and a price of fatigue mean', () => {
    const FIGHT = '2 knights mounted +charge charge 2 ceorls'
    expect(notes(FIGHT, { goal: 'defender losses >= 2' })).toEqual([
      'goal: the chance that the fight ends with defender losses >= 2, where each chance is 0 or 1 at its end'
    ])
    expect(notes(FIGHT, { price: ['fatigue=0.1'] })).toEqual([
      'fatigue left on a unit after the fight counts for its enemy: fatigue taken, left and spent has the same price'
    ])
    expect(advised(FIGHT, { goal: 'defender losses >= 2' }).goal).toMatchObject({
      text: 'defender losses >= 2',
      measure: 'chance'
    })
  })

  it('say whether the line of best play reaches a condition', () => {
    const holds = (goal: string) => advised('4 hirdmen charge 1 geburs keeps dice', { goal }).holds
    expect(holds('defender losses >= 0.5')).toBe(true)
    expect(holds('defender losses >= 2')).toBe(false)
    expect(advised('4 hirdmen charge 1 geburs keeps dice')).not.toHaveProperty('holds')
  })

  it('say what cannot be used here, and why', () => {
    const here = 'cannot be used in this fight'
    expect(notes('2 hirdmen +odin charge 2 ceorls')).toContain(`+odin ${here}: it is used in the enemy's turn (R7.4)`)
    expect(notes('2 hirdmen charge 2 huscarls +trapped')).toContain(`+trapped ${here}: it is used in its own turn (R7.4)`)
    // one fatigue, which is gone before the fight
    const less = { verb: 'fatigue', of: 'own', count: -1 } as const
    const calm = { when: ['Activation'], effects: [{ ...less, when: 'before' }] } as const
    const rest = { effects: [{ ...less, when: 'now' }] } as const
    expect(advisedWith({ calm, rest }, '2 hirdmen fatigue 1 ++calm +rest charge 2 ceorls').notes).toEqual([
      `+rest ${here}: rest would change nothing in this fight`
    ])
    // and no die can be spent on it
    expect(advised('2 hirdmen +asgard charge 2 ceorls keeps dice').spent.map(({ dice }) => dice)).toEqual([0])
    const [pair = ''] = notes('vikings warlord and 2 hirdmen +asgard charge 2 ceorls keeps dice')
    expect(pair).toBe(`+asgard ${here}: Asgard is for the unit that is shot at`)
  })
})

describe('hits ignored, however many', () => {
  // sixteen of them and a model fewer once stood on the key of none and a model more
  const boxes = {
    shell: { effects: [{ verb: 'ignore-hits', count: 16 }] },
    stomp: { effects: [{ verb: 'remove', count: 1, when: 'now' }] }
  } as const

  it('a choice is worth what its fight comes to, whatever was met before', () => {
    const words = (shell: string) => `4 hirdmen ${shell} charge 6 huscarls +stomp keeps dice`
    const free = advisedWith(boxes, words('+shell'))
    const [best, other] = free.decisions.find(({ by, what }) => by === 'attacker' && what === 'fight')?.choices ?? []
    expect([best?.text, other?.text]).toEqual(['shell', 'no ability, no fatigue'])
    // the same choice as the only one there is
    expect(best?.worth).toBeCloseTo(advisedWith(boxes, words('++shell')).worth, 12)
    expect(other?.worth).toBeCloseTo(advisedWith(boxes, words('')).worth, 12)
    expect(free.best.numbers.swing).toBeCloseTo(free.worth, 12)
  })
})

it.each([
  ['the attacking hearthguard', '4 hearthguard spends armour charge 4 hearthguard'],
  ['the defending hearthguard', '4 hearthguard charge 4 hearthguard spends armour'],
  ['the warriors', '4 hearthguard charge 4 warriors spends armour']
])('%s are asked for what cannot be: fatigue spent that is not there', (who, words) =>
  expect(refusal(() => advised(words, { patches: [{ path: ['edition'], value: 2, called: '--edition' }] }))).toMatch(
    new RegExp(`^${who} cannot do everything asked of them in step 3`, 'u')
  )
)
