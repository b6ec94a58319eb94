import { t } from '../model/language'
import { readouts } from '../report/html'
import { PRINT_COLOURS, screenStyle } from '../report/html/style'
import { element, joinLines, type Markup, verbatim } from '../report/markup'
import type { BakedRules } from './baked-rules'

/** The HTML file of the page, which is self-contained. */

interface Engine {
  /** The parts of the page's script, each as gzip in base64. */
  readonly packed: readonly string[]
  /** The script as it runs. */
  readonly script: string
}

/**
 * The script that starts the page: the page's own script stands in it compressed, so that a saved page is half as large. Browsers have
 * been able to decompress it since 2023; an older one shows the sentence of `#too-old`. It contains no less-than sign and no ampersand.
 */
const unpacking = `
const unpacked = async ({ textContent }) => {
  const bytes = Uint8Array.from(atob(textContent), letter => letter.charCodeAt(0))
  return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'))).text()
}
Promise.all([...document.querySelectorAll('[type*=gzip]')].map(unpacked)).then(parts => {
  const script = document.createElement('script')
  script.id = 'engine'
  script.textContent = parts.join('')
  document.body.append(script)
}).catch(() => { document.querySelector('#too-old').hidden = false })
`.replace(/\n\s*/g, '\n')

/** What the page runs before its own script is there: one script, so that its policy names two hashes. */
const inline = `${unpacking}${readouts}`

/** The hash of a script, as a content security policy names it: "sha256-...". */
type Fingerprint = (script: string) => string

