import { describe, expect, it } from 'vitest'
import { wrathAt } from '../../src/rules/wrath'
import { wrathOdds } from '../../src/saga-dice/wrath'
import { book } from './table'

const FACES = [1, 2, 3, 4, 5, 6]

const throws = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap(thrown => FACES.map(face => [...thrown, face]))

const sum = (thrown: readonly number[]): number => thrown.reduce((total, face) => total + face, 0)

describe.each([1, 2, 3])('the Wrath with %i dice', dice => {
  const all = throws(dice)
  const share = (isTrue: (thrown: readonly number[]) => boolean): number => all.filter(isTrue).length / all.length
  const shown = () => wrathOdds({ kind: 'wrath', dice }, book)

  it('reaches and keeps each row in as many rolls as every face of every die gives', () => {
    const odds = shown()
    expect(odds.effects).toHaveLength(book.wrath.length)
    odds.effects.forEach(({ least, reached, inForce }, index) => {
      const row = book.wrath[index]
      expect(reached).toBeCloseTo(
        share(thrown => sum(thrown) >= least),
        12
      )
      expect(inForce).toBeCloseTo(
        share(thrown => wrathAt(book.wrath, sum(thrown)).some(each => each === row)),
        12
      )
    })
  })

  it('gives half the highest die as free activations, none where they change sides', () => {
    const odds = shown()
    expect(odds.activationsP).toHaveLength(4)
    odds.activationsP.forEach((chance, count) => {
      const free = (thrown: readonly number[]): number => (sum(thrown) >= 17 ? 0 : Math.ceil(Math.max(...thrown) / 2))
      expect(chance).toBeCloseTo(
        share(thrown => free(thrown) === count),
        12
      )
    })
    expect(odds.activations).toBeCloseTo(
      odds.activationsP.reduce((mean, chance, count) => mean + count * chance, 0),
      12
    )
  })

  it('does nothing below 2 and from 17 on', () => {
    const odds = shown()
    expect(odds.nothing).toBeCloseTo(
      share(thrown => sum(thrown) < 2 || sum(thrown) > 16),
      12
    )
    expect(odds.changesSides).toBeCloseTo(
      share(thrown => sum(thrown) > 16),
      12
    )
    expect(odds.totalP.reduce((mass, chance) => mass + chance, 0)).toBeCloseTo(1, 12)
  })
})

it('has the figures of R6.6', () => {
  const { effects } = wrathOdds({ kind: 'wrath', dice: 3 }, book)
  const percent = (least: number): string => (100 * (effects.find(each => each.least === least)?.reached ?? 0)).toFixed(2)
  expect([12, 14, 16, 17].map(percent)).toEqual(['37.50', '16.20', '4.63', '1.85'])
})

it('names its rules, and what its rows say', () => {
  const [one, two] = [1, 2].map(dice => wrathOdds({ kind: 'wrath', dice }, book))
  expect(one).toMatchObject({
    kind: 'wrath',
    edition: 1,
    rules: book.version,
    dice: 1,
    headline: expect.stringMatching(/1 SAGA die$/)
  })
  expect(two?.headline).toMatch(/2 SAGA dice$/)
  expect(two?.effects.map(({ text }) => text)).toEqual(book.wrath.map(({ text }) => text))
  expect(two?.notes.map(note => note.includes('R6.6'))).toEqual([true])
})

it('changes no sides in a rulebook where nobody deserts', () => {
  const its = { ...book, wrath: book.wrath.filter(({ deserts }) => !deserts) }
  const { changesSides, nothing, activationsP, effects } = wrathOdds({ kind: 'wrath', dice: 3 }, its)
  expect([changesSides, nothing, activationsP[0]]).toEqual([0, 0, 0])
  for (const { reached, inForce } of effects) expect(inForce).toBe(reached)
})
