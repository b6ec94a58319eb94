import { isSpanish } from '../../model/language'
import type { Edition } from '../../model/scenario'
import type { OwnTables } from '../../rules/custom-tables'
import { resistance } from '../../rules/troops'
import type { Ability, Cited, DiceRate, Faction, Hero, Part, Profile, Troop, Weapon } from '../../rules/types'
import { namesOf, type Path } from './positions'
import {
  type AbilityRow,
  type BoardFile,
  type FactionRow,
  type HeroRow,
  isOfLeadership,
  type LeadershipRow,
  type TroopRow,
  type WeaponRow
} from './schema'
import type { Tree } from './syntax'

/** Converts the numbers of a unit between the form of a board file ("1/3": one die per three models) and that of the rulebook. */

type ProfileRow = Pick<
  TroopRow,
  'armour' | 'armourShot' | 'dicePerModel' | 'dicePerModelCharging' | 'dicePerModelShot' | 'fatigueLimit' | 'points'
>

const rateOf = (rate: number | string): DiceRate => {
  const [dice, models = 1] = `${rate}`.split('/').map(Number)
  return { dice: dice ?? 0, models }
}

const rateWritten = ({ dice, models }: DiceRate): number | string => (models === 1 ? dice : `${dice}/${models}`)

const pointsOf = (points: number | string): number => {
  const { dice, models } = rateOf(points)
  return dice / models
}

/** A fraction of a point is written as "1/n". */
const pointsWritten = (points: number): number | string => (points > 0 && points < 1 ? `1/${Math.round(1 / points)}` : points)

/** Undefined if the row sets none of these numbers. Armour against shooting defaults to armour in melee. */
const profileOf = (flat: ProfileRow): Partial<Profile> | undefined => {
  const { armour, armourShot = armour, dicePerModel, dicePerModelCharging, dicePerModelShot, fatigueLimit, points } = flat
  const made: Partial<Profile> = {
    ...(armour !== undefined && { armour }),
    ...(armourShot !== undefined && { armourShot }),
    ...(dicePerModel !== undefined && { dice: rateOf(dicePerModel) }),
    ...(dicePerModelCharging !== undefined && { diceCharging: rateOf(dicePerModelCharging) }),
    ...(dicePerModelShot !== undefined && { diceShot: rateOf(dicePerModelShot) }),
    ...(fatigueLimit !== undefined && { fatigueLimit }),
    ...(points !== undefined && { points: pointsOf(points) })
  }
  return Object.keys(made).length > 0 ? made : undefined
}

/** One writer per key, which returns undefined if the key can be left out. */
type ProfileWriters<From> = { readonly [K in keyof ProfileRow]-?: (of: From) => ProfileRow[K] | undefined }

const written: ProfileWriters<Partial<Profile>> = {
  armour: ({ armour }) => armour,
  armourShot: ({ armour, armourShot }) => (armourShot === armour ? undefined : armourShot),
  dicePerModel: ({ dice }) => dice && rateWritten(dice),
  dicePerModelCharging: ({ diceCharging }) => diceCharging && rateWritten(diceCharging),
  dicePerModelShot: ({ diceShot }) => diceShot && rateWritten(diceShot),
  fatigueLimit: ({ fatigueLimit }) => fatigueLimit,
  points: ({ points }) => (points === undefined ? undefined : pointsWritten(points))
}

/** Returns a writer for each number of a profile; `profileIn` gets the profile of a row. */
export const profileWriters = <From>(profileIn: (row: From) => Partial<Profile>): ProfileWriters<From> =>
  Object.fromEntries(
    Object.entries(written).map(([key, write]) => [key, (row: From) => write(profileIn(row))])
  ) as unknown as ProfileWriters<From>

export const profileWritten = (profile: Partial<Profile>): ProfileRow =>
  Object.fromEntries(
    Object.entries(written).flatMap(([key, write]) => {
      const value = write(profile)
      return value === undefined ? [] : [[key, value]]
    })
  )

type PartRow = NonNullable<TroopRow['parts']>[number]

