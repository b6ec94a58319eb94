import type { Command, Option } from 'commander'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { OUTPUT, outputOptions, ownOptions, shown, strangersOptions, warbandOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const PLAN = 'The plan:'

const planOptions = (): readonly Option[] => [
  shown(PLAN, '--solve [goal]', 'the best plan for a goal, the first unless named; or for points'),
  shown(PLAN, '--check', 'play nothing, and list what is illegal or impossible by line and column'),
  shown(PLAN, '--method <name>', 'exact (default) or monte-carlo'),
  shown(PLAN, '--trials <n>', 'turns to throw when sampling, 20 000 by default'),
  shown(PLAN, '--seed <text>', 'any text: the same seed throws the same dice'),
  shown(PLAN, '--edition <n>', 'edition of the game, where the plan is in words: 1 or 2'),
  repeatable('--reading <name=value>', 'another interpretation of a disputed rule').helpGroup(PLAN),
  repeatable('--scenario <file>', 'a plan file, or the report of a plan; - reads it from stdin').helpGroup(PLAN),
  shown(PLAN, '--schema', 'the JSON Schema of plan files, for editors')
]

/** A turn of several activations. */
const planOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'plan').argument('[words...]', 'a plan file in YAML or JSON; or fights in words with "then" between them')
  const output = outputOptions().filter(({ long }) => long !== '--explain')
  const explain = shown(OUTPUT, '--explain [step...]', 'each step in full; or one fight, number by number: --explain step 3')
  for (const option of [...planOptions(), ...ownOptions(), ...warbandOptions(), ...strangersOptions(), ...output, explain])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { plan } = await import('../plan')
    await plan({ words, command }, streams)
  })
}

export const plan: Row = { summary: 'a turn of several activations, everything carried through', furnish: planOf }
