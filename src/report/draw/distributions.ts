import { percent } from '../../model/figures'
import { t } from '../../model/language'
import { columnsOf, countsOf, type Distribution, type Distributions } from '../page'
import { head, left, right } from '../width'
import { bar } from './bar'
import type { Paper } from './paper'

const COUNT = 5
const GAP = 2
const EXACTLY = 7
const SUM = 8
const LEAST_BAR = 5
const MOST_BAR = 36

/** All that one distribution takes in a row, and how a full bar is scaled. */
interface Frame {
  /** What stands before the bar. */
  readonly figures: number
  readonly bar: number
  readonly highest: number
}

const title = ({ name, tone }: Distribution, { figures, bar }: Frame, { pen }: Paper): string =>
  left(pen[tone](head(name, figures + bar)), figures + bar)

const heads = (of: Distribution, { figures, bar }: Frame, { pen }: Paper): string => {
  const sums = columnsOf(of).map(([head]) => right(head, SUM))
  return left(pen.quiet([right(t('exactly'), EXACTLY), ...sums].join(' '.repeat(GAP))), figures + bar)
}

const cell = (of: Distribution, count: number, frame: Frame, { unicode, pen }: Paper): string => {
  const chance = of.exactly[count]
  if (chance === undefined) return ' '.repeat(frame.figures + frame.bar)
  const sums = columnsOf(of).map(([, chances]) => right(percent(chances[count] ?? 0), SUM))
  const figures = [right(percent(chance), EXACTLY), ...sums, ''].join(' '.repeat(GAP))
  return figures + left(pen[of.tone](bar(chance / frame.highest, frame.bar, unicode)), frame.bar)
}

const line = (first: string, cells: readonly string[]): string => [first, ...cells].join(' '.repeat(GAP)).trimEnd()

const beside = (block: Distributions, frame: Frame, paper: Paper): string[] => {
  const number = (count: number): string => {
    const text = right(String(count), COUNT - 1)
    return block.marked?.includes(count) ? paper.pen.attacker(text) : text
  }
  return [
    line(
      left(paper.pen.quiet(block.title), COUNT),
      block.of.map(each => title(each, frame, paper))
    ),
    line(
      left('', COUNT),
      block.of.map(each => heads(each, frame, paper))
    ),
    ...countsOf(block).map(count =>
      line(
        `${number(count)} `,
        block.of.map(each => cell(each, count, frame, paper))
      )
    )
  ]
}

/** Side by side where a bar of a few columns still fits, otherwise one below the other; all bars on one scale. */
export const distributions = (block: Distributions, paper: Paper): string[] => {
  const highest = Math.max(...block.of.flatMap(each => each.exactly)) || 1
  const figures = EXACTLY + GAP + Math.max(...block.of.map(each => columnsOf(each).length)) * (SUM + GAP)
  const room = (many: number): number => Math.floor((paper.columns - COUNT) / many) - GAP - figures
  const size = (many: number): number => Math.max(1, Math.min(MOST_BAR, room(many)))
  if (room(block.of.length) >= LEAST_BAR) return beside(block, { figures, bar: size(block.of.length), highest }, paper)
  const alone = block.of.map(each => beside({ ...block, of: [each] }, { figures, bar: size(1), highest }, paper))
  return alone.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}
