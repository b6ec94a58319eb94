import { isSpanish, t } from '../model/language'
import type { Report } from '../model/report'
import { command, sections } from './html/block'
import { brand, sheetStyle, style } from './html/style'
import { element, joinLines, type Markup, verbatim } from './markup'
import type { Page } from './page'
import type { RenderOptions } from './render-options'
import { pageOf } from './renderers'

/** What is read out of the points of a chart, and the arrow keys between them. */
const READOUT_SCRIPT = `
document.documentElement.classList.add('live')

const tell = ({ target }) => {
  const point = target.closest?.('.point')
  const line = point?.closest('figure').querySelector('.readout')
  if (line) line.textContent = point.querySelector('title').textContent
}

const walk = event => {
  const point = event.target.closest?.('.point')
  if (!point) return
  const columns = Number(point.closest('svg').dataset.columns ?? 1)
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const points = [...point.closest('svg').querySelectorAll('.point')]
  const next = points[points.indexOf(point) + (steps[event.key] ?? NaN)]
  if (!next) return
  event.preventDefault()
  if (next.tabIndex === -1) {
    point.tabIndex = -1
    next.tabIndex = 0
  }
  next.focus()
}

`

const LISTENERS = `addEventListener('pointerover', tell)
addEventListener('focusin', tell)
addEventListener('keydown', walk)
`

/** The script of the phone page besides its own, which copies. Neither script contains a less-than sign or an ampersand, so that the pages stay well-formed. */
export const readouts = `${READOUT_SCRIPT}${LISTENERS}`.replace(/\n\s+/g, '\n')

/** The script of a report: readouts, arrow keys in charts, copy buttons. The page works without it. */
export const script = `${READOUT_SCRIPT}const copy = async button => {
  const code = button.parentElement.querySelector('code')
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = button.dataset.done
    button.nextElementSibling.textContent = button.dataset.done
  } catch {
    getSelection().selectAllChildren(code)
  }
}

${LISTENERS}for (const button of document.querySelectorAll('.command button')) {
  button.hidden = false
  button.addEventListener('click', () => copy(button))
}
`

/** The hash of the script, so that the policy of the page allows this alone; a test compares it with the script. */
const FINGERPRINT = 'sha256-t321vMH+2fkyG+uvEqSGCbWwfcl24XioDGVqzIgm7Rs='

/** Content Security Policy: nothing is fetched, and only the page's own script runs. */
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
    joinLines([
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, `${headline} - saga-odds`),
      element('link', { rel: 'icon', href: 'data:,' }),
      verbatim('style', `${style}${brand}${isSheet ? sheetStyle : ''}`)
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

/** A self-contained page, to read on any screen, to print and to send. */
export const html = async (report: Report, { explain, full }: Pick<RenderOptions, 'explain' | 'full'>): Promise<string> => {
  const page = await pageOf(report, { explain: true, folded: !explain, ...(full && { full }) })
  const body = joinLines([header(page), ...sections(page, explain), footer(page, report.rules)])
  const parts = [
    head(page),
    element('body', {}, element('main', { class: page.isSheet ? 'sheet' : undefined }, body), verbatim('script', script))
  ]
  return `<!doctype html>\n${element('html', { lang: isSpanish() ? 'es' : 'en' }, joinLines(parts)).markup}\n`
}
