import { cpus } from 'node:os'

/** What a figure is held to: a bar that it must reach, and the next one, that it should. */
interface Held {
  readonly what: string
  readonly bar: number
  readonly next?: number
}

/** What the product takes, beside the least it could take; the bars are ratios, product to floor. */
export interface Result extends Held {
  /** Of both times: "us", "ms". */
  readonly unit: string
  readonly floor: number
  readonly product: number
}

/** A question that has a time of its own, in milliseconds, warm. */
export interface Bounded extends Held {
  readonly time: number
}

/** Lines a second, at least. */
export interface Rate extends Held {
  readonly rate: number
}

type Rows = readonly (readonly string[])[]

/** The first column starts its lines, the others end at one place. */
const aligned = (rows: Rows): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const placed = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map(row => row.map(placed).join('  ').trimEnd()).join('\n')
}

const verdict = (isReached: boolean): string => (isReached ? 'good' : 'TOO SLOW')

export const resultTable = (results: readonly Result[]): string => {
  const ratio = (value: number) => `${Number(value.toFixed(2))}x`
  return aligned([
    ['', 'floor', 'saga-odds', 'ratio', 'bar', '', 'next'],
    ...results.map(({ what, unit, floor, product, bar, next }) => {
      const time = (value: number) => `${value.toPrecision(3)} ${unit}`
      const reached = product / floor
      const held = [ratio(bar), verdict(reached <= bar), next === undefined ? '' : ratio(next)]
      return [what, time(floor), time(product), `${reached.toFixed(2)}x`, ...held]
    })
  ])
}

export const boundedTable = (results: readonly Bounded[]): string => {
  const most = (value: number) => `${value} ms`
  return aligned([
    ['', 'saga-odds', 'bar', '', 'next'],
    ...results.map(({ what, time, bar, next }) => [
      what,
      `${time.toPrecision(3)} ms`,
      most(bar),
      verdict(time <= bar),
      next === undefined ? '' : most(next)
    ])
  ])
}

export const rateTable = (results: readonly Rate[]): string => {
  const rate = (value: number) => `${Math.round(value)} lines/s`
  return aligned([
    ['', 'saga-odds', 'bar', '', 'next'],
    ...results.map(result => {
      const { what, bar, next } = result
      return [what, rate(result.rate), rate(bar), verdict(result.rate >= bar), next === undefined ? '' : rate(next)]
    })
  ])
}

/** A figure that stands alone, beside its bar. */
export const figure = (what: string, measured: string, bar: string, found: string): string =>
  `${what.padEnd(36)}${measured.padStart(16)}${bar.padStart(16)}  ${found}`

/** Figures mean little without it. */
export const machine = (): string => {
  const processors = cpus()
  return `Node ${process.versions.node}, ${processors.length} x ${processors[0]?.model.trim() ?? 'unknown processor'}`
}
