import { carriedAndUsed } from './pinned-second'

/** Every number of every row of both rulebooks, typed from the rules and from nothing else: section 1, 5, 6, 7, 8 and 9. */

/** Numbers by their place in a row: "armour 4", "effects.0.count -1". */
export type Pinned = Readonly<Record<string, string>>

const classes = (saga1: boolean): Pinned =>
  saga1
    ? {
        // R1.0, column by column; points of R8.2
        'classes.levies': `${profile(3, 3, [1, 3], [1, 2], 2, 1 / 3)} sagaDice 0, perPoint 12`,
        'classes.warriors': `${profile(4, 4, [1, 1], [1, 2], 3, 1 / 2)} sagaDice 1, perPoint 8`,
        'classes.hearthguard': `${profile(5, 5, [2, 1], [1, 1], 4, 1)} sagaDice 1, perPoint 4`,
        'classes.warlord': `${profile(5, 6, [5, 1], [2, 1], 4, 3)} sagaDice 2`
      }
    : {
        // the table of section 9; V9.9
        'classes.levies': `${profile(4, 4, [1, 2], [1, 2], 3, 1 / 3)} sagaDice 1, sagaDiceFrom 6`,
        'classes.warriors': `${profile(4, 4, [1, 1], [1, 2], 3, 1 / 2)} sagaDice 1, sagaDiceFrom 4`,
        'classes.hearthguard': `${profile(5, 5, [2, 1], [1, 1], 3, 1)} sagaDice 1`,
        'classes.warlord': `${profile(5, 5, [8, 1], [4, 1], 3, 4)} sagaDice 1`
      }

type Rate = readonly [dice: number, models: number]

const rates = ([dice, models]: Rate, [shot, shooters]: Rate): string =>
  `dice.dice ${dice}, dice.models ${models}, diceShot.dice ${shot}, diceShot.models ${shooters},`

function profile(armour: number, armourShot: number, dice: Rate, shot: Rate, limit: number, points: number): string {
  return `armour ${armour}, armourShot ${armourShot}, ${rates(dice, shot)} fatigueLimit ${limit}, points ${points},`
}

const size = (least: number, most: number): string => `models.least ${least}, models.most ${most}`
const armours = (armour: number, shot: number): string => `profile.armour ${armour}, profile.armourShot ${shot}`
const ignores = (count: number): string => `effects.0.count ${count}`
/** A hero is one model, worth 4 points when he falls, and costs 1 (R6.4, R8.2). */
const hero = (sagaDice: number, resists = 1): string =>
  `${size(1, 1)}, profile.points 4, ${ignores(resists)}, hero.cost 1, hero.sagaDice ${sagaDice}`
const part = (i: number, models: number, dice: number, shot: number, points: number): string =>
  ['models', 'dice.dice', 'dice.models', 'diceShot.dice', 'diceShot.models', 'points']
    .map((key, k) => `parts.${i}.${key} ${[models, dice, 1, shot, 1, points][k]}`)
    .join(', ')
const muster = (i: number, models: number, cost: number, sagaDice: number): string =>
  `musters.${i}.models ${models}, musters.${i}.cost ${cost}, musters.${i}.sagaDice ${sagaDice}`

const leaders = ['warlord', 'vikings-warlord', 'anglo-danes-warlord', 'normans-warlord', 'welsh-warlord']

/** Sections 5, 6 and 8. */
const troops: Pinned = {
  // R1.3, R6.1
  ...Object.fromEntries(leaders.map(id => [`troops.${id}`, `${size(1, 1)}, ${ignores(1)}`])),
  // R5.3, R5.5, R5.6
  'troops.berserkers': `${armours(3, 3)}, profile.dice.dice 4, profile.dice.models 1, ${size(4, 4)}`,
  'troops.crossbowmen': size(4, 8),
  'troops.teulu': 'profile.armourShot 4',
  'troops.priodaur': 'profile.armourShot 3',
  // R6.4
  'troops.harald-hardrada': `${hero(3)}, ${armours(6, 6)}`,
  'troops.varangians': `${armours(6, 6)}, ${size(4, 12)}`,
  'troops.ragnar-lothbrok': hero(3, 2),
  'troops.harold-godwinson': [
    ...[size(3, 3), armours(5, 6), ignores(1), 'effects.1.count 1', part(0, 2, 3, 1, 1), part(1, 1, 5, 2, 4)],
    'hero.cost 1, hero.sagaDice 3'
  ].join(', '),
  'troops.cnut': `${hero(3)}, hero.dice.most 7`,
  'troops.william': `${hero(3)}, hero.obey.units 2`,
  'troops.william-knight-archers': `${armours(4, 4)}, effects.0.count 1`,
  'troops.william-archers': `${armours(3, 3)}, effects.0.count 1`,
  'troops.taillefer': hero(3),
  'troops.maredudd': `${hero(3)}, hero.dice.enemyRolls.0 3, hero.dice.enemyRolls.1 2`,
  'troops.gruffydd': `${hero(3)}, hero.dice.rerolls 3, hero.dice.levies 1`,
  'troops.gruffydd-archers': armours(3, 3),
  'troops.sven-forkbeard': hero(2),
  // R6.5
  'troops.jomsvikings': `${armours(4, 4)}, ${size(4, 4)}, ${part(0, 3, 1, 1, 1)}, ${part(1, 1, 3, 1, 1)}, cost 2, sagaDice 2`,
  'troops.egil': `${size(4, 8)}, ${part(0, 3, 2, 1, 1)}, ${part(1, 1, 4, 1, 3)}, cost 2, sagaDice 2, ${muster(0, 4, 2, 2)}, ${muster(1, 8, 3, 4)}`,
  'troops.flemish': `${armours(5, 5)}, profile.points 1, ${size(8, 8)}, cost 1, sagaDice 0`,
  // R8.3
  'troops.baggage': `${armours(5, 6)}, profile.dice.dice 3, profile.dice.models 1, profile.diceShot.dice 0, profile.diceShot.models 1, profile.points 0, ${size(1, 1)}, ${ignores(1)}`
}

