import {
  DEEPEST,
  elementName,
  type Index,
  inside,
  isAside,
  isGroup,
  isOffered,
  limit,
  type Node,
  parts,
  type Selection,
  typeOf,
  within
} from './entries'
import type { Element } from './xml'

/** What a unit of a catalogue may choose: options in groups in options, what comes with each, and what it has unless something else is chosen. */

/** An option, and what is chosen with it: the groups and options around it, and what it always brings. */
export interface CatalogueChoice {
  readonly node: Node
  readonly ids: readonly string[]
  /** Itself, the options around it, and what they always bring. */
  readonly nodes: readonly Node[]
}

export interface Choices {
  /** What the unit has whatever is chosen, or unless something else is. */
  readonly always: readonly CatalogueChoice[]
  readonly options: readonly (CatalogueChoice & { readonly instead: readonly CatalogueChoice[] })[]
}

const NO_CHOICES: Choices = { always: [], options: [] }

/** Model entries that are written as options are no equipment. */
const isCrowd = (node: Node, index: Index): boolean =>
  /^models?$/i.test(elementName(node.entry)) && !within(node, index, child => typeOf(child) === 'model').some(Boolean)

const bindsOne = (group: Node, selection: Selection): boolean => (limit(parts(group), 'min', selection) ?? 0) > 0

const takesOne = (group: Node, selection: Selection): boolean => limit(parts(group), 'max', selection) === 1

/** Of a group from which something must be taken: the one that stands first, as builders take it. */
const usualOf = (group: Node, options: Choices['options'], selection: Selection): CatalogueChoice | undefined => {
  if (!bindsOne(group, selection)) return undefined
  const wanted = parts(group)
    .map(({ attributes }) => attributes['defaultSelectionEntryId'])
    .find(id => id !== undefined && id !== '')
  const named = options.find(({ node }) => wanted !== undefined && node.ids.includes(wanted))
  return named ?? (options.length === 1 ? options[0] : undefined)
}

/** What a unit, a group or an option offers, by the entries around it. A path never comes to an entry twice, so links may go in circles. */
export const choicesIn = (node: Node, index: Index, selection: Selection, path: readonly Element[] = []): Choices => {
  if (path.length > DEEPEST || path.includes(node.entry)) return NO_CHOICES
  const around = [...path, node.entry]
  const always: CatalogueChoice[] = []
  const options: Choices['options'][number][] = []
  for (const child of inside(node, index)) {
    if (!isOffered(child, selection) || (isGroup(child) && (isAside(elementName(child.entry)) || isCrowd(child, index)))) continue
    const inner = choicesIn(child, index, selection, around)
    if (isGroup(child)) {
      const usual = usualOf(child, inner.options, selection)
      const isOne = takesOne(child, selection)
      const place = (choice: CatalogueChoice): CatalogueChoice => ({ ...choice, ids: [...choice.ids, ...child.ids] })
      always.push(...inner.always.map(place), ...(usual ? [place(usual)] : []))
      const instead = usual && isOne ? [place(usual)] : []
      options.push(
        ...inner.options
          .filter(option => option !== usual)
          .map(option => ({ ...option, ...place(option), instead: [...option.instead, ...instead] }))
      )
    } else if (typeOf(child) === 'upgrade') {
      const brought = inner.always
      const own: CatalogueChoice = {
        node: child,
        ids: [...child.ids, ...brought.flatMap(({ ids }) => ids)],
        nodes: [child, ...brought.flatMap(({ nodes }) => nodes)]
      }
      const isFixed = (limit(parts(child), 'min', selection) ?? 0) > 0
      if (isFixed) always.push(own)
      else options.push({ ...own, instead: [] })
      options.push(
        ...inner.options.map(option => ({
          ...option,
          ids: [...own.ids, ...option.ids],
          nodes: isFixed ? option.nodes : [...own.nodes, ...option.nodes]
        }))
      )
    } else if (typeOf(child) === 'model') {
      always.push(...inner.always)
      options.push(...inner.options)
    }
  }
  return { always, options }
}
