import type { Report } from '../model/report'
import { advice } from './advice/page'
import { dice } from './dice'
import { fight } from './fight'
import type { Look } from './look'
import { type Block, type Page, say } from './page'
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

const RULE_IDS = / ?\((?:[RSV]\d+(?:\.\d+)*(?: to [RSV]\d+(?:\.\d+)*)?(?:, | and )?)+\)/gu

const bare = (text: string): string => text.replace(RULE_IDS, '')

const withoutRuleIds = (block: Block): Block => {
  if (block.block === 'paragraph') return { ...block, text: bare(block.text) }
  if (block.block !== 'facts') return block
  return { ...block, facts: block.facts.map(([name, ...texts]) => [name, ...texts.map(bare)] as const) }
}

/** Rules are cited where it is asked why: on a page that folds its explanation away, there alone. */
const cited = (report: Report, made: Page, { explain, folded = false }: Pick<Look, 'explain' | 'folded'>): Page => {
  if (report.kind === 'rules' || (explain && !folded)) return made
  const sections = made.sections.map(section =>
    section.detail && explain ? section : { ...section, blocks: section.blocks.map(withoutRuleIds) }
  )
  return { ...made, sections }
}

/** The page of any report. */
export const page = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse' | 'folded'>): Page => {
  const made = cited(report, told(report, look), look)
  const interpreted = 'interpreted' in report ? (report.interpreted ?? []) : []
  if (interpreted.length === 0) return safe(made)
  const line = { topic: 'read as', blocks: [say(`read as: ${interpreted.join('; ')}`)] }
  return safe({ ...made, sections: [line, ...made.sections] })
}
