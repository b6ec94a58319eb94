import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile, Plugin } from './esbuild'
import { COMMANDER } from './packages'

/**
 * Modules that most starts have no use for: each is a chunk that is read and run where something of it is first used, not where it is
 * imported. Those that are asked for at every start, but would stand in the same chunk, are named as well.
 */
const WHEN_USED = [
  'battle/acts',
  'battle/apply-effects',
  'battle/attack-dice',
  'battle/crush',
  'battle/exchange-second',
  'battle/readings-in-play',
  'battle/rounds',
  'battle/strike-key',
  'battle/units',
  'battle/usable-ability',
  'cli/examples',
  'cli/failure',
  'cli/replay-report',
  'model/figures',
  'request/ability',
  'request/flags',
  'battle/averaged',
  'battle/fractions',
  'battle/rebuilt-melees',
  'battle/recorded-stages',
  'battle/summary',
  'battle/thrown-cases',
  'battle/two-strikes',
  'battle/uncertain',
  'battle/wrath',
  'chance/fractions',
  'chance/sampled',
  'cli/commands/rules',
  'cli/commands/studies',
  'cli/commands/warband',
  'cli/system-errors',
  'model/cell-numbers',
  'model/condition',
  'model/effect',
  'model/mistakes',
  'model/nearest',
  'model/over-budget',
  'report/advice/page',
  'request/words/ask-back',
  'request/words/loss-question',
  'request/board',
  'request/boards/index',
  'request/choice',
  'request/words/choice-words',
  'request/condition-names',
  'request/costs',
  'request/field-help',
  'request/words/field-words',
  'request/json',
  'request/words/pointing-back',
  'request/words/sentence-words',
  'request/words/unit-names',
  'request/study-replay',
  'rules/abilities',
  'rules/cost',
  'rules/custom-tables',
  'rules/kit',
  'study/effects'
]
const ALWAYS = [
  'battle/cover',
  'battle/exchange',
  'battle/ledger',
  'battle/melee',
  'battle/tests',
  'model/unit-state',
  'model/limits',
  'request/words/cures',
  'request/words/loss-verbs'
]

const OF_COMMANDER = ['help', 'suggestSimilar'].map(name => `${COMMANDER}/${name}.js`)

export const apart = Object.fromEntries([
  ...[...WHEN_USED, ...ALWAYS].map(module => [module.replaceAll('/', '-'), `src/${module}.ts`]),
  ...[...OF_COMMANDER, `${COMMANDER}/argument.js`].map(file => [`commander-${basename(file, '.js')}`, file])
])

/** The files of chunks in which a module stands that waits until it is used. */
export const waiting = (metafile: Metafile): ReadonlySet<string> =>
  new Set(
    Object.entries(metafile?.outputs ?? {}).flatMap(([file, { inputs }]) =>
      [...WHEN_USED.map(module => `src/${module}.ts`), ...OF_COMMANDER].some(module => module in inputs) ? [basename(file)] : []
    )
  )

/** What each chunk asks for at its start, by which bin/saga-odds.cjs makes one script of those that belong together. */
export const chunksTold: Plugin = {
  name: 'chunks-told',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const waits = waiting(metafile)
      const asked = Object.entries(metafile?.outputs ?? {}).map(([file, { imports }]) => [
        basename(file),
        imports.flatMap(({ kind, external, path }) =>
          kind === 'import-statement' && !external && !waits.has(basename(path)) ? [basename(path)] : []
        )
      ])
      writeFileSync('dist/chunks.json', JSON.stringify(Object.fromEntries(asked.sort())))
    })
  }
}
