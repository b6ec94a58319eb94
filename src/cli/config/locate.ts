import { statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { refuse } from '../../model/errors'
import { msg, t } from '../../model/language'
import type { Streams } from '../streams'
import { codeOf, reasonOf } from '../system-errors'
import type { Configuration } from './patches'

/**
 * A file of the user's state folder: `$XDG_STATE_HOME/saga-odds`, else under `.local/state` at home; undefined where there is no
 * home.
 */
export const stateFile = (name: string, { XDG_STATE_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : home && join(home, '.local', 'state')
  return folder ? join(folder, 'saga-odds', name) : undefined
}

/** Where the configuration lies, and reading it. */

/** `$XDG_CONFIG_HOME/saga-odds`, else under `.config` at home; undefined where there is no home. */
export const configFolder = ({ XDG_CONFIG_HOME, HOME, USERPROFILE }: Streams['env']): string | undefined => {
  const home = HOME || USERPROFILE
  const folder = XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : home && join(home, '.config')
  return folder ? join(folder, 'saga-odds') : undefined
}

/** The file that is read by default. */
export const defaultConfigFile = (env: Streams['env']): string | undefined => {
  const folder = configFolder(env)
  return folder && join(folder, 'config.yaml')
}

/** Whether a file of the user's exists. Throws a RequestError where that cannot be found out. */
export const fileExists = (file: string): boolean => {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // Node's permission model forbids it
    if (codeOf(error) === 'ERR_ACCESS_DENIED') return false
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    const cure = t('set XDG_CONFIG_HOME to another folder')
    return refuse(`${file}: ${reason}; ${cure}`, file, 'file')
  }
}

/** `--config none` */
const NONE = 'none'

/**
 * The configuration in force, that of `named` if given; undefined where there is none. Throws a RequestError with every fault of
 * its file.
 */
export const readConfiguration = async (named: string | undefined, streams: Streams): Promise<Configuration | undefined> => {
  if (named === NONE) return undefined
  const file = named ?? defaultConfigFile(streams.env)
  if (file === undefined || (named === undefined && !fileExists(file))) return undefined
  const [{ textFrom }, { parseConfiguration }] = await Promise.all([import('../source'), import('./read')])
  const { text, called } = await textFrom(file, streams, {
    bytes: 250_000,
    tooLarge: t('it is larger than 250 kB, too large for a configuration')
  })
  return parseConfiguration(text, called)
}

const TWICE = msg('--config is given twice: use one configuration at a time')

/** The file that `--config` names. Throws a RequestError where it is given twice. */
export const configFileNamed = (given: readonly string[] = []): string | undefined => {
  if (given.length > 1) return refuse(TWICE, '--config')
  return given[0]
}
