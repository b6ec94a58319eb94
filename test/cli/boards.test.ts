import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { main } from '../../src/cli/main'
import { openFolder } from '../tools/folder'
import { refused, report, run, type } from './running'

const { folder, file } = openFolder()

const gale = file(
  'gale.yaml',
  'abilities:\n  vikings:\n    gale: { name: Gale, when: [Melee], cost: U, text: x, effects: [{ verb: attack-dice, count: 2 }] }\n'
)
const skalds = file('skalds.json', '{"troops": {"skalds": {"name": "skalds", "class": "warriors", "faction": "vikings"}}}')

describe('--board', () => {
  it('adds abilities and troops to the fight, from YAML and from JSON, and to the command that asks again', async () => {
    const made = await report(`melee 8 skalds +gale charge 8 ceorls --board ${gale} --board ${skalds}`)
    expect(made).toMatchObject({
      scenario: { attacker: { unit: 'skalds', abilities: [{ id: 'gale' }] }, boards: [gale, skalds] },
      attacker: { units: [{ attackDice: 10 }] },
      replay: `saga-odds melee 8 skalds +gale charge 8 ceorls --board ${gale} --board ${skalds}`
    })
  })

  it('works for shots and for the rules', async () => {
    expect((await type(`shoot 8 thralls bows shoot 8 skalds --board ${skalds} -f line`)).code).toBe(0)
    expect((await type(`rules gale --board ${gale}`)).stdout).toContain('gale.yaml, stated')
    expect((await type(`rules abilities --board ${gale} -f csv`)).stdout).toContain('gale')
  })

  it('may be read from stdin', async () =>
    expect((await type('rules gale --board -', { stdin: readFileSync(gale) })).code).toBe(0))

  it('works for the second edition, whose boards are unknown', async () => {
    expect(await report(`melee 8 bondi +gale charge 8 ceorls --edition 2 --board ${gale}`)).toMatchObject({
      edition: 2,
      attacker: { units: [{ attackDice: 10 }] }
    })
  })

  it('is refused with all mistakes of all its files, before anything is answered', async () => {
    const [one, two] = [file('one.yaml', 'edition: 3\nx: 1\n'), file('two.yaml', 'troops: 7\n')]
    expect(await type(`melee 8w charge 4hg --board ${one} --board ${gale} --board ${two}`)).toEqual(
      refused(
        `${one}:1:10: edition: 3 is not 1 or 2`,
        `${one}:2:1: the board file has no "x": it can have edition, override, factions, weapons, troops, heroes or abilities`,
        `${two}:1:9: troops: 7 is not an object of rows by id`
      )
    )
  })

  it.each<readonly [string, string | Uint8Array, string]>([
    ['none.yaml', '', 'it is empty: expected a board in YAML or JSON'],
    ['latin.yaml', Uint8Array.of(0x61, 0xe9), 'this is not UTF-8 text'],
    ['huge.yaml', '['.repeat(4_100_000), 'it is larger than 4 MB, too large for a board'],
    ['deep.json', '['.repeat(200_000), 'it is nested more than 32 levels deep, too deep for a board']
  ])('%s', async (name, text, sentence) => {
    const path = file(name, text)
    expect(await type(`melee 8w charge 4hg --board ${path}`)).toEqual(refused(`${path}: ${sentence}`))
  })

  it('names a file that is not there', async () =>
    expect(await type('melee 8w charge 4hg --board gone.yaml')).toEqual(refused('gone.yaml: there is no such file')))

  it('names a folder', async () => expect(await type('rules --board .')).toEqual(refused('.: it is a folder, not a file')))
})

describe('the file that CONTRIBUTING shows', () => {
  const [, text = ''] = /```yaml\n(# gale\.yaml\n[\s\S]*?)```/.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? []

  it('adds an ability without code', async () => {
    const path = file('shown.yaml', text)
    const fight = 'melee 8 bondi +gale-force charge 8 ceorls'
    expect(await report(`${fight} --board ${path}`)).toMatchObject({
      attacker: { units: [{ attackDice: 10, hitsOn: 3 }], fatigueAfter: 2 }
    })
    expect((await type(`melee 8 ceorls charge 8 bondi +gale-force --board ${path}`)).stderr).toContain('the unit that charges')
  })
})

