import type { Effect, TroopClass } from '../../model/effect'
import { t } from '../../model/language'
import { distance } from '../../model/nearest'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { MOST_RATE } from '../boards/field-schemas'
import type { HeroRow, TroopRow } from '../boards/schema'
import { makesSentence } from '../words/vocabulary'
import type { CatalogueUnit, ModelKind, Option, Prose } from './catalogue'
import type { CatalogueRow } from './entries'
import { armourOf as armourOfEquipment, type Equipment, equipmentIn, equipmentOf, UNEQUIPPED } from './equipment'
import { type Aggression, type Armour, aggressionOf, armourOf, type Rate, sagaDiceOf } from './values'

/** Translates units of other programs into rows of a board file. Everything left out, corrected or assumed is noted. */

/** What the user should know about the translation of a unit. */
export interface Note {
  readonly unit: string
  /**
   * left: it could not be translated. corrected: the text was odd and was read as something else. assumed: the file does not
   * say it.
   */
  readonly what: 'left' | 'corrected' | 'assumed'
  readonly text: string
}

/** A unit, the same for catalogues and rosters. */
type Unit = Pick<CatalogueUnit, 'name' | 'categories' | 'kinds' | 'rules' | 'prose' | 'options' | 'usual' | 'points'>

interface Translated {
  readonly id: string
  /** Heroes and other troops are in different tables of a board file. */
  readonly row: { readonly troop: TroopRow } | { readonly hero: HeroRow }
}

interface Numbers {
  readonly armour: Armour
  readonly aggression: Aggression
}

const WIDEST_NAME = 60
export const LONGEST_ID = 40

/** The name as an id: lower-case letters, digits and hyphens, starting with a letter, at most 40 characters. */
export const slug = (name: string): string => {
  const words = plain(name)
    .replace(/[./]/g, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^[^a-z]+/, '')
  return words.slice(0, LONGEST_ID).replace(/-+$/, '') || 'unit'
}

/** The name on one line, without control characters, at most 60 characters. */
export const tidyName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WIDEST_NAME)
    .trim() || 'unit'

const CLASSES: readonly (readonly [RegExp, TroopClass])[] = [
  [/^(?:hero(?:es)?|warlords?|legendary)/, 'warlord'],
  [/^hearth ?guards?/, 'hearthguard'],
  [/^warriors?/, 'warriors'],
  [/^lev(?:y|ies)/, 'levies']
]

const CLASS_NAME = /^(?:warriors?|hearth ?guards?|lev(?:y|ies)|warlord)$/i

const classIn = (texts: readonly string[]): TroopClass | undefined => {
  // a hero among companions has their class, so the other classes come before the warlord (T6.4)
  const found = texts.flatMap(text => CLASSES.find(([pattern]) => pattern.test(plain(text)))?.[1] ?? [])
  return found.find(each => each !== 'warlord') ?? found[0]
}

/** The class that the attack dice suggest, for a unit without a category that names one. */
const classOfDice = ({ melee }: Aggression, isAlone: boolean): TroopClass => {
  const each = melee ? melee.dice / melee.models : 1
  if (isAlone && each >= 4) return 'warlord'
  return each >= 2 ? 'hearthguard' : each >= 1 ? 'warriors' : 'levies'
}

/** The class that the names of the unit and its models give; undefined if they name none or disagree. */
const classOfModels = ({ name, kinds }: Unit): TroopClass | undefined => {
  const [found, ...others] = new Set(
    [name, ...kinds.map(kind => kind.name)].filter(each => CLASS_NAME.test(each)).map(each => classIn([each]))
  )
  return others.length === 0 ? found : undefined
}

/** True if the unit is a hero with companions, whose class is that of the companions (T6.4). */
const isHeroicUnit = ({ special }: CatalogueRow): boolean => /heroic unit/i.test(special)

