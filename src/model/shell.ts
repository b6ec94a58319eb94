/** Commands as a POSIX shell takes them: written into a line, and read out of one. */

const SAFE = /^[\w@%+=:,./-]+$/

export const quotedForShell = (argument: string): string =>
  SAFE.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`

export const shellLine = (words: readonly string[]): string => words.map(quotedForShell).join(' ')

/** The whole command of these arguments, to be pasted into a shell. */
export const commandLine = (words: readonly string[]): string => shellLine(['saga-odds', ...words])

/** Words and quoted texts. */
const WORD = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/gu
const QUOTED = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gu

export const shellWords = (line: string): readonly string[] =>
  (line.match(WORD) ?? []).map(word =>
    word.replace(
      QUOTED,
      (_, single?: string, double?: string, one?: string) => single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? one ?? ''
    )
  )

/** The command says its edition. */
export const namesEdition = (command: string): boolean => shellWords(command).includes('--edition')