const partOf = ({ dicePerModel, dicePerModelShot, points, ...same }: PartRow): Part => ({
  ...same,
  dice: rateOf(dicePerModel),
  diceShot: rateOf(dicePerModelShot),
  points: pointsOf(points)
})

export const partWritten = ({ dice, diceShot, points, ...same }: Part): PartRow => ({
  ...same,
  dicePerModel: rateWritten(dice),
  dicePerModelShot: rateWritten(diceShot),
  points: pointsWritten(points)
})

/** Converts rows of a board file to rows of the rulebook, filling in the defaults. */

/** What applies to every row of a file. */
interface Setting {
  /** The file's name without its folder, shown as the rule of rows that cite none. */
  readonly file: string
  readonly edition: Edition
}

/** The defaults of keys that a row may leave out. */
export const USUAL = {
  cited: { source: '', certainty: 'stated' },
  weapon: { effects: [] },
  ability: { multi: false, effects: [] },
  hero: { cost: 1, sagaDice: 3, facts: [] }
} as const satisfies {
  readonly cited: Omit<Cited, 'rule'>
  readonly weapon: Partial<Weapon>
  readonly ability: Partial<Ability>
  readonly hero: Partial<Hero>
}

const cited = ({ rule, source, certainty }: Partial<Cited>, { file }: Setting): Cited => ({
  rule: rule ?? file,
  source: source ?? USUAL.cited.source,
  certainty: certainty ?? USUAL.cited.certainty
})

const named = (
  { name, spanish, names }: { readonly name: string; readonly spanish?: string; readonly names?: readonly string[] },
  id: string
) => ({
  name: isSpanish() ? (spanish ?? name) : name,
  ...(spanish !== undefined && { spanish }),
  names: namesOf(id, names)
})

const factionOf = (id: string, row: FactionRow, setting: Setting): Faction => ({
  ...named(row, id),
  symbols: row.symbols ?? null,
  ...cited(row, setting)
})

const weaponOf = (id: string, { override: _, ...row }: WeaponRow, setting: Setting): Weapon => ({
  ...USUAL.weapon,
  ...row,
  ...named(row, id),
  ...cited(row, setting)
})

const sizeOf = (models: NonNullable<TroopRow['models']>): NonNullable<Troop['models']> =>
  typeof models === 'number' ? { least: models, most: models } : models

/**
 * Converts the keys that troops and heroes share. Keys that the rulebook stores in another form are replaced, the rest is copied.
 */
const unitOf = (id: string, row: Omit<TroopRow, 'class'>, setting: Setting) => {
  const {
    override: _,
    armour: _a,
    armourShot: _s,
    dicePerModel: _d,
    dicePerModelCharging: _c,
    dicePerModelShot: _m,
    fatigueLimit: _f,
    ...kept
  } = row
  const { points: _p, models, parts, armed, weapon, weapons = weapon === undefined ? [] : [weapon], ...others } = kept
  const profile = profileOf(row)
  return {
    ...others,
    ...named(row, id),
    ...(profile && { profile }),
    ...(models !== undefined && { models: sizeOf(models) }),
    ...(parts && { parts: parts.map(partOf) }),
    ...(armed && { armed: Object.fromEntries(Object.entries(armed).map(([each, flat]) => [each, profileOf(flat) ?? {}])) }),
    ...(weapon !== undefined && { weapon }),
    weapons,
    mounted: row.mounted ?? 'never',
    ...cited(row, setting)
  } satisfies Partial<Troop>
}

/**
 * Every warlord has Resistance (R6.1) unless the row gives effects. In the second edition warlords have Resilience instead, which
 * comes from their class (V9.8).
 */
const warlordEffects = ({ effects }: Pick<HeroRow, 'effects'>, { edition }: Setting): Partial<Troop> =>
  effects || edition === 2 ? {} : { effects: resistance }

const troopOf = (id: string, row: TroopRow, setting: Setting): Troop => ({
  ...unitOf(id, row, setting),
  class: row.class,
  ...(row.class === 'warlord' && {
    models: { least: 1, most: 1 },
    ...(row.models !== undefined && { models: sizeOf(row.models) })
  }),
  ...(row.class === 'warlord' && warlordEffects(row, setting))
})

