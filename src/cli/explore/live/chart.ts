import { percent, percentage } from '../../../model/figures'
import { t } from '../../../model/language'
import type { RenderOptions } from '../../../report'
import { chancesAtLeast } from '../../../report/distribution'
import { bar } from '../../../report/terminal/bar'
import { padEnd, truncate, width } from '../../../report/wrap'

/** Text of an exact width, in colours where wanted. Nothing is shown by colour alone. */

export type Style = 'plain' | 'strong' | 'dim' | 'attacker' | 'defender' | 'cursor' | 'reversed' | 'wrong'

/** ANSI codes of the sixteen colours that every terminal has. */
const CODES: Readonly<Record<Exclude<Style, 'plain'>, string>> = {
  strong: '1',
  dim: '2',
  attacker: '36',
  defender: '33',
  cursor: '1;36',
  reversed: '7',
  wrong: '31'
}

/** The look and size of the view. */
export interface LiveLook extends Pick<RenderOptions, 'color' | 'unicode'> {
  readonly columns: number
  readonly rows: number
}

/** Applies colours and signs as the terminal can show them. */
export interface Ink {
  readonly look: LiveLook
  readonly paint: (style: Style, text: string) => string
  /** The Unicode sign, or its ASCII substitute. */
  readonly sign: (unicode: string, ascii: string) => string
}

export const inkOf = (look: LiveLook): Ink => ({
  look,
  paint: (style, text) =>
    style === 'plain' || look.color === 0 || text === '' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`,
  sign: (unicode, ascii) => (look.unicode ? unicode : ascii)
})

/** The text in ASCII: letters lose their accents, other characters become ?. */
const inAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '?')

/** Text (without colours) cut or padded to so many columns. */
export const fitted = (text: string, columns: number, { look, sign }: Ink): string => {
  const shown = look.unicode ? text : inAscii(text)
  if (columns <= 0) return ''
  return padEnd(width(shown) <= columns ? shown : `${truncate(shown, columns - 1)}${sign('…', '~')}`, columns)
}

/** A distribution of losses as bars: vertical where there is little room, horizontal with figures where there is more. */

/** A distribution of losses to draw: `p[k]` is the chance of k models. */
export interface Losses {
  readonly p: readonly number[]
  /** The distribution of the pinned fight. */
  readonly was?: readonly number[] | undefined
  readonly style: Style
}

/** The tail of a distribution below this chance is not drawn. */
const RARE = 0.0005

const binsOf = (p: readonly number[]): number => Math.max(1, chancesAtLeast(p).filter(sum => sum >= RARE).length)

/** The first bins; the last also holds everything beyond it. */
const gathered = (p: readonly number[], bins: number): readonly number[] => {
  const rest = p.slice(bins).reduce((sum, chance) => sum + chance, 0)
  return Array.from({ length: bins }, (_, k) => (p[k] ?? 0) + (k === bins - 1 ? rest : 0))
}

export const blankLines = (rows: number, columns: number): readonly string[] =>
  Array.from({ length: Math.max(0, rows) }, () => ' '.repeat(columns))

const EIGHTHS = ' ▁▂▃▄▅▆▇█'

/** One cell of a vertical bar that is `level` cells high, in the row `above` cells from the bottom. */
const cell = (level: number, above: number, { look }: Ink): string => {
  const filled = Math.max(0, Math.min(1, level - above))
  if (look.unicode) return EIGHTHS[filled === 0 ? 0 : Math.max(1, Math.round(filled * 8))] ?? ' '
  if (filled === 0) return ' '
  return filled >= 0.5 ? '#' : '.'
}

const WIDEST = 5
const FIGURES = 5

/** Vertical bars over a line of numbers. */
export const upright = ({ p, style }: Losses, columns: number, rows: number, ink: Ink): readonly string[] => {
  const wide = Math.min(WIDEST, Math.max(2, Math.floor((columns - 2) / binsOf(p))))
  const bins = Math.max(1, Math.min(binsOf(p), Math.floor((columns - 2) / wide)))
  const shares = gathered(p, bins)
  const hasFigures = wide === WIDEST && rows >= 4
  const high = rows - 1 - (hasFigures ? 1 : 0)
  const most = Math.max(...shares, Number.MIN_VALUE)
  const row = (above: number): string => {
    const bars = shares.map(share => {
      const level = share <= 0 ? 0 : Math.max(0.125, (share / most) * high)
      return `${cell(level, above, ink).repeat(Math.max(1, wide - 1))} `
    })
    return `${ink.paint(style, ` ${bars.join('')}`)}${' '.repeat(columns - 1 - bins * wide)}`
  }
  const labelled = (texts: readonly string[]): string =>
    fitted(` ${texts.map(text => text.padEnd(wide).slice(0, wide)).join('')}`, columns, ink)
  // adjacent two-digit numbers would run together
  const numbers = shares.map((_, k) => (wide < 3 && k > 9 ? (k % 2 === 0 ? `${k}` : '') : `${k}`))
  const figures = shares.map(share => (share < 0.0995 ? percentage(share) : (100 * share).toFixed(0)))
  return [
    ...Array.from({ length: Math.max(0, high) }, (_, index) => row(high - 1 - index)),
    ...(hasFigures ? [ink.paint('dim', labelled(figures.map(text => text.slice(0, FIGURES))))] : []),
    labelled(numbers)
  ].slice(0, rows)
}

/** Horizontal bars with their figures; below each that of the pinned fight, where there is room. */
export const lying = ({ p, was, style }: Losses, columns: number, rows: number, ink: Ink): readonly string[] => {
  const all = Math.max(binsOf(p), was ? binsOf(was) : 0)
  const hasWas = was !== undefined && rows >= 2 * all
  const bins = Math.max(1, Math.min(all, hasWas ? Math.floor(rows / 2) : rows))
  const [now, then] = [gathered(p, bins), gathered(was ?? [], bins)]
  const most = Math.max(...now, ...(hasWas ? then : []), Number.MIN_VALUE)
  const room = Math.max(1, columns - 15)
  const one = (label: string, share: number, style: Style): string => {
    const text = bar(share / most, room, ink.look.unicode)
    return `${label.padStart(4)} ${ink.paint(style, text)}${' '.repeat(room - text.length)} ${percent(share).padStart(8)} `
  }
  const lines = now.flatMap((share, k) => {
    const label = k === bins - 1 && all > bins ? `${k}+` : `${k}`
    return [one(label, share, style), ...(hasWas ? [one(t('was'), then[k] ?? 0, 'dim')] : [])]
  })
  return [...lines, ...blankLines(rows - lines.length, columns)].slice(0, rows)
}

/** Whether the horizontal bars of both sides fit. */
export const hasRoom = (sides: readonly Losses[], rows: number): boolean => sides.every(({ p }) => binsOf(p) <= rows)
