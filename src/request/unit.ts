import { boardOf, idOf } from '../model/data'
import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { missingCount, notA, outOfPlace, whichTroop } from '../model/mistakes'
import { either, quoted } from '../model/quoted'
import type { AbilityUse, Uncertain, UnitRequest } from '../model/scenario'
import { chanceOfAny, countCases, exclusive, percentText, uncertainKey, uncertainKeys } from '../model/uncertain'
import { oneSize } from '../rules/board'
import { boardsOf, findAbility, mayBeBasic, mountOf, profileOf, troopFor, troopIdFor } from '../rules/lookup'
import { idIn } from '../rules/named'
import { onceFor } from '../rules/once-for'
import type { Ability, AbilityChoice, Rulebook, Troop } from '../rules/types'
import { type AskedAbility, askedAbility } from './ability'
import { abilityName, keyOn, keysOn, theFactions } from './board'
import { type Check, checking } from './check'
import { settled, useOf } from './choice'
import { type ScenarioField, unitFields } from './scenario-fields'
import { type Draft, onlyKeys, ownKey } from './validators'
import { formatValue } from './value-text'
import { checked } from './values'
import { phrasesOf } from './words/phrases'
import { unitWords } from './words/unit-words'

/** The faction of a unit and the boards it uses, as determined by the troop, a word for the faction, or the unit's abilities. */
interface Belonging {
  readonly faction?: string
  readonly boards: readonly string[]
  /** The abilities asked for that are on those boards. */
  readonly abilities: readonly AskedAbility[]
}

/** The factions a troop may fight for: a hero's factions, the troop's own, or all if the troop has none. */
const allowedFactions = ({ faction, hero }: Troop, book: Rulebook): readonly string[] =>
  hero ? hero.factions : faction === undefined ? Object.keys(book.factions) : [faction]

/** Returns the faction that is named if the troop may belong to it; otherwise notes a mistake and returns the troop's own. */
const factionFor = (row: Troop, named: string | undefined, at: string, check: Check): string | undefined => {
  if (named !== undefined) {
    const allowed = allowedFactions(row, check.book)
    if (allowed.includes(named)) return named
    const [own, other] = [theFactions(check.book, allowed), theFactions(check.book, [named])]
    const isOne = row.models?.most === 1
    const cure = isOne
      ? t('leave the faction out')
      : t('leave the faction out, or write {class} of {other}', { class: row.class, other })
    const subject = t('{the:name} {belongs|belong:name}', { name: row.name })
    check.note(outOfPlace(t('{subject} to {own}, not to {other}: {cure}', { subject, own, other, cure }), `${at}.faction`))
  }
  return row.faction
}

const known = onceFor(() => new Map<Troop, Map<string | undefined, readonly string[]>>())

/** The boards of a troop in a faction, cached because a batch asks for the same ones a million times. */
const boardsFor = (book: Rulebook, row: Troop, faction?: string): readonly string[] => {
  const ofRow = known(book).get(row) ?? new Map<string | undefined, readonly string[]>()
  const boards = ofRow.get(faction) ?? boardsOf(book, row, faction)
  known(book).set(row, ofRow.set(faction, boards))
  return boards
}

const names = (abilities: readonly AskedAbility[], book: Rulebook): readonly string[] => [
  ...new Set(abilities.map(each => abilityName(each, book)))
]

const differentBoards = (abilities: readonly AskedAbility[], boards: readonly string[], book: Rulebook): string => {
  const theirs = abilities.flatMap(ability => keysOn(ability, boards).map(boardOf))
  const listed = either(names(abilities, book), 'and')
  return t('{listed} are on different boards, those of {theFactions}: a unit has one board', {
    listed,
    theFactions: theFactions(book, theirs, 'and')
  })
}

const undecided = (abilities: readonly AskedAbility[], factions: readonly string[], book: Rulebook): string => {
  const listed = names(abilities, book)
  return t('{listed} {n|is|are} on the boards of {factions}: name the faction, as in 8 warriors of {one}', {
    listed: either(listed, 'and'),
    n: listed.length,
    factions: theFactions(book, factions, 'and'),
    one: theFactions(book, factions.slice(-1))
  })
}

/** Whether an ability is the same on all boards that have it, as the Combat Pools are. Then it needs no faction. */
const isSame = ({ keys }: AskedAbility, book: Rulebook): boolean => findAbility(book, idOf(keys[0] ?? '')) !== undefined

