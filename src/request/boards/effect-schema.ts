import * as z from 'zod'
import type { Conditions, Effect, Followed, Moment, Place, TroopClass, Verb } from '../../model/effect'
import { MOST_COUNT } from '../../model/limits'
import { id, listOf, object, text, whole, yesNo } from './leaves'

/** Effects by their verbs, and the conditions they hang on: each key as `model/effect` has it. */

const classes = ['levies', 'warriors', 'hearthguard', 'warlord'] as const satisfies readonly TroopClass[]

export const troopClass = z.enum(classes)

const conditions = {
  mounted: yesNo.exactOptional().describe('the unit is on horses; false: on foot'),
  moved: yesNo.exactOptional().describe('the unit has moved earlier in this turn'),
  charging: yesNo.exactOptional().describe('the unit charges; false: it is charged'),
  class: listOf(troopClass).exactOptional().describe('the unit is of one of these classes'),
  weapon: listOf(id).exactOptional().describe('the unit carries one of these weapons'),
  ground: z.enum(['open', 'uneven']).exactOptional(),
  enemyMounted: yesNo.exactOptional(),
  enemyClass: listOf(troopClass).exactOptional(),
  enemyExhausted: yesNo.exactOptional(),
  enemyClosedRanks: yesNo.exactOptional().describe('second edition: the enemy has closed ranks')
} satisfies { readonly [K in keyof Required<Conditions>]: z.ZodType }

export const condition = object(conditions).describe('all that is named must hold, or it does nothing')

const followed = [
  ...(['chosen-attack', 'chosen-defence', 'chosen', 'enemy-fatigue'] as const),
  ...(['model-advantage', 'sacrificed', 'own-engaged', 'enemy-engaged'] as const)
] as const satisfies readonly Followed[]

const change = whole(-MOST_COUNT, MOST_COUNT)

const following = object({ follows: z.enum(followed), times: whole(1, MOST_COUNT).exactOptional() })

const count = z.union([change, following], {
  error: `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, or { follows: enemy-fatigue }`
})

const some = whole(0, MOST_COUNT).exactOptional()

const removed = z.union(
  [
    whole(1, MOST_COUNT),
    object({ levies: some, warriors: some, hearthguard: some, warlord: some } satisfies Record<TroopClass, z.ZodType>)
  ],
  { error: 'a number of models, or { warriors: 1, levies: 2 }' }
)

const orAll = z.union([whole(1, MOST_COUNT), z.literal('all')], { error: `a whole number from 1 to ${MOST_COUNT}, or all` })

const when = z.enum(['before', 'now', 'after'] as const satisfies readonly Moment[])
const whose = z.enum(['own', 'enemy'])
const dice = { count, rare: count.exactOptional().describe('instead, if the SAGA die spent showed the rare symbol') }

/** What each verb needs beside itself. */
const verbs = {
  'attack-dice': {
    ...dice,
    into: z.literal('pool').exactOptional().describe('made in step 1, so that it raises the cap (R3.5)')
  },
  'defence-dice': dice,
  armour: { of: whose, count: whole(-6, 6) },
  'attack-roll': { count: whole(-6, 6) },
  save: { on: whole(2, 6) },
  reroll: { of: z.enum(['attack', 'defence']) },
  'ignore-hits': { count: whole(1, MOST_COUNT), of: z.literal('last').exactOptional() },
  cover: { kind: z.enum(['light', 'heavy']) },
  'ignore-fatigue': { count: orAll },
  resilience: { count: whole(1, MOST_COUNT) },
  'double-hits': {},
  push: {},
  'fight-again': {},
  sacrifice: {},
  remove: { count: removed, when },
  fatigue: { of: z.enum(['own', 'side', 'enemy']), count, when },
  note: { text }
} satisfies { readonly [V in Verb]: z.core.$ZodLooseShape }

const common = {
  in: listOf(z.enum(['melee', 'shooting', 'shot-at'] as const satisfies readonly Place[])).exactOptional(),
  if: condition.exactOptional()
}

const of = <V extends Verb>(verb: V) => object({ verb: z.literal(verb), ...verbs[verb], ...common })

const [first, ...others] = (Object.keys(verbs) as Verb[]).map(of)

/** One effect. The verbs are the keys of the table above, so that each is of its own shape. */
export const effect = z.discriminatedUnion('verb', first ? [first, ...others] : [of('push')], {
  error: 'an effect, as { verb: attack-dice, count: 2 }'
}) as unknown as z.ZodType<Effect, Effect>
