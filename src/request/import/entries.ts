import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { type Element, listed } from './files'

/** Resolves the entries of a catalogue: follows links, and applies conditions and modifiers to a selection (T10.3 to T10.5). */

/** A file of a data set: a game system or a catalogue. */
export interface DataFile {
  readonly file: string
  readonly root: Element
}

/** Ids of the characteristics in a unit's profile, the same in every catalogue (T10.4). */
const CHARACTERISTICS = {
  sagaDice: '21d8-0469-79eb-3da5',
  armour: '7962-d121-6270-ec08',
  aggression: '6680-c929-0405-8a4f',
  special: '2d00-2f2d-9e87-57da'
} as const

type Characteristic = keyof typeof CHARACTERISTICS

/** The name and the values of a unit's profile, as text with modifiers applied. */
export type CatalogueRow = { readonly [C in Characteristic]: string } & { readonly name: string }

/** The elements of all files by id, and the file that contains each entry. */
export interface Index {
  readonly byId: ReadonlyMap<string, Element>
  readonly homeOf: ReadonlyMap<Element, DataFile>
  /** The number of links followed for the current unit; a limit on it ends circular links. */
  readonly followed: { count: number }
}

const MOST_FOLLOWED = 20_000

export const indexed = (files: readonly DataFile[]): Index => {
  const byId = new Map<string, Element>()
  const homeOf = new Map<Element, DataFile>()
  const walk = (element: Element, home: DataFile): void => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    if (element.name === 'selectionEntry') homeOf.set(element, home)
    for (const child of element.children) walk(child, home)
  }
  for (const home of files) walk(home.root, home)
  return { byId, homeOf, followed: { count: 0 } }
}

export const elementName = ({ attributes: { name = '' } }: Element): string => name.replace(/\s+/g, ' ').trim()

/** What is chosen for a unit, as ids of entries, links and groups. */
export interface Selection {
  readonly unit: string
  /** The id of the faction's own catalogue. */
  readonly catalogue: string
  readonly chosen: ReadonlySet<string>
  readonly models: number
}

const countOf = (condition: Element, { unit, chosen, models }: Selection): number => {
  const { childId = '', scope = '' } = condition.attributes
  if (childId === 'model') return models
  if (childId === unit || (scope === unit && childId === '')) return 1
  return chosen.has(childId) ? 1 : 0
}

const COMPARES: Readonly<Record<string, (count: number, value: number) => boolean>> = {
  equalTo: (count, value) => count === value,
  notEqualTo: (count, value) => count !== value,
  greaterThan: (count, value) => count > value,
  lessThan: (count, value) => count < value,
  atLeast: (count, value) => count >= value,
  atMost: (count, value) => count <= value,
  instanceOf: count => count > 0,
  notInstanceOf: count => count === 0
}

const isMet = (condition: Element, selection: Selection): boolean => {
  const { type = '', value = '0', field = 'selections', scope, childId } = condition.attributes
  if (scope === 'primary-catalogue') return (childId === selection.catalogue) === (type === 'instanceOf')
  if (field !== 'selections') return false
  const compares = Object.hasOwn(COMPARES, type) ? COMPARES[type] : undefined
  return compares?.(countOf(condition, selection), Number(value)) ?? false
}

/** True if the conditions of a modifier or a condition group hold: all of them, or at least one if `any`. */
const holds = (element: Element, selection: Selection, any = false): boolean => {
  const each = [
    ...listed(element, 'conditions', 'condition').map(condition => isMet(condition, selection)),
    ...listed(element, 'conditionGroups', 'conditionGroup').map(group =>
      holds(group, selection, group.attributes['type'] === 'or')
    )
  ]
  return any ? each.includes(true) : !each.includes(false)
}

interface Change {
  readonly type: string
  readonly field: string
  readonly value: string
}

/** The changes by the element's modifiers whose conditions hold. */
export const changesOf = (element: Element, selection: Selection): readonly Change[] => [
  ...listed(element, 'modifiers', 'modifier')
    .filter(modifier => holds(modifier, selection))
    .map(({ attributes: { type = '', field = '', value = '' } }) => ({ type, field, value })),
  ...listed(element, 'modifierGroups', 'modifierGroup')
    .filter(group => holds(group, selection))
    .flatMap(group => changesOf(group, selection))
]

