import { isSpanish, learn, said, t } from '../../model/language'
import { rulebook } from '../../rules/rulebook'
import type { Reading } from '../../rules/types'
import { columns, prose } from './columns'

/** The doubtful wordings, by name. */

const [first, second] = [rulebook(1).readings, rulebook(2).readings]

/** The value taken by default stands first; where the editions differ each says whose it is. */
const valuesOf = ({ values, default: usual }: Reading, other: Reading | undefined): string => {
  const rest = Object.keys(values).filter(value => value !== usual)
  if (!other || other.default === usual) return [usual, ...rest].join(' | ')
  return [`${usual} (1)`, ...rest.map(value => (value === other.default ? `${value} (2)` : value))].join(' | ')
}

/** Name, values, and what it matters for on a line below. */
const rows = (): readonly (readonly [name: string, values: string, matters: string])[] => [
  ...Object.entries(first).map(([name, reading]) => {
    const other = second[name]
    return [`${name}${other ? '' : ' (1)'}`, valuesOf(reading, other), said(reading.matters)] as const
  }),
  ...Object.entries(second)
    .filter(([name]) => !Object.hasOwn(first, name))
    .map(([name, reading]) => [`${name} (2)`, valuesOf(reading, undefined), said(reading.matters)] as const)
]

/** A line of columns for each, and its text set in below it. */
const listed = (): readonly string[] => {
  const all = rows()
  const heads = columns(all.map(([name, values]) => [name, values]))
  return all.flatMap(([, , matters], i) => [heads[i] ?? '', ...prose(matters, 74).map(line => `      ${line}`)])
}

export const readings = async (): Promise<string> => {
  if (isSpanish()) learn((await import('../../rules/spanish')).prose)
  return [
    t('Each interpretation of a disputed rule is an option with a name.'),
    '',
    t('Examples:'),
    '  $ saga-odds melee 4 huscarls axe charge 6 bondi --reading natural-in-melee=off',
    '  $ saga-odds melee 4 huscarls axe charge 6 bondi --all-readings',
    '  $ saga-odds rules crush-timing',
    '',
    ...prose(
      t(
        'A melee tells you when another interpretation would change its odds. Once your club has settled one, put it in your configuration (saga-odds help config).'
      )
    ),
    '',
    ...prose(t('Each entry: name, default, other values, and below them when it matters. (1) and (2): in that edition only.')),
    ...listed(),
    ''
  ].join('\n')
}
