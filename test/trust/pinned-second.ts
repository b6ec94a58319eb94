import type { Pinned } from './pinned'

/** Every number of what the second edition carries, rides, musters and uses, typed from sections 5, 6 and 8 of its rules and from nothing else. */

const size = (least: number, most = least): string => `models.least ${least}, models.most ${most}`
const rate = (of: string, dice: number, models = 1): string => `${of}.dice ${dice}, ${of}.models ${models}`
const melee = (dice: number, models = 1): string => rate('profile.dice', dice, models)
const shot = (dice: number): string => rate('profile.diceShot', dice)
const charging = (dice: number): string => rate('profile.diceCharging', dice)
const armour = (melee_: number, shotAt: number): string => `profile.armour ${melee_}, profile.armourShot ${shotAt}`

/** Effects in their order: what each says, numbers alone. */
const effects = (...each: readonly string[]): string =>
  each.flatMap((text, i) => (text === '' ? [] : text.split(', ').map(part => `effects.${i}.${part}`))).join(', ')
const counts = (...each: readonly number[]): string => effects(...each.map(count => `count ${count}`))
const choice = (least: number, most: number): string => `choice.least ${least}, choice.most ${most}`

const row = (table: string, rows: Readonly<Record<string, string>>): Pinned =>
  Object.fromEntries(Object.entries(rows).map(([id, text]) => [`${table}.${id}`, text]))

/** T5.1 to T5.7, T5.14, T5.15. */
const weapons = row('weapons', {
  bow: counts(-1),
  sling: counts(-1),
  crossbow: counts(-1, 1),
  javelins: counts(-1, 1),
  'composite-bow': counts(-1),
  'heavy-weapon': counts(-1, 1),
  'improvised-projectiles': counts(1),
  unarmed: counts(1),
  sarissa: counts(1, 1),
  firearm: effects('count -1', 'count 1', 'count 1, if.casualtiesAtLeast 1')
})

/** T5.8 to T5.13, T3.6; what they are worth T9.5: an elephant twelve levies, on it a hero two heroes. */
const mounts = row('mounts', {
  horse: counts(-1),
  camel: counts(-1, -1),
  chariot: `resilience 1, ${rate('hearthguard.dice', 4)}, ${rate('hearthguard.diceShot', 2)}, points.hearthguard 2`,
  // one hit each, and each is four models
  'heavy-chariot': `effects.0.count.per 4, resilience 1, ${rate('hearthguard.dice', 2)}, ${rate('hearthguard.diceCharging', 6)}, points.hearthguard 2`,
  'scythed-chariot': 'effects.1.count.per 2, points.hearthguard 2',
  elephant: `${counts(2, 4, 4, -1)}, resilience 2, points.levies 4, points.warriors 4, points.hearthguard 4, points.warlord 8`
})

/** T6.12: a legendary warlord costs 1 and is worth 4. */
const legend = (sagaDice: number, resilience: number, ...more: readonly string[]): string =>
  [size(1), 'profile.points 4', `effects.0.count ${resilience}`, 'hero.cost 1', `hero.sagaDice ${sagaDice}`, ...more].join(', ')
const part = (i: number, models: number, dice: number, points: number, shoots = 0, per = 1): string =>
  [
    `parts.${i}.models ${models}, ${rate(`parts.${i}.dice`, dice)}`,
    `${rate(`parts.${i}.diceShot`, shoots, per)}, parts.${i}.points ${points}`
  ].join(', ')