/** Finds the faction by the abilities, if no word names it. */
const byAbilities = (row: Troop, abilities: readonly AskedAbility[], at: string, check: Check): Belonging => {
  const { book } = check
  const boards = boardsFor(book, row)
  const here = abilities.filter(ability => keyOn(ability, boards, check) !== undefined)
  const fits = allowedFactions(row, book).filter(faction => {
    const its = boardsFor(book, row, faction)
    return here.every(ability => keysOn(ability, its).length > 0)
  })
  const [faction] = fits
  if (fits.length === 1 && faction !== undefined) return { faction, boards: boardsFor(book, row, faction), abilities: here }
  if (fits.length > 1 && here.every(ability => isSame(ability, book))) return { boards, abilities: here }
  check.note(outOfPlace(fits.length === 0 ? differentBoards(here, boards, book) : undecided(here, fits, book), `${at}.abilities`))
  return { boards, abilities: [] }
}

/** Finds the faction and the boards of a unit; notes a mistake if the abilities do not agree on one faction. */
const belonging = (
  row: Troop,
  named: string | undefined,
  abilities: readonly AskedAbility[],
  at: string,
  check: Check
): Belonging => {
  const faction = factionFor(row, named, at, check)
  if (abilities.length === 0) return { ...(faction !== undefined && { faction }), boards: [], abilities }
  const isHired = row.boards !== undefined && !row.hero
  if (faction === undefined && !isHired) return byAbilities(row, abilities, at, check)
  const boards = boardsFor(check.book, row, faction)
  const here = abilities.filter(ability => keyOn(ability, boards, check) !== undefined)
  return { ...(faction !== undefined && { faction }), boards, abilities: here }
}

/** Describes what may be chosen with an ability, with examples. */

type Taking<T extends AbilityChoice['take']> = Extract<AbilityChoice, { readonly take: T }>

type Forms = { readonly [T in AbilityChoice['take']]: (choice: Taking<T>, id: string) => string }

const forms: Forms = {
  pool: ({ kinds }, id) =>
    kinds.length === 1
      ? t('is paid with 1 to 8 SAGA dice, as in +{id}=2, or +{id}=1ar for one that showed the rare symbol', { id })
      : t('is paid with 1 to 8 SAGA dice, as in +{id}=1a1d, or +{id}=1dr for one that showed the rare symbol', { id }),
  split: ({ total }, id) =>
    t('gives {total} dice in all, as in +{id}={total}a or +{id}={less}a1d', { total, id, less: total - 1 }),
  models: ({ least, most }, id) =>
    t('takes {least} to {most} models, as in +{id}={most}, or +{id}={most}r with the rare symbol', { least, most, id }),
  fatigue: ({ least, most }, id) => t('takes {least} to {most} fatigue, as in +{id}={most}', { least, most, id }),
  option: ({ options }, id) =>
    t('is one of {options}', { options: options.map(({ text }, i) => `+${id}=${i + 1} (${text})`).join(', ') }),
  number: ({ least, most, of }, id) => t('counts {least} to {most} {of}, as in +{id}={most}', { least, most, of, id })
}

const form = ({ choice, rareMatters }: Ability, id: string): string => {
  switch (choice?.take) {
    case 'pool':
      return forms.pool(choice, id)
    case 'split':
      return forms.split(choice, id)
    case 'models':
      return forms.models(choice, id)
    case 'fatigue':
      return forms.fatigue(choice, id)
    case 'option':
      return forms.option(choice, id)
    case 'number':
      return forms.number(choice, id)
    case undefined:
      return rareMatters
        ? t('takes no choice but the rare symbol, as in +{id}=r', { id })
        : t('takes no choice, just +{id}', { id })
  }
}

/** The mistake for a choice that the ability does not offer. */
const badChoice = (called: string, ability: Ability, id: string, given: string, at: string): Mistake => {
  const facts = { called, given: quoted(given), name: ability.name, form: form(ability, id) }
  return {
    // "+ullr=2" is both
    message: called.endsWith(given)
      ? t('{called} is not a choice for {name}, which {form}', facts)
      : t('{called}: {given} is not a choice for {name}, which {form}', facts),
    at
  }
}

/** Turns abilities that were asked for into uses, once it is known whose board they are on. */

/** Groups uses of the same box, because the dice of a pool may be named one by one. */
const byBox = ({ abilities, boards }: Belonging): ReadonlyMap<string, readonly AskedAbility[]> => {
  const found = new Map<string, readonly AskedAbility[]>()
  for (const ability of abilities) {
    const [key] = keysOn(ability, boards)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ability])
  }
  return found
}

