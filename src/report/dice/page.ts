import { withTimes } from '../../model/figures'
import { t } from '../../model/language'
import type { DiceReport } from '../../model/report'
import type { Look } from '../appearance'
import { exactIn } from '../fight/method'
import { againCommand, asParagraph, type Figures, figureRow, type Hint, type Page, type Section } from '../page'
import { before, counted, fewer, kept } from './count'
import { decisions, everyRoll, lying } from './decisions'
import { chances } from './spans'
import { classes, paid, wanted } from './wants'

/** Sets of wants that are shown; more are for those who ask for them. */
const FEW = 11

/** Which of the wants can be had together: every set but the whole, of which the first table tells; where they are too many, those that lack one use only. */
const together = ({ together, wants }: DiceReport, full: boolean): readonly Section[] => {
  const uses = wants.reduce((sum, { times, free = 0 }) => sum + times - free, 0)
  const counts = new Map(
    wants.flatMap(want => Array.from({ length: want.times }, (_, i) => [withTimes(want.name, i + 1), i + 1]))
  )
  const size = (of: readonly string[]): number => of.reduce((sum, name) => sum + (counts.get(name) ?? 1), 0)
  const parts = together.filter(({ of }) => size(of) < uses)
  if (parts.length === 0) return []
  const isAll = full || parts.length <= FEW
  const shown = isAll ? parts : parts.filter(({ of }) => size(of) === uses - 1)
  const rows = shown.map(({ of, asRolled }): Figures['rows'][number] => figureRow(of.join(', '), [chances(asRolled)]))
  const hint = { block: 'hint', text: t('--full  all {n} sets of two or more', { n: parts.length }) } as const
  return [{ heading: t('Together'), blocks: [{ block: 'figures', columns: [t('as rolled')], rows }, ...(isAll ? [] : [hint])] }]
}

const hint = (): Hint => ({ block: 'hint', text: t('--explain  every roll, what it pays and what to do first') })

const symbols = ({ symbols }: DiceReport): readonly string[] => symbols.map(({ C, U, R }) => `C ${C}, U ${U}, R ${R}`)

const remarks = (report: DiceReport, why: boolean): Section => ({
  blocks: [
    ...report.notes.map(note => asParagraph(note, 'quiet')),
    ...symbols(report).map(text => asParagraph(text, 'quiet')),
    ...(why || report.rolls.length < 2 ? [] : [hint()])
  ]
})

/** SAGA dice: what they pay for, what to do first, what is left for the enemy's turn. */
export const page = (report: DiceReport, { explain: why, full = false }: Pick<Look, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: exactIn(report),
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
    ...(why ? [{ blocks: [againCommand(report.replay)] }] : [])
  ].filter(({ blocks }) => blocks.length > 0)
})
