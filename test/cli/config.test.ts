import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { refused, report, run, type } from './running'

const { folder: home } = openFolder()

const own = join(home, 'saga-odds', 'config.yaml')
mkdirSync(join(home, 'saga-odds'))

const written = (text: string, name = own): string => {
  writeFileSync(name, text)
  return name
}

const env = { XDG_CONFIG_HOME: home }
describe('a configuration', () => {
  it('in the XDG folder is in force: edition, readings, format', async () => {
    written('edition: 2\nreadings: { exhausted-melee: halved }\nformat: line\n')
    const { stdout } = await type('melee 8w charge 8w', { env })
    expect(stdout).toMatch(/^8 warriors charge 8 warriors: attacking warriors win .*; second edition\n$/)
    expect(await report('melee 8w charge 8w', { env })).toMatchObject({
      scenario: { edition: 2, readings: { 'exhausted-melee': 'halved' } }
    })
  })

  it('is looked for under .config at home where no folder is named', async () => {
    mkdirSync(join(home, '.config', 'saga-odds'), { recursive: true })
    written('format: line\n', join(home, '.config', 'saga-odds', 'config.yaml'))
    expect((await type('melee 8w charge 4hg', { env: { HOME: home } })).stdout).toMatch(
      /^8 warriors charge 4 hearthguard: warriors win/
    )
  })

  it('is not missed where there is none', async () =>
    expect((await type('melee 8w charge 4hg', { env: { XDG_CONFIG_HOME: join(home, 'empty') } })).code).toBe(0))

  it('is another one, or none, with --config', async () => {
    written('edition: 2\n')
    const other = written('format: line\n', join(home, 'other.yaml'))
    expect((await type(`melee 8w charge 4hg --config ${other}`, { env })).stdout).not.toContain('second edition')
    expect(await report('melee 8w charge 4hg --config none', { env })).toMatchObject({ edition: 1 })
    expect(await type('melee 8w charge 4hg --config gone.yaml', { env })).toEqual(refused('gone.yaml: there is no such file'))
    expect(await type(`melee 8w charge 4hg --config none --config ${other}`)).toEqual(
      refused('--config is given twice: use one configuration at a time')
    )
  })

  it('sets the edition of questions in words too, with and without a command', async () => {
    written('edition: 2\n')
    for (const asked of [
      'how does closing ranks work',
      'what is resilience',
      'rules closing ranks',
      'when does a unit disengage'
    ]) {
      const [configured, flagged, other] = [
        await type(asked, { env }),
        await type(`${asked} --edition 2`),
        await type(`${asked} --edition 1`, { env })
      ]
      expect(configured, asked).toEqual(flagged)
      expect(configured.stdout, asked).toContain('second edition')
      expect(other.stdout, asked).toContain('first edition')
    }
    // no unit of the first edition
    expect((await type('elephant charges 8 warriors', { env })).stdout).toBe(
      (await type('melee elephant charges 8 warriors', { env })).stdout
    )
    expect((await type('elephant charges 8 warriors --config none', { env })).code).toBe(2)
    const other = written('edition: 1\n', join(home, 'first.yaml'))
    expect((await type(`what is resilience --config ${other}`, { env })).stdout).toContain('first edition')
  })

  it('is overridden by flags', async () => {
    written('edition: 2\nreadings: { overkill-counts: yes }\nformat: csv\n')
    const given = 'melee 8w charge 4hg --edition 1 --reading overkill-counts=no -f json'
    expect(JSON.parse((await type(given, { env })).stdout)).toMatchObject({
      scenario: { edition: 1, readings: { 'overkill-counts': 'no' } }
    })
    const page = join(home, 'odds.json')
    expect((await type(`melee 8w charge 4hg -o ${page}`, { env })).code).toBe(0)
    expect(JSON.parse(readFileSync(page, 'utf8'))).toMatchObject({ kind: 'melee' })
  })

  it('is overridden by what a scenario says itself', async () => {
    written('edition: 2\nreadings: { overkill-counts: yes, armour-clamp: each }\n')
    const stdin = JSON.stringify({ fight: '8w charge 4hg', edition: 1, readings: { 'overkill-counts': 'no' } })
    expect(await report('melee --scenario -', { env, stdin })).toMatchObject({
      scenario: { edition: 1, readings: { 'armour-clamp': 'each', 'overkill-counts': 'no' } }
    })
  })

  it('does not touch a report that is played again', async () => {
    written('edition: 2\nreadings: { overkill-counts: yes }\n')
    const first = await type('melee 8w charge 4hg -f json')
    expect(await type('melee --scenario - -f json', { env, stdin: first.stdout })).toEqual(first)
    const dice = await type('dice 6 normans --want charge -f json')
    expect(await type('dice --scenario - -f json', { env, stdin: dice.stdout })).toEqual(dice)
  })

  it('is contradicted in the command that asks again, where an answer is of the other edition', async () => {
    written('edition: 2\n')
    for (const line of ['melee 8w charge 4hg', 'advise 8w charge 4hg', 'compare 8w or 4hg vs 8w', 'warband points 4 warriors']) {
      const first = await type(`${line} --edition 1 -f json`, { env })
      const { replay } = JSON.parse(first.stdout) as { readonly replay: string }
      expect(replay).toMatch(/ --edition 1$/)
      expect(JSON.parse((await type(`${replay.replace('saga-odds ', '')} -f json`, { env })).stdout)).toEqual(
        JSON.parse(first.stdout)
      )
    }
    const first = await type('melee 8w charge 4hg --edition 1 -f json', { env })
    for (const around of [{ env }, {}])
      expect(await type('melee --scenario - -f json', { ...around, stdin: first.stdout })).toEqual(first)
    expect((await report('melee 8w charge 4hg', { env })) as object).toMatchObject({
      replay: expect.stringMatching(/ --edition 2$/) as string
    })
  })

  it('keeps readings of the other edition for fights of theirs', async () => {
    written('readings: { crush-timing: unsaved, close-ranks-rounding: down }\n')
    const readings = async (flags: string) =>
      ((await report(`melee 8w charge 4hg ${flags}`, { env })) as { scenario: { readings: object } }).scenario.readings
    expect(await readings('')).toEqual({ 'crush-timing': 'unsaved' })
    expect(await readings('--edition 2')).toEqual({ 'close-ranks-rounding': 'down' })
  })

  it('takes its boards from its own folder, and none twice', async () => {
    written(
      '{"troops": {"skalds": {"name": "skalds", "class": "warriors", "faction": "vikings"}}}',
      join(home, 'saga-odds', 'club.json')
    )
    written('boards: [club.json]\n')
    const club = join(home, 'saga-odds', 'club.json')
    expect(await report('melee 8 skalds charge 4hg', { env })).toMatchObject({ scenario: { boards: [club] } })
    expect(await report(`melee 8 skalds charge 4hg --board ${club}`, { env })).toMatchObject({ scenario: { boards: [club] } })
    expect((await type('rules skalds', { env })).code).toBe(0)
  })

  it('is for every command that takes it', async () => {
    written('edition: 2\nreadings: { ceorls-cost: c-or-u }\nformat: line\n')
    expect((await type('rules warlord', { env })).stdout).toContain('attack dice')
    expect((await type('compare 8w or 4hg vs 8w', { env })).stdout).not.toContain('%\n ')
    expect((await type('sweep melee 8w charge 4hg --vary attacker.models=4..6', { env })).code).toBe(0)
    expect(await report('dice 6 vikings --want thor', { env })).toMatchObject({ edition: 2, request: { edition: 2 } })
    expect(await report('dice 6 anglo-danes --want ceorls --edition 1', { env })).toMatchObject({
      edition: 1,
      request: { readings: { 'ceorls-cost': 'c-or-u' } }
    })
  })

  it('is for plan: in words, in files that say nothing else, and not for reports', async () => {
    written('edition: 2\nreadings: { exhausted-melee: halved, crush-timing: unsaved }\nformat: line\n')
    const words = 'plan 8 warriors charge 4 hearthguard, then 6 warriors charge them'
    const same = await type(`${words} --edition 2 --reading exhausted-melee=halved -f json`)
    expect(await type(`${words} -f json`, { env })).toEqual(same)
    expect(same.stdout).toContain('--edition 2 --reading exhausted-melee=halved')
    expect((await type(words, { env })).stdout.split('\n')).toHaveLength(2)
    expect(await report(`${words} --edition 1`, { env })).toMatchObject({
      edition: 1,
      plan: { edition: 1, readings: { 'crush-timing': 'unsaved' } },
      replay: `saga-odds ${words} --edition 1 --reading crush-timing=unsaved`
    })
    const stdin = (keys: object) =>
      JSON.stringify({
        ...keys,
        warbands: { a: { units: { x: '8 warriors' } }, b: { units: { y: '4 hearthguard' } } },
        steps: [{ charge: 'x', target: 'y' }]
      })
    expect(await report('plan --scenario -', { env, stdin: stdin({}) })).toMatchObject({ edition: 2 })
    const own_ = { edition: 1, readings: { 'crush-timing': 'hits' } }
    expect(await report('plan --scenario -', { env, stdin: stdin(own_) })).toMatchObject({ edition: 1, plan: own_ })
    const first = await type('plan examples/shoot-or-charge.yaml -f json')
    expect(await type('plan --scenario - -f json', { env, stdin: first.stdout })).toEqual(first)
  })

  it('is for plan with its boards', async () => {
    const club = join(home, 'saga-odds', 'club.json')
    written('{"troops": {"skalds": {"name": "skalds", "class": "warriors", "faction": "vikings"}}}', club)
    written('boards: [club.json]\n')
    const words = 'plan 8 skalds charge 4 hearthguard, then 6 bondi charge them'
    const answer = await report(words, { env })
    expect(answer).toMatchObject({ plan: { boards: [club] }, replay: `saga-odds ${words} --board ${club}` })
    expect(await report(`${words} --board ${club}`, { env })).toEqual(answer)
    expect(await report(`${words} --board ${club}`)).toEqual(answer)
  })

  it('is for batch, line by line: fights, plans, advice and dice of its edition', async () => {
    written('edition: 2\nreadings: { exhausted-melee: halved, ceorls-cost: c-or-u }\n')
    const lines = [
      '8w charge 4hg',
      { fight: '8w charge 4hg', edition: 1 },
      { kind: 'plan', sentence: '8w charge 4hg then 6w charge them' },
      { kind: 'advise', fight: '8w charge 4hg' },
      { kind: 'dice', dice: 6, faction: 'anglo-danes', want: ['ceorls'], edition: 1 }
    ]
    const stdin = lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
    const { code, stdout } = await type('batch --full', { env, stdin })
    const [fight, own_, plan, advice, dice] = stdout
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as unknown)
    expect(code).toBe(0)
    expect(fight).toMatchObject({ scenario: { edition: 2, readings: { 'exhausted-melee': 'halved' } } })
    expect(own_).toMatchObject({ scenario: { edition: 1, readings: { 'ceorls-cost': 'c-or-u' } } })
    expect(plan).toMatchObject({ plan: { edition: 2, readings: { 'exhausted-melee': 'halved' } } })
    expect(advice).toMatchObject({ scenario: { edition: 2, readings: { 'exhausted-melee': 'halved' } } })
    expect(dice).toMatchObject({ request: { readings: { 'ceorls-cost': 'c-or-u' } } })
    const flagged = await type('batch --edition 1 --select edition', { env, stdin: '8w charge 4hg\n' })
    expect(flagged.stdout).toBe('{"edition":1}\n')
    expect((await type('batch --config none --select edition', { env, stdin: '8w charge 4hg\n' })).stdout).toBe('{"edition":1}\n')
  })

  it('is for batch with its boards, and with a format where it is one of a batch', async () => {
    const club = join(home, 'saga-odds', 'club.json')
    written('{"troops": {"skalds": {"name": "skalds", "class": "warriors", "faction": "vikings"}}}', club)
    written('boards: [club.json]\nformat: csv\n')
    const stdin = '{"id":"a","fight":"8 skalds charge 4hg"}\n'
    expect((await type('batch --select edition', { env, stdin })).stdout).toBe('id,edition,line,error,code\na,1,,,\n')
    expect((await type('batch --full', { env, stdin })).stdout).toContain(`"boards":["${club}"]`)
    expect((await type('batch --select edition -f ndjson', { env, stdin })).stdout).toBe('{"id":"a","edition":1}\n')
    written('format: markdown\n')
    expect((await type('batch --select edition', { env, stdin: '8w charge 4hg\n' })).stdout).toBe('{"edition":1}\n')
  })

  it('is for advise and for warband', async () => {
    written('edition: 2\nreadings: { exhausted-melee: halved }\nformat: line\n')
    expect(await report('advise 8w charge 4hg', { env })).toMatchObject({
      scenario: { edition: 2, readings: { 'exhausted-melee': 'halved' } }
    })
    expect((await type('advise 8w charge 4hg', { env })).stdout.split('\n')).toHaveLength(2)
    expect(await report('warband points 4 warriors', { env })).toMatchObject({ edition: 2 })
    expect(await report('warband points 4 warriors --edition 1', { env })).toMatchObject({ edition: 1 })
  })

  it('colours answers as it says, unless the environment does', async () => {
    written('color: always\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
    const isColoured = (text: string) => /\u001b\[/.test(text)
    expect(isColoured((await type('melee 8w charge 4hg', { env })).stdout)).toBe(true)
    expect(isColoured((await type('melee 8w charge 4hg --color never', { env })).stdout)).toBe(false)
    expect(isColoured((await type('melee 8w charge 4hg', { env: { ...env, NO_COLOR: '1' } })).stdout)).toBe(false)
  })

  it('may be empty', async () => {
    written('# nothing yet\n')
    expect((await type('melee 8w charge 4hg', { env })).code).toBe(0)
  })
})

describe('a configuration with faults', () => {
  it('is reported line by line, all together, and nothing is answered', async () => {
    const file = written(
      'editon: 1\nedition: 4\nreadings:\n  crush: 1\n  crush-timing: hit\nboards: 7\nformat: tabel\ncolour: maybe\n',
      join(home, 'bad.yaml')
    )
    expect(await type(`melee 8w charge 4hg --config ${file}`)).toEqual(
      refused(
        `${file}:1:1: the configuration has no "editon"; did you mean "edition"?`,
        `${file}:2:10: edition: 4 is not 1 or 2`,
        `${file}:4:3: readings: there is no reading "crush"; did you mean "crush-timing"?`,
        `${file}:5:17: readings.crush-timing: "hit" is not hits or unsaved; did you mean "hits"?`,
        `${file}:6:9: boards: 7 is not a list of board files, such as [club.yaml]`,
        `${file}:7:9: format: "tabel" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "table"?`,
        `${file}:8:9: colour: "maybe" is not auto, always or never`
      )
    )
  })

  it.each<readonly [string, string | Uint8Array, RegExp]>([
    ['a tab', 'readings:\n\tcrush-timing: hits\n', /:2:1: this is not YAML: a tab indents this line: use spaces\n$/],
    ['a list', '- edition\n', /:1:1: the configuration: a list is not lines with a key and a value, such as edition: 1\n$/],
    [
      'readings that are none',
      'readings: 7\n',
      /:1:11: readings: 7 is not lines with a name and a value, such as crush-timing: unsaved\n$/
    ],
    ['two documents', 'edition: 1\n---\nedition: 2\n', /a second document begins here: a file holds one configuration\n$/],
    ['what is no text', Uint8Array.of(0x61, 0xe9), /: this is not UTF-8 text\n$/],
    ['a prototype', '__proto__: { edition: 2 }\n', /:1:1: "__proto__" is not a key: a key is a word\n$/],
    ['depth', '['.repeat(100_000), /it is nested more than 32 levels deep, too deep for a configuration\n$/],
    ['size', `# ${'x'.repeat(260_000)}`, /it is larger than 250 kB, too large for a configuration\n$/]
  ])('%s is refused', async (_, text, sentence) => {
    const file = join(home, 'faulty.yaml')
    writeFileSync(file, text)
    const { code, stdout, stderr } = await type(`melee 8w charge 4hg --config ${file}`)
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(sentence)])
    expect(stderr).toContain(`saga-odds: ${file}`)
  })

  it('is reported by help config as well', async () => {
    written('edition: 3\n')
    expect(await type('help config', { env })).toEqual(refused(`${own}:1:10: edition: 3 is not 1 or 2`))
  })
})

