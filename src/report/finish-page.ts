import { euphonic, t } from '../model/language'
import type { Report } from '../model/report'
import { asParagraph, type Block, type Page, type Section } from './page'
import type { RenderOptions } from './render-options'
import { sanitizeText } from './sanitize'

/** The last steps before a page is rendered: rule citations, commands to repeat the request, and how the request was read. */

/** The page with every text safe to print, and as its words sound beside each other. */
export const sanitizePage = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) => (typeof value === 'string' ? euphonic(sanitizeText(value)) : value))

/**
 * Citations: "(R3.5)", "(R6.3, R3.10)", "(R3.2 to R3.4)". In a report, a note is one string with its rule inside: that is what JSON
 * promises (`saga-odds/1`) and what the catalogue translates, so here the rule is found by its form, as it is on a page read from a file.
 */
const CITATION = / ?\((?:[RSV]\d+(?:\.\d+)*(?: to [RSV]\d+(?:\.\d+)*)?(?:, | and )?)+\)/gu

/** The text without its citations. */
export const withoutCitations = (text: string): string => text.replace(CITATION, '')

const blockWithoutCitations = (block: Block): Block => {
  if (block.block === 'paragraph') return { ...block, text: withoutCitations(block.text) }
  if (block.block !== 'facts') return block
  return { ...block, facts: block.facts.map(([name, ...texts]) => [name, ...texts.map(withoutCitations)] as const) }
}

/** Rules are cited only with `--explain`; if the page can fold its explanation away, only inside that. `rules` always cites. */
const citeOnlyWhereAsked = (
  report: Report,
  page: Page,
  { explain, folded = false }: Pick<RenderOptions, 'explain' | 'folded'>
): Page => {
  if (report.kind === 'rules' || (explain && !folded)) return page
  const sections = page.sections.map(section =>
    section.detail && explain ? section : { ...section, blocks: section.blocks.map(blockWithoutCitations) }
  )
  return { ...page, sections }
}

const isShown = (block: Block): boolean => block.block !== 'command' || block.isAlways === true

/** The command that repeats the request is part of the explanation. */
const withoutCommands = (page: Page): Page => ({
  ...page,
  sections: page.sections.flatMap((section): readonly Section[] => {
    const blocks = section.blocks.filter(isShown)
    if (blocks.length === section.blocks.length) return [section]
    return blocks.length > 0 ? [{ ...section, blocks }] : []
  })
})

/** The page of a report, ready to be rendered. */
export const finishPage = (report: Report, page: Page, options: Pick<RenderOptions, 'explain' | 'folded'>): Page => {
  const cited = citeOnlyWhereAsked(report, options.explain ? page : withoutCommands(page), options)
  const interpreted = 'interpreted' in report ? (report.interpreted ?? []) : []
  if (interpreted.length === 0) return sanitizePage(cited)
  const readAs: Section = {
    topic: t('read as'),
    blocks: [asParagraph(t('read as: {interpreted}', { interpreted: interpreted.join('; ') }))]
  }
  return sanitizePage({ ...cited, sections: [readAs, ...cited.sections] })
}
