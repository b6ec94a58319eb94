import { createInterface } from 'node:readline'
import { t } from '../../model/language'
import { plain } from '../../report/plain'
import type { Output, Streams } from '../streams'
import { matching, type Offer } from './choices'
import type { Prompter } from './prompts'
import type { Question } from './question'
import type { Action } from './state'

/** The questions in plain lines, for terminals that cannot move their cursor and for screen readers: a number or a name answers. */

/** ACCESSIBLE is set by those who want no cursor moved. */
export const asksInLines = ({ TERM, ACCESSIBLE }: Streams['env']): boolean =>
  TERM === 'dumb' || (ACCESSIBLE !== undefined && ACCESSIBLE !== '' && ACCESSIBLE !== '0')

type Choosing = Extract<Question, { readonly offers: readonly Offer[] }>

const numbered = ({ offers }: Choosing): string => offers.map(({ label }, index) => `  ${index + 1}  ${plain(label)}\n`).join('')

/** By its name where one is called so, else by its number, else by what is found in the names; nothing: the first one. */
const offerOf = ({ offers, first, more }: Choosing, text: string): Offer | undefined => {
  const typed = text.trim()
  if (typed === '') return offers[first]
  const named = offers.find(({ label }) => label === typed)
  if (named) return named
  if (/^\d+$/.test(typed)) return offers[Number(typed) - 1]
  return matching([...offers, ...(more?.() ?? [])], typed)[0]
}

const gone = (): Error => Object.assign(new Error('the terminal is gone'), { name: 'AbortError' })

/** `signal`: nobody will answer any more. */
export const askingInLines = ({ stdin, stdout }: Streams, signal: AbortSignal): Prompter => {
  const lines = createInterface({ input: stdin as unknown as NodeJS.ReadableStream, terminal: false })
  const waiting: ((line: string) => void)[] = []
  const early: string[] = []
  lines.on('line', line => {
    const next = waiting.shift()
    if (next) next(line)
    else early.push(line)
  })
  const typed = (): Promise<string> => {
    const line = early.shift()
    if (line !== undefined) return Promise.resolve(line)
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(gone())
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(gone()), { once: true })
    })
  }
  const say = (text: string, to: Output = stdout): void => void to.write(text)
  return async (question): Promise<Action> => {
    for (;;) {
      if ('offers' in question)
        say(
          t('{list}{question} (number or name, Enter for {first}) ', {
            list: numbered(question),
            question: plain(question.message),
            first: question.first + 1
          })
        )
      else say(`${plain(question.message)} `)
      const line = await typed()
      if (!('offers' in question)) return question.typed(line === '' ? (question.usual ?? '') : line)
      const offer = offerOf(question, line)
      if (offer) return offer.action
      say(t('! nothing here matches {typed}\n', { typed: JSON.stringify(plain(line)) }))
    }
  }
}