/** T6.10 to T6.12; a chariot is worth two hearthguard, an elephant or a wagon twelve levies, a lifeguard 2 (T9.5). */
const troops = row('troops', {
  // 5 (6) with the heavy weapon, so 6 (6) without it
  'harald-hardrada': legend(2, 1, armour(6, 6)),
  'ragnar-lothbrok': legend(1, 2, 'hero.obey.units 0'),
  cnut: legend(3, 2),
  harold: `${size(3)}, ${counts(1, 1)}, ${part(0, 2, 3, 1)}, ${part(1, 1, 8, 4)}, hero.cost 1, hero.sagaDice 1`,
  william: legend(1, 1, melee(10), 'hero.obey.units 2'),
  morvan: legend(1, 2, melee(6), shot(6)),
  maredudd: legend(1, 1, melee(5), 'effects.1.count 1'),
  owen: legend(1, 1),
  // his armour stays 6 with his heavy weapon
  egil: `${size(1)}, ${armour(6, 6)}, profile.points 4, effects.0.count 1`,
  'maredudd-hearthguard': counts(1),
  'maredudd-warriors': counts(1),
  'owen-levies': melee(1, 3),
  // a plain warlord among companions (T6.4), lifeguards worth 2 each (T9.5)
  'heroic-hearthguard': `sagaDice 1, effects.0.count 1, ${part(0, 4, 2, 1, 1)}, ${part(1, 1, 8, 4, 4)}`,
  'heroic-warriors': `sagaDice 1, effects.0.count 1, ${part(0, 8, 1, 1 / 2, 1, 2)}, ${part(1, 1, 8, 4, 4)}`,
  'heroic-lifeguards': `sagaDice 1, ${size(3)}, effects.0.count 1, ${part(0, 2, 2, 2, 1)}, ${part(1, 1, 8, 4, 4)}`,
  berserkers: `${size(4)}, mostUnits 1, ${armour(3, 3)}, ${melee(4)}`,
  varangians: armour(6, 6),
  // mercenaries are mustered once, Gunnar and Njall for 2 together; a bard is free (T9.2); a priest generates no die (T7.2)
  'flemish-mercenaries': `${size(8)}, mostUnits 1, ${armour(5, 5)}`,
  'gall-gaedhil': `${charging(2)}, effects.0.per 2`,
  'vagrant-warriors': effects('count.times 2', 'count.times 2'),
  shieldmaidens: effects('', '', 'count 1', 'count 1'),
  'steppe-nomads': `${melee(1, 2)}, effects.0.most 1`,
  borderers: `${charging(2)}, effects.0.count 1`,
  'western-knights': `${size(8)}, ${armour(5, 5)}, ${melee(2)}, effects.3.count 4`,
  turcopoles: effects('count 2, if.friendsNear 1'),
  'mercenary-hoplites': `mostUnits 1, ${armour(5, 6)}, ${charging(1)}, ${effects('count 1', 'count 2, if.friendsNear 1')}`,
  galatians: effects('count 4', '', 'count 0', 'on 1, count 1'),
  attacotti: `${armour(3, 3)}, ${charging(3)}, ${effects('on 6, count 3')}`,
  ligurians: effects('count.per 2', 'count.per 2'),
  illyrians: effects('if.enemyArmourAtMost 3', 'on 5, count 1, if.enemyArmourAtMost 3'),
  gunnar: `${size(1)}, mostUnits 1, cost 1, resilience 0, ${melee(6)}, ${effects('on 6, count 1', 'on 6, count 2')}`,
  njall: `${size(1)}, mostUnits 1, cost 1, resilience 0, ${melee(4)}`,
  'personal-champion': `${size(1)}, ${melee(6)}, ${shot(3)}`,
  priest: `${size(1)}, sagaDice 0, ${armour(4, 4)}, ${melee(1)}`,
  bard: `${size(1)}, cost 0, ${armour(3, 4)}, ${melee(1)}`,
  elephant: `${size(1)}, ${armour(5, 4)}, ${melee(5)}, ${shot(2)}, profile.points 4`,
  wagon: `${size(1)}, cost 0.5, ${armour(5, 4)}, ${melee(4)}, ${shot(4)}, profile.points 4, effects.0.count 2`,
  'polish-wagon': `${size(1)}, cost 0.5, ${armour(6, 4)}, ${melee(4)}, ${shot(4)}, profile.points 4, effects.0.count 2`,
  'gallic-chariots': `${size(2, 6)}, profile.armourShot 4, ${melee(4)}, profile.points 2`,
  lifeguards: `${size(2)}, profile.points 2, sagaDice 0`,
  curaidh: `${size(1)}, ${melee(4)}`
})

const pool = 'choice.each 1, choice.rare 2'

/** T8.2. */
const vikings = row('abilities', {
  'vikings/combat-bonus': pool,
  'vikings/njord': counts(-1),
  'vikings/frigg': `${effects('count 3, option 1', 'count -1, option 2')}, ${choice(1, 2)}`,
  'vikings/heimdall': effects('armour 1', 'count 5'),
  'vikings/asgard': counts(-1),
  'vikings/thor': effects('on 6, count 1'),
  // acts of the enemy after it
  'vikings/loki': `effects.0.count.times 2, ${choice(0, 12)}`,
  'vikings/valhalla': `${effects('', 'count.times 3, rare.times 4')}, ${choice(1, 3)}`,
  'vikings/ragnarok': counts(-1, -1)
})

/** T8.3. The third way of the Charge is of reading charge-dice. */
const normans = row('abilities', {
  'normans/combat-bonus': pool,
  'normans/charge': [
    effects(
      'count 2, rare 4, option 1',
      'count 2, rare 4, option 2',
      'count 3, option 2',
      'count 1, option 2',
      'count 2, rare 4, option 3'
    ),
    choice(1, 3)
  ].join(', '),
  'normans/wounded': effects('count 1, if.casualtiesAtLeast 1'),
  'normans/superiority': effects('enemyFatigue 1', 'count 2'),
  'normans/impact': effects('results 3', 'results 3'),
  'normans/pursuit': counts(3),
  'normans/retreat': counts(2, 2),
  'normans/dex-aie': counts(4, 2)
})

/** Two dice for each of one to four models, in any mix. */
const crosses: readonly (readonly number[])[] = [
  ...[[2], [2], [4], [2, 2], [4], [6], [4, 2], [2, 4], [6]],
  ...[[8], [6, 2], [4, 4], [2, 6], [8]]
]

