import * as z from 'zod'
import { msg, t, translate } from '../../model/language'
import type { ConductFile, EnemyFile, PlanFile, StepFile, WarbandFile } from '../../model/plan'
import { quoted } from '../../model/quoted'
import { COVERS } from '../../model/scenario'
import { listOf, object, text, whole, yesNo } from '../boards/field-schemas'
import { jsonSchemaOf } from '../boards/json-schema'

/**
 * The schema of a plan file: the units, the SAGA dice on the boards, and the steps. `Keys` makes the compiler ask for a schema
 * for each key of the file's types.
 */

type Keys<File> = { readonly [K in keyof Required<File>]: z.ZodType }

const NAME = msg('a name: letters, digits and hyphens, starting with a letter, such as hird or left-levies')

const RESERVED = ['and', 'or', 'not', 'is', 'at', 'points', 'constructor', 'prototype']

const name = z
  .string({ error: NAME })
  .max(40, { error: NAME })
  .regex(/^\p{L}[\p{L}\d]*(?:[_-][\p{L}\d]+)*$/u, { error: NAME })
  .refine(word => !RESERVED.includes(word.toLowerCase()), {
    error: () => t('{name}; not {words}', { name: translate(NAME), words: RESERVED.slice(0, 6).map(quoted).join(', ') })
  })

const condition = z
  .string({ error: msg('a condition, such as "fyrd.models <= 4 and hird.fatigue < 3"') })
  .min(1, { error: msg('a condition, such as "fyrd.models <= 4"') })
  .max(1000, { error: msg('a condition of at most 1000 characters') })

const oneOf = <const W extends readonly string[]>(...words: W) => z.enum(words)

const names = z.union([name, listOf(name).min(1, { error: msg('a list of at least one name') })], {
  error: msg('the name of a unit, or a list of names')
})
const texts = z.union([text, listOf(text)], { error: msg('a text, or a list of texts') })

const SHARE = msg('a number of models, or a share of the survivors such as "2/3" or "75%"')
const engaged = z.union(
  [
    z.int({ error: SHARE }).min(1, { error: SHARE }).max(99, { error: SHARE }),
    z.string().regex(/^(?:\d{1,2}\/\d{1,2}|\d{1,3}\s*%)$/, { error: SHARE })
  ],
  { error: SHARE }
)

const SPEND = msg('armour, enemy-armour, both, nothing or any')
const spend = z.union(
  [
    z.enum(['armour', 'enemy-armour', 'both', 'nothing', 'any'], { error: SPEND }),
    listOf(z.enum(['armour', 'enemy-armour'], { error: SPEND }))
  ],
  { error: SPEND }
)

const cover = oneOf(...COVERS)
const ground = oneOf('open', 'uneven', 'dangerous')

const conduct = {
  abilities: z
    .union([z.literal('any'), listOf(text)], { error: msg('a list of abilities, such as [frigg, combat-pool=2a], or any') })
    .exactOptional()
    .describe('abilities used in this fight, each with its choice; any: left to --solve'),
  spend: spend.exactOptional().describe("what the enemy's fatigue buys (R2.2, R3.4); any: left to --solve"),
  engaged: engaged.exactOptional().describe('models that fight or shoot: a number, or a share of the survivors'),
  cover: cover.exactOptional(),
  ground: ground.exactOptional().describe('where it fights, and where its move or charge ends'),
  building: yesNo.exactOptional(),
  effects: listOf(z.unknown()).exactOptional().describe('effects written out, without a board')
} satisfies Keys<ConductFile>

const reply = object({
  when: condition.exactOptional().describe('the reply is made only if this condition holds'),
  ...conduct,
  givesUpDice: yesNo.exactOptional().describe('R3.3'),
  stops: yesNo
    .exactOptional()
    .describe('the enemy spends a fatigue of the charging unit to shorten its move, if that keeps it away (R4.4)')
} satisfies Keys<EnemyFile>)

const DISTANCE = msg('a distance in inches from 0 to 99')

