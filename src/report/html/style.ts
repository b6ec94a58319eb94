import { chartStyle, DARK, FONT_FAMILY, LIGHT, type Palette } from '../chart/style'
import { SIDE_COLOURS } from '../colours'

const colours = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ')

const frame = `
:root { color-scheme: light dark; ${colours(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${colours(DARK)} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 ${FONT_FAMILY}; font-variant-numeric: tabular-nums; }
main { max-width: 58rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 4rem) clamp(1rem, 4vw, 2.5rem) 2rem; }
h1, h2, h3, p, dl, dd, figure { margin: 0; }
h1, p, dd, dt, code { overflow-wrap: anywhere; }
tbody th { overflow-wrap: break-word; }
p, dd { text-wrap: pretty; }
h1 { font-size: clamp(1.6rem, 1.1rem + 2.2vw, 2.4rem); line-height: 1.2; font-weight: 680; letter-spacing: -0.015em; text-wrap: balance; }
h2 { font-size: 1.2rem; line-height: 1.3; font-weight: 640; margin-bottom: 1rem; }
h3 { font-size: 1rem; font-weight: 600; display: inline-block; }
h1::first-letter, h2::first-letter, h3::first-letter, p::first-letter, dt::first-letter, figcaption::first-letter, .label::first-letter { text-transform: uppercase; }
.path::first-letter { text-transform: none; }
.part { margin-top: clamp(2.25rem, 5vw, 3.25rem); }
.part p { max-width: 68ch; }
.part p + p { margin-top: 0.4rem; }
p.quiet { color: var(--quiet); font-size: 0.92rem; }
p.attacker, th.attacker { color: var(--attacker); }
p.defender, th.defender { color: var(--defender); }
figure + p, figure + .facts, .scroll + p, .scroll + .facts { margin-top: 1rem; }
.part > .scroll + figure { margin-top: 1.75rem; }
p + .scroll { margin-top: 0.25rem; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid var(--attacker); outline-offset: 2px; border-radius: 3px; }
footer { margin-top: clamp(2.5rem, 6vw, 4rem); padding-top: 1.5rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.88rem; }
footer p { margin-top: 1rem; }
`

/** What only a document has above its parts. */
const documentHead = `
header p { color: var(--quiet); }
.subtitle { margin-top: 0.5rem; font-size: 1.05rem; }
`

const tables = `
.scroll { overflow-x: auto; max-width: 100%; position: relative; background: linear-gradient(to right, var(--paper) 40%, transparent) left, linear-gradient(to left, var(--paper) 40%, transparent) right, linear-gradient(to right, var(--quiet), transparent) left, linear-gradient(to left, var(--quiet), transparent) right; background-size: 2.5rem 100%, 2.5rem 100%, 0.6rem 100%, 0.6rem 100%; background-repeat: no-repeat; background-attachment: local, local, scroll, scroll; }
table { border-collapse: collapse; min-width: 100%; font-size: 0.95rem; }
th, td { padding: 0.5rem 0 0.5rem 1.5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 0; }
thead th { color: var(--quiet); font-weight: 500; font-size: 0.85rem; line-height: 1.35; vertical-align: bottom; text-wrap: balance; }
thead .figure { min-width: 4.2rem; }
tbody th { font-weight: 600; }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { min-width: 8rem; position: sticky; left: 0; background: var(--paper); }
td.figure { white-space: nowrap; }
.figure { text-align: right; }
small { display: block; color: var(--quiet); font-size: 0.8rem; line-height: 1.3; font-weight: 400; letter-spacing: 0; }
.facts { display: grid; gap: 0.4rem; }
.facts div { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: 0.25rem 1.25rem; }
.facts dt { color: var(--quiet); }
.facts dd { grid-column: 2; }
`

const charts = `
svg { display: block; width: 100%; height: auto; }
.point { outline: none; }
.point:focus-visible rect:not(.ground) { stroke: var(--ink); stroke-width: 1.5px; }
.distributions .point:hover .ground, .distributions .point:focus-visible .ground { fill: var(--ink); fill-opacity: 0.07; }
.lines .narrow { display: none; }
@media (max-width: 640px) { .lines .narrow { display: block; } .lines .wide { display: none; } }
.lines .point:hover .dot, .lines .point:focus-visible .dot { stroke: var(--ink); stroke-width: 2px; }
.heat .point:hover .cell { stroke: var(--ink); stroke-width: 1px; }
.shares dl { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 0.75rem; margin-bottom: 0.9rem; }
.shares dl div { text-align: center; max-width: 36%; }
.shares dl div:first-child { text-align: left; }
.shares dl div:last-child { text-align: right; }
.shares dt { font-weight: 500; line-height: 1.3; }
.shares dd { font-size: clamp(1.25rem, 0.6rem + 3.6vw, 2.6rem); font-weight: 680; line-height: 1.2; letter-spacing: -0.02em; white-space: nowrap; }
.shares .attacker { color: var(--attacker); }
.shares .defender { color: var(--defender); }
.shares .plain { color: var(--quiet); }
.shares svg { height: 1.9rem; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.75rem 3rem; }
figcaption { font-weight: 500; color: var(--quiet); margin-bottom: 0.5rem; }
.readout { display: none; }
.live .readout { display: block; min-height: 1.6em; margin-top: 0.4rem; font-size: 0.92rem; }
`

