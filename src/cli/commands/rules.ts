import { Option } from 'commander'
import { t } from '../../model/language'
import {
  type CommandRow,
  CUSTOM_DATA,
  FIGHT,
  MORE,
  OUTPUT,
  optionUnder,
  outputOptions,
  ownOptions,
  readingOption,
  repeatableUnder,
  reportOption,
  warbandOptions
} from './options'

const NEW = 'A new board:'

/** Starting and checking board files. */
export const board: CommandRow = {
  summary: 'start a board file, or check one',
  describeWords: () => t('new, or check FILE'),
  options: () => [
    optionUnder(NEW, '--name <name>', t('the faction: "Reed Folk"; a terminal asks for it')),
    optionUnder(NEW, '--edition <n>', t('edition of the game: 1 (default) or 2; with check, if the file does not give it')),
    repeatableUnder(
      NEW,
      '--troop <troop>',
      t('one of its troops: "Reed Guard=hearthguard, javelins, mounted" (default: the four classes)')
    ),
    optionUnder(OUTPUT, '-o, --output <file>', t('write the board to a file'))
  ],
  run: async (call, streams) => (await import('../board')).board(call, streams)
}

const BOOK = 'The book:'

/** Every match-up of an edition, in exact fractions. */
export const book: CommandRow = {
  summary: 'every match-up of an edition as exact fractions',
  usage: '[options]',
  options: () => [
    optionUnder(BOOK, '-o, --output <dir>', t('the folder of the book: one file a chapter, and a manifest with their checksums')),
    optionUnder(BOOK, '--check <dir>', t('play every fight of a book again and list the rows that are wrong')),
    optionUnder(BOOK, '--edition <n>', t('1 (default) or 2')),
    optionUnder(BOOK, '--every <n>', t('keep one fight in this many, as a sample')),
    optionUnder(BOOK, '--jobs <n>', t('threads; by default, one for each core, and one for a small sample'))
  ],
  run: async (call, streams) => (await import('../book/book')).book(call, streams)
}

/** The page for the phone. */
export const page: CommandRow = {
  summary: 'one file with the engine inside, for the phone at the table',
  describeWords: () => t('the fight to start from, as a sentence'),
  options: () => [
    optionUnder(FIGHT, '--edition <n>', t('edition of the game to start with: 1 or 2')),
    readingOption(FIGHT),
    ...warbandOptions(),
    ...ownOptions(),
    optionUnder(OUTPUT, '-o, --output <file>', t('write the page to a file: odds.html'))
  ],
  run: async (call, streams) => (await import('../page')).page(call, streams)
}

/** Completion with Tab in a shell. */
export const completion: CommandRow = {
  summary: 'Tab completion for bash, zsh and fish',
  argument: '[shell...]',
  describeWords: () => t('bash, zsh or fish; the script explains where to put it'),
  options: () => [new Option('--for <line>', t('what can complete a command line')).hideHelp()],
  run: async ({ words, command }, streams) => {
    const { for: line }: { readonly for?: string } = command.opts()
    await (await import('../completion')).completion(words, line, command.parent ?? command, streams)
  }
}

export const rules: CommandRow = {
  summary: 'browse units, weapons, boards, readings and rules',
  describeWords: () => t('units, weapons, abilities, readings; or a faction, a name, the id of a rule'),
  options: () => [
    optionUnder(OUTPUT, '--edition <n>', t('edition of the game: 1 or 2')),
    ...ownOptions(),
    optionUnder(CUSTOM_DATA, '--as-board', t('a faction as a board file, YAML unless -f json: rules vikings --as-board')),
    optionUnder(CUSTOM_DATA, '--schema', t('the JSON Schema of board files, of scenarios, or of reports, for editors')),
    optionUnder(CUSTOM_DATA, '--fill', t('ask for unknown costs and save them in your costs.yaml')),
    ...outputOptions('--explain', '--full'),
    reportOption(MORE)
  ],
  run: async (call, streams) => (await import('../rules')).rules(call, streams)
}
