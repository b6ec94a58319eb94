import { grouped } from '../../model/quoted'
import { type Streams, tell } from '../streams'
import type { Tally } from './conveyor'
import type { Death } from './pool'
import type { Fault } from './settings'

/** What a batch says of itself, on stderr. */

const CLEAR = '\r\u001b[K'

/** Lines between two words of progress. */
const OFTEN = 2000

const lines = (count: number): string => (count === 1 ? '1 line' : `${grouped(count)} lines`)

/** One line on a terminal, written over itself, where the records go elsewhere; nothing where nobody watches. */
export const watchOn = ({ stderr, stdout }: Streams, isFile: boolean) => {
  const isWatched = stderr.isTTY === true && (isFile || stdout.isTTY !== true)
  let shown = 0
  return {
    passed: ({ lines: count, faults }: Tally): void => {
      if (!isWatched || count - shown < OFTEN) return
      shown = count
      stderr.write(`${CLEAR}${lines(count)}${faults > 0 ? `, ${grouped(faults)} not answered` : ''}`)
    },
    over: (): void => {
      if (shown > 0) stderr.write(CLEAR)
    }
  }
}

const firstOf = ({ line, error }: Fault): string => `line ${line}: ${error}`

/** "2 of 1 000 lines were not answered; the first is line 17: ..." */
export const faultsTold = ({ faults, records, firstFault }: Tally): string => {
  const verb = faults === 1 ? 'was' : 'were'
  const cause = firstFault ? `; ${faults === 1 ? 'it' : 'the first'} is ${firstOf(firstFault)}` : ''
  return `${grouped(faults)} of ${lines(records)} ${verb} not answered${cause}`
}

const NOTHING_AFTER = 'nothing after it was answered'

export const strictTold = ({ firstFault }: Tally): string => {
  const told = firstFault ? firstOf(firstFault) : ''
  return told.endsWith('?') ? `${told} (--strict: ${NOTHING_AFTER})` : `${told}; ${NOTHING_AFTER} (--strict)`
}

/** The lines that are done, and how the rest is got. */
export const interruptedTold = async (
  { lines: done }: Tally,
  first: number,
  kept: string | undefined,
  streams: Streams
): Promise<void> => {
  const next = first + done
  const told =
    done === 0 ? 'interrupted before the first line' : `interrupted after line ${next - 1}: tail -n +${next} has the rest`
  const records = kept === undefined ? '' : `; its records are in ${kept}`
  await tell(streams, `saga-odds: ${told}${records}\n`)
}

export const deathTold = ({ line, chunk: { first }, reason }: Death, { stderr }: Streams): void => {
  stderr.write(`saga-odds: a thread died at line ${line}: ${reason}; its lines, from ${first} on, are done again\n`)
}
