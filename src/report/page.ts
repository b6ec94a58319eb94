import { t } from '../model/language'

/** A report as it is shown, before any format: plain data. Chances are 0..1; every other figure is already text. */

/** Each side keeps one hue throughout; quiet is what may be overlooked. */
export type Tone = 'attacker' | 'defender' | 'plain' | 'quiet'

/** A figure; `within` is its 95 % interval. */
export interface Cell {
  readonly text: string
  readonly within?: string
}

/** A name and its figures. */
export interface Row {
  readonly name: string
  readonly tone: Tone
  readonly cells: readonly Cell[]
  /** In a table that is a tree: how many rows it stands below. */
  readonly depth?: number
}

/** Short figures in a row for each name; heads may break in two lines. */
export interface Figures {
  readonly block: 'figures'
  /** What it shows, for pages that caption their tables. */
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** What stands before the name of a row of a tree. */
export const branchMark = ({ depth = 0 }: Row): string => '· '.repeat(depth)

/** Chances that add up to 1, as one bar. */
export interface Shares {
  readonly block: 'shares'
  readonly shares: readonly { readonly label: string; readonly chance: number; readonly within?: string; readonly tone: Tone }[]
}

/** One distribution over 0, 1, 2 ...; `atLeast[k]` is the chance of k or more, `atMost[k]` that of k or fewer. */
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
  readonly of: readonly Distribution[]
  /** The counts worth a row; all of them where nothing is said. */
  readonly counts?: readonly number[]
  /** The counts that were asked for. */
  readonly marked?: readonly number[]
}

/** The counts that have a row. */
export const countsOf = ({ of, counts }: Pick<Distributions, 'of' | 'counts'>): readonly number[] =>
  counts ?? [...Array(Math.max(...of.map(({ exactly }) => exactly.length))).keys()]

/** The chances of one distribution that have a column, with their heads. */
export const columnsOf = ({
  atLeast,
  atMost
}: Distribution): readonly (readonly [head: string, chances: readonly number[]])[] => [
  [t('at least'), atLeast],
  ...(atMost ? [[t('at most'), atMost] as const] : [])
]

/** One side of a heat map: what it counts, and its values in their order. */
export interface Axis {
  readonly name: string
  readonly labels: readonly string[]
}

/** A figure, the hue it is painted in and how deep: 0 is bare paper, 1 the fullest colour of the map. */
export interface HeatCell {
  readonly text: string
  readonly tone: Tone
  readonly depth: number
  /** Where values lie on both sides of the middle: how high (0..1) between the extremes, for paper without colours. */
  readonly height?: number
}

/** A figure for every pair of a row and a column; the deeper its colour, the further from nothing. */
export interface Heat {
  readonly block: 'heat'
  readonly title: string
  readonly rows: Axis
  readonly columns: Axis
  readonly cells: readonly (readonly HeatCell[])[]
  /** Stands behind a figure where it stands alone: "%". */
  readonly unit?: string
  /** What a hue means, where there are several. */
  readonly hues: readonly { readonly tone: Tone; readonly label: string }[]
  /** The one cell to look for, and what it is: "the best". */
  readonly marked?: { readonly row: number; readonly column: number; readonly label: string }
}

/** One quantity along the axis: a value for each of its labels, undefined where no fight is; `texts` are the same as figures. */
export interface Line {
  readonly name: string
  readonly tone: Tone
  readonly values: readonly (number | undefined)[]
  readonly texts: readonly string[]
}

/** Quantities over the values of one thing, as lines; only pages and pictures draw it, for a table beside it has the figures. */
export interface Lines {
  readonly block: 'lines'
  /** What is measured. */
  readonly title: string
  readonly across: Axis
  /** The lowest and the highest value of the scale, and what is written at them. */
  readonly scale: readonly (readonly [value: number, text: string])[]
  readonly of: readonly Line[]
}

/** Labels with their texts: one text, or several that stand side by side where they fit. */
export interface Facts {
  readonly block: 'facts'
  readonly facts: readonly (readonly [name: string, ...texts: string[]])[]
}

/** A table of texts, to browse; its cells wrap. */
export interface Table {
  readonly block: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Paragraph {
  readonly block: 'paragraph'
  readonly text: string
  readonly tone: Tone
}

/** A line to type, and what it would do. */
export interface Command {
  readonly block: 'command'
  readonly label: string
  readonly command: string
  /** Where nothing is explained, too. */
  readonly isAlways?: true
}

/** What to type next: for those at a terminal only. */
export interface Hint {
  readonly block: 'hint'
  readonly text: string
}

export type Block = Figures | Shares | Distributions | Heat | Lines | Facts | Table | Paragraph | Command | Hint

export interface Section {
  readonly heading?: string
  /** What a section without a heading is about, for pages with room for one. */
  readonly topic?: string
  /** Begins on another side of the paper. */
  readonly turnsPage?: true
  /** May be folded away where it can be unfolded. */
  readonly detail?: true
  readonly blocks: readonly Block[]
}

export interface Page {
  readonly headline: string
  /** Which rules, which method. */
  readonly subtitle: string
  readonly sections: readonly Section[]
  /** Made to be printed on one sheet of paper, front and back. */
  readonly isSheet?: true
}

/** A paragraph of its own. */
export const asParagraph = (text: string, tone: Tone = 'plain'): Paragraph => ({ block: 'paragraph', text, tone })

/** Texts as the cells of a row. */
export const textCells = (...texts: readonly string[]): readonly Cell[] => texts.map(text => ({ text }))

/** A name and its figures, none of them with an interval. */
export const figureRow = (name: string, texts: readonly string[], tone: Tone = 'plain'): Row => ({
  name,
  tone,
  cells: textCells(...texts)
})

/** The command that asks for the report again. */
export const againCommand = (replay: string): Command => ({ block: 'command', label: t('again'), command: replay })

/** The foot of a page: what its figures mean, the notes of the report, and the command that asks for it again. */
export const footnotes = (
  { notes, replay }: { readonly notes: readonly string[]; readonly replay: string },
  ...legends: readonly string[]
): readonly Block[] => [...[...legends, ...notes].map(text => asParagraph(text, 'quiet')), againCommand(replay)]
