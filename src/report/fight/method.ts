import { percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, MethodReport } from '../../model/report'

export const editionName = (edition: 1 | 2): string => (edition === 1 ? t('first edition') : t('second edition'))

/** "first edition, exact" */
export const exactIn = ({ edition }: { readonly edition: 1 | 2 }): string =>
  t('{edition}, exact', { edition: editionName(edition) })

const methodText = (method: MethodReport): string => {
  if (method.name === 'exact') return t('exact')
  if (method.name === 'fractions') return t('exact, in fractions')
  const start = method.name === 'both' ? t('exact and sampled') : t('sampled')
  const precision = method.precision === undefined ? '' : t(', to within {precision}', { precision: percent(method.precision) })
  return t('{start} {trials} times{precision}, seed {seed}', {
    start,
    trials: thousands(method.trials),
    precision,
    seed: method.seed
  })
}

/** "first edition, sampled 100 000 times, seed 7" */
export const method = (report: FightReport): string => `${editionName(report.edition)}, ${methodText(report.method)}`
