import { afterEach, describe, expect, it } from 'vitest'
import { addLongTexts, useCatalogue } from '../../src/model/language'
import { spanish } from '../../src/model/spanish'
import { rulesNear, stemOf } from '../../src/rules/rule-search'
import { rulebook } from '../../src/rules/rulebook'
import { prose } from '../../src/rules/spanish'

/** Rules that a question is about, by the words of their titles and texts (test/rules/texts.test.ts holds those). */

const near = (question: string, edition: 1 | 2 = 1) => rulesNear(question, rulebook(edition))

describe('a word without its ending', () => {
  it.each([
    ['guards', 'guard'],
    ['closing', 'closed'],
    ['closing', 'closes'],
    ['moves', 'movement'],
    ['moving', 'movements'],
    ['disparar', 'disparando'],
    ['mover', 'moviendo'],
    ['cubrir', 'cubres']
  ])('"%s" is the same as "%s"', (one, other) => expect(stemOf(one)).toBe(stemOf(other)))

  it.each(['bed', 'use', 'king', 'is'])('"%s" is too short to lose any', word => expect(stemOf(word)).toBe(word))

  it.each(['edges of', 'ranked men', 'bow'])('"%s" ends in none', word => expect(stemOf(word)).toBe(word))
})

describe('the rules near a question', () => {
  it.each([
    // R4.0 and R4.3 speak of rests, R4.2 is about them
    ['what is a rest', ['R4.2']],
    // R2.1 and R2.5 speak of range; the text of R2.7 itself has no such word
    ['ranges', ['R2.7']],
    ['what happens when exhausted in melee', ['R3.2']],
    ['who wins', ['R3.10']],
    ['who wins...', ['R3.10']],
    // R4.3 cites it
    ['what says R3.2', ['R4.3']],
    // in no title, and in one text only
    ['how does baggage work', ['R8.3']],
    // R6.1, at the end of its sentence
    ['how do bodyguards work.', ['R6.1']]
  ])('"%s" is %j: those that have its words in the title come before those that only speak of them', (question, ids) =>
    expect(near(question)).toEqual(ids)
  )

  it('are three at most, in the order of the book where they fit equally', () =>
    // in four texts: R6.5 is left out
    expect(near('limit')).toEqual(['R1.0', 'R3.2', 'R4.3']))

  // "losses" is in three rules (two titles), "fatigue" in twelve: ln(61 / 3.5) = 2.86 and ln(61 / 12.5) = 1.59 to share 3 * 4.45 = 13.3;
  // the titles R2.5 and R3.8 have 2 * 2.86 (0.43), title and text of R2.2 3 * 1.59 (0.36, more than four fifths of it)
  it('come best first, and a rule that tells of one word only may be among them', () =>
    expect(near('losses and fatigue')).toEqual(['R2.5', 'R3.8', 'R2.2']))

  // "winner" is in two rules: ln(61 / 2.5) = 3.19; R3.10 has 3 * 3.19 of 3 * 4.78, R2.2 no more than half as much
  it('are those of the rare word where the others fit much less', () => expect(near('winner fatigue')).toEqual(['R3.10']))

  it('are told by what is asked about, not by how it is asked', () =>
    expect(near('please tell me which rule says what happens to a unit when it is about to rest')).toEqual(['R4.2']))

  it.each(['', '?', 'how does a unit work', 'catapults', 'which rules are there', 'R32'])('are none for "%s"', question =>
    expect(near(question)).toEqual([])
  )

  // "rest" is in three rules, ln(61 / 3.5) = 2.86: of 2.86 + 4 * 1.5 that is 0.32, of 2.86 + 5 * 1.5 no more than 0.28
  it('are found beside four words that no rule has, not beside five', () => {
    expect(near('rest catapult trebuchet ballista mangonel')).toEqual(['R4.2'])
    expect(near('rest catapult trebuchet ballista mangonel onager')).toEqual([])
  })

  it('are those of the edition', () => {
    expect(near('mercenaries', 2)).toEqual(['V9.16'])
    expect(near('mercenaries')).toEqual([])
    expect(near('swords for hire')).toEqual(['R6.5'])
    expect(near('swords for hire', 2)).toEqual([])
  })
})

describe('the rules near a question in Spanish', () => {
  afterEach(() => useCatalogue(undefined))

  it('are found by the words of the Spanish texts', () => {
    expect(near('espadas de alquiler')).toEqual([])
    useCatalogue(spanish)
    addLongTexts(prose)
    expect(near('espadas de alquiler')).toEqual(['R6.5'])
    expect(near('mercenarios', 2)).toEqual(['V9.16'])
    expect(near('swords for hire')).toEqual([])
  })
})
