import { Writable } from 'node:stream'
import inquirer from 'inquirer'
import { wrap } from '../report/wrap'
import type { Output, Streams } from './streams'

/** Questions at a terminal. */

/** A stream onto the same terminal. A question closes the stream it is shown on, and the terminal is still needed afterwards. */
export const promptOutput = (stdout: Output): Writable => {
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      stdout.write(chunk)
      done()
    }
  })
  return Object.defineProperties(output, {
    isTTY: { value: true },
    // read each time: the window of a terminal is resized
    columns: { get: () => stdout.columns ?? 80 },
    rows: { get: () => stdout.rows ?? 24 }
  })
}

/** A question of inquirer's. */
export interface TextQuestion {
  readonly type: 'input'
  readonly name: string
  readonly message: string
  readonly validate: (text: string) => true | string
  readonly default?: string | undefined
}

/** Asks one question of inquirer's, and returns what was typed without blanks around it. */
export const askText = async (asked: TextQuestion, { stdin, stdout }: Streams): Promise<string> => {
  const input = stdin as unknown as NodeJS.ReadableStream
  // the mark before a question takes two columns
  const question = { ...asked, message: wrap(asked.message, (stdout.columns || 80) - 3).join('\n') }
  const prompt = inquirer.createPromptModule({ input, output: promptOutput(stdout) })
  const answers = Object.values((await prompt([question] as never)) as Readonly<Record<string, unknown>>)
  return String(answers[0] ?? '').trim()
}
