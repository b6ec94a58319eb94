import { percent } from '../../model/figures'
import { t } from '../../model/language'
import type { Distribution, Distributions } from '../page'
import { head, left, right } from '../width'
import { bar } from './bar'
import type { Paper } from './paper'

const COUNT = 5
const GAP = 2
const EXACTLY = 7
const AT_LEAST = 8
const FIGURES = EXACTLY + GAP + AT_LEAST + GAP
const LEAST_BAR = 5
const MOST_BAR = 36

/** All that one distribution takes in a row, and how a full bar is scaled. */
interface Frame {
  readonly bar: number
  readonly highest: number
}

const title = ({ name, tone }: Distribution, frame: Frame, { pen }: Paper): string =>
  left(pen[tone](head(name, FIGURES + frame.bar)), FIGURES + frame.bar)

const heads = (frame: Frame, { pen }: Paper): string =>
  left(pen.quiet(`${right(t('exactly'), EXACTLY)}${' '.repeat(GAP)}${right(t('at least'), AT_LEAST)}`), FIGURES + frame.bar)

const cell = (of: Distribution, index: number, frame: Frame, { unicode, pen }: Paper): string => {
  const [chance, more] = [of.exactly[index], of.atLeast[index]]
  if (chance === undefined || more === undefined) return ' '.repeat(FIGURES + frame.bar)
  const figures = `${right(percent(chance), EXACTLY)}${' '.repeat(GAP)}${right(percent(more), AT_LEAST)}${' '.repeat(GAP)}`
  return figures + left(pen[of.tone](bar(chance / frame.highest, frame.bar, unicode)), frame.bar)
}

const line = (first: string, cells: readonly string[]): string => [first, ...cells].join(' '.repeat(GAP)).trimEnd()

const beside = (block: Distributions, frame: Frame, paper: Paper): string[] => {
  const longest = Math.max(...block.of.map(each => each.exactly.length))
  const counts = Array.from({ length: longest }, (_, count) => count)
  return [
    line(
      left(paper.pen.quiet(block.title), COUNT),
      block.of.map(each => title(each, frame, paper))
    ),
    line(
      left('', COUNT),
      block.of.map(() => heads(frame, paper))
    ),
    ...counts.map(count =>
      line(
        `${right(String(count), COUNT - 1)} `,
        block.of.map(each => cell(each, count, frame, paper))
      )
    )
  ]
}

/** Side by side where a bar of a few columns still fits, otherwise one below the other; all bars on one scale. */
export const distributions = (block: Distributions, paper: Paper): string[] => {
  const highest = Math.max(...block.of.flatMap(each => each.exactly)) || 1
  const room = (many: number): number => Math.floor((paper.columns - COUNT) / many) - GAP - FIGURES
  const size = (many: number): number => Math.max(1, Math.min(MOST_BAR, room(many)))
  if (room(block.of.length) >= LEAST_BAR) return beside(block, { bar: size(block.of.length), highest }, paper)
  const alone = block.of.map(each => beside({ ...block, of: [each] }, { bar: size(1), highest }, paper))
  return alone.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}
