import type { Spread } from '../spread'
import { canAct, playAct } from './acts'
import { enemyOf, has, isMounted, mayCloseRanks } from './profile'
import { type Readings, readingsOf, readingValues } from './readings'
import { heldField, testing } from './referee'
import { type Field, type Table, tableOf } from './standing'
import type {
  Act,
  Clause,
  Conditions,
  Count,
  Cover,
  Effect,
  Fight,
  Kind,
  Mount,
  Place,
  Side,
  Unit,
  UnitClass,
  Weapon
} from './types'

/** Random fights of the second edition: the same seed gives the same fights. */

export interface Random {
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number
  readonly of: <T>(some: readonly [T, ...(readonly T[])]) => T
  /** True once in n. */
  readonly oneIn: (n: number) => boolean
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return { below, of: some => some[below(some.length)] ?? some[0], oneIn: n => below(n) === 0 }
}

const weaponsOf: Readonly<Record<UnitClass, readonly [Weapon | 'none', ...(readonly (Weapon | 'none')[])]>> = {
  levies: ['none', 'bow', 'sling', 'javelins', 'unarmed', 'improvised'],
  warriors: ['none', 'none', 'bow', 'crossbow', 'javelins', 'heavy-weapon', 'sarissa', 'firearm', 'composite-bow', 'improvised'],
  hearthguard: ['none', 'none', 'javelins', 'heavy-weapon', 'composite-bow'],
  warlord: ['none', 'none', 'javelins', 'heavy-weapon', 'composite-bow']
}
const footOnly: readonly (Weapon | 'none')[] = ['bow', 'sling', 'crossbow', 'heavy-weapon', 'firearm', 'sarissa']

const weaponOf = (random: Random, name: UnitClass, mount: Mount | undefined, shoots: boolean): readonly Weapon[] => {
  const fits = weaponsOf[name].filter(weapon => {
    if (shoots && ['none', 'unarmed', 'heavy-weapon'].includes(weapon)) return false
    return weapon === 'composite-bow' ? mount !== undefined : mount === undefined || !footOnly.includes(weapon)
  })
  const [first = 'javelins', ...others] = fits
  const weapon = random.of([first, ...others])
  return weapon === 'none' ? [] : [weapon]
}

/** Chariots and elephants, whose rows section 5 and T6.11 give. */
const beasts: readonly [Unit, ...Unit[]] = [
  { class: 'hearthguard', models: 2, mount: 'chariot' },
  { class: 'hearthguard', models: 2, mount: 'heavy-chariot' },
  { class: 'hearthguard', models: 1, mount: 'scythed-chariot', melee: 4 },
  { class: 'hearthguard', models: 1, mount: 'elephant', armour: 5, armourShot: 4, melee: 5, shooting: 2 }
]

const bareUnit = (random: Random, shoots: boolean): Unit => {
  if (random.oneIn(12)) return shoots ? (beasts[beasts.length - 1] ?? beasts[0]) : random.of(beasts)
  const name = random.of<UnitClass>(['levies', 'warriors', 'warriors', 'hearthguard', 'hearthguard', 'warlord'])
  const horse = random.of<Mount>(['horse', 'horse', 'camel', 'cataphract'])
  const mount = name === 'levies' || !random.oneIn(3) ? undefined : horse
  const weapons = weaponOf(random, name, mount, shoots)
  return {
    class: name,
    models: name === 'warlord' ? 1 : 1 + random.below(12),
    ...(mount && { mount }),
    ...(weapons.length > 0 && { weapons })
  }
}

export const randomUnit = (random: Random, shoots = false): Unit => {
  const bare = bareUnit(random, shoots)
  const isHero = bare.class === 'warlord'
  return {
    ...bare,
    fatigue: random.below(4),
    ...(isHero && random.oneIn(2) && { resilience: random.below(3) }),
    ...(isHero && random.oneIn(4) && { vanishing: 1 }),
    ...(isHero && random.oneIn(2) && { bodyguards: 1 + random.below(2) }),
    ...(random.oneIn(3) && { cover: random.of<Cover>(['light', 'solid']) }),
    ...(random.oneIn(6) && { ground: 'uneven' as const }),
    ...(random.oneIn(6) && { friendsNear: 1 + random.below(3) }),
    ...(random.oneIn(12) && { withdraw: random.of<'none' | 'M'>(['none', 'M']) }),
    ...(random.oneIn(15) && { deniesCover: true }),
    ...(random.oneIn(15) && { buysBoth: true }),
    ...(random.oneIn(15) && { banner: true })
  }
}

