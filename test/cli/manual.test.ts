import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { EXAMPLES } from '../../src/cli/examples'
import { EXIT } from '../../src/cli/exit-code'
import { COMMANDS } from '../../src/cli/program'
import { TOPIC_NAMES } from '../../src/cli/topics'
import { type } from './running'

const manual = readFileSync('dist/saga-odds.1', 'utf8')

/** As roff writes it. */
const roff = (text: string): string => text.replaceAll('-', '\\-').replaceAll('"', '\\(dq')

describe('the manual', () => {
  it('that is shipped is what the program makes of its own definitions', async () =>
    expect((await type('help man')).stdout).toBe(manual))

  it('names every command with its examples, and every option that is shown', async () => {
    for (const name of Object.keys(COMMANDS)) {
      expect(manual).toContain(`.SS "saga\\-odds ${name}"`)
      const { stdout } = await type(`${name} --help`)
      for (const [, flag = ''] of stdout.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm))
        if (flag !== '--help') expect(manual, `${name} ${flag}`).toContain(roff(flag))
    }
    for (const line of Object.values(EXAMPLES).flat()) expect(manual).toContain(`\n${roff(`saga-odds ${line}`)}\n`)
  })

  it('shows the version, the exit codes and the other pages', () => {
    expect(manual).toContain(`saga\\-odds ${version}`)
    for (const code of Object.values(EXIT)) expect(manual).toContain(`\n.B "${code}"\n`)
    for (const topic of TOPIC_NAMES) expect(manual).toContain(`.B "saga\\-odds help ${roff(topic)}"`)
  })

  it('lists every file that is written without being named', () => {
    for (const file of ['$XDG_CACHE_HOME/saga-odds/*compiled-*.bin', '$XDG_STATE_HOME/saga-odds/explore.json', 'edition-told'])
      expect(manual).toContain(roff(file))
  })

  it('has no line that a printer would take for an order of its own', () => {
    const orders = new Set(['.TH', '.SH', '.SS', '.PP', '.TP', '.B', '.I', '.nf', '.fi', '.RS', '.RE'])
    const others = manual.split('\n').filter(line => /^[.']/.test(line) && !orders.has(line.split(' ')[0] ?? ''))
    expect(others).toEqual([])
    // eslint-like plainness: letters that every printer has
    expect(manual).toMatch(/^[\x20-\x7e\n]*$/)
  })

  it.runIf(spawnSync('man', ['--version']).status === 0)('is rendered by man without a complaint', () => {
    const { status, stdout, stderr } = spawnSync('man', ['--warnings=all', '-l', 'dist/saga-odds.1'], {
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', MANWIDTH: '100', MANPAGER: 'cat' },
      encoding: 'utf8'
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('SAGA-ODDS(1)')
    expect(stdout).toContain('saga-odds melee 12 bondi charge 4 huscarls axe gives up dice')
  })
})
