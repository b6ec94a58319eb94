import { adviceAnswers } from '../answers/advice'
import { fightAnswers } from '../answers/fights'
import { sagaDiceAnswers } from '../answers/saga-dice'
import { answerCompare, answerReadings, answerSweep, answerWhatIf } from '../answers/studies'
import { page as advice } from '../report/advice/page'
import { page as dice } from '../report/dice/page'
import { page as wrath } from '../report/dice/wrath'
import { page as fight } from '../report/fight'
import { finishPage } from '../report/finish-page'
import type { Page } from '../report/page'
import { page as readings } from '../report/readings'
import type { RenderOptions } from '../report/render-options'
import { page as compare } from '../report/study/compare'
import { page as sweep } from '../report/study/sweep'
import { page as whatIf } from '../report/study/what-if'

/** The answers and report pages that the phone page has. Whole turns and warbands are left out to keep its file small. */
export const answers = {
  ...fightAnswers,
  ...sagaDiceAnswers,
  ...adviceAnswers,
  sweep: answerSweep,
  compare: answerCompare,
  'what-if': answerWhatIf,
  readings: answerReadings
} as const

export type WebReport = ReturnType<(typeof answers)[keyof typeof answers]>

type OfKind<K extends WebReport['kind']> = Extract<WebReport, { readonly kind: K }>
type PageLook = Pick<RenderOptions, 'explain'>

const pages: { readonly [K in WebReport['kind']]: (report: OfKind<K>, look: PageLook) => Page } = {
  melee: fight,
  shoot: fight,
  readings,
  sweep,
  compare,
  'what-if': whatIf,
  dice,
  wrath,
  advice
}

/** The page of a report. */
export const page = (report: WebReport, look: PageLook): Page => {
  const made = pages[report.kind] as (report: WebReport, look: PageLook) => Page
  return finishPage(report, made(report, look), look)
}