/** Returns the id alone if it leads to the ability on these boards, otherwise the key with its board. */
const shortest = (key: string, { abilities }: Rulebook, boards: readonly string[]): string => {
  const id = idOf(key)
  const first = boards.find(board => Object.hasOwn(abilities, `${board}/${id}`))
  return first === boardOf(key) ? id : key
}

/**
 * Notes a box that is used more than once, unless it is in the left column: that takes any number of dice, any other box one use
 * a turn (R7.3).
 */
const onlyOnce = ({ name, multi }: Ability, [, second]: readonly AskedAbility[], check: Check): void => {
  if (second && !multi)
    check.note(
      outOfPlace(t('{called}: {name} is used once a turn (R7.3): name it once', { called: second.called, name }), second.at)
    )
}

const boxUses = (key: string, id: string, asked: readonly AskedAbility[], check: Check): readonly AbilityUse[] => {
  const ability = check.book.abilities[key]
  const [first] = asked
  if (!ability || !first) return []
  // if another box can make this one basic, each use is an act of its own (N13); the fight decides whether it is basic here
  if (asked.length > 1 && !ability.multi && mayBeBasic(check.book, key))
    return asked.flatMap(each => boxUses(key, id, [each], check))
  onlyOnce(ability, asked, check)
  const given = asked.length === 1 ? first.given : asked.flatMap(each => (each.given.length > 0 ? each.given : [{}]))
  const made = settled(ability, ability.multi ? given : first.given)
  // what was not chosen is said; advice chooses it
  const isOpen = ability.choice !== undefined && (asked.length > 1 ? asked : [first]).some(({ given }) => given.length === 0)
  const taken = made?.[0] ? formatValue(useOf(first.name, made[0])) : first.name
  if (isOpen && taken !== first.name && check.asked?.words && check.asked.command !== 'advise')
    check.assume(t('{name} for "{said}"', { name: `+${taken}`, said: first.typed }))
  if (!made) check.note(badChoice(first.called, ability, idOf(key), first.typed, first.at))
  return (made ?? []).map(choice => useOf(id, choice))
}

/** The uses of the boxes on a unit's boards. */
const usesOf = (belonging: Belonging, check: Check): readonly AbilityUse[] =>
  [...byBox(belonging)].flatMap(([key, asked]) => boxUses(key, shortest(key, check.book, belonging.boards), asked, check))

/** Turns plain data into a unit with known names, numbers in range and a settled faction. */

const FIELDS = Object.entries<ScenarioField>(unitFields)
const KEYS = Object.keys(unitFields) as readonly (keyof UnitRequest)[]

/** Other spellings of keys, such as armor. */
const ALIASES = new Map(FIELDS.flatMap(([key, { also = [] }]) => also.map(other => [other, key] as const)))

const isAlias = (key: string): boolean => ALIASES.has(key)

const spelled = (draft: Draft): Draft =>
  Object.keys(draft).some(isAlias)
    ? Object.fromEntries(Object.entries(draft).map(([key, value]) => [ALIASES.get(key) ?? key, value]))
    : draft

/** Armour relative to that of the troop: +1. Like the fatigue `exhausted`, it can be resolved once the troop is known. */
const RELATIVE = /^[+-]\d+$/

const isRelative = (draft: Draft): boolean =>
  ownKey(draft, 'fatigue') === 'exhausted' || RELATIVE.test(String(ownKey(draft, 'armour') ?? ''))

/** Replaces relative armour and the fatigue `exhausted` by numbers, if the troop is known. */
const absolute = (draft: Draft, check: Check): Draft => {
  if (!isRelative(draft)) return draft
  const { book } = check
  const [unit, faction, weapon, limit] = ['unit', 'faction', 'weapon', 'fatigueLimit'].map(key => ownKey(draft, key))
  const troop = typeof unit === 'string' ? troopFor(book, unit, idIn(book.factions, String(faction))) : undefined
  const row = troop ?? (typeof unit === 'string' ? troopFor(book, unit) : undefined)
  if (!row) return draft
  const profile = profileOf(book, row, typeof weapon === 'string' ? weapon : row.weapon)
  const { armour, fatigue } = draft
  const change = RELATIVE.test(String(armour)) ? Number(armour) : undefined
  const shot = change === undefined || profile.armourShot === profile.armour ? {} : { armourShot: profile.armourShot + change }
  return {
    ...draft,
    ...(fatigue === 'exhausted' && { fatigue: typeof limit === 'number' ? limit : profile.fatigueLimit }),
    ...(change !== undefined && { armour: profile.armour + change, ...shot })
  }
}