const classOf = (unit: Unit, row: CatalogueRow, aggression: Aggression, { note }: Context): TroopClass => {
  if (isHeroicUnit(row)) return classOfDice(aggression, false)
  // categories such as "Hearthguard Model" only count models
  const byCategory = classIn([...unit.categories.filter(category => !/\bmodels?$/i.test(category)), ...unit.rules])
  const byName = classOfModels(unit)
  if (byName && byCategory && byName !== byCategory) {
    note({
      unit: unit.name,
      what: 'corrected',
      text: t('its models are {named}, though it is listed under {filed}', { named: byName, filed: byCategory })
    })
    return byName
  }
  const isAlone = unit.kinds.every(({ most }) => most === 1) && unit.kinds.length === 1
  const found = byCategory ?? byName ?? classOfDice(aggression, isAlone)
  if (byCategory === undefined && byName === undefined)
    note({
      unit: unit.name,
      what: 'assumed',
      text: t('no category gives its class; judging by its dice it is {found}', { found })
    })
  return found
}

const formatRate = ({ dice, models }: Rate): number | string => (models === 1 ? dice : `${dice}/${models}`)

const isRate = (rate: Rate | undefined): rate is Rate => rate !== undefined && rate.dice <= MOST_RATE && rate.models <= 12

interface Context {
  readonly book: Rulebook
  readonly note: (note: Note) => void
}

/** The armour and attack dice of a profile; undefined if its armour is not a number. Odd values are noted. */
const numbersOf = (row: CatalogueRow, unit: string, { note }: Context): Numbers | undefined => {
  const armour = armourOf(row.armour)
  const aggression = aggressionOf(row.aggression)
  for (const { corrected } of [...(armour ? [armour] : []), aggression])
    if (corrected !== undefined) note({ unit, what: 'corrected', text: corrected })
  if (!armour) note({ unit, what: 'left', text: t('its armour "{armour}" is not a number', { armour: row.armour }) })
  if (!aggression.value.melee)
    note({ unit, what: 'left', text: t('its attack dice "{dice}" are not a number', { dice: row.aggression }) })
  return armour && { armour: armour.value, aggression: aggression.value }
}

