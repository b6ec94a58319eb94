/** The words that name a row beside its name: its id, and those the file gives. */

const usual = (id: string): readonly string[] => [...new Set([id, id.replaceAll('-', ' ')])]

/** Where no words are given, the id as it is written and as it is spoken. */
export const namesOf = (id: string, given: readonly string[] | undefined): readonly string[] =>
  given ? [...new Set([id, ...given])] : usual(id)

/** The words to be written in a file; undefined where none need be. */
export const namesWritten = (id: string, names: readonly string[]): string[] | undefined =>
  JSON.stringify(usual(id)) === JSON.stringify(names) ? undefined : names.filter(word => word !== id)
