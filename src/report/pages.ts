import type { Report } from '../model/report'
import { advice } from './advice/page'
import { dice } from './dice'
import { fight } from './fight'
import type { Look } from './look'
import type { Page } from './page'
import { plain } from './plain'
import { readings } from './readings'
import { rules } from './rules'
import { study } from './study/pages'
import { wrath } from './wrath'

const told = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse'>): Page => {
  switch (report.kind) {
    case 'rules':
      return rules(report)
    case 'readings':
      return readings(report)
    case 'melee':
    case 'shoot':
      return fight(report, look)
    case 'sweep':
    case 'compare':
    case 'what-if':
    case 'until':
    case 'observed':
    case 'roll':
      return study(report, look)
    case 'dice':
      return dice(report, look)
    case 'wrath':
      return wrath(report)
    case 'advice':
      return advice(report, look)
  }
}

/** Every text on it safe to print. */
export const safe = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) => (typeof value === 'string' ? plain(value) : value))

/** The page of any report. */
export const page = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse'>): Page => safe(told(report, look))
