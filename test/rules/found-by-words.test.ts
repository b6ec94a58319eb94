import { afterEach, describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { addLongTexts, useCatalogue } from '../../src/model/language'
import { spanish } from '../../src/model/spanish'
import { browse } from '../../src/rules/browse'
import { rulebook } from '../../src/rules/rulebook'
import { prose } from '../../src/rules/spanish'

/** Rules that are looked up by words of their titles and texts (test/rules/texts.test.ts holds those). */

afterEach(() => useCatalogue(undefined))

const ids = (words: string, edition: 1 | 2 = 1) => browse(rulebook(edition), words.split(' ')).entries.map(({ id }) => id)

const refused = (words: string, message: string, edition: 1 | 2 = 1) =>
  expect(() => browse(rulebook(edition), words.split(' '))).toThrow(new RequestError([{ message }]))

describe('rules are found by words of their titles', () => {
  it.each([
    // "Fatigue spent against a move", "Distances and moves", "Second moves near an enemy"
    ['move', ['R4.4']],
    ['moves', ['R4.5', 'R4.6']],
    // no title has the word as it is
    ['moving', ['R4.4', 'R4.5', 'R4.6']],
    // side by side, not in the other titles of melee
    ['in melees', ['R3.2', 'R3.5']],
    // a term of the game in Spanish
    ['mover', ['R4.4']],
    // not side by side, and in another order
    ['combat scenarios', ['R8.3']],
    ['shots cover', ['R2.6']]
  ])('%s: %j, as it stands there, else with other endings, else in any order', (words, found) =>
    expect(ids(words)).toEqual(found)
  )

  it('of either language in an answer in Spanish', () => {
    useCatalogue(spanish)
    addLongTexts(prose)
    expect(ids('move')).toEqual(['R4.4'])
    expect(ids('combat scenarios')).toEqual(['R8.3'])
    expect(ids('bodyguards')).toEqual(['R6.1'])
    expect(ids('guardaespaldas')).toEqual(['R6.1'])
  })
})

describe('rules are found by words of their texts, where no title has them', () => {
  it.each([
    ['bodyguards', ['R6.1']],
    ['are bodyguards removed', ['R6.1']],
    ['twelve wounds', ['R8.3']],
    // five have it, which are as many as are shown
    ['uncancelled', ['R2.5', 'R3.8', 'R3.10', 'R6.1', 'R8.3']]
  ])('%s: %j', (words, found) => expect(ids(words)).toEqual(found))

  it.each([
    // six rules: too many to show, which the refusal names
    ['engaged', 'it appears in R2.9, R3.8, R3.12, R4.6, R6.2, R6.3; `saga-odds rules` lists what there is'],
    // there is but one such word in R8.3
    ['wounds wounds', '`saga-odds rules` lists what there is'],
    // about the warlord, not about R8.3, which has both words
    ['warlord wounds', '`saga-odds rules` lists what there is'],
    // a question, which is read as one
    ['how bodyguards work', '`saga-odds rules` lists what there is'],
    // nothing that rules could be told by
    ['!!', '`saga-odds rules` lists what there is'],
    ['of an', '`saga-odds rules` lists what there is']
  ])('none by "%s"', (words, cure) => refused(words, `The rulebook has nothing called "${words}": ${cure}.`))
})

describe('several rules', () => {
  it.each(['R3.4 R3.10', 'r3.4,R3.10', 'R3.4,  R3.10', 'R3.4, r3.10'])('are found by their ids, "%s"', words =>
    expect(ids(words)).toEqual(['R3.4', 'R3.10'])
  )

  it('of the other edition are shown as its own', () => {
    const { entries, headline } = browse(rulebook(1), ['V9.4', 'V9.6'])
    expect(entries.map(({ id }) => id)).toEqual(['V9.4', 'V9.6'])
    expect(headline).toBe('V9.4 V9.6: 2 entries, second edition')
  })

  it('are none where one of them is no rule', () =>
    refused('R3.4 R9.9', 'The rulebook has nothing called "R3.4 R9.9": `saga-odds rules` lists what there is.'))
})

describe('what only the other edition has', () => {
  it.each([
    [1, 'mercenary hoplites', '"mercenary hoplites" is in the rulebook of the second edition: add --edition 2'],
    [2, 'hard as iron', '"hard as iron" is in the rulebook of the first edition: add --edition 1']
  ] as const)('is said to be there, from edition %i: %s', (edition, words, message) => refused(words, message, edition))
})
