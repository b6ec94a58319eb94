import type { Edition } from '../../model/scenario'
import type { BookOf } from '../../request/request'
import type { Patch } from '../../request/set'
import { type Draft, own } from '../../request/shape'
import { withCosts } from '../../rules/own'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { boardsAsked, boardsFromHere, bookWith } from '../boards'
import { inputsOf } from '../source'
import type { OverLines } from './over-lines'
import type { Settings } from './settings'

/** The rulebooks of a batch: one for each list of board files that its lines ask for, made once. */
export interface Books {
  /** Undefined: its board files are not read yet. */
  readonly at: (draft: Draft, patches: readonly Patch[]) => BookOf | undefined
  /** Reads the files. Throws a RequestError with all that is wrong in them. */
  readonly reading: (draft: Draft, patches: readonly Patch[]) => Promise<BookOf>
  /** The draft with its board files named from here. */
  readonly fromHere: (draft: Draft) => Draft
  readonly withCosts: (book: Rulebook) => Rulebook
}

/** A stream of millions of lines must not grow it. */
const MOST = 100

/** What is made of a rulebook hangs on its identity. */
const onceForEach = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>()
  return key => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

const NOTHING = { stdin: { [Symbol.asyncIterator]: async function* () {} } }

/** The board files that this thread has read. */
export const boardsRead = (): readonly string[] => inputsOf(NOTHING)

export const books = async (settings: Settings, laidOver: OverLines): Promise<Books> => {
  const { costs, file } = settings
  const known = new Map<string, BookOf>()
  const key = (draft: Draft, patches: readonly Patch[]): string => boardsAsked(draft, patches).join('\0')
  const reading = async (draft: Draft, patches: readonly Patch[]): Promise<BookOf> => {
    const bookOf = await bookWith(boardsAsked(draft, patches), NOTHING, rulebook, own(draft, 'boards') !== undefined)
    if (known.size >= MOST) known.clear()
    const once = onceForEach<Edition, Rulebook>(bookOf)
    known.set(key(draft, patches), once)
    return once
  }
  const usual = await reading({}, laidOver({}, false))
  return {
    at: (draft, patches) => (own(draft, 'boards') === undefined ? usual : known.get(key(draft, patches))),
    reading,
    fromHere: draft => (own(draft, 'boards') === undefined ? draft : (boardsFromHere(draft, file, settings, true) as Draft)),
    withCosts: onceForEach(book => withCosts(book, costs))
  }
}
