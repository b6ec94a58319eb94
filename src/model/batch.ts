import { type Mistake, mistake } from './errors'
import { thousands } from './figures'
import { t } from './language'
import { nearest } from './nearest'
import { either, quoted } from './quoted'

/** The formats of batches, and the mistakes that a batch or one of its lines can have. */

/** The id that a line gives itself; its answer has the same. */
export type LineId = string | number

export const BATCH_FORMATS = ['ndjson', 'csv'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

/** A longer line is refused before it is read into memory. */
export const MOST_LINE_BYTES = 1_000_000

/** Cells are separated by semicolons or tabs. */
export const notCommas = (where: string): Mistake =>
  mistake(t('{where}: cells are separated by commas, not by semicolons or tabs', { where }), where, 'csv')

export const unknownColumn = (header: string, column: number, known: readonly string[], where: string): Mistake => {
  const near = nearest(header, known)
  const cure =
    near === undefined
      ? t(': columns are paths of a scenario, such as attacker.models, or fight, kind and id')
      : t('; did you mean "{near}"?', { near })
  return mistake(
    t('{where}: column {column} is called {header}, which is not a path{cure}', {
      where,
      column,
      header: quoted(header),
      cure
    }),
    where
  )
}

export const twiceColumn = (header: string, first: number, second: number, where: string): Mistake =>
  mistake(
    t('{where}: columns {first} and {second} are both {header}: leave one out', {
      where,
      first,
      second,
      header: quoted(header)
    }),
    where
  )

export const namelessColumn = (column: number, where: string): Mistake =>
  mistake(
    t('{where}: column {column} has no name: give it a path of a scenario, such as attacker.models, or leave it out', {
      where,
      column
    }),
    where
  )

export const wrongCellCount = (cells: number, columns: number): Mistake => ({
  message: t('{cells} under {columns}: a row needs a cell for each column, empty or not', {
    cells: cells === 1 ? t('1 cell') : t('{cells} cells', { cells }),
    columns: columns === 1 ? t('1 column') : t('{columns} columns', { columns })
  }),
  code: 'csv'
})

export const openQuote = (column: number): Mistake => ({
  message: t('the quotes of cell {column} are not closed on this line or soon after: double a quote inside quotes', { column }),
  code: 'csv'
})

export const afterQuote = (column: number): Mistake => ({
  message: t('cell {column} continues after its closing quotes: double a quote inside quotes', { column }),
  code: 'csv'
})

export const tooLong = (): Mistake => ({
  message: t('the line is longer than {most} MB, too long for a scenario', { most: thousands(MOST_LINE_BYTES / 1_000_000) }),
  code: 'too-long'
})

export const noText = (): Mistake => ({ message: t('this is not UTF-8 text'), code: 'text' })

export const wrongId = (value: unknown): Mistake => ({
  message: t('id: {value} is not a number or a text of 1 to 200 characters on one line', { value: quoted(value) }),
  at: 'id',
  code: 'id'
})

export const noLine = (value: unknown): Mistake => ({
  message: t('{value} is not a request: a line is an object, such as {example}, or a sentence', {
    example: '{ "fight": "8 bondi charge 4 huscarls" }',
    value: quoted(value)
  }),
  code: 'json'
})

/** What a roll of SAGA dice is asked for has no words in a batch. */
export const diceInWords = (): Mistake => ({
  message: t('a question about SAGA dice is an object in a batch, such as {example}', {
    example: '{ "kind": "dice", "dice": 6, "faction": "normans", "want": ["charge"] }'
  })
})

export const unknownKind = (value: unknown, kinds: readonly string[]): Mistake => {
  const near = typeof value === 'string' ? nearest(value, kinds) : undefined
  return {
    message: t('kind: {value} is not {kinds}{cure}', {
      value: quoted(value),
      kinds: either(kinds),
      cure: near === undefined ? '' : t('; did you mean "{near}"?', { near })
    }),
    at: 'kind',
    code: 'kind'
  }
}

/** A cell under a column of another kind of question. */
export const foreignColumn = (header: string, kind: string): Mistake => ({
  message: t('a question of kind {kind} has no {header}: leave the cell empty', { kind: quoted(kind), header: quoted(header) }),
  at: header,
  code: 'csv'
})

/** A line of another kind than that of the columns of a CSV. */
export const columnsOfOthers = (kind: string, ofColumns: string): Mistake => ({
  message: t(
    'the columns of this CSV are of kind {columns}, and a question of kind {kind} has other numbers: add -f ndjson, --select, or, if all lines are such, --kind {kind}',
    { columns: ofColumns, kind }
  ),
  at: 'kind',
  code: 'csv'
})

/** A number that a line asks for, where the header of the CSV does not have it. */
export const noColumnFor = (name: string, path: string): Mistake => ({
  message: t(
    'ask: this CSV has no column for {name}: add --ask {path} to the command, so that every line is asked, or -f ndjson',
    {
      name: quoted(name),
      path
    }
  ),
  at: 'ask',
  code: 'csv'
})

export const unknownSelection = (path: string, near: string | undefined): Mistake =>
  mistake(
    t('--select {path}: there is no such value{cure}', {
      path: quoted(path),
      cure:
        near === undefined
          ? t(' (saga-odds help conditions lists them; attacker.models and the like can be selected too)')
          : t('; did you mean {near}?', { near })
    }),
    '--select'
  )
