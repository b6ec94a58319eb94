import type { FightReport } from '../../../src/model/report'
import { melee } from './melee'

/** Names that would run, fetch, end what they stand in, or turn the line around. */
export const WICKED = [
  '<script>window.ran = 1</script>',
  '"><img src="https://example.org/x.png" onerror="window.ran = 1">',
  "' onfocus='window.ran = 1' autofocus='",
  '</title></style></script><script>window.ran = 1</script>',
  ']]> --> <!-- &amp; &#60; &nope',
  'javascript:window.ran=1',
  '\u202edlot\u2066 \u061c\ufeff\ufffe\u0000\u001b[31m\u009b5A'
] as const

const NAMED: ReadonlySet<string> = new Set(['headline', 'name', 'source', 'rule', 'what', 'meaning', 'replay'])

/** The melee with every name in it replaced. */
export const wicked = (name: string): FightReport => {
  const report: FightReport = {
    ...melee,
    readings: [{ name: 'cap-base', value: name, others: [name], meaning: name }],
    notes: [name]
  }
  const poisoned = JSON.parse(JSON.stringify(report), (key, value: unknown) =>
    NAMED.has(key) && typeof value === 'string' ? name : value
  ) as FightReport
  return { ...poisoned, method: melee.method }
}
