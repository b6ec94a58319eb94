import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsedJson } from '../../src/request/json'
import { refused } from '../tools/refused'

const slip = (text: string): string => refused(() => parsedJson(text, 'fight.json')).join('\n')

describe('JSON with a slip is told where', () => {
  it.each([
    ['{ "kind": "melee", }', 'fight.json:1:20: expected a key in "quotes" here, not "}"'],
    ['{\n  "kind": melee\n}', 'fight.json:2:11: expected a value here, not "m"'],
    ['{\n  "kind" "melee"\n}', 'fight.json:2:10: expected : here, not """'],
    ['{"a": 1 "b": 2}', 'fight.json:1:9: expected , or } here, not """'],
    ['[1 2]', 'fight.json:1:4: expected , or ] here, not "2"'],
    ['[1,]', 'fight.json:1:4: expected a value here, not "]"'],
    ['[1}', 'fight.json:1:3: expected , or ] here, not "}"'],
    ['{"a": [1, 2', 'fight.json:1:12: expected , or ] here, but the text ends'],
    ['{"a": "x', 'fight.json:1:9: expected a closing " here, but the text ends'],
    ['{"a": "x\ny"}', 'fight.json:1:9: expected a closing " here, not "\\u{a}"'],
    ['{"a": "\\x"}', 'fight.json:1:8: expected an escape like \\n here, not "\\"'],
    ["{'a': 1}", 'fight.json:1:2: expected a key in "quotes" or } here, not "\'"'],
    ['{a: 1}', 'fight.json:1:2: expected a key in "quotes" or } here, not "a"'],
    ['{} {}', 'fight.json:1:4: expected the end here, not "{"'],
    ['8w charge 4hg', 'fight.json:1:2: expected the end here, not "w"'],
    ['{\r\n"a": 01}', 'fight.json:2:7: expected , or } here, not "1"'],
    ['', 'fight.json:1:1: expected a value here, but the text ends'],
    ['// a fight\n{}', 'fight.json:1:1: expected a value here, not "/"'],
    ['[NaN]', 'fight.json:1:2: expected a value or ] here, not "N"'],
    [
      '{"kind": "melee",\n "a": [{ "b": 1 }, { "b": 2 }],\n "\\u006bind": "shoot"}',
      'fight.json:3:2: "kind" appears twice, first on line 1: leave one out, or give it another name'
    ],
    [
      '{"a": {"b": 1, "c": ": {", "b": 2}}',
      'fight.json:1:28: "b" appears twice, first on line 1: leave one out, or give it another name'
    ],
    [`${'['.repeat(200_000)}`, 'fight.json:1:200001: expected a value or ] here, but the text ends']
  ])('%j', (text, sentence) => expect(slip(text.slice(0, 1e6))).toBe(sentence))

  it('is found wherever a text that was right has been cut', () =>
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % (text.length + 1))
        const isRight = (() => {
          try {
            JSON.parse(part)
            return true
          } catch {
            return false
          }
        })()
        if (!isRight) expect(slip(part)).toMatch(/expected .* here/)
      }),
      { seed: 1, numRuns: 500 }
    ))
})

it('JSON without a slip is its data', () => expect(parsedJson(' {"a": [1, "x", null]} ', 'a')).toEqual({ a: [1, 'x', null] }))

it('JSON with colons in its texts is its data', () => {
  const data = { 'a"': ':', '": b': [{ a: 1 }, { a: '":' }], b: { a: {} } }
  expect(parsedJson(JSON.stringify(data), 'a')).toEqual(data)
})
