/** The switches of section 10 that bear on a first-edition fight. */
export interface Readings {
  readonly 'natural-in-melee': 'on' | 'off'
  readonly 'natural-in-shooting': 'on' | 'off'
  readonly 'cap-base': 'held' | 'generated'
  readonly 'armour-clamp': 'sum' | 'each'
  readonly 'crush-timing': 'hits' | 'unsaved'
  readonly 'sacrifice-counts': 'yes' | 'no'
  readonly 'overkill-counts': 'no' | 'yes'
  readonly 'push-armour': 'arms' | 'profile'
  readonly 'second-melee-winner': 'both' | 'last'
  readonly 'second-melee-abilities': 'none' | 'last'
  readonly 'thor-choices': 'anew' | 'first'
  readonly 'thor-fatigue': 'one' | 'each'
  readonly 'valhalla-counts': 'no' | 'yes'
  readonly 'stamping-counts': 'no' | 'yes'
  readonly 'removed-dice': 'keep' | 'lose'
  readonly 'stubbornness-fatigue': 'before' | 'after'
  readonly 'charge-exhausts': 'yes' | 'no'
  readonly 'combat-pool-shot-at': 'no' | 'yes'
  readonly 'side-by-side-defence': 'one' | 'each'
  readonly 'bonus-defence-sharing': 'turn' | 'most'
  readonly 'wrath-dice': 'generated' | 'ability'
  readonly 'discarded-dice': 'sum' | 'rolled'
  readonly 'challenge-guards': 'death' | 'wounds' | 'none'
  readonly 'challenge-charger': 'same' | 'turns'
  readonly 'frigg-fatigue': 'own' | 'tired'
}

export const defaults: Readings = {
  'natural-in-melee': 'on',
  'natural-in-shooting': 'on',
  'cap-base': 'held',
  'armour-clamp': 'sum',
  'crush-timing': 'hits',
  'sacrifice-counts': 'yes',
  'overkill-counts': 'no',
  'push-armour': 'arms',
  'second-melee-winner': 'both',
  'second-melee-abilities': 'none',
  'thor-choices': 'anew',
  'thor-fatigue': 'one',
  'valhalla-counts': 'no',
  'stamping-counts': 'no',
  'removed-dice': 'keep',
  'stubbornness-fatigue': 'before',
  'charge-exhausts': 'yes',
  'combat-pool-shot-at': 'no',
  'side-by-side-defence': 'one',
  'bonus-defence-sharing': 'turn',
  'wrath-dice': 'generated',
  'discarded-dice': 'sum',
  'challenge-guards': 'death',
  'challenge-charger': 'same',
  'frigg-fatigue': 'own'
}

export const readingsOf = (fight: { readonly readings?: Partial<Readings> }): Readings => ({ ...defaults, ...fight.readings })
