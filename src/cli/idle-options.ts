import { t } from '../model/language'
import { type Streams, writeNotice } from './streams'

/** Options that every command takes, although some answers have nothing to explain or no more to show. */
export type Idle = '--explain' | '--full'

/** Says on stderr which options changed nothing. They are no mistakes: one script may give all its commands the same options. */
export const noteIdle = async (flags: readonly Idle[], streams: Streams): Promise<void> => {
  for (const flag of flags) await writeNotice(streams, `saga-odds: ${t('{flag} changes nothing here', { flag })}\n`)
}
