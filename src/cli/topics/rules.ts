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
        'Every number in an answer cites a rule, such as R3.5 (first edition) or V9.4 (second edition). --explain shows these rules, and `saga-odds rules R3.5` shows what a rule says, where the sources have it and how certain it is: stated, inferred, public or unknown. What is unknown is never guessed.'
      )
    ),
    '',
    t('What can be listed:'),
    ...columns(Object.entries(topics).map(([id, { about }]) => [`rules ${id}`, said(about)])),
    '',
    ...prose(
      t(
        'Both editions can be played (--edition 2) and are never mixed. For the second edition the boards of the Vikings and the Normans are known, and single boxes of others. For any other ability, type what it does, as in +2a or "rerolls attack", or write a board file (`saga-odds rules --schema`). These are rules {rulesVersion}; the number changes whenever an answer might.',
        { rulesVersion: RULES_VERSION }
      )
    ),
    '',
    t('Options of this command: saga-odds rules --help'),
    ''
  ].join('\n')
