import { t } from '../model/language'
import type { Report } from '../model/report'
import { defaultConfigFile, fileExists, stateFile } from './config/locate'
import { type Streams, writeNotice } from './streams'

/**
 * Says once, to users without a configuration, which edition an answer is for: most people now play the second, and the first is
 * the default.
 */

/** A path under the user's home written with ~. */
const shortPath = (file: string, { HOME }: Streams['env']): string =>
  HOME && file.startsWith(`${HOME}/`) ? file.replace(HOME, '~') : file

const wasShown = (file: string): boolean => {
  try {
    return fileExists(file)
  } catch {
    return true
  }
}

/** Shows the hint after the first answer at a terminal. Where it cannot be remembered that it was shown, it is not. */
export const showEditionHint = async (report: Report, streams: Streams): Promise<void> => {
  if (!('edition' in report)) return
  const [said, settings] = [stateFile('edition-told', streams.env), defaultConfigFile(streams.env)]
  if (said === undefined || settings === undefined || wasShown(said)) return
  const { writeWhole } = await import('./files')
  const { makeFolder } = await import('./saved-costs')
  const { dirname } = await import('node:path')
  try {
    makeFolder(dirname(said))
    writeWhole(said, '')
  } catch {
    return
  }
  const other = report.edition === 1 ? 2 : 1
  const which =
    report.edition === 1
      ? t('This is the first edition of SAGA; --edition 2 plays the second.')
      : t('This is the second edition of SAGA; --edition 1 plays the first.')
  const always = t('To make that the default, write "edition: {other}" into {file}.', {
    other,
    file: shortPath(settings, streams.env)
  })
  await writeNotice(streams, `\n${which}\n${always}\n`)
}
