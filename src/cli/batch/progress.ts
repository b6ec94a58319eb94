import { dirname } from 'node:path'
import { thousands } from '../../model/figures'
import { msg, t } from '../../model/language'
import { quotedForShell } from '../../model/shell'
import { inReadersLanguage } from '../language'
import { CLEAR_LINE, type Streams, writeNotice } from '../streams'
import type { Tally } from './pipeline'
import type { Death } from './pool'
import type { Fault, Settings } from './settings'

/** What a batch reports on stderr. */

/** Lines between two updates of the progress. */
const LINES_BETWEEN = 2000

const lines = (count: number): string => (count === 1 ? t('1 line') : t('{count} lines', { count: thousands(count) }))

/** A progress line on stderr where that is a terminal and the records go elsewhere. */
export const batchProgress = ({ stderr, stdout }: Streams, isFile: boolean) => {
  const isWatched = stderr.isTTY === true && (isFile || stdout.isTTY !== true)
  let shown = 0
  return {
    passed: ({ lines: count, faults }: Tally): void => {
      if (!isWatched || count - shown < LINES_BETWEEN) return
      shown = count
      const status = () => lines(count) + (faults > 0 ? t(', {faults} not answered', { faults: thousands(faults) }) : '')
      stderr.write(CLEAR_LINE + inReadersLanguage(status))
    },
    over: (): void => {
      if (shown > 0) stderr.write(CLEAR_LINE)
    }
  }
}

const faultText = ({ line, error }: Fault): string => t('line {line}: {error}', { line, error })

/** "2 of 1 000 lines were not answered; the first is line 17: ..." */
export const reportFaults = ({ faults, records, firstFault }: Tally): string => {
  const cause = firstFault
    ? t('; {which} is {reason}', { which: faults === 1 ? t('it') : t('the first'), reason: faultText(firstFault) })
    : ''
  return t('{faults} of {lines} {faults|was|were} not answered{cause}', {
    faults: thousands(faults),
    lines: lines(records),
    cause
  })
}

const NOTHING_AFTER = msg('nothing after it was answered')

/** The sentence for a batch that --strict has stopped. */
export const reportStrict = ({ firstFault }: Tally): string => {
  const progress = firstFault ? faultText(firstFault) : ''
  return progress.endsWith('?') ? `${progress} (--strict: ${t(NOTHING_AFTER)})` : `${progress}; ${t(NOTHING_AFTER)} (--strict)`
}

/** The state of a batch that was interrupted. */
interface Interruption extends Tally {
  /** The number of the next line, and of the first line of the input. */
  readonly next: number
  readonly firstLine: number
  readonly settings: Settings
  /** The file that holds the records so far. */
  readonly kept: string | undefined
}

/** "tail -n +42 in.csv | saga-odds batch --first-line 42 --header in.csv": the command that continues. */
const resumeCommand = ({ next, firstLine, settings: { file, reads } }: Interruption): string => {
  const isStdin = file === '-'
  const folder = dirname(file)
  return [
    `tail -n +${isStdin ? next : next - firstLine + 1}${isStdin ? '' : ` ${quotedForShell(file)}`} | saga-odds batch --first-line ${next}`,
    ...(reads === 'csv' ? [`--header ${isStdin ? 'FILE' : quotedForShell(file)}`] : []),
    ...(isStdin || folder === '.' ? [] : [`--boards-from ${quotedForShell(folder)}`])
  ].join(' ')
}

/** Reports how far the batch came and how to continue it. */
export const reportInterruption = async (interruption: Interruption, streams: Streams): Promise<void> => {
  const { lines: done, next, kept } = interruption
  const progress = (): string =>
    done === 0
      ? t('interrupted before the first line')
      : t('interrupted after line {next}{records}: to finish, run {goingOn} with the same options', {
          next: next - 1,
          records: kept === undefined ? '' : t(', its records in {kept}', { kept }),
          goingOn: resumeCommand(interruption)
        })
  await writeNotice(streams, `saga-odds: ${inReadersLanguage(progress)}\n`)
}

/** Reports that a thread died and that its chunk is run again. */
export const reportDeath = ({ line, chunk: { first }, reason }: Death, { stderr }: Streams): void => {
  stderr.write(
    inReadersLanguage(() =>
      t('saga-odds: a thread died at line {line}: {reason}; its lines, from {first} on, are run again\n', {
        line,
        reason,
        first
      })
    )
  )
}
