import type { Effect } from '../../model/effect'
import type { Ability, Cited, Faction, Troop, Weapon } from '../../rules/types'
import { namesWritten } from './names'
import { partWritten, profileWritten } from './profile'
import type { AbilityRow, FactionRow, HeroRow, TroopRow, WeaponRow } from './schema'

/** Rows of the rulebook as rows of a board file. */

const named = (id: string, { name, names }: { readonly name: string; readonly names: readonly string[] }) => {
  const words = namesWritten(id, names)
  return { name, ...(words && { names: words }) }
}

const cited = ({ rule, source, certainty }: Cited) => ({
  rule,
  ...(source !== '' && { source }),
  ...(certainty !== 'stated' && { certainty })
})

/** Lists of the rulebook are read only; those of a file are its own. */
const list = <Item>(items: readonly Item[]): Item[] => [...items]

export const factionRow = (id: string, faction: Faction): FactionRow => ({
  ...named(id, faction),
  ...(faction.symbols && { symbols: faction.symbols }),
  ...cited(faction)
})

export const weaponRow = (
  id: string,
  { range, rangeInferred, effects, afterMove, tireless, openRanks, ...row }: Weapon
): WeaponRow => ({
  ...named(id, row),
  ...(range && { range }),
  ...(rangeInferred && { rangeInferred }),
  ...(effects.length > 0 && { effects: list(effects) }),
  ...(afterMove && { afterMove }),
  ...(tireless && { tireless }),
  ...(openRanks && { openRanks }),
  ...cited(row)
})

const armedWritten = (armed: NonNullable<Troop['armed']>): NonNullable<TroopRow['armed']> =>
  Object.fromEntries(Object.entries(armed).map(([weapon, profile]) => [weapon, profileWritten(profile)]))

const modelsWritten = ({ least, most }: NonNullable<Troop['models']>): TroopRow['models'] & {} =>
  least === most ? most : { least, most }

/** What is written of a troop and a hero alike. */
const unitRow = (id: string, troop: Troop) => {
  const { faction, profile, weapon, weapons, onFoot, mounted, models, effects, parts, armed, boards } = troop
  return {
    ...named(id, troop),
    class: troop.class,
    ...(faction !== undefined && { faction }),
    ...(profile && profileWritten(profile)),
    ...(weapon !== undefined && { weapon }),
    weapons: list(weapons),
    ...(onFoot && { onFoot: list(onFoot) }),
    mounted,
    ...(models && { models: modelsWritten(models) }),
    ...(effects && { effects: list<Effect>(effects) }),
    ...(parts && { parts: parts.map(partWritten) }),
    ...(armed && { armed: armedWritten(armed) }),
    ...(boards && { boards: list(boards) }),
    ...switches(troop),
    ...cited(troop)
  } satisfies HeroRow
}

const switches = ({ openRanks, resilience, presence, alone, wrath, mostUnits, untouched }: Troop) => ({
  ...(untouched && { untouched }),
  ...(mostUnits !== undefined && { mostUnits }),
  ...(openRanks && { openRanks }),
  ...(resilience && { resilience }),
  ...(presence !== undefined && { presence }),
  ...(alone && { alone }),
  ...(wrath && { wrath })
})

export const troopRow = (id: string, troop: Troop): TroopRow => {
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

export const heroRow = (
  id: string,
  troop: Troop,
  { factions, cost, sagaDice, facts, lends, dice, obey, without }: NonNullable<Troop['hero']>
): HeroRow => ({
  ...unitRow(id, troop),
  leads: list(factions),
  cost,
  sagaDice,
  facts: list(facts),
  ...(lends && { lends }),
  ...(obey && { obey: { ...obey, for: list(obey.for) } }),
  ...(without && { without: list(without) }),
  ...(dice && { dice: { ...dice, ...(dice.enemyRolls && { enemyRolls: list(dice.enemyRolls) }) } as HeroRow['dice'] & {} })
})

const choiceWritten = (choice: NonNullable<Ability['choice']>): AbilityRow['choice'] & {} => {
  if (choice.take === 'pool') return { ...choice, kinds: list(choice.kinds) }
  return choice.take === 'models' ? { ...choice, class: list(choice.class) } : choice
}

const activationWritten = ({ class: classes, for: activities, ...others }: NonNullable<Ability['activates']>) => ({
  ...others,
  ...(classes && { class: list(classes) }),
  ...(activities && { for: list(activities) })
})

export const abilityRow = (
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
  ...(row.removesUnitOf !== undefined && { removesUnitOf: row.removesUnitOf }),
  ...(diceFrom && { diceFrom: list(diceFrom) }),
  ...(row.noFight !== undefined && { noFight: row.noFight }),
  ...cited(row.cost.includes('?') ? { ...row, certainty: 'stated' } : row)
})
