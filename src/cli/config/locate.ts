import { statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { refuse } from '../../model/errors'
import { msg, t } from '../../model/language'
import type { Streams } from '../streams'
import { codeOf, reasonOf } from '../system-errors'
import type { Configuration } from './patches'

/** A file of the user's state folder: `$XDG_STATE_HOME/saga-odds`, else under `.local/state` at home; undefined where there is no home. */
export const stateFile = (name: string, { XDG_STATE_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : home && join(home, '.local', 'state')
  return folder ? join(folder, 'saga-odds', name) : undefined
}

/** Where a configuration lies, and what it says. */

/** `$XDG_CONFIG_HOME/saga-odds`, else under `.config` at home; undefined where there is no home. */
export const ownFolder = ({ XDG_CONFIG_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : home && join(home, '.config')
  return folder ? join(folder, 'saga-odds') : undefined
}

/** The file that is read where no other is named. */
export const usualFile = (env: Streams['env']): string | undefined => {
  const folder = ownFolder(env)
  return folder && join(folder, 'config.yaml')
}

/** A file of the user's own is there. What cannot be known is no "no": a RequestError then. */
export const isThere = (file: string): boolean => {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // a Node that may touch nothing else
    if (codeOf(error) === 'ERR_ACCESS_DENIED') return false
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    const cure = t('set XDG_CONFIG_HOME to another folder')
    return refuse(`${file}: ${reason}; ${cure}`, file, 'file')
  }
}

/** `--config none` */
const NONE = 'none'

/** The configuration in force; undefined where there is none. Throws a RequestError with every fault of its file. */
export const configuration = async (named: string | undefined, streams: Streams): Promise<Configuration | undefined> => {
  if (named === NONE) return undefined
  const file = named ?? usualFile(streams.env)
  if (file === undefined || (named === undefined && !isThere(file))) return undefined
  const [{ textFrom }, { configurationIn }] = await Promise.all([import('../source'), import('./read')])
  const { text, called } = await textFrom(file, streams, {
    bytes: 250_000,
    tooLarge: t('it is larger than 250 kB, too large for a configuration')
  })
  return configurationIn(text, called)
}

const TWICE = msg('--config is given twice: use one configuration at a time')

/** The file that `--config` names. */
export const namedFile = (given: readonly string[] = []): string | undefined => {
  if (given.length > 1) return refuse(TWICE, '--config')
  return given[0]
}