const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${scripts.map(each => `'${each}'`).join(' ')}`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')

const part = (id: string): Markup => element('div', { id })

/** The buttons at the bottom: name, SVG path (24 by 24) and label. */
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
  joinLines([
    element(
      'main',
      { class: 'hand' },
      element('div', { id: 'top', 'aria-live': 'polite' }),
      element('div', { id: 'note', 'aria-live': 'polite' }),
      element('noscript', {}, t('This page needs JavaScript.')),
      element('p', { id: 'too-old', hidden: '' }, t('This browser is too old: any updated since mid-2023 opens the page.')),
      element(
        'div',
        { class: 'choose' },
        part('kinds'),
        element(
          'details',
          { class: 'part fold', id: 'game-part', 'data-fold': 'game', hidden: '', open: '' },
          element('summary', {}, element('h2', {}, t('Your game'))),
          element('div', { id: 'game', class: 'body' })
        ),
        part('attacker'),
        part('defender')
      ),
      element(
        'div',
        { id: 'tell' },
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

/** Data as JSON in a script element, with `<` escaped. */
const data = (baked: BakedRules): Markup => ({
  markup: `<script type="application/json" id="baked">${JSON.stringify(baked).replaceAll('<', '\\u003c')}</script>`
})

/** A style sheet without the signs that only make it easier to read. */
const compact = (css: string): string =>
  css
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replaceAll(';}', '}')
    .replace(/(?<![\d.])0(?=\.\d)/g, '')

const head = (title: string, scripts: readonly string[]): Markup =>
  element(
    'head',
    {},
    joinLines([
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(scripts) }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, title),
      element('link', { rel: 'icon', href: 'data:,' }),
      verbatim('style', compact(pageStyle))
    ])
  )

/** The page as one file. */
export const pageFile = ({ packed, script }: Engine, baked: BakedRules, rules: string, fingerprint: Fingerprint): string => {
  const names = [baked.warband?.name, baked.against?.name].flatMap(name => name ?? [])
  const title = names.length > 0 ? `${names.join(' against ')} - saga-odds` : 'saga-odds'
  const parts = [
    head(title, [script, inline].map(fingerprint)),
    element(
      'body',
      {},
      body(rules),
      data(baked),
      ...packed.map(part => element('script', { type: 'application/gzip' }, part)),
      verbatim('script', inline)
    )
  ]
  return `<!doctype html>\n${element('html', { lang: baked.spanish ? 'es' : 'en' }, joinLines(parts)).markup}\n`
}

/**
 * The styles of the phone page on top of those of every page: the answer stays in sight, and controls are as large as a thumb.
 */

const frame = `
:root { --card: #fff; --press: #eceae3; --thumb: 44px; }
@media (prefers-color-scheme: dark) { :root { --card: #1d2126; --press: #2a3037; } }
html { scroll-padding: 12rem 0 6rem; }
body { padding-bottom: calc(4.75rem + env(safe-area-inset-bottom)); touch-action: manipulation; }
main.hand { max-width: 34rem; padding: 0 0.75rem 1rem; container-type: inline-size; }
.unseen { left: 0; }
#top { position: sticky; top: 0; z-index: 2; margin: 0 -0.75rem; padding: calc(0.6rem + env(safe-area-inset-top)) 0.75rem 0.6rem; background: var(--paper); border-bottom: 1px solid var(--line); }
#top h1 { font-size: 0.95rem; font-weight: 600; letter-spacing: 0; line-height: 1.3; color: var(--quiet); text-wrap: pretty; }
#top .shares dl { margin: 0.35rem 0 0.3rem; gap: 0.5rem; flex-wrap: nowrap; }
#top .shares dl > div { min-width: 0; overflow-wrap: anywhere; }
#top .shares dt { font-size: 0.85rem; line-height: 1.2; }
#top .shares dd { font-size: 1.55rem; line-height: 1.15; }
#top .shares div:nth-child(2) dd { font-size: 1.05rem; }
#top .shares svg { height: 1.35rem; border-radius: 4px; }
.fallen { margin-top: 0.4rem; font-size: 0.9rem; line-height: 1.35; }
.stale > * { opacity: 0.45; }
#note { min-height: 0; }
#note p { margin-top: 0.75rem; padding: 0.55rem 0.8rem; border-left: 3px solid var(--quiet); background: var(--card); border-radius: 0 6px 6px 0; font-size: 0.92rem; line-height: 1.4; }
#note .faults p { border-color: var(--defender); }
.faults p + p { margin-top: 0.4rem; }
`

const controls = `
button, select, input, summary { font: inherit; color: var(--ink); min-height: var(--thumb); }
button, select { background: var(--card); border: 1px solid var(--line); border-radius: 9px; padding: 0.3rem 0.75rem; font-weight: 500; cursor: pointer; -webkit-tap-highlight-color: transparent; }
button:active { background: var(--press); }
button[aria-disabled='true'], button:disabled { opacity: 0.35; cursor: default; }
select { width: 100%; min-width: 0; text-overflow: ellipsis; padding-right: 0.4rem; }
button[aria-pressed='true'], select.on { border-color: currentColor; font-weight: 650; box-shadow: inset 0 0 0 1px currentColor; color: var(--side, var(--ink)); background: var(--card); }
.strong { background: var(--ink); color: var(--paper); border-color: var(--ink); font-weight: 600; }
.label { display: block; color: var(--quiet); font-size: 0.8rem; line-height: 1.3; }
.chip::first-letter, .role::first-letter, .name::first-letter { text-transform: uppercase; }
.kinds { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 0.5rem; margin-top: 0.75rem; }
.segment { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; }
.segment button { border-radius: 0; padding: 0.3rem 0.35rem; font-size: 0.92rem; line-height: 1.2; }
.segment button:first-child { border-radius: 9px 0 0 9px; }
.segment button:last-child { border-radius: 0 9px 9px 0; margin-left: -1px; }
.segment button[aria-pressed='true'] { background: var(--ink); color: var(--paper); border-color: var(--ink); box-shadow: none; }
.unit { margin-top: 0.75rem; padding: 0.7rem 0.75rem 0.35rem; background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--side); border-radius: 10px; }
.unit.attacker, .units .attacker, .toll .attacker { --side: var(--attacker); }
.unit.defender, .units .defender, .toll .defender { --side: var(--defender); }
.unit h2 { font-size: 1.05rem; margin-bottom: 0.5rem; color: var(--side); }
.unit h2 .name { display: inline-block; }
.unit h2 .role { font-weight: 400; color: var(--quiet); font-size: 0.9rem; }
.unit h2::first-letter { text-transform: none; }
.unit button, .unit select { background: var(--paper); }
.who, .counts { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0.5rem 0.75rem; margin-bottom: 0.6rem; }
.stepper { display: grid; grid-template-columns: var(--thumb) 1fr var(--thumb); align-items: center; }
.stepper .label { grid-column: 1 / -1; }
.stepper output { text-align: center; font-size: 1.25rem; font-weight: 650; }
.stepper output.word { font-size: 1rem; font-weight: 400; }
.stepper button { padding: 0; font-size: 1.4rem; line-height: 1; }
.counts.three { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); margin-top: 0.75rem; }
.chips { display: flex; flex-wrap: wrap; gap: 0.45rem; margin-bottom: 0.6rem; }
.row .chips { margin-top: 0.15rem; gap: 0.35rem; }
.unit > div > .choice { display: grid; grid-template-columns: 5.5rem 1fr; align-items: center; margin-bottom: 0.6rem; }
.who .choice, .counts .choice { display: block; }
.chip { width: auto; max-width: 100%; padding: 0.25rem 0.7rem; border-radius: 22px; font-size: 0.95rem; line-height: 1.25; }
.unit .stepper { margin-bottom: 0.6rem; }
.counts .stepper { margin-bottom: 0; }
.hints { margin: 0 0 0.6rem; padding-left: 1.1rem; font-size: 0.88rem; color: var(--quiet); line-height: 1.4; }
summary { display: flex; align-items: center; gap: 0.5rem; list-style: none; font-weight: 500; line-height: 1.3; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; flex: none; width: 0.45em; height: 0.45em; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); margin: 0 0.25em 0 0.1em; }
details[open] > summary::before { transform: rotate(45deg); }
.unit details { border-top: 1px solid var(--line); }
.fallen, .hints, .units, .shelf { overflow-wrap: anywhere; }
`

const below = `
.hand .part { margin-top: 1.5rem; }
.hand .fold { margin-top: 0; padding: 0; }
.hand .fold > summary { min-height: 3.25rem; }
.hand .fold > summary h2 { margin: 0; font-size: 1.05rem; }
.hand .fold > .body { padding: 0.1rem 0 1rem; }
.hand #numbers > .part:first-child { margin-top: 1rem; }
.hand .body > .part:first-of-type { margin-top: 0.75rem; }
.hand .body .part h2 { font-size: 1rem; margin-bottom: 0.5rem; }
.hand .fold[open] summary { margin-bottom: 0; }
.figures summary, .figures { font-weight: 400; }
.asked { font-weight: 600; margin-top: 0.75rem; }
#folds { margin-top: 1.5rem; }
.units, .shelf { list-style: none; margin: 0.5rem 0 1rem; padding: 0; display: grid; gap: 0.6rem; }
.units li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 0.6rem; padding: 0.2rem 0.7rem 0.6rem; border: 1px solid var(--line); border-left: 4px solid var(--side); border-radius: 9px; background: var(--card); }
.units .name { font-weight: 600; line-height: 1.3; }
.units summary { color: var(--quiet); font-size: 0.92rem; }
.units details[open] { grid-column: 1 / -1; grid-row: 2; }
.units .chips { grid-column: 1 / -1; margin: 0; }
.units .chips button { flex: 1; }
.units .gone .name { text-decoration: line-through; }
.shelf li { display: grid; grid-template-columns: 1fr var(--thumb); gap: 0.4rem; }
.shelf button { text-align: left; line-height: 1.3; padding-block: 0.5rem; }
.shelf button + button { text-align: center; padding: 0; font-size: 1.2rem; }
.fought .name { line-height: 1.35; align-self: center; }
#record-body .segment, #record-body .fought { margin-bottom: 0.9rem; }
#record-body .counts button { min-width: 0; }
.qr { display: block; width: min(100%, 17rem); margin: 0.75rem auto; border-radius: 8px; }
.strong + .qr { margin-top: 1rem; }
.body > .strong, .body > [data-dock] { width: 100%; margin-top: 0.6rem; }
.toll { margin: 0.5rem 0 1.25rem; }
.toll h3 { margin-bottom: 0.5rem; }
.toll .strong, #game > button { width: 100%; }
#say-form { display: grid; grid-template-columns: 1fr auto; gap: 0.3rem 0.5rem; }
#say-form .label { grid-column: 1 / -1; }
input { width: 100%; min-width: 0; padding: 0.3rem 0.75rem; border: 1px solid var(--line); border-radius: 9px; background: var(--card); }
.hand .command { grid-template-columns: 1fr auto; margin-top: 0.6rem; }
.hand .command code { grid-row: 2; grid-column: 1 / -1; }
.hand .command button { display: inline-block; }
.dock { position: fixed; inset: auto 0 0; z-index: 3; background: var(--card); border-top: 1px solid var(--line); padding: 0.3rem max(0.4rem, env(safe-area-inset-right)) calc(0.3rem + env(safe-area-inset-bottom)) max(0.4rem, env(safe-area-inset-left)); }
.dock div { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.25rem; max-width: 34rem; margin: 0 auto; }
.dock button { display: grid; justify-items: center; border-color: transparent; padding: 0.2rem 0; min-width: 0; font-size: min(0.78rem, 3.5vw); line-height: 1.2; background: none; }
.dock svg { width: 1.45rem; height: 1.45rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.hand footer { margin-top: 2rem; }
`

/** Isolates layout for speed: a change inside one of these does not affect the others. */
const contained = `
#top, .dock, .unit, #kinds, #numbers > div, #folds > details { contain: layout style; }
`

const wide = `
@container (max-width: 17rem) {
  #top { position: static; }
  #top .shares dl { flex-wrap: wrap; }
  .who, .counts, .unit > div > .choice { grid-template-columns: minmax(0, 1fr); }
}
@media (max-height: 30rem) and (max-width: 55rem) { #top { position: static; } }
@media (max-width: 34rem) { #top h1 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; } }
@media (max-width: 55.99rem) { #note .faults { position: fixed; inset: auto 0.75rem calc(4.75rem + env(safe-area-inset-bottom)); z-index: 2; max-height: 30vh; overflow: auto; } }
@media (max-width: 34rem) {
  .hand th, .hand td { padding-left: 0.75rem; }
  .hand tbody th { min-width: 7rem; }
  .hand figure tbody th { min-width: 0; }
}
@media (min-width: 56rem) {
  main.hand { max-width: 76rem; display: grid; grid-template: auto auto 1fr / minmax(22rem, 26rem) minmax(0, 1fr); column-gap: 2.5rem; align-items: start; padding: 0 1.5rem 2rem; }
  .choose { grid-column: 1; grid-row: 1 / span 3; padding-top: 0.5rem; }
  #top { grid-column: 2; grid-row: 1; }
  #note { grid-column: 2; grid-row: 2; }
  #tell { grid-column: 2; grid-row: 3; }

  #top { margin: 0; padding: 1.25rem 0 0.9rem; }
  #top h1 { font-size: 1.15rem; }
  #top .shares dd { font-size: 2.3rem; }
  #top .shares div:nth-child(2) dd { font-size: 1.5rem; }
  #top .shares svg { height: 1.9rem; }
  .dock div { max-width: 40rem; }
}
@media print {
  ${PRINT_COLOURS}
  .dock, .choose, #folds > details:not([open]), #note { display: none; }
  #top { position: static; border: 0; }
  main.hand { display: block; }
}
`

/** The complete style sheet. */
const pageStyle = `${screenStyle}${frame}${controls}${below}${contained}${wide}`
