import { extname } from 'node:path'
import { type Mistake, RequestError } from '../model/errors'
import { noneOf } from '../model/mistakes'
import { either, quoted } from '../model/quoted'
import type { Report } from '../model/report'
import { type FormatName, formats, render } from '../report'
import { type LookOptions, lookMistakes, lookOf } from './look'
import { reasonOf } from './reason'
import { type Streams, write } from './streams'

/** Where an answer goes, and in which format. */

export interface OutputOptions extends LookOptions {
  readonly format?: string
  readonly output?: string
  /** A report that is played again did so. */
  readonly saysEdition?: true
}

const NAMES = Object.keys(formats) as readonly FormatName[]

/** Endings of files that say their format. */
export const ENDINGS: Readonly<Record<string, FormatName>> = {
  '.txt': 'table',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.svg': 'svg',
  '.html': 'html',
  '.htm': 'html'
}

const isFormat = (name: string): name is FormatName => NAMES.some(known => known === name)

/** Undefined: stdout. */
const fileOf = ({ output }: OutputOptions): string | undefined => (output === '-' ? undefined : output)

const endingOf = (output: string): FormatName | undefined => {
  const ending = extname(output).toLowerCase()
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined
}

const unknownEnding = (output: string): Mistake => ({
  message: `--output ${quoted(output)}: its ending says no format: name one with --format, or end it in ${either(Object.keys(ENDINGS))}`,
  at: '--output'
})

/** The format asked for by name, by the ending of the file or by the configuration. */
export const formatOf = ({ format, output = '-', configured }: OutputOptions): FormatName =>
  format !== undefined && isFormat(format) ? format : (endingOf(output) ?? configured?.format ?? 'table')

const notForCsv: Mistake = { message: '--csv-safe is for csv: add --format csv, or leave it out', at: '--csv-safe' }

/** Options that cannot be followed. */
export const outputMistakes = (options: OutputOptions): readonly Mistake[] => {
  const { format } = options
  const file = fileOf(options)
  return [
    ...lookMistakes(options),
    ...(format === undefined || isFormat(format) ? [] : [noneOf('--format', format, NAMES, '--format')]),
    ...(options.csvSafe && formatOf(options) !== 'csv' ? [notForCsv] : []),
    ...(format !== undefined || file === undefined || endingOf(file) ? [] : [unknownEnding(file)])
  ]
}

/** A failure of a file or a disk is told in a sentence; any other is a bug. */
const toldBy = (called: string, error: unknown): unknown => {
  const reason = reasonOf(error, 'there is no such folder', 'it may not be written')
  return reason === undefined ? error : new RequestError([{ message: `${called}: ${reason}`, at: '--output' }])
}

const save = async (file: string, texts: Iterable<string>): Promise<void> => {
  const { writeFile } = await import('node:fs/promises')
  await writeFile(file, texts)
}

/** SAGA dice are the first edition's whatever is written down, and plans say theirs themselves. */
const SAYS: ReadonlySet<string> = new Set(['dice', 'wrath', 'rules', 'plan'])

/** A command that is typed where another edition is written down says the first, too. */
const sayingEdition = (report: Report, { configured, saysEdition }: OutputOptions): Report => {
  const isTold = configured?.edition === 2 || saysEdition === true
  if (!isTold || SAYS.has(report.kind) || !('edition' in report) || report.edition !== 1) return report
  return !('replay' in report) || / --edition /.test(report.replay)
    ? report
    : { ...report, replay: `${report.replay} --edition 1` }
}

/** Prints the report in the format asked for, to stdout or into a file. */
export const answer = async (report: Report, options: OutputOptions, streams: Streams): Promise<void> =>
  deliver(
    await render(formatOf(options), sayingEdition(report, options), lookOf(options, streams, fileOf(options) !== undefined)),
    options,
    streams
  )

/** Writes a text to stdout or into the file asked for. */
export const deliver = (text: string, options: OutputOptions, streams: Streams): Promise<void> =>
  deliverAll([text], options, streams)

/** The same of texts one after another; no more are made when the reader has gone. */
export const deliverAll = async (texts: Iterable<string>, options: OutputOptions, streams: Streams): Promise<void> => {
  const file = fileOf(options)
  try {
    if (file !== undefined) return await save(file, texts)
    for (const text of texts) if (!(await write(streams.stdout, text))) return
  } catch (error) {
    throw toldBy(file === undefined ? 'stdout' : `--output ${quoted(file)}`, error)
  }
}
