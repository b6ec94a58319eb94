import { said, t } from '../../model/language'
import { FORMATS, formatRow } from '../../report'
import { columns, prose } from './columns'

/** The formats of answers. */

export const formats = (): string =>
  [
    ...prose(t('An answer is a table unless -f, --format names another format, or the file of -o, --output has its extension.')),
    '',
    t('Examples:'),
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f line',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f json | head -9',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -o odds.html',
    '',
    ...columns(
      FORMATS.map(name => {
        const { endings, meaning } = formatRow(name)
        return [name, endings.join(' '), said(meaning)]
      })
    ),
    '',
    ...prose(
      t(
        'A JSON report holds its scenario, so that --scenario plays it again, and under "replay" the command that asks for it. Colours are for terminals alone (--color, NO_COLOR, FORCE_COLOR); a table is as wide as its terminal, or as --width says.'
      )
    ),
    ''
  ].join('\n')
