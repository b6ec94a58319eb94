import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report'
import { html } from '../../src/report/html'
import { svg } from '../../src/report/svg'
import { crowded } from '../report/reports/crowd'
import { hostile } from '../report/reports/hostile'
import { melee } from '../report/reports/melee'
import { pair } from '../report/reports/pair'
import { axe, weapons } from '../report/reports/rulebook'
import { both, sampled } from '../report/reports/sampled'
import { shot } from '../report/reports/shot'
import { WICKED, wicked } from '../report/reports/wicked'
import { type Browser, missing, type Opened, started } from './chromium'

const reports: readonly (readonly [string, Report])[] = Object.entries({
  ...{ melee, shot, pair, sampled, both, weapons, axe, crowded, hostile }
})

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }

/** Words over two lines in the names of tables, and tables cut off at the edge without a shade. */
const ODDITIES = `(() => {
  const found = []
  for (const head of document.querySelectorAll('tbody th')) {
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\p{L}{4,12}/gu)) {
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
  }
  for (const box of document.querySelectorAll('.scroll'))
    if (box.scrollWidth > box.clientWidth && !getComputedStyle(box).backgroundAttachment.includes('scroll')) found.push(box.textContent)
  return found
})()`

const EXPLAINED = { explain: true, full: true }

const reason = missing()

