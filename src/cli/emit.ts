import { isRefused, type OrMistakes, refuse } from '../model/errors'
import { t } from '../model/language'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'
import { isPlain } from '../request/validators'
import { deliverAll, formatOf, type OutputOptions } from './output'
import { type Streams, writeNotice } from './streams'

/** `--emit`: prints scenarios as lines for `batch` instead of their answers. */

/** A fight of a table, or why it is impossible. */
export interface Emitted {
  /** The id of its line, left out where it is too long for one. */
  readonly id: string
  readonly scenario: OrMistakes<Scenario>
}

/** Lines written in one piece. */
const LINES_AT_ONCE = 1000

const line = ({ id, scenario }: Emitted): string =>
  isRefused(scenario) ? '' : `${JSON.stringify(isPlain(id) && scenario.id === undefined ? { id, ...scenario } : scenario)}\n`

function* lineBlocks(all: Iterable<Emitted>, onEach: (emitted: Emitted) => void): Generator<string> {
  let text = ''
  let lines = 0
  for (const emitted of all) {
    onEach(emitted)
    text += line(emitted)
    if (++lines % LINES_AT_ONCE > 0) continue
    yield text
    text = ''
  }
  yield text
}

const refuseOtherFormats = (options: OutputOptions): void => {
  const format = options.format === undefined && options.output === undefined ? 'ndjson' : formatOf(options)
  if (format !== 'ndjson')
    refuse(
      t('--emit writes scenarios as lines of JSON, not {format}: leave the format out, or use ndjson', {
        format: quoted(format)
      }),
      '--emit'
    )
}

/** Writes every scenario; stderr says how many impossible fights are left out. */
export const emit = async (all: Iterable<Emitted>, options: OutputOptions, streams: Streams): Promise<void> => {
  refuseOtherFormats(options)
  let refused = 0
  let first = ''
  const noteRefused = ({ id, scenario }: Emitted): void => {
    if (!isRefused(scenario)) return
    if (refused === 0) first = `${id}: ${scenario.map(({ message }) => message).join('; ')}`
    refused++
  }
  await deliverAll(lineBlocks(all, noteRefused), options, streams)
  if (refused === 0) return
  const fights = refused === 1 ? t('1 fight was') : `${refused} fights were`
  await writeNotice(streams, t('saga-odds: {fights} left out, such as {first}\n', { fights, first }))
}
