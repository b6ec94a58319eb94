import type { Effect } from '../../model/effect'
import type { Ability, Cited, Faction, Rulebook, Troop, Weapon } from '../../rules/types'
import { namesWritten } from './names'
import { partWritten, profileWritten } from './profile'
import type { AbilityRow, BoardFile, FactionRow, HeroRow, TroopRow, WeaponRow } from './schema'

/** Rows of the rulebook as rows of a board file. */

const named = (
  id: string,
  { name, spanish, names }: { readonly name: string; readonly spanish?: string; readonly names: readonly string[] }
) => {
  const words = namesWritten(id, names)
  return { name, ...(spanish !== undefined && { spanish }), ...(words && { names: words }) }
}

const cited = ({ rule, source, certainty }: Cited) => ({
  rule,
  ...(source !== '' && { source }),
  ...(certainty !== 'stated' && { certainty })
})

/** Lists of the rulebook are read only; those of a file are its own. */
const list = <Item>(items: readonly Item[]): Item[] => [...items]

const factionRow = (id: string, faction: Faction): FactionRow => ({
  ...named(id, faction),
  ...(faction.symbols && { symbols: faction.symbols }),
  ...cited(faction)
})

const weaponRow = (
  id: string,
  { range, effects, afterMove, tireless, alternates, openRanks, carried, anyone, moves, freeShot, ...row }: Weapon
): WeaponRow => ({
  ...named(id, row),
  ...(range && { range }),
  ...(effects.length > 0 && { effects: list(effects) }),
  ...(afterMove && { afterMove }),
  ...(tireless && { tireless }),
  ...(alternates && { alternates }),
  ...(openRanks && { openRanks }),
  ...(carried && { carried }),
  ...(anyone && { anyone }),
  ...(moves && { moves }),
  ...(freeShot && { freeShot }),
  ...cited(row)
})

const armedWritten = (armed: NonNullable<Troop['armed']>): NonNullable<TroopRow['armed']> =>
  Object.fromEntries(Object.entries(armed).map(([weapon, profile]) => [weapon, profileWritten(profile)]))

const modelsWritten = ({ least, most }: NonNullable<Troop['models']>): TroopRow['models'] & {} =>
  least === most ? most : { least, most }

/** What is written of a troop and a hero alike. */
const unitRow = (id: string, troop: Troop) => {
  const { faction, profile, weapon, weapons, onFoot, besides, mounted, mounts, models, effects, parts, armed, boards } = troop
  return {
    ...named(id, troop),
    class: troop.class,
    ...(faction !== undefined && { faction }),
    ...(profile && profileWritten(profile)),
    ...(weapon !== undefined && { weapon }),
    weapons: list(weapons),
    ...(onFoot && { onFoot: list(onFoot) }),
    ...(besides && { besides: list(besides) }),
    mounted,
    ...(mounts && { mounts: list(mounts) }),
    ...(models && { models: modelsWritten(models) }),
    ...(effects && { effects: list<Effect>(effects) }),
    ...(parts && { parts: parts.map(partWritten) }),
    ...(armed && { armed: armedWritten(armed) }),
    ...(boards && { boards: list(boards) }),
    ...switches(troop),
    ...cited(troop)
  } satisfies HeroRow
}

const switches = ({ moves, openRanks, resilience, presence, alone, wrath, mostUnits, untouched }: Troop) => ({
  ...(untouched && { untouched }),
  ...(moves && { moves }),
  ...(mostUnits !== undefined && { mostUnits }),
  ...(openRanks && { openRanks }),
  ...(resilience && { resilience }),
  ...(presence !== undefined && { presence }),
  ...(alone && { alone }),
  ...(wrath && { wrath })
})

const troopRow = (id: string, troop: Troop): TroopRow => {
  const { under, hire, cost, sagaDice, musters } = troop
  return {
    ...unitRow(id, troop),
    ...(under !== undefined && { under }),
    ...(hire && { hire: { ...hire, never: list(hire.never), facts: list(hire.facts) } }),
    ...(cost !== undefined && { cost }),
    ...(sagaDice !== undefined && { sagaDice }),
    ...(musters && { musters: list(musters) })
  }
}

const heroRow = (
  id: string,
  troop: Troop,
  { factions, cost, sagaDice, facts, lends, lendsDetermination, dice, obey, without }: NonNullable<Troop['hero']>
): HeroRow => ({
  ...unitRow(id, troop),
  leads: list(factions),
  cost,
  sagaDice,
  facts: list(facts),
  ...(lends && { lends }),
  ...(lendsDetermination && { lendsDetermination }),
  ...(obey && { obey: { ...obey, for: list(obey.for) } }),
  ...(without && { without: list(without) }),
  ...(dice && { dice: { ...dice, ...(dice.enemyRolls && { enemyRolls: list(dice.enemyRolls) }) } as HeroRow['dice'] & {} })
})

