import { Writable } from 'node:stream'
import { Chalk } from 'chalk'
import inquirer from 'inquirer'
import type { Look } from '../../report'
import type { Output, Streams } from '../streams'
import { matching, type Offer } from './offers'
import type { Question } from './question'
import type { Action } from './state'

/** The questions, asked at a terminal. */

export type Asker = (question: Question) => Promise<Action>

/** Lines of a list: what a terminal has left beside the odds. */
const FEWEST = 4
const MOST = 12
const ODDS = 18

const pageSize = ({ rows = 24 }: Output): number => Math.max(FEWEST, Math.min(MOST, rows - ODDS))

/** The same terminal; a question closes what it is shown on, and the terminal is still needed. */
const screenOf = (stdout: Output): Writable => {
  const screen = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      stdout.write(chunk)
      done()
    }
  })
  return Object.defineProperties(screen, {
    isTTY: { value: true },
    // asked for each time, for a terminal is resized
    columns: { get: () => stdout.columns ?? 80 },
    rows: { get: () => stdout.rows ?? 24 }
  })
}

/** Told in colours, or in signs alone. */
const themeOf = ({ color, unicode }: Look): object => {
  const { bold, cyan, dim, red, green } = new Chalk({ level: color })
  const keys = unicode ? '↑↓' : 'up, down'
  return {
    prefix: { idle: cyan('?'), done: green('-') },
    spinner: { interval: 1000, frames: [cyan('?')] },
    icon: { cursor: unicode ? '❯' : '>' },
    style: {
      message: (text: string) => bold(text),
      answer: (text: string) => cyan(text),
      error: (text: string) => red(`> ${text}`),
      help: (text: string) => dim(text),
      highlight: (text: string) => (color === 0 ? text : cyan(text)),
      description: (text: string) => dim(text),
      searchTerm: (text: string) => cyan(text),
      defaultAnswer: (text: string) => dim(`(${text})`),
      disabled: (text: string) => dim(text),
      keysHelpTip: () => dim(`${keys} and Enter to pick, letters to search, Ctrl-C to leave`)
    }
  }
}

const searching = (question: Extract<Question, { readonly offers: readonly Offer[] }>, stdout: Output): object => {
  const { offers, more, first } = question
  let others: readonly Offer[] | undefined
  const all = (): readonly Offer[] => {
    others ??= [...offers, ...(more?.() ?? [])]
    return others
  }
  const choice = (offer: Offer) => ({ name: offer.label, value: offer.action, ...(offer.hint && { description: offer.hint }) })
  return {
    type: 'search',
    source: (term: string | undefined) => (term ? matching(all(), term) : offers).map(choice),
    default: offers[first]?.action,
    pageSize: pageSize(stdout)
  }
}

/** `signal`: nobody will answer any more. */
export const asking = ({ stdin, stdout }: Streams, look: Look, signal: AbortSignal): Asker => {
  const input = stdin as unknown as NodeJS.ReadableStream
  const theme = themeOf(look)
  return async question => {
    const context = { input, output: screenOf(stdout), clearPromptOnDone: question.isPassing === true, signal }
    const prompt = inquirer.createPromptModule(context)
    const { message } = question
    if ('offers' in question) {
      const given = await prompt([{ ...searching(question, stdout), name: 'action', message, theme } as never])
      return (given as { readonly action: Action }).action
    }
    const usual = question.usual === undefined ? {} : { default: question.usual }
    const given = await prompt([{ type: 'input', name: 'text', message, theme, ...usual } as never])
    return question.typed((given as { readonly text: string }).text)
  }
}