/** A unit whose values are each valid on their own. */
interface Values extends Partial<Omit<UnitRequest, 'abilities'>> {
  readonly abilities?: readonly unknown[]
}

/** Checks each value on its own. Default values are left out. */
const valuesOf = (draft: Draft, at: string, check: Check): Values => {
  onlyKeys(draft, KEYS, at, check)
  const made: Record<string, unknown> = {}
  for (const [key, field] of FIELDS) {
    const given = ownKey(draft, key)
    const value = given === undefined ? undefined : checked(field.type, given, `${at}.${key}`, check)
    if (value !== undefined && value !== field.idle) made[key] = value
  }
  return made
}

/**
 * Stores horses as `mounted`, unless `mounted` means another mount for this troop. Any other mount is stored by name, without
 * `mounted`.
 */
const mountValues = ({ mount, mounted, ...values }: Values, troop: Troop): Values =>
  mount === undefined
    ? { ...(mounted !== undefined && { mounted }), ...values }
    : mount === 'horse' && mountOf({ mounted: true }, troop) === mount
      ? { ...values, mounted: true }
      : { ...values, mount }

const modelsOf = ({ models }: Values, row: Troop, isSaid: boolean, at: string, check: Check): number | undefined => {
  const settled = isSaid ? models : oneSize(row)
  const most = row.models?.most ?? Number.POSITIVE_INFINITY
  if (settled !== undefined && settled > most)
    check.note(
      outOfPlace(
        t('{called}: {settled} is not a number of {name}: at most {most} ({rule})', {
          called: check.called(at),
          settled,
          name: row.name,
          most,
          rule: row.rule
        }),
        at
      )
    )
  if (settled === undefined && !isSaid) check.lacks(missingCount(row.name, at))
  return settled
}

const allEngaged = ({ engaged = 0 }: Values, models: number, at: string, check: Check): void => {
  if (engaged > models) check.note(notA(check.called(at), engaged, t('at most the {models} models of the unit', { models }), at))
}

/** A building counts as heavy cover and uneven ground (R2.11, R3.11). */
const buildingTerrain = ({ building, cover }: Values, at: string, check: Check): Pick<Values, 'cover' | 'ground'> => {
  if (!building) return {}
  if (cover !== undefined && cover !== 'heavy')
    check.note(
      outOfPlace(t('{called}: a building is heavy cover (R3.11): leave the cover out', { called: check.called(at) }), at)
    )
  return { cover: 'heavy', ground: 'uneven' }
}

const isEmpty = (key: string, value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0 && key !== 'spend')

/** Returns the keys that have a value, in the order of the table of fields. */
const inOrder = (unit: { readonly [K in keyof UnitRequest]?: UnitRequest[K] | undefined }): UnitRequest => {
  const made: Record<string, unknown> = {}
  for (const key of KEYS) {
    const value = unit[key]
    if (!isEmpty(key, value)) made[key] = value
  }
  return made as unknown as UnitRequest
}

const abilitiesOf = ({ abilities = [] }: Values, at: string, check: Check): readonly AskedAbility[] =>
  abilities.flatMap((each, index) => askedAbility(each, `${at}.abilities[${index}]`, check) ?? [])

/** The unit's row in the rulebook; notes a mistake if no troop is named. */
const rowOf = ({ unit }: Values, draft: Draft, at: string, check: Check): Troop | undefined => {
  if (ownKey(draft, 'unit') === undefined) check.lacks(whichTroop(at))
  return unit === undefined ? undefined : check.book.troops[unit]
}

/** Checks a unit that has no uncertain values; undefined if its troop is not known, which is noted. */
const certainUnitOf = (given: Draft, at: string, check: Check): UnitRequest | undefined => {
  const draft = absolute(given, check)
  const values = valuesOf(draft, at, check)
  const asked = abilitiesOf(values, at, check)
  const row = rowOf(values, draft, `${at}.unit`, check)
  if (!row || values.unit === undefined) return undefined
  const belongs = belonging(row, values.faction, asked, at, check)
  // a class with a faction is that faction's troop of the class: warriors of the Welsh are priodaur
  const unit = troopIdFor(check.book, values.unit, belongs.faction) ?? values.unit
  const troop = check.book.troops[unit] ?? row
  // the default is left out of a unit, so only here is it known that the user asked for something else
  if (troop.mounted === 'always' && ownKey(draft, 'mounted') === false)
    check.assume(t('{name} mounted for "on foot": there is no choice ({rule})', { name: troop.name, rule: troop.rule }))
  const models = modelsOf(values, troop, ownKey(draft, 'models') !== undefined, `${at}.models`, check)
  if (models !== undefined) allEngaged(values, models, `${at}.engaged`, check)
  const { faction } = belongs
  return inOrder({
    ...mountValues(values, troop),
    unit,
    models,
    faction,
    abilities: usesOf(belongs, check),
    ...buildingTerrain(values, `${at}.cover`, check)
  })
}

