import { t } from '../model/language'
import { FINGERPRINT, script as readouts } from '../report/html/script'
import { element, type Markup, together, verbatim } from '../report/markup'
import type { BakedRules } from './baked-rules'
import { pageStyle } from './style'

/** The file around the page: everything inside it, and nothing that asks for anything else. */

export interface Engine {
  /** The page's bundle. */
  readonly script: string
  /** Its hash, as a content security policy names it: "sha256-...". */
  readonly fingerprint: string
}

const policy = (fingerprint: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src '${fingerprint}' '${FINGERPRINT}'`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')

const part = (id: string): Markup => element('div', { id })

/** Each with its sign, as the line of a pen in a square of 24. */
const DOCK = [
  ['undo', 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3', 'Undo'],
  ['redo', 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3', 'Redo'],
  ['swap', 'M4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4', 'Swap'],
  ['keep', 'M6 3h12v18l-6-5-6 5z', 'Keep'],
  ['share', 'M9 9V3h12v12h-6M3 9h12v12H3z', 'Copy']
] as const

const sign = (path: string): Markup =>
  element('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, element('path', { d: path }))

const dock = (): Markup =>
  element(
    'nav',
    { class: 'dock', 'aria-label': t('the fight') },
    element(
      'div',
      {},
      ...DOCK.map(([name, path, label]) => element('button', { type: 'button', 'data-dock': name }, sign(path), t(label)))
    )
  )

const body = (rules: string): Markup =>
  together([
    element(
      'main',
      { class: 'hand' },
      element('div', { class: 'top', id: 'top', 'aria-live': 'polite' }),
      element('div', { id: 'note', 'aria-live': 'polite' }),
      element(
        'div',
        { class: 'choose' },
        part('kinds'),
        element(
          'details',
          { class: 'part fold', id: 'game-part', 'data-fold': 'game', hidden: 'hidden', open: 'open' },
          element('summary', {}, element('h2', {}, t('Your game'))),
          element('div', { id: 'game', class: 'body' })
        ),
        part('attacker'),
        part('defender')
      ),
      element(
        'div',
        { class: 'tell', id: 'tell' },
        part('numbers'),
        part('folds'),
        element(
          'footer',
          {},
          element(
            'p',
            {},
            t('saga-odds, an unofficial tool, with its rules {rules}; to play SAGA you need the rulebook', { rules })
          )
        )
      )
    ),
    dock()
  ])

/** JSON that no `<` can end. */
const data = (baked: BakedRules): Markup => ({
  markup: `<script type="application/json" id="baked">${JSON.stringify(baked).replaceAll('<', '\\u003c')}</script>`
})

const head = (title: string, fingerprint: string): Markup =>
  element(
    'head',
    {},
    together([
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(fingerprint) }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
      element('title', {}, title),
      element('link', { rel: 'icon', href: 'data:,' }),
      verbatim('style', pageStyle)
    ])
  )

/** The page as one file. */
export const pageFile = ({ script, fingerprint }: Engine, baked: BakedRules, rules: string): string => {
  const names = [baked.warband?.name, baked.against?.name].flatMap(name => name ?? [])
  const title = names.length > 0 ? `${names.join(' against ')} - saga-odds` : 'saga-odds'
  const engine: Markup = { markup: `<script data-engine="">${script}</script>` }
  const parts = [head(title, fingerprint), element('body', {}, body(rules), data(baked), engine, verbatim('script', readouts))]
  return `<!doctype html>\n${element('html', { lang: baked.spanish ? 'es' : 'en' }, together(parts)).markup}\n`
}
