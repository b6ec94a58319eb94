import type { RulesReport, RulesRequest } from '../model/report'
import { browse } from '../rules/browse'
import type { Rulebook } from '../rules/types'
import { withEdition } from './asked'

export const rules = {
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => ({
    ...browse(book, words),
    request: withEdition({ words }, book)
  })
} as const
