import { extname } from 'node:path'
import { type Mistake, RequestError } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { boardSchema, factionBoard, scenarioSchema } from '../request/boards'
import { abilityKeys } from '../rules/lookup'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'
import { appearanceMistakes } from './appearance'
import { deliver, type OutputOptions } from './output'
import { costsFile } from './saved-costs'
import { isInteractive, type Streams } from './streams'

/** What `rules` prints and keeps beside answers: the schema of a board file, a faction as one, costs that were unknown. */

const refuse = (...mistakes: readonly Mistake[]): never => {
  throw new RequestError(mistakes)
}

type FileFormat = 'yaml' | 'json'

const ENDINGS: Readonly<Record<string, FileFormat>> = { '.json': 'json', '.yaml': 'yaml', '.yml': 'yaml' }

/** The format said, else that of the file's ending, else the first allowed. */
const formatOf = (options: OutputOptions, ...allowed: readonly [FileFormat, ...FileFormat[]]): FileFormat => {
  const { format, output = '-' } = options
  const ending = extname(output).toLowerCase()
  const said = format ?? (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : allowed[0])
  const found = allowed.find(each => each === said)
  const mistakes = [...appearanceMistakes(options), ...(found ? [] : [noneOf('--format', said, allowed, '--format')])]
  return found !== undefined && mistakes.length === 0 ? found : refuse(...mistakes)
}

/** What has a JSON Schema. */
const SCHEMAS = {
  board: boardSchema,
  scenario: scenarioSchema,
  report: async () => `${JSON.stringify((await import('../model/report.schema.json')).default, null, 2)}\n`
} satisfies Record<string, (book: Rulebook) => Promise<string>>

const isSchema = (name: string): name is keyof typeof SCHEMAS => Object.hasOwn(SCHEMAS, name)

/** `rules --schema scenario`; of board files by default. */
export const schema = async (
  words: readonly string[],
  book: Rulebook,
  options: OutputOptions,
  streams: Streams
): Promise<void> => {
  const name = words.join(' ').toLowerCase().replace(/s$/, '') || 'board'
  if (!isSchema(name)) return refuse(noneOf('--schema', words.join(' '), Object.keys(SCHEMAS), '--schema'))
  formatOf(options, 'json')
  await deliver(await SCHEMAS[name](book), options, streams)
}

const factionCalled = (words: readonly string[], book: Rulebook): string => {
  const name = words.join(' ')
  const [faction] = idsNamed(book.factions, name)
  if (faction !== undefined) return faction
  const near = nearest(
    name,
    Object.values(book.factions).flatMap(({ names }) => names)
  )
  const cure = near === undefined ? t('as in saga-odds rules vikings --as-board') : t('did you mean "{near}"?', { near })
  return refuse({
    message:
      name === ''
        ? t('--as-board: name one, {cure}', { cure })
        : t('--as-board: {name} is not a faction: name one, {cure}', { name: quoted(name), cure })
  })
}

export const asBoard = async (
  words: readonly string[],
  book: Rulebook,
  options: OutputOptions,
  streams: Streams
): Promise<void> => {
  const format = formatOf(options, 'yaml', 'json')
  await deliver(await factionBoard(book, factionCalled(words, book), format), options, streams)
}

/** Abilities called so, those of a faction called so, all where nothing is called. */
const keysFor = (words: readonly string[], book: Rulebook): readonly string[] => {
  const name = words.join(' ')
  const all = Object.keys(book.abilities)
  if (name === '') return all
  const factions = idsNamed(book.factions, name)
  const found =
    factions.length > 0 ? all.filter(key => factions.includes(book.abilities[key]?.faction ?? '')) : abilityKeys(book, name)
  return found.length > 0
    ? found
    : refuse({
        message: t('--fill: {name} is neither a faction nor an ability: name one, as in saga-odds rules vikings --fill', {
          name: quoted(name)
        })
      })
}

const noTerminal = (file: string): Mistake => ({
  message: t(
    '--fill asks questions and needs a terminal: give a cost with --cost ullr=U, or write lines such as vikings/ullr: U into {file}',
    { file }
  )
})

/** `book` has what is remembered in it: what is still unknown is asked. */
export const filled = async (words: readonly string[], book: Rulebook, streams: Streams): Promise<void> => {
  const file =
    costsFile(streams.env) ?? refuse({ message: t('--fill: there is no folder for your files: set XDG_CONFIG_HOME or HOME') })
  const open = keysFor(words, book).flatMap(key => {
    const ability = book.abilities[key]
    return ability?.cost.includes('?') ? [[key, ability] as const] : []
  })
  if (!isInteractive(streams)) refuse(noTerminal(file))
  if (open.length === 0) return void (await deliver(t('All its costs are known.\n'), {}, streams))
  const { promptCosts: fill } = await import('./prompt-costs')
  await fill(open, book, file, streams)
}