/** The value of a field after the changes, applied in order; increments apply only to whole numbers. */
export const changed = (value: string, field: string, changes: readonly Change[]): string =>
  changes
    .filter(change => change.field === field)
    .reduce((now, { type, value: by }) => {
      if (type === 'set') return by
      if (type === 'append') return `${now} ${by}`.trim()
      const sign = type === 'increment' ? 1 : type === 'decrement' ? -1 : 0
      return sign === 0 || !/^\d+$/.test(now) || Number.isNaN(Number(by)) ? now : String(Number(now) + sign * Number(by))
    }, value)

/** Whether a profile of this type, by its name or id, holds the numbers of a unit. */
export const isUnitType = (name: string | undefined, id: string | undefined): boolean =>
  name === 'Unit' || id === 'c212-f7f0-1b50-166d'

const isUnitRow = ({ attributes: { typeName, typeId } }: Element): boolean => isUnitType(typeName, typeId)

const rowOf = (profile: Element, link: Element | undefined, selection: Selection): CatalogueRow => {
  const changes = [...changesOf(profile, selection), ...(link ? changesOf(link, selection) : [])]
  const own = listed(profile, 'characteristics', 'characteristic')
  const value = (wanted: Characteristic): string => {
    const id = CHARACTERISTICS[wanted]
    const found = own.find(({ attributes: { typeId } }) => typeId === id)
    return changed(found?.text.trim() ?? '', id, changes)
  }
  return {
    name: changed(elementName(profile), 'name', changes),
    sagaDice: value('sagaDice'),
    armour: value('armour'),
    aggression: value('aggression'),
    special: value('special')
  }
}

/** An entry, with the link that leads to it if there is one; the children of the link count as well as those of the entry. */
export interface Node {
  readonly entry: Element
  readonly link?: Element
  readonly ids: readonly string[]
}

/** The node for an entry or a link; undefined if the link leads to no entry in the given files. */
export const entryOf = (element: Element, { byId }: Index): Node | undefined => {
  const { id = '', targetId } = element.attributes
  if (element.name !== 'entryLink') return { entry: element, ids: [id] }
  const entry = targetId === undefined ? undefined : byId.get(targetId)
  return entry && { entry, link: element, ids: [id, targetId ?? ''] }
}

/** The elements of a node: its entry, and the link to it if there is one. */
export const parts = ({ entry, link }: Node): readonly Element[] => (link ? [entry, link] : [entry])

/** The deepest nesting of groups that is followed; no catalogue nests this deep. */
export const DEEPEST = 12

/**
 * The entries and groups directly inside a node: its own, and those that its links lead to. Throws a RequestError after 20,000
 * links.
 */
export const inside = (node: Node, index: Index): readonly Node[] =>
  parts(node).flatMap(element =>
    [
      ...listed(element, 'selectionEntries', 'selectionEntry'),
      ...listed(element, 'selectionEntryGroups', 'selectionEntryGroup'),
      ...listed(element, 'entryLinks', 'entryLink')
    ].flatMap(child => {
      if (++index.followed.count > MOST_FOLLOWED) {
        refuse(
          t('the links of one unit in these catalogues lead to more than {mostFollowed} entries: export them again', {
            mostFollowed: MOST_FOLLOWED
          })
        )
      }
      return entryOf(child, index) ?? []
    })
  )

/** True for a group of relics, artefacts or spells, which are not equipment: only the group's name tells them apart. */
export const isAside = (name: string): boolean => /relic|artefact|artifact|sacred|spell/i.test(name)

/** The nodes at any depth inside a node that are wanted, without relics and the like. */
export const within = (node: Node, index: Index, wanted: (node: Node) => boolean, depth = 0): readonly Node[] =>
  depth > DEEPEST
    ? []
    : inside(node, index)
        .filter(({ entry }) => !(entry.name === 'selectionEntryGroup' && isAside(elementName(entry))))
        .flatMap(child => (wanted(child) ? [child] : []).concat(within(child, index, wanted, depth + 1)))

