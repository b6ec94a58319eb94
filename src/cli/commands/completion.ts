import { type Command, Option } from 'commander'
import { t } from '../../model/language'
import type { Streams } from '../streams'
import type { Row } from './row'
import { withExamples } from './with-examples'

/** Tab in a shell. */
const completionOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'completion')
    .argument('[shell...]', t('bash, zsh or fish; the script says where it goes'))
    .addOption(new Option('--for <line>', t('what may stand at the end of a command line')).hideHelp())
  command.action(async (words: readonly string[]) => {
    const { completion } = await import('../guide')
    const { for: line }: { readonly for?: string } = command.opts()
    await completion(words, line, command.parent ?? command, streams)
  })
}

export const completion: Row = { summary: 'Tab completes words and values in bash, zsh and fish', furnish: completionOf }
