import { muster as first } from '../muster'
import type { BattleSize, MusterRules } from '../types'

const usual: BattleSize = {
  sagaDice: 8,
  warlords: 1,
  commanders: 1,
  commands: 1,
  rule: 'V9.11',
  source: 'public',
  certainty: 'public'
}

/** T9.1 and T9.2: usual games, the models for a point, halves of it for one another once; T7.2: the dice that are rolled. */
export const muster = {
  battles: { 4: usual, 5: usual, 6: usual, 7: usual, 8: usual },
  models: { least: 4, most: 12, rule: 'V9.11' },
  rolling: { most: 8, lessLeft: false, firstTurn: 3, exactly: true, rule: 'V9.10' },
  perPoint: first.perPoint,
  further: { ...first.further, rule: 'V9.11' },
  swap: { models: { levies: 6, warriors: 4, hearthguard: 2 }, rule: 'V9.11' },
  rule: 'V9.11',
  source: 'S2, public',
  certainty: 'public'
} as const satisfies MusterRules
