import { Readable, Writable } from 'node:stream'
import { main } from '../../src/cli/main'
import type { Streams } from '../../src/cli/streams'

/** The program in this process, between streams that a test holds. */

export interface Shown {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Around {
  readonly stdin?: string | Uint8Array
  readonly env?: Streams['env']
  /** Columns of a terminal; absent: a pipe. */
  readonly terminal?: number
}

class Written extends Writable {
  text = ''
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

export const run = async (args: readonly string[], { stdin = '', env: given = {}, terminal }: Around = {}): Promise<Shown> => {
  const env = terminal === undefined ? given : { LANG: 'C.UTF-8', ...given }
  const [stdout, stderr] = [new Written(), new Written()]
  if (terminal !== undefined) for (const each of [stdout, stderr]) Object.assign(each, { isTTY: true, columns: terminal })
  const code = await main(args, { stdin: Readable.from([Buffer.from(stdin as string)]), stdout, stderr, env })
  return { code, stdout: stdout.text, stderr: stderr.text }
}

/** A command line without quotes. */
export const type = (line: string, around?: Around): Promise<Shown> => run(line.split(' '), around)

/** What an answer in JSON says. */
export const report = async (line: string, around?: Around): Promise<unknown> => {
  const { code, stdout, stderr } = await type(`${line} -f json`, around)
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** How a request ends that is refused with these sentences. */
export const refused = (...sentences: readonly string[]): Shown => ({
  code: 2,
  stdout: '',
  stderr: sentences.map(sentence => `saga-odds: ${sentence}\n`).join('')
})
