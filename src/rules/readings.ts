import type { Reading } from './types'

/** Disputed rules of the first edition; the first value is this project's default. */
export const readings = {
  'natural-in-melee': {
    edition: 1,
    values: {
      on: 'a natural 6 always hits and a natural 1 always misses in melee too',
      off: 'in melee only the armour decides'
    },
    default: 'on',
    matters: 'a heavy weapon against armour 2',
    rule: 'R3.6'
  },
  'natural-in-shooting': {
    edition: 1,
    values: {
      on: 'a natural 6 always hits and a natural 1 always misses in shooting',
      off: 'in shooting only the armour decides'
    },
    default: 'on',
    matters: 'shots whose attack rolls something raises or lowers, at armour 2 or 6',
    rule: 'R2.3'
  },
  'cap-base': {
    edition: 1,
    values: {
      held: 'at most twice the attack dice held before abilities, after exhaustion and giving up dice',
      generated: 'at most twice the attack dice the unit generated'
    },
    default: 'held',
    matters: 'an exhausted unit, or one that gave up dice, with many bonus dice',
    rule: 'R3.5'
  },
  'discarded-dice': {
    edition: 1,
    values: {
      sum: 'attack dice discarded in step 3 come off the sum of all dice, before the cap',
      rolled: 'attack dice discarded in step 3 come off the dice that the cap leaves'
    },
    default: 'sum',
    matters: 'Conqueror of England with more bonus dice than the cap allows',
    rule: 'R3.5'
  },
  'armour-clamp': {
    edition: 'both',
    values: {
      sum: 'armour is held between its bounds once, on the sum of all modifiers',
      each: 'armour is held between its bounds after each modifier in order'
    },
    default: 'sum',
    matters: 'armour 6 with both +1 and -1',
    rule: 'R1.2'
  },
  'crush-timing': {
    edition: 1,
    values: {
      hits: 'the hits are doubled before the defence roll',
      unsaved: 'the uncancelled hits are doubled after the defence roll'
    },
    default: 'hits',
    matters: 'Crush',
    rule: 'R7 normans'
  },
  'sacrifice-counts': {
    edition: 'both',
    values: {
      yes: 'a model removed in place of the warlord counts for who wins the melee',
      no: 'a model removed in place of the warlord does not count for who wins the melee'
    },
    default: 'yes',
    matters: 'a warlord with guards',
    rule: 'R6.1'
  },
  'challenge-guards': {
    edition: 1,
    values: {
      death: 'in the Challenge friends die for a warlord instead of his death, not instead of his other wounds',
      wounds: 'in the Challenge a friend dies for a warlord instead of each wound',
      none: 'in the Challenge nobody dies for a warlord'
    },
    default: 'death',
    matters: 'a guarded warlord in the Challenge',
    rule: 'R8.3'
  },
  'challenge-charger': {
    edition: 1,
    values: {
      same: 'the same side charges in every round',
      turns: 'the two sides charge in turn, round by round'
    },
    default: 'same',
    matters: 'fights of several rounds: who may give up dice, and has cover',
    rule: 'R8.3'
  },
  'overkill-counts': {
    edition: 'both',
    values: {
      no: 'losses are models removed',
      yes: 'uncancelled hits beyond the last model count for who wins as well'
    },
    default: 'no',
    matters: 'who wins against small units',
    rule: 'R3.10'
  },
  'push-armour': {
    edition: 1,
    values: {
      arms: 'The Push rolls against the armour of the unit with its arms: a Danish axe makes it 1 lower',
      profile: 'The Push rolls against the armour of the profile, whatever the unit carries'
    },
    default: 'arms',
    matters: 'The Push against Danish axes',
    rule: 'R7 anglo-danes'
  },
  'second-melee-winner': {
    edition: 1,
    values: {
      both: 'the losses of both melees decide the winner',
      last: 'only the losses of the second melee decide the winner'
    },
    default: 'both',
    matters: 'Thor',
    rule: 'R3.10'
  },
  'second-melee-abilities': {
    edition: 1,
    values: {
      none: 'the second melee starts afresh from step 1 and nothing carries over',
      last: 're-rolls, armour and bonus dice of the first melee stay for the second'
    },
    default: 'none',
    matters: 'Thor',
    rule: 'R7 vikings'
  },
  'thor-choices': {
    edition: 1,
    values: {
      anew: 'giving up dice and spending fatigue are chosen again in the second melee: by default dice as in the first and no fatigue spent',
      first: 'a unit that gave up dice in the first melee does so in the second, and no fatigue is spent in it'
    },
    default: 'anew',
    matters: 'Thor, if choices for its second melee are given',
    rule: 'R7 vikings'
  },
  'thor-fatigue': {
    edition: 1,
    values: {
      one: 'the two melees give 1 fatigue in all',
      each: 'each of the two melees gives 1 fatigue'
    },
    default: 'one',
    matters: 'Thor',
    rule: 'R3.9'
  },
  'frigg-fatigue': {
    edition: 1,
    values: {
      own: 'Frigg takes fatigue off the unit she is used for and no other',
      tired: 'Frigg takes fatigue off the more tired of two units Side by Side; the attack die goes to the unit she is used for'
    },
    default: 'own',
    matters: 'Frigg Side by Side',
    rule: 'R7 vikings'
  },
  'valhalla-counts': {
    edition: 'both',
    values: {
      no: 'models that a player removes from his own unit do not count for who wins',
      yes: 'models that a player removes from his own unit count for who wins'
    },
    default: 'no',
    matters: 'Valhalla',
    rule: 'R3.10'
  },
  'stamping-counts': {
    edition: 1,
    values: {
      no: 'models removed by Stamping do not count for who wins: they fall before the dice are rolled',
      yes: 'models removed by Stamping count for who wins'
    },
    default: 'no',
    matters: 'Stamping',
    rule: 'R3.10'
  },
  'removed-dice': {
    edition: 'both',
    values: {
      keep: 'models removed in step 3 keep the attack dice they brought in step 1',
      lose: 'models removed in step 3 take their attack dice with them'
    },
    default: 'keep',
    matters: 'Valhalla and Stamping',
    rule: 'R3.1'
  },
  'stubbornness-fatigue': {
    edition: 1,
    values: {
      before: 'Stubbornness counts the fatigue the enemy has when it is used, before any is spent',
      after: 'Stubbornness counts the fatigue left after spending'
    },
    default: 'before',
    matters: 'Stubbornness',
    rule: 'R7 anglo-danes'
  },
  'charge-exhausts': {
    edition: 1,
    values: {
      yes: 'a charger exhausted by its own move loses half of its attack dice too',
      no: 'only a charged unit loses half of its attack dice to exhaustion'
    },
    default: 'yes',
    matters: 'second charges',
    rule: 'R3.2'
  },
  'combat-pool-shot-at': {
    edition: 1,
    values: {
      no: 'a unit that is shot at may not use Combat Pool: its Shooting timing is for the shooter',
      yes: 'a unit that is shot at may use the defence dice of Combat Pool'
    },
    default: 'no',
    matters: 'Combat Pool against shots',
    rule: 'R7.4'
  },
  'side-by-side-defence': {
    edition: 1,
    values: {
      one: 'against Side by Side the enemy rolls his defence dice once, under one cap',
      each: 'against Side by Side the enemy rolls defence dice against each unit, under a cap each'
    },
    default: 'one',
    matters: 'Side by Side',
    rule: 'R6.3'
  },
  'bonus-defence-sharing': {
    edition: 1,
    values: {
      turn: 'over two defence rolls bonus dice are dealt one by one in turn, first to the roll against more hits',
      most: 'over two defence rolls all bonus dice go to the roll against more hits, as far as its cap allows'
    },
    default: 'turn',
    matters: 'Side by Side under side-by-side-defence=each',
    rule: 'R6.3'
  },
  'wrath-dice': {
    edition: 1,
    values: {
      generated: 'the attack die of each model under Wrath is generated in step 1',
      ability: 'the attack die of each model under Wrath is a bonus under the cap of abilities'
    },
    default: 'generated',
    matters: 'Jomsvikings',
    rule: 'R6.6'
  },
  'harold-points': {
    edition: 1,
    values: {
      each: 'Harold is worth 4 victory points and each of his brothers 1',
      together: 'Harold and his brothers are worth 4 victory points in all, when the last of them falls'
    },
    default: 'each',
    matters: 'the Godwinson brothers',
    rule: 'R8.2'
  },
  'loki-warlord': {
    edition: 1,
    values: {
      yes: 'Loki may take a warlord: the text makes no exception',
      no: 'Loki may not take a warlord'
    },
    default: 'yes',
    matters: 'Loki',
    rule: 'R7 vikings'
  },
  'horses-uneven': {
    edition: 1,
    values: {
      no: 'a unit on horses that ends its move in uneven ground gains no fatigue for it',
      yes: 'a unit on horses that ends its move in uneven ground gains 1 fatigue'
    },
    default: 'no',
    matters: 'movement of mounted units',
    rule: 'R4.1'
  },
  'ceorls-cost': {
    edition: 1,
    values: {
      'c-or-r': 'the Ceorls box takes a common or a rare symbol',
      'c-or-u': 'the Ceorls box takes a common or an uncommon symbol'
    },
    default: 'c-or-r',
    matters: 'SAGA dice of the Anglo-Danes',
    rule: 'R7 anglo-danes'
  }
} as const satisfies Record<string, Reading>
