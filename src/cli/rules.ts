import { extname } from 'node:path'
import { loadAnswer } from '../answers/load-answer'
import { jsonText } from '../model/data'
import { attempted, isRefused, type Mistake, RequestError, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import { distance, nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import type { Edition } from '../model/scenario'
import { boardSchema, factionBoard, scenarioSchema } from '../request/boards'
import { costsOver } from '../request/costs'
import { boardAdded, costSet, sorted } from '../request/set'
import { MOST_LETTERS } from '../request/words/sentence'
import { abilityKeys } from '../rules/lookup'
import { idsNamed, plain } from '../rules/named'
import { rulebook } from '../rules/rulebook'
import { topicCalled } from '../rules/topics'
import type { Rulebook } from '../rules/types'
import { appearanceMistakes } from './appearance'
import { boardFiles, bookWithBoards } from './boards'
import { configurationPatches } from './config/patches'
import { editionIn } from './edition-option'
import type { CommandCall } from './flags'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { isAsking, MOST_OF_TITLE } from './questions/asking-words'
import { costsFile, withSavedCosts } from './saved-costs'
import { isInteractive, type Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** The parts of `rules` that are no reports: JSON Schemas, a faction as a board file, and asking for unknown costs. */

const refuse = (...mistakes: readonly Mistake[]): never => {
  throw new RequestError(mistakes)
}

type FileFormat = 'yaml' | 'json'

const ENDINGS: Readonly<Record<string, FileFormat>> = { '.json': 'json', '.yaml': 'yaml', '.yml': 'yaml' }

/** The format given, else that of the file's extension, else the first of those allowed. */
const formatOf = (options: OutputOptions, ...allowed: readonly [FileFormat, ...FileFormat[]]): FileFormat => {
  const { format, output = '-' } = options
  const ending = extname(output).toLowerCase()
  const wanted = format ?? (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : allowed[0])
  const found = allowed.find(each => each === wanted)
  const mistakes = [...appearanceMistakes(options), ...(found ? [] : [noneOf('--format', wanted, allowed, '--format')])]
  return found !== undefined && mistakes.length === 0 ? found : refuse(...mistakes)
}

/** The JSON Schemas that `--schema` prints. */
const SCHEMAS = {
  board: boardSchema,
  scenario: scenarioSchema,
  report: async () => jsonText((await import('../../docs/report.schema.json')).default)
} satisfies Record<string, (book: Rulebook) => Promise<string>>

const isSchema = (name: string): name is keyof typeof SCHEMAS => Object.hasOwn(SCHEMAS, name)

/** `rules --schema scenario`; of board files by default. */
const printSchema = async (words: readonly string[], book: Rulebook, options: OutputOptions, streams: Streams): Promise<void> => {
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

const printBoard = async (words: readonly string[], book: Rulebook, options: OutputOptions, streams: Streams): Promise<void> => {
  const format = formatOf(options, 'yaml', 'json')
  await deliver(await factionBoard(book, factionCalled(words, book), format), options, streams)
}

/** The keys of the abilities of this name, or of the faction of this name; without a name, of all. */
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

/** `--fill`: asks at the terminal for the costs that are unknown in `book`, which already has the saved ones. */
const fillCosts = async (words: readonly string[], book: Rulebook, streams: Streams): Promise<void> => {
  const file =
    costsFile(streams.env) ?? refuse({ message: t('--fill: there is no folder for your files: set XDG_CONFIG_HOME or HOME') })
  const open = keysFor(words, book).flatMap(key => {
    const ability = book.abilities[key]
    return ability?.cost.includes('?') ? [[key, ability] as const] : []
  })
  if (!isInteractive(streams)) refuse(noTerminal(file))
  if (open.length === 0) return void (await deliver(t('All its costs are known.\n'), {}, streams))
  const { promptCosts } = await import('./prompt-costs')
  await promptCosts(open, book, file, streams)
}

/** The command `rules`: looks words up in the rulebook. */

interface RulesOptions extends OutputOptions {
  readonly edition?: string
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly schema?: true
  readonly asBoard?: true
  readonly fill?: true
  readonly scenario?: readonly string[]
}

const FILE_OPTIONS = ['schema', 'asBoard', 'fill'] as const

const editionOf = ({ edition, configured }: RulesOptions): Edition | undefined =>
  edition === undefined ? (configured?.edition ?? 1) : editionIn(edition)

/** "is fatigue" is looked up as "fatigue". */
const COPULA = /^(?:is|are|s|es|son|a|an|una?)$/

/** "what does Ullr do", "the stats of hearthguard": the most words that anything is called by, where the rest only asks. */
const wordsAsked = (words: readonly string[], isKnown: (words: readonly string[]) => boolean): readonly string[] => {
  if (isKnown(words)) return words
  const all = plain(words.join(' ')).split(' ')
  const first = all.findIndex(word => !isAsking(word))
  // "what is armour": every word may be what only asks, and the last of them is asked about
  const [from, last] = first < 0 ? [all.length - 1, all.length - 1] : [first, all.findLastIndex(word => !isAsking(word))]
  for (let count = Math.min(MOST_OF_TITLE, all.length - 1); count > last - from; count--)
    for (let start = Math.max(0, last - count + 1); start <= Math.min(from, all.length - count); start++) {
      const found = all.slice(start, start + count)
      const bare = found.slice(found.findIndex(word => !COPULA.test(word)))
      if (isKnown(bare)) return bare
      if (isKnown(found)) return found
    }
  return words
}

/** What is wrong with the options. The outputs that are files check their formats themselves. */
const mistakesIn = (options: RulesOptions): readonly Mistake[] => {
  const files = FILE_OPTIONS.filter(name => options[name])
  return [
    ...(files.length > 0 ? [] : outputMistakes(options)),
    ...(files.length > 1 ? [{ message: t('--schema, --as-board and --fill: use one at a time') }] : []),
    ...(editionOf(options) ? [] : [notA('--edition', options.edition, '1 or 2', '--edition')])
  ]
}

/** The rulebook with the user's boards, then the costs given here, then those saved. */
const bookOf = async (options: RulesOptions, streams: Streams): Promise<Rulebook> => {
  const { patches, mistakes } = sorted((options.cost ?? []).map(costSet))
  refuseAny(mistakes)
  const named = (options.board ?? []).map(boardAdded)
  const boards = [...configurationPatches(options.configured, {}, named), ...named]
  const book = (await bookWithBoards(boardFiles({}, boards), streams, rulebook))(editionOf(options) ?? 1)
  return withSavedCosts(costsOver(book, patches), streams)
}

/** Names shorter than this are too near to other words. */
const FEWEST_LETTERS = 6

/** The name that the words miss by one letter, "shieldwal", where they are no name themselves: the texts of the rules hold many words. */
const nameMeant = (words: string, book: Rulebook): string | undefined => {
  const given = plain(words)
  const { factions, classes, troops, weapons, mounts, terrain, abilities } = book
  const tables = [factions, classes, troops, weapons, mounts, terrain, abilities]
  if (given.length < FEWEST_LETTERS || given.length > MOST_LETTERS) return undefined
  if (topicCalled(given) || tables.some(table => idsNamed(table, given).length > 0)) return undefined
  const names = tables.flatMap(table => Object.values<{ readonly names: readonly string[] }>(table).flatMap(row => row.names))
  return names.find(
    name => Math.abs(name.length - given.length) < 2 && name.length >= FEWEST_LETTERS && distance(given, plain(name)) === 1
  )
}

/** What a question asks about, or else the rules that share its words. */
const foundIn = async (text: string, book: Rulebook): Promise<readonly string[] | undefined> => {
  const asked = (await import('./questions/rule-questions')).topicOrRow(text, book)
  if (asked) return asked
  const [{ rulesSearched }, { inReadersLanguage }] = [await import('./questions/rules-searched'), await import('./language')]
  return inReadersLanguage(() => rulesSearched(text, book))?.slice(1)
}

/** Whether the rulebook of either edition has something of this name. */
export const isInRulebook = async (name: string): Promise<boolean> => {
  const answered = await loadAnswer('rules')
  return ([1, 2] as const).some(edition => !isRefused(attempted(() => answered({ words: [name] }, rulebook(edition)))))
}

export const rules = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  const options: RulesOptions = command.opts()
  refuseAny(mistakesIn(options))
  if (options.scenario) {
    const { replayRequestFile } = await import('./replay-request')
    return answer(await replayRequestFile(options.scenario, { words, command }, streams), options, streams)
  }
  const book = await bookOf(options, streams)
  if (!FILE_OPTIONS.some(name => options[name])) {
    const answered = await loadAnswer('rules')
    const isKnown = (given: readonly string[]): boolean => !isRefused(attempted(() => answered({ words: given }, book)))
    const subject = plain(words.join(' '))
      .split(' ')
      .filter(word => !isAsking(word))
    const meant = nameMeant(words.join(' '), book) ?? nameMeant(subject.join(' '), book)
    const named = meant === undefined ? wordsAsked(words, isKnown) : [meant]
    const asked = isKnown(named) ? named : ((await foundIn(words.join(' '), book)) ?? named)
    return answer(answered({ words: asked }, book), options, streams)
  }
  if (options.schema) return printSchema(words, book, options, streams)
  return options.asBoard ? printBoard(words, book, options, streams) : fillCosts(words, book, streams)
}
