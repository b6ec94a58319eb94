import * as z from 'zod'
import { object, table, trueOnly } from './field-schemas'
import { ability, faction, hero, troop, weapon } from './row-schemas'

const rows = {
  override: trueOnly.exactOptional().describe('every row may replace one of the rulebook'),
  factions: table(faction).exactOptional().describe('by id: name, symbols of its dice'),
  weapons: table(weapon).exactOptional().describe('by id: name, range, effects'),
  troops: table(troop).exactOptional().describe('by id: name, class, faction, numbers of its own'),
  heroes: table(hero).exactOptional().describe('by id: name, faction, what he does'),
  abilities: table(table(ability)).exactOptional().describe('by board (a faction, or a hero whose own they are) and id')
}

/** The board file: factions, weapons, troops, heroes and abilities of the user's own, laid over the rulebook. */
export const boardFile = object({
  edition: z
    .union([z.literal(1), z.literal(2)], { error: '1 or 2' })
    .exactOptional()
    .describe('the edition it is for; either by default'),
  ...rows
})

/** The same inside a roster, which says its edition itself. */
export const inlineBoard = object(rows)

export type BoardFile = z.infer<typeof boardFile>
export type FactionRow = z.infer<typeof faction>
export type WeaponRow = z.infer<typeof weapon>
export type TroopRow = z.infer<typeof troop>
export type HeroRow = z.infer<typeof hero>
export type AbilityRow = z.infer<typeof ability>

/** The JSON Schema of a board file, for editors. */
export const boardSchema = (): object => ({
  title: 'A board file of saga-odds',
  ...z.toJSONSchema(boardFile, { io: 'input' })
})
