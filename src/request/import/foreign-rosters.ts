import { isObject } from '../../model/data'
import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import type { ModelKind, Prose } from './catalogue'
import { type CatalogueRow, isUnitType } from './entries'
import { childrenOf, type Element } from './files'

/**
 * Reads rosters of BattleScribe (.ros) and New Recruit (JSON), T10.8 to T10.12. Their values are final: every modifier is
 * already applied.
 */

/** A unit of a roster, with its final values. */
export interface ForeignUnit {
  readonly name: string
  /** The name that the player gave the unit. */
  readonly customName?: string
  readonly kinds: readonly ModelKind[]
  /** The names of the chosen options. */
  readonly options: readonly string[]
  readonly rules: readonly string[]
  readonly prose: readonly Prose[]
  readonly categories: readonly string[]
  readonly points: number
}

/** A roster of another list builder. */
export interface ForeignRoster {
  readonly name: string
  readonly system: string
  readonly faction: string
  /** The size of the battle, in points; undefined if the roster has no limit. */
  readonly limit?: number
  readonly units: readonly ForeignUnit[]
}

/** A selection, the same for XML and JSON. */
interface Selection {
  readonly name: string
  readonly customName: string
  readonly number: number
  readonly type: string
  readonly points: number
  readonly rows: readonly CatalogueRow[]
  readonly rules: readonly Prose[]
  readonly categories: readonly string[]
  readonly selections: readonly Selection[]
}

/** Reads the same values from XML and from JSON. */
interface Source<Node> {
  readonly text: (node: Node, key: string) => string
  readonly list: (node: Node, container: string, item: string) => readonly Node[]
  /** The text between the tags; in JSON, the value of `$text`. */
  readonly inner: (node: Node) => string
}

const xml: Source<Element> = {
  text: (node, key) => node.attributes[key] ?? childrenOf(node, key)[0]?.text.trim() ?? '',
  list: (node, container, item) => childrenOf(node, container).flatMap(each => childrenOf(each, item)),
  inner: node => node.text.trim()
}

type Data = Readonly<Record<string, unknown>>

