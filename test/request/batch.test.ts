import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { knownRequests, lineReader } from '../../src/request/batch/line'
import { cellsOf } from '../../src/request/batch/table'
import { requested } from '../../src/request/request'
import { refused } from '../tools/refused'

/** RFC 4180, by hand. */
const written = (cells: readonly string[]): string =>
  cells.map(cell => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

describe('a row', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    [',', ['', '']],
    ['"a,b",c', ['a,b', 'c']],
    ['"he said ""so""",""', ['he said "so"', '']],
    ['a"b,c', ['a"b', 'c']],
    ['"a" ,b', ['a', 'b']]
  ])('%s', (line, cells) => expect(cellsOf(line)).toEqual(cells))

  it('that was written is read again', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.string().map(text => text.replaceAll(/[\r\n]/g, '')),
          { minLength: 1 }
        ),
        cells => {
          expect(cellsOf(written(cells))).toEqual(cells)
        }
      ),
      { seed: 9, numRuns: 500 }
    ))

  it.each(['"a', 'a,"b,c', '"a"b', '"a""'])('is refused where its quotes do not fit: %s', line =>
    expect(() => cellsOf(line)).toThrow(/quotes/)
  )
})

describe('a line after others', () => {
  const BONDI = '{"unit":"bondi","models":8,"effects":[{"verb":"attack-dice","count":2}]}'
  const LEVIES = '{ "unit": "levies", "models": 9 }'
  const found = (read: ReturnType<typeof lineReader>, line: string) => {
    try {
      const { given, ...asked } = read(line)
      return { ...asked, given: given() }
    } catch (error) {
      return String(error)
    }
  }
  const lines = [
    `{"id":1,"attacker":${BONDI},"defender":${LEVIES}}`,
    `{"id":2,"attacker":${LEVIES},"defender":${BONDI}}`,
    `{ "id" : "x" , "attacker" : ${LEVIES} ,"defender": ${LEVIES} }`,
    `{"id":-1.5e3,"kind":"shoot","attacker":${BONDI},"defender":${BONDI},"rounds":null,"isIt":true}`,
    `  {"attacker":${BONDI},"defender":${BONDI}}  `,
    // whatever is not written plainly
    `{"attacker":${BONDI},"attacker":${LEVIES},"defender":${BONDI}}`,
    `{"__proto__":${BONDI},"defender":${LEVIES}}`,
    `{"attacker":${BONDI},"defender":${LEVIES.replace('levies', 'lev\\u0069es')}}`,
    `{"1":${BONDI},"attacker":${LEVIES}}`,
    // whatever is no JSON
    `{"attacker":${BONDI},"defender":${LEVIES}`,
    `{"attacker":${BONDI},"defender":${LEVIES}}}`,
    `{"attacker":${BONDI},"defender":${LEVIES},}`,
    `{"attacker":${BONDI} "defender":${LEVIES}}`,
    `{"attacker":${BONDI},"id":01,"defender":${LEVIES}}`,
    `{"attacker":${BONDI},"id":"\t","defender":${LEVIES}}`,
    `{"attacker":${BONDI},"defender":[${LEVIES}}}`,
    `[${BONDI}]`,
    '{}',
    `{"attacker":{"unit":"bondi","deep":${'['.repeat(40)}${']'.repeat(40)}},"defender":{}}`
  ]

  it.each(lines)('is what it is by itself: %s', line => {
    const after = lineReader()
    for (const each of [...lines, ...lines]) found(after, each)
    expect(found(after, line)).toEqual(found(lineReader(), line))
  })

  it('is what JSON makes of it, or an error where that makes nothing of it', () => {
    const key = fc.constantFrom('unit', 'a b', '', 'é', '__proto__', 'x\u007f', 'x\t', '"')
    const slips = fc.constantFrom('', ' ', '\t', ',', ':', '"', '{', '}', '[', ']', '0', '-', '.', 'e1', 'null', '\\', '\u0001')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(key, fc.jsonValue()), { selector: ([name]) => name }),
        fc.nat(60),
        fc.nat(2),
        slips,
        (members, at, length, slip) => {
          const text = `{${members.map(each => each.map(part => JSON.stringify(part)).join(':')).join(',')}}`
          const line = `{${text.slice(1, at)}${slip}${text.slice(at + length)}`
          let wanted: unknown
          try {
            wanted = JSON.parse(line)
          } catch {
            expect(() => lineReader()(line)).toThrow('column')
            return
          }
          if (Object.keys(wanted as object).length === members.length) expect(lineReader()(line).draft).toEqual(wanted)
        }
      ),
      { seed: 27, numRuns: 500 }
    )
  })

  it.each([
    [`{"attacker":${BONDI},"attacker":${LEVIES}}`, `column ${BONDI.length + 14}: "attacker" appears twice here: leave one out`],
    ['{"attacker":{"unit":"bondi","unit":"bondi"}}', 'column 29: "unit" appears twice here: leave one out']
  ])('has no key twice: %s', (line, sentence) => expect(refused(() => lineReader()(line))).toEqual([sentence]))

  it('has the same objects where it has the same texts, and nobody can change them', () => {
    const read = lineReader()
    const [one, other] = [lines[0] ?? '', lines[1] ?? ''].map(line => read(line).draft)
    expect(other?.['defender']).toBe(one?.['attacker'])
    expect(other?.['attacker']).toBe(one?.['defender'])
    expect(Object.isFrozen(one?.['attacker'])).toBe(true)
    const { effects } = (one?.['attacker'] ?? {}) as { readonly effects: object[] }
    expect(() => effects.push({ verb: 'attack-dice', count: 3 })).toThrow(TypeError)
  })
})

