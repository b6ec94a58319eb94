import { type Answers, type FightOptions, type Kind, answers as unchecked } from '../answers'
import { aBook, aText, listOf, objectOf, optional, yesOrNo } from '../answers/arguments'
import { requests } from '../answers/requests'
import type { Rulebook } from '../rules/types'

/** The answers as programs ask for them: what no reader of ours has made is looked at first. */

const fightOptions = objectOf<FightOptions>({
  asides: optional(yesOrNo),
  stages: optional(yesOrNo),
  effects: optional(yesOrNo),
  more: optional(listOf(aText))
})

type Answer = (request: unknown, book: unknown, options?: unknown) => unknown

const checked =
  (kind: Kind): Answer =>
  (request, book, options) => {
    aBook(book, 'book')
    requests[kind](
      request,
      kind === 'melee' || kind === 'shoot' || kind === 'readings' ? 'scenario' : 'request',
      book as Rulebook
    )
    if (options !== undefined) fightOptions(options, 'options')
    return (unchecked[kind] as Answer)(request, book, options)
  }

/**
 * Every kind of question, and the rulebook it is played by, give a report. They throw a RequestError where an argument is not what its
 * type says, and where the request does not fit its fight.
 */
export const answers = Object.fromEntries(Object.keys(unchecked).map(kind => [kind, checked(kind as Kind)])) as Answers