const whole = (random: Random, most: number): number => 1 + random.below(most)

const countOf = (random: Random): Count => {
  if (!random.oneIn(4)) return whole(random, 5)
  return random.of<Count>([
    { follows: 'own-fatigue', times: 2, most: 6 },
    { follows: 'enemy-fatigue', times: 2 },
    { follows: 'own-models', per: 2, most: 4 },
    { follows: 'enemy-models', per: 3, most: 4 },
    { follows: 'friends-near', most: 3 },
    { follows: 'enemy-armour' },
    { follows: 'model-disadvantage', most: 4 },
    { follows: 'own-defence-dice', times: 2 },
    { follows: 'own-shooting-dice', most: 4 },
    { follows: 'model-advantage', most: 4 }
  ])
}

const conditionsOf = (random: Random, unit: Unit, kind: Kind): Conditions =>
  random.of<Conditions>([
    { mounted: isMounted(unit) },
    { enemyMounted: false },
    { enemyClass: ['warriors', 'levies'] },
    { armourAgainstEnemy: 'higher' },
    { armourAgainstEnemy: 'lower' },
    { enemyArmourAtLeast: 4 },
    { ownArmourAtMost: 4 },
    { fatigued: random.oneIn(2) },
    { missiles: random.oneIn(2) },
    { enemyArmourAtMost: 4 },
    { ownModelsAtLeast: 6 },
    { outnumbered: true },
    { friendsNear: 1 },
    { enemyExhausted: true },
    kind === 'melee' ? { charging: true } : { within: 'M' },
    kind === 'melee' ? { enemyClosedRanks: true } : { within: 'L' }
  ])

type Make = (random: Random) => Effect

const attacking: readonly [Make, ...Make[]] = [
  random => ({ verb: 'attack-dice', count: countOf(random) }),
  random => ({ verb: 'attack-dice', count: countOf(random) }),
  () => ({ verb: 'attack-roll', count: 1 }),
  random => ({ verb: 'attack-roll', count: whole(random, 2), dice: whole(random, 2) }),
  () => ({ verb: 'reroll', of: 'attack' }),
  random => ({ verb: 'reroll', of: 'attack', results: whole(random, 3), ...(random.oneIn(2) && { most: whole(random, 4) }) }),
  random => ({ verb: 'reroll', of: 'attack', forEach: random.of<readonly number[]>([[1, 6], [4, 5, 6], [2]]) }),
  random => ({ verb: 'reroll', of: 'enemy-defence', ...(random.oneIn(2) && { most: whole(random, 3) }) }),
  random => ({ verb: 'hits', count: whole(random, 3) }),
  random => ({
    verb: 'hits-on',
    of: 'own',
    on: random.of([6, 6, 5]),
    count: 1,
    ...(random.oneIn(3) && { most: whole(random, 3) })
  }),
  () => ({ verb: 'armour', of: 'enemy', count: -1 }),
  () => ({ verb: 'armour-limit', of: 'enemy', raise: 'no' }),
  random => ({ verb: 'armour-limit', of: 'enemy', most: 3 + random.below(3) }),
  random => ({ verb: 'defence-roll', of: 'enemy', count: -whole(random, 2) }),
  () => ({ verb: 'fatigue', of: 'enemy', count: 1, when: 'now' }),
  random => ({ verb: 'fatigue', of: 'enemy', count: 1, when: 'after', if: { casualtiesAtLeast: whole(random, 2) } }),
  random => ({
    verb: 'test',
    dice: whole(random, 2),
    above: random.of<number | 'enemy-armour' | 'enemy-armour-shot'>([3, 'enemy-armour', 'enemy-armour-shot']),
    then: 'enemy-loss'
  })
]

const defending: readonly [Make, ...Make[]] = [
  random => ({ verb: 'defence-dice', count: countOf(random) }),
  random => ({ verb: 'defence-dice', count: countOf(random) }),
  () => ({ verb: 'defence-roll', count: 1 }),
  random => ({ verb: 'defence-roll', count: 1, dice: whole(random, 2) }),
  random => ({ verb: 'reroll', of: 'defence', ...(random.oneIn(2) && { most: whole(random, 3) }) }),
  random => ({ verb: 'reroll', of: 'enemy-attack', ...(random.oneIn(2) && { results: 6, most: whole(random, 4) }) }),
  random => ({ verb: 'cancel-hits', count: whole(random, 3) }),
  random => ({ verb: 'ignore-hits', count: whole(random, 2) }),
  random => ({ verb: 'cancels-on', on: 6, count: 2 + random.below(2) }),
  random => ({ verb: 'armour', of: 'own', count: random.of([1, 1, -1]) }),
  random => ({ verb: 'armour-limit', of: 'own', least: 4 + random.below(2) }),
  () => ({ verb: 'armour-limit', of: 'own', lower: 'no' }),
  () => ({ verb: 'attack-roll', of: 'enemy', count: -1 }),
  random => ({ verb: 'dice-per-hit', count: random.of([2, 2, 0]) }),
  random => ({ verb: 'resilience', count: whole(random, 2), ...(random.oneIn(4) && { more: true as const }) }),
  random => ({ verb: 'fatigue', of: 'own', count: -whole(random, 2), when: 'now' }),
  () => ({ verb: 'fatigue', of: 'enemy', count: 'to-limit', when: 'now' })
]

