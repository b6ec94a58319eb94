import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** Hosts to log in to: servers of OpenSSH on this machine, with keys made for the test. */
export interface Hosts {
  /** What `ssh` is to be called for these hosts to be known by their names. */
  readonly ssh: string
  /** Logins so far, by host. */
  readonly logins: () => Readonly<Record<string, number>>
  readonly close: () => Promise<void>
}

const SSHD = '/usr/sbin/sshd'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const listening = async (port: number, log: () => string): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(port)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`no server of OpenSSH answers on port ${port}: ${log()}`)
}

const key = (file: string): string => {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])
  return readFileSync(`${file}.pub`, 'utf8')
}

/** Starts a server for each name; `path`: where its programs are looked for. Throws where OpenSSH is not installed. */
export const openHosts = async (folder: string, names: readonly string[], path: string): Promise<Hosts> => {
  const home = join(folder, 'ssh')
  mkdirSync(home, { mode: 0o700 })
  // a server that runs as root asks for it
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true })
  writeFileSync(join(home, 'authorized'), key(join(home, 'key')), { mode: 0o600 })
  const children: ChildProcess[] = []
  const log = (name: string) => readFileSync(join(home, `${name}.log`), 'utf8')
  let config = ''
  for (const name of names) {
    const port = await freePort()
    key(join(home, `${name}.host`))
    const options = {
      ...{ Port: port, ListenAddress: '127.0.0.1', HostKey: join(home, `${name}.host`), PidFile: 'none', LogLevel: 'VERBOSE' },
      ...{ AuthorizedKeysFile: join(home, 'authorized'), StrictModes: 'no', PasswordAuthentication: 'no', UsePAM: 'no' },
      ...{ KbdInteractiveAuthentication: 'no', PermitRootLogin: 'prohibit-password', SetEnv: `PATH=${path}`, MaxStartups: 100 }
    }
    writeFileSync(
      join(home, `${name}.sshd`),
      Object.entries(options)
        .map(pair => `${pair.join(' ')}\n`)
        .join('')
    )
    children.push(spawn(SSHD, ['-D', '-f', join(home, `${name}.sshd`), '-E', join(home, `${name}.log`)], { stdio: 'ignore' }))
    config += `Host ${name}\n  HostName 127.0.0.1\n  Port ${port}\n  User ${userInfo().username}\n`
    await listening(port, () => log(name))
  }
  config += `Host *\n  IdentityFile ${join(home, 'key')}\n  IdentitiesOnly yes\n  BatchMode yes\n`
  config += '  StrictHostKeyChecking no\n  UserKnownHostsFile /dev/null\n  LogLevel ERROR\n'
  writeFileSync(join(home, 'config'), config)
  return {
    ssh: `ssh -F ${join(home, 'config')}`,
    logins: () => Object.fromEntries(names.map(name => [name, log(name).split('Accepted publickey').length - 1])),
    close: async () => {
      const gone = children.map(child => new Promise(resolve => child.on('close', resolve)))
      for (const child of children) child.kill()
      await Promise.all(gone)
    }
  }
}
