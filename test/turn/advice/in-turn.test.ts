import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import { odds } from '../../../src/battle/odds'
import type { AdviceReport, AdviceRequest, LineReport } from '../../../src/model/advice'
import type { AbilityUse, Scenario } from '../../../src/model/scenario'
import { rulebook } from '../../../src/rules/rulebook'
import type { Ability, Rulebook } from '../../../src/rules/types'
import { someSecondFights } from '../../battle/second'
import { fewer } from '../../fewer'
import { toNumber } from '../../oracle/fraction'
import { scenarioOf } from '../../oracle/second/scenario'
import { FORFEIT, type Menu, solveInTurn } from '../../oracle/second/solver'
import type { Act, Effect, Fight, Side, Unit } from '../../oracle/second/types'
import { box, charge, spend, warriors } from '../../oracle/second/words'

/** Step 3 of the second edition in turn (T3.8), against a player who tries everything. */

const SIDES = ['attacker', 'defender'] as const
const BUYS = [
  ['fatigue for armour +1', 'armour', 'enemy-armour'],
  ['fatigue for enemy armour -1', 'enemy-armour', 'armour']
] as const
const boards = { attacker: 'vikings', defender: 'normans' } as const

/** Abilities that a side may use or leave, out of those that a random fight has; models removed are a choice of their own. */
const menuOf = ({ acts = [] }: Fight, side: Side): readonly Act[] =>
  acts.filter(
    act =>
      act.by === side &&
      act.kind === 'ability' &&
      act.clauses.every(({ effects }) => effects.every(({ verb }) => verb !== 'sacrifice'))
  )

const whenOf = ({ kind }: Fight, side: Side): Ability['when'] =>
  kind === 'melee' ? ['Melee'] : side === 'attacker' ? ['Shooting'] : ['Shooting/Reaction']

/** The same as boxes of a board. */
const boxOf = (fight: Fight, act: Act, id: string): Ability => {
  const unit = scenarioOf({ ...fight, acts: [act] })[act.by] as {
    readonly acts: readonly [{ readonly effects: Ability['effects'] }]
  }
  return {
    ...{ name: id, names: [], faction: boards[act.by], when: whenOf(fight, act.by), cost: 'C', multi: false, text: id },
    ...{ rule: 'T8', source: 'own', certainty: 'stated' as const, effects: unit.acts[0].effects }
  }
}

interface Asked {
  readonly request: AdviceRequest
  readonly book: Rulebook
}

const askedOf = (fight: Fight, menus: Readonly<Record<Side, readonly Act[]>>): Asked => {
  const { acts: _, ...bare } = fight
  const scenario = scenarioOf(bare) as unknown as Scenario
  const book = rulebook(2)
  const ids = (side: Side) => menus[side].map((_act, at) => `box-${side}-${at}`)
  const boxes = SIDES.flatMap(side =>
    menus[side].map((act, at) => [`${boards[side]}/${ids(side)[at]}`, boxOf(fight, act, ids(side)[at] ?? '')] as const)
  )
  const has = (side: Side) => ids(side).map(id => ({ id, name: id, said: `+${id}`, ways: [{ uses: [{ id }], dice: 1 }] }))
  return {
    request: {
      scenario: {
        ...scenario,
        attacker: { ...scenario.attacker, faction: boards.attacker },
        defender: {
          ...scenario.defender,
          faction: boards.defender,
          ...(fight.kind === 'melee' && { givesUpDice: fight.defender.closed === true })
        }
      } as Scenario,
      has: { attacker: has('attacker'), defender: has('defender') },
      asks: 'attacker',
      goal: { is: 'quantity', path: 'victoryPoints.swing', wants: 'most' },
      price: { die: 0, fatigue: 0 },
      maxNodes: 1_000_000
    },
    book: { ...book, abilities: { ...book.abilities, ...Object.fromEntries(boxes) } }
  }
}

const throwsDice = (what: object): boolean => JSON.stringify(what).includes('"test"')

const small = (fight: Fight): Fight => ({
  ...fight,
  attacker: { ...fight.attacker, models: Math.min(3, fight.attacker.models), fatigue: Math.min(1, fight.attacker.fatigue ?? 0) },
  defender: { ...fight.defender, models: Math.min(3, fight.defender.models), fatigue: Math.min(1, fight.defender.fatigue ?? 0) }
})

interface Game {
  readonly fight: Fight
  readonly menus: Readonly<Record<Side, readonly Act[]>>
}

