import { childrenOf, type Element, listed } from './xml'

/** Catalogues of BattleScribe and New Recruit (T10.3 to T10.7): references across files resolved, modifiers applied, prose kept by name. */

/** A file of a data set: a game system or a catalogue. */
export interface DataFile {
  readonly file: string
  readonly root: Element
}

/** Stable ids of the characteristics of a unit's row (T10.4). */
const CHARACTERISTICS = {
  sagaDice: '21d8-0469-79eb-3da5',
  armour: '7962-d121-6270-ec08',
  aggression: '6680-c929-0405-8a4f',
  special: '2d00-2f2d-9e87-57da'
} as const

type Characteristic = keyof typeof CHARACTERISTICS

export type Row = { readonly [C in Characteristic]: string } & { readonly name: string }

/** Models that are alike in a unit, and the row that they have. */
export interface ModelKind {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly row: Row
}

/** What a unit may choose, and what it is with it. */
export interface Option {
  readonly name: string
  /** Names of rules and groups of rules that come with it: "Heavy Weapons". */
  readonly rules: readonly string[]
  readonly kinds: readonly ModelKind[]
  /** The unit's name with it. */
  readonly unitName: string
  /** It is offered to units of at most so many models. */
  readonly mostModels?: number
}

/** Text that only a person can read. */
export interface Prose {
  readonly name: string
  readonly text: string
}

export interface CatalogueUnit {
  readonly name: string
  /** The catalogue it is written in, and the file of that. */
  readonly catalogue: string
  readonly file: string
  readonly categories: readonly string[]
  readonly kinds: readonly ModelKind[]
  readonly rules: readonly string[]
  readonly prose: readonly Prose[]
  readonly options: readonly Option[]
  readonly points: number
}

export interface Faction {
  readonly name: string
  readonly file: string
  readonly isLibrary: boolean
  readonly units: readonly CatalogueUnit[]
  /** Names of units that could not be followed to their entry. */
  readonly lost: readonly string[]
}

interface Index {
  readonly byId: ReadonlyMap<string, Element>
  readonly homeOf: ReadonlyMap<Element, DataFile>
}

const indexed = (files: readonly DataFile[]): Index => {
  const byId = new Map<string, Element>()
  const homeOf = new Map<Element, DataFile>()
  const walk = (element: Element, home: DataFile): void => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    if (element.name === 'selectionEntry') homeOf.set(element, home)
    for (const child of element.children) walk(child, home)
  }
  for (const home of files) walk(home.root, home)
  return { byId, homeOf }
}

const nameOf = ({ attributes: { name = '' } }: Element): string => name.replace(/\s+/g, ' ').trim()

/** What is chosen of a unit, by the ids of entries and links. */
interface Selection {
  readonly unit: string
  readonly chosen: ReadonlySet<string>
  readonly models: number
}

const counted = (condition: Element, { unit, chosen, models }: Selection): number => {
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
  instanceOf: () => false,
  notInstanceOf: () => true
}

const isMet = (condition: Element, selection: Selection): boolean => {
  const { type = '', value = '0', field = 'selections' } = condition.attributes
  if (field !== 'selections') return false
  const compares = Object.hasOwn(COMPARES, type) ? COMPARES[type] : undefined
  return compares?.(counted(condition, selection), Number(value)) ?? false
}

/** Do the conditions of a modifier (or of a group of them) hold? All of them, and those of its groups by their kind. */
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

const changesOf = (element: Element, selection: Selection): readonly Change[] => [
  ...listed(element, 'modifiers', 'modifier')
    .filter(modifier => holds(modifier, selection))
    .map(({ attributes: { type = '', field = '', value = '' } }) => ({ type, field, value })),
  ...listed(element, 'modifierGroups', 'modifierGroup')
    .filter(group => holds(group, selection))
    .flatMap(group => changesOf(group, selection))
]

const changed = (value: string, field: string, changes: readonly Change[]): string =>
  changes
    .filter(change => change.field === field)
    .reduce((now, { type, value: by }) => {
      if (type === 'set') return by
      if (type === 'append') return `${now} ${by}`.trim()
      const sign = type === 'increment' ? 1 : type === 'decrement' ? -1 : 0
      return sign === 0 || !/^\d+$/.test(now) || Number.isNaN(Number(by)) ? now : String(Number(now) + sign * Number(by))
    }, value)

const isUnitRow = ({ attributes: { typeName, typeId } }: Element): boolean =>
  typeName === 'Unit' || typeId === 'c212-f7f0-1b50-166d'

const rowOf = (profile: Element, link: Element | undefined, selection: Selection): Row => {
  const changes = [...changesOf(profile, selection), ...(link ? changesOf(link, selection) : [])]
  const own = listed(profile, 'characteristics', 'characteristic')
  const value = (wanted: Characteristic): string => {
    const id = CHARACTERISTICS[wanted]
    const found = own.find(({ attributes: { typeId } }) => typeId === id)
    return changed(found?.text.trim() ?? '', id, changes)
  }
  return {
    name: changed(nameOf(profile), 'name', changes),
    sagaDice: value('sagaDice'),
    armour: value('armour'),
    aggression: value('aggression'),
    special: value('special')
  }
}

