import type { Facts, Paragraph } from '../page'
import { left, widest } from '../width'
import { wrap } from '../wrap'
import type { Paper } from './paper'

/** A narrower text is hard to read. */
const LEAST = 20

/** Further lines are set in by two. */
export const paragraph = ({ text, tone }: Paragraph, { columns, pen }: Paper): string[] => {
  const [first = '', ...rest] = wrap(text, columns)
  const further = rest.length > 0 ? wrap(rest.join(' '), columns - 2) : []
  return [first, ...further.map(line => `  ${line}`)].map(line => pen[tone](line))
}

/** Names in a column, texts hanging beside them; below them where there is no room. */
export const facts = ({ facts }: Facts, { columns, pen }: Paper): string[] => {
  const names = widest(facts.map(([name]) => name))
  const room = columns - names - 2
  if (room < LEAST) {
    const below = (text: string): string[] => wrap(text, columns - 2).map(line => `  ${line}`)
    return facts.flatMap(([name, text]) => [...wrap(name, columns).map(line => pen.quiet(line)), ...below(text)])
  }
  return facts.flatMap(([name, text]) =>
    wrap(text, room).map((line, index) => `${left(index === 0 ? pen.quiet(name) : '', names)}  ${line}`)
  )
}
