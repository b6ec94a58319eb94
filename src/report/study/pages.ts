import type { StudyReport } from '../../model/report'
import type { Look } from '../appearance'
import type { Page } from '../page'
import { compare } from './compare'
import { observed } from './observed'
import { review } from './review'
import { roll } from './roll'
import { sweep } from './sweep'
import { until } from './until'
import { whatIf } from './what-if'

const told = (report: StudyReport, explain: boolean): Page => {
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
    case 'review':
      return review(report, explain)
    case 'roll':
      return roll(report, explain)
  }
}

/** The page of a study: many fights, one table; the command that asks for it again where it is asked why. */
export const study = (report: StudyReport, { explain }: Pick<Look, 'explain'>): Page => {
  const page = told(report, explain ?? false)
  if (explain) return page
  const sections = page.sections.map(section => ({
    ...section,
    blocks: section.blocks.filter(({ block }) => block !== 'command')
  }))
  return { ...page, sections: sections.filter(({ blocks }) => blocks.length > 0) }
}
