import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requested } from '../../src/request/request'
import { readRoster } from '../../src/request/roster'
import { nearName, withUnitNames } from '../../src/request/words/unit-names'
import { rulebook } from '../../src/rules/rulebook'
import { openFolder } from '../tools/folder'
import { type } from './running'

/** Units of one's own warbands, called by their names in sentences. */

const { folder, file } = openFolder()

const MINE = `faction: vikings
points: 6
warlord: true
units:
  - { troop: berserkers, models: 4 }
  - { troop: hirdmen, models: 4, name: The Boar's Head }
  - { troop: bondi, models: 12 }
  - { troop: bondi, models: 8 }
  - { troop: thralls, models: 6, units: 2, weapon: bow }
`
const THEIRS = `faction: anglo-danes
points: 6
warlord: true
units:
  - { troop: huscarls, models: 4, weapon: danish axe }
  - { troop: fyrd, models: 8 }
  - 10 fyrd
  - { troop: geburs, models: 12, weapon: sling }
`
const mine = file('mine.yaml', MINE)
const theirs = file('theirs.yaml', THEIRS)
const WARBANDS = `--warband ${mine} --against ${theirs}`

const read = async (text: string) => (await readRoster({ name: 'a.yaml', text }, rulebook)).roster

const scenarioOf = async (words: string) => {
  const book = withUnitNames(rulebook(1), await read(MINE), await read(THEIRS))
  const { attacker, defender } = requested({ words: [words], kind: 'melee' }, () => book).scenario
  return { attacker, defender }
}

describe('a name stands for all that the roster says', () => {
  it.each([
    ['berserkers charge fyrd-2', { unit: 'berserkers', models: 4 }, { unit: 'ceorls', models: 10 }],
    ["The Boar's Head charge Huscarls", { unit: 'hirdmen', models: 4 }, { unit: 'huscarls', models: 4, weapon: 'danish-axe' }],
    ['the boars head charge ceorls-1', { unit: 'hirdmen', models: 4 }, { unit: 'ceorls', models: 8 }],
    ['hirdmen-1 charge warlord', { unit: 'hirdmen', models: 4 }, { unit: 'anglo-danes-warlord', models: 1 }],
    ['thralls-2 against bondi-1', { unit: 'thralls', models: 6, weapon: 'bow' }, { unit: 'bondi', models: 12 }],
    // what the words say goes before it
    ['6 bondi-1 charge 3 huscarls-1', { unit: 'bondi', models: 6 }, { unit: 'huscarls', models: 3, weapon: 'danish-axe' }],
    ['bondi-2 with fatigue 1 charge 8 bondi', { unit: 'bondi', models: 8, fatigue: 1 }, { unit: 'bondi', models: 8 }],
    ['fyrd-2 is charged by bondi-1', { unit: 'bondi', models: 12 }, { unit: 'ceorls', models: 10 }]
  ])('%s', async (words, attacker, defender) => expect(await scenarioOf(words)).toMatchObject({ attacker, defender }))

  it('a number before a troop means any such troop', async () => {
    const { defender } = await scenarioOf('8 bondi charge 4 huscarls')
    expect(defender).not.toHaveProperty('weapon')
  })

  it('two of a name are the one of each side', async () => {
    const book = withUnitNames(rulebook(1), await read(MINE), await read(MINE.replace('models: 12', 'models: 9')))
    const { scenario } = requested({ words: ['bondi-1 charge bondi-1'], kind: 'melee' }, () => book)
    expect(scenario).toMatchObject({ attacker: { models: 12 }, defender: { models: 9 } })
  })
})

describe('every command that reads a sentence knows the names', () => {
  it.each([
    ['melee berserkers charge fyrd-2', 'melee 4 berserkers charge 10 ceorls'],
    ['shoot thralls-2 shoot fyrd-1', 'shoot 6 thralls bow shoot 8 ceorls'],
    ['advise bondi-1 charge huscarls', 'advise 12 bondi charge 4 huscarls axe'],
    ['compare berserkers or bondi-1 vs fyrd-1', 'compare 4 berserkers or 12 bondi vs 8 ceorls'],
    [
      'sweep melee bondi-1 charge huscarls --vary defender.fatigue=0..2',
      'sweep melee 12 bondi charge 4 huscarls axe --vary defender.fatigue=0..2'
    ]
  ])('%s', async (named, plainly) => {
    const [one, other] = [await type(`${named} -f line ${WARBANDS}`), await type(`${plainly} -f line`)]
    expect(one).toEqual({ ...other, stderr: '' })
    expect(one.code).toBe(0)
  })

  it('plan, where a name is the same unit all through', async () => {
    const { stdout } = await type(`plan bondi-1 charge fyrd-1 then bondi-1 charge fyrd-2 -f line ${WARBANDS}`)
    expect(stdout).toMatch(
      /bondi-1 charge ceorls-1, then bondi-1 charge ceorls-2|bondi-1 charge fyrd-1, then bondi-1 charge fyrd-2/
    )
  })

  it('from the configuration too', async () => {
    const config = file('config.yaml', 'warband: mine.yaml\nagainst: theirs.yaml\n')
    expect(await type(`melee berserkers charge fyrd-2 -f line --config ${config}`)).toEqual(
      await type('melee 4 berserkers charge 10 ceorls -f line')
    )
  })
})

