import { describe, expect, it } from 'vitest'
import { type Rule, rules } from './tools/architecture-rules'
import { readTree, survey, type Tree } from './tools/source-tree'

const files = survey(readTree('src'))

describe('the source tree', () => {
  it('has been found', () => expect(files.length).toBeGreaterThan(4))

  it.each(Object.entries<Rule>(rules))('%s', (_, complaints) => expect(complaints(files)).toEqual([]))
})

const good: Tree = {
  'model/scenario.ts': 'export interface Scenario { readonly kind: string }',
  'chance/random.ts': "import seedrandom from 'seedrandom'\nexport const random = seedrandom.xor4096('a')",
  'rules/troops/index.ts': "import type { Scenario } from '../../model/scenario'\nexport type Troop = Scenario",
  'battle/melee.ts':
    "import { random } from '../chance/random'\nimport type { Troop } from '../rules/troops'\n// Math.random is not used\nexport const melee = (_: Troop) => random()",
  'report/table.ts': "import { Chalk } from 'chalk'\nexport const chalk = new Chalk()",
  'answers.ts': "export { melee } from './battle/melee'",
  'index.ts': "export { melee } from './answers'",
  'cli/entry.ts':
    "import { version } from '../../package.json'\nvoid import('../report/table')\nvoid import('../answers')\nconsole.log(version)"
}

/** What every rule says of a sound tree with some wrong files. */
const complaints = (wrong: Tree) => {
  const files = survey({ ...good, ...wrong })
  return Object.values<Rule>(rules).flatMap(rule => rule(files))
}

describe('the rules of the source tree', () => {
  it('has no complaint about a sound tree', () => expect(complaints({})).toEqual([]))

  it('sees a folder that is not in the plan', () =>
    expect(complaints({ 'utils/helper.ts': '' })).toEqual([expect.stringContaining('utils/helper.ts: there is no folder utils')]))

  it('sees an import against the arrows', () =>
    expect(complaints({ 'chance/dice.ts': "import { melee } from '../battle/melee'" })).toEqual([
      'chance/dice.ts imports battle/melee.ts: chance may import model'
    ]))

  it.each([
    ['a type', "import type { Troop } from '../rules/troops'"],
    ['a type in passing', "export type Troop = import('../rules/troops').Troop"],
    ['an export', "export * from '../rules/troops'"],
    ['a late import', "export const late = () => import('../rules/troops')"],
    ['the folder itself', "import '../rules/troops/'"]
  ])('sees it however it is written: %s', (_, text) =>
    expect(complaints({ 'report/svg.ts': text })).toEqual([
      'report/svg.ts imports rules/troops/index.ts: report may import model'
    ])
  )

  it('keeps the library and the command line apart', () =>
    expect(complaints({ 'index.ts': "export * from './cli/entry'", 'cli/batch.ts': "import '../index'" })).toEqual([
      expect.stringMatching(/^index.ts imports cli\/entry.ts/),
      expect.stringMatching(/^cli\/batch.ts imports index.ts/)
    ]))

  it('sees a circle of files in one folder', () =>
    expect(
      complaints({
        'battle/a.ts': "import './b'",
        'battle/b.ts': "import './c'",
        'battle/c.ts': "import type { A } from './a'"
      })
    ).toEqual(['battle/a.ts -> battle/b.ts -> battle/c.ts -> battle/a.ts']))

  it('sees an import that leads nowhere', () =>
    expect(complaints({ 'battle/a.ts': "import './gone'" })).toEqual(['battle/a.ts: ./gone leads to no file']))

  it('sees a package, or a module of Node, in the core', () =>
    expect(complaints({ 'battle/a.ts': "import 'zod'", 'chance/b.ts': "import 'node:fs'" })).toEqual([
      'battle/a.ts imports zod: battle may ask for no package',
      'chance/b.ts imports node:fs: chance may ask for seedrandom alone'
    ]))

  it.each([
    ['Math.random', 'export const x = Math.random()'],
    ['Math.random', "export const x = Math['random']"],
    ['Date.now', 'export const now = Date.now'],
    ['new Date', 'export const today = new Date()'],
    ['Date()', 'export const today = Date()'],
    ['performance.now', 'export const t = performance.now()'],
    ['process.hrtime', 'export const t = process.hrtime.bigint()']
  ])('sees %s in code', (what, text) =>
    expect(complaints({ 'cli/x.ts': text })).toEqual([`cli/x.ts reaches for ${what}: the same request must give the same bytes`])
  )

  it('sees a file that has grown too long', () =>
    expect(complaints({ 'rules/a.ts': 'export {}\n'.repeat(501) })).toEqual(['rules/a.ts has 501 lines, more than 500']))

  it('sees a turn of phrase that is too long for its line', () =>
    expect(complaints({ 'cli/a.ts': `export const A = said\`${'x'.repeat(150)}\`\n` })).toEqual([
      'cli/a.ts has a turn of phrase on a line of 173 letters: lay it out over several'
    ]))
})
