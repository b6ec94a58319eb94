import { RequestError } from '../../model/errors'
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
const lineOf = (place: string): string => `the file, line ${place.split(':').at(-2) ?? ''}`

const rowsOf = (found: Configuration | undefined): readonly Row[] => {
  const from = (key: string): string => (found?.places[key] ? lineOf(found.places[key]) : UNSAID)
  const readings = Object.entries(found?.readings ?? {})
  return [
    ['edition', String(found?.edition ?? 1), from('edition')],
    ...(readings.length > 0
      ? readings.map(([name, value]): Row => ['reading', `${name}=${value}`, from(name)])
      : [['readings', 'the defaults', UNSAID] as const]),
    ...(found?.boards?.length
      ? found.boards.map((board): Row => ['board', board, from('boards')])
      : [['boards', 'none', UNSAID] as const]),
    ['warband', found?.warband ?? 'none', from('warband')],
    ['against', found?.against ?? 'none', from('against')],
    ['format', found?.format ?? 'table', from('format')],
    ['color', found?.color ?? 'auto', from('color')],
    ['language', found?.language ?? 'by LANG', from('language')]
  ]
}

const fileOf = ({ env }: Streams, found: Configuration | undefined, named: string | undefined): string => {
  if (found) return found.file
  if (named === 'none') return 'none is read'
  const usual = usualFile(env)
  return usual === undefined ? 'no folder for it: set XDG_CONFIG_HOME or HOME' : `${usual} (there is none yet)`
}

const costsIn = async (streams: Streams): Promise<string> => {
  const file = costsFile(streams.env)
  if (file === undefined || !isThere(file)) return 'none are remembered (saga-odds rules vikings --fill)'
  const count = Object.keys(await rememberedCosts(await savedCostsText(file, streams), file)).length
  return `${count} in ${file}`
}

const refuse = (message: string): never => {
  throw new RequestError([{ message }])
}

/** `help config --config FILE` */
const namedIn = ([flag, file, ...more]: readonly string[]): string | undefined => {
  if (flag === undefined) return undefined
  const [name, value] = flag.split(/=(.*)/s)
  const named = value ?? file
  const rest = value === undefined ? more : [...(file === undefined ? [] : [file]), ...more]
  if (name !== '--config' || rest.length > 0) return refuse('help config takes --config FILE and nothing else')
  return named === undefined || named === '' ? refuse('--config <file> needs a value after it') : named
}

export const config = async (words: readonly string[], streams: Streams): Promise<string> => {
  const named = namedIn(words)
  const found = await configuration(named, streams)
  return [
    ...prose(
      'One YAML file holds what you would type each time. Flags go before it, and so does what a scenario says itself; a report that is played again is not touched by it.'
    ),
    '',
    'Examples:',
    '  $ saga-odds help config',
    '  $ saga-odds melee 8 bondi charge 4 huscarls --config none',
    '',
    `The file: ${fileOf(streams, found, named)}`,
    '',
    'In force, and from where:',
    ...columns(rowsOf(found)),
    '',
    `Costs of abilities: ${await costsIn(streams)}`,
    '',
    'All that it may say; whatever is left out keeps its default:',
    '  edition: 1                  # or 2',
    '  readings:',
    '    crush-timing: unsaved     # saga-odds help readings',
    '  boards: [club.yaml]         # board files, from where this file lies',
    '  format: table               # saga-odds help formats',
    '  color: auto                 # always, never',
    '  language: es                # or en',
    '',
    ...prose(
      'Interpretations of the other edition apply only to its own fights. --config FILE reads another file, --config none none. A fault in the file is reported with its line and column, and nothing runs until it is fixed.'
    ),
    ''
  ].join('\n')
}