const FORCE_SCOPES: ReadonlySet<string> = new Set(['force', 'roster'])

/** True if the element depends on what else is in the warband. */
const dependsOnWarband = (element: Element): boolean =>
  (element.name === 'condition' && FORCE_SCOPES.has(element.attributes['scope'] ?? '')) || element.children.some(dependsOnWarband)

/** True if the element is never available in this warband, whatever else is chosen. */
export const isHidden = (element: Element, selection: Selection): boolean => {
  const hiding = listed(element, 'modifiers', 'modifier').filter(
    ({ attributes: { field, type } }) => field === 'hidden' && type === 'set'
  )
  if (hiding.some(dependsOnWarband) && hiding.some(({ attributes: { value } }) => value === 'false')) return false
  const changes = hiding.filter(modifier => !dependsOnWarband(modifier) && holds(modifier, selection))
  return (changes.at(-1)?.attributes['value'] ?? element.attributes['hidden']) === 'true'
}

/** True if the element is hidden for this selection, assuming that the warband holds nothing else. */
export const isHiddenNow = (element: Element, selection: Selection): boolean =>
  changed(element.attributes['hidden'] ?? 'false', 'hidden', changesOf(element, selection)) === 'true'

const conditionsIn = (element: Element): readonly Element[] => [
  ...(element.name === 'condition' ? [element] : []),
  ...element.children.flatMap(conditionsIn)
]

/**
 * Entries elsewhere in the warband that change the unit's profile or rules, such as a legendary warlord whose followers differ.
 */
export const leadersOf = (node: Node, { byId }: Index): readonly Element[] => {
  const nodes = parts(node).flatMap(part => [
    ...listed(part, 'profiles', 'profile'),
    ...listed(part, 'infoLinks', 'infoLink').flatMap(link => [link, byId.get(link.attributes['targetId'] ?? '') ?? []].flat())
  ])
  const conditions = nodes.flatMap(conditionsIn).filter(({ attributes: { scope = '' } }) => FORCE_SCOPES.has(scope))
  const found = conditions.flatMap(({ attributes: { childId = '' } }) => byId.get(childId) ?? [])
  return [...new Set(found)].filter(element => element.name === 'selectionEntry' && element !== node.entry)
}

/** True if the node is available in this warband. */
export const isOffered = (node: Node, selection: Selection): boolean => !parts(node).some(part => isHidden(part, selection))

/** The type of an entry, such as unit, model or upgrade; undefined for a group. */
export const typeOf = ({ entry }: Node): string | undefined =>
  entry.name === 'selectionEntry' ? entry.attributes['type'] : undefined

/** The profiles of a node that are visible with this selection. */
export const rowsOf = (node: Node, index: Index, selection: Selection): readonly CatalogueRow[] =>
  parts(node).flatMap(element => [
    ...listed(element, 'profiles', 'profile')
      .filter(profile => isUnitRow(profile) && !isHiddenNow(profile, selection))
      .map(profile => rowOf(profile, undefined, selection)),
    ...listed(element, 'infoLinks', 'infoLink').flatMap(link => {
      const target = index.byId.get(link.attributes['targetId'] ?? '')
      return target?.name === 'profile' && isUnitRow(target) && !isHiddenNow(link, selection)
        ? [rowOf(target, link, selection)]
        : []
    })
  ])

/** How many of something may be taken, such as models. */
export interface Limits {
  readonly least: number
  readonly most: number
}

const limit = (elements: readonly Element[], type: 'min' | 'max', selection: Selection): number | undefined =>
  elements
    .flatMap(element =>
      listed(element, 'constraints', 'constraint')
        .filter(({ attributes }) => attributes['type'] === type && attributes['scope'] === 'parent')
        .map(({ attributes: { id = '', value = '' } }) =>
          Number(changed(String(Number(value)), id, changesOf(element, selection)))
        )
    )
    .filter(value => Number.isFinite(value) && value >= 0)
    .at(-1)