describe('the boards of a scenario', () => {
  it('are found from the folder of the scenario', async () => {
    const scenario = file('fight.json', JSON.stringify({ boards: ['gale.yaml'], fight: '8 bondi +gale charge 8 ceorls' }))
    expect(await report(`melee --scenario ${scenario}`)).toMatchObject({ scenario: { boards: [gale] } })
  })

  it('from stdin are found from the working folder, and flags add to them', async () => {
    const stdin = JSON.stringify({ boards: [gale], fight: '8 skalds +gale charge 8 ceorls' })
    expect(await report(`melee --scenario - --boards-from ${folder} --board ${skalds}`, { stdin })).toMatchObject({
      scenario: { boards: [gale, skalds] }
    })
  })

  it('are reported where they are no list of names', async () =>
    expect(await type('melee --scenario -', { stdin: '{"boards": 7, "fight": "8w charge 4hg"}' })).toEqual(
      refused('boards: 7 is not a list')
    ))

  it('of the example are played', async () =>
    expect(await report('melee --scenario examples/reedfolk.json')).toMatchObject({
      scenario: { boards: ['examples/reedfolk.yaml'], attacker: { together: [{ unit: 'orla' }, { unit: 'eelers' }] } }
    }))
})

describe('the boards of a report', () => {
  const gale8 = '8 bondi +gale charge 8 ceorls'
  const asked = async (name: string, command: string) => file(name, (await type(`${command} -f json`)).stdout)
  const moved = (text: string, to: string) => text.replaceAll(gale, to)

  it.each([
    ['a melee', `melee ${gale8}`],
    ['a sweep', `sweep melee ${gale8} --vary attacker.models=6..8`],
    ['a comparison', `compare 8 bondi or 8 hirdmen vs 8 ceorls`],
    ['dice', 'dice vikings 6 --want gale'],
    ['threats', 'threats 8 bondi and 4 hirdmen charge 8 ceorls']
  ])('of %s are looked for in its folder, then in the working folder', async (_, command) => {
    const whole = readFileSync(await asked('asked.json', `${command} --board ${gale}`), 'utf8')
    expect(whole).toContain('"schema"')
    const [name = ''] = command.split(' ')
    const beside = file('beside.json', moved(whole, 'gale.yaml'))
    const { stdout } = await type(`${name} --scenario ${beside} -f json`)
    expect(stdout).toBe(whole)
    const fromHere = 'examples/reedfolk.yaml'
    const here = file(
      'here.json',
      (await type(`${command.replace('+gale ', '').replace('--want gale', '')} --board ${fromHere} -f json`)).stdout
    )
    expect((await type(`${name} --scenario ${here} -f json`)).stdout).toBe(readFileSync(here, 'utf8'))
  })

  it('from stdin are found from the working folder, or from the one that --boards-from names', async () => {
    const stdin = (await type(`melee ${gale8} --board ${gale} -f json`)).stdout
    expect((await type('melee --scenario -', { stdin })).stderr).toContain('name another folder with --boards-from')
    expect((await type(`melee --scenario - --boards-from ${folder} -f json`, { stdin })).stdout).toBe(stdin)
    expect((await type('melee --scenario - --no-files', { stdin })).stderr).toContain('--no-files allows no file to be read')
  })
})