/** What only a melee knows. */
const meleeOnly: readonly [Make, ...Make[]] = [
  () => ({ verb: 'silence' }),
  () => ({ verb: 'silence', fatigue: 'no' }),
  random => ({ verb: 'discard-dice', of: 'enemy', count: whole(random, 3) }),
  () => ({ verb: 'attack-dice', count: { follows: 'enemy-acts', times: 2 } }),
  () => ({ verb: 'hits-on', of: 'own', on: 1, or: 'only', count: 1, strikes: 'own' }),
  random => ({ verb: 'hits-on', of: 'enemy', on: random.of([1, 2]), or: 'less', count: 1, most: 3 }),
  () => ({ verb: 'ignore-fatigue', count: 1 }),
  random => ({ verb: 'hits-back', per: whole(random, 3) }),
  random => ({
    verb: 'test',
    dice: random.oneIn(2) ? whole(random, 3) : ({ follows: 'own-shooting-dice', most: 3 } as const),
    atLeast: random.of<number | 'enemy-armour'>([4, 'enemy-armour']),
    then: 'enemy-attack-die',
    ...(random.oneIn(2) && { fatigueFrom: whole(random, 3) })
  }),
  random => ({ verb: 'test', dice: whole(random, 2), atLeast: 3, then: 'model-back', ownLossOn: random.of([1, 2]) }),
  () => ({ verb: 'silence', both: true }),
  random => ({ verb: 'defence-dice', of: 'enemy', count: whole(random, 3) }),
  () => ({ verb: 'test', dice: 1, atLeast: 3, then: 'enemy-loss', ownLossOn: 1 }),
  () => ({ verb: 'fatigue', of: 'own', count: 1, when: 'after' }),
  () => ({ verb: 'fatigue', of: 'enemy', count: 1, when: 'after' })
]

/** What only rules, Orders and Activation abilities do. */
const beforehand: readonly [Make, ...Make[]] = [
  random => ({ verb: 'attack-dice', count: countOf(random), into: 'pool' }),
  random => ({ verb: 'attack-dice', count: countOf(random), into: 'pool' }),
  () => ({ verb: 'fatigue', of: 'own', count: -1, when: 'before' }),
  () => ({ verb: 'fatigue', of: 'enemy', count: 1, when: 'before' }),
  () => ({ verb: 'discard-dice', of: 'own', count: 'all' }),
  random => ({ verb: 'cover', kind: random.of<'light' | 'solid'>(['light', 'solid']) })
]

const effectOf = (random: Random, fight: Fight, side: Side, isRule: boolean): Effect => {
  const melee = fight.kind === 'melee'
  const attacks = melee ? random.oneIn(2) : side === 'attacker'
  const early: readonly [Make, ...Make[]] = melee || side === 'attacker' ? beforehand : [() => ({ verb: 'cover', kind: 'light' })]
  const make = isRule && random.oneIn(2) ? early : melee && random.oneIn(4) ? meleeOnly : attacks ? attacking : defending
  if (isRule && melee && random.oneIn(20)) return { verb: 'turn-dice' }
  const effect = random.of(make)(random)
  const place: Place = melee ? 'melee' : side === 'attacker' ? 'shooting' : 'shot-at'
  // Casualties of the fight are known in a shot alone.
  const { if: after, ...plain } = effect
  const own = after && !melee ? { if: after } : {}
  const known = random.oneIn(4) && !('if' in own) ? { if: conditionsOf(random, fight[side], fight.kind) } : own
  return { ...plain, ...known, ...(random.oneIn(6) && { in: [place] }) } as Effect
}

