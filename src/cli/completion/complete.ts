import type { Shell } from './scripts'
import { FILES, type Suggested, type Suggestion } from './suggestion'
import type { Typed } from './typed-words'

/** Suggestions as each shell reads them, a line each. */

const told: Readonly<Record<Shell, (suggestion: Suggestion) => string>> = {
  bash: ({ value }) => value,
  zsh: ({ value, about }) => `${value.replaceAll(':', '\\:')}${about ? `:${about}` : ''}`,
  fish: ({ value, about }) => `${value}${about ? `\t${about}` : ''}`
}

/** Bash has cut the word at these signs already, and puts what it is told after the last of them. */
const cutOf = (current: string): number => Math.max(current.lastIndexOf('='), current.lastIndexOf(':')) + 1

export const answered = (found: Suggested, shell: Shell, { current, inQuotes }: Typed): string => {
  if (found === FILES) return ':files\n'
  const isCut = shell === 'bash' && inQuotes === ''
  return found
    .map(({ value, about = '' }) => ({
      value: `${inQuotes}${isCut ? value.slice(cutOf(current)) : value}`,
      about: about.replace(/\s+/g, ' ')
    }))
    .map(each => `${told[shell](each)}\n`)
    .join('')
}