/** R5.1, R2.8, R2.10. */
const arms: Pinned = {
  'weapons.crossbow': 'effects.0.count -1, effects.1.count -1',
  'weapons.danish-axe': 'effects.0.count -1, effects.1.count 1',
  'mounts.horse': 'effects.0.count -1'
}

/** R1.2, R1.3, R2.4, R2.6, R3.7, R3.11. */
/** Solid cover against shots raises no armour in the second edition by default (K10, reading cover-solid-shot). */
const numbers = (unitPoints: number, solidArmour = 1): string =>
  [
    'saveMelee 5, saveShot 4, saveMeleeHeavyCover 4',
    'saveShotCover.none 4, saveShotCover.light 3, saveShotCover.heavy 3',
    `armourShotCover.none 0, armourShotCover.light 0, armourShotCover.heavy ${solidArmour}`,
    `leastArmour 2, mostArmour 6, mostModels 12, mostInBuilding 12, unitPoints ${unitPoints}`
  ].join(', ')

/** R6.6. */
const wrath: Pinned = {
  'wrath.0': 'least 2, effects.0.count 1',
  'wrath.1': 'least 4, effects.0.count 1',
  'wrath.2': 'least 7, effects.0.count 2',
  'wrath.3': 'least 10, effects.0.count 2',
  'wrath.4': 'least 12, effects.0.count 2',
  'wrath.5': 'least 14, effects.0.count -1, effects.1.count 1',
  'wrath.6': 'least 16, effects.0.count 1',
  'wrath.7': 'least 17'
}

const pool = 'choice.each 1, choice.rare 2'

/** Section 7; the choices of Valhalla, Lords of Battle and War Dance; R6.4. */
const abilities: Pinned = {
  'abilities.vikings/combat-pool': pool,
  'abilities.vikings/njord': 'effects.0.count -1',
  'abilities.vikings/frigg': 'effects.0.count -1, effects.1.count 1',
  'abilities.vikings/heimdall': 'effects.0.count 3, effects.0.rare 4, effects.1.count -1',
  'abilities.vikings/asgard': 'effects.0.count 1',
  'abilities.vikings/valhalla': 'effects.1.count.times 3, effects.1.rare.times 4, choice.least 1, choice.most 3',
  'abilities.vikings/loki': 'removesUnitOf 3',
  'abilities.vikings/ragnarok': 'effects.0.count -1',
  'abilities.anglo-danes/combat-pool': pool,
  'abilities.anglo-danes/trapped': 'effects.0.count 1',
  'abilities.anglo-danes/shieldwall': 'effects.0.count 1',
  'abilities.anglo-danes/unforgiving': 'effects.0.count 1',
  'abilities.anglo-danes/stubbornness': 'effects.0.count 1',
  'abilities.anglo-danes/exhaustion': 'effects.0.count 2, effects.1.count -1',
  'abilities.anglo-danes/lords-of-battle': 'effects.2.count 2, choice.total 3',
  'abilities.normans/attack-pool': pool,
  'abilities.normans/charge': 'effects.0.count 3, effects.0.rare 4, effects.1.count 1',
  'abilities.normans/terrified': 'effects.0.count 1',
  'abilities.normans/stamping': 'effects.0.count.warriors 1, effects.0.count.levies 2',
  'abilities.normans/dex-aie': 'effects.0.count 5, effects.2.count 3',
  'abilities.welsh/combat-pool': pool,
  'abilities.welsh/ambush': 'effects.0.count 3, effects.1.count 3',
  'abilities.welsh/deadly-strike': 'effects.0.count -1, effects.2.count 1',
  'abilities.welsh/war-dance': 'choice.least 1, choice.most 3',
  'abilities.taillefer/song-of-roland': 'effects.0.count -1',
  'abilities.taillefer/activation-dice': 'choice.each 1, choice.rare 1',
  'abilities.sven-forkbeard/conqueror-of-england': 'effects.0.count -3, effects.1.count 1'
}

