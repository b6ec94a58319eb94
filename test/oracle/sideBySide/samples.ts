import type { Unit } from '../fight'
import { warlord } from '../units'
import type { SideBySide } from './trio'

/** Short words for the fights of the tests. */
export const together = (lord: Unit, companion: Unit, enemy: Unit, terms: Partial<SideBySide> = {}): SideBySide => ({
  warlord: lord,
  companion,
  enemy,
  split: 0,
  ...terms
})

/** A warlord with so few dice that all can be worked out. */
export const lord = (extras: Partial<Unit> = {}): Unit => ({ ...warlord({ melee: 1 }), ...extras })
