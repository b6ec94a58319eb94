import type { LedgerLine } from '../model/report'

/**
 * The ledger of a unit as a linked list, newest line first. Adding a line copies nothing, so that thousands of fights can be
 * prepared side by side.
 */
export type Ledger = { readonly line: LedgerLine; readonly before: Ledger } | null

/** The lines of a ledger, oldest first. */
export const ledgerLines = (ledger: Ledger): readonly LedgerLine[] => {
  const lines: LedgerLine[] = []
  for (let entry = ledger; entry; entry = entry.before) lines.push(entry.line)
  return lines.reverse()
}

/** Where a number comes from: the id of a rule, and a text that names the cause. */
export interface Origin {
  readonly rule: string
  readonly source: string
}

/** The latest value of the number called `what` in a ledger; 0 if the ledger has no line for it. */
export const latestValue = (ledger: Ledger, what: string): number => {
  for (let entry = ledger; entry !== null; entry = entry.before) if (entry.line.what === what) return entry.line.value
  return 0
}
