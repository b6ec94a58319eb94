import { describe, expect, it } from 'vitest'
import { type Engagement, type UnitRole, unitAt } from '../../../src/battle/combatant'
import { engagementBeforeAbilities } from '../../../src/battle/prepare'
import { type Side, unitsOfSide } from '../../../src/model/scenario'

import { type Box, boxesOf } from '../../../src/turn/advice/box'
import {
  type ChoiceSpace,
  choiceAt,
  choiceSpace,
  forEachChoice,
  optionIn,
  weightOfDigit
} from '../../../src/turn/advice/choice-space'
import { hasFatigue, spendingsOf } from '../../../src/turn/advice/spendings'
import { asking } from './asking'

/** All that one side may choose at one time, before anything of it is fought. */

const laid = (words: string, side: Side = 'attacker', more: object = {}) => {
  const { request, book } = asking(words, more)
  const { scenario, has } = request
  const engagement = engagementBeforeAbilities(scenario, book, () => {})
  const units = unitsOfSide(scenario[side])
  const names: readonly UnitRole[] = units.length > 1 ? ['attacker', 'companion'] : [side]
  const spends = spendingsOf(engagement, side, units, book)
  const space = choiceSpace(names, boxesOf(units, has[side], book), spends)
  return { space, engagement }
}

interface Met {
  readonly choice: number
  readonly dice: number
  readonly after: Engagement
}

const met = ({ space, engagement }: { readonly space: ChoiceSpace; readonly engagement: Engagement }): readonly Met[] => {
  const all: Met[] = []
  forEachChoice(space, engagement, (choice, dice, after) => all.push({ choice, dice, after }))
  return all
}

const numbers = (all: readonly Met[]): readonly number[] => all.map(({ choice }) => choice).toSorted((a, b) => a - b)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('the choices of two units Side by Side', () => {
  const PAIR = (fatigue: number, boxes = ['+ullr', '+combat-pool']) =>
    laid(`vikings warlord ${boxes[0]} and 2 hirdmen ${boxes[1]} charge 2 huscarls fatigue ${fatigue}`)

  it('are each met once: either unit may use a box, each effect of fatigue is bought once (R3.4, R6.3)', () => {
    // Ullr: nobody, one or the other; a die on the pool: nobody, or one of them for attack or defence; six ways to spend
    const pair = PAIR(2)
    expect(pair.space.size).toBe(3 * 5 * 6)
    expect(numbers(met(pair))).toEqual(upTo(90))
  })

  it('take the dice of what is used, and the fatigue that is spent', () => {
    const pair = PAIR(2)
    for (const { choice, dice, after } of met(pair)) {
      const { boxOptions, spending } = choiceAt(pair.space, choice)
      expect(dice).toBe(boxOptions.filter(way => way !== undefined).length)
      expect(unitAt(after, 'defender').fatigue).toBe(2 - spending.by.flat().length)
      const attack = boxOptions.flatMap(way => (way?.uses[0]?.attack ? [way.unit] : []))
      expect([unitAt(after, 'attacker').bonusAttack, unitAt(after, 'companion').bonusAttack]).toEqual(
        [0, 1].map(unit => attack.filter(each => each === unit).length)
      )
      const rerolls = boxOptions.flatMap(way => (way?.uses[0]?.id === 'ullr' ? [way.unit] : []))
      expect([unitAt(after, 'attacker').rerollsAttack, unitAt(after, 'companion').rerollsAttack]).toEqual([
        rerolls.includes(0),
        rerolls.includes(1)
      ])
    }
  })

  it('take no fatigue that is not there', () => {
    const spentIn = (fatigue: number) => {
      const pair = PAIR(fatigue)
      return met(pair).map(({ choice }) => choiceAt(pair.space, choice).spending.by.flat().length)
    }
    expect(spentIn(0).filter(spent => spent > 0)).toEqual([])
    expect(spentIn(0)).toHaveLength(3 * 5)
    expect(spentIn(1).filter(spent => spent > 1)).toEqual([])
    expect(spentIn(1)).toHaveLength(3 * 5 * 4)
  })

  it('have what is played anyway in each of them, used by its own unit', () => {
    for (const [boxes, unit] of [[['++ullr', '+combat-pool'], 0] as const, [['+combat-pool', '++ullr'], 1] as const]) {
      const pair = PAIR(2, [...boxes])
      expect(pair.space.size).toBe(5 * 6)
      expect(numbers(met(pair))).toEqual(upTo(30))
      for (const { choice } of met(pair))
        expect(choiceAt(pair.space, choice).boxOptions.find(way => way?.uses[0]?.id === 'ullr')?.unit).toBe(unit)
    }
  })
})

