import { said, t } from '../../model/language'
import { FORMATS, formatRow } from '../../report'
import { columns, prose } from './columns'

/** The formats of answers. */

export const formats = (): string =>
  [
    ...prose(t('An answer is a table unless -f, --format names another format, or the extension of the -o, --output file does.')),
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
        'A JSON report holds its scenario, so --scenario can play it again, and its command under "replay". Colours appear only on terminals (--color, NO_COLOR, FORCE_COLOR); a table is as wide as the terminal, or as --width says.'
      )
    ),
    ''
  ].join('\n')
