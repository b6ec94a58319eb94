import { rulebook } from '../../../src/rules/rulebook'
import type { Luck } from './luck'
import { nasty } from './mutated'

/** Sentences and scenarios as players write them, and now and then as nobody should. */

const first = rulebook(1)
const words = {
  troops: Object.values(first.troops).flatMap(({ names }) => names),
  weapons: [...Object.values(first.weapons).flatMap(({ names }) => names), 'axe', 'axes'],
  terrain: Object.values(first.terrain).flatMap(({ names }) => names),
  factions: Object.values(first.factions).flatMap(({ names }) => names),
  abilities: [...new Set(Object.keys(first.abilities).map(key => key.split('/')[1] ?? ''))],
  troopIds: Object.keys(first.troops),
  readings: Object.entries(first.readings).map(([name, { values }]) => [name, Object.keys(values)] as const)
}

const PLAIN = ['levies', 'warriors', 'hearthguard', 'hirdmen', 'bondi', 'huscarls', 'knights', 'priodaur']

const number = (luck: Luck): string => (luck.once(40) ? luck.one(['0', '13', '99', '1000', '-2']) : String(1 + luck.below(12)))

const ability = (luck: Luck): string => {
  const sign = luck.once(10) ? '++' : '+'
  const choice = luck.once(3) ? `=${luck.one(['1', '2', '3', '1a', '2d', '1a1d', '1a1dr', '3r', 'r', '2a1d', '0', '9a'])}` : ''
  return `${sign}${luck.one(words.abilities)}${choice}`
}

const states: readonly ((luck: Luck) => string)[] = [
  luck => luck.one(words.weapons),
  luck => luck.one(words.terrain),
  luck => luck.one(['light cover', 'heavy cover', 'moved', 'in woods', 'axe']),
  luck => `+${1 + luck.below(4)}${luck.one(['a', 'd'])}`,
  luck => luck.one(words.factions),
  ability,
  ability,
  luck => `fatigue ${luck.below(6)}`,
  luck => `engaged ${number(luck)}`,
  luck => `armour ${luck.below(9)}`,
  luck => `guarded ${luck.below(4)}`,
  luck => `wounds ${luck.below(14)}`,
  luck => `wrath ${luck.one(['1', '7', '12', '16', '18', '2d6', '3d6', '4d6'])}`,
  luck => luck.one(['mounted', 'on foot', 'moved', 'light cover', 'heavy cover', 'gives up dice', 'keeps dice', 'closes ranks']),
  luck =>
    luck.one(['rerolls attack', 'rerolls defence', 'spends armour', 'spends enemy armour', 'spends both', 'spends nothing']),
  luck => `+${luck.below(12)}${luck.one(['a', 'd'])}`,
  luck => luck.one(['with', 'in', 'the', 'of a', ',', 'con', 'en'])
]

const unit = (luck: Luck): string => {
  const isPlain = !luck.once(3)
  const parts = [luck.once(30) ? '' : number(luck), luck.one(isPlain ? PLAIN : words.troops)]
  for (let more = luck.below(3); more > 0; more--) parts.push(luck.one(states)(luck))
  if (luck.once(60)) parts.push(nasty(luck))
  return parts.join(' ')
}

/** "4 hirdmen fatigue 1": no more than a plan can carry on. */
export const smallUnit = (luck: Luck, troops: readonly string[] = PLAIN): string =>
  [
    luck.once(30) ? number(luck) : String(1 + luck.below(6)),
    luck.one(troops),
    ...(luck.once(3) ? [luck.one(['fatigue 1', 'fatigue 2', 'with bows', 'with slings', 'mounted', 'axe'])] : [])
  ].join(' ')

const side = (luck: Luck): string => (luck.once(8) ? `${unit(luck)} and ${unit(luck)}` : unit(luck))

export const sentence = (luck: Luck): string =>
  luck.once(30)
    ? unit(luck)
    : `${side(luck)} ${luck.one(['charge', 'charge', 'charges', 'shoot', 'shoots', 'vs', 'against'])} ${side(luck)}`

type Json = Record<string, unknown>

const VERBS: readonly ((luck: Luck) => Json)[] = [
  luck => ({ verb: 'attack-dice', count: luck.below(9), ...(luck.once(3) && { into: 'pool' }) }),
  luck => ({
    verb: 'attack-dice',
    count: { follows: luck.one(['enemy-fatigue', 'model-advantage', 'own-engaged', 'enemy-engaged', 'chosen']) }
  }),
  luck => ({ verb: 'defence-dice', count: luck.below(9) }),
  luck => ({ verb: 'armour', of: luck.one(['own', 'enemy']), count: luck.below(5) - 2 }),
  luck => ({ verb: 'attack-roll', count: luck.below(5) - 2 }),
  luck => ({ verb: 'save', on: luck.below(8) }),
  luck => ({ verb: 'reroll', of: luck.one(['attack', 'defence']) }),
  luck => ({ verb: 'ignore-hits', count: luck.below(4), ...(luck.once(2) && { of: 'last' }) }),
  luck => ({ verb: 'cover', kind: luck.one(['light', 'heavy']) }),
  luck => ({ verb: 'ignore-fatigue', count: luck.one([1, 2, 'all']) }),
  luck => ({ verb: 'resilience', count: luck.below(4) }),
  () => ({ verb: 'double-hits' }),
  () => ({ verb: 'push' }),
  () => ({ verb: 'fight-again' }),
  () => ({ verb: 'sacrifice' }),
  luck => ({ verb: 'remove', count: luck.below(4), when: luck.one(['before', 'now', 'after']) }),
  luck => ({
    verb: 'fatigue',
    of: luck.one(['own', 'enemy']),
    count: luck.below(5) - 2,
    when: luck.one(['before', 'now', 'after'])
  }),
  luck => ({ verb: 'note', text: luck.once(3) ? nasty(luck) : 'a note' })
]

