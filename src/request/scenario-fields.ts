import { DISTANCES } from '../model/fight-state'
import type { Text } from '../model/language'
import { MOST_COUNT } from '../model/limits'
import type { Scenario, UnitRequest } from '../model/scenario'
import type { Numbers } from '../rules/types'

/**
 * The one table of what can be said of a fight. It serves the words of a sentence (field-words.ts), the paths of `--set`, the keys of
 * files and the flags of the command line, so that a thing has one name, one type and one help line everywhere. Plain data.
 */

/** A bound: a number, or the edition's own. */
export type Bound = number | { [K in keyof Numbers]-?: Numbers[K] extends number ? K : never }[keyof Numbers]

export type ValueType =
  | {
      readonly is: 'whole'
      readonly least: Bound
      readonly most: Bound
      /** `+1` is one more than without it. */
      readonly isRelative?: true
    }
  /** Half the width of an interval of probabilities. */
  | { readonly is: 'half-width' }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'edition' | 'yes-no' | 'text' | 'per-model' | 'troop' | 'weapon' | 'mount' | 'faction' }
  | {
      readonly is:
        | 'abilities'
        | 'spend'
        | 'acts'
        | 'guards'
        | 'wrath'
        | 'effects'
        | 'readings'
        | 'texts'
        | 'names'
        | 'maybe'
        | 'quantities'
    }

export interface ScenarioField {
  readonly type: ValueType
  readonly help: Text
  /** Other spellings of the key. */
  readonly also?: readonly string[]
  /** Its flag, and what stands for the value in the help: `models <n>`. */
  readonly flag?: string
  /** Other names of the flag. */
  readonly alsoFlags?: readonly string[]
  /** The value that says nothing: leaving it out is the same. */
  readonly idle?: unknown
}

/** What holds of values of a type wherever they stand; a pattern is that of a JSON Schema too. */
export const VALUES = {
  /** Attack dice of a model, or of several: "1/3". */
  perModel: { most: 10, share: '^([1-9]|10)/([1-9]|1[0-2])$' },
  /** Half the width of an interval is less than this. */
  halfWidth: 0.5,
  /** Friends who may die for a warlord. */
  guards: 48,
  /** The sum of the Wrath, or the dice thrown for it (R6.6). */
  wrath: { most: 18, dice: '^[1-3]d6$' }
} as const

const whole = (least: Bound, most: Bound) => ({ is: 'whole', least, most }) as const
const armour = { ...whole('leastArmour', 'mostArmour'), isRelative: true } as const

/** What can be said of a unit, in the order in which it is written. */
export const unitFields = {
  unit: { type: { is: 'troop' }, help: 'troop: hirdmen, levies, warlord ... (rules units)', flag: 'unit <troop>' },
  models: { type: whole(1, 'mostModels'), help: 'models in the unit', flag: 'models <n>' },
  faction: { type: { is: 'faction' }, help: 'whose board and troops it has: vikings, normans ...', flag: 'faction <name>' },
  weapon: {
    type: { is: 'weapon' },
    help: 'bow, crossbow, danish-axe ... (rules weapons), or none',
    flag: 'weapon <weapon>',
    alsoFlags: ['weapons', 'equipment', 'arms']
  },
  mounted: {
    type: { is: 'yes-no' },
    help: 'mounted on horses (R2.10)',
    flag: 'mounted',
    idle: false
  },
  mount: {
    type: { is: 'mount' },
    help: 'second edition: what it rides instead of horses: camel, cataphract, chariot, elephant ... (rules weapons)',
    flag: 'mount <name>'
  },
  banner: {
    type: { is: 'yes-no' },
    help: 'second edition: one of its models carries a war banner and has no dice (T6.8)',
    idle: false
  },
  fatigue: {
    type: whole(0, MOST_COUNT),
    help: 'fatigue at the start of the fight, including that of the charge',
    flag: 'fatigue <n>',
    idle: 0
  },
  moved: {
    type: { is: 'yes-no' },
    help: "not the unit's first activation: 1 more fatigue (R4.1)",
    flag: 'moved',
    idle: false
  },
  engaged: {
    type: whole(1, 'mostModels'),
    help: 'models that fight or shoot, all by default',
    flag: 'engaged <n>'
  },
  cover: {
    type: { is: 'choice', of: ['none', 'light', 'heavy'] },
    help: 'none, light or heavy (R2.6, R3.7)',
    flag: 'cover <cover>',
    alsoFlags: ['terrain', 'in', 'behind', 'scenery'],
    idle: 'none'
  },
  ground: {
    type: { is: 'choice', of: ['open', 'uneven', 'dangerous'] },
    help: 'open or uneven (R2.11); dangerous in the second edition',
    idle: 'open'
  },
  building: { type: { is: 'yes-no' }, help: 'occupies a building (R3.11)', idle: false },
  abilities: {
    type: { is: 'abilities' },
    help: 'an ability of its board, with its choice: shieldwall, combat-pool=1a1dr (rules abilities)',
    also: ['ability'],
    flag: 'ability <name>',
    alsoFlags: ['abilities', 'plays', 'uses']
  },
  spend: {
    type: { is: 'spend' },
    help: "what it buys with the enemy's fatigue: armour, enemy-armour, both, nothing (R3.4)",
    flag: 'spends <what>',
    alsoFlags: ['spend', 'spend-fatigue', 'spends-fatigue']
  },
  acts: {
    type: { is: 'acts' },
    help: 'second edition: what it does in step 3, in turn with the enemy: ability (the next one), armour, enemy-armour, pass (T3.8)'
  },
  givesUpDice: {
    type: { is: 'yes-no' },
    help: 'the charged unit gives up attack dice for defence dice (R3.3)',
    also: ['gives-up-dice'],
    flag: 'gives-up-dice',
    alsoFlags: ['give-up-dice', 'closes-ranks', 'close-ranks']
  },
  givesUpDiceAgain: {
    type: { is: 'yes-no' },
    help: 'the same for the second melee of Thor; by default as in the first (reading thor-choices)'
  },
  spendAgain: {
    type: { is: 'spend' },
    help: 'what it buys in the second melee of Thor with the fatigue that is left; by default nothing (reading thor-choices)'
  },
  guards: {
    flag: 'guards <units>',
    alsoFlags: ['guarded', 'bodyguards', 'guarded-by'],
    type: { is: 'guards' },
    help: 'friends near the warlord who may be removed instead of him (R6.1)'
  },
  friendsNear: {
    type: whole(0, MOST_COUNT),
    help: 'friendly units near it, for effects that count them',
    idle: 0
  },
  wounds: {
    flag: 'wounds <n>',
    type: whole(1, MOST_COUNT),
    help: 'wounds of a warlord in the Challenge (R8.3)'
  },
  resilience: {
    type: whole(0, 'mostModels'),
    help: 'losses that one fatigue cancels (V9.8)'
  },
  wrath: {
    type: { is: 'wrath' },
    help: 'sum of the Wrath dice, or dice to average over: 12, 3d6 (R6.6)'
  },
  effects: {
    type: { is: 'effects' },
    help: 'effects written out, without a board'
  },
  armour: {
    type: armour,
    help: "armour instead of the profile's",
    also: ['armor'],
    flag: 'armour <n>'
  },
  armourShot: {
    type: armour,
    help: 'armour when shot at, where it differs',
    also: ['armorShot']
  },
  dicePerModel: {
    type: { is: 'per-model' },
    help: 'attack dice per model in melee: 2, 1/3'
  },
  dicePerModelCharging: {
    type: { is: 'per-model' },
    help: 'second edition: attack dice per model in melee when it charges'
  },
  dicePerModelShot: {
    type: { is: 'per-model' },
    help: 'attack dice per model when it shoots: 1/2'
  },
  fatigueLimit: {
    type: whole(1, MOST_COUNT),
    help: 'fatigue at which it is exhausted'
  },
  maybe: {
    type: { is: 'maybe' },
    help: 'what it may have, each with its chance: weapon=danish-axe 60%; abilities=shieldwall 40%',
    flag: 'maybe <what>'
  }
} as const satisfies { readonly [K in keyof Required<UnitRequest>]: ScenarioField }

