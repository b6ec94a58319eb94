import type { StudyReport } from '../../model/report'
import type { Page } from '../page'
import { compare } from './compare'
import { observed } from './observed'
import { sweep } from './sweep'
import { until } from './until'
import { whatIf } from './what-if'

/** The page of a study: many fights, one table. */
export const study = (report: StudyReport): Page => {
  switch (report.kind) {
    case 'sweep':
      return sweep(report)
    case 'compare':
      return compare(report)
    case 'what-if':
      return whatIf(report)
    case 'until':
      return until(report)
    case 'observed':
      return observed(report)
  }
}
