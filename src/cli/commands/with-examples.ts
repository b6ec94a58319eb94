import type { Command } from 'commander'
import { t } from '../../model/language'
import { EXAMPLES } from '../examples'

/** Its page begins with examples. */
export const withExamples = (command: Command, name: keyof typeof EXAMPLES): Command =>
  command.addHelpText('before', [t('Examples:'), ...EXAMPLES[name].map(example => `  $ saga-odds ${example}`), ''].join('\n'))
