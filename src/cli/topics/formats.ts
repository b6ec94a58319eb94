import { type Text, t, translate } from '../../model/language'
import { FORMATS, formatRow } from '../../report'
import { EXIT } from '../exit-code'
import { columns, prose } from './columns'

/** What the program ends with. */

const MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  answered: 'answered, or nobody is left to read the answer',
  no: 'the answer is no: --assert is false, --until is never reached, a warband is illegal, or some lines of a batch failed',
  wrongRequest: 'the request is wrong: stderr says what and how to fix it, and stdout is empty',
  bug: 'a bug in saga-odds, with a stack trace (please report it), or a Node that is too old',
  interrupted: 'interrupted, by Ctrl-C',
  terminated: 'ended by SIGTERM'
}

/** Each code with its meaning. */
export const codes = (): readonly (readonly [code: string, meaning: string])[] =>
  Object.entries(EXIT).map(([name, code]) => [`${code}`, translate(MEANINGS[name as keyof typeof EXIT])])

export const exitCodes = (): string =>
  [
    t('Exit codes, for scripts.'),
    '',
    t('Examples:'),
    "  $ saga-odds melee 8w charge 8lev --assert 'attacker wins >= 60%' && echo go",
    '',
    ...columns(codes()),
    '',
    ...prose(t('Answers go to stdout, everything else to stderr. The same request gives the same bytes.')),
    ''
  ].join('\n')

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
        return [name, endings.join(' '), translate(meaning)]
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
