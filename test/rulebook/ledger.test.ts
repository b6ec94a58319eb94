import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'
import { statements } from '../../src/rules/statements'
import { cases } from '.'
import { type Case, play } from './cases'

/** Every statement of the sources, and what the program makes of it. */

const rows = Object.entries<Case>(cases)
const played = rows.flatMap(([id, row]) => ('table' in row ? [] : [[id, row] as const]))
const cited = new Set(Object.values(statements).flatMap(([, ...rules]) => rules as readonly string[]))

describe('the rulebook, statement by statement', () => {
  it.each(played)('%s', async (_, row) => row.holds(await play(row)))

  it('has a case or a reason for every statement', () => {
    const open = Object.keys(statements).filter(id => !(id in cases))
    const forTheTable = rows.length - played.length
    console.log(
      `${Object.keys(statements).length} statements: ${played.length} played, ${forTheTable} for the table, ${open.length} open`
    )
    expect(open).toEqual([])
    expect(rows.filter(([, row]) => 'table' in row && row.table === '')).toEqual([])
  })

  it('cites only rules and boxes that there are', () => {
    const { abilities } = rulebook(1)
    const known = [1, 2].flatMap(edition => Object.keys(textsOf({ edition: edition as 1 | 2 })))
    expect([...cited].filter(id => !known.includes(id) && !(id in abilities))).toEqual([])
  })

  it('stands behind every rule of both editions, and every box', () => {
    const wanted = [
      ...Object.keys(textsOf({ edition: 1 })),
      ...Object.keys(textsOf({ edition: 2 })),
      ...Object.keys(rulebook(1).abilities)
    ]
    expect([...new Set(wanted)].filter(id => !cited.has(id))).toEqual([])
  })

  it('names one of the three sources in every id', () =>
    expect(Object.keys(statements).filter(id => !/^(?:S[123]|public) [^.]/.test(id))).toEqual([]))
})

const SPECIFICATION = '../shared/rules.md'

describe.runIf(existsSync(SPECIFICATION))('the specification beside the repository', () => {
  it('has no rule that no statement stands behind', () => {
    const ids = [...readFileSync(SPECIFICATION, 'utf8').matchAll(/^- ([RV]\d+\.\d+)|^## .*\(([RV]\d+\.\d+)\)/gm)].map(
      ([, id, of]) => id ?? of
    )
    expect(ids.length).toBeGreaterThan(60)
    expect(ids.filter(id => id === undefined || !cited.has(id))).toEqual([])
  })
})
