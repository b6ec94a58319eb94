import { t } from '../model/language'

/** A report laid out as blocks of plain data, for every format alike. Chances are 0..1; all other figures are already text. */

/** The colour role of a text: each side keeps one hue throughout, and quiet texts are secondary. */
export type Tone = 'attacker' | 'defender' | 'plain' | 'quiet'

/** A figure in a table; `interval` is its 95 % interval, or another second line. */
export interface Cell {
  readonly text: string
  readonly interval?: string
}

/** "26.0 % (18.4-35.1)" */
export const withInterval = (text: string, { interval }: Pick<Cell, 'interval'>): string =>
  interval === undefined ? text : `${text} (${interval})`

/** A name and its figures. */
export interface Row {
  readonly name: string
  readonly tone: Tone
  readonly cells: readonly Cell[]
  /** Level of the row if the table is a tree; 0 is the root. */
  readonly depth?: number
}

/** A table of short figures with a row for each name; column heads may break in two lines. */
export interface FigureTable {
  readonly block: 'figures'
  /** The caption, in formats that have one. */
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** The prefix that shows the level of a row in a tree. */
export const treeIndent = ({ depth = 0 }: Row): string => '· '.repeat(depth)

/** Chances that add up to 1, as one bar. */
export interface Shares {
  readonly block: 'shares'
  readonly shares: readonly { readonly label: string; readonly chance: number; readonly interval?: string; readonly tone: Tone }[]
}

/** A distribution over 0, 1, 2 ...: `exactly[k]` is the chance of k, `atLeast[k]` of k or more, `atMost[k]` of k or fewer. */
export interface Distribution {
  readonly name: string
  readonly tone: Tone
  readonly exactly: readonly number[]
  readonly atLeast: readonly number[]
  readonly atMost?: readonly number[]
}

/** One or two distributions over the same counts, with bars on one scale. */
export interface Distributions {
  readonly block: 'distributions'
  readonly title: string
  readonly distributions: readonly Distribution[]
  /** The counts that get a row; all of them by default. */
  readonly counts?: readonly number[]
  /** The counts to highlight: those the user asked for. */
  readonly marked?: readonly number[]
}

/** The counts that get a row. */
export const shownCounts = ({ distributions, counts }: Pick<Distributions, 'distributions' | 'counts'>): readonly number[] =>
  counts ?? [...Array(Math.max(...distributions.map(({ exactly }) => exactly.length))).keys()]

/** The cumulative chances of a distribution that get a column, each with its head. */
export const cumulativeColumns = ({
  atLeast,
  atMost
}: Distribution): readonly (readonly [head: string, chances: readonly number[]])[] => [
  [t('at least'), atLeast],
  ...(atMost ? [[t('at most'), atMost] as const] : [])
]

/** An axis of a heat map or chart: what it counts, and the labels of its values in order. */
export interface Axis {
  readonly name: string
  readonly labels: readonly string[]
}

/** A figure, its hue, and the strength of the colour: 0 is none, 1 the strongest of the map. */
export interface HeatMapCell {
  readonly text: string
  readonly tone: Tone
  readonly strength: number
  /** If values lie on both sides of the middle: the position (0..1) between the extremes, for output without colours. */
  readonly position?: number
}

/** A heat map: a figure for every pair of a row and a column, coloured by its distance from the middle value. */
export interface HeatMap {
  readonly block: 'heat'
  readonly title: string
  readonly rows: Axis
  readonly columns: Axis
  readonly cells: readonly (readonly HeatMapCell[])[]
  /** Unit of the figures, "%", written once in the title. */
  readonly unit?: string
  /** The legend of the hues; empty if there is only one. */
  readonly legend: readonly { readonly tone: Tone; readonly label: string }[]
  /** The highlighted cell, and what it is: "the best". */
  readonly marked?: { readonly row: number; readonly column: number; readonly label: string }
}

/** One quantity along the axis: a value for each label, undefined if that fight is impossible; `texts` are the formatted values. */
export interface Series {
  readonly name: string
  readonly tone: Tone
  readonly values: readonly (number | undefined)[]
  readonly texts: readonly string[]
}

/** A line chart of quantities over one axis. Only HTML and SVG draw it: the table that follows it has the figures. */
export interface LineChart {
  readonly block: 'lines'
  /** What is measured. */
  readonly title: string
  readonly axis: Axis
  /** The marks of the vertical scale in ascending order, with their labels. */
  readonly ticks: readonly (readonly [value: number, text: string])[]
  readonly series: readonly Series[]
}

/** Labels with their texts: one text, or several that share a line if they fit. */
export interface Facts {
  readonly block: 'facts'
  readonly facts: readonly (readonly [name: string, ...texts: string[]])[]
}

/** A table of texts whose cells wrap. */
export interface TextTable {
  readonly block: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A paragraph of text, which wraps. */
export interface Paragraph {
  readonly block: 'paragraph'
  readonly text: string
  readonly tone: Tone
}

/** A command to type, and what it would do. */
export interface Command {
  readonly block: 'command'
  readonly label: string
  readonly command: string
  /** Shown without `--explain` too. */
  readonly isAlways?: true
}

/** A tip on what to type next, shown in the terminal only. */
export interface Hint {
  readonly block: 'hint'
  readonly text: string
}

/** One part of a page; every format renders each kind in its own way, or leaves it out. */
export type Block = FigureTable | Shares | Distributions | HeatMap | LineChart | Facts | TextTable | Paragraph | Command | Hint

/** Blocks that belong together, under a heading or not. */
export interface Section {
  readonly heading?: string
  /** A heading for formats with room for one (HTML); the others show none. */
  readonly topic?: string
  /** Begins on a new page when printed. */
  readonly startsPage?: true
  /** Part of the explanation, which HTML collapses. */
  readonly detail?: true
  readonly blocks: readonly Block[]
}

/** A report laid out for reading, before a format renders it. */
export interface Page {
  readonly headline: string
  /** The edition of the rules, and the method. */
  readonly subtitle: string
  readonly sections: readonly Section[]
  /** Laid out to be printed on one sheet of paper, front and back. */
  readonly isSheet?: true
}

/** A text as a paragraph. */
export const asParagraph = (text: string, tone: Tone = 'plain'): Paragraph => ({ block: 'paragraph', text, tone })

/** Cells without intervals. */
export const textCells = (...texts: readonly string[]): readonly Cell[] => texts.map(text => ({ text }))

/** A row whose figures have no intervals. */
export const figureRow = (name: string, texts: readonly string[], tone: Tone = 'plain'): Row => ({
  name,
  tone,
  cells: textCells(...texts)
})

/** The command that repeats the request. */
export const replayCommand = (replay: string): Command => ({ block: 'command', label: t('again'), command: replay })

/** The foot of a page: what its figures mean, the notes of the report, and the command that repeats the request. */
export const footnotes = (
  { notes, replay }: { readonly notes: readonly string[]; readonly replay: string },
  ...legends: readonly string[]
): readonly Block[] => [...[...legends, ...notes].map(text => asParagraph(text, 'quiet')), replayCommand(replay)]
