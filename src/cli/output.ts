import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Mistake } from '../model/errors'
import { msg, t } from '../model/language'
import { notA } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { once } from '../model/once'
import { either, quoted } from '../model/quoted'
import type { Report } from '../model/report'
import { namesEdition, quotedForShell } from '../model/shell'
import { FORMATS, type FormatName, formatRow, render } from '../report'
import { type AppearanceOptions, appearanceMistakes, appearanceOf } from './appearance'
import { print, type Streams } from './streams'

/** Prints answers: in which format, and to stdout or a file. */

export interface OutputOptions extends AppearanceOptions {
  readonly format?: string
  readonly output?: string
  /** What was corrected in the words of the request, or assumed of them. */
  readonly interpreted?: readonly string[]
  /** The replayed report's command names its edition, so the new one does too. */
  readonly saysEdition?: true
}

/** The format of each file extension. */
export const formatsByEnding = once(
  (): ReadonlyMap<string, FormatName> =>
    new Map(FORMATS.flatMap(name => formatRow(name).endings.map(ending => [ending, name] as const)))
)

/** The format that a wrong name is near to, or that has it for an extension: `md`, `txt`. */
const nearestFormat = (name: string): FormatName | undefined =>
  name === 'text' ? 'table' : ((nearest(name, FORMATS) as FormatName | undefined) ?? formatsByEnding().get(`.${name}`))

const isFormat = (name: string): name is FormatName => FORMATS.some(known => known === name)

/** The file to write; undefined for stdout. */
export const outputFile = ({ output }: Pick<OutputOptions, 'output'>): string | undefined =>
  output === '-' || output === '/dev/stdout' ? undefined : output

const endingOf = (output: string): FormatName | undefined => formatsByEnding().get(extname(output).toLowerCase())

const isFolder = (output: string): boolean => {
  try {
    return statSync(output).isDirectory()
  } catch {
    return false
  }
}

const namesFolder = (output: string): Mistake => ({
  message: t('--output {output}: it is a folder: name a file in it, as in --output {file}', {
    output: quoted(output),
    file: quotedForShell(join(output, 'odds.txt'))
  }),
  at: '--output'
})

const unknownEnding = (output: string): Mistake => ({
  message: t('--output {output}: no format has that extension: name one with --format, or end the name in {endings}', {
    output: quoted(output),
    endings: either([...formatsByEnding().keys()])
  }),
  at: '--output'
})

/** The format by its name, else by the file's extension, else by the configuration. */
export const formatOf = ({ format, output = '-', configured }: OutputOptions): FormatName =>
  format !== undefined && isFormat(format) ? format : (endingOf(output) ?? configured?.format ?? 'table')

const CSV_SAFE_WITHOUT_CSV: Mistake = {
  message: msg('--csv-safe is for csv: add --format csv, or leave it out'),
  at: '--csv-safe'
}

/** What is wrong with the options about output. */
export const outputMistakes = (options: OutputOptions): readonly Mistake[] => {
  const { format } = options
  const file = outputFile(options)
  return [
    ...appearanceMistakes(options),
    ...(format === undefined || isFormat(format)
      ? []
      : [notA('--format', format, either(FORMATS), '--format', nearestFormat(format))]),
    ...(options.csvSafe && formatOf(options) !== 'csv' ? [CSV_SAFE_WITHOUT_CSV] : []),
    ...(format !== undefined || file === undefined || endingOf(file)
      ? []
      : [isFolder(file) ? namesFolder(file) : unknownEnding(file)])
  ]
}

/** Of what is written in one format, whatever the file is called: an ending that says another is a slip. */
export const endingMistakes = (options: OutputOptions, format: string, allowed: readonly string[]): readonly Mistake[] => {
  const file = outputFile(options) ?? ''
  const ending = extname(file).toLowerCase()
  if (ending === '' || allowed.includes(ending)) return []
  return [
    {
      message: t('--output {file}: what is written is {format}: end the name in {endings}', {
        file: quoted(file),
        format,
        endings: either(allowed)
      }),
      at: '--output'
    }
  ]
}

/** Writes the texts to a file atomically. Between two texts pending events, such as signals, are handled. */
const saveTexts = async (file: string, texts: Iterable<string>, streams: Streams): Promise<void> => {
  const { openTarget } = await import('./files')
  const target = await openTarget(file, streams)
  try {
    for (const text of texts) {
      if (!(await target.write(text))) return target.abandon()
      await new Promise(resolve => setImmediate(resolve))
    }
  } catch (error) {
    target.abandon()
    throw error
  }
  await target.commit()
}

/** Kinds whose command never needs --edition 1: SAGA dice ignore the configured edition, plans name their own. */
const WITHOUT_EDITION_FLAG: ReadonlySet<string> = new Set(['dice', 'wrath', 'throw', 'rules', 'plan'])

/** The report, whose command names edition 1 where the configuration has edition 2. */
const withEditionNamed = (report: Report, { configured, ...options }: OutputOptions): Report => {
  const isNamed = configured?.edition === 2 || options.saysEdition === true
  if (!isNamed || WITHOUT_EDITION_FLAG.has(report.kind) || !('edition' in report) || report.edition !== 1) return report
  return !('replay' in report) || namesEdition(report.replay) ? report : { ...report, replay: `${report.replay} --edition 1` }
}

type Interpretable<R = Report> = R extends Report ? ('interpreted' extends keyof R ? R : never) : never

/** Kinds of report that name what was corrected or assumed in the words of their request. A kind that is missing does not compile. */
const INTERPRETED: { readonly [K in Interpretable['kind']]: true } = {
  melee: true,
  shoot: true,
  advice: true,
  dice: true,
  compare: true,
  sweep: true,
  review: true,
  plan: true,
  warband: true,
  'warband-check': true,
  'warband-points': true,
  warbands: true,
  field: true,
  build: true,
  sheet: true,
  threats: true
}

const isInterpretable = (report: Report): report is Interpretable => Object.hasOwn(INTERPRETED, report.kind)

const withInterpretation = (report: Report, { interpreted = [] }: OutputOptions): Report =>
  interpreted.length > 0 && isInterpretable(report) ? { ...report, interpreted } : report

/** Prints the report in the format asked for, to stdout or into a file. */
export const answer = async (report: Report, options: OutputOptions, streams: Streams): Promise<void> => {
  await deliver(
    await render(
      formatOf(options),
      withEditionNamed(withInterpretation(report, options), options),
      appearanceOf(options, streams, outputFile(options) !== undefined)
    ),
    options,
    streams
  )
  // not in pipes and files, nor for users with a configuration
  const isForReader = streams.stdout.isTTY && streams.stderr.isTTY && outputFile(options) === undefined
  if (isForReader && options.configured === undefined) await (await import('./edition-hint')).showEditionHint(report, streams)
}

/** Writes a text to stdout or into the file asked for. */
export const deliver = (text: string, options: OutputOptions, streams: Streams): Promise<void> =>
  deliverAll([text], options, streams)

/** The same for texts one after another; stops when the reader of stdout has gone. */
export const deliverAll = async (texts: Iterable<string>, options: OutputOptions, streams: Streams): Promise<void> => {
  const file = outputFile(options)
  if (file !== undefined) return saveTexts(file, texts, streams)
  for (const text of texts) if (!(await print(streams, text))) return
}