const folds = `
summary { cursor: pointer; }
.figures summary { color: var(--quiet); font-size: 0.88rem; margin-top: 0.5rem; width: fit-content; }
.live .figures summary { margin-top: 0; }
.figures summary::first-letter { text-transform: uppercase; }
.figures .scroll { margin-top: 0.5rem; }
.fold { border-top: 1px solid var(--line); padding: 0.85rem 0; }
.fold:last-child { border-bottom: 1px solid var(--line); }
.fold[open] summary { margin-bottom: 0.85rem; }
.fold .facts + p, .fold .scroll + figure, .part > figure + figure { margin-top: 1.75rem; }
.command { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0.25rem 1rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
.command .label { font-weight: 600; }
code { font: 0.9rem/1.5 ui-monospace, monospace; color: var(--ink); user-select: all; }
button { font: inherit; font-weight: 600; color: var(--attacker); background: none; border: 1px solid var(--line); border-radius: 6px; padding: 0.2rem 0.8rem; cursor: pointer; }
button:hover { border-color: var(--attacker); }
`

const narrowScreens = `
@media (max-width: 36rem) {
  .facts div { grid-template-columns: 1fr; gap: 0; }
  .facts dd { grid-column: 1; }
  .facts div + div { margin-top: 0.35rem; }
  .command { grid-template-columns: 1fr auto; }
  .command code { grid-row: 2; grid-column: 1 / -1; }
  th, td { padding-left: 0.7rem; }
  thead .figure { min-width: 0; }
  tbody th { min-width: 5.5rem; max-width: 9rem; }
}
@media (prefers-reduced-motion: no-preference) { button, .ground { transition: border-color 0.15s, fill-opacity 0.15s; } }
`

/** Colours of a page on paper, whatever those of the screen. */
export const PRINT_COLOURS = `:root { color-scheme: light; ${colours(LIGHT)} --paper: #fff; }`

const printStyle = `
@media print {
  ${PRINT_COLOURS}
  body { font-size: 9pt; line-height: 1.35; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { max-width: none; padding: 0; zoom: 0.8; }
  h1 { font-size: 15pt; }
  h2 { font-size: 10.5pt; margin-bottom: 0.2rem; }
  .subtitle { font-size: 9pt; margin-top: 0.2rem; }
  .part { margin-top: 0.7rem; }
  .part p { max-width: none; }
  .facts { gap: 0.1rem; }
  .shares dl { margin-bottom: 0.3rem; }
  .shares dd { font-size: 16pt; }
  .shares svg { height: 1.2rem; }
  .panels { gap: 0.8rem 2rem; }
  table, thead th, small { font-size: 8.5pt; line-height: 1.25; }
  th, td { padding-top: 0.2rem; padding-bottom: 0.2rem; }
  .heat svg { max-width: 16rem; max-height: 15rem; }
  .figures + p, p.quiet { font-size: 8.5pt; }
  footer { margin-top: 0.8rem; padding-top: 0.4rem; font-size: 8pt; }
  footer p { margin-top: 0.4rem; }
  .command { padding: 0.2rem 0.6rem; }
  .fold { padding: 0.4rem 0; }
  .fold:not([open]), .part:has(> .fold):not(:has(> .fold[open])) { display: none; }
  .turned { break-before: page; margin-top: 0; }
  figure, table, .command { break-inside: avoid; }
  .panels { grid-template-columns: 1fr 1fr; }
  .panels svg { max-width: 16rem; max-height: 14rem; }
  tbody th { position: static; white-space: nowrap; min-width: 0; }
  h2, summary { break-after: avoid; }
  .scroll { overflow: visible; background: none; }
  .readout, .live .readout, .figures, button { display: none; }
  .fold summary { list-style: none; }
}
`

/** Additional rules for a page made to be printed on one sheet. */
export const sheetStyle = `
@page sheet { size: A4; margin: 9mm 10mm; }
@media print {
  .sheet { page: sheet; font-size: 9pt; line-height: 1.3; }
  .sheet, .sheet main { zoom: 1; }
  .sheet h1 { font-size: 15pt; }
  .sheet .subtitle { font-size: 9pt; margin-top: 0.1rem; }
  .sheet .brand { display: none; }
  .sheet .part { margin-top: 0.8rem; }
  .sheet .part.turned { margin-top: 0; }
  .sheet h2 { font-size: 11pt; margin-bottom: 0.15rem; }
  .sheet table { font-size: 9pt; }
  .sheet th, .sheet td { padding: 0.16rem 0 0.16rem 0.8rem; }
  .sheet th:first-child, .sheet td:first-child { padding-left: 0; }
  .sheet thead .figure { min-width: 0; }
  .sheet thead th, .sheet small, .sheet .quiet, .sheet .subtitle { color: var(--ink); }
  .sheet small, .sheet thead th { font-size: 8pt; line-height: 1.2; }
  .sheet .scroll + p { margin-top: 0.25rem; }
  .sheet .part p { max-width: none; }
  .sheet footer { margin-top: 0.8rem; padding-top: 0.4rem; font-size: 8pt; }
  .sheet .command { display: none; }
}
`

/** The name of the program above a report. */
export const brand = `
.brand { font-size: 0.85rem; font-weight: 600; letter-spacing: 0.06em; margin-bottom: 0.75rem; }
.brand::first-letter { text-transform: none; }
.brand::before { content: ''; display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.5em; border-radius: 2px; background: linear-gradient(115deg, ${SIDE_COLOURS.attacker} 50%, ${SIDE_COLOURS.defender} 50%); }
@media print { .brand { display: none; } }
`

/** The style sheet of every page on a screen: one column, and colours for the two sides only. */
export const screenStyle = `${frame}${chartStyle}${tables}${charts}${folds}${narrowScreens}`

/** The style sheet of a report, which may be printed. */
export const style = `${screenStyle}${documentHead}${printStyle}`
