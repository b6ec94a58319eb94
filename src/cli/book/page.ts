import { setImmediate } from 'node:timers/promises'
import type { Edition, UnitRequest } from '../../model/scenario'
import { rulebook } from '../../rules/rulebook'
import { type Chapter, fightsOf, rowOf } from '../../study/book'

/** The rows of one attacker of a chapter: what a thread works out at a time. */

export interface PageOrder {
  readonly edition: Edition
  readonly chapter: Chapter
  readonly attacker: UnitRequest
  /** Only one fight of so many, counted over the whole chapter, of which this attacker's is the first. */
  readonly every: number
  readonly first: number
}

export interface PageMade {
  readonly text: string
  readonly rows: number
}

/** After so many rows signals are heard. */
const PAUSE = 50

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
