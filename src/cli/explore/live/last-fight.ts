import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Scenario } from '../../../model/scenario'
import { stateFile } from '../../config/locate'
import { writeWhole } from '../../files'
import { folderFor } from '../../saved-costs'
import type { Streams } from '../../streams'

/** The fight that was shown last, in the user's state folder. It is a convenience: what cannot be read or written is left. */

const MOST_BYTES = 100_000

const FILE = 'explore.json'

/** As it was written, unchecked; undefined where there is none. */
export const lastFight = (env: Streams['env']): unknown => {
  const file = stateFile(FILE, env)
  if (file === undefined) return undefined
  try {
    const text = readFileSync(file, 'utf8')
    return text.length > MOST_BYTES ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export const keepFight = (fight: Scenario, env: Streams['env']): void => {
  const file = stateFile(FILE, env)
  if (file === undefined) return
  // boards are named from wherever the next explorer begins
  const boards = fight.boards?.map(board => resolve(board))
  try {
    folderFor(dirname(file))
    writeWhole(file, `${JSON.stringify({ ...fight, ...(boards && { boards }) }, null, 2)}\n`)
  } catch {}
}