/**
 * The limits of a node, or of the group around it if the node has none. By default the minimum is 1, and the maximum is the
 * stated minimum or 12.
 */
export const limitsOf = (node: Node, group: Element | undefined, selection: Selection): Limits => {
  const elements = [...(group ? [group] : []), ...parts(node)]
  const least = limit(elements, 'min', selection)
  const most = limit(elements, 'max', selection)
  return { least: least ?? (most === undefined ? 1 : Math.min(1, most)), most: most ?? least ?? 12 }
}

export const isGroup = ({ entry }: Node): boolean => entry.name === 'selectionEntryGroup'

/** What a unit of a catalogue may choose: options nested in groups and in other options, what each brings, and the defaults. */

/** An option together with what is chosen with it: the groups and options around it, and whatever it always brings. */
export interface CatalogueChoice {
  readonly node: Node
  readonly ids: readonly string[]
  /** The option itself, the options around it, and what they always bring. */
  readonly nodes: readonly Node[]
}

interface Choices {
  /** What the unit always has, and what it has by default. */
  readonly always: readonly CatalogueChoice[]
  readonly options: readonly (CatalogueChoice & { readonly instead: readonly CatalogueChoice[] })[]
}

const NO_CHOICES: Choices = { always: [], options: [] }

/** True for a group of model entries written as options, which is not equipment. */
const isModelGroup = (node: Node, index: Index): boolean =>
  /^models?$/i.test(elementName(node.entry)) && !within(node, index, child => typeOf(child) === 'model').some(Boolean)

const mustTakeOne = (group: Node, selection: Selection): boolean => (limit(parts(group), 'min', selection) ?? 0) > 0

const takesAtMostOne = (group: Node, selection: Selection): boolean => limit(parts(group), 'max', selection) === 1

/**
 * The default of a group from which something must be chosen, the one the catalogue names; undefined if there is none. A sole
 * option is the default.
 */
const defaultOf = (group: Node, options: Choices['options'], selection: Selection): CatalogueChoice | undefined => {
  if (!mustTakeOne(group, selection)) return undefined
  const wanted = parts(group)
    .map(({ attributes }) => attributes['defaultSelectionEntryId'])
    .find(id => id !== undefined && id !== '')
  const named = options.find(({ node }) => wanted !== undefined && node.ids.includes(wanted))
  return named ?? (options.length === 1 ? options[0] : undefined)
}

/**
 * What a unit, a group or an option offers. `path` holds the entries around it and never contains an entry twice, so circular
 * links end.
 */
export const choicesIn = (node: Node, index: Index, selection: Selection, path: readonly Element[] = []): Choices => {
  if (path.length > DEEPEST || path.includes(node.entry)) return NO_CHOICES
  const around = [...path, node.entry]
  const always: CatalogueChoice[] = []
  const options: Choices['options'][number][] = []
  for (const child of inside(node, index)) {
    if (!isOffered(child, selection) || (isGroup(child) && (isAside(elementName(child.entry)) || isModelGroup(child, index))))
      continue
    const inner = choicesIn(child, index, selection, around)
    if (isGroup(child)) {
      const defaultChoice = defaultOf(child, inner.options, selection)
      const allowsOnlyOne = takesAtMostOne(child, selection)
      const withGroupIds = (choice: CatalogueChoice): CatalogueChoice => ({ ...choice, ids: [...choice.ids, ...child.ids] })
      always.push(...inner.always.map(withGroupIds), ...(defaultChoice ? [withGroupIds(defaultChoice)] : []))
      const instead = defaultChoice && allowsOnlyOne ? [withGroupIds(defaultChoice)] : []
      options.push(
        ...inner.options
          .filter(option => option !== defaultChoice)
          .map(option => ({ ...option, ...withGroupIds(option), instead: [...option.instead, ...instead] }))
      )
    } else if (typeOf(child) === 'upgrade') {
      const included = inner.always
      const own: CatalogueChoice = {
        node: child,
        ids: [...child.ids, ...included.flatMap(({ ids }) => ids)],
        nodes: [child, ...included.flatMap(({ nodes }) => nodes)]
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
