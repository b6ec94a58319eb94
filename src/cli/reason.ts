/** Failures of files that are nobody's bug. */

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder, not a file',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'there is no room left on the disk'
}

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS', 'ERR_ACCESS_DENIED'])
const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/** Why a file could not be used, in our words; undefined for errors that are not the user's to mend. */
export const reasonOf = (error: unknown, absent: string, forbidden: string): string | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (ABSENT.has(code)) return absent
  if (FORBIDDEN.has(code)) return forbidden
  return Object.hasOwn(REASONS, code) ? REASONS[code] : undefined
}
