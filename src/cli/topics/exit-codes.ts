import { said, type Text, t } from '../../model/language'
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
  Object.entries(EXIT).map(([name, code]) => [`${code}`, said(MEANINGS[name as keyof typeof EXIT])])

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
