import type { Row } from './commands/row'
import { EXAMPLES } from './examples'
import { columns } from './topics/columns'

/** The screen of `saga-odds` alone. */
export const start = (commands: Readonly<Record<string, Row>>): string =>
  [
    'saga-odds: the odds of a fight in the SAGA skirmish game. Try one of these:',
    ...EXAMPLES['saga-odds'].map(example => `  saga-odds ${example}`),
    'Commands:',
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    'Where to go next:',
    ...columns([
      ['saga-odds melee --help', 'a command: its examples, then its options'],
      ['saga-odds help units', 'how a unit is said'],
      ['saga-odds rules vikings', 'the troops, the board and the heroes of a faction']
    ]),
    ''
  ].join('\n')