describe('a fight after others', () => {
  const BONDI = '{"unit":"bondi","models":8}'
  const LEVIES = '{"unit":"levies","models":9,"cover":"heavy"}'
  const ON_FOOT = '{"unit":"turcopoles","models":4,"mounted":false}'
  const long = 'x'.repeat(201)
  const lines = [
    `{"id":1,"attacker":${BONDI},"defender":${LEVIES}}`,
    `{"id":"two","attacker":${LEVIES},"defender":${BONDI}}`,
    `{"id":"${long}","attacker":${LEVIES},"defender":${BONDI}}`,
    `{"id":null,"attacker":${LEVIES},"defender":${BONDI}}`,
    `{"attacker":${BONDI},"defender":${BONDI}}`,
    `{"defender":${LEVIES},"attacker":${BONDI}}`,
    `{"kind":"melee","attacker":${BONDI},"defender":${LEVIES}}`,
    `{"kind":"shoot","attacker":${BONDI},"defender":${LEVIES}}`,
    `{"edition":2,"attacker":${BONDI},"defender":${LEVIES}}`,
    `{"edition":1,"attacker":${BONDI},"defender":${LEVIES}}`,
    `{"edition":2,"attacker":${ON_FOOT},"defender":${LEVIES}}`,
    `{"edition":2,"attacker":${BONDI},"defender":${ON_FOOT}}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"rounds":2}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"rounds":-2}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"readings":{"tie-withdraws":"none"}}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"readings":{"tie-withdraws":"nobody"}}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"costs":{"ullr":"U"}}`,
    `{"attacker":${BONDI},"defender":${LEVIES},"horses":2}`,
    `{"attacker":${BONDI},"defender":{"together":[${BONDI},${BONDI}]}}`,
    `{"attacker":{"together":[${BONDI},${BONDI}]},"defender":${LEVIES}}`,
    `{"attacker":${BONDI},"defender":{"unit":"bondy","models":8}}`,
    `{"attacker":${BONDI},"defender":{"unit":"bondi","models":99}}`,
    `{"attacker":"8 bondi","defender":${LEVIES}}`,
    `{"fight":"8 bondi charge 4 huscarls","attacker":${BONDI},"defender":${LEVIES}}`,
    `{"attacker":${BONDI}}`
  ]
  const asks = () => {
    const read = lineReader()
    const known = knownRequests()
    return (line: string): unknown => {
      try {
        const { draft, mistakes } = read(line)
        const { scenario, book, interpreted } = requested({ scenario: draft, mistakes: mistakes ?? [], patches: [], known })
        return { scenario: JSON.stringify(scenario), edition: book.edition, interpreted }
      } catch (error) {
        return error instanceof RequestError ? error.mistakes.map(({ message }) => message) : error
      }
    }
  }

  it.each(lines)('is what it is by itself: %s', line => {
    const ask = asks()
    for (const each of [...lines, ...lines]) {
      ask(each)
      expect(ask(line)).toEqual(asks()(line))
    }
  })
})