describe.skipIf(reason !== undefined)(`in Chromium${reason === undefined ? '' : ` (${reason})`}`, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await started()
  })
  afterEach(() => browser.cleared())
  afterAll(() => browser?.close())

  const open = async (report: Report, options = {}, look = EXPLAINED): Promise<Opened> =>
    browser.open(await html(report, look), options)

  it.each(reports)('the page of the %s fetches nothing, complains of nothing and never scrolls sideways', async (_, report) => {
    const { page, url, requests, complaints } = await open(report, PHONE)
    await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    for (const width of [320, 360, 600, 1100]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    }
    expect(requests.filter(request => request !== 'data:,')).toEqual([url])
    expect(complaints).toEqual([])
  })

  it('draws every chart of a melee', async () => {
    const { page } = await open(melee)
    for (const name of ['shares', 'distributions', 'heat']) {
      const chart = page.locator(`figure.${name} svg`).first()
      expect(await chart.isVisible()).toBe(true)
      expect((await chart.boundingBox())?.width).toBeGreaterThan(250)
    }
    expect(await page.locator('.heat .point').count()).toBe(25)
  })

  it('looks otherwise in the dark', async () => {
    const { page } = await open(melee, { colorScheme: 'light' })
    const light = await page.screenshot()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(light.equals(await page.screenshot())).toBe(false)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has letters that stand out on ${colorScheme} paper`, async () => {
      const { page } = await open(sampled, { colorScheme })
      expect(await page.evaluate(FAINT)).toEqual([])
    })
  }

  it('describes what is pointed at and what the keys reach', async () => {
    const { page } = await open(melee)
    const shown = () => page.locator('.heat .readout').textContent()
    await page.locator('.heat .point').first().hover()
    expect(await shown()).toBe('bondi lose 0, huscarls lose 0: 0.4 %')
    await page.locator('.heat .point[tabindex="0"]').focus()
    expect(await shown()).toBe('bondi lose 2, huscarls lose 4: 16.6 %')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await shown()).toBe('bondi lose 1, huscarls lose 3: 6.7 %')
    expect(await page.locator('.heat .point[tabindex="0"]').count()).toBe(1)
  })

  it('copies the line that asks again, or selects it', async () => {
    const { page, complaints } = await open(melee)
    await page.getByRole('button', { name: 'copy' }).click()
    await expect
      .poll(() => page.evaluate("document.querySelector('button').textContent + getSelection()"))
      .toMatch(/^copied|saga-odds melee 12 bondi/u)
    expect(complaints).toEqual([])
  })

  it('is whole without its script', async () => {
    const { page } = await open(melee, { javaScriptEnabled: false }, { explain: false, full: false })
    expect(await page.locator('svg').count()).toBe(4)
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.locator('.readout').first().isVisible()).toBe(false)
    await page.locator('.fold summary').first().click()
    expect(await page.getByText('warriors 4 (R1.0)').isVisible()).toBe(true)
  })

  it('prints its explanation where it is unfolded', async () => {
    for (const explain of [false, true]) {
      const { page } = await open(melee, {}, { explain, full: false })
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('warriors 4 (R1.0)').isVisible()).toBe(explain)
      expect(await page.getByRole('button').count()).toBe(0)
    }
  })

  it.each(Object.entries({ melee, shot, sampled, pair }))('prints the %s on one page', async (_, report) => {
    const { page } = await open(report, {}, { explain: false, full: false })
    const printed = (await page.pdf({ format: 'A4', margin: MARGIN })).toString('latin1').match(/\/Type\s*\/Page\b/gu)
    expect(printed).toHaveLength(1)
  })

  it.each(reports)(
    'the page of the %s breaks no word of a table, and hides no column without a shade at the edge',
    async (_, report) => {
      const { page } = await open(report, { viewport: { width: 390, height: 800 } })
      const found = await page.evaluate(ODDITIES)
      expect(found).toEqual([])
    }
  )

  it('is read as headings, tables and figures', async () => {
    const { page } = await open(melee)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(melee.headline)
    expect(await page.getByRole('table', { name: 'the dice of both sides' }).isVisible()).toBe(true)
    expect(await page.getByRole('img', { name: 'bondi, lost 2: exactly 36.6 %, at least 60.0 %' }).isVisible()).toBe(true)
  })

  it.each(WICKED)('takes %j for a name and nothing else', async name => {
    const { page, url, requests, complaints } = await open(wicked(name))
    await page.keyboard.press('Tab')
    expect(await page.evaluate('window.ran')).toBeUndefined()
    expect(requests.filter(request => request !== 'data:,')).toEqual([url])
    expect(complaints).toEqual([])
  })

  describe('the picture', () => {
    it.each(reports)('of the %s has no text upon another or over the edge', async (_, report) => {
      const { page, complaints } = await browser.open(await svg(report, { full: true }), {}, 'svg')
      expect(await page.evaluate(COLLISIONS)).toEqual([])
      expect(complaints).toEqual([])
    })

    it('takes any name for a name and nothing else', async () => {
      const { page, url, requests } = await browser.open(await svg(wicked(WICKED.join(' ')), {}), {}, 'svg')
      expect(await page.evaluate('window.ran')).toBeUndefined()
      expect(requests).toEqual([url])
    })
  })
})

/** Texts of a picture that overlap or leave it. */
const COLLISIONS = `(() => {
  const box = document.documentElement.getBoundingClientRect()
  const texts = [...document.querySelectorAll('text')].filter(text => text.textContent.trim() !== '')
  const boxes = texts.map(text => ({ said: text.textContent, frame: text.getBoundingClientRect() }))
  const upon = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4
  const outside = boxes.filter(({ frame }) => frame.left < box.left || frame.right > box.right || frame.bottom > box.bottom)
  const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).filter(b => upon(a.frame, b.frame)).map(b => a.said + ' | ' + b.said))
  return [...outside.map(({ said }) => said), ...pairs]
})()`

/** Texts of a page whose colour stands out from the paper less than 4.5 to 1 (WCAG AA). */
const FAINT = `(() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(part => part / 255).map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const paper = light(getComputedStyle(document.body).backgroundColor)
  const contrast = colour => {
    const [low, high] = [paper, light(colour)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const colour = each => (each instanceof SVGElement ? getComputedStyle(each).fill : getComputedStyle(each).color)
  const told = [...document.querySelectorAll('h1, h2, h3, p, th, td, dt, dd, small, summary, code, button, text, figcaption')]
  return told.filter(each => contrast(colour(each)) < 4.5).map(each => each.textContent + ' ' + colour(each))
})()`
