import { Writable } from 'node:stream'
import inquirer from 'inquirer'
import { withCostsIn } from '../request/boards/costs-file'
import { costOf, costText, isUnknown } from '../rules/cost'
import { saidCost } from '../rules/said'
import type { Ability, Rulebook } from '../rules/types'
import { remember } from './remembered'
import { type Output, print, type Streams } from './streams'

/** Asks for costs that are unknown, once each, and remembers them. */

/** An ability by its key (`vikings/ullr`) whose cost is unknown. */
export type Open = readonly [key: string, ability: Ability]

const HOW = 'a SAGA die for each term, as U, C or R, U + R, any'

const fault = (text: string): true | string => {
  const cost = costOf(text.trim())
  return text.trim() === '' || (cost !== undefined && !isUnknown(cost)) || `A cost is ${HOW}.`
}

const asked = ([key, { name, when, cost, faction }]: Open, { factions }: Rulebook): object => ({
  type: 'input',
  name: key.replaceAll('.', ' '),
  message: `${name}, ${factions[faction]?.name ?? faction}, ${when.join(' or ')}, ${saidCost(cost)}:`,
  validate: fault
})

/** The same terminal; a question closes what it is shown on, and the terminal is still needed. */
export const screenOf = (stdout: Output): Writable =>
  Object.assign(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        stdout.write(chunk)
        done()
      }
    }),
    { isTTY: true, columns: stdout.columns ?? 80 }
  )

/** The answer; undefined where it was left open. */
const answerTo = async (open: Open, book: Rulebook, { stdin, stdout }: Streams): Promise<string | undefined> => {
  const input = stdin as unknown as NodeJS.ReadableStream
  const prompt = inquirer.createPromptModule({ input, output: screenOf(stdout) })
  const answers = Object.values((await prompt([asked(open, book)] as never)) as Readonly<Record<string, unknown>>)
  const cost = costOf(String(answers[0] ?? '').trim())
  return cost && !isUnknown(cost) && String(answers[0]).trim() !== '' ? costText(cost) : undefined
}

/** Each answer is kept as soon as it is given, so that breaking off loses none. */
export const fill = async (open: readonly Open[], book: Rulebook, file: string, streams: Streams): Promise<void> => {
  let told = 0
  await print(streams, `A cost is ${HOW}. Enter alone leaves it open, Ctrl-C ends.\n`)
  for (const each of open) {
    const cost = await answerTo(each, book, streams)
    if (cost === undefined) continue
    await remember(file, streams, text => withCostsIn(text, { [each[0]]: cost }))
    told++
  }
  await print(streams, `${told === 1 ? '1 cost is' : `${told} costs are`} remembered in ${file}\n`)
}