/** An entry itself, or the one that a link leads to; the link's own children count beside those of its entry. */
interface Node {
  readonly entry: Element
  readonly link?: Element
  readonly ids: readonly string[]
}

const entryOf = (element: Element, { byId }: Index): Node | undefined => {
  const { id = '', targetId } = element.attributes
  if (element.name !== 'entryLink') return { entry: element, ids: [id] }
  const entry = targetId === undefined ? undefined : byId.get(targetId)
  return entry && { entry, link: element, ids: [id, targetId ?? ''] }
}

const parts = ({ entry, link }: Node): readonly Element[] => (link ? [entry, link] : [entry])

/** Deeper than groups stand in groups; it ends what links to itself. */
const DEEPEST = 12

/** Entries and groups right inside one: those of its own, and those that its links lead to. */
const inside = (node: Node, index: Index): readonly Node[] =>
  parts(node).flatMap(element =>
    [
      ...listed(element, 'selectionEntries', 'selectionEntry'),
      ...listed(element, 'selectionEntryGroups', 'selectionEntryGroup'),
      ...listed(element, 'entryLinks', 'entryLink')
    ].flatMap(child => entryOf(child, index) ?? [])
  )

/** Equipment is what changes a fight; relics and the like are told apart by the name of their group. */
const isAside = (name: string): boolean => /relic|artefact|artifact|sacred|spell|legend/i.test(name)

const within = (node: Node, index: Index, wanted: (node: Node) => boolean, depth = 0): readonly Node[] =>
  depth > DEEPEST
    ? []
    : inside(node, index)
        .filter(({ entry }) => !(entry.name === 'selectionEntryGroup' && isAside(nameOf(entry))))
        .flatMap(child => (wanted(child) ? [child] : []).concat(within(child, index, wanted, depth + 1)))

const typeOf = ({ entry }: Node): string | undefined => (entry.name === 'selectionEntry' ? entry.attributes['type'] : undefined)

const rowsOf = (node: Node, index: Index, selection: Selection): readonly Row[] =>
  parts(node).flatMap(element => [
    ...listed(element, 'profiles', 'profile')
      .filter(isUnitRow)
      .map(profile => rowOf(profile, undefined, selection)),
    ...listed(element, 'infoLinks', 'infoLink').flatMap(link => {
      const target = index.byId.get(link.attributes['targetId'] ?? '')
      return target?.name === 'profile' && isUnitRow(target) ? [rowOf(target, link, selection)] : []
    })
  ])

