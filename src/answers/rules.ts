import type { RulesReport, RulesRequest } from '../model/report'
import { withEdition } from '../model/schema'
import { browse } from '../rules/browse'
import type { Rulebook } from '../rules/types'

/** What the rulebook has on some words. Throws a RequestError where it has nothing. */
export const rulesAnswers = {
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => ({
    ...browse(book, words),
    request: withEdition({ words }, book)
  })
} as const
