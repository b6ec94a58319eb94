import { type Answers, type FightOptions, type Kind, answers as unchecked } from '../answers'
import { checkBoolean, checkRulebook, checkText, listOf, objectOf, optional } from '../answers/argument-checks'
import { requestChecks } from '../answers/request-checks'
import type { Rulebook } from '../rules/types'

/** The answers for library callers, whose arguments are checked at run time. */

const fightOptions = objectOf<FightOptions>({
  asides: optional(checkBoolean),
  stages: optional(checkBoolean),
  effects: optional(checkBoolean),
  more: optional(listOf(checkText))
})

type Answer = (request: unknown, book: unknown, options?: unknown) => unknown

const checked =
  (kind: Kind): Answer =>
  (request, book, options) => {
    checkRulebook(book, 'book')
    requestChecks[kind](
      request,
      kind === 'melee' || kind === 'shoot' || kind === 'readings' ? 'scenario' : 'request',
      book as Rulebook
    )
    if (options !== undefined) fightOptions(options, 'options')
    return (unchecked[kind] as Answer)(request, book, options)
  }

/**
 * Answers every kind of request: a request and a rulebook give a report. They throw a RequestError where an argument is not what
 * its type says, or where the request is impossible in its fight.
 */
export const answers = Object.fromEntries(Object.keys(unchecked).map(kind => [kind, checked(kind as Kind)])) as Answers
