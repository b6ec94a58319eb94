import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { quoted, visible } from '../../model/quoted'
import { DEEPEST, tooDeep } from '../json'
import { type Path, type Places, placesOf } from './positions'

/** The nodes of a YAML text as plain data, each with its place; what no board file needs is refused. */

/** Values in a file, those repeated by aliases counted each time. */
const MOST = 100_000

export interface Tree {
  /** What the file is: "board", "roster". */
  readonly what: string
  readonly data: unknown
  readonly places: Places
}

export interface Walked extends Tree {
  readonly mistakes: readonly Mistake[]
}

/** What goes along on the way through a file. */
interface Walk {
  /** What the file is to be: a board, a plan. */
  readonly what: string
  readonly positionOf: (offset: number) => string
  readonly places: Places
  readonly mistakes: Mistake[]
  readonly anchors: Map<string, Node>
  /** The nodes around the one at hand. */
  readonly open: Set<Node>
  values: number
}

/** Ends the walk: what follows would only repeat it. */
class Endless extends Error {}

const note = ({ positionOf, places, mistakes }: Walk, node: Node, message: string): void => {
  const at = positionOf(node.range?.[0] ?? 0)
  mistakes.push({ message: places.located(at, message), at })
}

const end = (walk: Walk, node: Node, message: string): never => {
  walk.mistakes.length = 0
  note(walk, node, message)
  throw new Endless()
}

const ofAlias = (walk: Walk, alias: Alias, path: Path): unknown => {
  const name = visible(alias.source)
  const target = walk.anchors.get(alias.source)
  if (!target) note(walk, alias, t('*{name} stands for nothing: no &{name} comes before it', { name }))
  else if (walk.open.has(target)) end(walk, alias, t('*{name} refers to itself: it stands inside what it stands for', { name }))
  else return dataOf(walk, target, path)
  return undefined
}

const keyOf = (walk: Walk, key: unknown, map: Node): string | undefined => {
  if (isScalar(key) && typeof key.value === 'string' && key.value !== '__proto__' && !key.tag) return key.value
  const shown = isScalar(key) ? quoted(key.value) : t('a list or an object')
  note(walk, isScalar(key) ? key : map, t('{shown} is not a key: a key is a word', { shown }))
  return undefined
}

const twice = (walk: Walk, name: string, key: Node, path: Path): void =>
  note(
    walk,
    key,
    t('{name} appears twice, first on line {line}: leave one out, or give it another name', {
      name: quoted(name),
      line: walk.places.line(path)
    })
  )

const ofMap = (walk: Walk, map: YAMLMap, path: Path): unknown => {
  const made = new Map<string, unknown>()
  for (const item of map.items) {
    const [key, value] = [item.key as Node, item.value as Node | null]
    const name = keyOf(walk, key, map)
    if (name === undefined) continue
    const where = [...path, name]
    if (made.has(name)) twice(walk, name, key, where)
    else {
      walk.places.put(where, key.range?.[0] ?? 0, value?.range?.[0])
      made.set(name, dataOf(walk, value, where))
    }
  }
  return Object.fromEntries(made)
}

const ofList = (walk: Walk, items: readonly unknown[], path: Path): unknown =>
  items.map((item, index) => {
    const where = [...path, index]
    walk.places.put(where, (item as Node).range?.[0] ?? 0)
    return dataOf(walk, item as Node, where)
  })

const isBlock = ({ type }: Scalar): boolean => type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'

const inside = (walk: Walk, node: Node, path: Path): unknown => {
  if (isMap(node)) return ofMap(walk, node, path)
  if (isSeq(node)) return ofList(walk, node.items, path)
  if (!isScalar(node)) return undefined
  // the line break that ends a folded text is none of it
  return isBlock(node) && typeof node.value === 'string' ? node.value.replace(/\n+$/, '') : node.value
}

const dataOf = (walk: Walk, node: Node | null, path: Path): unknown => {
  if (!node) return null
  walk.values++
  if (walk.values > MOST)
    end(
      walk,
      node,
      t('the file has more than 100 000 values with its aliases written out, too many for a {what} file', { what: walk.what })
    )
  if (path.length > DEEPEST) end(walk, node, tooDeep(walk.what))
  if (isAlias(node)) return ofAlias(walk, node, path)
  if ('tag' in node && node.tag)
    note(walk, node, t('{tag} is a tag, and a {what} file has no tags: leave it out', { tag: quoted(node.tag), what: walk.what }))
  if ('anchor' in node && node.anchor) walk.anchors.set(node.anchor, node)
  walk.open.add(node)
  const data = inside(walk, node, path)
  walk.open.delete(node)
  return data
}

/** `positionOf`: "file:line:column" of an offset in the text. */
export const treeOf = (root: Node | null, positionOf: (offset: number) => string, what: string, isSeen: boolean): Walked => {
  const places = placesOf(positionOf, isSeen)
  const walk: Walk = { what, positionOf, places, mistakes: [], anchors: new Map(), open: new Set(), values: 0 }
  try {
    return { what, data: dataOf(walk, root, []), places, mistakes: walk.mistakes }
  } catch (error) {
    if (error instanceof Endless) return { what, data: undefined, places, mistakes: walk.mistakes }
    throw error
  }
}
