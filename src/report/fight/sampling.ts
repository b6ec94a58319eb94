import { fine } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, MethodReport } from '../../model/report'
import { type Figures, type Section, say } from '../page'
import { interval, label, SHOWN, type Shown } from './quantities'
import { calledIn, type Sides } from './sides'

type Both = Extract<MethodReport, { name: 'both' }>

const row = (report: FightReport, sides: Sides, both: Both, { path, style, label, of }: Shown): Figures['rows'] => {
  const exact = of(report)
  const sampled = both.sampled[path]
  if (exact === undefined || sampled === undefined) return []
  const cells = [style.figure(exact), style.figure(sampled), interval(report, path) ?? ''].map(text => ({ text }))
  return [{ name: label(calledIn(sides)), tone: 'plain', cells }]
}

/** Exact and sampled side by side, and where they are furthest apart. */
export const sampling = (report: FightReport, sides: Sides): Section => {
  const { method } = report
  if (method.name !== 'both') return { blocks: [] }
  const { standardErrors, quantity } = method.deviation
  return {
    topic: t('exact and sampled'),
    blocks: [
      {
        block: 'figures',
        title: t('exact and sampled figures'),
        columns: [t('exact'), t('sampled'), t('95 % interval')],
        rows: SHOWN.filter(({ isListed }) => isListed).flatMap(shown => row(report, sides, method, shown))
      },
      say(
        t('furthest apart: {label}, by {standardErrors} standard errors', {
          label: label(sides, quantity),
          standardErrors: fine(standardErrors)
        })
      )
    ]
  }
}
