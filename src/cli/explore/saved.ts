import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { jsonText } from '../../model/data'
import { t } from '../../model/language'
import { quoted } from '../../model/quoted'
import type { Scenario } from '../../model/scenario'
import { stateFile } from '../config/locate'
import { writeWhole } from '../files'
import { makeFolder } from '../saved-costs'
import type { Streams } from '../streams'
import { codeOf, reasonNotWritten } from '../system-errors'
import type { Action } from './state'

/** The fight that was shown last, in the user's state folder. Failing to read or write it is ignored. */

const MOST_BYTES = 100_000

const FILE = 'explore.json'

/** The saved fight, unchecked; undefined where there is none. */
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

/** Saves the fight for the next `explore`. */
export const keepFight = (fight: Scenario, env: Streams['env']): void => {
  const file = stateFile(FILE, env)
  if (file === undefined) return
  // absolute, since the next explorer may start in another folder
  const boards = fight.boards?.map(board => resolve(board))
  try {
    makeFolder(dirname(file))
    writeWhole(file, jsonText({ ...fight, ...(boards && { boards }) }))
  } catch {}
}

/** The fight as the text of a scenario file. */

// --- scenario files ---
const fileOf = (scenario: Scenario, file: string): string => {
  const boards = scenario.boards?.map(board => (isAbsolute(board) ? board : relative(dirname(file), board)))
  return jsonText({ ...scenario, ...(boards && { boards }) })
}

/** Saves a scenario file and returns the action that reports it. An existing file is not overwritten. */
export const saved = async (scenario: Scenario, file: string): Promise<Action> => {
  try {
    writeWhole(file, fileOf(scenario, file), true)
    return { do: 'saved', file }
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' ? t('that file already exists: name another') : reasonNotWritten(error)
    if (reason === undefined) throw error
    return { do: 'refuse', sentences: [`${quoted(file)}: ${reason}`] }
  }
}
