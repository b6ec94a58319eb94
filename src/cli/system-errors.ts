import { msg, t, translate } from '../model/language'

/** Errors of the file system in plain words: missing, unreadable, full. */

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: msg('it is a folder, not a file'),
  ENAMETOOLONG: msg('its name is too long'),
  ENOSPC: msg('there is no room left on the disk'),
  EDQUOT: msg('your disk quota is used up'),
  EFBIG: msg('the file would be too large'),
  EIO: msg('the disk or the device failed'),
  EMFILE: msg('too many files are open'),
  ENFILE: msg('too many files are open on this machine'),
  ELOOP: msg('its links form a loop'),
  ENXIO: msg('nothing is at the other end of it'),
  ENODEV: msg('there is no such device'),
  EBUSY: msg('it is in use'),
  ETXTBSY: msg('it is a running program'),
  EINVAL: msg('it cannot be used like this')
}

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS', 'ERR_ACCESS_DENIED'])
const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/** The code of a system error, such as ENOENT; empty where there is none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** An error of a system call, not a bug. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error && codeOf(error) !== ''

const hasNul = (error: unknown): boolean =>
  codeOf(error) === 'ERR_INVALID_ARG_VALUE' && error instanceof Error && error.message.includes('null bytes')

/** Whether the error says that there is no such file or folder. */
export const isAbsent = (error: unknown): boolean => ABSENT.has(codeOf(error))

/** Why a file could not be read; undefined for errors that do not come from the file system. */
export const reasonOf = (
  error: unknown,
  absent = t('there is no such file'),
  forbidden = t('permission to read is denied')
): string | undefined => {
  const code = codeOf(error)
  if (ABSENT.has(code)) return absent
  if (FORBIDDEN.has(code)) return forbidden
  if (hasNul(error)) return t('its name holds a zero byte (NUL), which no file name can')
  if (Object.hasOwn(REASONS, code)) return translate(REASONS[code] ?? '')
  return isOfSystem(error) ? t('the system refuses ({code})', { code }) : undefined
}

/** Why a file could not be written; undefined as above. */
export const reasonNotWritten = (error: unknown): string | undefined =>
  reasonOf(error, t('there is no such folder'), t('permission to write is denied'))