/** What a player finds who tries everything; `more` is asked of one side. */
const solved = ({ fight, menus }: Game, side: Side = 'attacker', more: Partial<Menu> = {}): number => {
  const free = bySide(each => ({ acts: menus[each], spends: true }))
  return toNumber(solveInTurn({ ...fight, acts: [] }, { ...free, [side]: { ...free[side], ...more } }).swing)
}

const bySide = <T>(of: (side: Side) => T) => ({ attacker: of('attacker'), defender: of('defender') })

/** What a side does on the line of best play, whatever dice show. */
const doneBy = (side: Side, { steps, after = [] }: Pick<LineReport, 'steps' | 'after'>): readonly string[] => [
  ...steps.flatMap(({ by, choice }) => (by === side ? [choice.text] : [])),
  ...after.flatMap(each => doneBy(side, each))
]

/**
 * What is said of each box and of each way to spend: best play uses it, and would be worth so much if there were no such thing, or leaves
 * it, and would be worth so much if it had to be used; nothing is said of what cannot be.
 */
const judged = (game: Game, { boxes, best: line, worth }: AdviceReport): void => {
  const same = (one: Act) => (other: Act) => JSON.stringify(one) === JSON.stringify(other)
  const near = (value: number) => expect.closeTo(value, 9)
  for (const side of SIDES) {
    const done = doneBy(side, line)
    const menu = game.menus[side]
    const choices: readonly (readonly [name: string, act: Act, without: Partial<Menu>])[] = [
      ...menu.map((act, at) => [`box-${side}-${at}`, act, { acts: menu.filter((_, other) => other !== at) }] as const),
      ...BUYS.map(([name, buys, other]) => [name, spend(side, buys), { spends: [other] }] as const)
    ]
    const expected = choices.flatMap(([name, act, less]) => {
      const [withIt, without] = done.includes(name)
        ? [worth, solved(game, side, less)]
        : [solved(game, side, { owes: same(act) }), worth]
      const costs = Math.abs(withIt - without)
      const isBetter = side === 'attacker' ? withIt > without : withIt < without
      const best = costs > 1e-9 && isBetter ? 'play' : 'leave'
      return costs > FORFEIT / 2 ? [] : [{ name, best, withIt: near(withIt), without: near(without), costs: near(costs) }]
    })
    const told = boxes.flatMap(({ side: of, name, best, withIt, without, costs }) =>
      of === side ? [{ name, best, withIt, without, costs }] : []
    )
    expect(told).toEqual(expected)
  }
}
const compared = ({ fight, menus }: Game) => {
  const { request, book } = askedOf(fight, menus)
  const said = answers.advise(request, book)
  expect(said.worth, JSON.stringify(request.scenario)).toBeCloseTo(solved({ fight, menus }), 9)
  // and the fights it leads to, played as fights of their own, are worth as much
  expect(said.best.numbers.swing, JSON.stringify(request.scenario)).toBeCloseTo(said.worth, 9)
  return { said, book }
}

/** Every form of dice thrown at once (N14). */
const TESTS: readonly (readonly Effect[])[] = [
  [{ verb: 'test', dice: 1, atLeast: 3, then: 'enemy-loss', ownLossOn: 1 }],
  [{ verb: 'test', dice: 2, above: 'enemy-armour', then: 'enemy-loss' }],
  [{ verb: 'test', dice: 3, atLeast: 'enemy-armour', then: 'enemy-attack-die', fatigueFrom: 2 }],
  [
    { verb: 'sacrifice', count: 1 },
    { verb: 'test', dice: 2, atLeast: 3, then: 'model-back', ownLossOn: 1 }
  ],
  [
    { verb: 'test', dice: 1, above: 3, then: 'enemy-loss' },
    { verb: 'test', dice: 1, atLeast: 4, then: 'enemy-attack-die' }
  ]
]

const throwing = (by: Side, effects: readonly Effect[]): Act => ({ by, kind: 'ability', clauses: [{ effects }] })

