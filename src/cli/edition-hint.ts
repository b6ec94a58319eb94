import { t } from '../model/language'
import type { Report } from '../model/report'
import { isThere, stateFile, usualFile } from './config/locate'
import { type Streams, writeNotice } from './streams'

/** Which edition an answer is for, shown once to somebody who has written nothing down: most who play today play the second. */

/** A path under the user's home as a shell takes it. */
const short = (file: string, { HOME }: Streams['env']): string =>
  HOME && file.startsWith(`${HOME}/`) ? file.replace(HOME, '~') : file

const wasShown = (file: string): boolean => {
  try {
    return isThere(file)
  } catch {
    return true
  }
}

/** Shows it beside the first answer at a terminal. Without a folder in which that can be remembered nothing is shown. */
export const showEditionHint = async (report: Report, streams: Streams): Promise<void> => {
  if (!('edition' in report)) return
  const [said, settings] = [stateFile('edition-told', streams.env), usualFile(streams.env)]
  if (said === undefined || settings === undefined || wasShown(said)) return
  const { writeWhole } = await import('./files')
  const { folderFor } = await import('./saved-costs')
  const { dirname } = await import('node:path')
  try {
    folderFor(dirname(said))
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
    file: short(settings, streams.env)
  })
  await writeNotice(streams, `\n${which}\n${always}\n`)
}
