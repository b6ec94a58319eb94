import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import type { Streams } from '../streams'
import { MORE, OUTPUT, OWN, outputOptions, ownOptions, reportOption, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

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

export const rules: Row = { summary: 'browse units, weapons, boards, readings and rules', furnish: rulesOf }