describe('advice to the side that acts in turn', () => {
  const FIGHTS = fewer(15, 5)

  it(`is worth what a player finds by trying everything, in ${FIGHTS} random fights`, { timeout: 120_000 }, () => {
    let played = 0
    for (const random of someSecondFights(400, 5).map(small)) {
      const fight: Fight = { ...random, readings: { ...random.readings, 'pass-final': played % 2 === 0 ? 'no' : 'yes' } }
      const menus = { attacker: menuOf(fight, 'attacker').slice(0, 2), defender: menuOf(fight, 'defender').slice(0, 2) }
      if (played === FIGHTS || menus.attacker.length + menus.defender.length < 2 || throwsDice(fight)) continue
      played++
      const { said, book } = compared({ fight, menus })
      expect(said.decisions.filter(decision => 'after' in decision)).toEqual([])
      expect(odds(said.best.scenario, book, { asides: false }).victoryPoints.swing).toBeCloseTo(said.worth, 9)
      // and with and without a box or fatigue its side has what that player finds who owes it, or does not have it
      if (played <= 5) judged({ fight, menus }, said)
    }
    expect(played).toBe(FIGHTS)
  })

  /** SAGA dice on Combat Bonus (T7.5): each is an act of its own, a rare one gives two dice of its kind. */
  const die = (by: Side, verb: 'attack-dice' | 'defence-dice', count = 1): Act => throwing(by, [{ verb, count }])
  const mixed = [{ attack: 1 }, { defence: 1 }, { attack: 2 }, { attack: 1, defence: 1 }, { defence: 2 }]
  const rareToo = [{ attack: 1 }, { attack: 1, rare: 1 }, { attack: 2, rare: 1 }]
  const POOLS: readonly (readonly [name: string, ways: readonly Omit<AbilityUse, 'id'>[], menu: (by: Side) => Menu])[] = [
    [
      'two dice of either kind',
      mixed,
      by => ({ acts: [1, 2].flatMap(() => [die(by, 'attack-dice'), die(by, 'defence-dice')]), most: 2 })
    ],
    ['a die and a rare one', rareToo, by => ({ acts: [die(by, 'attack-dice'), die(by, 'attack-dice', 2)] })],
    [
      'dice that are played anyway',
      [{ attack: 1, defence: 2, rare: 1 }],
      by => ({ acts: [die(by, 'attack-dice'), die(by, 'defence-dice'), die(by, 'defence-dice', 2)], isPlayed: true })
    ]
  ]
  const melees = someSecondFights(300, 8)
    .map(small)
    .filter(fight => fight.kind === 'melee' && !throwsDice({ ...fight, acts: [] }))

  it.each(POOLS)('places each die of a pool as an act of its own: %s', { timeout: 60_000 }, (_name, uses, menuFor) => {
    const book = rulebook(2)
    melees.slice(0, fewer(8, 4)).forEach((random, i) => {
      const fight: Fight = { ...random, acts: [], readings: { ...random.readings, 'pass-final': i % 2 === 0 ? 'no' : 'yes' } }
      const { request } = askedOf(fight, { attacker: [], defender: [] })
      const by = SIDES[(i >> 1) % 2] ?? 'attacker'
      const menu: Menu = { ...menuFor(by), spends: true }
      const ways = uses.map(use => ({ uses: [{ id: 'combat-bonus', ...use }], dice: (use.attack ?? 0) + (use.defence ?? 0) }))
      const has = [{ id: 'combat-bonus', name: 'Combat Bonus', said: '+combat-bonus', ways }]
      const { scenario } = request
      const said = answers.advise(
        menu.isPlayed
          ? { ...request, scenario: { ...scenario, [by]: { ...scenario[by], abilities: ways[0]?.uses } } as Scenario }
          : { ...request, has: { ...request.has, [by]: has } },
        book
      )
      const free = bySide((): Menu => ({ acts: [], spends: true }))
      const expected = solveInTurn(fight, { ...free, [by]: menu }).swing
      expect(said.worth, JSON.stringify(request.scenario)).toBeCloseTo(toNumber(expected), 9)
      expect(said.best.numbers.swing, JSON.stringify(said.best.scenario)).toBeCloseTo(said.worth, 9)
    })
  })

  it('knows models removed before the dice from those that stayed', () => {
    const offer = throwing('attacker', [
      { verb: 'sacrifice', count: 1 },
      { verb: 'attack-dice', count: 3 }
    ])
    const game = { fight: charge(warriors(4), warriors(3)), menus: { attacker: [offer], defender: [] } }
    judged(game, compared(game).said)
  })

  it('names the cheaper of two ways that come to the same, and no order of acts that is the usual one', () => {
    const frigg = box('attacker', 'frigg')
    const { request, book } = askedOf(charge(warriors(4), warriors(4)), { attacker: [frigg], defender: [] })
    const [held] = request.has.attacker
    if (!held) throw new Error('there is one box')
    const ways = [2, 1].map(dice => ({ uses: [{ id: held.id }], dice }))
    for (const each of [ways, ways.toReversed()]) {
      const { best } = answers.advise({ ...request, has: { ...request.has, attacker: [{ ...held, ways: each }] } }, book)
      expect(best.steps.map(({ choice }) => choice.dice)).toContain(1)
      expect(best.steps.map(({ choice }) => choice.dice)).not.toContain(2)
      expect(best.scenario.attacker).toMatchObject({ abilities: [{ id: held.id }] })
      expect(best.scenario.attacker).not.toHaveProperty('acts')
    }
  })

  it('names the cheaper of two ways whose dice come to the same', () => {
    const act = throwing('attacker', [{ verb: 'test', dice: 1, atLeast: 3, then: 'enemy-loss' }])
    const { request, book } = askedOf(charge(warriors(2), warriors(1)), { attacker: [act], defender: [] })
    const [held] = request.has.attacker
    if (!held) throw new Error('there is one box')
    const ways = [2, 1].map(dice => ({ uses: [{ id: held.id }], dice }))
    for (const each of [ways, ways.toReversed()]) {
      const { best } = answers.advise({ ...request, has: { ...request.has, attacker: [{ ...held, ways: each }] } }, book)
      const dice = best.steps.map(({ choice }) => choice.dice)
      expect([dice.includes(1), dice.includes(2)]).toEqual([true, false])
    }
  })

  // six dice that hit armour 5 in a third of cases are worth more than three that hit armour 4 in half of them: the enemy raises his
  // armour after them, and rather lets two passes end step 3 before them
  it('shows with each act what the enemy does next', () => {
    const menus = {
      attacker: [box('attacker', 'frigg')],
      defender: [throwing('defender', [{ verb: 'armour', of: 'own', count: 1 }])]
    }
    const { decisions } = compared({ fight: charge(warriors(3), warriors(3)), menus }).said
    const [first, ...later] = decisions
    expect(first?.choices.map(({ text, reply }) => [text, reply])).toEqual([
      ['box-attacker-0', 'box-defender-0'],
      ['pass', 'pass']
    ])
    for (const decision of [first, ...later]) expect(decision).not.toHaveProperty('isThrown')
  })

  it('is refused where there are more positions than allowed, with a number that allows more', () => {
    const { request, book } = askedOf(charge(warriors(3), warriors(3)), { attacker: [box('attacker', 'frigg')], defender: [] })
    expect(() => answers.advise({ ...request, maxNodes: 1 }, book)).toThrow(
      /^There are more than 1 positions in which somebody may act: .* or allow more with --max-nodes 4$/u
    )
  })

  it('counts the price of a die that it takes, and is worth what it is with so many of them', () => {
    const game: Game = {
      fight: charge(warriors(3), warriors(3)),
      menus: { attacker: [box('attacker', 'frigg')], defender: [] }
    }
    const { request, book } = askedOf(game.fight, game.menus)
    const left = solved({ ...game, menus: { attacker: [], defender: [] } })
    const taken = solved(game, 'attacker', { owes: () => true })
    expect(answers.advise(request, book).spent).toEqual([
      { dice: 0, worth: expect.closeTo(left, 9) },
      { dice: 1, worth: expect.closeTo(taken, 9) }
    ])
    const gain = taken - left
    for (const die of [gain / 2, 2 * gain])
      expect(answers.advise({ ...request, price: { die, fatigue: 0 } }, book).worth).toBeCloseTo(Math.max(left, taken - die), 9)
  })

  const tired = (models: number): Unit => warriors(models, { fatigue: 1 })
  const answered = { attacker: [], defender: [box('defender', 'retreat')] }

  it.each(TESTS)('knows what dice rolled among the acts have shown before it goes on (N14): %o', (...effects) => {
    const [by, models] = effects.length > 1 ? (['defender', 1] as const) : (['attacker', 2] as const)
    const menus = { ...answered, [by]: [throwing(by, effects), ...answered[by]] }
    const game = { fight: charge(tired(models), tired(1)), menus }
    judged(game, compared(game).said)
  })

  it('knows what dice of a rule have shown before the first act', () => {
    const { said } = compared({ fight: charge({ ...tired(1), effects: TESTS[2] ?? [] }, tired(1)), menus: answered })
    // a third success adds nothing: one attack die may be doubled, and two of the three have tired the unit (R3.5)
    const shown = said.decisions.map(({ after, isThrown }) => (isThrown ? after : undefined))
    expect([...new Set(shown)]).toEqual(['no success', '1 success', '2 or 3 successes'])
    expect(said.best.after?.map(each => [each.shown, each.chance])).toEqual([
      ['no success', 1 / 8],
      ['1 success', 3 / 8],
      ['2 or 3 successes', 1 / 2]
    ])
  })
})