describe('the choices of one unit', () => {
  it('leave out a box that cannot be used here, and fatigue of a unit that has none', () => {
    const one = laid('2 hirdmen +asgard +ullr charge 2 huscarls')
    expect(one.space.size).toBe(2 * 2 * 4)
    expect(met(one).map(({ choice }) => choiceAt(one.space, choice).boxOptions.map(way => way?.uses[0]?.id))).toEqual([
      [undefined, undefined],
      [undefined, 'ullr']
    ])
  })

  it('are numbered by the places of their ways, its spending last', () => {
    const { space } = laid('2 hirdmen +ullr +combat-pool=2 charge 2 huscarls fatigue 1')
    const [, pool] = space.boxes as readonly [Box, Box]
    expect([weightOfDigit(space, 0), weightOfDigit(space, 1)]).toEqual([4, 8])
    // Ullr, the last way of the pool, and the third way to spend
    const choice = 2 + 4 + 8 * (pool.options.length - 1)
    expect([optionIn(space, choice, 0), optionIn(space, choice, 1)]).toEqual([1, pool.options.length - 1])
    expect(choiceAt(space, choice)).toEqual({
      boxOptions: [space.boxes[0]?.options[1], pool.options.at(-1)],
      spending: space.spends[2]
    })
  })
})

describe('a count that follows the fatigue of the enemy', () => {
  it.each([
    ['before', () => 1 + 2],
    ['after', (spent: number) => 1 + 2 - spent]
  ] as const)('is taken %s it is spent, by reading', (value, count) => {
    const reading = { patches: [{ path: ['readings', 'stubbornness-fatigue'], value, called: '--reading' }] }
    const laidOut = laid('2 hirdmen fatigue 2 charge 3 ceorls +stubbornness', 'defender', reading)
    const all = met(laidOut).map(({ choice, after }) => {
      const { boxOptions, spending } = choiceAt(laidOut.space, choice)
      const spent = spending.by.flat().length
      return [unitAt(after, 'defender').bonusAttack, boxOptions[0] ? count(spent) : 0]
    })
    expect(all).toHaveLength(2 * 4)
    for (const [found, expected] of all) expect(found).toBe(expected)
  })
})

describe('a count that follows the fatigue of the enemy, Side by Side', () => {
  it('is that of the unit that uses it, after both have spent', () => {
    const reading = { patches: [{ path: ['readings', 'stubbornness-fatigue'], value: 'after', called: '--reading' }] }
    const pair = laid('anglo-danes warlord +stubbornness and 2 huscarls charge 2 hirdmen fatigue 2', 'attacker', reading)
    for (const { choice, after } of met(pair)) {
      const { boxOptions, spending } = choiceAt(pair.space, choice)
      const left = 2 - spending.by.flat().length
      expect([unitAt(after, 'attacker').bonusAttack, unitAt(after, 'companion').bonusAttack]).toEqual(
        [0, 1].map(unit => (boxOptions[0]?.unit === unit ? 1 + left : 0))
      )
    }
    expect(met(pair)).toHaveLength(3 * 6)
  })
})

describe('what fatigue buys', () => {
  const texts = (words: string, side: Side, more: object = {}) =>
    laid(words, side, more).space.spends.map(({ by }) => by.map(each => each.join('+')).join(' / '))
  const EDITION_2 = { patches: [{ path: ['edition'], value: 2, called: '--edition' }] }

  it('is armour, the armour of the enemy or both, each once (R3.4)', () => {
    const all = ['', 'enemy-armour', 'armour', 'armour+enemy-armour']
    expect(texts('2 hirdmen charge 2 ceorls', 'attacker')).toEqual(all)
    expect(texts('2 hirdmen charge 2 ceorls', 'defender')).toEqual(all)
  })

  it('is nothing for the shooter and armour for the target (R2.2)', () => {
    expect(texts('4 crossbows shoot 3 bondi', 'attacker')).toEqual([''])
    expect(texts('4 crossbows shoot 3 bondi', 'defender')).toEqual(['', 'armour'])
  })

  it('is the same several times in the second edition (V9.7): armour has four steps from 2 to 6', () => {
    expect(texts('4 warriors charge 4 warriors', 'attacker', EDITION_2)).toHaveLength(5 * 5)
    expect(texts('4 levies bow shoot 4 warriors', 'defender', EDITION_2)).toEqual(
      upTo(5).map(count => Array.from({ length: count }, () => 'armour').join('+'))
    )
  })

  it('is bought of each of two enemies by itself (R3.4), and by two units once together', () => {
    const pair = 'vikings warlord and 2 hirdmen charge 2 huscarls'
    expect(texts(pair, 'defender')).toHaveLength(4 * 4)
    expect(texts(pair, 'attacker').toSorted()).toEqual(
      [' / ', 'enemy-armour / ', 'armour / ', 'armour+enemy-armour / ', ' / armour', 'enemy-armour / armour'].toSorted()
    )
  })

  it('is taken from the enemy it names, who must have it', () => {
    const { space, engagement } = laid('vikings warlord fatigue 1 and 2 hirdmen charge 2 huscarls', 'defender')
    for (const { by, takes } of space.spends) {
      const [first, second] = ['-1', '-2'].map(mark => by.flat().filter(spend => spend.endsWith(mark)).length)
      expect(takes).toEqual([[first, second]])
      expect(hasFatigue(engagement, 'defender', takes[0])).toBe((first ?? 0) <= 1 && second === 0)
    }
    expect(hasFatigue(engagement, 'defender')).toBe(true)
  })

  it('is what was given, by each unit, and nothing else', () => {
    const said = laid('vikings warlord spends armour and 2 hirdmen charge 2 huscarls')
    expect(said.space.spends.map(({ by }) => by)).toEqual([[['armour'], []]])
    // though there is none: it is shown that nothing is spent
    expect(met(said)).toHaveLength(1)
  })
})
