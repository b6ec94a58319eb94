import { expect, test } from 'vitest'
import { namesOf } from '../../src/request/names'
import { fullVocabularyOf, printedPhrases, vocabularyIn, vocabularyOf, wordKindsOf } from '../../src/request/words/vocabulary'
import { rulebook } from '../../src/rules/rulebook'

/** The program reads its word tables from texts that the build prints: they say what the tables say that are made on the spot. */

test.each([1, 2] as const)('every word of edition %i means in print what it means', edition => {
  const book = rulebook(edition)
  const { usual, full } = printedPhrases(book)
  const { troop, weapon, mount, faction, terrain } = namesOf(book)
  const words = [
    ...wordKindsOf(book).keys(),
    ...[troop, weapon, mount, faction, terrain].flatMap(names => [...names.keys()]),
    'xyzzy',
    ''
  ]
  for (const [text, made] of [
    [usual, vocabularyOf(book)],
    [full, fullVocabularyOf(book)]
  ] as const) {
    const printed = vocabularyIn(text)
    expect(printed.longest).toBe(made.longest)
    for (const word of words) {
      expect([word, printed.phrases.get(word), printed.wideFrom?.get(word)]).toEqual([
        word,
        made.phrases.get(word),
        made.wideFrom?.get(word)
      ])
    }
  }
})
