import type { Text } from '../model/language'
import type { FlagRow } from './flags'
import type { fightFields, unitFields } from './scenario-fields'

/**
 * A line of help for each field of a fight and its units, for flags, completions and the schema. Kept apart because no fight
 * needs it.
 */

export const unitHelp: Readonly<Record<keyof typeof unitFields, Text>> = {
  unit: 'troop: hirdmen, levies, warlord ... (rules units)',
  models: 'models in the unit',
  faction: 'whose board and troops it has: vikings, normans ...',
  weapon: 'bow, crossbow, danish-axe ... (rules weapons), or none',
  mounted: 'mounted on horses (R2.10)',
  mount: 'second edition: what it rides instead of horses: camel, cataphract, chariot, elephant ... (rules weapons)',
  banner: 'second edition: one of its models carries a war banner and has no dice (V9.15)',
  fatigue: 'fatigue at the start of the fight, including that of the charge',
  moved: "not the unit's first activation: 1 more fatigue (R4.1)",
  engaged: 'models that fight or shoot, all by default',
  cover: 'none, light or heavy (R2.6, R3.7); in the second edition heavy is solid cover',
  ground: 'open or uneven (R2.11); dangerous in the second edition',
  building: 'occupies a building (R3.11)',
  abilities: 'an ability of its board, with its choice: shieldwall, combat-pool=1a1dr (rules abilities)',
  spend: "what it buys with the enemy's fatigue: armour, enemy-armour, both, nothing (R3.4)",
  acts: 'second edition: what it does in step 3, in turn with the enemy: ability (the next one), armour, enemy-armour, pass (V9.13)',
  givesUpDice: 'the charged unit gives up attack dice for defence dice (R3.3)',
  givesUpDiceAgain: 'the same for the second melee of Thor; by default as in the first (reading thor-choices)',
  spendAgain: 'what it buys in the second melee of Thor with the fatigue that is left; by default nothing (reading thor-choices)',
  guards: 'friends near the warlord who may be removed instead of him (R6.1)',
  friendsNear: 'friendly units near it, for effects that count them',
  wounds: 'wounds of a warlord in the Challenge (R8.3)',
  resilience: 'losses that one fatigue cancels (V9.8)',
  wrath: 'sum of the Wrath dice, or dice to average over: 12, 3d6 (R6.6)',
  effects: 'effects written out, without a board',
  armour: "armour instead of the profile's",
  armourShot: 'armour when shot at, where it differs',
  dicePerModel: 'attack dice per model in melee: 2, 1/3',
  dicePerModelCharging: 'second edition: attack dice per model in melee when it charges',
  dicePerModelShot: 'attack dice per model when it shoots: 1/2',
  fatigueLimit: 'fatigue at which it is exhausted',
  maybe: 'what it may have, each with its chance: weapon=danish-axe 60%; abilities=shieldwall 40%'
}

export const fightHelp: Readonly<Record<keyof typeof fightFields, Text>> = {
  kind: 'melee or shoot',
  edition: 'edition of the game: 1 or 2',
  turn: 'whose turn it is: attacker (default), or defender where an ability lets the attacker act in it (R7.4)',
  readings: 'another interpretation of a disputed rule (rules readings)',
  boards: 'your own board files',
  split: 'against two charging units, attack dice aimed at the first; by default the best split (R6.3)',
  rounds: 'melees fought one after another until a side is gone (R8.3)',
  within: 'how far the target of a shot is: vs, s, m or l',
  ask: 'a number to report first, by name or path (help conditions)',
  costs: 'costs of abilities that are unknown here',
  method: 'exact (default), fractions, monte-carlo, or both: exact and monte-carlo',
  trials: 'number of fights to sample',
  precision: 'sample until every 95 % interval is within this on either side: 0.005',
  seed: 'any text: the same seed throws the same dice',
  id: 'a name for this fight, repeated in its report'
}

/** The help line of a flag; undefined if it has none. */
export const flagHelp = ({ path, help }: FlagRow): Text | undefined => {
  const helps: Readonly<Record<string, Text | undefined>> = path.length === 1 ? fightHelp : unitHelp
  return help ?? helps[path.at(-1) ?? '']
}
