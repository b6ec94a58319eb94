import { numbersOf } from '../model/cell-numbers'
import type { CompareNumbers, FightReport } from '../model/report'

/** A fight's numbers from the side of the subject that is compared. */

export const ofSubject = (answer: Omit<FightReport, 'replay'>, charged: boolean): CompareNumbers => {
  const { attackerWins, tie, defenderWins, ...numbers } = numbersOf(answer)
  const isMelee = attackerWins !== undefined && tie !== undefined && defenderWins !== undefined
  return charged
    ? {
        ...(isMelee && { win: defenderWins, tie, lose: attackerWins }),
        lost: numbers.defenderLosses,
        killed: numbers.attackerLosses,
        wipesOut: numbers.attackerWipedOut,
        wipedOut: numbers.defenderWipedOut,
        swing: numbers.swing === 0 ? 0 : -numbers.swing
      }
    : {
        ...(isMelee && { win: attackerWins, tie, lose: defenderWins }),
        lost: numbers.attackerLosses,
        killed: numbers.defenderLosses,
        wipesOut: numbers.defenderWipedOut,
        wipedOut: numbers.attackerWipedOut,
        swing: numbers.swing
      }
}

/** What one has more than another; nothing is left of what is the same but for rounding. */
export const more = (one: CompareNumbers, other: CompareNumbers): CompareNumbers => {
  const less = (a = 0, b = 0): number => (Math.abs(a - b) < 1e-12 ? 0 : a - b)
  return {
    ...(one.win !== undefined && {
      win: less(one.win, other.win),
      tie: less(one.tie, other.tie),
      lose: less(one.lose, other.lose)
    }),
    lost: less(one.lost, other.lost),
    killed: less(one.killed, other.killed),
    wipesOut: less(one.wipesOut, other.wipesOut),
    wipedOut: less(one.wipedOut, other.wipedOut),
    swing: less(one.swing, other.swing)
  }
}