const own = (data: Data, key: string): unknown => (Object.hasOwn(data, key) ? data[key] : undefined)

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const json: Source<Data> = {
  text: (node, key) => asText(own(node, key) ?? own(node, `@${key}`) ?? own(node, `_${key}`)),
  // lists are plain arrays, but some converters keep the item's element, and write a single child as an object (T10.9)
  list: (node, container, item) => {
    const held = own(node, container)
    const found = isObject(held) ? own(held, item) : held
    return (Array.isArray(found) ? found : [found]).filter(isObject)
  },
  inner: node => asText(own(node, '$text') ?? own(node, '#text') ?? own(node, '_text') ?? own(node, 'value')).trim()
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const DEEPEST = 40

const rowsOf = <Node>(node: Node, { text, list, inner }: Source<Node>): readonly CatalogueRow[] =>
  list(node, 'profiles', 'profile')
    .filter(profile => isUnitType(text(profile, 'typeName'), text(profile, 'typeId')))
    .map(profile => {
      const own = list(profile, 'characteristics', 'characteristic')
      const value = (name: string): string => {
        const found = own.find(each => text(each, 'name').toLowerCase() === name)
        return found === undefined ? '' : inner(found)
      }
      return {
        name: tidy(text(profile, 'name')),
        sagaDice: value('saga dice'),
        armour: value('armour'),
        aggression: value('agression') || value('aggression'),
        special: value('special rules')
      }
    })

/** True for army points; "Ruse Points" are something else. */
const isPoints = (name: string): boolean => /^(?:points|pts)$/i.test(name.trim())

const pointsOf = <Node>(node: Node, { text, list }: Source<Node>): number =>
  list(node, 'costs', 'cost')
    .filter(cost => isPoints(text(cost, 'name')))
    .map(cost => Number(text(cost, 'value')))
    .filter(Number.isFinite)
    .at(-1) ?? 0

/** Far more than a roster needs: a warband has a dozen units, each with a few options. */
const MOST_SELECTIONS = 5000

const selectionOf = <Node>(node: Node, source: Source<Node>, depth: number, read: { count: number }): Selection => {
  if (++read.count > MOST_SELECTIONS)
    refuse(
      t('this roster has more than {mostSelections} selections, too many for a warband', { mostSelections: MOST_SELECTIONS })
    )
  if (depth > DEEPEST)
    refuse(t('this roster is nested more than {deepest} levels deep: export the file again', { deepest: DEEPEST }))
  const { text, list, inner } = source
  const number = Number(text(node, 'number') || '1')
  return {
    name: tidy(text(node, 'name')),
    customName: tidy(text(node, 'customName')),
    number: Number.isInteger(number) && number > 0 ? number : 1,
    type: text(node, 'type'),
    points: pointsOf(node, source),
    rows: rowsOf(node, source),
    rules: list(node, 'rules', 'rule').map(rule => ({
      name: tidy(text(rule, 'name')),
      text: tidy(text(rule, 'description') || inner(rule))
    })),
    categories: list(node, 'categories', 'category').map(category => tidy(text(category, 'name'))),
    selections: list(node, 'selections', 'selection').map(each => selectionOf(each, source, depth + 1, read))
  }
}

const selectionsIn = (selection: Selection): readonly Selection[] => [selection, ...selection.selections.flatMap(selectionsIn)]

interface Model extends Selection {
  readonly row: CatalogueRow | undefined
  /** True if its profile comes from an option around it, as for the two men of a lifeguard who accompany their lord. */
  readonly isOfOption: boolean
}

const modelsIn = (selection: Selection, row: CatalogueRow | undefined, isOfOption = false): readonly Model[] =>
  selection.selections.flatMap(child => {
    const [own] = child.rows
    return child.type === 'model'
      ? [{ ...child, row: own ?? row, isOfOption: isOfOption && own === undefined }]
      : modelsIn(child, own ?? row, isOfOption || own !== undefined)
  })

/**
 * The models of a unit by kind: its model selections, each with its own profile, or that of the option around it, or the
 * unit's. Without model selections, the unit's profiles, or as many models as its size says.
 */
const kindsOf = (unit: Selection): readonly ModelKind[] => {
  const others = unit.selections.flatMap(selectionsIn)
  // a chosen option may also carry the profile
  const [common] = [...unit.rows, ...others.filter(({ type }) => type !== 'model').flatMap(({ rows }) => rows)]
  const models = unit.type === 'model' ? [] : modelsIn(unit, common)
  const kinds = models.flatMap(({ name, number, row }) => (row ? [{ name, least: number, most: number, row }] : []))
  const [own] = unit.rows
  if (kinds.length > 0) {
    const isModelItself = own && models.every(({ isOfOption }) => isOfOption)
    return isModelItself ? [{ name: own.name, least: 1, most: 1, row: own }, ...kinds] : kinds
  }
  return unit.rows.length > 1
    ? unit.rows.map(row => ({ name: row.name, least: 1, most: 1, row }))
    : common
      ? [{ name: common.name, ...sizeOf(unit), row: common }]
      : []
}

/**
 * The size of a unit without model selections, in models: some rosters list "4 Hearthguard" twice for eight; otherwise the
 * unit's own number.
 */
const sizeOf = (unit: Selection): Pick<ModelKind, 'least' | 'most'> => {
  const groupSizes = unit.selections.flatMap(selectionsIn).flatMap(({ name, number }) => {
    const each = /^(\d{1,2}) (?:hearthguard|warrior|lev)/i.exec(name)?.[1]
    return each === undefined ? [] : [Number(each) * number]
  })
  const size = groupSizes.length === 0 ? unit.number : groupSizes.reduce((sum, each) => sum + each, 0)
  return { least: size, most: size }
}

const unitOf = (unit: Selection): ForeignUnit => {
  const others = unit.selections.flatMap(selectionsIn)
  return {
    name: unit.name,
    ...(unit.customName !== '' && unit.customName !== unit.name && { customName: unit.customName }),
    kinds: kindsOf(unit),
    options: others.filter(({ type }) => type === 'upgrade').map(({ name }) => name),
    rules: [unit, ...others].flatMap(({ rules }) => rules.map(({ name }) => name)),
    prose: [unit, ...others].flatMap(({ rules }) => rules),
    categories: [unit, ...others].flatMap(({ categories }) => categories),
    points: [unit, ...others].reduce((sum, { points }) => sum + points, 0)
  }
}

const rosterIn = <Node>(root: Node, source: Source<Node>): ForeignRoster => {
  const { text, list } = source
  const forcesIn = (node: Node, depth: number): readonly Node[] =>
    depth > DEEPEST ? [] : list(node, 'forces', 'force').flatMap(force => [force, ...forcesIn(force, depth + 1)])
  const forces = forcesIn(root, 0)
  const limit = list(root, 'costLimits', 'costLimit')
    .filter(each => isPoints(text(each, 'name')))
    .map(each => Number(text(each, 'value')))
    .find(value => Number.isInteger(value) && value > 0)
  const [first] = forces
  const read = { count: 0 }
  return {
    name: tidy(text(root, 'name')),
    system: tidy(text(root, 'gameSystemName')),
    faction: first === undefined ? '' : tidy(text(first, 'catalogueName')),
    ...(limit !== undefined && { limit }),
    units: forces.flatMap(force =>
      list(force, 'selections', 'selection')
        .map(each => selectionOf(each, source, 0, read))
        .flatMap(each => (each.type === 'upgrade' && each.rows.length === 0 ? each.selections : [each]))
        .filter(each => each.type === 'unit' || each.type === 'model' || each.rows.length > 0)
        .map(unitOf)
    )
  }
}

/** The roster in a BattleScribe XML document. */
export const rosterOfXml = (root: Element): ForeignRoster => rosterIn(root, xml)

/** The roster in New Recruit's JSON, `{ roster: { ... } }`; undefined if the data is not such a roster. */
export const rosterOfJson = (data: unknown): ForeignRoster | undefined => {
  const roster = isObject(data) ? own(data, 'roster') : undefined
  return isObject(roster) ? rosterIn(roster, json) : undefined
}
