/** The numbers of one fight of a table; chances 0..1, victory points from the attacker's side. */
export interface CellNumbers {
  /** Of a melee. */
  readonly attackerWins?: number
  readonly tie?: number
  readonly defenderWins?: number
  readonly attackerLosses: number
  readonly defenderLosses: number
  readonly attackerWipedOut: number
  readonly defenderWipedOut: number
  readonly swing: number
}
