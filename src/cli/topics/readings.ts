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

const rows = [
  ...Object.entries(first).map(([name, reading]) => {
    const other = second[name]
    return [`${name}${other ? '' : ' (1)'}`, valuesOf(reading, other), reading.matters]
  }),
  ...Object.entries(second)
    .filter(([name]) => !Object.hasOwn(first, name))
    .map(([name, reading]) => [`${name} (2)`, valuesOf(reading, undefined), reading.matters])
]

export const readings = [
  'Where the wording of a rule is in doubt, its reading is a switch with a name.',
  '',
  'Examples:',
  '  $ saga-odds melee 4 huscarls axe charge 6 bondi --reading natural-in-melee=off',
  '  $ saga-odds melee 4 huscarls axe charge 6 bondi --all-readings',
  '  $ saga-odds rules crush-timing',
  '',
  ...prose(
    'A melee says when a reading changes its odds. A club that has settled one writes it once into its configuration (saga-odds help config).'
  ),
  '',
  ...prose('Name; the value taken by default, and the others; what it matters for. (1) and (2): of that edition.'),
  ...columns(rows),
  ''
].join('\n')
