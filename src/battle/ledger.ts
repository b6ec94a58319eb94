import type { LedgerLine } from '../model/report'

/** A fighter's lines, newest first: adding one copies nothing, so that thousands of fights can be prepared side by side. */
export type Ledger = { readonly line: LedgerLine; readonly before: Ledger } | null

/** The lines in the order they were written. */
export const written = (ledger: Ledger): readonly LedgerLine[] => {
  const lines: LedgerLine[] = []
  for (let page = ledger; page; page = page.before) lines.push(page.line)
  return lines.reverse()
}

/** Where a number comes from. */
export interface Origin {
  readonly rule: string
  readonly source: string
}

/** The last value that a ledger has of a number; 0 where it has none. */
export const soFar = (ledger: Ledger, what: string): number => {
  for (let at = ledger; at !== null; at = at.before) if (at.line.what === what) return at.line.value
  return 0
}
