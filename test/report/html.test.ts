import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Report, RulesReport } from '../../src/model/report'
import { heatMap } from '../../src/report/heat-map'
import { html, readouts, script } from '../../src/report/html'
import { sections } from '../../src/report/html/block'
import type { Block, Page } from '../../src/report/page'
import { sanitizeText } from '../../src/report/sanitize'
import { all, type Element, named, parsed, written } from '../tools/markup'
import { crowded } from './reports/crowd'
import { hostile } from './reports/hostile'
import { melee } from './reports/melee'
import { pair } from './reports/pair'
import { axe, weapons } from './reports/rulebook'
import { both, sampled } from './reports/sampled'
import { shot } from './reports/shot'
import { WICKED, wicked } from './reports/wicked'

const reports: readonly (readonly [string, Report])[] = Object.entries({
  ...{ melee, shot, pair, sampled, both, weapons, axe, crowded, hostile },
  ...Object.fromEntries(WICKED.map(name => [name, wicked(name)]))
})

const LOOK = { explain: false, full: true }

const read = async (report: Report, look: { readonly explain: boolean; readonly full?: boolean } = LOOK): Promise<Element> =>
  parsed((await html(report, look)).replace('<!doctype html>\n', ''))

const classed = (root: Element, style: string): readonly Element[] =>
  all(root).filter(({ attributes }) => attributes.get('class')?.split(' ').includes(style))

const headings = (root: Element): readonly string[] =>
  all(root).flatMap(each => (/^h\d$/u.test(each.name) ? [`${each.name} ${written(each)}`] : []))

