import { plain } from './plain'

export type Value = string | number | undefined

const quoted = (value: Value): string => {
  const text = plain(String(value ?? ''))
  return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record of comma-separated values (RFC 4180), without its line end; what is undefined is empty. */
export const record = (values: readonly Value[]): string => values.map(quoted).join(',')