interface Limits {
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

const limitsOf = (node: Node, group: Element | undefined, selection: Selection): Limits => {
  const elements = [...(group ? [group] : []), ...parts(node)]
  const least = limit(elements, 'min', selection)
  const most = limit(elements, 'max', selection)
  return { least: least ?? (most === undefined ? 1 : Math.min(1, most)), most: most ?? least ?? 12 }
}

/** Models of a unit with the group that they stand in, whose limits hold where they have none. */
const modelsIn = (unit: Node, index: Index, group?: Element, depth = 0): readonly (readonly [Node, Element | undefined])[] =>
  depth > DEEPEST
    ? []
    : inside(unit, index).flatMap(child => {
        if (typeOf(child) === 'model') return [[child, group] as const]
        return child.entry.name === 'selectionEntryGroup' && !isAside(nameOf(child.entry))
          ? modelsIn(child, index, child.entry, depth + 1)
          : []
      })

/** The models of a unit by kind. A unit without model entries is one model; models without a row of their own have the unit's. */
const kindsOf = (unit: Node, index: Index, selection: Selection): readonly ModelKind[] => {
  const own = rowsOf(unit, index, selection)
  const models = typeOf(unit) === 'model' ? [] : modelsIn(unit, index)
  const kinds = models.flatMap(([node, group]) => {
    const [row = own[0]] = rowsOf(node, index, selection)
    if (!row) return []
    const name = changed(
      nameOf(node.link ?? node.entry),
      'name',
      parts(node).flatMap(part => changesOf(part, selection))
    )
    return [{ name, ...limitsOf(node, group, selection), row }]
  })
  if (kinds.length > 0) return kinds
  return own.map(row => ({ name: row.name, least: 1, most: 1, row }))
}

const rulesOf = (
  node: Node,
  index: Index,
  selection: Selection
): { readonly names: readonly string[]; readonly prose: readonly Prose[] } => {
  const names: string[] = []
  const prose: Prose[] = []
  const seen = new Set<Element>()
  const take = (element: Element, called: string, isShared: boolean): void => {
    names.push(called)
    const text = childrenOf(element, 'description')
      .map(each => each.text.replace(/\s+/g, ' ').trim())
      .join(' ')
    if (element.name === 'rule' && !isShared) prose.push({ name: called, text })
  }
  const walk = (element: Element): void => {
    for (const rule of listed(element, 'rules', 'rule'))
      take(rule, changed(nameOf(rule), 'name', changesOf(rule, selection)), false)
    for (const link of listed(element, 'infoLinks', 'infoLink')) {
      const target = index.byId.get(link.attributes['targetId'] ?? '')
      if (target?.name === 'profile') continue
      const called = changed(nameOf(link) || (target ? nameOf(target) : ''), 'name', changesOf(link, selection))
      if (!target) names.push(called)
      else if (!seen.has(target)) {
        seen.add(target)
        take(target, called, true)
        for (const inner of listed(target, 'infoLinks', 'infoLink'))
          names.push(changed(nameOf(inner), 'name', changesOf(inner, selection)))
        for (const rule of listed(target, 'rules', 'rule')) names.push(changed(nameOf(rule), 'name', changesOf(rule, selection)))
      }
    }
  }
  for (const part of parts(node)) walk(part)
  return { names: [...new Set(names)], prose }
}

/** An option may be hidden from units above some number of models. */
const mostModelsOf = (option: Node): number | undefined => {
  const hiding = parts(option).flatMap(part =>
    listed(part, 'modifiers', 'modifier').filter(({ attributes }) => attributes['field'] === 'hidden')
  )
  const walk = (element: Element): readonly number[] => [
    ...(element.name === 'condition' && element.attributes['childId'] === 'model' && element.attributes['type'] === 'greaterThan'
      ? [Number(element.attributes['value'])]
      : []),
    ...element.children.flatMap(walk)
  ]
  return hiding.flatMap(walk)[0]
}

const pointsOf = (node: Node): number =>
  parts(node)
    .flatMap(part => listed(part, 'costs', 'cost'))
    .map(({ attributes: { value = '0' } }) => Number(value))
    .filter(Number.isFinite)
    .at(-1) ?? 0

const categoriesOf = (node: Node, index: Index): readonly string[] => [
  ...new Set(
    [node, ...within(node, index, child => typeOf(child) === 'model')].flatMap(each =>
      parts(each).flatMap(part =>
        listed(part, 'categoryLinks', 'categoryLink').map(link => {
          const target = index.byId.get(link.attributes['targetId'] ?? '')
          return target ? nameOf(target) : nameOf(link)
        })
      )
    )
  )
]

const unitOf = (node: Node, index: Index, home: DataFile): CatalogueUnit => {
  const unit = node.entry.attributes['id'] ?? ''
  const nobody: Selection = { unit, chosen: new Set(), models: 4 }
  const named = (selection: Selection): string =>
    changed(
      nameOf(node.entry),
      'name',
      parts(node).flatMap(part => changesOf(part, selection))
    )
  const { names: rules, prose } = rulesOf(node, index, nobody)
  const kindProse = modelsIn(node, index).flatMap(([model]) => rulesOf(model, index, nobody).prose)
  const options = within(node, index, child => typeOf(child) === 'upgrade').map((option): Option => {
    const selection = { ...nobody, chosen: new Set(option.ids) }
    const mostModels = mostModelsOf(option)
    const { names, prose: told } = rulesOf(option, index, selection)
    return {
      name: nameOf(option.link ?? option.entry),
      rules: [...names, ...told.map(({ name }) => name)],
      kinds: kindsOf(node, index, selection),
      unitName: named(selection),
      ...(mostModels !== undefined && { mostModels })
    }
  })
  return {
    name: named(nobody),
    catalogue: nameOf(home.root),
    file: home.file,
    categories: categoriesOf(node, index),
    kinds: kindsOf(node, index, nobody),
    rules,
    prose: [...prose, ...kindProse],
    options,
    points: pointsOf(node)
  }
}

/** A unit, or a model that stands for itself; its home is the file in which its entry is written. */
const isUnit = (node: Node): boolean => typeOf(node) === 'unit' || typeOf(node) === 'model'

const rootsOf = (file: DataFile, index: Index): { readonly nodes: readonly Node[]; readonly lost: readonly string[] } => {
  const { root } = file
  const links = listed(root, 'entryLinks', 'entryLink')
  const linked = links.map(link => ({ link, node: entryOf(link, index) }))
  const own = [
    ...listed(root, 'selectionEntries', 'selectionEntry'),
    ...listed(root, 'sharedSelectionEntries', 'selectionEntry').filter(({ attributes }) => attributes['type'] === 'unit')
  ].flatMap(entry => entryOf(entry, index) ?? [])
  const reached = new Set(linked.map(({ node }) => node?.entry))
  return {
    nodes: [...linked.flatMap(({ node }) => node ?? []), ...own.filter(({ entry }) => !reached.has(entry))].filter(isUnit),
    lost: linked.filter(({ node }) => node === undefined).map(({ link }) => nameOf(link))
  }
}

/** The factions of these catalogues, each with the units that it may muster. A game system alone has none. */
export const factionsOf = (files: readonly DataFile[]): readonly Faction[] => {
  const index = indexed(files)
  return files
    .filter(({ root }) => root.name === 'catalogue')
    .map(file => {
      const { nodes, lost } = rootsOf(file, index)
      return {
        name: nameOf(file.root),
        file: file.file,
        isLibrary: file.root.attributes['library'] === 'true',
        units: nodes.map(node => unitOf(node, index, index.homeOf.get(node.entry) ?? file)),
        lost
      }
    })
}
