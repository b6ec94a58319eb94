import type { Page } from '../page'

/** How much of each cell of a heat map is shown: a page has to stay light. */
export interface Detail {
  /** Each says what it stands for, and is listed in a table. */
  readonly words: boolean
  readonly figures: boolean
  /** The share (0..1) of the cells that is drawn. */
  readonly drawn: number
}

const WORDS = 400
const FIGURES = 1000
const MOST = 2000

/** The more cells there are on a page, the less of each. */
export const detail = ({ sections }: Page): Detail => {
  const maps = sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.block === 'heat' ? [block] : [])))
  const cells = maps.reduce((sum, map) => sum + map.cells.flat().length, 0)
  return { words: cells <= WORDS, figures: cells <= FIGURES, drawn: Math.min(1, MOST / cells) }
}
