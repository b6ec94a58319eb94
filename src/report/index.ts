import type { Report } from '../model/report'
import type { Format, Look } from './appearance'

/** The formats by name; each is loaded when it is asked for. */
export const formats = {
  table: async () => (await import('./table')).table,
  line: async () => (await import('./line')).line,
  json: async () => (await import('./json')).json,
  ndjson: async () => (await import('./ndjson')).ndjson,
  csv: async () => (await import('./csv')).csv,
  markdown: async () => (await import('./markdown')).markdown,
  svg: async () => (await import('./svg')).svg,
  html: async () => (await import('./html')).html
} satisfies Record<string, () => Promise<Format>>

export type FormatName = keyof typeof formats

/** The report as text that ends with a newline; depends on its report and look alone. */
export const render = async (format: FormatName, report: Report, look: Look): Promise<string> => {
  const print = await formats[format]()
  return print(report, look)
}

export type { Look } from './appearance'
