import { faults, misfits } from '../../battle/faults'
import { validEngagement } from '../../battle/fight'
import { unlessRefused } from '../../model/errors'
import { isFightKind, type Scenario } from '../../model/scenario'
import { casesOf } from '../../model/uncertain'
import { requested } from '../../request/request'
import type { Patch } from '../../request/set'
import type { Rulebook } from '../../rules/types'

/** What is offered is tried: only what a fight takes is suggested. */

/** The fight of these words and values; undefined where they are none that can be played. */
export const fightOf = (
  words: readonly string[],
  command: string,
  book: Rulebook,
  patches: readonly Patch[] = []
): Scenario | undefined =>
  unlessRefused(
    () => {
      const edition: Patch = { path: ['edition'], value: book.edition, called: '--edition' }
      const request = { ...(isFightKind(command) && { kind: command }), words: [words.join(' ')], patches: [edition, ...patches] }
      const { scenario } = requested(request, () => book)
      // advice is about what changes something
      if (command === 'advise' && misfits(scenario, book).length > 0) return undefined
      if (casesOf(scenario)) return faults(scenario, book).length === 0 ? scenario : undefined
      validEngagement(scenario, book)
      return scenario
    },
    () => undefined
  )

export const isPossible = (...fight: Parameters<typeof fightOf>): boolean => fightOf(...fight) !== undefined

/** Whether a value may be laid over the fight of these words. Where the words are no fight yet, nothing can be tried, and all fits. */
export const patchFits = (words: readonly string[], command: string, book: Rulebook): ((patch: Patch) => boolean) =>
  isPossible(words, command, book) ? patch => isPossible(words, command, book, [patch]) : () => true
