import type { Page } from 'playwright-core'
import seedrandom from 'seedrandom'
import { shellWords } from '../../src/web/command'
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
