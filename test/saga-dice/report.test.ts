import { describe, expect, it } from 'vitest'
import type { DiceRequest, Prospect } from '../../src/model/dice'
import type { Rulebook } from '../../src/rules/types'
import { dice } from '../../src/saga-dice/dice'
import { expected, pays, share } from '../oracle/saga-dice'
import { asking, book } from './table'

/** What stands in a report about SAGA dice, and what is left out of it. */

const asked = asking(3)

const report = (faction: string, want: string, over: Partial<DiceRequest> = {}, its: Rulebook = book) =>
  dice(asked(faction, want, over), its)

/** The rulebook where a box has this cost. */
const costing = (box: string, cost: string): Rulebook => {
  const ability = book.abilities[box]
  if (!ability) throw new Error(`there is no box ${box}`)
  return { ...book, abilities: { ...book.abilities, [box]: { ...ability, cost } } }
}

const ends = (all: readonly Prospect[], of: 'asRolled' | 'bestPlay') => {
  const values = all.map(each => each[of].low)
  return { low: expect.closeTo(Math.min(...values), 12), high: expect.closeTo(Math.max(...values), 12) }
}

const CLASSES = ['C', 'U', 'R']

describe('a report about SAGA dice', () => {
  it('says what was asked, by which rules, and under which name', () => {
    const request = asked('vikings', 'vikings/hirdmen', { id: 'mine' })
    const frame = { kind: 'dice', schema: expect.anything(), edition: 1, rules: book.version, request, id: 'mine' }
    expect(dice(request, book)).toMatchObject({ ...frame, dice: { rolled: 3, left: 0, steps: [] } })
    expect(report('vikings', 'vikings/hirdmen')).not.toHaveProperty('id')
  })

  it('names the faces of the boards whose names are known', () => {
    const vikings = { board: 'vikings', C: 'Fehu', U: 'Berkano', R: 'Sowilo' }
    expect(report('vikings', 'vikings/hirdmen').symbols).toEqual([vikings])
    expect(report('normans', 'normans/charge').symbols).toEqual([])
    const two = report('anglo-danes', 'vikings/hirdmen', { hero: 'cnut', dice: 1 }).symbols
    expect(two).toEqual([{ board: 'anglo-danes', C: 'axe', U: 'white horse', R: 'helmet' }, vikings])
    expect(dice({ kind: 'dice', dice: 1, want: [{ box: 'C', times: 1 }] }, book).symbols).toEqual([])
  })

  it('has nothing about single rolls where every box is answered by itself', () => {
    const { wants, together, rolls, byDice, ...rest } = report('normans', '')
    expect([together, rolls, byDice]).toEqual([[], [], []])
    for (const absent of ['all', 'worth', 'paidP', 'taken', 'now', 'kept', 'beforeRoll']) expect(rest).not.toHaveProperty(absent)
    for (const { box, alone } of wants) expect(alone, box).toEqual(report('normans', box).wants[0]?.alone)
  })

  it('has nothing but the dice where only units are given', () => {
    const units = [{ unit: 'bondi', models: 8, units: 2 }]
    const { wants, together, rolls, byDice } = dice({ kind: 'dice', faction: 'vikings', units }, book)
    expect([wants, together, rolls, byDice]).toEqual([[], [], [], []])
  })

  it('counts fewer dice, one by one, where they are not yet rolled', () => {
    const shown = report('normans', 'normans/stamping').byDice
    expect(shown.map(each => each.dice)).toEqual([3, 2, 1])
    for (const each of shown)
      expect(each.all.bestPlay.low).toBeCloseTo(
        expected({ room: 8, wishes: [{ needs: ['C', 'C'] }], pools: [{ pays: 'R', board: 'CUR' }], goal: 'all' }, each.dice),
        12
      )
    expect(report('normans', 'normans/stamping', { rolled: 'CUR' }).byDice).toEqual([])
    expect(report('normans', 'normans/stamping')).not.toHaveProperty('now')
  })
})