/** The number of the resilience rule, which a profile has no value for; undefined if no text names the rule. */
const resilienceIn = (texts: readonly string[]): number | undefined => {
  const found = texts.map(text => /resil[a-z]*\s*\(?\s*(\d)\s*\)?/i.exec(text)?.[1]).find(value => value !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** Rule names that the profile, the class or the equipment already covers, so that their text is not needed. */
const KNOWN = [
  'resilience',
  'bodyguards',
  'determination',
  'presence',
  'pride',
  'we obey',
  'warlord',
  'warlord rules',
  'hero',
  'hearthguard',
  'warriors',
  'levies',
  'mercenaries',
  'mercenary',
  'infantry',
  'legendary',
  'special rules',
  'heroic unit',
  'war banner',
  'none'
] as const

/** Builders misspell these names: "Bodygaurds". */
const isKnown = (name: string): boolean => {
  const words = plain(name.replace(/\(.*$/, '')).replace(/\s*\d+$/, '')
  const isNear = (known: string) => known.length > 6 && distance(known, words) <= 2
  return words === '' || KNOWN.some(known => known === words || `${known}s` === words || known === `${words}s` || isNear(known))
}

/** True if the profile, the class or the equipment already covers a rule of this name. */
const isTranslated = (name: string, book: Rulebook): boolean => isKnown(name) || equipmentIn(name, book).unknown.length === 0

const noteProse = (who: string, prose: readonly Prose[], { book, note }: Context): void => {
  const texts = prose
    .filter(({ name }) => !isTranslated(name, book))
    .map(({ name, text }) => `${t('the rule "{rule}"', { rule: name })}${text === '' ? '' : `: ${text}`}`)
  for (const text of new Set(texts)) note({ unit: who, what: 'left', text })
}

/** Notes the special rules in the profile that neither the unit's own rules nor its equipment covers. */
const noteSpecial = (unit: Unit, { special }: CatalogueRow, { book, note }: Context): void => {
  const rules = [...unit.rules, ...unit.prose.map(({ name }) => name)].map(plain)
  const isRule = (piece: string) => rules.some(rule => rule.startsWith(plain(piece)) || distance(rule, plain(piece)) <= 2)
  for (const piece of special.split(/,|\band\b/i).map(each => each.trim()))
    if (/[a-z]/i.test(piece) && !isTranslated(piece, book) && !isRule(piece) && !mentionsKnown(piece))
      note({ unit: unit.name, what: 'left', text: t('the special rule "{rule}" of its row', { rule: piece }) })
}

/** True for known names that lack the comma between them: "Bodygaurds Determination". */
const mentionsKnown = (piece: string): boolean =>
  piece.split(/\s+/).every(word => isKnown(word) || /^\W*(?:\d|x)\W*$/i.test(word))

const sizeOf = (
  kinds: readonly ModelKind[],
  unit: string,
  { note }: Context
): { readonly least: number; readonly most: number } => {
  const sum = (of: (kind: ModelKind) => number) => kinds.reduce((total, kind) => total + of(kind), 0)
  const [least, most] = [
    Math.max(
      1,
      sum(kind => kind.least)
    ),
    Math.max(
      1,
      sum(kind => kind.most)
    )
  ]
  if (most > 12) note({ unit, what: 'corrected', text: t('its {most} models are played as 12, the most in a unit', { most }) })
  return { least: Math.min(12, least), most: Math.min(12, most) }
}

/**
 * The armour limited to what a row may hold, and the remainder, which becomes an effect: a hero with a heavy weapon may keep
 * armour 6.
 */
const clampArmour = (value: number): readonly [armour: number, rest: number] => {
  const armour = Math.max(1, Math.min(6, value))
  return [armour, value - armour]
}

const armourEffect = (count: number, place: 'melee' | 'shot-at'): readonly Effect[] =>
  count === 0 ? [] : [{ verb: 'armour', of: 'own', count, in: [place] }]

interface Base {
  readonly profile: Pick<TroopRow, 'armour' | 'armourShot' | 'dicePerModel' | 'dicePerModelCharging' | 'dicePerModelShot'>
  readonly effects: readonly Effect[]
}

type Riding = Pick<Equipment, 'mounted' | 'mount'>

/** The values before equipment, so that adding the equipment's effects gives the builder's numbers (T1.2, T10.10). */
const baseOf = ({ armour, aggression }: Numbers, weapon: string | undefined, riding: Riding, { book }: Context): Base => {
  const fromEquipment = armourOfEquipment(weapon, riding, book)
  const [melee, meleeRest] = clampArmour(armour.melee - fromEquipment.melee)
  const [shot, shotRest] = clampArmour(armour.shot - fromEquipment.shot)
  const { melee: dice, charged, shot: diceShot } = aggression
  // in "6/2", the profile's first number is for the attacker
  const isOther = dice && charged && (charged.dice !== dice.dice || charged.models !== dice.models)
  return {
    profile: {
      armour: melee,
      armourShot: shot,
      ...(isOther
        ? { dicePerModel: formatRate(charged), dicePerModelCharging: formatRate(dice) }
        : isRate(dice) && { dicePerModel: formatRate(dice) }),
      dicePerModelShot: isRate(diceShot) ? formatRate(diceShot) : 0
    },
    effects: [...armourEffect(meleeRest, 'melee'), ...armourEffect(shotRest, 'shot-at')]
  }
}

type Armed = NonNullable<TroopRow['armed']>

const differences = <T extends object>(whole: T, base: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([key, value]) => base[key as keyof T] !== value)) as Partial<T>

interface Choices {
  readonly weapons: readonly string[]
  readonly armed: Armed
  readonly mounted: boolean
  readonly mounts: readonly string[]
  /** Options that make the unit another unit. */
  readonly variants: readonly Option[]
}

/** If a mount changes one of these, its rider is written as another unit. */
const ARMOURS = ['armour', 'armourShot'] as const

const mainRow = (kinds: readonly ModelKind[]): CatalogueRow | undefined =>
  [...kinds].sort((one, other) => other.most - one.most)[0]?.row

/** What the options of a unit add: weapons, a mount, or variants of the unit. */
const choicesOf = (unit: Unit, base: Base, fixed: Equipment, context: Context): Choices => {
  const weapons: string[] = []
  const armed: Armed = {}
  const variants: Option[] = []
  let mounted = false
  const mounts: string[] = []
  for (const option of unit.options) {
    const equipment = equipmentOfOption(option, context)
    const row = mainRow(option.kinds)
    noteProse(`${unit.name}, ${option.name}`, option.prose, context)
    const own = option.unitRules && row ? fixedEquipment({ ...unit, rules: option.unitRules }, row, context) : fixed
    const isNamed = option.unitName !== unit.name
    if (isNamed || equipment.weapons.length + (equipment.mounted ? 1 : 0) === 0) {
      if (row && (isNamed || own.mounted !== fixed.mounted || isOther(row, mainRow(unit.kinds)))) variants.push(option)
      else if (!isKnown(option.name) && option.prose.every(({ name }) => isTranslated(name, context.book)))
        context.note({
          unit: unit.name,
          what: 'left',
          text: t('the option "{option}" changes none of its numbers', { option: option.name })
        })
      continue
    }
    const [weapon] = equipment.weapons
    const numbers = row && numbersOf(row, `${unit.name}, ${option.name}`, context)
    const now = numbers && baseOf(numbers, weapon ?? own.weapons[0], equipment.mounted ? equipment : own, context)
    if (!now) continue
    const changes = differences(now.profile, base.profile)
    const before = weapon === undefined ? {} : (armed[weapon] ?? (weapons.includes(weapon) ? {} : changes))
    const isCovered = own.mounted === fixed.mounted && JSON.stringify(changes) === JSON.stringify(before)
    if (now.effects.length > 0 || !isCovered || (equipment.mounted && ARMOURS.some(key => key in changes))) variants.push(option)
    else {
      if (weapon !== undefined && !weapons.includes(weapon)) {
        weapons.push(weapon)
        if (Object.keys(changes).length > 0) armed[weapon] = changes
      }
      if (equipment.mounted) {
        mounted = true
        mounts.push(equipment.mount ?? 'horse')
      }
    }
  }
  return { weapons, armed, mounted, mounts, variants }
}

const isOther = (row: CatalogueRow, base: CatalogueRow | undefined): boolean =>
  row.armour !== base?.armour || row.aggression !== base.aggression || row.sagaDice !== base.sagaDice

/** The equipment that an option names; if it names none, the equipment in the rules that it brings. */
const equipmentOfOption = (option: Option, { book }: Context): Equipment => {
  const named = equipmentIn(option.name, book)
  return named.weapons.length > 0 || named.mounted ? named : equipmentOf(option.rules, book)
}

const firstOf = <T>(items: readonly T[]): T | undefined => items[0]

/** What a translation depends on besides the unit. */
export interface Setting extends Context {
  /** The faction's id; undefined for units that any faction may hire. */
  readonly faction?: string
  readonly factionName?: string
  readonly isTaken: (word: string) => boolean
}

/** The names by which sentences may refer to the unit, except those that another row already has. */
const namesFor = (name: string, id: string, { factionName, isTaken }: Setting): readonly string[] => {
  const short = name.replace(/,.*$/, '').trim()
  const wanted = [name, short, ...(factionName === undefined ? [] : [`${factionName} ${short}`])]
  return [...new Set(wanted.map(plain))].filter(word => /^[a-z]/.test(word) && word !== plain(id) && !isTaken(word))
}

/** The name with its faction in front if the name is also a word of the sentence grammar ("horsemen", "riders"). */
export const unambiguousName = (name: string, factionName: string | undefined, book: Rulebook): string =>
  makesSentence(plain(name), book) ? `${factionName ?? 'hired'} ${name.toLowerCase()}` : name

/** The display name; the four classes get their faction in front. */
const nameIn = (name: string, { factionName, book }: Setting): string =>
  tidyName(
    CLASS_NAME.test(name) && factionName !== undefined
      ? `${factionName} ${name.toLowerCase()}`
      : unambiguousName(name, factionName, book)
  )

const partsOf = (kinds: readonly ModelKind[], unit: string, context: Context): TroopRow['parts'] => {
  const rows = kinds.map(kind => ({ kind, numbers: aggressionOf(kind.row.aggression).value }))
  if (rows.length < 2 || rows.some(({ numbers }) => !isRate(numbers.melee))) return undefined
  const armours = new Set(kinds.map(({ row }) => row.armour.replace(/\s/g, '')))
  if (armours.size > 1)
    context.note({
      unit,
      what: 'assumed',
      text: t('its models have armour {armours}; the unit is played with that of its companions (V9.9)', {
        armours: [...armours].join(t(' and '))
      })
    })
  return rows
    .sort((one, other) => other.kind.most - one.kind.most)
    .map(({ kind, numbers }) => ({
      name: tidyName(kind.name),
      models: Math.min(12, Math.max(1, kind.most)),
      dicePerModel: formatRate(numbers.melee ?? { dice: 0, models: 1 }),
      dicePerModelShot: isRate(numbers.shot) ? formatRate(numbers.shot) : 0,
      points: 1
    }))
}

/**
 * A unit and its variants as rows of a board file; `note` receives everything left out, corrected or assumed. Empty if the unit
 * has no usable numbers.
 */
export const translated = (unit: Unit, setting: Setting, isVariant = false): readonly Translated[] => {
  const { note, faction } = setting
  const row = mainRow(unit.kinds)
  if (!row) {
    note({ unit: unit.name, what: 'left', text: t('it has no row of numbers, and is left out') })
    return []
  }
  const numbers = numbersOf(row, unit.name, setting)
  if (!numbers) return []
  const texts = [...unit.rules, ...row.special.split(',')]
  const fixed = fixedEquipment(unit, row, setting)
  const base = baseOf(numbers, firstOf(fixed.weapons), fixed, setting)
  const choices = isVariant
    ? { weapons: [], armed: {}, mounted: false, mounts: [], variants: [] }
    : choicesOf(unit, base, fixed, setting)
  const troopClass = classOf(unit, row, numbers.aggression, setting)
  const models = sizeOf(unit.kinds, unit.name, setting)
  const resilience = resilienceIn(texts) ?? (texts.some(text => /^warlord/i.test(text.trim())) ? 1 : undefined)
  const effects: Effect[] = [
    ...base.effects,
    ...(resilience === undefined ? [] : [{ verb: 'resilience', count: resilience } as const])
  ]
  noteProse(unit.name, unit.prose, setting)
  if (!isVariant) noteSpecial(unit, row, setting)
  if (unit.usual.length > 0)
    note({
      unit: unit.name,
      what: 'assumed',
      text: t('its values are those with {usual}, the default choice', { usual: unit.usual.join(t(' and ')) })
    })
  const weapons = [...new Set([...fixed.weapons, ...choices.weapons])]
  // "Orla of the Causeway, Lady of Ellmere" is named by the part before the comma
  const name = nameIn(unit.name.replace(/,.*$/, '').trim(), setting)
  const short = unit.name.replace(/,.*$/, '')
  const id = slug(faction === undefined ? unambiguousName(short, undefined, setting.book) : `${faction} ${short}`)
  const names = namesFor(unit.name, id, setting)
  const sagaDice = unit.kinds.flatMap(kind => sagaDiceOf(kind.row.sagaDice) ?? [])[0]
  if (sagaDice === undefined && /[a-z*]/i.test(row.sagaDice))
    note({
      unit: unit.name,
      what: 'assumed',
      text: t('its SAGA dice "{dice}" are not a number; it brings one', { dice: row.sagaDice })
    })
  const parts = partsOf(unit.kinds, unit.name, setting)
  const common = {
    name,
    ...(names.length > 0 && { names: [...names] }),
    ...(faction !== undefined && { faction }),
    ...base.profile,
    ...(fixed.weapons.length > 0 && { weapon: fixed.weapons[0] ?? '' }),
    weapons,
    ...(Object.keys(choices.armed).length > 0 && { armed: choices.armed }),
    mounted: fixed.mounted ? ('always' as const) : choices.mounted ? ('may' as const) : ('never' as const),
    ...mountsField(fixed, choices.mounts),
    models: models.least === models.most ? models.most : models,
    ...((effects.length > 0 || troopClass === 'warlord') && { effects }),
    ...(parts && { parts }),
    ...(sagaDice !== undefined && sagaDice !== 1 && { sagaDice }),
    ...(unit.points > 0 && { cost: Math.ceil(unit.points) })
  }
  if (unit.points % 1 !== 0)
    note({
      unit: unit.name,
      what: 'corrected',
      text: t('its {points} points are written as {written}', { points: unit.points, written: Math.ceil(unit.points) })
    })
  const hasCategory = (name: RegExp): boolean => unit.categories.some(category => name.test(category))
  const isHero = faction !== undefined && hasCategory(/legendary/i) && (troopClass === 'warlord' || hasCategory(/^warlord/i))
  const { cost = 1, ...others } = common
  const made: Translated = isHero
    ? { id, row: { hero: { ...others, class: troopClass, leads: [faction], cost, sagaDice: sagaDice ?? 1 } as HeroRow } }
    : { id, row: { troop: { ...common, class: troopClass } as TroopRow } }
  return [made, ...choices.variants.flatMap(option => translated(variantOf(unit, option), setting, true))]
}

/** The mounts as a field of the row; empty if they are only horses. */
const mountsField = ({ mounted, mount }: Equipment, chosen: readonly string[]): { mounts?: string[] } => {
  const mounts = mounted ? [mount ?? 'horse'] : [...new Set(chosen)]
  return mounts.length === 0 || (mounts.length === 1 && mounts[0] === 'horse') ? {} : { mounts }
}

/** What a unit always carries according to its rules and its profile; the printed numbers include it (T1.2). */
const fixedEquipment = (unit: Unit, row: CatalogueRow, { book }: Context): Equipment => {
  const stated = equipmentOf([...unit.rules, row.special], book)
  // "Bows and Slings" is one rule for two weapons with the same numbers; the unit's name may say which
  const named = equipmentIn(unit.name, book).weapons.filter(weapon => stated.weapons.includes(weapon))
  return stated.weapons.length === 0 && !stated.mounted
    ? UNEQUIPPED
    : { ...stated, weapons: named.length > 0 ? named : stated.weapons.slice(0, 1) }
}

/** The builder's own name for the unit with the option, or both names together. */
const variantName = (unit: Unit, option: Option): string => {
  if (option.unitName !== unit.name) return option.unitName
  const [now, before] = [mainRow(option.kinds)?.name, mainRow(unit.kinds)?.name]
  return now !== undefined && now !== before ? now : `${unit.name} with ${option.name.replaceAll(',', ' and')}`
}

/** The unit after taking an option that makes it another unit. */
const variantOf = (unit: Unit, option: Option): Unit => ({
  ...unit,
  name: variantName(unit, option),
  kinds: option.kinds.map(kind => ({ ...kind, most: Math.min(kind.most, Math.max(kind.least, option.mostModels ?? kind.most)) })),
  rules: [...(option.unitRules ?? unit.rules), ...option.rules, option.name],
  prose: [],
  options: [],
  usual: []
})