const clausesOf = (random: Random, fight: Fight, side: Side): readonly Clause[] => {
  const { class: name, models } = fight[side]
  if (fight.kind === 'melee' && models > 3 && (name === 'warriors' || name === 'hearthguard') && random.oneIn(8)) {
    const times = random.of([3, 4])
    return [
      {
        effects: [
          { verb: 'sacrifice', count: whole(random, 3) },
          { verb: 'attack-dice', count: { follows: 'sacrificed', times } }
        ]
      }
    ]
  }
  const effects = [effectOf(random, fight, side, false), ...(random.oneIn(3) ? [effectOf(random, fight, side, false)] : [])]
  if (!random.oneIn(4)) return [{ effects }]
  const price = random.of<Clause['price']>([{ enemyFatigue: 1 }, { armour: 1 }, { ownFatigue: 1 }])
  return [{ ...(price && { price }), effects }]
}

const actOf = (random: Random, fight: Fight, side: Side): Act => {
  const spends = fight.kind === 'melee' || side === 'defender'
  if (spends && random.oneIn(3)) {
    const buys = fight.kind === 'melee' && random.oneIn(2) ? 'enemy-armour' : 'armour'
    return { by: side, kind: 'fatigue', buys }
  }
  return { by: side, kind: random.oneIn(8) ? 'rule' : 'ability', clauses: clausesOf(random, fight, side) }
}

const isPossible = (act: Act, fields: readonly Field[], table: Table): boolean => fields.every(field => canAct(act, field, table))

/** Acts in turn, each possible when it is made, whatever has been rolled; who has no more passes from then on. */
const actsOf = (random: Random, fight: Fight, most: number): readonly Act[] => {
  const table = tableOf(fight)
  const acts: Act[] = []
  let fields: Spread<Field> = heldField(fight)
  const wanted = { attacker: random.below(most + 1), defender: random.below(most + 1) }
  let side: Side = readingsOf(fight)['first-act']
  while (wanted.attacker + wanted.defender > 0) {
    if (wanted[side] > 0) {
      wanted[side]--
      const act = actOf(random, fight, side)
      const now = fields.map(({ value }) => value)
      if (isPossible(act, now, table)) {
        acts.push(act)
        fields = fields.flatMap(({ value, chance }) => playAct(act, value, table, testing).map(next => ({ ...next, chance })))
      } else wanted[side] = 0
    }
    side = enemyOf(side)
  }
  return acts
}

export const randomReadings = (random: Random): Partial<Readings> => {
  const names = Object.keys(readingValues) as (keyof Readings)[]
  const chosen = names
    .filter(name => random.oneIn(5) && readingValues[name].length > 1)
    .map(name => [name, random.of(readingValues[name] as [string, ...string[]])] as const)
  return Object.fromEntries(chosen) as Partial<Readings>
}

const withRules = (random: Random, fight: Fight, side: Side): Unit => {
  const effects = Array.from({ length: random.of([0, 0, 1, 2]) }, () => effectOf(random, fight, side, true))
  return effects.length > 0 ? { ...fight[side], effects } : fight[side]
}

/** A fight anybody might play, with up to four acts a side. */
export const randomFight = (random: Random, mostActs = 4): Fight => {
  const kind: Kind = random.oneIn(3) ? 'shoot' : 'melee'
  const shooter = randomUnit(random, kind === 'shoot')
  // An exhausted unit may only rest (T4.4), so it neither charges nor shoots but by the fatigue of its charge.
  const attacker = kind === 'shoot' ? { ...shooter, fatigue: Math.min(2, shooter.fatigue ?? 0) } : shooter
  const met = randomUnit(random, false)
  // N16: rules that let a unit close ranks, or forbid it
  const target: Unit = kind === 'melee' && random.oneIn(8) ? { ...met, closeRanks: [random.of(['may', 'may-not'])] } : met
  const closed = kind === 'melee' && random.oneIn(3) && mayCloseRanks(target, attacker)
  const shooting = kind === 'shoot'
  const bare: Fight = {
    kind,
    attacker: shooting && attacker.models > 2 && random.oneIn(4) ? { ...attacker, inRange: attacker.models - 1 } : attacker,
    defender: closed ? { ...target, closed } : target,
    ...(shooting && { within: has(attacker, 'sarissa', 'improvised') ? 'S' : random.of<'S' | 'M'>(['S', 'M']) }),
    readings: randomReadings(random)
  }
  const ruled: Fight = { ...bare, attacker: withRules(random, bare, 'attacker'), defender: withRules(random, bare, 'defender') }
  const acts = actsOf(random, ruled, mostActs)
  return acts.length > 0 ? { ...ruled, acts } : ruled
}