/** Checks what a unit may have, each entry as part of the unit that has it. */

/** The most cases that one fight may have. */
const MOST_CASES = 64

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/**
 * Returns an entry with the values as a unit that has it would have them; undefined if that unit is not valid or has none of
 * them.
 */
const settledEntry = (entry: Uncertain, draft: Draft, at: string, check: Check): Uncertain | undefined => {
  const keys = uncertainKeys(entry)
  const values = Object.fromEntries(keys.map(key => [key, entry[key]]))
  const unit = certainUnitOf({ ...draft, ...values }, at, check)
  const found = unit && Object.fromEntries(keys.flatMap(key => (unit[key] === undefined ? [] : [[key, unit[key]]])))
  return found && Object.keys(found).length > 0 ? ({ chance: entry.chance, ...found } as Uncertain) : undefined
}

const tooLikely = (group: readonly Uncertain[], at: string, check: Check): void => {
  const [first] = group
  if (!first || chanceOfAny(group) <= 1 + 1e-9) return
  const sum = percentText(chanceOfAny(group))
  check.note(
    outOfPlace(
      t('{called}: chances that exclude each other ({key}) add up to {sum}, which is more than 100%', {
        called: check.called(`${at}.maybe`),
        key: uncertainKey(first),
        sum
      }),
      `${at}.maybe`
    )
  )
}

/** Whether the unit has all this with certainty. Abilities never count, because naming one again means another use. */
const hasAnyway = (entry: Uncertain, base: UnitRequest): boolean =>
  uncertainKeys(entry).every(key => key !== 'abilities' && JSON.stringify(base[key]) === JSON.stringify(entry[key]))

/** Settles the faction with everything the unit may have, then checks each entry on its own. */
const settledUnit = (draft: Draft, entries: readonly Uncertain[], at: string, check: Check): UnitRequest | undefined => {
  const may = entries.flatMap(({ abilities = [] }) => abilities)
  const all = [...listed(ownKey(draft, 'abilities')), ...may]
  const whole = certainUnitOf(all.length > 0 ? { ...draft, abilities: all } : draft, at, check)
  if (!whole || check.mistakes.length > 0) return undefined
  const { faction } = whole
  const settled: Draft = faction === undefined ? draft : { ...draft, faction }
  const base = certainUnitOf(settled, at, check)
  const maybe = entries.flatMap(entry => settledEntry(entry, settled, at, check) ?? [])
  for (const group of exclusive(maybe)) tooLikely(group, at, check)
  if (!base || check.mistakes.length > 0) return undefined
  const uncertain = maybe.filter(entry => !hasAnyway(entry, base))
  const cases = countCases([{ maybe: uncertain }])
  if (cases > MOST_CASES)
    check.note(
      outOfPlace(
        t('{called}: that makes {n} cases, and a fight has at most {most}: leave some out', {
          called: check.called(`${at}.maybe`),
          n: cases,
          most: MOST_CASES
        }),
        `${at}.maybe`
      )
    )
  return uncertain.length > 0 ? { ...base, maybe: uncertain } : base
}

/** Parses "axe 60 %, +shieldwall 40 %" into entries; returns text that is not understood unchanged. */
export const parseUncertainEntries = (text: string, at: string, { book, called }: Pick<Check, 'book' | 'called'>): unknown => {
  const own = checking(book, called)
  const { maybe } = unitWords(phrasesOf(text, own), at, own).draft
  return own.mistakes.length === 0 && Array.isArray(maybe) ? maybe : text
}

/** Turns plain data into a unit; undefined if its troop is not known, which is noted. */
export const unitOf = (given: Draft, at: string, check: Check): UnitRequest | undefined => {
  const spelt = spelled(given)
  if (ownKey(spelt, 'maybe') === undefined) return certainUnitOf(spelt, at, check)
  const { maybe, ...draft } = spelt
  const parsed = typeof maybe === 'string' ? parseUncertainEntries(maybe, at, check) : maybe
  const entries = checked(unitFields.maybe.type, parsed, `${at}.maybe`, check) as readonly Uncertain[] | undefined
  return entries && entries.length > 0 ? settledUnit(draft, entries, at, check) : certainUnitOf(draft, at, check)
}
