import { cpus } from 'node:os'

/** One line of the results: what the product takes, beside the least it could take. */
export interface Result {
  readonly what: string
  /** Of both times: "us", "ms". */
  readonly unit: string
  readonly floor: number
  /** Absent: not built yet. */
  readonly product?: number
  /** The ratio, product to floor, that is still good enough. */
  readonly bar: number
}

const headings = ['', 'floor', 'saga-odds', 'ratio', 'bar', '']

export const resultTable = (results: readonly Result[]): string => {
  const rows = [headings, ...results.map(cells)]
  const widths = headings.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))))
    .map(row => row.join('  ').trimEnd())
    .join('\n')
}

const cells = ({ what, unit, floor, product, bar }: Result): string[] => {
  const time = (value: number) => `${value.toPrecision(3)} ${unit}`
  const most = `${Number(bar.toFixed(2))}x`
  if (product === undefined) return [what, time(floor), '-', '-', most, '']
  const ratio = product / floor
  return [what, time(floor), time(product), `${ratio.toFixed(2)}x`, most, ratio <= bar ? 'good' : 'TOO SLOW']
}

/** Figures mean little without it. */
export const machine = (): string => {
  const processors = cpus()
  return `Node ${process.versions.node}, ${processors.length} x ${processors[0]?.model.trim() ?? 'unknown processor'}`
}

/** A question that has a time of its own, in milliseconds, warm. */
export interface Bounded {
  readonly what: string
  readonly time: number
  readonly bar: number
}

export const boundedTable = (results: readonly Bounded[]): string => {
  const rows = [
    ['', 'saga-odds', 'bar', ''],
    ...results.map(({ what, time, bar }) => [what, `${time.toPrecision(3)} ms`, `${bar} ms`, time <= bar ? 'good' : 'TOO SLOW'])
  ]
  const widths = [0, 1, 2, 3].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