describe('help config', () => {
  it('shows what is in force, and from where', async () => {
    written('edition: 2\nreadings:\n  crush-timing: unsaved\ncolor: never\n')
    const { stdout } = await type('help config', { env })
    expect(stdout).toContain(`The file: ${own}\n`)
    expect(stdout).toMatch(/ edition +2 +the file, line 1\n/)
    expect(stdout).toMatch(/ reading +crush-timing=unsaved +the file, line 3\n/)
    expect(stdout).toMatch(/ format +table +default\n/)
    expect(stdout).toMatch(/ color +never +the file, line 4\n/)
  })

  it('says where the file would be, and what there is without one', async () => {
    const { stdout } = await type('help config', { env: { HOME: '/home/x' } })
    expect(stdout).toContain('The file: /home/x/.config/saga-odds/config.yaml (there is none yet)')
    expect(stdout).toMatch(/ edition +1 +default\n +readings +the defaults +default\n/)
  })

  it('takes a file by name, and nothing else', async () => {
    const file = written('edition: 2\n', join(home, 'named.yaml'))
    expect((await type(`help config --config ${file}`, { env })).stdout).toContain(`The file: ${file}\n`)
    expect((await type(`help config --config=${file}`, { env })).stdout).toContain(`The file: ${file}\n`)
    expect(await type('help config --sed x')).toEqual(refused('help config takes --config FILE and nothing else'))
  })

  it('shows a file to begin with that is itself right', async () => {
    const { stdout } = await type('help config', { env: {} })
    const example = /Everything it can hold.*\n((?: {2}.*\n)+)/.exec(stdout)?.[1] ?? ''
    writeFileSync(join(home, 'club.yaml'), '{}')
    const file = written(example.replace(/^ {2}/gm, ''), join(home, 'example.yaml'))
    const { code, stderr } = await run(['melee', '8w charge 4hg', '--config', file])
    expect([code, stderr]).toEqual([0, ''])
  })

  it('counts the costs that are remembered', async () => {
    written('vikings/ullr: U\nvikings/loki: R\n', join(home, 'saga-odds', 'costs.yaml'))
    expect((await type('help config --config none', { env })).stdout).toContain(
      `Costs of abilities: 2 in ${join(home, 'saga-odds', 'costs.yaml')}`
    )
    rmSync(join(home, 'saga-odds', 'costs.yaml'))
  })
})
