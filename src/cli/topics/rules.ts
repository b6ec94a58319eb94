import { said, t } from '../../model/language'
import { RULES_VERSION } from '../../rules/rulebook'
import { topics } from '../../rules/topics'
import { columns, prose } from './columns'

/** How the rules are looked up, and what they are. */
export const rules = (): string =>
  [
    t('The rules of the game as the program plays them, in our own words.'),
    '',
    t('Examples:'),
    '  $ saga-odds rules',
    '  $ saga-odds rules vikings',
    '  $ saga-odds rules ullr',
    '  $ saga-odds rules R3.5',
    '  $ saga-odds rules units --edition 2',
    '',
    ...prose(
      t(
        'Every number of an answer cites a rule, as R3.5 (first edition) or V9.4 (second edition). --explain shows them, and `saga-odds rules R3.5` tells what the rule says, where it stands in the sources and how sure it is: stated, inferred, public or unknown. What is unknown is never guessed.'
      )
    ),
    '',
    t('What can be listed:'),
    ...columns(Object.entries(topics).map(([id, { about }]) => [`rules ${id}`, said(about)])),
    '',
    ...prose(
      t(
        'Both editions are there (--edition 2), and are never mixed. Of the second the boards of the Vikings and the Normans are known, and single boxes of others: say what else an ability does, as in +2a or "rerolls attack", or write a board file (`saga-odds rules --schema`). These are rules {rulesVersion}; the number changes when an answer can.',
        { rulesVersion: RULES_VERSION }
      )
    ),
    '',
    t('The options of the command: saga-odds rules --help'),
    ''
  ].join('\n')
