import type { Conditions, Effect, Followed, TroopClass, Verb } from '../model/effect'
import { MOST_COUNT } from '../model/limits'
import { noneOf, notA } from '../model/mistakes'
import { named } from './names'
import { type Field, fields, isDraft, just, listOf, must, oneOf, own, type Shape, text, whole, yesNo } from './shape'

/** Effects given directly, by their verbs: the shape of each, so that a slip in a file is told at its own path. */

const classes = ['levies', 'warriors', 'hearthguard', 'warlord'] as const satisfies readonly TroopClass[]

const condition: { readonly [K in keyof Required<Conditions>]: Shape<unknown> } = {
  mounted: yesNo,
  moved: yesNo,
  charging: yesNo,
  class: listOf(oneOf(...classes)),
  weapon: listOf((value, at, check) => named('weapon', value, at, check)),
  ground: oneOf('open', 'uneven'),
  enemyMounted: yesNo,
  enemyClass: listOf(oneOf(...classes)),
  enemyExhausted: yesNo,
  enemyClosedRanks: yesNo
}

const change = whole(-MOST_COUNT, MOST_COUNT)

const followed = [
  ...(['chosen-attack', 'chosen-defence', 'chosen', 'enemy-fatigue'] as const),
  ...(['model-advantage', 'sacrificed', 'own-engaged', 'enemy-engaged'] as const)
] as const satisfies readonly Followed[]

const following = fields({
  follows: must(oneOf<Followed>(...followed)),
  times: whole(1, MOST_COUNT)
})

const count: Shape<unknown> = (value, at, check) => (isDraft(value) ? following : change)(value, at, check)

const some = whole(0, MOST_COUNT)
const byClass = fields({ levies: some, warriors: some, hearthguard: some, warlord: some } satisfies Record<TroopClass, Field>)

const models: Shape<unknown> = (value, at, check) => (isDraft(value) ? byClass : whole(1, MOST_COUNT))(value, at, check)

const orAll: Shape<unknown> = (value, at, check) => (value === 'all' ? value : whole(1, MOST_COUNT)(value, at, check))

const when = must(oneOf('before', 'now', 'after'))
const whose = must(oneOf('own', 'enemy'))
const dice = { count: must(count), rare: count }

const verbs: { readonly [V in Verb]: Readonly<Record<string, Field>> } = {
  'attack-dice': { ...dice, into: oneOf('pool') },
  'defence-dice': dice,
  armour: { of: whose, count: must(whole(-6, 6)) },
  'attack-roll': { count: must(whole(-6, 6)) },
  save: { on: must(whole(2, 6)) },
  reroll: { of: must(oneOf('attack', 'defence')) },
  'ignore-hits': { count: must(whole(1, MOST_COUNT)), of: oneOf('last') },
  cover: { kind: must(oneOf('light', 'heavy')) },
  'ignore-fatigue': { count: must(orAll) },
  resilience: { count: must(whole(1, MOST_COUNT)) },
  'double-hits': {},
  push: {},
  'fight-again': {},
  sacrifice: {},
  remove: { count: must(models), when },
  fatigue: { of: must(oneOf('own', 'side', 'enemy')), count: must(count), when },
  note: { text: must(text) }
}

const common = { in: listOf(oneOf('melee', 'shooting', 'shot-at')), if: fields(condition) }

const shapes = new Map(Object.entries(verbs).map(([verb, row]) => [verb, fields({ verb: just(verb), ...row, ...common })]))

/** An effect that has all its verb needs, and nothing else. */
export const effect: Shape<Effect> = (value, at, check) => {
  const verb = isDraft(value) ? own(value, 'verb') : undefined
  const shape = typeof verb === 'string' ? shapes.get(verb) : undefined
  if (shape) return shape(value, at, check) as Effect | undefined
  if (!isDraft(value)) check.note(notA(check.called(at), value, 'an effect, as in { "verb": "attack-dice", "count": 2 }', at))
  else check.note(noneOf(`${check.called(at)}.verb`, verb, [...shapes.keys()], `${at}.verb`))
  return undefined
}
