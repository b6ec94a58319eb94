import { describe, expect, it } from 'vitest'
import { checking } from '../../src/request/check'
import { type Sentence, sentenceOf } from '../../src/request/words/sentence'
import type { ParsedUnit } from '../../src/request/words/sides'
import { rulebook } from '../../src/rules/rulebook'

const parse = (words: string): Sentence => {
  const check = checking(rulebook(1))
  const sentence = sentenceOf([words], check)
  expect(check.mistakes).toEqual([])
  return sentence
}

const shown = (unit: ParsedUnit): unknown => (unit.isThem ? 'them' : [unit.draft['models'], unit.draft['unit']])

/** The clauses by their troops: sides in a list for "or", units in a list for "and". */
const shape = (words: string): unknown =>
  parse(words).map(({ actors, verb, targets }) => [
    actors.map(side => side.map(shown)),
    verb,
    targets.map(side => side.map(shown))
  ])

const w = [8, 'warriors']
const hg = [4, 'hearthguard']
const lord = [undefined, 'warlord']

describe('the parts of a sentence', () => {
  it.each([
    ['8w charge 4hg', [[[[w]], 'charge', [[hg]]]]],
    ['8w vs 4hg', [[[[w]], 'against', [[hg]]]]],
    ['warlord and 8w charge 4hg', [[[[lord, w]], 'charge', [[hg]]]]],
    ['8w or 4hg vs 8w or warlord', [[[[w], [hg]], 'against', [[w], [lord]]]]],
    ['warlord and 8w or 4hg vs 8w', [[[[lord, w], [hg]], 'against', [[w]]]]],
    [
      '8w shoot 4hg then charge them',
      [
        [[[w]], 'shoot', [[hg]]],
        [[], 'charge', [['them']]]
      ]
    ],
    [
      '8w charge 4hg then 4hg charge them then warlord charge 8w',
      [
        [[[w]], 'charge', [[hg]]],
        [[[hg]], 'charge', [['them']]],
        [[[lord]], 'charge', [[w]]]
      ]
    ],
    ['8w y 4hg cargan contra 8w o 4hg', [[[[w, hg]], 'charge', [[w], [hg]]]]]
  ])('%s', (words, parts) => expect(shape(words)).toEqual(parts))

  it('2x4 hearthguard are two units of four', () => {
    const [clause] = parse('2x4hg vs 3x8 warriors')
    expect([clause?.actors[0]?.[0], clause?.targets[0]?.[0]]).toEqual([
      { draft: { unit: 'hearthguard', models: 4 }, plays: [], units: 2 },
      { draft: { unit: 'warriors', models: 8 }, plays: [], units: 3 }
    ])
  })

  it('an ability with + is had, with ++ it is played', () => {
    const [clause] = parse('6 hirdmen +frigg ++ullr vs 4 huscarls')
    expect(clause?.actors[0]?.[0]).toMatchObject({ draft: { abilities: ['frigg'] }, plays: ['ullr'] })
  })
})
