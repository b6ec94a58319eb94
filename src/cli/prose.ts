import { paragraphLines, plainTheme, width, wrap } from '../report/wrap'

/** Sentences for a terminal: broken at blanks, so that the terminal breaks no word. */

/** A line that begins with a blank stands as it is: a command to copy, or a line of a file with a mark below it. */
const lines = (line: string, columns: number): readonly string[] =>
  line.startsWith(' ')
    ? [line]
    : paragraphLines({ block: 'paragraph', text: line, tone: 'plain' }, { columns, unicode: true, theme: plainTheme })

/** The text for a terminal of so many columns, where that is known. */
export const wrapped = (text: string, columns = 0): string =>
  columns > 0
    ? text
        .split('\n')
        .flatMap(line => lines(line, columns))
        .join('\n')
    : text

/** A page of help, whose lines are for 80 columns, on a terminal that has fewer. Commands to copy stand as they are. */
export const fitted = (page: string, columns: number): string =>
  page
    .split('\n')
    .flatMap(line => {
      if (width(line) <= columns || /^ +(?:\$|saga-odds) /u.test(line)) return [line]
      const indent = /^ */u.exec(line)?.[0] ?? ''
      const [first = '', ...rest] = wrap(line.trim(), columns - indent.length - 2)
      return [`${indent}${first}`, ...rest.map(each => `${indent}  ${each.trim()}`)]
    })
    .join('\n')
