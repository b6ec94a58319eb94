import type { DiceReport } from '../model/report'
import { before, counted, fewer, kept } from './dice/count'
import { decisions, everyRoll, lying } from './dice/decisions'
import { together } from './dice/together'
import { classes, paid, wanted } from './dice/wants'
import type { Look } from './look'
import { type Page, type Section, say } from './page'

/** SAGA dice: what they pay for, what to do first, what is left for the enemy's turn. */

const HINT = { block: 'hint', text: '--explain  every roll, what it pays and what to do first' } as const

const symbols = ({ symbols }: DiceReport): readonly string[] => symbols.map(({ C, U, R }) => `C ${C}, U ${U}, R ${R}`)

const remarks = (report: DiceReport, why: boolean): Section => ({
  blocks: [
    ...report.notes.map(note => say(note, 'quiet')),
    ...symbols(report).map(text => say(text, 'quiet')),
    ...(why || report.rolls.length < 2 ? [] : [HINT])
  ]
})

export const dice = (report: DiceReport, { explain: why, full = false }: Pick<Look, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: `${report.edition === 1 ? 'first' : 'second'} edition, exact`,
  sections: [
    ...counted(report),
    ...before(report),
    ...(report.wants.length > 0 ? [wanted(report)] : []),
    ...lying(report),
    ...(report.all ? classes(report) : []),
    ...(report.now ? [] : together(report, full)),
    ...decisions(report),
    ...kept(report),
    ...(full || why ? paid(report) : []),
    ...(full || why || report.dice.units ? fewer(report) : []),
    ...(why ? everyRoll(report) : []),
    remarks(report, why),
    ...(why ? [{ blocks: [{ block: 'command' as const, label: 'again', command: report.replay }] }] : [])
  ].filter(({ blocks }) => blocks.length > 0)
})
