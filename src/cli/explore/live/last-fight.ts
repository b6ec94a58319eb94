import { readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import type { Scenario } from '../../../model/scenario'
import { writeWhole } from '../../files'
import { folderFor } from '../../saved-costs'
import type { Streams } from '../../streams'

/** The fight that was shown last, in the user's state folder. It is a convenience: what cannot be read or written is left. */

const MOST_BYTES = 100_000

/** `$XDG_STATE_HOME/saga-odds`, else under `.local/state` at home; undefined where there is no home. */
const stateFolder = ({ XDG_STATE_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : home && join(home, '.local', 'state')
  return folder ? join(folder, 'saga-odds') : undefined
}

const FILE = 'explore.json'

/** As it was written, unchecked; undefined where there is none. */
export const lastFight = (env: Streams['env']): unknown => {
  const folder = stateFolder(env)
  if (folder === undefined) return undefined
  try {
    const text = readFileSync(join(folder, FILE), 'utf8')
    return text.length > MOST_BYTES ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export const keepFight = (fight: Scenario, env: Streams['env']): void => {
  const folder = stateFolder(env)
  if (folder === undefined) return
  // boards are named from wherever the next explorer begins
  const boards = fight.boards?.map(board => resolve(board))
  try {
    folderFor(folder)
    writeWhole(join(folder, FILE), `${JSON.stringify({ ...fight, ...(boards && { boards }) }, null, 2)}\n`)
  } catch {}
}
