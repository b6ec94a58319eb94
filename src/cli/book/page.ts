import { setImmediate } from 'node:timers/promises'
import type { Edition, UnitRequest } from '../../model/scenario'
import { rulebook } from '../../rules/rulebook'
import { type Chapter, fightsOf, rowOf } from '../../study/book'

/** A page of a book: the rows of one attacker of a chapter, which a thread computes at a time. */

export interface PageOrder {
  readonly edition: Edition
  readonly chapter: Chapter
  readonly attacker: UnitRequest
  /** Only every n-th fight of the chapter is kept; `first` is the number of this attacker's first fight in the chapter. */
  readonly every: number
  readonly first: number
}

export interface PageMade {
  readonly text: string
  readonly rows: number
}

/** After so many rows pending events, such as signals, are handled. */
const PAUSE = 50

/** Plays the fights of one attacker and returns their rows as NDJSON. */
export const pageOf = async ({ edition, chapter, attacker, every, first }: PageOrder): Promise<PageMade> => {
  const book = rulebook(edition)
  const lines: string[] = []
  let place = first
  for (const scenario of fightsOf(chapter.kind, attacker, book)) {
    if (place++ % every !== 0) continue
    const row = rowOf(scenario, book)
    if (row) lines.push(`${JSON.stringify(row)}\n`)
    if (lines.length % PAUSE === 0) await setImmediate()
  }
  return { text: lines.join(''), rows: lines.length }
}
