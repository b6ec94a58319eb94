import { t } from '../../model/language'
import { visible } from '../../model/quoted'

/** The words that identify a row apart from its display name: its id, and the names that its file gives. */

const defaultNames = (id: string): readonly string[] => [...new Set([id, id.replaceAll('-', ' ')])]

/** Returns the id and the given names; if none are given, the id with and without its hyphens. */
export const namesOf = (id: string, given: readonly string[] | undefined): readonly string[] =>
  given ? [...new Set([id, ...given])] : defaultNames(id)

/** Returns the names to write in a file, without the id; undefined if they are the default ones. */
export const namesWritten = (id: string, names: readonly string[]): string[] | undefined =>
  JSON.stringify(defaultNames(id)) === JSON.stringify(names) ? undefined : names.filter(word => word !== id)

/** Positions of the values in a file. */

export type Path = readonly (string | number)[]

export interface Places {
  readonly put: (path: Path, key: number, value?: number) => void
  /** "fenmen.yaml:7:5": the position of the value at a path, or of the nearest value around it. */
  readonly value: (path: Path) => string
  /** The position of the key at a path, or of the nearest key around it. */
  readonly key: (path: Path) => string
  /** The line number of that key. */
  readonly line: (path: Path) => string
  /** Puts a position in front of a sentence about it, unless the user cannot see the text and its lines. */
  readonly located: (at: string, sentence: string) => string
}

const SEPARATOR = '\n'

/**
 * Creates an empty record of positions. `positionOf` turns an offset in the text into "file:line:column"; `isSeen` is false if
 * the user cannot see that text.
 */
export const placesOf = (positionOf: (offset: number) => string, isSeen = true): Places => {
  const keys = new Map<string, number>()
  const values = new Map<string, number>()
  const nearest = (path: Path, which: readonly ReadonlyMap<string, number>[]): number => {
    for (let length = path.length; length > 0; length--) {
      const name = path.slice(0, length).join(SEPARATOR)
      const found = which.flatMap(offsets => offsets.get(name) ?? [])[0]
      if (found !== undefined) return found
    }
    return 0
  }
  return {
    put: (path, key, value = key) => {
      keys.set(path.join(SEPARATOR), key)
      values.set(path.join(SEPARATOR), value)
    },
    value: path => positionOf(nearest(path, [values, keys])),
    key: path => positionOf(nearest(path, [keys])),
    line: path =>
      positionOf(nearest(path, [keys]))
        .split(':')
        .at(-2) ?? '',
    located: (at, sentence) => (isSeen ? `${at}: ${sentence}` : sentence)
  }
}

const dotted = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? visible(part) : `${text}.${visible(part)}`),
    ''
  )

/** The letter of a choice of a plan step: "b" of "2b"; its index where there are more than letters. */
export const letterAt = (index: number): string => 'abcdefghijklmnopqrstuvwxyz'[index] ?? String(index)

/** Returns the label of the plan step that a path leads to ("2b"), and the rest of the path within that step. */
const stepAt = (path: Path): readonly [label: string, rest: Path] => {
  const [first, ...others] = path
  let label = String(Number(first) + 1)
  let rest: Path = others
  for (;;) {
    const [key, at, ...after] = rest
    if (key === 'choose' && typeof at === 'number') [label, rest] = [`${label}${letterAt(at)}`, after]
    else if (key === 'else') [label, rest] = [`${label}e`, rest.slice(1)]
    else if (typeof key === 'number') [label, rest] = [`${label}.${key + 1}`, rest.slice(1)]
    else return [label, rest]
  }
}

/** Formats a path: "abilities.vikings.gale.effects[0].count", or in a plan "step 2b, distance". */
export const pathText = (path: Path): string => {
  if (path[0] !== 'steps' || typeof path[1] !== 'number') return dotted(path)
  const [label, rest] = stepAt(path.slice(1))
  return [t('step {label}', { label }), dotted(rest)].filter(text => text !== '').join(', ')
}

/** The positions of one part of a file, with paths relative to that part. */
export const placesUnder = ({ put, value, key, line, located }: Places, root: string): Places => ({
  put,
  located,
  value: path => value([root, ...path]),
  key: path => key([root, ...path]),
  line: path => line([root, ...path])
})
