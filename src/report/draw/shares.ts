import { percent } from '../../model/figures'
import type { Shares } from '../page'
import { head, left, right, widest, width } from '../width'
import { parts, shade } from './bar'
import type { Paper } from './paper'

type Share = Shares['shares'][number]

const interval = ({ within }: Share): string => (within === undefined ? '' : ` (${within})`)

const shareText = (share: Share): string => `${share.label} ${percent(share.chance)}${interval(share)}`

/** First at the left end, last at the right end, the others evenly between them; nothing where they do not fit. */
const oneLine = (shares: readonly Share[], { columns, pen }: Paper): string[] => {
  const texts = shares.map(shareText)
  const gaps = shares.length - 1
  const room = columns - texts.reduce((sum, text) => sum + width(text), 0)
  if (room < 3 * gaps) return []
  const gap = (index: number): string => ' '.repeat(Math.floor((room * (index + 1)) / gaps) - Math.floor((room * index) / gaps))
  return [shares.map((share, index) => pen[share.tone](shareText(share)) + (index < gaps ? gap(index) : '')).join('')]
}

/** A line each, behind its shade. */
const legend = (shares: readonly Share[], { columns, unicode, pen }: Paper): string[] => {
  const figure = widest(shares.map(share => percent(share.chance)))
  const room = columns - widest(shares.map(interval)) - figure - 4
  const names = Math.min(room, widest(shares.map(share => share.label)))
  return shares.map((share, index) => {
    const name = left(head(share.label, names), names)
    return `${pen[share.tone](`${shade(index, unicode)} ${name}`)}  ${right(percent(share.chance), figure)}${interval(share)}`
  })
}

/** The shares with their chances, and one bar of them all. */
export const shares = ({ shares }: Shares, paper: Paper): string[] => {
  const labels = oneLine(shares, paper)
  const drawn = parts(
    shares.map(share => share.chance),
    paper.columns,
    paper.unicode
  )
  const whole = drawn.map((part, index) => paper.pen[shares[index]?.tone ?? 'plain'](part)).join('')
  return [...(labels.length > 0 ? labels : legend(shares, paper)), whole]
}