/** What can be said of the fight as a whole. */
export const fightFields = {
  kind: { type: { is: 'choice', of: ['melee', 'shoot'] }, help: 'melee or shoot' },
  edition: { type: { is: 'edition' }, help: 'edition of the game: 1 or 2', flag: 'edition <n>' },
  turn: {
    type: { is: 'choice', of: ['attacker', 'defender'] },
    help: 'whose turn it is: attacker (default), or defender where an ability lets the attacker act in it (R7.4)'
  },
  readings: { type: { is: 'readings' }, help: 'another interpretation of a disputed rule (rules readings)', also: ['reading'] },
  boards: { type: { is: 'texts' }, help: 'your own board files' },
  split: {
    type: whole(0, MOST_COUNT),
    help: 'against two charging units, attack dice aimed at the first; by default the best split (R6.3)',
    flag: 'split <n>'
  },
  rounds: {
    type: whole(1, MOST_COUNT),
    help: 'melees fought one after another until a side is gone (R8.3)',
    flag: 'rounds <n>'
  },
  within: {
    type: { is: 'choice', of: DISTANCES },
    help: 'how far the target of a shot is: vs, s, m or l'
  },
  ask: {
    type: { is: 'quantities' },
    help: 'a number to be told first: attacker loses 3 or more (help conditions)',
    flag: 'ask <number>'
  },
  costs: { type: { is: 'names' }, help: 'costs of abilities that are unknown here' },
  method: {
    type: { is: 'choice', of: ['exact', 'fractions', 'monte-carlo', 'both'] },
    help: 'exact (default), fractions, monte-carlo, or both: exact and monte-carlo',
    flag: 'method <name>'
  },
  trials: { type: whole(1, 100_000_000), help: 'number of fights to sample', flag: 'trials <n>' },
  precision: {
    type: { is: 'half-width' },
    help: 'sample until every 95 % interval is within this on either side: 0.005',
    flag: 'precision <p>'
  },
  seed: { type: { is: 'text' }, help: 'any text: the same seed throws the same dice', flag: 'seed <text>' },
  id: { type: { is: 'text' }, help: 'a name for this fight, repeated in its report' }
} as const satisfies { readonly [K in keyof Required<Omit<Scenario, 'attacker' | 'defender'>>]: ScenarioField }

export const unitField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(unitFields, key) ? unitFields[key as keyof typeof unitFields] : undefined

export const fightField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(fightFields, key) ? fightFields[key as keyof typeof fightFields] : undefined

export const SIDES = ['attacker', 'defender'] as const
export type SideKey = (typeof SIDES)[number]
