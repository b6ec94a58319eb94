import { t } from '../../model/language'
import { visible } from '../../model/quoted'

/** The words that name a row beside its name: its id, and those the file gives. */

const usual = (id: string): readonly string[] => [...new Set([id, id.replaceAll('-', ' ')])]

/** Where no words are given, the id as it is written and as it is spoken. */
export const namesOf = (id: string, given: readonly string[] | undefined): readonly string[] =>
  given ? [...new Set([id, ...given])] : usual(id)

/** The words to be written in a file; undefined where none need be. */
export const namesWritten = (id: string, names: readonly string[]): string[] | undefined =>
  JSON.stringify(usual(id)) === JSON.stringify(names) ? undefined : names.filter(word => word !== id)

/** Where each value of a file stands. */

export type Path = readonly (string | number)[]

export interface Places {
  readonly put: (path: Path, key: number, value?: number) => void
  /** "fenmen.yaml:7:5": where the value of a path stands, or the nearest value around it. */
  readonly value: (path: Path) => string
  /** Where its key stands. */
  readonly key: (path: Path) => string
  readonly line: (path: Path) => string
  /** A sentence about what stands there: it begins with the place, unless the reader sees no lines and columns. */
  readonly located: (at: string, sentence: string) => string
}

const SEPARATOR = '\n'

/** `positionOf`: "file:line:column" of an offset in the text; `isSeen`: the reader has that text before him. */
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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** "2b": a step of a plan by its label, and what is left of the path within it. */
const stepAt = (path: Path): readonly [label: string, rest: Path] => {
  const [first, ...others] = path
  let label = String(Number(first) + 1)
  let rest: Path = others
  for (;;) {
    const [key, at, ...after] = rest
    if (key === 'choose' && typeof at === 'number') [label, rest] = [`${label}${LETTERS[at] ?? at}`, after]
    else if (key === 'else') [label, rest] = [`${label}e`, rest.slice(1)]
    else if (typeof key === 'number') [label, rest] = [`${label}.${key + 1}`, rest.slice(1)]
    else return [label, rest]
  }
}

/** "abilities.vikings.gale.effects[0].count"; of a plan "step 2b, distance". */
export const pathText = (path: Path): string => {
  if (path[0] !== 'steps' || typeof path[1] !== 'number') return dotted(path)
  const [label, rest] = stepAt(path.slice(1))
  return [t('step {label}', { label }), dotted(rest)].filter(text => text !== '').join(', ')
}

/** The places of a part of a file. */
export const placesUnder = ({ put, value, key, line, located: said }: Places, root: string): Places => ({
  put,
  located: said,
  value: path => value([root, ...path]),
  key: path => key([root, ...path]),
  line: path => line([root, ...path])
})
