import * as z from 'zod'
import { type Conditions, common, type Effect, type Verb, verbs } from '../../model/effect'
import { CLASSES } from '../../model/effect-conditions'
import type { Field, Fields, Spec } from '../../model/fields'
import { msg, t } from '../../model/language'
import { MOST_COUNT, MOST_MODELS, MOST_OPTIONS } from '../../model/limits'
import type {
  Ability,
  Activation,
  Activity,
  Certainty,
  Faction,
  Hero,
  HeroDice,
  Obedience,
  SagaVerb,
  Timing,
  Troop,
  Weapon
} from '../../rules/types'
import {
  cost,
  halfPoints,
  id,
  linesOf,
  listOf,
  name,
  object,
  points,
  rate,
  table,
  text,
  trueOnly,
  whole,
  yesNo
} from './field-schemas'
import { jsonSchemaOf } from './json-schema'

/** The schema of effects in board files, generated from the fields of each verb. */

const troopClass = z.enum(CLASSES)

const plainOf = (spec: Spec): z.ZodType => {
  switch (spec.is) {
    case 'whole':
      return whole(spec.least, spec.most)
    case 'words':
      return spec.words.length === 1 ? z.literal(spec.words[0] as string) : z.enum(spec.words)
    case 'yes-no':
      return yesNo
    case 'text':
      return linesOf(spec.most)
    case 'id':
      // whether the row exists is checked once the whole file has been read
      return id
    case 'list':
      return listOf(schemaOf(spec.of))
    case 'object':
      return object(schemasOf(spec.fields))
    case 'either':
      return z.union(spec.of.map(schemaOf) as [z.ZodType, z.ZodType], { error: spec.expects })
  }
}

const schemaOf = (spec: Spec): z.ZodType => {
  const schema = plainOf(spec)
  return spec.help === undefined ? schema : schema.describe(spec.help)
}

const fieldOf = ({ spec, optional }: Field<unknown>): z.ZodType => {
  if (!optional) return schemaOf(spec)
  const schema = z.exactOptional(plainOf(spec))
  return spec.help === undefined ? schema : schema.describe(spec.help)
}

const schemasOf = (fields: Fields): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldOf(field)]))

const commonSchemas = schemasOf(common)

const condition = schemaOf(common.if.spec) as z.ZodType<Conditions, Conditions>

const schemaOfVerb = (verb: Verb) => object({ verb: z.literal(verb), ...schemasOf(verbs[verb]().fields), ...commonSchemas })

const [first, ...others] = (Object.keys(verbs) as Verb[]).map(schemaOfVerb)

/** Schema of one effect; its `verb` decides which other keys it has. */
export const effect = z.discriminatedUnion('verb', first ? [first, ...others] : [schemaOfVerb('push')], {
  error: msg('an effect, as { verb: attack-dice, count: 2 }')
}) as unknown as z.ZodType<Effect, Effect>

/** Schemas of the rows of a board file. The types ensure that every key of a rulebook row has a schema here. */

type Keys<Row, Other extends PropertyKey = never> = { readonly [K in Exclude<keyof Required<Row>, Other>]: z.ZodType }

const activity = z.enum(['move', 'rest', 'shoot', 'charge'] as const satisfies readonly Activity[])

const certainty = z.enum(['stated', 'inferred', 'unknown', 'public', 'one source'] as const satisfies readonly Certainty[])

/** The keys that every row has. */
const row = {
  name: name.describe('as answers print it'),
  spanish: name.exactOptional().describe('as answers in Spanish print it'),
  names: listOf(name).exactOptional().describe('words that name it in a sentence, beside its id'),
  override: trueOnly.exactOptional().describe('it replaces the row with this id in the rulebook'),
  rule: name.exactOptional().describe('the rule it cites; by default the name of the file'),
  source: name.exactOptional().describe('the page it is from'),
  certainty: certainty.exactOptional().describe('stated by default')
}

const symbols = object({ C: name, U: name, R: name }).describe('the symbols of its SAGA dice: common, uncommon, rare')