/** R8.1, R8.3: SAGA dice, warlords, those who are obeyed and how often they command, by the size of the battle; R1.0, R1.3; a second warlord costs 1 and is worth 2. */
const battle = (size: number, sagaDice: number, warlords: number, commanders = 1, commands = 1): string =>
  Object.entries({ sagaDice, warlords, commanders, commands })
    .map(([key, value]) => `battles.${size}.${key} ${value}`)
    .join(', ')
const muster8: string = [
  ...[
    battle(2, 6, 1),
    battle(3, 6, 1),
    battle(4, 6, 1),
    battle(5, 6, 1),
    battle(6, 6, 1),
    battle(8, 6, 1, 1, 2),
    battle(10, 8, 2),
    battle(12, 8, 3, 3)
  ],
  'models.least 4, models.most 12, perPoint.levies 12, perPoint.warriors 8, perPoint.hearthguard 4',
  'further.cost 1, further.points 2'
].join(', ')

/** R7.2: six dice at most; T7.2, V9.10: eight, and three in the first turn. T9.1: usual games are of 4 to 8 points. */
const rolling = { 1: 'rolling.most 6', 2: 'rolling.most 8, rolling.firstTurn 3' } as const
const musterSecond: string = [
  ...[4, 5, 6, 7, 8].map(points => battle(points, 8, 1)),
  'models.least 4, models.most 12, perPoint.levies 12, perPoint.warriors 8, perPoint.hearthguard 4',
  'further.cost 1, further.points 2'
].join(', ')

/** One unit of these at most (R5.3, R5.5, R6.4, R6.5); a cart is mustered by nobody (R8.3). */
const single = ['berserkers', 'crossbowmen', 'varangians', 'jomsvikings', 'egil', 'flemish']
const withUnits: Pinned = Object.fromEntries([
  ...single.map(id => [`troops.${id}`, `${troops[`troops.${id}`]}, mostUnits 1`] as const),
  ['troops.baggage', `${troops['troops.baggage']}, mostUnits 0`] as const
])

const first: Pinned = {
  ...classes(true),
  ...troops,
  ...withUnits,
  muster: `${muster8}, ${rolling[1]}`,
  ...arms,
  numbers: numbers(0),
  ...wrath,
  ...abilities
}

const missiles = ['bow', 'sling', 'javelins', 'crossbow', 'composite-bow', 'firearm']
/** Levies with missiles roll a die for three models (section 9). */
const armed = missiles.map(weapon => `armed.${weapon}.dice.dice 1, armed.${weapon}.dice.models 3`).join(', ')

/** T9.5: a raja on an elephant is two heroes, fire-throwers 1 each and four a unit, a light chariot two warriors. */
const prizes = [
  'prizes.raja.models.least 1, prizes.raja.models.most 1, prizes.raja.profile.points 8',
  'prizes.fire-throwers.models.least 4, prizes.fire-throwers.models.most 4, prizes.light-chariots.profile.points 1'
].join(', ')

const second: Pinned = {
  ...carriedAndUsed,
  ...classes(false),
  // V9.11
  muster: `${musterSecond}, ${rolling[2]}, swap.models.levies 6, swap.models.warriors 4, swap.models.hearthguard 2, ${prizes}`,
  // K1
  // with a war banner 5 (1), T6.8
  'classes.warlord': `${classes(false)['classes.warlord']}, resilience 1, bearing.${rates([5, 1], [1, 1]).slice(0, -1).replaceAll(', ', ', bearing.')}`,
  ...Object.fromEntries(['levies', 'thralls', 'geburs', 'peasants', 'bonnedig'].map(id => [`troops.${id}`, armed])),
  ...Object.fromEntries(leaders.map(id => [`troops.${id}`, size(1, 1)])),
  // V9.1, V9.4, V9.9
  numbers: `${numbers(1, 0)}, mostDice.melee 16, mostDice.shooting 8, saveClosedRanks 4`
}

const byPath = (rows: Pinned): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(rows).flatMap(([row, text]) =>
      text.split(', ').map(each => {
        const [key = '', value = ''] = each.trim().split(' ')
        return [`${row}.${key}`, Number(value)] as const
      })
    )
  )

/** The numbers of an edition by their paths in the rulebook. */
export const pinned = { 1: byPath(first), 2: byPath(second) } as const
