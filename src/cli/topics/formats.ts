import { said, type Text, t } from '../../model/language'
import type { FormatName } from '../../report'
import { ENDINGS } from '../output'
import { columns, prose } from './columns'

/** The formats of answers. */

const MEANINGS: Readonly<Record<FormatName, Text>> = {
  table: 'one screen for people (default)',
  line: 'one sentence, to say at the table or to send',
  json: 'the whole report for programs: chances 0..1, losses in models',
  ndjson: 'the same on one line',
  csv: 'a row for each fight, with a header line',
  markdown: 'tables for a text page',
  svg: 'the charts as a picture',
  html: 'one page that loads nothing else, for a phone or a printer'
}

const endingsOf = (format: string): string =>
  Object.entries(ENDINGS)
    .flatMap(([ending, name]) => (name === format ? [ending] : []))
    .join(' ')

export const formats = (): string =>
  [
    ...prose(t('An answer is a table unless -f, --format names another format, or the file of -o, --output has its extension.')),
    '',
    t('Examples:'),
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f line',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -f json | head -9',
    '  $ saga-odds melee 8 warriors charge 4 hearthguard -o odds.html',
    '',
    ...columns(Object.entries(MEANINGS).map(([name, meaning]) => [name, endingsOf(name), said(meaning)])),
    '',
    ...prose(
      t(
        'A JSON report holds its scenario, so that --scenario plays it again, and under "replay" the command that asks for it. Colours are for terminals alone (--color, NO_COLOR, FORCE_COLOR); a table is as wide as its terminal, or as --width says.'
      )
    ),
    ''
  ].join('\n')
