import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** Debian's: the first opens a page in half the time. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The one the environment names, or what is here. */
const PROGRAM = process.env['CHROMIUM'] ?? PROGRAMS.find(existsSync) ?? 'chromium'

/** Why pages cannot be opened here; undefined where they can. A machine that counts tests has to be able. */
export const missing = (): string | undefined =>
  existsSync(PROGRAM) || process.env['CI']
    ? undefined
    : `${PROGRAM} is not there: apt-get install chromium-headless-shell, or name a Chromium in CHROMIUM`

const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync']
]

/** A page as it was opened: what it asked for, and what it complained about. */
export interface Opened {
  readonly page: Page
  readonly url: string
  readonly requests: readonly string[]
  readonly complaints: readonly string[]
}

export interface Browser {
  /** `hash` stands behind the address, `#` and all. */
  open(text: string, options?: BrowserContextOptions, ending?: string, hash?: string): Promise<Opened>
  /** Closes every page. */
  cleared(): Promise<void>
  close(): Promise<void>
}

const watched = (page: Page, url: string): Opened => {
  const [requests, complaints]: [string[], string[]] = [[], []]
  page.on('request', request => requests.push(request.url()))
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('dialog', dialog => {
    complaints.push(dialog.message())
    return dialog.dismiss()
  })
  return { page, url, requests, complaints }
}

/** A browser that has never been used before. */
export const started = async (): Promise<Browser> => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-pages-'))
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: QUIET })
  let count = 0
  return {
    open: async (text, options = {}, ending = 'html', hash = '') => {
      count += 1
      const file = join(folder, `${count}.${ending}`)
      writeFileSync(file, text)
      const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, ...options })
      const opened = watched(await context.newPage(), `file://${file}`)
      await opened.page.goto(opened.url + hash)
      return opened
    },
    cleared: async () => {
      for (const context of browser.contexts()) await context.close()
    },
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  }
}
