/** Section 11, the first value of each being its default. */
const values = {
  'close-ranks-order': ['halve-first', 'cut-first'],
  'close-ranks-rounding': ['up', 'down'],
  'bonus-model-cap': ['yes', 'no'],
  'exhausted-melee': ['none', 'halved', 'minus-one'],
  'fatigue-above-limit': ['lost', 'kept'],
  'cover-solid-shot': ['save-3', 'save-3-armour', 'save-2', 'none'],
  'cover-light-melee': ['none', 'save-4'],
  'defence-cap': ['twice', 'none'],
  'javelin-shot': ['not-shot', 'after-move'],
  'resilience-use': ['all', 'save-life', 'none'],
  'resilience-counts': ['no', 'yes'],
  'sacrifice-counts': ['no', 'yes'],
  'enemy-acts': ['as-told'],
  'heimdall-floor': ['needs', 'free'],
  'charge-dice': ['attack', 'any'],
  'reroll-hits': ['misses', 'all'],
  'six-after-reroll': ['last', 'both'],
  'armour-clamp': ['sum', 'each'],
  'overkill-counts': ['no', 'yes'],
  'removed-dice': ['keep', 'lose'],
  'valhalla-counts': ['no', 'yes'],
  'tie-withdraws': ['attacker', 'none'],
  'first-act': ['attacker', 'defender'],
  'pass-final': ['no', 'yes'],
  'points-rounding': ['class', 'unit']
} as const

export const readingValues: { readonly [name in keyof typeof values]: readonly string[] } = values

export type Readings = { readonly [name in keyof typeof values]: (typeof values)[name][number] }

const defaults: Readings = Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])) as Readings

export const readingsOf = ({ readings }: { readonly readings?: Partial<Readings> }): Readings => ({ ...defaults, ...readings })