const choiceWritten = (choice: NonNullable<Ability['choice']>): AbilityRow['choice'] & {} => {
  if (choice.take === 'pool') return { ...choice, kinds: list(choice.kinds) }
  if (choice.take === 'option') return { ...choice, options: list(choice.options) }
  return choice.take === 'models' ? { ...choice, class: list(choice.class) } : choice
}

const activationWritten = ({ class: classes, for: activities, ...others }: NonNullable<Ability['activates']>) => ({
  ...others,
  ...(classes && { class: list(classes) }),
  ...(activities && { for: list(activities) })
})

const abilityRow = (
  id: string,
  { faction: _, multi, when, choice, effects, activates, diceFrom, ...row }: Ability
): AbilityRow => ({
  ...named(id, row),
  when: list(when),
  cost: row.cost,
  ...(multi && { multi }),
  ...(choice && { choice: choiceWritten(choice) }),
  ...(row.rareMatters && { rareMatters: true }),
  ...(row.if && { if: row.if as AbilityRow['if'] & {} }),
  text: row.text,
  ...(effects.length > 0 && { effects: list(effects) }),
  ...(row.saga && { saga: row.saga }),
  ...(activates && { activates: activationWritten(activates) }),
  ...(row.until && { until: row.until }),
  ...(row.reach && { reach: row.reach }),
  ...(row.removesUnitOf !== undefined && { removesUnitOf: row.removesUnitOf }),
  ...(diceFrom && { diceFrom: list(diceFrom) }),
  ...(row.noFight !== undefined && { noFight: row.noFight }),
  ...cited(row.cost.includes('?') ? { ...row, certainty: 'stated' } : row)
})

/** The rulebook as a board file: read again over the same rulebook, it changes nothing. */

const rowsOf = <Row, Written>(
  table: Readonly<Record<string, Row>>,
  write: (id: string, row: Row) => Written | undefined
): Record<string, Written> =>
  Object.fromEntries(Object.entries(table).flatMap(([id, row]) => [write(id, row)].flatMap(made => (made ? [[id, made]] : []))))

/** The boards of these that are in the book, box by box. */
const boardsWritten = ({ abilities }: Rulebook, boards: readonly string[]): NonNullable<BoardFile['abilities']> =>
  Object.fromEntries(
    boards.flatMap(board => {
      const own = Object.entries(abilities).filter(([, ability]) => ability.faction === board)
      const rows = own.map(([key, ability]) => {
        const id = key.slice(key.indexOf('/') + 1)
        return [id, abilityRow(id, ability)] as const
      })
      return rows.length > 0 ? [[board, Object.fromEntries(rows)]] : []
    })
  )

/** What of the rulebook is to be written. */
export interface Chosen {
  readonly faction: (id: string) => boolean
  readonly troop: (id: string, troop: Troop) => boolean
  readonly weapon: (id: string) => boolean
}

/** Those rows as a file that may take their own place. */
export const written = (book: Rulebook, chosen: Chosen): BoardFile => {
  const troops = Object.fromEntries(Object.entries(book.troops).filter(([id, row]) => chosen.troop(id, row)))
  const factions = Object.keys(book.factions).filter(chosen.faction)
  const file = {
    factions: rowsOf(book.factions, (id, row) => (factions.includes(id) ? factionRow(id, row) : undefined)),
    weapons: rowsOf(book.weapons, (id, row) => (chosen.weapon(id) ? weaponRow(id, row) : undefined)),
    troops: rowsOf(troops, (id, row) => (row.hero ? undefined : troopRow(id, row))),
    heroes: rowsOf(troops, (id, row) => row.hero && heroRow(id, row, row.hero)),
    abilities: boardsWritten(book, [...factions, ...Object.keys(troops)])
  }
  const kept = Object.entries(file).filter(([, rows]) => Object.keys(rows).length > 0)
  return { edition: book.edition, override: true, ...Object.fromEntries(kept) }
}

/** All that one faction brings: its troops, the heroes who may lead it, its board, and the weapons they name. */
export const writeFaction = (book: Rulebook, faction: string): BoardFile => {
  const isIts = (_id: string, { faction: home, hero }: Troop) => home === faction || (hero?.factions.includes(faction) ?? false)
  const units = Object.entries(book.troops).filter(([id, row]) => isIts(id, row))
  const arms = new Set(
    units.flatMap(([, { weapons, weapon, besides = [], armed = {} }]) => [
      ...weapons,
      weapon ?? '',
      ...besides,
      ...Object.keys(armed)
    ])
  )
  return written(book, { faction: id => id === faction, troop: isIts, weapon: id => arms.has(id) })
}