describe('rules --schema', () => {
  it('prints the JSON Schema of board files', async () => {
    const { stdout } = await type('rules --schema')
    const schema = JSON.parse(stdout) as { properties: object; title: string; additionalProperties: boolean }
    expect(schema).toMatchObject({ title: 'A board file of saga-odds', type: 'object', additionalProperties: false })
    expect(Object.keys(schema.properties)).toEqual([
      'edition',
      'override',
      'factions',
      'weapons',
      'troops',
      'heroes',
      'abilities'
    ])
    for (const verb of ['attack-dice', 'ignore-fatigue', 'resilience', 'note']) expect(stdout).toContain(`"const": "${verb}"`)
  })

  it('is written into a file', async () => {
    const path = join(folder, 'schema.json')
    expect(await type(`rules --schema -o ${path}`)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readFileSync(path, 'utf8')).toBe((await type('rules --schema')).stdout)
  })

  it.each([
    ['rules vikings --schema', '--schema: "vikings" is not board, scenario or report'],
    ['rules --schema -f csv', '--format: "csv" is not json'],
    ['rules --schema --as-board', '--schema, --as-board and --fill: use one at a time']
  ])('%s is refused', async (line, sentence) => expect(await type(line)).toEqual(refused(sentence)))
})

describe('rules vikings --as-board', () => {
  it('prints a file that is a board, in YAML and in JSON', async () => {
    const { stdout } = await type('rules vikings --as-board')
    expect(stdout).toContain(
      '# The Vikings as a board file: change what you like, and play it with --board FILE.\n\nedition: 1\noverride: true\n'
    )
    expect(stdout).toContain('    ullr:\n      name: Ullr\n      names: [ ull ]\n      when: [ Melee ]\n      cost: "?"\n')
    const [yaml, json] = [file('vikings.yaml', stdout), join(folder, 'vikings.json')]
    expect(await type(`rules viking --as-board -o ${json}`)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readFileSync(json, 'utf8')).toBe((await type('rules vikings --as-board -f json')).stdout)
    const fight = 'melee 8 bondi +valhalla=2 charge 4 huscarls -f line'
    const { stdout: odds } = await type(fight)
    expect((await type(`${fight} --board ${yaml}`)).stdout).toBe(odds)
    expect((await type(`${fight} --board ${json}`)).stdout).toBe(odds)
  })

  it('prints a faction of one’s own too', async () =>
    expect((await type('rules reedfolk --as-board --board examples/reedfolk.yaml')).stdout).toContain(
      '  reedfolk:\n    name: Reedfolk'
    ))

  it.each([
    ['rules vikinks --as-board', '--as-board: "vikinks" is not a faction: name one, did you mean "vikings"?'],
    ['rules --as-board', '--as-board: name one, as in saga-odds rules vikings --as-board'],
    ['rules vikings --as-board -f csv', '--format: "csv" is not yaml or json']
  ])('%s is refused', async (line, sentence) => expect(await type(line)).toEqual(refused(sentence)))
})

describe('--cost', () => {
  it('gives a cost to the rules, and to a fight, whose command repeats it', async () => {
    expect((await type('rules ullr --cost ullr=U')).stdout).toContain('Berkano (U)')
    expect(await report('melee 8 bondi +ullr charge 8 ceorls --cost ullr=u')).toMatchObject({
      scenario: { costs: { ullr: 'U' } },
      replay: 'saga-odds melee 8 bondi +ullr charge 8 ceorls --cost ullr=U'
    })
  })

  it.each(['melee 8w charge 4hg', 'rules'])('is refused by %s where it is none', async line =>
    expect(await type(`${line} --cost ulr=U --cost thor=x`)).toEqual(
      refused(
        '--cost: there is no ability "ulr"; did you mean "ullr"?',
        '--cost: "x" is not a cost, with one SAGA die for each term: U, C or R, U + R, any'
      )
    )
  )
})

const HINT =
  '--fill asks questions and needs a terminal: give a cost with --cost ullr=U, or write lines such as vikings/ullr: U into'