export const faction = object({ ...row, symbols: symbols.exactOptional() } satisfies Keys<Faction>)

const effects = listOf(effect)

const band = z.enum(['VS', 'S', 'M', 'L'])

export const weapon = object({
  ...row,
  range: z.enum(['S', 'M', 'L']).exactOptional().describe('of a missile weapon'),
  effects: effects.exactOptional(),
  afterMove: trueOnly.exactOptional().describe('it may shoot at once after a move'),
  tireless: trueOnly.exactOptional().describe('second edition: its shots cost no fatigue'),
  alternates: trueOnly.exactOptional().describe('second edition: never two shots in a row in a turn'),
  openRanks: z
    .union([z.literal(true), z.literal('uneven')], { error: msg('true, or uneven') })
    .exactOptional()
    .describe('second edition: units that carry it cannot close ranks, or not in uneven ground'),
  carried: z.enum(['foot', 'mounted']).exactOptional().describe('how it is carried, where that is not as one likes'),
  anyone: trueOnly.exactOptional().describe('nobody needs leave to have it'),
  moves: band.exactOptional().describe('who carries it moves and charges so far on foot'),
  freeShot: trueOnly.exactOptional().describe('second edition: one shot a turn is free')
} satisfies Keys<Weapon>)

const armour = whole(1, 6)

/** The numbers of a profile; each defaults to that of the unit's class. */
const profile = {
  armour: armour.exactOptional(),
  armourShot: armour.exactOptional().describe('armour when shot at; as armour by default'),
  dicePerModel: rate.exactOptional().describe('attack dice per model in melee'),
  dicePerModelCharging: rate.exactOptional().describe('attack dice per model in melee when it charges'),
  dicePerModelShot: rate.exactOptional().describe('attack dice per model when it shoots'),
  fatigueLimit: whole(1, 99).exactOptional(),
  points: points.exactOptional().describe('victory points for a model (R8.2)')
}

const parts = listOf(
  object({
    name,
    models: whole(1, MOST_MODELS),
    dicePerModel: rate,
    dicePerModelShot: rate,
    points,
    endsUnit: trueOnly.exactOptional()
  })
)

const models = z.union([whole(1, MOST_MODELS), object({ least: whole(1, MOST_MODELS), most: whole(1, MOST_MODELS) })], {
  error: () => t('a number of models from 1 to {most}, or {form}', { most: MOST_MODELS, form: '{ least: 4, most: 8 }' })
})

const dice = whole(0, 20)

const unitCost = {
  cost: halfPoints.exactOptional().describe('points in a warband'),
  sagaDice: dice.exactOptional().describe('SAGA dice it brings')
}

/** The keys that troops and heroes share, apart from their class and faction. */
const unit = {
  ...profile,
  weapon: id.exactOptional().describe('what it carries when none is named'),
  weapons: listOf(id).exactOptional().describe('what it may carry, first the usual one when it shoots'),
  unsourced: listOf(id).exactOptional().describe('of these, what no source shows it with: a fight says so'),
  onFoot: listOf(id).exactOptional().describe('of these, what it may carry on foot only'),
  besides: listOf(id).exactOptional().describe('weapons it always has beside the one in hand'),
  mounted: z.enum(['never', 'may', 'always']).exactOptional().describe('whether it rides; never (default), may or always'),
  mounts: listOf(id).exactOptional().describe('what it rides, first the usual; horses by default'),
  models: models.exactOptional().describe('the size it musters'),
  effects: effects.exactOptional().describe('always in force'),
  parts: parts.exactOptional().describe('a mixed unit: models that are alike, those lost first in front'),
  armed: table(object(profile)).exactOptional().describe('values that differ with a certain weapon'),
  boards: listOf(id).exactOptional().describe('boards it may use, searched in this order'),
  untouched: trueOnly.exactOptional().describe('no ability of an enemy works on it'),
  moves: band.exactOptional().describe('how far it moves and charges on foot; M by default'),
  mostUnits: dice.exactOptional().describe('units of it that a warband may have; any number by default'),
  openRanks: trueOnly.exactOptional(),
  resilience: z
    .union([whole(0, MOST_COUNT), z.literal('unknown')])
    .exactOptional()
    .describe('losses one fatigue cancels, where not as its class'),
  diceUnknown: trueOnly.exactOptional().describe('how many dice it rolls is not known: who uses it says it'),
  heroic: trueOnly.exactOptional().describe('second edition: a hero leads it among companions of its class'),
  presence: yesNo.exactOptional().describe('second edition: each model counts as four where models are counted'),
  mercenary: trueOnly.exactOptional().describe('second edition: it triggers no advanced ability of a board'),
  alone: trueOnly.exactOptional().describe('never Side by Side (R6.3)'),
  wrath: trueOnly.exactOptional().describe('it may throw for the Wrath (R6.6)')
}

