import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { run } from './running'

/** `import` as it is typed: files, folders, standard input, where the answer goes; and lists for a chat, there and back. */

const CATALOGUES = ['examples/import/saga.gst', 'examples/import/fenland.cat'] as const
const ROSTER = 'examples/import/fenland.ros'

const { folder } = openFolder()

const at = (name: string): string => join(folder, name)

describe('import', () => {
  // T10.7: what the lists call these troops is a name of theirs in the rulebook, too
  it.each([
    'Hearthguards',
    'Warriors',
    'Elephants',
    'Levy',
    'Fyrd',
    'Housecarls',
    'Household',
    'Milites',
    'Gebur',
    'Varangian Guard'
  ])('gives %s an id that the roster can be read with', async name => {
    const list = at('plain.ros')
    writeFileSync(list, readFileSync(ROSTER, 'utf8').replaceAll('"Warriors"', `"${name}"`))
    expect((await run(['import', list, '-o', at('plain.yaml')])).code).toBe(0)
    expect((await run(['warband', 'show', at('plain.yaml'), '--edition', '2'])).stderr).toBe('')
  })

  it('never writes over what it reads', async () => {
    const list = at('mine.yaml')
    copyFileSync(ROSTER, list)
    expect(await run(['import', list, '-o', list])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('this command reads it and would overwrite it')
    })
    expect(readFileSync(list)).toEqual(readFileSync(ROSTER))
  })

  it('writes YAML, and into no file that is called otherwise', async () => {
    expect((await run(['import', ROSTER, '-o', at('list.json')])).stderr).toBe(
      `saga-odds: --output "${at('list.json')}": what is written is YAML: end the name in .yaml or .yml\n`
    )
    expect(existsSync(at('list.json'))).toBe(false)
  })

  it('writes the board to a file, says what it did on the error channel, and twice the same bytes', async () => {
    const first = await run(['import', ...CATALOGUES, '-o', at('one.yaml')])
    const second = await run(['import', ...CATALOGUES, '-o', at('two.yaml')])
    expect([first.code, second.code, first.stdout]).toEqual([0, 0, ''])
    expect(first.stderr).toMatch(/saga-odds: a board of \d+ units/)
    expect(readFileSync(at('one.yaml'), 'utf8')).toBe(readFileSync(at('two.yaml'), 'utf8'))
    expect((await run(['import', ...CATALOGUES])).stdout).toBe(readFileSync(at('one.yaml'), 'utf8'))
    expect((await run(['board', 'check', at('one.yaml')])).code).toBe(0)
  })

  it('reads the catalogues of a folder, and nothing else that is in it', async () => {
    const catalogues = at('catalogues')
    mkdirSync(catalogues)
    for (const file of CATALOGUES) copyFileSync(file, join(catalogues, file.replace(/.*\//, '')))
    writeFileSync(join(catalogues, 'notes.txt'), 'no catalogue')
    const { code, stdout } = await run(['import', catalogues])
    expect(code).toBe(0)
    expect(stdout).toBe((await run(['import', ...CATALOGUES])).stdout)
    const empty = at('empty')
    mkdirSync(empty)
    expect(await run(['import', empty])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no catalogue in this folder')
    })
  })

  it('reads a roster from standard input', async () => {
    const { code, stdout } = await run(['import', '-'], { stdin: readFileSync(ROSTER) })
    expect(code).toBe(0)
    expect(stdout).toBe((await run(['import', ROSTER])).stdout)
  })

  it('ends with 1 under --strict where something was left out, and writes nothing', async () => {
    writeFileSync(at('kept.yaml'), 'as it was')
    const { code, stderr, stdout } = await run(['import', ...CATALOGUES, '--strict', '-o', at('kept.yaml')])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/--strict: \d+ things were not translated, so nothing was written/)
    expect(readFileSync(at('kept.yaml'), 'utf8')).toBe('as it was')
  })

  it.each([
    ['no file at all', 'nowhere.ros', undefined, 'there is no such file'],
    ['something else', 'song.txt', 'la la la', 'this file cannot be imported'],
    ['a cut archive', 'cut.rosz', 'PK\u0003\u0004cut', 'cut.rosz'],
    ['another game', 'space.gst', '<gameSystem id="x" name="Space Battles"/>', 'Space Battles']
  ])('refuses %s with 2 and leaves the file it was to write as it was', async (_, name, content, reason) => {
    if (content !== undefined) writeFileSync(at(name), content)
    writeFileSync(at('old.yaml'), 'as it was')
    const before = readdirSync(folder).sort()
    const { code, stderr, stdout } = await run(['import', at(name), '-o', at('old.yaml')])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(reason)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(at('old.yaml'), 'utf8')).toBe('as it was')
    expect(readdirSync(folder).sort()).toEqual(before)
  })
})

