import type { Mistake } from '../model/errors'
import type { UnitRequest } from '../model/scenario'
import type { Rulebook } from '../rules/types'

/** The context in which a request is parsed: its rulebook, and a collector of mistakes, so that all of them are shown at once. */
export interface Check {
  readonly book: Rulebook
  /** Names the value at a path for messages: by the flag that set it, the path itself, or the user's own words (`typed`). */
  readonly called: (path: string, typed?: string) => string
  readonly note: (mistake: Mistake) => void
  /** Notes that something is missing, unless the words of that side were not understood: it may have been among them. */
  readonly lacks: (mistake: Mistake) => void
  readonly mistakes: readonly Mistake[]
  /** Records a correction, or an assumption that changes the odds. */
  readonly assume: (line: string) => void
  readonly assumed: readonly string[]
  /** The command and the words of the request, for questions back to the user. */
  readonly asked?: TypedCommand | undefined
  /** Whether typing errors are corrected, because the answer reports the corrections. */
  readonly mends?: boolean
  /** Takes a range of values of a field, if the request is for several fights. Without it, a range is a mistake. */
  readonly range?: (path: string, from: number, to: number) => void
  /** The cache of valid units. */
  readonly known?: KnownUnits | undefined
}

export interface TypedCommand {
  readonly command: string
  readonly words: string
  /** What was typed apart from the words: `--format`, `json`. */
  readonly options?: readonly string[] | undefined
}

/** A cache of valid units, because a batch asks for the same units again and again. It is emptied when it has grown large. */
export interface KnownUnits {
  /**
   * The unit of a draft for this rulebook: from the cache if a draft with the same JSON was valid before, otherwise from `read`,
   * which returns undefined if the draft is not valid.
   */
  readonly of: (book: Rulebook, draft: object, read: () => UnitRequest | undefined) => UnitRequest | undefined
  /** The unit of a frozen draft, if the draft was valid before; otherwise undefined. */
  readonly found: (book: Rulebook, draft: unknown) => UnitRequest | undefined
}

/** The most units cached by JSON for one rulebook. */
const MOST_KNOWN = 20_000

/** Units by draft if the draft is frozen, otherwise by its JSON. */
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
      // a draft that is not frozen may change, so it is identified by its present content
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

/** The most mistakes that are noted: a file of rubbish has one on every line, and nobody reads more than these. */
export const MOST_MISTAKES = 100

const sideOf = (path = ''): string => path.split('.', 1)[0] ?? ''

/** Whether the limit is reached and no more mistakes are noted. */
export const isFull = ({ mistakes }: Check): boolean => mistakes.length >= MOST_MISTAKES

/** Creates an empty check for one request. */
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