describe('what is wanted', () => {
  it('leaves out what says nothing of it', () => {
    const [known] = report('normans', 'normans/stamping').wants
    expect(known).toEqual({
      ...{ box: 'normans/stamping', name: 'Stamping', times: 1, cost: 'C + C', certainty: 'public', kept: false },
      alone: expect.anything()
    })
    const weighed = report('normans', 'normans/stamping normans/charge', { weights: { 'normans/charge': 2.5 } })
    expect(weighed.wants.map(({ weight }) => weight)).toEqual([1, 2.5])
  })

  it('of an unknown cost is a range over its classes, alone and beside others', () => {
    const [ullr, bondi] = report('vikings', 'vikings/ullr vikings/bondi').wants
    const known = CLASSES.map(cost => report('vikings', 'vikings/ullr vikings/bondi', {}, costing('vikings/ullr', cost)))
    const alone = known.flatMap(({ wants: [first] }) => (first ? [first.alone] : []))
    for (const of of ['asRolled', 'bestPlay'] as const) {
      expect(ullr?.alone[of]).toEqual(ends(alone, of))
      CLASSES.forEach((cost, index) => {
        const [one, all] = [alone[index], known[index]?.all]
        expect(ullr?.classes?.[index]?.cost).toBe(cost)
        expect(ullr?.classes?.[index]?.alone[of]).toEqual(one && ends([one], of))
        expect(ullr?.classes?.[index]?.all[of]).toEqual(all && ends([all], of))
      })
    }
    expect(bondi?.classes).toBeUndefined()
  })

  it('alone has the dice of two boards divided as is best for it', () => {
    const { wants } = report('anglo-danes', 'anglo-danes/ceorls vikings/bondi', { hero: 'cnut' })
    const three = share(3, fall => pays(fall, ['CR']))
    expect(wants.map(({ alone }) => alone.asRolled.low)).toEqual([expect.closeTo(three, 12), expect.closeTo(three, 12)])
  })

  it('of an unknown cost is taken as the highest where one roll is shown', () => {
    expect(report('vikings', 'vikings/bondi vikings/ullr vikings/odin').taken).toEqual({
      'vikings/ullr': 'R',
      'vikings/odin': 'R + R'
    })
    expect(report('vikings', 'vikings/bondi')).not.toHaveProperty('taken')
    // nothing can be paid
    expect(report('vikings', 'vikings/ullr', { dice: 0 }).taken).toEqual({ 'vikings/ullr': 'R' })
    // four commons of five dice, and U, are rarer than three with U and R
    const normans = report('normans', 'normans/stamping normans/terrified normans/pursuit', {
      ...{ dice: 5, without: ['normans/activation-pool'] }
    })
    expect(normans.taken).toEqual({ 'normans/pursuit': 'C' })
    // of two dice Noble Lineage makes any one: by best play all classes cost the same
    const danes = report('anglo-danes', 'anglo-danes/unforgiving', { dice: 2 })
    expect(danes.all?.bestPlay).toEqual({ low: expect.closeTo(1, 12), high: expect.closeTo(1, 12) })
    expect(danes.taken).toEqual({ 'anglo-danes/unforgiving': 'R' })
  })

  it('lists the smaller sets first, of each size the likelier', () => {
    const { together } = report('normans', 'normans/storm-of-arrows normans/charge*2 normans/stamping', { dice: 4 })
    const sizes = together.map(({ of }) => of.reduce((sum, each) => sum + (each.endsWith(' x2') ? 2 : 1), 0))
    expect(sizes).toEqual([2, 2, 2, 2, 3, 3, 3, 4])
    const needs: Readonly<Record<string, readonly string[]>> = {
      ...{ 'Charge!': ['CUR'], 'Charge! x2': ['CUR', 'CUR'], Stamping: ['C', 'C'], 'Storm of Arrows': ['U', 'R'] }
    }
    const chances = together.map(({ of }) =>
      share(4, fall =>
        pays(
          fall,
          of.flatMap(each => needs[each] ?? [])
        )
      )
    )
    expect(together.map(({ asRolled }) => asRolled.low)).toEqual(chances.map(each => expect.closeTo(each, 12)))
    for (const [index, size] of sizes.entries())
      if (sizes[index - 1] === size) expect(chances[index - 1]).toBeGreaterThanOrEqual((chances[index] ?? 0) - 1e-12)
  })

  it('together with an unknown cost is a range', () => {
    const { together } = report('vikings', 'vikings/bondi vikings/ullr')
    const chances = CLASSES.map(each => share(3, fall => pays(fall, ['CR', each])))
    expect(together).toEqual([
      {
        of: ['Bondi', 'Ullr'],
        asRolled: { low: expect.closeTo(Math.min(...chances), 12), high: expect.closeTo(Math.max(...chances), 12) }
      }
    ])
  })
})

describe('the number of uses', () => {
  const WANTS = 'normans/stamping normans/terrified normans/charge'
  const most = (fall: string): number =>
    Math.max(
      ...[[], ['CUR'], ['C', 'C'], ['C', 'U']].map(some => (some.length > 0 && pays(fall, some) ? 1 : 0)),
      ...[
        ['CUR', 'C', 'C'],
        ['CUR', 'C', 'U']
      ].map(some => (pays(fall, some) ? 2 : 0))
    )

  it('is listed by how often each comes up, whatever they weigh', () => {
    const chances = [0, 1, 2, 3].map(count =>
      expect.closeTo(
        share(3, fall => most(fall) === count),
        12
      )
    )
    expect(report('normans', WANTS).paidP).toEqual(chances)
    expect(report('normans', WANTS, { weights: { 'normans/charge': 5 } }).paidP).toEqual(chances)
  })

  it('of unknown costs is a range, and best play of it is shown by weights alone', () => {
    const known = CLASSES.map(cost => report('vikings', 'vikings/ullr vikings/bondi', {}, costing('vikings/ullr', cost)).worth)
    const range = (of: 'asRolled' | 'bestPlay') => {
      const all = known.map(each => each?.[of]?.low ?? Number.NaN)
      return { low: expect.closeTo(Math.min(...all), 12), high: expect.closeTo(Math.max(...all), 12) }
    }
    expect(report('vikings', 'vikings/ullr vikings/bondi').worth).toEqual({ asRolled: range('asRolled') })
    // each of one point, as where nothing is said
    expect(report('vikings', 'vikings/ullr vikings/bondi', { weights: {} }).worth).toEqual({
      asRolled: range('asRolled'),
      bestPlay: range('bestPlay')
    })
  })
})
