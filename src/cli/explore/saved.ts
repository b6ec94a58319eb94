import { dirname, isAbsolute, relative } from 'node:path'
import { t } from '../../model/language'
import { quoted } from '../../model/quoted'
import type { Scenario } from '../../model/scenario'
import { writeWhole } from '../files'
import { codeOf, reasonNotWritten } from '../system-errors'
import type { Action } from './state'

/** A fight as a scenario file. */

/** Boards are named from where the file lies. */
const fileOf = (scenario: Scenario, file: string): string => {
  const boards = scenario.boards?.map(board => (isAbsolute(board) ? board : relative(dirname(file), board)))
  return `${JSON.stringify({ ...scenario, ...(boards && { boards }) }, null, 2)}\n`
}

/** Saved, or why not; nothing that is there already is written over. */
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
