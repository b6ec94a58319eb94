import { said, type Text, t } from '../../model/language'
import { EXIT } from '../exit-code'
import { columns, prose } from './columns'

/** What the program ends with. */

const MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  answered: 'the question is answered, or nobody is left to read the answer',
  no: 'the answer is no: an --assert is false, nothing reaches what --until asks for, a warband is illegal, some lines of a batch failed',
  wrongRequest: 'the request is wrong: a sentence on stderr says what, and what to do; nothing is on stdout',
  bug: 'a bug of ours, with a stack trace: please report it. Also a Node that is too old',
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
    ...prose(t('Answers go to stdout, all else to stderr. The same request gives the same bytes.')),
    ''
  ].join('\n')
