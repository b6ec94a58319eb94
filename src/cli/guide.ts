import { t, translate } from '../model/language'
import type { CommandRow } from './commands/options'
import { EXAMPLES } from './examples'
import { columns } from './topics/columns'

/** The screen of `saga-odds` alone. */
export const start = (commands: Readonly<Record<string, CommandRow>>): string =>
  [
    t('saga-odds: the odds of a fight in the SAGA skirmish game. Try one of these:'),
    ...EXAMPLES['saga-odds'].map(example => `  saga-odds ${example}`),
    t('Commands:'),
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, translate(summary)])),
    t('Where to go next:'),
    ...columns([
      ['saga-odds melee --help', t('a command: its examples, then its options')],
      ['saga-odds help units', t('how to describe a unit')],
      ['saga-odds rules vikings', t('the troops, the board and the heroes of a faction')]
    ]),
    ''
  ].join('\n')

// pages of help and completions for Tab: loaded late, together with the first screen
export { completion } from './completion'
export { known, topicOf } from './topics'