describe('what cannot be is one sentence', () => {
  it.each([
    ['melee berserkers charge fyrd-9', `unknown word "fyrd-9"; did you mean "fyrd-1"?`],
    ['melee bondi-7 charge fyrd-1', `unknown word "bondi-7"; did you mean "bondi-1"?`],
    // a troop that neither warband has: no two knights
    [
      'melee teulu-2 charge fyrd-1',
      'unit: "teulu-2" is not vikings-warlord-1, berserkers-1, the-boar-s-head, bondi-1, bondi-2, thralls-1, thralls-2, warlord-1, ' +
        'huscarls-1, ceorls-1, ceorls-2 or geburs-1'
    ]
  ])('%s', async (words, shown) =>
    expect(await type(`${words} ${WARBANDS}`)).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${shown}\n` })
  )

  it('a name that leaves words out is near to it', () => {
    const called = { 'hearthguards with heavy weapons 1': {}, 'warlord 1': {} }
    expect(nearName('hearthguards-1', { ...rulebook(1), called })).toBe('hearthguards-with-heavy-weapons-1')
  })

  it.each([
    ['a roster that is not there', `--warband ${folder}/gone.yaml`, `${folder}/gone.yaml: there is no such file`],
    ['two for one side', `--warband ${mine} --warband ${mine}`, '--warband is given twice: a side has one warband'],
    ['stdin', '--against -', '--against -: rosters are not read from stdin here: name the file'],
    [
      'another edition',
      `--warband ${file('second.yaml', `edition: 2\n${MINE}`)} --edition 1`,
      `${folder}/second.yaml: this roster is for edition 2, and you are playing edition 1: use one edition`
    ]
  ])('%s', async (_, flags, shown) =>
    expect(await type(`melee bondi-1 charge 4 huscarls ${flags}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `saga-odds: ${shown}\n`
    })
  )
})

describe('a roster with rows of its own', () => {
  const list = join(folder, 'list.yaml')

  it('plays by name, and again from its report', async () => {
    expect((await type(`import examples/import/fenland.ros -o ${list}`)).code).toBe(0)
    const words = 'the old guard charge levies-with-bows-2'
    const report = join(folder, 'report.json')
    const flags = `--warband ${list} --against ${list}`
    const { stdout } = await type(`melee ${words} ${flags} -f line`)
    expect(stdout).toMatch(/^8 Hearthguards with heavy weapons.* charge 12 Levies with bows/)
    expect((await type(`melee ${words} ${flags} -o ${report}`)).code).toBe(0)
    expect((await type(`melee --scenario ${report} -f line`)).stdout).toBe(stdout)
  })

  it('meets another that has rows of the same ids', async () => {
    const text = readFileSync(list, 'utf8')
    // a point more for every model of the levies
    const other = file(
      'other.yaml',
      text.replace('name: The watch on the dyke', 'name: The others').replace(/armour: 4/, 'armour: 5')
    )
    const { code, stderr } = await type(`compare ${list} ${other} -f line`)
    expect([code, stderr]).toEqual([0, ''])
  })
})

describe('a slip in a roster is corrected as in a sentence, whoever reads the roster', () => {
  const slips = file('slips.yaml', 'faction: vikings\nunits:\n  - 4 hridmen\n  - 8 bonid\n')
  const readAs = `read as: ${slips}:3:5: hirdmen for "hridmen"; ${slips}:4:5: bondi for "bonid"`

  it.each([
    `melee hirdmen charge 4 huscarls --warband ${slips} -f line`,
    `compare hirdmen or bondi vs 4 huscarls --warband ${slips} -f line`,
    `plan hirdmen charge 4 huscarls then bondi charge them --warband ${slips} -f line`,
    `dice --warband ${slips} --want ullr -f line`
  ])('%s', async words => {
    const { code, stdout } = await type(words)
    expect([code, stdout.includes(readAs)]).toEqual([0, true])
  })
})
