import { isAbsolute, join } from 'node:path'
import type { Streams } from './streams'

/** A file of the user's state folder: `$XDG_STATE_HOME/saga-odds`, else under `.local/state` at home; undefined where there is no home. */
export const stateFile = (name: string, { XDG_STATE_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : home && join(home, '.local', 'state')
  return folder ? join(folder, 'saga-odds', name) : undefined
}
