import type { Command } from 'commander'
import { t } from '../../model/language'
import type { Streams } from '../streams'
import { shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

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

export const book: Row = { summary: 'every match-up of an edition as exact fractions', furnish: bookOf }
