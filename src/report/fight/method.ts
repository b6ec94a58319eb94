import { percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, MethodReport } from '../../model/report'

/** "first edition", "second edition" */
export const editionName = (edition: 1 | 2): string => (edition === 1 ? t('first edition') : t('second edition'))

/** "first edition, exact" */
export const exactSubtitle = ({ edition }: { readonly edition: 1 | 2 }): string =>
  t('{edition}, exact', { edition: editionName(edition) })

/** ", to within 0.5 %": what was asked for, or how near the trials came. */
const precisionText = ({ precision, within = 0 }: { readonly precision?: number; readonly within?: number }): string => {
  if (precision === undefined) return ''
  return within < precision
    ? t(', to within {precision}', { precision: percent(precision) })
    : t(', to within {reached}, less precise than asked', { reached: percent(within) })
}

/** "sampled 100 000 times, seed 7" */
export const methodText = (
  method: MethodReport,
  start: string = method.name === 'both' ? t('exact and sampled') : t('sampled')
): string => {
  if (method.name === 'exact') return t('exact')
  if (method.name === 'fractions') return t('exact, in fractions')
  if (method.trials === 1)
    return t('{start} once{precision}, seed {seed}', { start, precision: precisionText(method), seed: method.seed })
  return t('{start} {trials} times{precision}, seed {seed}', {
    start,
    trials: thousands(method.trials),
    precision: precisionText(method),
    seed: method.seed
  })
}

/** "first edition, sampled 100 000 times, seed 7" */
export const fightSubtitle = (report: FightReport): string => `${editionName(report.edition)}, ${methodText(report.method)}`