/** Section 8.4. */
const others = row('abilities', {
  'saracens/piercing-arrows': counts(1),
  // four models or more: one die
  'saracens/multiple-shots': `${effects('', 'dice 1')}, if.ownModelsAtLeast 4`,
  'moors/total-devotion': effects('count.times 2', 'count.times 2'),
  'moors/forest-of-spears': counts(3),
  'moors/torrent-of-iron': counts(-1, 1),
  'moors/inspiration': `${effects('results 1, rare 3', 'results 1, rare 3')}, if.friendsNear 1`,
  'moors/discord': counts(1),
  'byzantines/our-comrades-shields': `${effects('count 1', 'count 0, rare 2')}, if.friendsNear 1`,
  // itself and two others: three at most
  'byzantines/face-the-barbarians': effects('count 1', 'count 1', 'count.most 2', 'count 1', 'count.most 2'),
  'milites-christi/deus-vult': effects('count 3', 'count 3, if.ownModelsAtLeast 6'),
  'milites-christi/divine-help': `effects.0.count.most 3, ${choice(1, 8)}`,
  'crusaders/gaps-in-their-armour': effects('count 4, rare 6'),
  'crusaders/jericho': effects('count 2', 'count 2, if.enemyArmourAtLeast 5'),
  'crusaders/peasants-crusade': counts(1),
  'poles/hold-the-line': effects('', 'count 2', 'count 2'),
  'poles/terror-of-the-east': `${effects('count 2, option 2')}, ${choice(1, 2)}`,
  'poles/szlachta': counts(1, -1),
  'poles/voivode': `${effects('count -1, option 1', 'count 2, option 2')}, ${choice(1, 2)}`,
  'poles/the-clash': effects('', 'count 1', 'count 1'),
  'ordenstaat/battle-cry': counts(1),
  'ordenstaat/black-crosses': [
    effects(...crosses.flatMap((dice, i) => dice.map(count => `count ${count}, option ${i + 1}`))),
    choice(1, 14)
  ].join(', '),
  'princes/ad-nauseam': effects('forEach.0 1, forEach.1 6', 'forEach.0 4, forEach.1 5, forEach.2 6'),
  'princes/reckless-advance': counts(1),
  'pagans/taara-avita': `${effects('count 2, option 1', 'count 2, option 2')}, ${choice(1, 2)}`,
  'pagans/vaenulik': counts(1),
  'mongols/armed-hordes': counts(1),
  'carthage/disciple-of-xanthippus': [
    effects(...[1, 1, 2, 2].map(option => `count 1, dice 1, option ${option}`)),
    choice(1, 2)
  ].join(', '),
  'carthage/coordination': `${effects('on 6, count 1, option 1', 'on 6, count 2, option 2')}, ${choice(1, 2)}`,
  'gauls/ritual-challenge': effects('dice 1, atLeast 3, rare 2, ownLossOn 1'),
  'gauls/before-the-wave': counts(1),
  // a hearthguard 4
  'gauls/power-of-the-old-gods': `${effects('count 2', 'count 2', 'count 1', 'most 2, option 1', 'most 2, option 2')}, ${choice(1, 2)}`,
  'numidians/rain-of-missiles': `${effects('count 2, rare 4', 'enemyFatigue 1, option 2', 'count -1, option 2')}, ${choice(1, 2)}`,
  'numidians/crippling-shot': effects('results 2', 'count 1, if.casualtiesAtLeast 2'),
  'rome/tenaces': 'effects.0.count.most 4',
  'rome/scuta': counts(1),
  'graeculi/polemos': effects('on 1, count 1, most.most 3', 'on 2, count 1, most.most 3'),
  'graeculi/wall-of-pikes': `${effects(...[1, 2, 3, 4, 5, 6].map(near => `count 1, if.friendsNear ${near}`))}, if.friendsNear 1`,
  'persians/flame-of-ahura-mazda': counts(2, 1),
  'persians/sagaris': effects('count 2', 'count 2', 'results 2'),
  // T2.1: a pool of shooting dice is cut to 8
  'persians/shield-bearers': effects('dice.most 8, fatigueFrom 3'),
  'indians/reinforced-armour': counts(2, 1),
  'indians/dynasties-of-the-raja': effects('count 1', 'count 0, rare 2'),
  'macedonians/intensive-training': counts(2),
  'thracians/wedge': 'effects.0.most.per 2',
  'greeks/inspiration': 'effects.0.most 2',
  'flemish/advance': counts(1, 1),
  'scots-of-chivalry/shield-bearers': effects('count.times 2, count.most 6'),
  'swiss/gewalthut': effects('count 1, if.ownArmourAtMost 4'),
  'anglo-danes/crush-the-weak': `${effects('if.enemyArmourAtMost 3', 'if.enemyArmourAtMost 3')}, choice.total 4`,
  'anglo-danes/determination': 'choice.total 3',
  'anglo-danes/exhaustion': counts(1),
  'anglo-danes/shieldwall': counts(1),
  'scots/counter-attack': 'effects.0.count.times 2',
  'scots/tireless': counts(-1),
  // T6.11, rules in place of an ability
  'sailors/boarding': effects('armour 1', 'count 2', 'count 1'),
  'sea-wolves/wolf-pack': `${effects('count 4, option 1', 'count 4, option 2')}, ${choice(1, 2)}`
})

export const carriedAndUsed: Pinned = { ...weapons, ...mounts, ...troops, ...vikings, ...normans, ...others }
