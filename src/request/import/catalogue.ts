import {
  type CatalogueChoice,
  type CatalogueRow,
  changed,
  changesOf,
  choicesIn,
  type DataFile,
  DEEPEST,
  elementName,
  entryOf,
  type Index,
  indexed,
  inside,
  isAside,
  isGroup,
  isHidden,
  isHiddenNow,
  isOffered,
  type Limits,
  leadersOf,
  limitsOf,
  type Node,
  parts,
  rowsOf,
  type Selection,
  typeOf,
  within
} from './entries'
import { childrenOf, type Element, listed } from './files'

/**
 * Reads catalogues of BattleScribe and New Recruit (T10.3 to T10.7): resolves references across files, applies modifiers, and
 * keeps prose rules by name.
 */

/** Models of a unit that share one profile. */
export interface ModelKind {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly row: CatalogueRow
}

/** Something the unit may choose, and what the unit becomes with it. */
export interface Option {
  readonly name: string
  /** Names of the rules and groups of rules that the option brings: "Heavy Weapons". */
  readonly rules: readonly string[]
  readonly prose: readonly Prose[]
  /** The unit's own rules with this option; undefined unless it replaces default equipment or depends on the warlord. */
  readonly unitRules?: readonly string[]
  readonly kinds: readonly ModelKind[]
  /** The unit's name with this option. */
  readonly unitName: string
  /** The largest unit, in models, that may take the option; undefined if there is no such limit. */
  readonly mostModels?: number
}

/** A rule as prose, which the importer cannot interpret. */
export interface Prose {
  readonly name: string
  readonly text: string
}

/** A unit of a catalogue, with its values under the default options. */
export interface CatalogueUnit {
  readonly name: string
  /** The catalogue that contains the unit's entry. */
  readonly catalogue: string
  readonly file: string
  readonly categories: readonly string[]
  readonly kinds: readonly ModelKind[]
  readonly rules: readonly string[]
  readonly prose: readonly Prose[]
  readonly options: readonly Option[]
  /** Names of the options that the unit has unless the player replaces them; `rules` and `kinds` already include them. */
  readonly usual: readonly string[]
  readonly points: number
}

/** The units of a catalogue: a faction, or a library from which factions take units. */
export interface Faction {
  readonly name: string
  readonly file: string
  readonly isLibrary: boolean
  readonly units: readonly CatalogueUnit[]
  /** Names of units whose link leads to no entry in the given files. */
  readonly lost: readonly string[]
}

/** The model entries of a unit, each with the group around it, whose limits apply to models without limits of their own. */
const modelsIn = (unit: Node, index: Index, group?: Element, depth = 0): readonly (readonly [Node, Element | undefined])[] =>
  depth > DEEPEST
    ? []
    : inside(unit, index).flatMap(child => {
        if (typeOf(child) === 'model') return [[child, group] as const]
        return child.entry.name === 'selectionEntryGroup' && !isAside(elementName(child.entry))
          ? modelsIn(child, index, child.entry, depth + 1)
          : []
      })

/**
 * The sizes of entries such as "4 Hearthguard" in a group named "Models"; some catalogues list one twice, for a unit of eight.
 */
const groupSizesIn = (unit: Node, index: Index, selection: Selection): readonly Limits[] =>
  inside(unit, index)
    .filter(node => isGroup(node) && /^models?$/i.test(elementName(node.entry)))
    .flatMap(group =>
      inside(group, index).map(node => {
        const { least, most } = limitsOf(node, group.entry, selection)
        const inner = inside(node, index).filter(each => typeOf(each) !== undefined)
        const [first] = inner
        const named = Number(/^\d{1,2}(?=\D)/.exec(elementName(node.entry))?.[0] ?? 1)
        const each = first && inner.length === 1 ? limitsOf(first, undefined, selection) : { least: named, most: named }
        return { least: least * each.least, most: most * each.most }
      })
    )

/**
 * The models of a unit by kind. A unit without model entries is a single model; a model without its own profile has the unit's.
 */
const kindsOf = (unit: Node, index: Index, selection: Selection): readonly ModelKind[] => {
  const own = rowsOf(unit, index, selection)
  const models = typeOf(unit) === 'model' ? [] : modelsIn(unit, index)
  const offered = models.filter(([node]) => !parts(node).some(part => isHiddenNow(part, selection)))
  const kinds = offered.flatMap(([node, group]) => {
    const [row = own[0]] = rowsOf(node, index, selection)
    if (!row) return []
    const name = changed(
      elementName(node.link ?? node.entry),
      'name',
      parts(node).flatMap(part => changesOf(part, selection))
    )
    return [{ name, ...limitsOf(node, group, selection), row }]
  })
  if (kinds.length > 0) return kinds
  const [row, another] = own
  const groupSizes = row && !another ? groupSizesIn(unit, index, selection) : []
  const size = groupSizes.length === 0 ? { least: 1, most: 1 } : totalSize(groupSizes)
  return own.map(each => ({ name: each.name, ...size, row: each }))
}

