import { msg, type Text } from '../model/language'
import type { Report } from '../model/report'
import type { Format, RenderOptions } from './render-options'
import type { SweepPiece } from './study/rows'

interface FormatRow {
  /** What it is good for, as listed by `help formats`. */
  readonly meaning: Text
  /** File extensions that select this format for `-o`. */
  readonly endings: readonly string[]
  /** Read by programs: always in English, and without the remarks that accompany the numbers. */
  readonly isForPrograms?: true
  /** Has room for explanations, so effects are worked out for it without `--explain`. */
  readonly isRoomy?: true
  readonly load: () => Promise<Format>
  /** Renders a sweep that is too large for memory, one piece after another. */
  readonly inPieces?: () => Promise<(piece: SweepPiece, isFirst: boolean, csvSafe?: boolean) => string>
}

/** The formats by name; each is loaded when it is first used. */
export const formats = {
  table: {
    meaning: msg('one screen for people (default)'),
    endings: ['.txt'],
    load: async () => (await import('./table')).table
  },
  line: {
    meaning: msg('one sentence, to read out or to send'),
    endings: [],
    load: async () => (await import('./line')).line
  },
  json: {
    meaning: msg('the whole report for programs: chances 0..1, losses in models'),
    endings: ['.json'],
    isForPrograms: true,
    load: async () => (await import('./json')).json
  },
  ndjson: {
    meaning: msg('the same on one line; where there are several fights, a line for each'),
    endings: ['.ndjson', '.jsonl'],
    isForPrograms: true,
    load: async () => (await import('./ndjson')).ndjson,
    inPieces: async () => (await import('./ndjson')).ndjsonPiece
  },
  csv: {
    meaning: msg('a row for each fight, with a header line; several tables (plan, dice, rules) have an empty line between them'),
    endings: ['.csv'],
    isForPrograms: true,
    load: async () => (await import('./csv')).csv,
    inPieces: async () => (await import('./csv')).csvPiece
  },
  markdown: {
    meaning: msg('tables for a Markdown page'),
    endings: ['.md', '.markdown'],
    load: async () => (await import('./markdown')).markdown
  },
  svg: {
    meaning: msg('the charts as a picture'),
    endings: ['.svg'],
    load: async () => (await import('./svg')).svg
  },
  html: {
    meaning: msg('one self-contained page, for a phone or a printer'),
    endings: ['.html', '.htm'],
    isRoomy: true,
    load: async () => (await import('./html')).html
  }
} as const satisfies Record<string, FormatRow>

/** "table", "json", "svg" ... */
export type FormatName = keyof typeof formats

/** The names of all formats, in the order of `help formats`. */
export const FORMATS = Object.keys(formats) as readonly FormatName[]

/** The row of a format, with what it leaves out as undefined. */
export const formatRow = (name: FormatName): FormatRow => formats[name]

/** The report as text that ends with a newline; a pure function of the report and the options. */
export const render = async (format: FormatName, report: Report, options: RenderOptions): Promise<string> => {
  const print = await formatRow(format).load()
  return print(report, options)
}

export type { RenderOptions } from './render-options'
