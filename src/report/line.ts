import { t } from '../model/language'
import type { FightReport, Report } from '../model/report'
import { editionName, methodText } from './fight/method'
import { withoutCitations } from './finish-page'
import { linesOf } from './renderers'
import { sanitizeText } from './sanitize'
import { sampledEach } from './study/sampled'

const isFight = (report: Report): report is FightReport => report.kind === 'melee' || report.kind === 'shoot'

/** The second edition, and that the odds were sampled; a fight says both in its sentence. */
const methodRemarks = (report: Report): readonly string[] => {
  if (isFight(report) || !('edition' in report)) return []
  return [
    ...(report.edition === 2 ? [editionName(2)] : []),
    ...('method' in report && report.method.name === 'monte-carlo'
      ? report.kind === 'plan'
        ? [methodText(report.method)]
        : sampledEach(report.method)
      : [])
  ]
}

/** Remarks without which the figures would mislead: how words were interpreted, weapons that the rules forbid. */
const remarksOf = (report: Report): readonly string[] => [
  ...methodRemarks(report),
  ...('interpreted' in report && report.interpreted !== undefined
    ? [t('read as: {interpreted}', { interpreted: report.interpreted.join('; ') })]
    : []),
  ...(isFight(report) ? report.notes : 'cautions' in report ? (report.cautions ?? []) : []).map(withoutCitations)
]

/** One sentence, to read out or to send; a line for each of several answers. Remarks join a single line, or follow as the last. */
export const line = async (report: Report): Promise<string> => {
  const lines = await linesOf(report)
  const asides = remarksOf(report).join('; ')
  const all = asides === '' ? lines : lines.length === 1 ? [`${lines[0]}; ${asides}`] : [...lines, asides]
  return all.map(text => `${sanitizeText(text)}\n`).join('')
}
