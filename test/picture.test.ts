import { expect, it } from 'vitest'
import { answerCache } from '../src/answers/edit/questions'
import { answersFor, NOTHING_SHOWN } from '../src/cli/explore/live/answers'
import { draw } from '../src/cli/explore/live/draw'
import { press } from '../src/cli/explore/live/keys'
import { showing } from '../src/cli/explore/live/state'
import { requested } from '../src/request/request'
import { rulebook } from '../src/rules/rulebook'
import { type } from './cli/running'

/** `npm run picture` draws it anew. */
it('the picture of the front page is what -f svg draws of its fight', async () => {
  const { code, stdout, stderr } = await type('melee 12 bondi charge 4 huscarls axe gives up dice -f svg')
  expect([code, stderr]).toEqual([0, ''])
  await expect(stdout).toMatchFileSnapshot('../examples/odds.svg')
})

it('the view on the front page is what explore draws', async () => {
  const start = showing(requested({ scenario: { fight: '12 bondi charge 4 huscarls axe', edition: 1 } }).scenario)
  const keys = ['p', ':', ...'+ullr', '\r', '\t']
  const state = keys.reduce(
    (now, sequence) =>
      press(now, { sequence, ...(sequence === '\r' && { name: 'return' }), ...(sequence === '\t' && { name: 'tab' }) }, rulebook),
    start
  )
  const shown = answersFor(state, NOTHING_SHOWN, answerCache(), rulebook)
  const lines = draw(state, shown, { color: 1, unicode: true, columns: 80, rows: 24 }, rulebook)
  const title =
    'saga-odds explore: 12 bondi with Ullr charge 4 huscarls with axes, field by field, the odds below and what has changed since the fight was pinned'
  await expect(pictureOf(lines, 80, title)).toMatchFileSnapshot('../examples/explore.svg')
})

/** A frame of a terminal as a picture: lines with the sixteen colours in, an SVG out. */

const CELL = { width: 8.4, height: 18 } as const
const MARGIN = 14

/** By the codes that the view writes. */
const FILLS: Readonly<Record<string, string>> = {
  '1': '#ffffff',
  '2': '#8b949e',
  '36': '#4fb3d9',
  '33': '#e0a040',
  '31': '#ff7b72',
  '1;36': '#7fe0ff'
}
const PAPER = '#161b22'
const INK = '#d0d7de'
const REVERSED = '7'

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
const RUN = /\u001b\[([0-9;]*)m|([^\u001b]+)/g

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const lineOf = (line: string, row: number): string => {
  let column = 0
  let code = '0'
  return [...line.matchAll(RUN)]
    .map(([, given, text = '']) => {
      code = given ?? code
      const wide = [...text].length
      const x = rounded(MARGIN + column * CELL.width)
      const y = MARGIN + row * CELL.height
      column += wide
      const breadth = rounded(wide * CELL.width)
      const back = code === REVERSED ? `<rect x="${x}" y="${y}" width="${breadth}" height="${CELL.height}" fill="${INK}"/>\n` : ''
      const fill = code === REVERSED ? PAPER : (FILLS[code] ?? INK)
      if (text.trim() === '') return back
      const place = `x="${x}" y="${y + 14}" textLength="${breadth}" lengthAdjust="spacingAndGlyphs"`
      return `${back}<text ${place} fill="${fill}" xml:space="preserve">${escaped(text)}</text>\n`
    })
    .join('')
}

/** `title`: what the picture shows, for those who do not see it. */
const pictureOf = (lines: readonly string[], columns: number, title: string): string => {
  const [width, height] = [Math.ceil(columns * CELL.width + 2 * MARGIN), lines.length * CELL.height + 2 * MARGIN]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>`,
    `<g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">`,
    `${lines.map(lineOf).join('')}</g>`,
    '</svg>',
    ''
  ].join('\n')
}
