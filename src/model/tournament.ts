import { ROUNDING } from './limits'
/** Tournament points: what a game is worth by the lead in victory points (in the second edition massacre points). */

/** A table of tournament points. */
export interface Tournament {
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** The least lead that wins; a smaller one is a draw. 0: any lead wins. */
  readonly lead: number
  /** Additional points for a win by at least this lead; only the largest lead that is reached counts. */
  readonly massacre: readonly (readonly [lead: number, more: number])[]
  /** Victory points ahead before the fight or the plan begins; negative: behind. */
  readonly ahead: number
}

const plainest = { lead: 0, massacre: [], ahead: 0 } as const

/** Published tables, the default first. */
export const TOURNAMENTS = {
  /** Player pack of NJCON, 2014: 2, 1 and 0; the difference in kills settles ties. */
  njcon: { win: 2, draw: 1, loss: 0, ...plainest },
  /** Player pack of AdeptiCon, Age of Vikings: 23, 13 and 5. */
  adepticon: { win: 23, draw: 13, loss: 5, ...plainest }
} as const satisfies Readonly<Record<string, Tournament>>

/** Tournament points for victory points gained, which are added to those ahead. */
export const tournamentPoints = ({ win, draw, loss, lead, massacre, ahead }: Tournament, gained: number): number => {
  const by = gained + ahead
  const isWon = (points: number): boolean => points > ROUNDING && points >= lead - ROUNDING
  if (isWon(-by)) return loss
  if (!isWon(by)) return draw
  const reached = massacre.filter(([least]) => by >= least - ROUNDING)
  return win + (reached.reduce((best, each) => (each[0] > best[0] ? each : best), [0, 0] as readonly [number, number])[1] ?? 0)
}

/** Mean tournament points over a distribution of victory points. `of` may change the sign or size of a swing. */
export const meanTournament = (
  table: Tournament,
  leads: readonly { readonly swing: number; readonly chance: number }[],
  of: (swing: number) => number = swing => swing
): number => leads.reduce((sum, { swing, chance }) => sum + chance * tournamentPoints(table, of(swing)), 0)

/** The table of the enemy, who is behind by what one's own side is ahead. */
export const enemyTable = (table: Tournament): Tournament => ({ ...table, ahead: 0 - table.ahead })

/** "win 3 draw 1 loss 0 lead 3 massacre 10:1 ahead 2" */
export const tableText = ({ win, draw, loss, lead, massacre, ahead }: Tournament): string =>
  [
    `win ${win} draw ${draw} loss ${loss}`,
    ...(lead > 0 ? [`lead ${lead}`] : []),
    ...(massacre.length > 0 ? [`massacre ${massacre.map(pair => pair.join(':')).join(' ')}`] : []),
    ...(ahead > 0 ? [`ahead ${ahead}`] : ahead < 0 ? [`behind ${-ahead}`] : [])
  ].join(' ')

const GOAL = 'tournament '

/** The goal with this table, as text that the parser reads back as the same. */
export const tournamentText = (table: Tournament): string => `${GOAL}${tableText(table)}`

/** The table in such a goal. */
export const tableIn = (goal: string): string => (goal.startsWith(GOAL) ? goal.slice(GOAL.length) : goal)

/** Whether a goal is in tournament points. */
export const isTournament = (text: string): boolean => /^\s*tournament\b/iu.test(text)
