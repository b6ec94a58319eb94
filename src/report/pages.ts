import type { Report } from '../model/report'
import { advice } from './advice/page'
import { dice } from './dice'
import { fight } from './fight'
import type { Look } from './look'
import { type Page, say } from './page'
import { plain } from './plain'
import { plan } from './plan/page'
import { readings } from './readings'
import { rules } from './rules'
import { study } from './study/pages'
import { warband } from './warband/pages'
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
    case 'warband-check':
    case 'warband':
    case 'warband-points':
    case 'warbands':
    case 'field':
    case 'build':
      return warband(report, look)
    case 'plan':
      return plan(report, look)
  }
}

/** Every text on it safe to print. */
export const safe = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) => (typeof value === 'string' ? plain(value) : value))

/** The page of any report. */
export const page = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse'>): Page => {
  const made = told(report, look)
  const interpreted = 'interpreted' in report ? (report.interpreted ?? []) : []
  if (interpreted.length === 0) return safe(made)
  const line = { topic: 'read as', blocks: [say(`read as: ${interpreted.join('; ')}`)] }
  return safe({ ...made, sections: [line, ...made.sections] })
}