const muster = object({ models: whole(1, MOST_MODELS), cost: dice, sagaDice: dice })

const hire = object({ never: listOf(id), underHero: yesNo, besideOthers: yesNo, facts: listOf(text) })

export const troop = object({
  ...row,
  class: troopClass,
  faction: id.exactOptional().describe('any faction by default'),
  ...unit,
  under: id.exactOptional().describe('the hero under whom alone it serves'),
  hire: hire.exactOptional().describe('swords for hire (R6.5)'),
  ...unitCost,
  musters: listOf(muster).exactOptional()
} satisfies Keys<Troop, 'profile' | 'hero'>)

const heroDice = object({
  most: dice.exactOptional(),
  half: trueOnly.exactOptional(),
  rerolls: dice.exactOptional(),
  anyActivates: trueOnly.exactOptional(),
  levies: dice.exactOptional(),
  enemyRolls: listOf(whole(1, 8)).exactOptional()
} satisfies Keys<HeroDice>)

/** The keys that make a unit a hero. */
const leadership = {
  leads: listOf(id).exactOptional().describe('the factions he may lead; his own by default'),
  ...unitCost,
  facts: listOf(text).exactOptional().describe('what he does beyond a single fight'),
  lends: trueOnly.exactOptional().describe('friends near him may use his own abilities too'),
  lendsDetermination: trueOnly.exactOptional().describe('second edition: friends within S of him have Determination (V9.12)'),
  dice: heroDice.exactOptional().describe('what he does to SAGA dice'),
  obey: object({ units: whole(0, 12), for: listOf(activity) } satisfies Keys<Obedience>)
    .exactOptional()
    .describe('friends that We Obey activates with him, and for what; one, to move or charge by default'),
  without: listOf(id).exactOptional().describe('troops that do not serve him')
} satisfies Keys<Hero, 'factions'> & { readonly leads: z.ZodType }

export type LeadershipRow = z.infer<ReturnType<typeof object<typeof leadership>>>

/** Whether a key of a hero's row is one of those that make the unit a hero. */
export const isOfLeadership = (key: string): boolean => Object.hasOwn(leadership, key)

export const hero = object({
  ...row,
  class: troopClass.exactOptional().describe('warlord by default'),
  faction: id.exactOptional().describe('his own; absent where he leads several'),
  ...unit,
  ...leadership
} satisfies Keys<Troop, 'profile' | 'hero' | 'under' | 'hire' | 'musters'>)

const least = { least: whole(1, MOST_MODELS), most: whole(1, MOST_MODELS) }

const choice = z.discriminatedUnion(
  'take',
  [
    object({
      take: z.literal('pool'),
      kinds: listOf(z.enum(['attack', 'defence'])).min(1),
      each: whole(1, 9),
      rare: whole(1, 9)
    }),
    object({ take: z.literal('split'), total: whole(1, 20) }),
    object({ take: z.literal('models'), ...least, class: listOf(troopClass) }),
    object({ take: z.literal('fatigue'), ...least }),
    object({
      take: z.literal('option'),
      least: z.literal(1),
      most: whole(1, MOST_OPTIONS),
      options: listOf(object({ text, by: object({ reading: id, value: id }).exactOptional() })).min(1)
    }),
    object({ take: z.literal('number'), least: whole(0, 12), most: whole(1, 12), of: name })
  ],
  { error: msg('a choice, as { take: split, total: 3 }') }
)