const OWN: Readonly<Record<string, string>> = {
  'names.yaml':
    'name: "Wolves: of the north"\nfaction: vikings\npoints: 8\nhero: Ragnar\nunits:\n  - { name: "the old: ones", troop: hirdmen, models: 6 }\n  - { name: fyrd-2, troop: thralls, models: 12, weapon: slings }\n',
  'second.yaml':
    'name: Later days\nedition: 2\nfaction: vikings\nwarlord: { weapon: heavy weapon, resilience: 2 }\nunits:\n  - { troop: warriors, models: 8, units: 2 }\n  - { troop: levies, models: 12, weapon: bow }\n',
  'nobody.yaml':
    'name: Leaderless\nfaction: anglo-danes\nunits:\n  - 8 ceorls\n  - { troop: huscarls, models: 4, weapon: Danish axe }\n'
}

describe('a list for a chat', () => {
  const examples = ['rosters', 'meta'].flatMap(part => readdirSync(`examples/${part}`).map(name => `examples/${part}/${name}`))

  it.each([...examples, ...Object.keys(OWN)])('%s comes back from its list as it was', async file => {
    const roster = Object.hasOwn(OWN, file) ? at(file) : file
    if (OWN[file] !== undefined) writeFileSync(roster, OWN[file])
    const list = await run(['warband', 'show', roster, '-f', 'text'])
    expect(list.code, list.stderr).toBe(0)
    const back = await run(['import', '-', '-o', at('back.yaml')], { stdin: list.stdout })
    expect(back.code, back.stderr).toBe(0)
    const shown = async (name: string) => {
      const { roster: output, ...report } = JSON.parse((await run(['warband', 'show', name, '-f', 'json'])).stdout)
      const { file: _file, at: _at, units, leader, ...others } = output
      const plain = ({ at: _place, ...unit }: Record<string, unknown>) => unit
      return { ...others, units: units.map(plain), leader: leader && plain(leader), shown: report.units, dice: report.sagaDice }
    }
    expect(await shown(at('back.yaml'))).toEqual(await shown(roster))
    expect((await run(['warband', 'show', at('back.yaml'), '-f', 'text'])).stdout).toBe(list.stdout)
  })

  it('is read as people paste it: bullets, quotes, empty lines, other names', async () => {
    const pasted =
      '\n> My lot: Vikings, 6 points, first edition\n>\n> Led by warlord\n• 2 x 4 hirdmen\n* 8 warriors\n– bowmen: 12 thralls, bow\n'
    const { code, stdout, stderr } = await run(['import', '-'], { stdin: pasted })
    expect(code, stderr).toBe(0)
    expect(stdout).toContain('{ troop: hirdmen, models: 4, units: 2 }')
    expect(stdout).toContain('{ name: bowmen, troop: thralls, models: 12, weapon: bow }')
  })

  it('names every line that is not understood, and writes nothing', async () => {
    const list = 'My lot: Vikings, 6 points, first edition\n- 8 hirdmenn\n- 8 bondi\n- 4 zzz\n- 8 bondi, 4 hirdmen\n'
    const { code, stderr } = await run(['import', '-', '-o', at('none.yaml')], { stdin: list })
    expect(code).toBe(2)
    expect(stderr).toContain('stdin:4')
    expect(stderr).toContain('stdin:5: "8 bondi, 4 hirdmen" is not a unit')
    expect(existsSync(at('none.yaml'))).toBe(false)
  })

  it('is a format of warband show alone', async () =>
    expect(await run(['warband', 'check', 'examples/rosters/welsh.yaml', '-f', 'text'])).toMatchObject({ code: 2 }))
})
