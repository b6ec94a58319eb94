import { type Command, Option } from 'commander'
import { t } from '../../model/language'
import type { Streams } from '../streams'
import type { Row } from './row'
import { withExamples } from './with-examples'

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

export const completion: Row = { summary: 'Tab completion for bash, zsh and fish', furnish: completionOf }
