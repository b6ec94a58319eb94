import type { LedgerLine, SideReport, UnitReport } from '../../../src/model/report'

const LEDGER: readonly LedgerLine[] = []

/** Eight plain warriors, but for what is said. */
export const unit = (changes: Partial<UnitReport>): UnitReport => ({
  unit: 'warriors',
  name: 'warriors',
  models: 8,
  engaged: 8,
  attackDice: 8,
  hitsOn: 4,
  rerolls: false,
  defenceDice: 0,
  savesOn: 5,
  rerollsDefence: false,
  armour: 4,
  fatigue: 0,
  fatigueLimit: 3,
  fatigueAfter: 1,
  exhausted: false,
  ledger: LEDGER,
  strike: { attackDice: 0, hits: 0, defenceDice: 0, saves: 0, uncancelled: 0, losses: 0, hitsP: [1], uncancelledP: [1] },
  ...changes
})

type Shown = Pick<SideReport, 'losses' | 'wipedOut' | 'fatigueAfter' | 'units'>

/** A side with the measures that pages tell of it; others may have been added to the table since. */
export const side = (shown: Shown & Partial<SideReport>): SideReport => shown as SideReport