/** A terminal in which these answers are typed, one after each question. */
const filling = async (args: readonly string[], env: Readonly<Record<string, string>>, answers: readonly string[]) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin })
  const left = [...answers]
  let text = ''
  const stdout = Object.assign(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString()
        if (chunk.toString().includes('cost unknown') && !stdin.readableLength && left.length > 0)
          setImmediate(() => stdin.write(`${left.shift()}\r`))
        done()
      }
    }),
    { isTTY: true, columns: 200 }
  )
  const stderr = new PassThrough()
  const code = await main(args, { stdin, stdout, stderr, env })
  return { code, text, left, shown: String(stderr.read() ?? '') }
}

describe('rules vikings --fill', () => {
  const config = join(folder, 'config')
  const env = { XDG_CONFIG_HOME: config }
  const costs = join(config, 'saga-odds', 'costs.yaml')

  it('is refused without a terminal, and says what to do instead', async () => {
    expect(await type('rules vikings --fill', { env })).toEqual(refused(`${HINT} ${costs}`))
    expect(await type('rules vikings --fill', { env: { HOME: '/home/x' } })).toEqual(
      refused(`${HINT} /home/x/.config/saga-odds/costs.yaml`)
    )
    expect(await type('rules vikings --fill', { env: { HOME: '/home/x', XDG_CONFIG_HOME: 'not/absolute' } })).toEqual(
      refused(`${HINT} /home/x/.config/saga-odds/costs.yaml`)
    )
    expect(await type('rules vikings --fill')).toEqual(
      refused('--fill: there is no folder for your files: set XDG_CONFIG_HOME or HOME')
    )
  })

  it('is refused for what has no cost', async () =>
    expect(await type('rules bondu --fill', { env })).toEqual(
      refused('--fill: "bondu" is neither a faction nor an ability: name one, as in saga-odds rules vikings --fill')
    ))

  it('asks once for each unknown cost, and remembers the answer', async () => {
    const first = await filling(['rules', 'ullr', '--fill'], env, ['u'])
    expect([first.shown, first.code, first.left, readFileSync(costs, 'utf8')]).toEqual([
      '',
      0,
      [],
      '# Costs that saga-odds does not know, as you gave them (saga-odds rules --fill): board/ability: cost.\n\nvikings/ullr: U\n'
    ])
    expect(first.text).toContain(`1 cost is saved in ${costs}\n`)
    const again = await filling(['rules', 'ullr', '--fill'], env, ['R'])
    expect([again.code, again.text, again.left]).toEqual([0, 'All its costs are known.\n', ['R']])
  })

  it('is read by the next command, where a cost given by option comes first', async () => {
    expect((await type('rules ullr', { env })).stdout).toContain('Berkano (U)')
    expect((await type('rules ullr --cost ullr=R', { env })).stdout).toContain('Sowilo (R)')
    expect((await type('rules ullr')).stdout).toContain('cost unknown (1 die)')
  })

  it('keeps what the user wrote there', async () => {
    writeFileSync(costs, '# mine\nvikings/ullr: U # seen at the club\n')
    await filling(['rules', 'thor', '--fill'], env, ['C + R'])
    expect(readFileSync(costs, 'utf8')).toBe('# mine\nvikings/ullr: U # seen at the club\nvikings/thor: C + R\n')
  })

  it.each([
    ['thor: x', '1:7: thor: "x" is not a cost, with one SAGA die for each term: U, C or R, U + R, any'],
    ['- 1', '1:1: the file of costs: a list is not lines such as vikings/ullr: U'],
    ['a: [1', '1:6: this is not YAML: this line is not indented like the lines it belongs to']
  ])('a file with mistakes is reported by line: %s', async (text, sentence) => {
    mkdirSync(join(config, 'saga-odds'), { recursive: true })
    writeFileSync(costs, text)
    expect(await type('rules ullr', { env })).toEqual(refused(`${costs}:${sentence}`))
  })
})

describe('the help', () => {
  it.each(['melee', 'shoot', 'rules'])('of %s names --board and --cost', async command => {
    const { stdout } = await run([command, '--help'])
    expect([stdout.includes('--board <file>'), stdout.includes('--cost <name=cost>')]).toEqual([true, true])
  })
})
