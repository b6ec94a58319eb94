import type { Page } from 'playwright-core'
import seedrandom from 'seedrandom'
import { shellWords } from '../../src/model/shell'
import { run } from '../cli/running'

/** The page for the phone, tapped as a hand would, and held against the command line. */

export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  offline: true
}

/** Everything that was asked has been answered and drawn. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForSelector('html[data-ready="yes"][data-busy="no"]', { state: 'attached' })
}

/** The file that `saga-odds page` writes. */
export const pageMade = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(['page', ...args])
  if (code !== 0) throw new Error(stderr)
  return stdout
}

/** The figures of who wins, of the facts below, of the dice and of the distributions, in the order in which they stand. */
const FIGURES = `(root => {
  const texts = (selector, within = root) => [...within.querySelectorAll(selector)].map(each => each.textContent.replaceAll('\u00a0', ' '))
  const facts = root.querySelector('.fallen') ? [...texts('.fallen dd'), ...texts('dd', root.querySelector('#numbers .facts'))] : texts('dd', root.querySelector('.facts'))
  return [texts('.shares dd'), facts, texts('.distributions td'), texts('table', root.querySelector('.unfolded, #numbers') ?? root).slice(0, 1)]
})`

/** What the page shows, and the command that asks for the same. */
export const shownBy = async (page: Page): Promise<{ readonly figures: unknown; readonly replay: string }> => ({
  figures: await page.evaluate(`${FIGURES}(document)`),
  replay: (await page.getAttribute('#top', 'data-answer')) ?? ''
})

/** The same figures of the command line's own page. */
export const commandLine = async (page: Page, replay: string): Promise<unknown> => {
  const [, ...args] = shellWords(replay)
  const { code, stdout, stderr } = await run([...args, '-f', 'html'])
  if (code !== 0) throw new Error(`${replay}: ${stderr}`)
  return page.evaluate(`${FIGURES}(new DOMParser().parseFromString(${JSON.stringify(stdout)}, 'text/html'))`)
}

const TAPPED = '.kinds [data-act], .unit [data-act], [data-dock="swap"], .unit select'

/** Taps here and there, chosen by a seed: buttons are tapped, lists given another value. */
export const tapAround = async (page: Page, seed: string, taps: number): Promise<void> => {
  const random = seedrandom.xor4096(seed)
  for (let tap = 0; tap < taps; tap++)
    await page.evaluate(`((at, value) => {
      const all = [...document.querySelectorAll(${JSON.stringify(TAPPED)})]
      const one = all[Math.floor(at * all.length)]
      if (one.nodeName !== 'SELECT') return one.click()
      one.selectedIndex = Math.floor(value * one.options.length)
      one.dispatchEvent(new Event('change', { bubbles: true }))
    })(${random()}, ${random()})`)
}

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Time of the processor, in microseconds: what else runs on the machine does not count. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** What Chromium did while something happened on a page. */
export const traced = async (page: Page, happens: () => Promise<void>): Promise<readonly Traced[]> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const session = await browser.newBrowserCDPSession()
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,blink.user_timing,toplevel'
  })
  await happens()
  const over = new Promise(done => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await over
  await session.detach()
  return events
}

/** Milliseconds of the processor that each event of a type took until all its listeners were done; a click: until it was answered and drawn up. */
export const dispatchesIn = (events: readonly Traced[], type: string): readonly number[] =>
  events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type).map(({ tdur = 0 }) => tdur / 1000)

export const CALIBRATION = 'calibration'

/** What `calibrate` takes of the processor on the machine that the limits were set on, in ms. */
export const CALIBRATED_MS = 3

/**
 * Machines differ, and are busy with other things: a limit in milliseconds means those of the machine where a fixed piece of work of the
 * kind that a tap does (texts, JSON, markup parsed) takes `CALIBRATED_MS`. The same piece runs in the same page between the taps, and what
 * it takes there says how fast the machine is at that moment.
 */
export const calibrated = (page: Page): Promise<void> =>
  page.evaluate(`document.addEventListener(${JSON.stringify(CALIBRATION)}, () => {
    const template = document.createElement('template')
    window.calibration = 0
    for (let round = 0; round < 24; round++) {
      const buttons = Array.from({ length: 40 }, (_, at) => '<button type="button" data-act="' + at + '"><span>' + at * round + '</span></button>')
      template.innerHTML = JSON.parse(JSON.stringify(buttons)).join('')
      window.calibration += template.content.querySelectorAll('[data-act="7"]').length
    }
  })`)

export const calibrate = (page: Page): Promise<void> =>
  page.evaluate(`void document.dispatchEvent(new Event(${JSON.stringify(CALIBRATION)}))`)

/** What opening the page of `likeAPage` takes of the processor on the machine that the limits were set on, in ms. */
export const LIKE_A_PAGE_MS = 200
export const LIKE_A_PAGE = 'like a page ready'

/** A page of the same kind of work as ours, whatever ours becomes: as much script to read, a little of it run, buttons made. */
export const likeAPage = (): string => {
  const functions = Array.from(
    { length: 6000 },
    (_, i) =>
      `const f${i}=(a,b)=>{const c=[a,b,${i}].map(x=>x*2).filter(x=>x>${i % 7});return c.length>1?{is:'row ${i}',of:c,by:a+b}:[]};`
  )
  const run = `const all=[${Array.from({ length: 600 }, (_, i) => `f${i * 10}`).join()}];
    const rows=JSON.parse(JSON.stringify(all.map((f,i)=>f(i,i+1))));
    document.body.innerHTML=rows.map((r,i)=>'<button type="button" data-act="'+i+'"><span>'+JSON.stringify(r)+'</span></button>').join('');
    performance.mark('${LIKE_A_PAGE}')`
  return `<!doctype html><meta charset="utf-8"><title>like a page</title><body><script>(()=>{${functions.join('')}${run}})()</script>`
}

/** Milliseconds of the processor that the page's own thread took until it marked an event. */
export const untilMark = (events: readonly Traced[], mark: string): number => {
  const end = events.find(({ name }) => name === mark)
  if (!end) throw new Error(`${mark} was not marked`)
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === end.pid && tid === end.tid && ts <= end.ts
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