type WithoutLeadership = Omit<HeroRow, keyof LeadershipRow>

/** Splits a hero's row into the keys that make the unit a hero, and the rest. */
const splitLeadership = (row: HeroRow): readonly [LeadershipRow, WithoutLeadership] => {
  const part = (isOfHero: boolean) => Object.fromEntries(Object.entries(row).filter(([key]) => isOfLeadership(key) === isOfHero))
  return [part(true), part(false) as WithoutLeadership]
}

/**
 * A hero is one model that replaces the warlord, costs 1 point, brings 3 SAGA dice and is worth 4 points by default (R6.4, R8.2).
 */
const heroOf = (id: string, row: HeroRow, hasOwn: boolean, setting: Setting): Troop => {
  const [own, { class: troopClass = 'warlord', ...unit }] = splitLeadership(row)
  const { leads, ...leadership } = own
  const factions = leads ?? (row.faction === undefined ? [] : [row.faction])
  const hero: Hero = { ...USUAL.hero, ...leadership, factions }
  return {
    ...unitOf(id, row.parts ? unit : { models: 1, points: 4, ...unit }, setting),
    class: troopClass,
    ...(troopClass === 'warlord' && warlordEffects(row, setting)),
    ...(hasOwn && { boards: row.boards ?? [id, ...factions] }),
    hero
  }
}

const abilityOf = (board: string, id: string, row: AbilityRow, setting: Setting): Ability => {
  const { override: _, ...others } = row
  return {
    ...USUAL.ability,
    ...others,
    ...named(row, id),
    faction: board,
    ...cited({ ...row, ...(row.cost.includes('?') && { certainty: 'unknown' }) }, setting)
  }
}

/** A board file that has been read. */
export interface Board {
  /** The file name as the user gave it. */
  readonly name: string
  readonly file: BoardFile
  readonly tree: Tree
}

type TableName = keyof OwnTables

/** A row of a user's board: in its rulebook form, with its position in the file. */
export interface OwnRow {
  readonly board: Board
  readonly table: TableName
  readonly key: string
  readonly row: OwnTables[TableName][string]
  readonly path: Path
  /** Whether it may replace a rulebook row of the same id: the row says so, the whole file does, or neither. */
  readonly overrides: 'itself' | 'file' | 'no'
}

const baseName = (file: string): string => file.replace(/^.*[\\/]/, '')

type Made = readonly [table: TableName, key: string, row: OwnRow['row'], path: Path, override: true | undefined]

const madeOf = (
  { factions = {}, weapons = {}, troops = {}, heroes = {}, abilities = {} }: BoardFile,
  setting: Setting
): readonly Made[] => [
  ...Object.entries(factions).map(
    ([id, row]): Made => ['factions', id, factionOf(id, row, setting), ['factions', id], row.override]
  ),
  ...Object.entries(weapons).map(([id, row]): Made => ['weapons', id, weaponOf(id, row, setting), ['weapons', id], row.override]),
  ...Object.entries(troops).map(([id, row]): Made => ['troops', id, troopOf(id, row, setting), ['troops', id], row.override]),
  ...Object.entries(heroes).map(
    ([id, row]): Made => ['troops', id, heroOf(id, row, Object.hasOwn(abilities, id), setting), ['heroes', id], row.override]
  ),
  ...Object.entries(abilities).flatMap(([board, boxes]) =>
    Object.entries(boxes).map(
      ([id, row]): Made => [
        'abilities',
        `${board}/${id}`,
        abilityOf(board, id, row, setting),
        ['abilities', board, id],
        row.override
      ]
    )
  )
]

/** Converts every row of a file for an edition. */
export const ownRows = (board: Board, edition: Edition): readonly OwnRow[] =>
  madeOf(board.file, { file: baseName(board.name), edition }).map(([table, key, row, path, override]) => ({
    board,
    table,
    key,
    row,
    path,
    overrides: override ? 'itself' : board.file.override ? 'file' : 'no'
  }))
