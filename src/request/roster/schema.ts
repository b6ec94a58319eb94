import * as z from 'zod'
import { msg, type Text } from '../../model/language'
import { object, whole, yesNo } from '../boards/field-schemas'
import { jsonSchemaOf } from '../boards/json-schema'
import { inlineBoard } from '../boards/schema'

/** The schema of a roster file: a warband as a player writes it down. */

const line = (expects: Text) =>
  z
    .string({ error: expects })
    .min(1, { error: expects })
    .max(200, { error: expects })
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u, { error: expects })

const name = line(msg('a name on one line'))

const UNIT = msg('a unit, as 8 bondi or { troop: bondi, models: 8 }')

const equipment = {
  weapon: name.exactOptional().describe('what it carries; its usual weapon by default, none: left at home'),
  equipment: name.exactOptional().describe('the same as weapon'),
  mounted: yesNo.exactOptional(),
  mount: name.exactOptional().describe('second edition: what it rides instead of horses: camels, chariots, elephant'),
  banner: yesNo.exactOptional().describe('second edition: one of its models carries a war banner (V9.15)')
}

const unit = object({
  name: name.exactOptional().describe('what its player calls it'),
  troop: name.exactOptional().describe('a troop or a class by any of its names: bondi, warriors, hg, crossbows'),
  unit: name.exactOptional().describe('the same as troop'),
  models: whole(1, 99).exactOptional().describe('of each unit; not needed where there is one size, as of berserkers'),
  units: whole(1, 30).exactOptional().describe('how many such units; 1 by default'),
  ...equipment
})

const leader = object({
  troop: name.exactOptional().describe('a hero by name; the warlord by default'),
  unit: name.exactOptional().describe('the same as troop'),
  ...equipment,
  resilience: whole(0, 12).exactOptional().describe('second edition: the losses that one fatigue cancels (V9.8)')
})

const WARLORD = msg('true, words such as mounted or Danish axe, or an object with weapon and mounted')

export const rosterFile = object({
  name: name.exactOptional().describe('its name in answers; by default the name of the file'),
  edition: z
    .union([z.literal(1), z.literal(2)], { error: '1 or 2' })
    .exactOptional()
    .describe('1 by default'),
  faction: name.exactOptional().describe('vikings, anglo-danes, normans, welsh, or one of your own'),
  points: whole(1, 99).exactOptional().describe('the size of the battle: 2 to 6, 8, 10 or 12; 6 by default'),
  warlord: z
    .union([yesNo, line(WARLORD), leader], { error: WARLORD })
    .exactOptional()
    .describe('the hero who leads the warband; costs no points'),
  hero: z
    .union([line(msg('a hero by name')), leader], { error: msg('a hero by name, or an object with troop, weapon and mounted') })
    .exactOptional()
    .describe('a hero instead of the warlord'),
  board: inlineBoard.exactOptional().describe('rows of its own, written as in a board file, with no board to name'),
  units: z
    .array(z.union([line(UNIT), unit], { error: UNIT }), { error: msg('a list of units') })
    .max(60, { error: msg('a list of at most 60') })
    .describe('each a line of words, or an object: troop, models, weapon, mounted, mount, banner'),
  weight: z
    .number({ error: msg('a number from 0 to 1000') })
    .min(0, { error: msg('a number from 0 to 1000') })
    .max(1000, { error: msg('a number from 0 to 1000') })
    .exactOptional()
    .describe('how often it is met compared with other rosters; 1 by default')
})

export type RosterFile = z.infer<typeof rosterFile>
export type UnitRow = z.infer<typeof unit>
export type LeaderRow = z.infer<typeof leader>

/** Returns the JSON Schema of a roster file, for editors. */
export const rosterSchema = (): object => ({
  title: 'A roster of saga-odds',
  ...jsonSchemaOf(rosterFile)
})