describe('the page', () => {
  it.each(reports)('of %j is well-formed, and one file', async (_, report) => {
    const root = await read(report)
    expect(root.name).toBe('html')
    const links = all(root).flatMap(({ attributes }) =>
      ['src', 'href', 'srcset', 'action'].flatMap(name => attributes.get(name) ?? [])
    )
    expect(links).toEqual(['data:,'])
    expect([...named(root, 'style'), ...named(root, 'script')].map(written).join()).not.toMatch(
      /url\(|@import|https?:|fetch|import\(/u
    )
  })

  it.each(reports)('of %j runs its own script and no other', async (_, report) => {
    const root = await read(report)
    const scripts = named(root, 'script')
    expect(scripts).toHaveLength(1)
    const fingerprint = createHash('sha256').update(scripts.map(written).join()).digest('base64')
    const policy = named(root, 'meta').find(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy')
    expect(policy?.attributes.get('content')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-/u)
    expect(policy?.attributes.get('content')).toContain(`script-src 'sha256-${fingerprint}';`)
    expect(all(root).flatMap(({ attributes }) => [...attributes.keys()].filter(name => name.startsWith('on')))).toEqual([])
  })

  it('of the phone runs the part that reads charts out', () => {
    expect(script.replace(/\n\s+/g, '\n')).toContain(readouts.slice(0, readouts.indexOf('addEventListener')))
  })

  it.each(reports)('of %j stays below 300 kB', async (_, report) => {
    expect(Buffer.byteLength(await html(report, { explain: true, full: true }))).toBeLessThan(300_000)
  })

  it.each(reports)('of %j has one first heading, and leaves out no level', async (_, report) => {
    const levels = headings(await read(report)).map(heading => Number(heading.slice(1, 2)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })

  it('puts who wins first', async () => {
    expect(headings(await read(melee, { explain: false }))).toEqual([
      `h1 ${melee.headline}`,
      ...['h2 who wins', 'h2 the dice', 'h2 casualties', 'h2 both together'],
      ...['h2 each number and its rule', 'h3 bondi', 'h3 huscarls', 'h2 afterwards']
    ])
  })

  it('names language, edition and method', async () => {
    const root = await read(sampled)
    expect(root.attributes.get('lang')).toBe('en')
    expect(classed(root, 'subtitle').map(written)).toEqual(['first edition, sampled 100 000 times, seed hastings'])
    expect(
      named(root, 'head')
        .flatMap(head => named(head, 'title'))
        .map(written)
    ).toEqual([`${melee.headline} - saga-odds`])
  })

  it.each(reports)('of %j captions every table, and heads every row and column', async (_, report) => {
    for (const table of named(await read(report), 'table')) {
      expect(named(table, 'caption').map(written).join()).not.toBe('')
      for (const head of named(table, 'th')) expect(head.attributes.get('scope')).toMatch(/^(?:row|col)$/u)
      for (const body of named(table, 'tbody')) for (const row of named(body, 'tr')) expect(named(row, 'th')).toHaveLength(1)
    }
  })

  it.each(reports)('of %j lets every table and map scroll in a box of its own', async (_, report) => {
    const root = await read(report)
    const boxes = classed(root, 'scroll')
    const within = boxes.flatMap(box => named(box, 'table'))
    expect(within).toHaveLength(named(root, 'table').length)
    for (const box of boxes) expect(box.attributes.get('aria-label')).not.toBe('')
  })

  it('draws who wins, the losses of each side, and of both together', async () => {
    const labels = named(await read(melee, { explain: false }), 'svg').map(({ attributes }) => attributes.get('aria-label'))
    expect(labels).toEqual([
      'everything in one bar',
      'bondi, lost',
      'huscarls, lost',
      'losses of both sides, %; the likeliest: bondi lose 2, huscarls lose 4: 16.6 %'
    ])
  })

  it('says of each mark what it stands for, and lets the keys reach one of each map', async () => {
    const points = classed(await read(melee, { explain: false }), 'point')
    const shown = points.map(({ attributes }) => attributes.get('aria-label'))
    expect(shown).toContain('bondi win 68.6 %')
    expect(shown).toContain('bondi, lost 2: exactly 36.6 %, at least 60.0 %')
    expect(shown).toContain('bondi lose 1, huscarls lose 4: 13.8 %')
    for (const point of points) expect(named(point, 'title').map(written)).toEqual([point.attributes.get('aria-label')])
    const reached = points.filter(({ attributes }) => attributes.get('tabindex') === '0')
    expect(reached).toHaveLength(3 + 5 + 5 + 1)
  })

  it('gives the figures of its charts as tables too', async () => {
    const cells = named(await read(melee), 'td').map(written)
    expect(cells).toEqual(expect.arrayContaining(['36.6 %', '60.0 %', '16.6']))
  })

  it('folds the explanation away unless it is asked for', async () => {
    const open = async (explain: boolean) =>
      classed(await read(melee, { explain }), 'fold').map(({ attributes }) => attributes.get('open'))
    expect(await open(false)).toEqual([undefined, undefined])
    expect(await open(true)).toEqual(['open', 'open'])
    expect(
      classed(await read(melee), 'facts')
        .map(written)
        .join()
    ).toContain('danish axe -1 (R5.1)')
  })

  it('has notes, readings and the line that asks again', async () => {
    const root = await read(pair)
    const shown = named(root, 'p').map(written)
    expect(shown).toContain('2 of 5 bonus attack dice lost to the cap')
    const explained = named(await read(pair, { explain: true }), 'p').map(written)
    expect(explained).toContain('2 of 5 bonus attack dice lost to the cap (R3.5)')
    expect(named(root, 'code').map(written)).toEqual([melee.replay])
  })

  it('shows what the rulebook holds', async () => {
    expect(headings(await read(weapons))).toEqual(['h1 weapons, first edition', 'h2 weapons'])
    expect(named(await read(weapons), 'td').map(written)).toContain('shoots 12"')
    expect(named(await read(axe), 'dd').map(written)).toContain('-1 in melee')
  })

  it('says how many rows of a long table it leaves out', async () => {
    const rows = Array.from({ length: 1501 }, (_, index) => [
      `line ${index}`,
      'of many words that say nothing at all',
      String(index)
    ])
    const long: RulesReport = { ...weapons, sections: [{ title: 'lines', columns: ['line', 'words', 'number'], rows }] }
    expect(named(await read(long), 'tr')).toHaveLength(501)
    expect(named(await read(long), 'p').map(written)).toContain('and 1 001 more rows: csv has them all')
    expect(Buffer.byteLength(await html(long, LOOK))).toBeLessThan(300_000)
  })

  it('says less of each cell, the more there are, and stays light', () => {
    const map = (side: number): Block => {
      const labels = Array.from({ length: side }, (_, index) => String(index))
      const axis = { name: 'models', labels }
      return heatMap({
        title: 'points',
        rows: axis,
        columns: axis,
        values: labels.map(row => labels.map(Number).map(each => each - Number(row))),
        format: 'points'
      })
    }
    const figures = (count: number, side: number): readonly number[] => {
      const page: Page = {
        headline: 'maps',
        subtitle: '',
        sections: [{ blocks: Array.from({ length: count }, () => map(side)) }]
      }
      const markup = sections(page, true)
        .map(each => each.markup)
        .join('')
      expect(markup.length).toBeLessThan(280_000)
      return [/class="point"/gu, /<text [^>]*text-anchor="middle">[+-]?\d+\.\d\d</gu, /class="cell /gu].map(
        sign => markup.match(sign)?.length ?? 0
      )
    }
    expect(figures(1, 20)).toEqual([400, 0, 400])
    expect(figures(10, 6)).toEqual([360, 360, 360])
    expect(figures(10, 10)).toEqual([0, 1000, 1000])
    expect(figures(12, 12)).toEqual([0, 0, 1728])
    expect(figures(12, 50)[2]).toBeLessThanOrEqual(2000)
  })

  it.each(WICKED)('keeps the letters of %j and none of its meaning', async name => {
    expect(named(await read(wicked(name)), 'h1').map(written)).toEqual([sanitizeText(name)])
    expect(named(await read(wicked(name)), 'img')).toEqual([])
  })

  it('is the same twice', async () => expect(await html(pair, LOOK)).toBe(await html(pair, LOOK)))
})
