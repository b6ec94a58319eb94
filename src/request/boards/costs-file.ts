import { type Mistake, RequestError, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { notA } from '../../model/mistakes'
import { costOf, costText, isUnknown, KNOWN_COST } from '../../rules/cost'
import type { Costs } from '../../rules/custom-tables'
import { type Path, pathText } from './positions'
import { documentOf, parsed, type Tree } from './syntax'

/** The file that stores the costs the user has given for abilities, one per line: `vikings/ullr: U`. */

const HEAD = ' Costs that saga-odds does not know, as you gave them (saga-odds rules --fill): board/ability: cost.'

const wrong = ({ places }: Tree, path: Path, value: unknown, expects: string): Mistake => {
  const at = places.value(path)
  return notA(`${at}: ${pathText(path) || t('the file of costs')}`, value, expects, at)
}

/** Parses a costs file into costs by ability key. Throws a RequestError listing each value that is no known cost. */
export const costsIn = (text: string, name: string): Costs => {
  const tree = parsed(text, name)
  const { data } = tree
  if (data === null || data === undefined) return {}
  if (typeof data !== 'object' || Array.isArray(data))
    throw new RequestError([wrong(tree, [], data, t('lines such as vikings/ullr: U'))])
  const mistakes: Mistake[] = []
  const costs = Object.entries(data).map(([key, value]: readonly [string, unknown]) => {
    const cost = typeof value === 'string' ? costOf(value) : undefined
    if (!cost || isUnknown(cost)) mistakes.push(wrong(tree, [key], value, KNOWN_COST))
    return [key, cost ? costText(cost) : ''] as const
  })
  refuseAny(mistakes)
  return Object.fromEntries(costs)
}

/** Returns the text with these costs added or replaced. Everything else the user wrote in it is kept. */
export const withCostsIn = (text: string, costs: Costs): string => {
  const document = documentOf(text, 'costs.yaml', t('file of costs'))
  if (text.trim() === '') document.commentBefore = HEAD
  if (document.contents === null) document.contents = document.createNode({})
  for (const [key, cost] of Object.entries(costs)) document.set(key, cost)
  return document.toString({ lineWidth: 0 })
}
