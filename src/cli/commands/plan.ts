import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { OUTPUT, outputOptions, ownOptions, shown, strangersOptions, warbandOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const PLAN = 'The plan:'

const planOptions = (): readonly Option[] => [
  shown(PLAN, '--solve [goal]', t('the best plan for a goal (by default the first), for points, or for tournament')),
  shown(PLAN, '--goal <goal>', t('the same as --solve with a goal')),
  shown(PLAN, '--check', t('play nothing; list what is illegal or impossible, by line and column')),
  shown(PLAN, '--method <name>', t('exact (default) or monte-carlo')),
  shown(PLAN, '--trials <n>', t('turns to sample, 20 000 by default')),
  shown(PLAN, '--seed <text>', t('any text: the same seed throws the same dice')),
  shown(PLAN, '--edition <n>', t('edition of the game, for a plan in words: 1 or 2')),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule')).helpGroup(t(PLAN)),
  repeatable('--scenario <file>', t('a plan file, or the report of a plan; - reads stdin')).helpGroup(t(PLAN)),
  shown(PLAN, '--schema', t('the JSON Schema of plan files, for editors'))
]

/** A turn of several activations. */
const planOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'plan').argument(
    '[words...]',
    t('a plan file in YAML or JSON; or fights in words with "then" between them')
  )
  const output = outputOptions().filter(({ long }) => long !== '--explain')
  const explain = shown(OUTPUT, '--explain [step...]', t('each step in full; or one fight, number by number: --explain step 3'))
  for (const option of [...planOptions(), ...ownOptions(), ...warbandOptions(), ...strangersOptions(), ...output, explain])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { plan } = await import('../plan')
    await plan({ words, command }, streams)
  })
}

export const plan: Row = { summary: 'a turn of several activations, one after another', furnish: planOf }
