import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { BATCH_FORMATS, type BatchFormat } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import { msg, t } from '../../model/language'
import { noneOf, notA } from '../../model/mistakes'
import { either, quoted } from '../../model/quoted'
import type { BoardOptions } from '../boards'
import type { Configuration } from '../config/patches'
import { outputFile } from '../output'
import { isKind, KIND_NAMES, type KindName } from './kinds'

/** The options of `batch`, as typed and parsed. */

export interface BatchOptions extends BoardOptions {
  readonly firstLine?: string
  readonly header?: string
  readonly in?: string
  readonly format?: string
  readonly output?: string
  readonly kind?: string
  readonly full?: true
  readonly csvSafe?: true
  readonly strict?: true
  readonly select?: readonly string[]
  readonly jobs?: string
  readonly budget?: string
  readonly configured?: Configuration
}

/** The parsed options. Formats are absent where the input decides. */
interface ParsedBatchOptions {
  readonly reads?: BatchFormat
  readonly writes?: BatchFormat
  readonly kind: KindName
  readonly select: readonly string[]
  readonly jobs: number
  /** The number of the first line. */
  readonly firstLine: number
}

const MOST_JOBS = 256

const ENDINGS: Readonly<Record<string, BatchFormat>> = { '.ndjson': 'ndjson', '.jsonl': 'ndjson', '.csv': 'csv' }

/** The format of a file's extension; undefined for others. */
export const endingOf = (file: string): BatchFormat | undefined => {
  const ending = extname(file).toLowerCase()
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined
}

const isFormat = (name: string | undefined): name is BatchFormat => BATCH_FORMATS.some(format => format === name)

const wrongFormat = (flag: string, name: string | undefined): readonly Mistake[] =>
  name === undefined || isFormat(name) ? [] : [noneOf(flag, name, BATCH_FORMATS, flag)]

const wrongOutput = ({ format, output }: BatchOptions): readonly Mistake[] =>
  format !== undefined || outputFile({ ...(output !== undefined && { output }) }) === undefined || endingOf(output ?? '')
    ? []
    : [
        {
          message: t(
            '--output {output}: a batch has no format with that extension: name one with --format, or end the name in {keys}',
            {
              output: quoted(output ?? ''),
              keys: either(Object.keys(ENDINGS))
            }
          ),
          at: '--output'
        }
      ]

const jobsOf = (given: string | undefined): number => {
  if (given === undefined) return Math.min(MOST_JOBS, availableParallelism())
  return /^\d{1,3}$/.test(given) ? Number(given) : 0
}

const wrongJobs = ({ jobs }: BatchOptions): readonly Mistake[] => {
  const count = jobsOf(jobs)
  return count >= 1 && count <= MOST_JOBS
    ? []
    : [notA('--jobs', jobs, t('a number of threads from 1 to {mostJobs}', { mostJobs: MOST_JOBS }), '--jobs')]
}

const firstLineOf = ({ firstLine = '1' }: BatchOptions): number => (/^\d{1,15}$/.test(firstLine) ? Number(firstLine) : 0)

const wrongFirstLine = (options: BatchOptions): readonly Mistake[] =>
  firstLineOf(options) > 0 ? [] : [notA('--first-line', options.firstLine, t('the number of a line, from 1'), '--first-line')]

const HEADER_OF_NDJSON: Mistake = { message: msg('--header is for csv: leave it out, or add --in csv'), at: '--header' }

const FULL_AND_SELECT: Mistake = {
  message: msg('--full gives the whole report and --select part of it: leave one out'),
  at: '--full'
}

const selectedNames = (select: readonly string[] = []): readonly string[] =>
  select.flatMap(text => text.split(',')).flatMap(name => (name.trim() === '' ? [] : [name.trim()]))

/** Throws a RequestError with every wrong option, and with `more`, mistakes found before. */
export const parseBatchOptions = (options: BatchOptions, more: readonly Mistake[]): ParsedBatchOptions => {
  const { in: reads, format, output, kind = 'melee', full, select } = options
  const mistakes = [
    ...more,
    ...wrongFormat('--in', reads),
    ...wrongFormat('--format', format),
    ...wrongOutput(options),
    ...wrongJobs(options),
    ...wrongFirstLine(options),
    ...(options.header !== undefined && reads === 'ndjson' ? [HEADER_OF_NDJSON] : []),
    ...(isKind(kind) ? [] : [noneOf('--kind', kind, KIND_NAMES, '--kind')]),
    ...(full && select ? [FULL_AND_SELECT] : [])
  ]
  if (mistakes.length > 0 || !isKind(kind)) throw new RequestError(mistakes)
  const writes = isFormat(format) ? format : output === undefined ? undefined : endingOf(output)
  return {
    ...(isFormat(reads) && { reads }),
    ...(writes && { writes }),
    kind,
    select: selectedNames(select),
    jobs: jobsOf(options.jobs),
    firstLine: firstLineOf(options)
  }
}
