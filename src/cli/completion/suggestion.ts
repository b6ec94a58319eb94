/** What may stand at the cursor. */
export interface Suggestion {
  readonly value: string
  readonly about?: string
}

/** A file is wanted: the shell knows them better. */
export const FILES = 'files'

export type Suggested = readonly Suggestion[] | typeof FILES

export const named = (values: readonly string[], about?: string): readonly Suggestion[] =>
  values.map(value => ({ value, ...(about !== undefined && { about }) }))

/** Those that the word at the cursor begins, each once. */
export const begun = (all: readonly Suggestion[], current: string): readonly Suggestion[] => {
  const start = current.toLowerCase()
  const found = all.filter(({ value }) => value.toLowerCase().startsWith(start))
  return [...new Map(found.map(each => [each.value, each])).values()]
}
