import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { browse } from '../../src/rules/browse'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'

const book = rulebook(1)

const chapter = (number: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => `R${number}.${first + step}`)

it('every rule of the rules is told, and no other', () => {
  expect(Object.keys(textsOf(book))).toEqual([
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

it('every rule of the second edition is told, those that carry over among them, and no other', () => {
  const carried = [
    ...['R1.1', 'R1.2', 'R1.4', ...chapter(2, 1, 6), 'R2.10', 'R3.1', 'R3.2', ...chapter(3, 4, 10), 'R3.12'],
    ...[...chapter(4, 0, 4), 'R6.2', 'R7.4', 'R7.5']
  ]
  const own = Array.from({ length: 18 }, (_, step) => `V9.${step}`)
  expect(Object.keys(textsOf(rulebook(2)))).toEqual([...carried, 'V9', ...own])
})

it('what a warband of the second edition is judged by, and its SAGA dice, stand in the rule that is cited', () => {
  const [{ muster }, text] = [rulebook(2), textsOf(rulebook(2))]
  expect(text[muster.rule]?.text).toMatch(
    /4 to 8 points.*4 hearthguard, 8 warriors or 12 levies.*4 to 12.*warlord.*free.*once exchange/
  )
  expect(text[muster.rolling.rule]?.text).toMatch(/dice of its profile.*eight/)
})

it('the rules that the second edition has in other words say what it says of them', () => {
  const text = (id: string): string => textsOf(rulebook(2))[id]?.text ?? ''
  // K7: no model must be near; T1.1, T1.3: 7 levies with bows roll 7/3 and 7/2 dice, rounded up
  expect(text('R3.1')).toMatch(/every model of a unit fights/)
  expect(text('R3.1')).not.toMatch(/contact|VS/)
  expect(text('R1.1')).toMatch(/seven levies with bows roll three dice in melee and four when shooting/)
  // K4: the free shot of 2024 needs no move
  expect(text('V9.5')).toMatch(/not shot this turn may shoot for free.*then shoots no more/)
  // K10: cover is light or solid, and a bonus to defence dice
  expect(text('R2.4')).toMatch(/3 or more in light cover/)
  for (const [id, { text: told }] of Object.entries(textsOf(rulebook(2)))) expect(told, id).not.toMatch(/\b(?:hard|heavy) cover/)
})

describe.each<[string, Rulebook]>([
  ['first', book],
  ['second', rulebook(2)]
])('a rule of the %s edition', (_, edition) => {
  const { readings } = edition
  const rules = textsOf(edition)

  it('has its id, a title and a sentence or more', () => {
    for (const [id, { rule, title, text }] of Object.entries(rules)) {
      expect(rule).toBe(id)
      expect(title, id).toMatch(/^[A-Z].*[^.]$/)
      expect(text, id).toMatch(/^[A-Z].{20,}\.$/)
    }
  })

  it('leans only on rules and readings that are there', () => {
    const texts = Object.values(rules).map(({ text }) => text)
    const leantOn = texts.flatMap(text => text.match(/[RV]\d+\.\d+/g) ?? [])
    const names = texts.flatMap(text => [...text.matchAll(/reading ([a-z]+(-[a-z]+)+)/g)].map(([, name]) => name))
    expect(leantOn.length).toBeGreaterThan(3)
    expect(names.length).toBeGreaterThan(3)
    expect(Object.keys(rules)).toEqual(expect.arrayContaining(leantOn))
    expect(Object.keys(readings)).toEqual(expect.arrayContaining(names))
  })
})

/** Ids of rules in the texts of a source file: those that messages, notes and help cite. */
const citedIn = (file: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...(node.text.match(/(?<![\w.&/-])[RVTN]\d{1,2}(?:\.\d{1,2})?(?![\w]|\.\d)/g) ?? []))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

it('every id of a rule that any text cites is looked up by rules', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  const ids = [...new Set(files.flatMap(file => citedIn(`src/${file}`)))]
  expect(ids.length).toBeGreaterThan(60)
  for (const id of ids) expect(browse(book, [id]).entries.length, id).toBeGreaterThan(0)
})
