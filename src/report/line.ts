import { t } from '../model/language'
import type { Report } from '../model/report'
import { linesOf } from './kinds'
import { plain } from './plain'

/** What the figures alone would hide: words read as others, arms against the rules. */
const asidesOf = (report: Report): readonly string[] => [
  ...('interpreted' in report && report.interpreted !== undefined
    ? [t('read as: {interpreted}', { interpreted: report.interpreted.join('; ') })]
    : []),
  ...('cautions' in report ? (report.cautions ?? []) : [])
]

/** One sentence, to say at the table or send to a friend; of several answers a line each, and what else to know in the last. */
export const line = async (report: Report): Promise<string> => {
  const lines = await linesOf(report)
  const asides = asidesOf(report).join('; ')
  const whole = asides === '' ? lines : lines.length === 1 ? [`${lines[0]}; ${asides}`] : [...lines, asides]
  return whole.map(text => `${plain(text)}\n`).join('')
}
