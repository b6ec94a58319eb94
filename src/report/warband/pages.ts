import type { MusterReport } from '../../model/report'
import type { Look } from '../look'
import type { Page } from '../page'
import { build } from './build'
import { check } from './check'
import { compare } from './compare'
import { field } from './field'
import { points } from './points'
import { show } from './show'

const told = (report: MusterReport): Page => {
  switch (report.kind) {
    case 'warband-check':
      return check(report)
    case 'warband':
      return show(report)
    case 'warband-points':
      return points(report)
    case 'warbands':
      return compare(report)
    case 'field':
      return field(report)
    case 'build':
      return build(report)
  }
}

/** The page of warbands; the command that asks for it again where it is asked why. */
export const warband = (report: MusterReport, { explain }: Pick<Look, 'explain'>): Page => {
  const page = told(report)
  if (explain) return page
  const sections = page.sections.map(section => ({
    ...section,
    blocks: section.blocks.filter(({ block }) => block !== 'command')
  }))
  return { ...page, sections: sections.filter(({ blocks }) => blocks.length > 0) }
}