const totalSize = (groupSizes: readonly Limits[]): Limits => ({
  least: groupSizes.reduce((sum, { least }) => sum + least, 0),
  most: groupSizes.reduce((sum, { most }) => sum + most, 0)
})

const textOf = (element: Element): string =>
  childrenOf(element, 'description')
    .map(each => each.text.replace(/\s+/g, ' ').trim())
    .join(' ')

interface Rules {
  readonly names: readonly string[]
  readonly prose: readonly Prose[]
}

const rulesOf = (node: Node, index: Index, selection: Selection): Rules => {
  const names: string[] = []
  const prose: Prose[] = []
  const seen = new Set<Element>()
  const named = (element: Element): string => changed(elementName(element), 'name', changesOf(element, selection))
  const addRules = (element: Element, ruleName: string): void => {
    if (seen.has(element)) return
    seen.add(element)
    names.push(ruleName)
    prose.push({ name: ruleName, text: textOf(element) })
    for (const inner of listed(element, 'infoLinks', 'infoLink')) names.push(named(inner))
    for (const rule of listed(element, 'rules', 'rule')) names.push(named(rule))
  }
  for (const element of parts(node).filter(part => !isHidden(part, selection))) {
    for (const rule of listed(element, 'rules', 'rule')) addRules(rule, named(rule))
    for (const group of listed(element, 'infoGroups', 'infoGroup')) addRules(group, named(group))
    for (const link of listed(element, 'infoLinks', 'infoLink')) {
      const target = index.byId.get(link.attributes['targetId'] ?? '')
      if (target?.name === 'profile' || isHiddenNow(link, selection)) continue
      const ruleName = named(link) || (target ? elementName(target) : '')
      if (target) addRules(target, ruleName)
      else {
        names.push(ruleName)
        prose.push({ name: ruleName, text: '' })
      }
    }
  }
  return { names: [...new Set(names)], prose }
}

/** The largest unit that is offered the option, in models: catalogues hide some options from units above a number of models. */
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

const POINTS = '67d0-6d3a-a0de-3174'

const pointsOf = (node: Node): number =>
  parts(node)
    .flatMap(part => listed(part, 'costs', 'cost'))
    .filter(({ attributes: { typeId, name = '' } }) => typeId === POINTS || name.trim() === 'Points')
    .map(({ attributes: { value = '0' } }) => Number(value))
    .filter(Number.isFinite)
    .at(-1) ?? 0

const categoriesOf = (node: Node, index: Index): readonly string[] => [
  ...new Set(
    [node, ...within(node, index, child => typeOf(child) === 'model')].flatMap(each =>
      parts(each).flatMap(part =>
        listed(part, 'categoryLinks', 'categoryLink').map(link => {
          const target = index.byId.get(link.attributes['targetId'] ?? '')
          return target ? elementName(target) : elementName(link)
        })
      )
    )
  )
]

const nameOfChoice = ({ node }: CatalogueChoice): string => elementName(node.link ?? node.entry) || elementName(node.entry)

/** An option with its own profile, which makes the unit another unit: a guard among hearthguards. */
interface Variant {
  readonly option: CatalogueChoice
  readonly rows: readonly CatalogueRow[]
}

/** The variant that an option makes of its unit; undefined if the option has no profile of its own. */
const variantOf = (option: CatalogueChoice, index: Index, bare: Selection): Variant | undefined => {
  const rows = rowsOf(option.node, index, { ...bare, chosen: new Set([...bare.chosen, ...option.ids]) })
  return rows.length > 0 ? { option, rows } : undefined
}

/**
 * The models of a variant: its own model entries if it has any, otherwise as many models as the unit has, with the variant's
 * profile.
 */
const kindsOfVariant = (
  { option: { node }, rows }: Variant,
  unit: Node,
  index: Index,
  selection: Selection
): readonly ModelKind[] => {
  const [row] = rows
  if (!row || modelsIn(node, index).length > 0) return kindsOf(node, index, selection)
  const { least, most } = totalSize(kindsOf(unit, index, { ...selection, chosen: new Set() }))
  return [{ name: row.name, least, most: Math.min(most, Math.max(least, mostModelsOf(node) ?? most)), row }]
}

