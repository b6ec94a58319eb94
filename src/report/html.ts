import { isSpanish, t } from '../model/language'
import type { Report } from '../model/report'
import type { Look } from './appearance'
import { command, sections } from './html/block'
import { FINGERPRINT, script } from './html/script'
import { sheetStyle, style } from './html/style'
import { pageOf } from './kinds'
import { element, type Markup, together, verbatim } from './markup'
import type { Page } from './page'

/** Nothing is fetched, and no script runs but the page's own. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src '${FINGERPRINT}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'"
].join('; ')

const head = ({ headline, isSheet }: Page): Markup =>
  element(
    'head',
    {},
    together([
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, `${headline} - saga-odds`),
      element('link', { rel: 'icon', href: 'data:,' }),
      verbatim('style', isSheet ? `${style}${sheetStyle}` : style)
    ])
  )

const header = ({ headline, subtitle }: Page): Markup =>
  element(
    'header',
    {},
    element('p', { class: 'brand' }, 'saga-odds'),
    element('h1', {}, headline),
    element('p', { class: 'subtitle' }, subtitle)
  )

const footer = ({ sections }: Page, rules: string): Markup => {
  const commands = sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.block === 'command' ? [command(block)] : [])))
  const text = t('made by saga-odds, an unofficial tool, with its rules {rules}; to play SAGA you need the rulebook', { rules })
  return element('footer', {}, ...commands, element('p', {}, text))
}

/** One page that fetches nothing: to read on any screen, to print and to send. */
export const html = async (report: Report, { explain, full }: Pick<Look, 'explain' | 'full'>): Promise<string> => {
  const page = await pageOf(report, { explain: true, folded: !explain, ...(full && { full }) })
  const body = together([header(page), ...sections(page, explain), footer(page, report.rules)])
  const parts = [
    head(page),
    element('body', {}, element('main', { class: page.isSheet ? 'sheet' : undefined }, body), verbatim('script', script))
  ]
  return `<!doctype html>\n${element('html', { lang: isSpanish() ? 'es' : 'en' }, together(parts)).markup}\n`
}