const timings = [
  ...(['Orders', 'Orders/Reaction', 'Activation', 'Activation/Reaction'] as const),
  ...(['Shooting', 'Shooting/Reaction', 'Melee'] as const)
] as const satisfies readonly Timing[]

export const ability = object({
  ...row,
  when: listOf(z.enum(timings)).min(1, { error: msg('a list of one timing or more') }),
  cost: cost.describe('one SAGA die for each term: any, C or R, U + R, ? where unknown; none'),
  multi: trueOnly.exactOptional().describe('the left column: any number of dice a turn'),
  choice: choice.exactOptional().describe('what a player says when he uses it'),
  rareMatters: trueOnly.exactOptional().describe('a rare die changes the effect'),
  if: condition.exactOptional(),
  text: text.describe('what it does, in your own words'),
  effects: effects.exactOptional(),
  saga: z
    .enum(['roll-two-more', 'reroll-or-turn'] as const satisfies readonly SagaVerb[])
    .exactOptional()
    .describe('what it does to the SAGA dice themselves'),
  activates: object({
    class: listOf(troopClass).exactOptional(),
    mounted: yesNo.exactOptional(),
    of: z.literal('enemy').exactOptional().describe('it activates units of the enemy'),
    for: listOf(activity).exactOptional(),
    all: trueOnly.exactOptional().describe('one payment activates every unit that it is for, each once'),
    tireless: trueOnly.exactOptional().describe('it brings no fatigue'),
    further: z.enum(['VS', 'S', 'M', 'L']).exactOptional().describe('the move is so much longer')
  } satisfies Keys<Activation>)
    .exactOptional()
    .describe('whom it activates, and for what: any unit for anything by default'),
  until: z
    .enum(['turn', 'next-turn'])
    .exactOptional()
    .describe('once used, its effects are in force until the turn ends; next-turn: until the one after it ends'),
  reach: object({
    doubles: text.exactOptional().describe('missiles of this weapon reach twice as far'),
    unshortened: z.literal('foot').exactOptional().describe('nothing shortens the moves of those on foot')
  })
    .exactOptional()
    .describe('how far the units of its side reach while it lasts'),
  removesUnitOf: whole(1, 12).exactOptional().describe('it removes a whole enemy unit of so many models or fewer'),
  diceFrom: listOf(text).exactOptional().describe('boxes whose dice it spends instead of its own, as normans/knights'),
  noFight: text.exactOptional().describe('why it changes no single fight; instead of effects')
} satisfies Keys<Ability, 'faction'>)

const rows = {
  override: trueOnly.exactOptional().describe('every row may replace one of the rulebook'),
  factions: table(faction).exactOptional().describe('by id: name, symbols of its dice'),
  weapons: table(weapon).exactOptional().describe('by id: name, range, effects'),
  troops: table(troop).exactOptional().describe('by id: name, class, faction, numbers of its own'),
  heroes: table(hero).exactOptional().describe('by id: name, faction, what he does'),
  abilities: table(table(ability)).exactOptional().describe('by board (a faction, or a hero whose own they are) and id')
}

/** Schema of a board file: the user's own factions, weapons, troops, heroes and abilities, laid over the rulebook. */
export const boardFile = object({
  edition: z
    .union([z.literal(1), z.literal(2)], { error: '1 or 2' })
    .exactOptional()
    .describe('the edition it is for; either by default'),
  ...rows
})

/** Schema of a board inside a roster: it has no `edition`, because the roster gives it. */
export const inlineBoard = object(rows)

export type BoardFile = z.infer<typeof boardFile>
export type FactionRow = z.infer<typeof faction>
export type WeaponRow = z.infer<typeof weapon>
export type TroopRow = z.infer<typeof troop>
export type HeroRow = z.infer<typeof hero>
export type AbilityRow = z.infer<typeof ability>

/** Returns the JSON Schema of a board file, for editors. */
export const boardSchema = (): object => ({
  title: 'A board file of saga-odds',
  ...jsonSchemaOf(boardFile)
})
