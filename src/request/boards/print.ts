import { Document, isMap, type Node, visit } from 'yaml'
import type { BoardFile } from './schema'

/** A board file as text that reads well. */

/** What fits into a line stands in one. */
const WIDEST = 90

const isShort = (node: Node): boolean => JSON.stringify(node).length <= WIDEST

/** Tables, boards and rows stand one under the other. */
const isRow = (value: Node, depth: number): boolean => depth <= 2 || (isMap(value) && value.has('when'))

/** A file of ours as YAML, the comment at its head. */
export const fileYaml = (file: object, comment: string): string => {
  const document = new Document(file, { aliasDuplicateObjects: false })
  visit(document, {
    Pair: (_, { value }, path) => {
      const depth = path.filter(isMap).length
      if (isMap(value) && !isRow(value, depth) && isShort(value)) value.flow = true
    },
    Seq: (_, list) => {
      if (!list.items.some(isMap) && isShort(list)) list.flow = true
      for (const item of list.items) if (isMap(item) && isShort(item)) item.flow = true
    }
  })
  document.commentBefore = comment
  return document.toString({ lineWidth: 130, flowCollectionPadding: true })
}

export const boardYaml = (file: BoardFile, comment: string): string => fileYaml(file, comment)

export const boardJson = (file: BoardFile): string => `${JSON.stringify(file, null, 2)}\n`