/** A unit as it is by default (`variant` undefined) or as one of its variants, with the options that remain. */
const unitOf = (variant: Variant | undefined, node: Node, index: Index, home: DataFile, catalogue: string): CatalogueUnit => {
  const unit = node.entry.attributes['id'] ?? ''
  const bare: Selection = { unit, catalogue, chosen: new Set(variant?.option.ids), models: LEAST_MODELS }
  const choices = choicesIn(node, index, bare)
  const ordinary = choices.options.filter(option => !variantOf(option, index, bare))
  const chosenBy = (taken: readonly CatalogueChoice[]): Selection => ({
    ...bare,
    chosen: new Set([...bare.chosen, ...taken.flatMap(({ ids }) => ids)])
  })
  const usual = chosenBy(choices.always)
  const named = (selection: Selection): string =>
    changed(
      elementName(node.entry),
      'name',
      parts(node).flatMap(part => changesOf(part, selection))
    )
  const rulesOfChoices = (taken: readonly CatalogueChoice[], selection: Selection): Rules => {
    const nodes = taken.flatMap(choice => choice.nodes)
    const each = nodes.map(of => rulesOf(of, index, selection))
    return {
      names: [...nodes.map(({ link, entry }) => elementName(link ?? entry)), ...each.flatMap(({ names }) => names)],
      prose: each.flatMap(({ prose }) => prose)
    }
  }
  const rulesWith = (taken: readonly CatalogueChoice[], selection: Selection): Rules => {
    const own = rulesOf(node, index, selection)
    const more = rulesOfChoices(variant ? [variant.option, ...taken] : taken, selection)
    return { names: [...new Set([...own.names, ...more.names])], prose: [...own.prose, ...more.prose] }
  }
  const kindsWith = (selection: Selection): readonly ModelKind[] =>
    variant
      ? kindsOfVariant({ ...variant, rows: rowsOf(variant.option.node, index, selection) }, node, index, selection)
      : kindsOf(node, index, selection)
  const { names: rules, prose } = rulesWith(choices.always, usual)
  const kindProse = modelsIn(node, index).flatMap(([model]) => rulesOf(model, index, usual).prose)
  const kinds = kindsWith(usual)
  const options = ordinary.map((option): Option => {
    const remaining = choices.always.filter(choice => !option.instead.some(({ node: { entry } }) => entry === choice.node.entry))
    const selection = chosenBy([...remaining, option])
    const mostModels = mostModelsOf(option.node)
    const { names, prose: own } = rulesOfChoices([option], selection)
    const replacesDefault = remaining.length < choices.always.length
    return {
      name: nameOfChoice(option),
      rules: names.filter(name => name !== ''),
      prose: own,
      ...(replacesDefault && { unitRules: rulesWith(remaining, selection).names }),
      kinds: kindsWith(selection),
      unitName: variant ? nameOfVariant(variant) : named(selection),
      ...(mostModels !== undefined && { mostModels })
    }
  })
  // under a legendary warlord the unit may have another profile
  const warlordOptions = leadersOf(node, index).flatMap((leader): readonly Option[] => {
    const selection: Selection = { ...usual, chosen: new Set([...usual.chosen, leader.attributes['id'] ?? '']) }
    const ledKinds = kindsWith(selection)
    const option: Option = {
      name: elementName(leader).replace(/,.*$/, '').trim(),
      rules: [],
      prose: [],
      unitRules: rulesWith(choices.always, selection).names,
      kinds: ledKinds,
      unitName: named(usual)
    }
    return variant || JSON.stringify(ledKinds) === JSON.stringify(kinds) ? [] : [option]
  })
  const isReplaced = (choice: CatalogueChoice): boolean =>
    ordinary.some(({ instead }) => instead.some(({ node: { entry } }) => entry === choice.node.entry))
  return {
    name: variant ? nameOfVariant(variant) : named(usual),
    catalogue: elementName(home.root),
    file: home.file,
    categories: [...(variant ? categoriesOf(variant.option.node, index) : []), ...categoriesOf(node, index)],
    kinds,
    rules,
    prose: [...prose, ...kindProse],
    options: [...options, ...warlordOptions],
    usual: choices.always.filter(isReplaced).map(nameOfChoice),
    points: pointsOf(node) + (variant ? pointsOf(variant.option.node) : 0)
  }
}

/** The smallest unit at the muster, in models (T9.1); a smaller one is written with its own number. */
export const LEAST_MODELS = 4

