import type { LedgerLine } from '../../model/report'
import { change, count } from '../figures'
import type { Facts } from '../page'
import { onRoll } from './units'

/** Told as the roll that is needed, never as a change of it. */
const ROLLS: ReadonlySet<string> = new Set(['hits on', 'saves on'])

/** What a unit does or does not: no number to tell. */
const MANNERS = /^(?:re-rolls|hits count double|pushes)/u

const value = ({ what, value }: LedgerLine): string => (ROLLS.has(what) ? onRoll(value) : count(value))

/** "hearthguard 5 (R1.0)", "danish axe -1 (R5.1)"; dice begin with "4 huscarls: 8 (R3.1)". */
const step = (line: LedgerLine, index: number): string => {
  const { what, source, rule } = line
  if (MANNERS.test(what)) return `${source} (${rule})`
  const counted = /^\d/u.test(source)
  const whole = ROLLS.has(what) || (counted && index === 0)
  const figure = line.change === undefined || whole ? value(line) : change(line.change)
  return `${source}${counted ? ':' : ''} ${figure} (${rule})`
}

const total = (what: string, steps: readonly LedgerLine[]): string =>
  MANNERS.test(what) ? what : `${what} ${steps.slice(-1).map(value).join('')}`

/** "armour 5: hearthguard 5 (R1.0), danish axe -1 (R5.1), fatigue spent +1 (R3.4)"; nothing where nothing was kept. */
export const ledger = (lines: readonly LedgerLine[]): readonly Facts[] => {
  const whats = [...new Set(lines.map(line => line.what))]
  const facts = whats.map(what => {
    const steps = lines.filter(line => line.what === what)
    return [total(what, steps), steps.map(step).join(', ')] as const
  })
  return facts.length > 0 ? [{ block: 'facts', facts }] : []
}
