import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { tableText } from '../../model/tournament'
import { rememberedCosts } from '../../request/boards'
import type { Configuration } from '../config/configuration'
import { configuration, isThere, usualFile } from '../config/locate'
import { costsFile, savedCostsText } from '../saved-costs'
import type { Streams } from '../streams'
import { columns, prose } from './columns'

/** What is in force, and from where. */

type Row = readonly [what: string, value: string, from: string]

const UNSAID = 'default'

/** The file is named above. */
const lineOf = (place: string): string => t('the file, line {line}', { line: place.split(':').at(-2) ?? '' })

const rowsOf = (found: Configuration | undefined): readonly Row[] => {
  const from = (key: string): string => (found?.places[key] ? lineOf(found.places[key]) : UNSAID)
  const readings = Object.entries(found?.readings ?? {})
  return [
    ['edition', String(found?.edition ?? 1), from('edition')],
    ...(readings.length > 0
      ? readings.map(([name, value]): Row => ['reading', `${name}=${value}`, from(name)])
      : [['readings', t('the defaults'), UNSAID] as const]),
    ...(found?.boards?.length
      ? found.boards.map((board): Row => ['board', board, from('boards')])
      : [['boards', 'none', UNSAID] as const]),
    ['warband', found?.warband ?? 'none', from('warband')],
    ['against', found?.against ?? 'none', from('against')],
    ['tournament', found?.tournament ? tableText(found.tournament) : 'njcon', from('tournament')],
    ['format', found?.format ?? 'table', from('format')],
    ['color', found?.color ?? 'auto', from('color')],
    ['language', found?.language ?? 'by LANG', from('language')]
  ]
}

const fileOf = ({ env }: Streams, found: Configuration | undefined, named: string | undefined): string => {
  if (found) return found.file
  if (named === 'none') return t('none is read')
  const usual = usualFile(env)
  return usual === undefined ? t('no folder for it: set XDG_CONFIG_HOME or HOME') : t('{usual} (there is none yet)', { usual })
}

const costsIn = async (streams: Streams): Promise<string> => {
  const file = costsFile(streams.env)
  if (file === undefined || !isThere(file)) return t('none saved (saga-odds rules vikings --fill)')
  const count = Object.keys(await rememberedCosts(await savedCostsText(file, streams), file)).length
  return t('{count} in {file}', { count, file })
}

/** `help config --config FILE` */
const namedIn = ([flag, file, ...more]: readonly string[]): string | undefined => {
  if (flag === undefined) return undefined
  const [name, value] = flag.split(/=(.*)/s)
  const named = value ?? file
  const rest = value === undefined ? more : [...(file === undefined ? [] : [file]), ...more]
  if (name !== '--config' || rest.length > 0) return refuse(t('help config takes --config FILE and nothing else'))
  return named === undefined || named === '' ? refuse(t('--config <file> needs a value after it')) : named
}

export const config = async (words: readonly string[], streams: Streams): Promise<string> => {
  const named = namedIn(words)
  const found = await configuration(named, streams)
  return [
    ...prose(
      t(
        'One YAML file holds the options that you would otherwise type each time. Options on the command line and values in a scenario take precedence over it; replaying a report ignores it.'
      )
    ),
    '',
    t('Examples:'),
    '  $ saga-odds help config',
    '  $ saga-odds melee 8 bondi charge 4 huscarls --config none',
    '',
    t('The file: {file}', { file: fileOf(streams, found, named) }),
    '',
    t('Current settings, and where they come from:'),
    ...columns(rowsOf(found)),
    '',
    t('Costs of abilities: {costs}', { costs: await costsIn(streams) }),
    '',
    t('Everything it can hold; keys that are left out keep their defaults:'),
    `  edition: 1                  # ${t('or {other}', { other: '2' })}`,
    '  readings:',
    '    crush-timing: unsaved     # saga-odds help readings',
    `  boards: [club.yaml]         # ${t('board files, relative to this file')}`,
    `  tournament: adepticon       # ${t('or {other}', { other: '{ win: 3, draw: 1, loss: 0 }' })}`,
    '  format: table               # saga-odds help formats',
    '  color: auto                 # always, never',
    `  language: es                # ${t('or {other}', { other: 'en' })}`,
    '',
    ...prose(
      t(
        'Interpretations of the other edition apply only to its own fights. --config FILE reads another file, --config none none. A fault in the file is reported with its line and column, and nothing runs until it is fixed.'
      )
    ),
    ''
  ].join('\n')
}
