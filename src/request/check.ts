import type { Mistake } from '../model/errors'
import type { UnitRequest } from '../model/scenario'
import type { Rulebook } from '../rules/types'

/** What goes along while a request is read: the rulebook, and where mistakes are written down, all of them before any is shown. */
export interface Check {
  readonly book: Rulebook
  /** How the user said the value of a path: the flag he gave, the path itself, or `typed`, if it is his own words. */
  readonly called: (path: string, typed?: string) => string
  readonly note: (mistake: Mistake) => void
  /** Something is absent: not shown where the words of that side were not understood, for it may have been among them. */
  readonly lacks: (mistake: Mistake) => void
  readonly mistakes: readonly Mistake[]
  /** What was corrected, or taken for granted though it changes the odds. */
  readonly assume: (line: string) => void
  readonly assumed: readonly string[]
  /** The command and the words of the request, for questions back. */
  readonly asked?: TypedCommand | undefined
  /** Slips of the hand are corrected, for the answer tells of them. */
  readonly mends?: boolean
  /** Takes a range of a trait's values, where several fights are asked for; else it is a mistake. */
  readonly range?: (path: string, from: number, to: number) => void
  /** Units that were right before. */
  readonly known?: KnownUnits | undefined
}

export interface TypedCommand {
  readonly command: string
  readonly words: string
  /** What was typed beside the words: `--format`, `json`. */
  readonly options?: readonly string[] | undefined
}

/** A batch asks for the same units again and again. Forgets them all when it has grown large. */
export interface KnownUnits {
  /** The unit of a draft of this rulebook, looked up if one with the same JSON was right before: `read` reads it, undefined where it is not right. */
  readonly of: (book: Rulebook, draft: object, read: () => UnitRequest | undefined) => UnitRequest | undefined
  /** The unit of a draft that can no longer change, if it was right before. */
  readonly found: (book: Rulebook, draft: unknown) => UnitRequest | undefined
}

/** Units remembered of one rulebook. */
const MOST_KNOWN = 20_000

/** Those that can no longer change by themselves, the others by their JSON. */
interface Known {
  readonly byJson: Map<string, UnitRequest>
  readonly byDraft: WeakMap<object, UnitRequest>
}

export const knownUnits = (): KnownUnits => {
  const books = new WeakMap<Rulebook, Known>()
  const knownOf = (book: Rulebook): Known => {
    const known = books.get(book) ?? { byJson: new Map(), byDraft: new WeakMap() }
    books.set(book, known)
    return known
  }
  return {
    found: (book, draft) => (typeof draft === 'object' && draft !== null ? books.get(book)?.byDraft.get(draft) : undefined),
    of: (book, draft, read) => {
      const { byJson, byDraft } = knownOf(book)
      // one that can change is known by what it says now
      const json = Object.isFrozen(draft) ? undefined : JSON.stringify(draft)
      const before = json === undefined ? byDraft.get(draft) : byJson.get(json)
      if (before) return before
      const unit = read()
      if (!unit) return undefined
      Object.freeze(unit)
      if (byJson.size > MOST_KNOWN) byJson.clear()
      if (json === undefined) byDraft.set(draft, unit)
      else byJson.set(json, unit)
      return unit
    }
  }
}

/** A file of rubbish has one fault for each line; nobody reads more than these. */
export const MOST_MISTAKES = 100

const sideOf = (path = ''): string => path.split('.', 1)[0] ?? ''

/** No more will be written down. */
export const isFull = ({ mistakes }: Check): boolean => mistakes.length >= MOST_MISTAKES

/** A fresh sheet for one request. */
export const checking = (
  book: Rulebook,
  called: Check['called'] = path => path,
  { known, asked, mends = asked !== undefined }: Pick<Check, 'known' | 'asked' | 'mends'> = {}
): Check => {
  const mistakes: Mistake[] = []
  const assumed: string[] = [...(book.interpreted ?? [])]
  const assume = (line: string) => {
    if (!assumed.includes(line)) assumed.push(line)
  }
  const note = (mistake: Mistake) => {
    if (mistakes.length < MOST_MISTAKES) mistakes.push(mistake)
  }
  const lacks = (mistake: Mistake) => {
    if (!mistakes.some(({ at }) => at === 'fight' || at === sideOf(mistake.at))) note(mistake)
  }
  return { book, called, note, lacks, mistakes, assume, assumed, mends, known, asked }
}
