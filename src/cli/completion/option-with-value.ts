import { rulebook } from '../../rules/rulebook'
import type { CommandCall } from '../flags'
import { valuesOf } from './option-values'
import { FILES } from './typed-line'

/** The options of a command that take this word as their value, each with it: `--format json` for `json`. */
export const optionsWithValue = (word: string, { words, command }: CommandCall): readonly string[] => {
  const book = rulebook(command.getOptionValue('edition') === '2' ? 2 : 1)
  const around = { words: words.filter(each => !each.startsWith('-')), command: command.name(), book }
  return command.options.flatMap(option => {
    const values = option.hidden ? [] : valuesOf(option, '', around)
    return values !== FILES && values.some(({ value }) => value === word) ? [`${option.long} ${word}`] : []
  })
}
