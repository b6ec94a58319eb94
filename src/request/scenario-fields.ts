import { MOST_COUNT } from '../model/limits'
import { COVERS, FIGHT_KINDS, METHODS, type Scenario, SIDES, type UnitRequest } from '../model/scenario'
import { DISTANCES } from '../model/unit-state'
import type { Numbers } from '../rules/types'

/**
 * The one table of the fields of a fight and its units. The words of a sentence (field-words.ts), the paths of `--set`, the keys
 * of files and the flags of the command line all use it, so that a field has the same name, type and help line everywhere. Plain
 * data.
 */

/** A limit: a number, or the name of a number that depends on the edition. */
export type Bound = number | { [K in keyof Numbers]-?: Numbers[K] extends number ? K : never }[keyof Numbers]

export type ValueType =
  | {
      readonly is: 'whole'
      readonly least: Bound
      readonly most: Bound
      /** Accepts `+1`: one more than the value would be without it. */
      readonly isRelative?: true
      /** A word that stands for a number. */
      readonly also?: string
    }
  /** Half the width of a probability's interval. */
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
  /** Other spellings of the key. */
  readonly also?: readonly string[]
  /** Its flag, with a placeholder for the value in the help: `models <n>`. */
  readonly flag?: string
  /** Other names of the flag. */
  readonly alsoFlags?: readonly string[]
  /** The default value: giving it is the same as leaving the field out. */
  readonly idle?: unknown
}

/** Limits that hold for a type wherever it is used. The patterns are also used in the JSON Schema. */
export const VALUES = {
  /** Attack dice per model: a whole number, or a share such as "1/3" for one die per three models. */
  perModel: { most: 10, share: '^([1-9]|10)/([1-9]|1[0-2])$' },
  /** Half the width of an interval must be less than this. */
  halfWidth: 0.5,
  /** The most friends who may die for a warlord. */
  guards: 48,
  /** The highest sum of the Wrath dice, and the form in which dice to throw are written (R6.6). */
  wrath: { most: 18, dice: '^[1-3]d6$' }
} as const

const whole = (least: Bound, most: Bound) => ({ is: 'whole', least, most }) as const
const armour = { ...whole('leastArmour', 'mostArmour'), isRelative: true } as const

/** The fields of a unit, in the order in which they are written. */
export const unitFields = {
  unit: { type: { is: 'troop' }, flag: 'unit <troop>' },
  models: { type: whole(1, 'mostModels'), flag: 'models <n>' },
  faction: { type: { is: 'faction' }, flag: 'faction <name>' },
  weapon: {
    type: { is: 'weapon' },
    flag: 'weapon <weapon>',
    alsoFlags: ['weapons', 'equipment', 'arms']
  },
  mounted: {
    type: { is: 'yes-no' },
    flag: 'mounted',
    idle: false
  },
  mount: {
    type: { is: 'mount' },
    flag: 'mount <name>'
  },
  banner: {
    type: { is: 'yes-no' },
    idle: false
  },
  fatigue: {
    type: { ...whole(0, MOST_COUNT), also: 'exhausted' },
    flag: 'fatigue <n>',
    idle: 0
  },
  moved: {
    type: { is: 'yes-no' },
    flag: 'moved',
    idle: false
  },
  engaged: {
    type: whole(1, 'mostModels'),
    flag: 'engaged <n>'
  },
  cover: {
    type: { is: 'choice', of: COVERS },
    flag: 'cover <cover>',
    alsoFlags: ['terrain', 'in', 'behind', 'scenery'],
    idle: 'none'
  },
  ground: {
    type: { is: 'choice', of: ['open', 'uneven', 'dangerous'] },
    idle: 'open'
  },
  building: { type: { is: 'yes-no' }, idle: false },
  abilities: {
    type: { is: 'abilities' },
    also: ['ability'],
    flag: 'ability <name>',
    alsoFlags: ['abilities', 'plays', 'uses']
  },
  spend: {
    type: { is: 'spend' },
    flag: 'spends <what>',
    alsoFlags: ['spend', 'spend-fatigue', 'spends-fatigue']
  },
  acts: {
    type: { is: 'acts' }
  },
  givesUpDice: {
    type: { is: 'yes-no' },
    also: ['gives-up-dice'],
    flag: 'gives-up-dice',
    alsoFlags: ['give-up-dice', 'closes-ranks', 'close-ranks']
  },
  givesUpDiceAgain: {
    type: { is: 'yes-no' }
  },
  spendAgain: {
    type: { is: 'spend' }
  },
  guards: {
    flag: 'guards <units>',
    alsoFlags: ['guarded', 'bodyguards', 'guarded-by'],
    type: { is: 'guards' }
  },
  friendsNear: {
    type: whole(0, MOST_COUNT),
    idle: 0
  },
  wounds: {
    flag: 'wounds <n>',
    type: whole(1, MOST_COUNT)
  },
  resilience: {
    type: whole(0, 'mostModels')
  },
  wrath: {
    type: { is: 'wrath' }
  },
  effects: {
    type: { is: 'effects' }
  },
  armour: {
    type: armour,
    also: ['armor'],
    flag: 'armour <n>'
  },
  armourShot: {
    type: armour,
    also: ['armorShot']
  },
  dicePerModel: {
    type: { is: 'per-model' }
  },
  dicePerModelCharging: {
    type: { is: 'per-model' }
  },
  dicePerModelShot: {
    type: { is: 'per-model' }
  },
  fatigueLimit: {
    type: whole(1, MOST_COUNT)
  },
  maybe: {
    type: { is: 'maybe' },
    flag: 'maybe <what>'
  }
} as const satisfies { readonly [K in keyof Required<UnitRequest>]: ScenarioField }

/** The fields of a fight as a whole. */
export const fightFields = {
  kind: { type: { is: 'choice', of: FIGHT_KINDS } },
  edition: { type: { is: 'edition' }, flag: 'edition <n>' },
  turn: {
    type: { is: 'choice', of: SIDES }
  },
  readings: { type: { is: 'readings' }, also: ['reading'] },
  boards: { type: { is: 'texts' } },
  split: {
    type: whole(0, MOST_COUNT),
    flag: 'split <n>'
  },
  rounds: {
    type: whole(1, MOST_COUNT),
    flag: 'rounds <n>'
  },
  within: {
    type: { is: 'choice', of: DISTANCES }
  },
  ask: {
    type: { is: 'quantities' },
    flag: 'ask <number>'
  },
  costs: { type: { is: 'names' } },
  method: {
    type: { is: 'choice', of: METHODS.fight },
    flag: 'method <name>'
  },
  trials: { type: whole(1, 100_000_000), flag: 'trials <n>' },
  precision: {
    type: { is: 'half-width' },
    flag: 'precision <p>'
  },
  seed: { type: { is: 'text' }, flag: 'seed <text>' },
  id: { type: { is: 'text' } }
} as const satisfies { readonly [K in keyof Required<Omit<Scenario, 'attacker' | 'defender'>>]: ScenarioField }

export const unitField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(unitFields, key) ? unitFields[key as keyof typeof unitFields] : undefined

export const fightField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(fightFields, key) ? fightFields[key as keyof typeof fightFields] : undefined
