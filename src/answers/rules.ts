import type { RulesReport, RulesRequest } from '../model/report'
import { withEdition } from '../model/schema'
import { browse } from '../rules/browse'
import type { Rulebook } from '../rules/types'

export const rulesAnswers = {
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => ({
    ...browse(book, words),
    request: withEdition({ words }, book)
  })
} as const
