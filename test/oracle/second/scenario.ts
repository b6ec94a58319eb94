import type { Act, Clause, Count, Effect, Fight, Side, Unit } from './types'

/** The same fight as JSON for the product: the scenario of one fight. */

type Json = Readonly<Record<string, unknown>>

/** Solid cover keeps its name of the first edition in scenarios. */
const covers = { none: 'none', light: 'light', solid: 'heavy' } as const

/** Models that are counted fight, so they are engaged. */
const followed: Readonly<Record<string, string>> = { 'own-models': 'own-engaged', 'enemy-models': 'enemy-engaged' }

const countOf = (count: Count): unknown => {
  if (typeof count === 'number') return count
  const follows = followed[count.follows] ?? count.follows
  // the cut of a shot's pool is said with the count
  const cut = count.follows === 'own-shooting-dice' ? { most: Math.min(8, count.most ?? 8) } : {}
  return { ...count, ...cut, follows }
}

const ifOf = ({ if: conditions }: Effect): Json =>
  conditions?.within ? { if: { ...conditions, within: conditions.within.toLowerCase() } } : {}

const effectOf = (effect: Effect): Json => ({ ...plainOf(effect), ...ifOf(effect) })

const plainOf = (effect: Effect): Json => {
  if (effect.verb === 'cover') return { ...effect, kind: covers[effect.kind] }
  const most = 'most' in effect && effect.most !== undefined ? { most: countOf(effect.most) } : {}
  if (effect.verb === 'test') return { ...effect, dice: countOf(effect.dice) }
  return 'count' in effect && typeof effect.count === 'object'
    ? { ...effect, count: countOf(effect.count), ...most }
    : { ...effect, ...most }
}

const clauseOf = ({ price, effects }: Clause): readonly Json[] => [{ verb: 'pay', ...price }, ...effects.map(effectOf)]

const actOf = (act: Act): unknown => {
  if (act.kind === 'fatigue') return act.buys
  return { ...(act.kind === 'rule' && { rule: true }), effects: act.clauses.flatMap(clauseOf) }
}

const given = (entries: Json): Json => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

/** Rules of a unit that are verbs of the product. */
const rulesOf = ({ closeRanks = [], deniesCover, withdraw, buysBoth, vanishing }: Unit): readonly Json[] => [
  ...(vanishing ? [{ verb: 'vanishing-fatigue', count: vanishing }] : []),
  ...closeRanks.map(may => ({ verb: 'close-ranks', of: 'own', may: may === 'may' })),
  ...(deniesCover ? [{ verb: 'deny-cover' }] : []),
  ...(withdraw ? [{ verb: 'withdraw', to: withdraw }] : []),
  ...(buysBoth ? [{ verb: 'buys-both' }] : [])
]

const unitOf = (unit: Unit, side: Side, acts: readonly Act[]): Json => {
  const { class: name, models, weapons, mount, banner, cover, closed, bodyguards, inRange, melee, meleeCharging, shooting } = unit
  const { armour, armourShot, fatigue, fatigueLimit, resilience, ground, friendsNear, effects = [] } = unit
  const own = acts.filter(({ by }) => by === side).map(actOf)
  const rules = [...rulesOf(unit), ...effects.map(effectOf)]
  return given({
    unit: name,
    models,
    weapon: weapons?.[0] === 'improvised' ? 'improvised-projectiles' : weapons?.[0],
    ...(mount === 'horse' ? { mounted: true } : { mount }),
    banner,
    fatigue,
    engaged: inRange,
    cover: cover && covers[cover],
    ground,
    givesUpDice: side === 'defender' ? closed : undefined,
    guards: bodyguards ? { models: bodyguards, unit: 'hearthguard' } : undefined,
    friendsNear,
    resilience,
    armour,
    armourShot,
    dicePerModel: melee,
    dicePerModelCharging: meleeCharging,
    dicePerModelShot: shooting,
    fatigueLimit,
    effects: rules.length > 0 ? rules : undefined,
    acts: own.length > 0 ? own : undefined
  })
}

/** Readings of what is no single fight. */
const beyond: readonly string[] = ['javelin-shot', 'charge-dice', 'points-rounding', 'enemy-acts']

const readingsOf = (readings: Fight['readings']): Json | undefined =>
  readings && Object.fromEntries(Object.entries(readings).filter(([name]) => !beyond.includes(name)))

/** Each side's acts in its own order: the scenario takes them in turn, as `inTurn` does. */
export const scenarioOf = ({ kind, attacker, defender, acts = [], within, readings }: Fight): Json =>
  given({
    kind,
    edition: 2,
    within: within?.toLowerCase(),
    readings: readingsOf(readings),
    attacker: unitOf(attacker, 'attacker', acts),
    defender: unitOf(defender, 'defender', acts)
  })

/** T3.8: one act of each in turn; who has none left passes. */
export const inTurn = (attacker: readonly Act[], defender: readonly Act[], first: Side = 'attacker'): readonly Act[] => {
  const [one, other] = first === 'attacker' ? [attacker, defender] : [defender, attacker]
  return Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1)
  ])
}
