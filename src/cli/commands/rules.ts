import { type Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import {
  type CommandRow,
  FIGHT,
  MORE,
  OUTPUT,
  OWN,
  outputOptions,
  ownOptions,
  reportOption,
  shown,
  warbandOptions,
  withExamples
} from './options'

const NEW = 'A new board:'

/** Board files: one to start from, and what is wrong in one. */
const boardOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'board')
    .argument('[words...]', t('new, or check FILE'))
    .addOption(shown(NEW, '--name <name>', t('the faction: "Reed Folk"; a terminal asks for it')))
    .addOption(shown(NEW, '--edition <n>', t('edition of the game: 1 (default) or 2; with check, if the file does not give it')))
    .addOption(
      repeatable(
        '--troop <troop>',
        t('one of its troops: "Reed Guard=hearthguard, javelins, mounted" (default: the four classes)')
      ).helpGroup(t(NEW))
    )
    .addOption(shown(OUTPUT, '-o, --output <file>', t('write the board to a file')))
  command.action(async (words: readonly string[]) => {
    const { board } = await import('../board')
    await board({ words, command }, streams)
  })
}

export const board: CommandRow = { summary: 'start a board file, or check one', furnish: boardOf }

const BOOK = 'The book:'

/** Every match-up of an edition, in exact fractions. */
const bookOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'book').argument('[words...]', t('nothing: everything is an option'))
  command
    .addOption(
      shown(BOOK, '-o, --output <dir>', t('the folder of the book: one file a chapter, and a manifest with their checksums'))
    )
    .addOption(shown(BOOK, '--check <dir>', t('play every fight of a book again and list the rows that are wrong')))
    .addOption(shown(BOOK, '--edition <n>', t('1 (default) or 2')))
    .addOption(shown(BOOK, '--every <n>', t('keep one fight in this many, as a sample')))
    .addOption(shown(BOOK, '--jobs <n>', t('threads; by default, one for each core, and one for a small sample')))
  command.action(async (words: readonly string[]) => {
    const { book } = await import('../book/book')
    await book({ words, command }, streams)
  })
}

export const book: CommandRow = { summary: 'every match-up of an edition as exact fractions', furnish: bookOf }

/** One file for the phone. */
const pageOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'page')
    .argument('[words...]', t('the fight to start from, as a sentence'))
    .addOption(shown(FIGHT, '--edition <n>', t('edition of the game to start with: 1 or 2')))
    .addOption(
      repeatable('--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)')).helpGroup(
        t(FIGHT)
      )
    )
  for (const option of [...warbandOptions(), ...ownOptions()]) command.addOption(option)
  command.addOption(shown(OUTPUT, '-o, --output <file>', t('write the page to a file: odds.html')))
  command.action(async (words: readonly string[]) => {
    const { page } = await import('../page')
    await page({ words, command }, streams)
  })
}

export const page: CommandRow = { summary: 'one file with the engine inside, for the phone at the table', furnish: pageOf }

/** Tab in a shell. */
const completionOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'completion')
    .argument('[shell...]', t('bash, zsh or fish; the script explains where to put it'))
    .addOption(new Option('--for <line>', t('what can complete a command line')).hideHelp())
  command.action(async (words: readonly string[]) => {
    const { completion } = await import('../guide')
    const { for: line }: { readonly for?: string } = command.opts()
    await completion(words, line, command.parent ?? command, streams)
  })
}

export const completion: CommandRow = { summary: 'Tab completion for bash, zsh and fish', furnish: completionOf }

const ownFiles = (): readonly Option[] => [
  shown(OWN, '--as-board', t('a faction as a board file, YAML unless -f json: rules vikings --as-board')),
  shown(OWN, '--schema', t('the JSON Schema of board files, of scenarios, or of reports, for editors')),
  shown(OWN, '--fill', t('ask for unknown costs and save them in your costs.yaml'))
]

const rulesOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'rules')
    .argument('[words...]', t('units, weapons, abilities, readings; or a faction, a name, the id of a rule'))
    .addOption(shown(OUTPUT, '--edition <n>', t('edition of the game: 1 or 2')))
  for (const option of [...ownOptions(), ...ownFiles()]) command.addOption(option)
  for (const option of [...outputOptions(), reportOption(MORE)]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { rules } = await import('../rules')
    await rules({ words, command }, streams)
  })
}

export const rules: CommandRow = { summary: 'browse units, weapons, boards, readings and rules', furnish: rulesOf }
