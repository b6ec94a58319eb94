import { unknownSelection } from '../../model/batch'
import { type Mistake, refuseAny, unlessRefused } from '../../model/errors'
import { t } from '../../model/language'
import { nearest } from '../../model/nearest'
import { ofFight, quantityNamed } from '../../request/condition-names'
import type { Question, Reader } from './kind'
import { KINDS, type KindName } from './kinds'

/** A value selected by --select. */
export interface Selected {
  readonly path: string
  readonly parts: readonly string[]
  readonly of: (kind: KindName, question: Question) => unknown
}

const ALL = Object.values(KINDS)

const known = (path: string): boolean => ALL.some(({ reader }) => reader(path) !== undefined)

/** The path of a name: a path itself, or the name of a quantity, such as "attacker wins". */
const pathOf = (name: string): string | undefined => {
  if (known(name)) return name
  return unlessRefused(
    () => quantityNamed(name, '--select').path,
    () => undefined
  )
}

/** A name in words is near to such a name, a path to a path. */
const nearTo = (name: string): string | undefined =>
  (/\s/.test(name) ? ofFight.nearest(name) : undefined) ??
  nearest(
    name,
    ALL.flatMap(each => each.known)
  )

const selected = (path: string): Selected => {
  const readers = new Map<string, Reader | undefined>(Object.entries(KINDS).map(([kind, { reader }]) => [kind, reader(path)]))
  return { path, parts: path.split('.'), of: (kind, question) => readers.get(kind)?.(question) ?? null }
}

const twice = (name: string): Mistake => ({
  message: t('--select {name}: it is named twice: leave one out', { name }),
  at: '--select'
})

/** The paths of the names. Throws a RequestError with every unknown or repeated name. */
export const selectionOf = (names: readonly string[]): readonly string[] => {
  const mistakes: Mistake[] = []
  const paths: string[] = []
  // the id is always shown
  for (const name of names.filter(each => each !== 'id')) {
    const path = pathOf(name)
    if (path === undefined) mistakes.push(unknownSelection(name, nearTo(name)))
    else if (paths.includes(path)) mistakes.push(twice(name))
    else paths.push(path)
  }
  refuseAny(mistakes)
  return paths
}

/** The readers of the selected paths for every kind. */
export const selection = (paths: readonly string[]): readonly Selected[] => paths.map(selected)
