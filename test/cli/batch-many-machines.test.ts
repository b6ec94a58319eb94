import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands, expected } from '../tools/pages'
import { openShell, plainEnvironment } from '../tools/shell'
import { type Hosts, openHosts } from '../tools/ssh'

/** The page is done as it stands, command by command, with two hosts on this machine. */

const page = readFileSync('examples/many-machines.md', 'utf8')

const needed = ['parallel', 'ssh', 'ssh-keygen', '/usr/sbin/sshd']
const missing = needed.filter(name => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0)

const shell = openShell()
let hosts: Hosts | undefined

beforeAll(async () => {
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: not found. This test needs GNU Parallel and OpenSSH: apt-get install parallel openssh-server`
    )
  hosts = await openHosts(shell.folder, ['first', 'second'], plainEnvironment(shell.folder)['PATH'] ?? '')
  writeFileSync(join(shell.folder, 'machines.txt'), '2/first\n2/second\n')
  // it asks to be cited, once
  mkdirSync(join(shell.folder, '.parallel'))
  writeFileSync(join(shell.folder, '.parallel', 'will-cite'), '')
})

afterAll(async () => {
  await hosts?.close()
  shell.close()
})

const read = (name: string): readonly string[] => readFileSync(join(shell.folder, name), 'utf8').split('\n').slice(0, -1)

/** A record of a fault without the number of its line, which is counted from where its job began. */
const unnumbered = (line: string): unknown => {
  const { line: _, ...record } = JSON.parse(line) as { readonly line?: number; readonly id?: string }
  return record
}

describe('a batch on many machines', () => {
  it('has machines as the page says', () => expect(page).toContain('```\n2/first\n2/second\n```'))

  it.each(allCommands(page))('line $line: $command', ({ command, answer, exit }) => {
    const shown = shell.run(`export PARALLEL_SSH='${hosts?.ssh}'\n${command}`)
    expect(shown.exit, shown.output).toBe(exit)
    if (answer !== undefined) expect(shown.output.trimEnd()).toBe(expected(answer, shown.output.trimEnd()))
  })

  it('has been on every one of them', () => {
    for (const [host, logins] of Object.entries(hosts?.logins() ?? {})) expect(logins, host).toBeGreaterThan(0)
  })

  it('is answered as on one, the records of faults found by their ids', () => {
    const [merged, alone] = [read('answers.ndjson'), read('alone.ndjson')]
    expect(merged).toHaveLength(read('scenarios.ndjson').length)
    expect(merged.map(unnumbered)).toEqual(alone.map(unnumbered))
    const isFault = (line: string) => line.includes('"error"')
    expect(merged.filter(line => !isFault(line))).toEqual(alone.filter(line => !isFault(line)))
    expect(merged.filter(isFault).map(unnumbered)).toMatchObject([{ id: 'no such troop' }])
  })

  it('answers every row of a CSV, its header given to each piece', () => {
    const rows = readFileSync('examples/armouries.csv', 'utf8').trim().split('\n').slice(1)
    expect(read('armouries.ndjson').map(line => (unnumbered(line) as { id: string }).id)).toEqual(
      rows.map(row => row.split(',')[0])
    )
  })

  it('goes on where it ended', () => expect(read('begun.ndjson')).toHaveLength(read('scenarios.ndjson').length))
})
