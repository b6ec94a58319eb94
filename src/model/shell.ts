/** Quotes and splits command lines as a POSIX shell does. */

const SAFE = /^[\w@%+=:,./-]+$/

export const quotedForShell = (argument: string): string =>
  SAFE.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`

export const shellLine = (words: readonly string[]): string => words.map(quotedForShell).join(' ')

/** The command with these arguments, ready to paste into a shell. */
export const commandLine = (words: readonly string[]): string => shellLine(['saga-odds', ...words])

/** Words and quoted texts. */
const WORD = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/gu
const QUOTED = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gu

/** The arguments of a command line; variables and other expansions are not known. */
export const shellWords = (line: string): readonly string[] =>
  (line.match(WORD) ?? []).map(word =>
    word.replace(
      QUOTED,
      (_, single?: string, double?: string, one?: string) => single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? one ?? ''
    )
  )

/** Whether a command names its edition. */
export const namesEdition = (command: string): boolean => shellWords(command).includes('--edition')