const nameOfVariant = ({ option, rows: [row] }: Variant): string => row?.name ?? nameOfChoice(option)

/** A unit of a catalogue and its variants, the options with their own profiles. */
const unitsOf = (node: Node, index: Index, home: DataFile, catalogue: string): readonly CatalogueUnit[] => {
  index.followed.count = 0
  const bare: Selection = { unit: node.entry.attributes['id'] ?? '', catalogue, chosen: new Set(), models: LEAST_MODELS }
  const variants = choicesIn(node, index, bare).options.flatMap(option => variantOf(option, index, bare) ?? [])
  return [undefined, ...variants].map(variant => unitOf(variant, node, index, home, catalogue))
}

/** True for a unit, and for a model that is a unit by itself. */
const isUnit = (node: Node): boolean => typeOf(node) === 'unit' || typeOf(node) === 'model'

interface Roots {
  readonly nodes: readonly Node[]
  readonly lost: readonly string[]
}

const entriesOfRoot = (root: Element, index: Index): Roots => {
  const linked = listed(root, 'entryLinks', 'entryLink').map(link => ({ link, node: entryOf(link, index) }))
  const own = listed(root, 'selectionEntries', 'selectionEntry').flatMap(entry => entryOf(entry, index) ?? [])
  return {
    nodes: [...linked.flatMap(({ node }) => node ?? []), ...own],
    lost: linked.filter(({ node }) => node === undefined).map(({ link }) => elementName(link))
  }
}

/** Entries of the catalogues that `root` imports, directly or through other catalogues. */
const importedEntries = (root: Element, index: Index, seen: readonly Element[] = []): Roots => {
  const links = listed(root, 'catalogueLinks', 'catalogueLink').filter(
    ({ attributes }) => attributes['importRootEntries'] === 'true'
  )
  const targets = links.flatMap(({ attributes: { targetId = '' } }) => index.byId.get(targetId) ?? [])
  const each = targets
    .filter(target => target.name === 'catalogue' && target !== root && !seen.includes(target))
    .flatMap(target => [entriesOfRoot(target, index), importedEntries(target, index, [...seen, root])])
  return { nodes: each.flatMap(({ nodes }) => nodes), lost: each.flatMap(({ lost }) => lost) }
}

/** Every unit of a catalogue: those that it lists, those that it imports, and shared entries that it does not list. */
const rootsOf = ({ root }: DataFile, index: Index, catalogue: string): Roots => {
  const own = entriesOfRoot(root, index)
  const others = importedEntries(root, index)
  const anySelection: Selection = { unit: '', catalogue, chosen: new Set(), models: LEAST_MODELS }
  const entries = new Set(own.nodes.map(({ entry }) => entry))
  const shared = listed(root, 'sharedSelectionEntries', 'selectionEntry')
    .filter(entry => entry.attributes['type'] === 'unit' && !entries.has(entry))
    .flatMap(entry => entryOf(entry, index) ?? [])
  const more = others.nodes.filter(node => !entries.has(node.entry) && isOffered(node, anySelection))
  return { nodes: [...own.nodes, ...more, ...shared].filter(isUnit), lost: [...own.lost, ...others.lost] }
}

/** The factions of these catalogues, each with the units it may muster; empty if `files` holds only a game system. */
export const factionsOf = (files: readonly DataFile[]): readonly Faction[] => {
  const index = indexed(files)
  const catalogues = files.filter(({ root }) => root.name === 'catalogue')
  const isLibrary = ({ root }: DataFile): boolean => root.attributes['library'] === 'true'
  const factionFrom = (isTaken: (node: Node) => boolean) => (file: DataFile) => {
    const catalogue = file.root.attributes['id'] ?? ''
    const { nodes, lost } = rootsOf(file, index, catalogue)
    const left = nodes.filter(node => !isTaken(node))
    return {
      nodes,
      faction: {
        name: elementName(file.root),
        file: file.file,
        isLibrary: isLibrary(file),
        units: left.flatMap(node => unitsOf(node, index, index.homeOf.get(node.entry) ?? file, catalogue)),
        lost
      }
    }
  }
  const factions = catalogues.filter(file => !isLibrary(file)).map(factionFrom(() => false))
  const reached = new Set(factions.flatMap(({ nodes }) => nodes.map(({ entry }) => entry)))
  // units of a library that a faction uses belong to that faction; the others are open to every faction
  const libraries = catalogues.filter(isLibrary).map(factionFrom(({ entry }) => reached.has(entry)))
  return [...factions, ...libraries].map(({ faction }) => faction)
}