const step: z.ZodType = object(
  {
    move: name.exactOptional().describe('a unit moves'),
    rest: name.exactOptional().describe('a unit rests, as its first activation (R4.2)'),
    shoot: name.exactOptional().describe('a unit shoots at its target'),
    charge: names.exactOptional().describe('a unit charges its target; a warlord and a unit Side by Side (R6.3)'),
    use: text.exactOptional().describe('a box is used outside a fight, on the units named: njord, trapped, exhaustion'),
    turn: name.exactOptional().describe('the turn of this warband begins: nothing is done yet, and what lasts a turn is over'),
    all: yesNo
      .exactOptional()
      .describe('of a rest with a war banner: all fatigue goes, and the unit does nothing more this turn (V9.15)'),
    choose: z
      .lazy(() =>
        z
          .array(z.union([step, z.array(step)]), { error: msg('a list of steps, or of lists of steps') })
          .min(1, { error: msg('a list of at least one alternative') })
          .max(20, { error: msg('a list of at most 20') })
      )
      .exactOptional()
      .describe('alternatives, each a step or a list of steps; --solve finds the best'),
    'stop when': condition.exactOptional().describe('the plan ends here where it holds'),
    name: text.exactOptional().describe('what an alternative is called'),
    target: names.exactOptional().describe('the enemy unit; if it is a list, --solve chooses the best'),
    throw: name.exactOptional().describe('at whom javelins are thrown after a move (R2.9)'),
    on: names.exactOptional().describe('units a box is used on; none for one that lasts until the turn ends'),
    ...conduct,
    companion: object(conduct).exactOptional().describe('what the second of two units does that charge Side by Side (R6.3)'),
    enemy: z
      .union([oneOf('best', 'nothing'), reply, listOf(reply)], { error: msg('best, nothing, or what the enemy does') })
      .exactOptional()
      .describe('what the enemy does; a list of rules with when, the first that holds; best: left to --solve'),
    distance: z
      .number({ error: DISTANCE })
      .min(0, { error: DISTANCE })
      .max(99, { error: DISTANCE })
      .exactOptional()
      .describe('inches to the target (R4.5); of a move, to the nearest enemy where it begins (R4.6)'),
    pay: texts.exactOptional().describe('boxes whose dice pay for the activation; by default the one for its class'),
    free: z
      .union([yesNo, oneOf('determination', 'we-obey')], { error: msg('true, determination or we-obey') })
      .exactOptional()
      .describe('no die pays (R6.2)'),
    tireless: yesNo.exactOptional().describe('it brings no fatigue of its own (an ability says so)'),
    near: listOf(name).exactOptional().describe('friends within S of a unit that may be destroyed in this melee (R4.1)'),
    when: condition.exactOptional().describe('the step is taken only if this condition holds'),
    else: z
      .lazy(() => z.union([step, z.array(step)], { error: msg('a step, or a list of steps') }))
      .exactOptional()
      .describe('done where when does not hold')
  } satisfies Keys<StepFile>,
  () => t('a step, such as {example}', { example: '{ shoot: archers, target: fyrd }' })
)

const UNIT = msg('a unit in words, such as "6 hirdmen fatigue 1", or an object')

const unit = z.union(
  [
    text,
    z.looseObject({
      is: text.exactOptional().describe('the unit in words; the other keys, those of a scenario, override it'),
      near: listOf(name).exactOptional().describe('friends within S of it throughout (R4.1)'),
      move: oneOf('VS', 'S', 'M', 'L')
        .exactOptional()
        .describe('the band of its move, where it is another than M on foot and L on horses')
    })
  ],
  { error: UNIT }
)

const warband = object({
  faction: text.exactOptional(),
  dice: z
    .record(text, whole(0, 8), { error: msg('numbers of dice by box') })
    .exactOptional()
    .describe('SAGA dice on its board, by box; left out: whatever is used is taken as paid for'),
  units: z.record(name, unit, { error: msg('units by name') })
} satisfies Keys<WarbandFile>)

/** The zod schema of a plan file. */
export const planFile = object({
  title: text.exactOptional().describe('the title of the answer'),
  edition: z
    .union([z.literal(1), z.literal(2)], { error: '1 or 2' })
    .exactOptional()
    .describe('1 or 2'),
  readings: z
    .record(text, text, { error: msg('values of readings by name') })
    .exactOptional()
    .describe('other interpretations of disputed rules, by name'),
  boards: listOf(text).exactOptional().describe('your own board files, relative to this file'),
  points: whole(1, 99).exactOptional().describe('the size of the battle by the points of a warband (R8.3); 6 by default'),
  turn: text.exactOptional().describe('the warband whose turn it is; the first by default'),
  warbands: z
    .record(name, warband, { error: msg('two warbands by name') })
    .describe('two warbands by name: units, the faction, dice on the board'),
  enemy: oneOf('best', 'nothing').exactOptional().describe('what the enemy does if a step does not say'),
  goals: z
    .record(text, condition, { error: msg('conditions by name') })
    .exactOptional()
    .describe('what should hold at the end'),
  'stop when': condition.exactOptional().describe('tried before each step'),
  steps: z
    .array(step, { error: msg('a list of steps') })
    .min(1, { error: msg('a list of at least one step') })
    .max(40, { error: msg('a list of at most 40 steps') })
    .describe('what happens, in order')
} satisfies Keys<PlanFile>)

/** The JSON Schema of a plan file, for editors. */
export const planSchema = (): object => ({ title: 'A plan file of saga-odds', ...jsonSchemaOf(planFile) })