const KEYS: Readonly<Record<string, (luck: Luck) => unknown>> = {
  models: luck => 1 + luck.below(12),
  faction: luck => luck.one(['vikings', 'anglo-danes', 'normans', 'welsh']),
  weapon: luck => luck.one(['none', 'bow', 'sling', 'crossbow', 'javelins', 'composite-bow', 'danish-axe', 'heavy-weapon']),
  mounted: luck => luck.once(2),
  fatigue: luck => luck.below(6),
  moved: luck => luck.once(2),
  engaged: luck => 1 + luck.below(4),
  cover: luck => luck.one(['none', 'light', 'heavy']),
  ground: luck => luck.one(['open', 'uneven']),
  building: luck => luck.once(2),
  abilities: luck =>
    Array.from({ length: luck.below(4) }, () =>
      luck.once(2)
        ? luck.one(words.abilities)
        : {
            id: luck.one(words.abilities),
            attack: luck.below(3),
            defence: luck.below(3),
            count: luck.below(4),
            rare: luck.below(2)
          }
    ),
  spend: luck => [luck.one(['armour', 'enemy-armour', 'armour-1', 'enemy-armour-2'])],
  givesUpDice: luck => luck.once(2),
  guards: luck => ({ models: luck.below(5), unit: luck.one(['hearthguard', 'warriors', 'levies']) }),
  wounds: luck => luck.below(13),
  resilience: luck => luck.below(4),
  wrath: luck => luck.one([1, 5, 12, 16, 17, 18, '1d6', '2d6', '3d6']),
  effects: luck => Array.from({ length: luck.below(4) }, () => luck.one(VERBS)(luck)),
  armour: luck => 1 + luck.below(6),
  armourShot: luck => 1 + luck.below(6),
  dicePerModel: luck => luck.one([0, 1, 2, 5, '1/2', '1/3', '3/2', 'x', 0.5]),
  dicePerModelShot: luck => luck.one([0, 1, '1/2']),
  fatigueLimit: luck => 1 + luck.below(6)
}

const PROTO: readonly ((luck: Luck) => Json)[] = [
  luck => JSON.parse(`{"__proto__": {"polluted": ${luck.below(9)}}}`) as Json,
  () => ({ constructor: { prototype: { polluted: 1 } } }),
  luck => ({ [nasty(luck)]: nasty(luck) })
]

const wrong = (luck: Luck): unknown => luck.one([null, [], {}, nasty(luck), -1, 1e300, true, [[]], { a: { b: {} } }])

const unitObject = (luck: Luck): Json => {
  const isPlain = !luck.once(3)
  const made: Json = {
    unit: luck.once(80) ? nasty(luck) : luck.one(isPlain ? PLAIN : words.troopIds),
    ...((isPlain || luck.once(5)) && { models: 1 + luck.below(12) })
  }
  const keys = Object.keys(KEYS)
  for (let more = luck.below(4); more > 0; more--) {
    const key = luck.one(keys)
    made[key] = luck.once(80) ? wrong(luck) : KEYS[key]?.(luck)
  }
  return luck.once(60) ? { ...made, ...luck.one(PROTO)(luck) } : made
}

const sideObject = (luck: Luck): unknown =>
  luck.once(8) ? { together: [unitObject(luck), unitObject(luck)] } : luck.once(80) ? wrong(luck) : unitObject(luck)

const readingsObject = (luck: Luck): Json => {
  const made: Json = {}
  for (let more = luck.below(4); more > 0; more--) {
    const [name, values] = luck.one(words.readings)
    made[name] = luck.once(30) ? nasty(luck) : luck.one(values)
  }
  return made
}

/** A scenario as a script would send it. */
export const scenarioObject = (luck: Luck): unknown => {
  const made: Json = {
    kind: luck.one(['melee', 'melee', 'shoot']),
    attacker: sideObject(luck),
    defender: sideObject(luck),
    ...(luck.once(3) && { readings: readingsObject(luck) }),
    ...(luck.once(9) && { edition: luck.one([1, 1, 1, 2, 2, 3]) }),
    ...(luck.once(12) && { rounds: 1 + luck.below(9) }),
    ...(luck.once(12) && { split: luck.below(9) }),
    ...(luck.once(15) && { method: luck.one(['exact', 'fractions', 'both', 'monte-carlo']), trials: 1 + luck.below(200) }),
    ...(luck.once(20) && { costs: { ullr: luck.one(['U', 'C or R', nasty(luck)]) } })
  }
  return luck.once(50) ? { ...made, ...luck.one(PROTO)(luck) } : made
}
