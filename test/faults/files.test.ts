import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveCosts } from '../../src/cli/saved-costs'
import { withCostsIn } from '../../src/request/boards/costs-file'
import { run } from '../cli/running'
import { openFolder } from '../tools/folder'
import { plainEnvironment } from '../tools/shell'
import { openTerminal } from '../tools/terminal'

const { folder: home } = openFolder()

let folder = ''
let count = 0
beforeEach(() => {
  folder = join(home, String(count++))
  mkdirSync(folder)
})

const BIN = resolve('bin/saga-odds.cjs')
const at = (name: string): string => join(folder, name)
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text)
  return at(name)
}
const LINE = '{"fight":"8w charge 4hg"}\n'
const shell = (command: string) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command.replaceAll('SAGA', `"${process.execPath}" "${BIN}"`)], {
    cwd: folder,
    env: plainEnvironment(folder),
    encoding: 'utf8'
  })
  return { code: status, stdout, stderr }
}

describe('a file that is written', () => {
  it('keeps its mode, and the link that leads to it', async () => {
    put('real.json', 'old')
    chmodSync(at('real.json'), 0o640)
    symlinkSync('real.json', at('link.json'))
    expect((await run(['melee', '8w charge 4hg', '-o', at('link.json')])).code).toBe(0)
    expect(readlinkSync(at('link.json'))).toBe('real.json')
    expect(JSON.parse(readFileSync(at('real.json'), 'utf8'))).toMatchObject({ kind: 'melee' })
    expect(statSync(at('real.json')).mode & 0o777).toBe(0o640)
  })

  it('is made where a link leads nowhere yet', async () => {
    symlinkSync('later.json', at('link.json'))
    await run(['melee', '8w charge 4hg', '-o', at('link.json')])
    expect(readdirSync(folder).sort()).toEqual(['later.json', 'link.json'])
  })

  it('stays as it was where a line, a board or the disk fails', async () => {
    put('old.ndjson', 'old')
    put('bad.csv', 'no-such-column\n1\n')
    for (const args of [
      ['batch', at('bad.csv'), '-o', at('old.ndjson')],
      ['batch', at('gone.ndjson'), '-o', at('old.ndjson')],
      ['melee', '8w charge 4hg', '--board', at('gone.yaml'), '-o', at('old.ndjson')]
    ])
      expect((await run(args)).code).toBe(2)
    expect(readFileSync(at('old.ndjson'), 'utf8')).toBe('old')
    expect(readdirSync(folder).sort()).toEqual(['bad.csv', 'old.ndjson'])
  })

  it.each([1, 2])('is never a board that a line of the batch names, with %i threads', jobs => {
    const board = readFileSync('examples/reedfolk.yaml', 'utf8')
    put('own.yaml', board)
    put('in.ndjson', '{"fight":"8 eelers charge 8 bondi","boards":["own.yaml"]}\n'.repeat(80))
    const { code, stderr } = shell(`SAGA batch in.ndjson --jobs ${jobs} -f ndjson -o own.yaml`)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'saga-odds: --output "own.yaml": this command reads it and would overwrite it: name another file\n'
    })
    expect(readFileSync(at('own.yaml'), 'utf8')).toBe(board)
    expect(readdirSync(folder).sort()).toEqual(['in.ndjson', 'own.yaml'])
  })

  it('is never what the command reads, by whatever name', async () => {
    put('in.ndjson', LINE)
    linkSync(at('in.ndjson'), at('hard.ndjson'))
    symlinkSync('in.ndjson', at('soft.ndjson'))
    put('fight.json', LINE)
    put('plan.yaml', readFileSync('examples/shoot-or-charge.yaml', 'utf8'))
    put('board.json', shell('SAGA rules welsh --as-board -f json').stdout)
    for (const args of [
      ...['in', 'hard', 'soft', `../${folder.split('/').at(-1)}/in`].map(name => [
        'batch',
        at('in.ndjson'),
        '-o',
        join(folder, `${name}.ndjson`)
      ]),
      ['melee', '--scenario', at('fight.json'), '-o', at('fight.json')],
      ['plan', at('plan.yaml'), '-o', at('plan.yaml'), '-f', 'json'],
      ['melee', '8 bondi charge 8 bondi', '--board', at('board.json'), '-o', at('board.json')]
    ]) {
      const { code, stderr } = await run(args)
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(
          /^saga-odds: --output ".*": this command reads it and would overwrite it: name another file\n$/
        )
      })
    }
    expect(readFileSync(at('in.ndjson'), 'utf8')).toBe(LINE)
    expect(shell('SAGA batch --in ndjson < in.ndjson -o in.ndjson')).toMatchObject({ code: 2 })
    expect(readFileSync(at('in.ndjson'), 'utf8')).toBe(LINE)
  })

  it('is a pipe or a device, which is written directly', () => {
    expect(shell('SAGA melee 8w charge 4hg -f json -o /dev/stdout | head -c 20').stdout).toContain('"schema"')
    expect(shell('SAGA melee 8w charge 4hg -f line -o /dev/fd/3 3>&1').stdout).toContain('8 warriors')
    expect(shell('echo first > log; SAGA melee 8w charge 4hg -f line -o /dev/fd/3 3>> log; wc -l < log').stdout.trim()).toBe('2')
    execFileSync('mkfifo', [at('pipe')])
    const read = shell('cat pipe > got & SAGA melee 8w charge 4hg -f json -o pipe; wait; cat got')
    expect(JSON.parse(read.stdout)).toMatchObject({ kind: 'melee' })
    expect(shell(`echo '${LINE.trim()}' | SAGA batch -f ndjson -o /dev/stdout`).stdout).toContain('"result"')
    expect(shell('SAGA melee 8w charge 4hg -f json -o /dev/null')).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})

