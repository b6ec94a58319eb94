import { t } from '../model/language'
import type { Report } from '../model/report'
import type { Look } from './appearance'
import { asParagraph, type Block, type Page, type Section } from './page'
import { plain } from './plain'

/** What is done to every page before it is printed. */

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

const isShown = (block: Block): boolean => block.block !== 'command' || block.isAlways === true

/** The command that asks for it again stands where it is asked why. */
const withoutCommands = (made: Page): Page => ({
  ...made,
  sections: made.sections.flatMap((section): readonly Section[] => {
    const blocks = section.blocks.filter(isShown)
    if (blocks.length === section.blocks.length) return [section]
    return blocks.length > 0 ? [{ ...section, blocks }] : []
  })
})

/** The page of a report as it is printed. */
export const finished = (report: Report, made: Page, look: Pick<Look, 'explain' | 'folded'>): Page => {
  const page = cited(report, look.explain ? made : withoutCommands(made), look)
  const interpreted = 'interpreted' in report ? (report.interpreted ?? []) : []
  if (interpreted.length === 0) return safe(page)
  const line = {
    topic: t('read as'),
    blocks: [asParagraph(t('read as: {interpreted}', { interpreted: interpreted.join('; ') }))]
  }
  return safe({ ...page, sections: [line, ...page.sections] })
}
