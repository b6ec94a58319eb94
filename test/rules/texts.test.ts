import { expect, it } from 'vitest'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

const chapter = (number: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => `R${number}.${first + step}`)

it('every rule of the rules is told, and no other', () => {
  expect(Object.keys(book.rules)).toEqual([
    ...chapter(1, 0, 4),
    ...chapter(2, 1, 11),
    ...chapter(3, 1, 12),
    ...chapter(4, 0, 7),
    ...chapter(5, 1, 6),
    ...chapter(6, 1, 6),
    ...chapter(7, 1, 5),
    ...['R7 anglo-danes', 'R7 vikings', 'R7 normans', 'R7 welsh'],
    ...chapter(8, 1, 3)
  ])
})

it('every rule has its id, a title and a sentence or more', () => {
  for (const [id, { rule, title, text }] of Object.entries(book.rules)) {
    expect(rule).toBe(id)
    expect(title, id).toMatch(/^[A-Z].*[^.]$/)
    expect(text, id).toMatch(/^[A-Z].{20,}\.$/)
  }
})

it('every rule and reading a text leans on is there', () => {
  const texts = Object.values(book.rules).map(({ text }) => text)
  const rules = texts.flatMap(text => text.match(/R\d+\.\d+/g) ?? [])
  const readings = texts.flatMap(text => [...text.matchAll(/reading ([a-z]+(-[a-z]+)+)/g)].map(([, name]) => name))
  expect(rules.length).toBeGreaterThan(3)
  expect(readings.length).toBeGreaterThan(5)
  expect(Object.keys(book.rules)).toEqual(expect.arrayContaining(rules))
  expect(Object.keys(book.readings)).toEqual(expect.arrayContaining(readings))
})
