import { t } from '../model/language'
import type { Report } from '../model/report'
import { linesOf } from './kinds'
import { plain } from './plain'

/** Remarks without which the figures would mislead: how words were interpreted, weapons that the rules forbid. */
const asidesOf = (report: Report): readonly string[] => [
  ...('interpreted' in report && report.interpreted !== undefined
    ? [t('read as: {interpreted}', { interpreted: report.interpreted.join('; ') })]
    : []),
  ...('cautions' in report ? (report.cautions ?? []) : [])
]

/** One sentence, to read out or to send; a line for each of several answers. Remarks join a single line, or follow as the last. */
export const line = async (report: Report): Promise<string> => {
  const lines = await linesOf(report)
  const asides = asidesOf(report).join('; ')
  const all = asides === '' ? lines : lines.length === 1 ? [`${lines[0]}; ${asides}`] : [...lines, asides]
  return all.map(text => `${plain(text)}\n`).join('')
}