describe('a full disk', () => {
  it.each([
    '--version',
    '--help',
    '-h',
    '',
    'help',
    'help units',
    'completion bash',
    'melee --help',
    'melee 8w charge 4hg',
    'melee 8w charge 4hg -f json',
    'rules',
    'dice 6 normans --want charge',
    'advise 4w charge 4w',
    'sweep melee 8w charge 4hg --vary attacker.models=7..8 --emit',
    `batch ${resolve('examples/evening.ndjson')}`
  ])('under stdout is a sentence: %s', command =>
    expect(shell(`SAGA ${command} > /dev/full`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'saga-odds: stdout: there is no room left on the disk\n'
    })
  )

  it('under stderr changes no exit code', () => expect(shell('SAGA mele 2> /dev/full').code).toBe(2))

  it('under -o is a sentence', () =>
    expect(shell('SAGA melee 8w charge 4hg -f json -o /dev/full')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'saga-odds: --output "/dev/full": there is no room left on the disk\n'
    }))
})

/** Waits for something to be so. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await new Promise(resolve => setTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}

const ended = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => child.on('exit', (code, signal) => resolve(signal ?? String(code))))

describe('a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s in the middle of writing leaves the old file and no other', async signal => {
    put('old.ndjson', 'old')
    const many = ['--vary', 'attacker.models=1..12', '--vary', 'defender.models=1..12', '--vary', 'attacker.fatigue=0..2']
    const args = [
      BIN,
      'sweep',
      'melee',
      '8 bondi charge 8 bondi',
      ...many,
      '--vary',
      'defender.fatigue=0..2',
      '--vary',
      'attacker.armour=2..6',
      '--vary',
      'defender.armour=2..6',
      '--emit',
      '-o',
      at('old.ndjson')
    ]
    const child = spawn(process.execPath, args, { env: plainEnvironment(folder), stdio: 'ignore' })
    const over = ended(child)
    await until(() => readdirSync(folder).some(name => name.endsWith('.tmp')))
    child.kill(signal)
    expect(['SIGINT', 'SIGTERM', '130', '143']).toContain(await over)
    expect(readFileSync(at('old.ndjson'), 'utf8')).toBe('old')
    expect(readdirSync(folder)).toEqual(['old.ndjson'])
  })

  it('ends a batch that waits for more of a pipe with a name', async () => {
    execFileSync('mkfifo', [at('pipe')])
    const writer = spawn('bash', ['-c', `exec 7> pipe; echo '{"fight":"8w charge 4hg"}' >&7; sleep 60`], { cwd: folder })
    const child = spawn(process.execPath, [BIN, 'batch', at('pipe')], { env: plainEnvironment(folder) })
    let records = ''
    child.stdout.on('data', data => {
      records += data
    })
    const over = ended(child)
    await until(() => records.endsWith('\n'))
    const before = performance.now()
    child.kill('SIGTERM')
    expect(['SIGTERM', '143']).toContain(await over)
    expect(performance.now() - before).toBeLessThan(5000)
    expect(JSON.parse(records)).toMatchObject({ kind: 'melee' })
    writer.kill()
  })

  it('in the middle of a batch leaves the old file, and the records beside it', async () => {
    put('old.ndjson', 'old')
    const child = spawn(process.execPath, [BIN, 'batch', '--in', 'ndjson', '-o', 'old.ndjson', '--jobs', '1'], {
      cwd: folder,
      env: plainEnvironment(folder),
      stdio: ['pipe', 'ignore', 'pipe']
    })
    let stderr = ''
    child.stderr?.on('data', chunk => {
      stderr += chunk
    })
    const over = ended(child)
    child.stdin?.write(LINE.repeat(64))
    await until(() => readdirSync(folder).some(name => name.endsWith('.tmp') && statSync(at(name)).size > 0))
    child.kill('SIGINT')
    expect(['SIGINT', '130']).toContain(await over)
    expect(readFileSync(at('old.ndjson'), 'utf8')).toBe('old')
    const records = readFileSync(at('old.ndjson.part'), 'utf8').trimEnd().split('\n')
    expect(records.map(record => JSON.parse(record)).length).toBeGreaterThan(0)
    expect(stderr).toContain('its records in')
    expect(readdirSync(folder).sort()).toEqual(['old.ndjson', 'old.ndjson.part'])
  })
})

describe('the file of costs', () => {
  it('keeps the answers of all who write it at once', async () => {
    const file = at('saga-odds/costs.yaml')
    const keys = Array.from({ length: 30 }, (_, i) => `vikings/box-${i}`)
    const streams = { stdin: { [Symbol.asyncIterator]: async function* () {} } } as never
    await Promise.all(keys.map(key => saveCosts(file, streams, text => withCostsIn(text, { [key]: 'U' }))))
    const text = readFileSync(file, 'utf8')
    expect(keys.filter(key => !text.includes(`${key}: U\n`))).toEqual([])
    expect(readdirSync(at('saga-odds'))).toEqual(['costs.yaml'])
  })

  it('keeps the answers of programs that write it at the same moment', { timeout: 60_000 }, async () => {
    const [boxes, env] = [['njord', 'frigg', 'heimdall', 'crush'], { XDG_CONFIG_HOME: folder }]
    const asked = boxes.map(box => openTerminal(['rules', box, '--fill'], { folder, env }))
    try {
      await Promise.all(asked.map(terminal => terminal.sees('cost unknown')))
      for (const terminal of asked) terminal.press('U\r')
      for (const terminal of asked) expect(await terminal.ended()).toBe(0)
    } finally {
      for (const terminal of asked) terminal.close()
    }
    const keys = readFileSync(at('saga-odds/costs.yaml'), 'utf8').match(/^[a-z-]+\/[a-z-]+(?=: U$)/gm)
    expect(keys?.sort()).toEqual(['normans/crush', 'vikings/frigg', 'vikings/heimdall', 'vikings/njord'])
    expect(readdirSync(at('saga-odds'))).toEqual(['costs.yaml'])
  })

  it('is free again when the program that held it has died', async () => {
    const file = at('saga-odds/costs.yaml')
    mkdirSync(at('saga-odds'))
    const { pid } = spawnSync('true')
    writeFileSync(`${file}.lock`, `${pid} ${execFileSync('hostname').toString().trim()}`)
    const streams = { stdin: { [Symbol.asyncIterator]: async function* () {} } } as never
    await saveCosts(file, streams, () => 'vikings/ullr: U\n')
    expect(readFileSync(file, 'utf8')).toBe('vikings/ullr: U\n')
    expect(existsSync(`${file}.lock`)).toBe(false)
  })
})
