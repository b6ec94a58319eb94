import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A shell in a folder of its own, in which `saga-odds` is the built program and `examples/` lies at hand. */
export interface Shell {
  readonly folder: string
  run(command: string): Answer
  close(): void
}

export interface Answer {
  readonly exit: number | null
  /** Standard output and standard error as a terminal would mix them. */
  readonly output: string
}

/** What a program may know of the machine: nothing of npm, of colours or of terminals. */
export const plainEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: `${folder}:${process.env['PATH']}`,
  HOME: folder,
  LANG: 'C.UTF-8',
  npm_config_cache: join(folder, '.npm'),
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false'
})

export const openShell = (): Shell => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-'))
  writeFileSync(join(folder, 'saga-odds'), `#!/bin/sh\nexec "${process.execPath}" "${resolve('bin/saga-odds.cjs')}" "$@"\n`)
  chmodSync(join(folder, 'saga-odds'), 0o755)
  if (existsSync('examples')) cpSync('examples', join(folder, 'examples'), { recursive: true })
  return {
    folder,
    run: command => {
      const { status, stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${command}`], {
        cwd: folder,
        env: plainEnvironment(folder),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 60_000,
        maxBuffer: 2 ** 26
      })
      return { exit: status, output: stdout }
    },
    close: () => {
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
      } catch {
        // a shell that was closed may still write its history there: the system's folder for such things is swept anyway
      }
    }
  }
}
