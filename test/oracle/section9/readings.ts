/** The switches of section 10 that bear on a fight of the second edition. */
export interface Readings {
  readonly 'armour-clamp': 'sum' | 'each'
  readonly 'overkill-counts': 'no' | 'yes'
  readonly 'close-ranks-order': 'cut-first' | 'halve-first'
  readonly 'close-ranks-rounding': 'up' | 'down'
  readonly 'bonus-model-cap': 'no' | 'yes'
  readonly 'exhausted-melee': 'none' | 'halved' | 'minus-one'
  readonly 'cover-shooting': 'edition-1' | 'none'
  readonly 'defence-cap': 'twice' | 'none'
}

export const defaults: Readings = {
  'armour-clamp': 'sum',
  'overkill-counts': 'no',
  'close-ranks-order': 'cut-first',
  'close-ranks-rounding': 'up',
  'bonus-model-cap': 'no',
  'exhausted-melee': 'none',
  'cover-shooting': 'edition-1',
  'defence-cap': 'twice'
}

export const readingsOf = (fight: { readonly readings?: Partial<Readings> }): Readings => ({ ...defaults, ...fight.readings })
