import { createInterface } from 'node:readline'
import { createPrompt, isEnterKey, useKeypress, usePagination, useRef, useState } from '@inquirer/core'
import { Chalk } from 'chalk'
import inquirer from 'inquirer'
import { t } from '../../model/language'
import type { RenderOptions } from '../../report'
import { sanitizeText } from '../../report/sanitize'
import { wrap } from '../../report/wrap'
import { promptOutput } from '../prompt'
import type { Output, Streams } from '../streams'
import { matching, type Offer } from './choices'
import type { Question } from './question'
import type { Action } from './state'

/**
 * Questions in plain lines, for terminals that cannot move their cursor and for screen readers: answered by a number or a name.
 */

/** ACCESSIBLE is set by users who want no cursor movement. */
export const asksInLines = ({ TERM, ACCESSIBLE }: Streams['env']): boolean =>
  TERM === 'dumb' || (ACCESSIBLE !== undefined && ACCESSIBLE !== '' && ACCESSIBLE !== '0')

type ChoiceQuestion = Extract<Question, { readonly offers: readonly Offer[] }>

const numbered = ({ offers }: ChoiceQuestion): string =>
  offers.map(({ label }, index) => `  ${index + 1}  ${sanitizeText(label)}\n`).join('')

/** The line that is typed: by its exact name, its number, or a search; an empty text is the default line. */
const offerOf = ({ offers, first, more }: ChoiceQuestion, text: string): Offer | undefined => {
  const typed = text.trim()
  if (typed === '') return offers[first]
  const named = offers.find(({ label }) => label === typed)
  if (named) return named
  if (/^\d+$/.test(typed)) return offers[Number(typed) - 1]
  return matching([...offers, ...(more?.() ?? [])], typed)[0]
}

const terminalGone = (): Error => Object.assign(new Error('the terminal is gone'), { name: 'AbortError' })

/** Asks at the terminal. `signal` aborts when the terminal is gone. */
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
      if (signal.aborted) return reject(terminalGone())
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(terminalGone()), { once: true })
    })
  }
  const say = (text: string, to: Output = stdout): void => void to.write(text)
  return async (question): Promise<Action> => {
    for (;;) {
      if ('offers' in question)
        say(
          t('{list}{question} (number or name, Enter for {first}) ', {
            list: numbered(question),
            question: sanitizeText(question.message),
            first: question.first + 1
          })
        )
      else say(`${sanitizeText(question.message)} `)
      const line = await typed()
      if (!('offers' in question)) return question.typed(line === '' ? (question.usual ?? '') : line)
      const offer = offerOf(question, line)
      if (offer) return offer.action
      say(t('! nothing here matches {typed}\n', { typed: JSON.stringify(sanitizeText(line)) }))
    }
  }
}

/** Asks a question and resolves to the action of the answer. */

export type Prompter = (question: Question) => Promise<Action>

/** Lines of a list: what the terminal has left below the odds. */
const FEWEST = 4
const MOST = 12
const ODDS = 18

const pageSize = ({ rows = 24 }: Output): number => Math.max(FEWEST, Math.min(MOST, rows - ODDS))

/** The look of questions, with or without colours and Unicode. */
const themeOf = ({ color, unicode }: Pick<RenderOptions, 'color' | 'unicode'>) => {
  const { bold, cyan, dim, red, green } = new Chalk({ level: color })
  const keys = unicode ? '↑↓' : t('up, down')
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
      keysHelpTip: () => dim(t('{keys} and Enter to pick, letters to search, Esc back, Ctrl-C to leave', { keys }))
    }
  }
}

interface Choice {
  readonly name: string
  readonly description?: string | undefined
  readonly value: Action
}

interface Asked {
  readonly message: string
  readonly theme?: ReturnType<typeof themeOf>
  /** The choices for the typed text; absent where free text is asked for. */
  readonly offered?: (typed: string) => readonly Choice[]
  readonly first: number
  readonly usual: string
  readonly typed: (text: string) => Action
  readonly pageSize: number
  readonly columns: () => number
}

/** Wrapped between words, so that the terminal does not wrap. */
const wrapped = (text: string, columns: number): string => wrap(sanitizeText(text), Math.max(10, columns)).join('\n')

/**
 * Typed text and selection are kept in a ref, not in state: keys that arrive in one chunk must each see the effect of the last.
 */
const choicePrompt = createPrompt<Action, Asked>((asked, done) => {
  const { message, offered, columns, theme = themeOf({ color: 0, unicode: false }), pageSize, usual } = asked
  const now = useRef({ typed: '', at: asked.first })
  const [count, drawn] = useState(0)
  const [answer, setAnswer] = useState<string | undefined>(undefined)
  const found = offered?.(now.current.typed) ?? []
  const end = (name: string, action: Action): void => {
    setAnswer(name)
    done(action)
  }
  const entered = (): void => {
    const { typed, at } = now.current
    const text = typed === '' ? usual : typed
    const choice = offered?.(typed)[at]
    if (choice) end(choice.name, choice.value)
    else if (!offered) end(text, asked.typed(text))
  }
  useKeypress((key, line) => {
    const { name } = key as { readonly name?: string }
    if (name === 'escape') end('', { do: 'back' })
    else if (isEnterKey(key)) entered()
    else moved(name, line.line)
  })
  const moved = (name: string | undefined, text: string): void => {
    const { typed, at } = now.current
    const by = name === 'up' ? -1 : name === 'down' ? 1 : 0
    const last = (offered?.(typed).length ?? 1) - 1
    if (by !== 0) now.current = { typed, at: Math.max(0, Math.min(last, at + by)) }
    else if (text !== typed) now.current = { typed: text, at: text === '' ? asked.first : 0 }
    drawn(count + 1)
  }
  const head = `${theme.style.message(wrapped(message, columns() - 2))} `
  if (answer !== undefined) return `${theme.prefix.done} ${head}${theme.style.answer(wrapped(answer, columns() - 2))}`
  const list = usePagination({
    items: found,
    active: Math.min(now.current.at, Math.max(0, found.length - 1)),
    renderItem: ({ item, isActive }: { readonly item: Choice; readonly isActive: boolean }) => {
      const text = wrapped(item.name, columns() - 3).replaceAll('\n', '\n    ')
      return isActive ? theme.style.highlight(`${theme.icon.cursor} ${text}`) : `  ${text}`
    },
    pageSize,
    loop: false
  })
  const hint = found[now.current.at]?.description
  const lines = [
    ...(offered ? [found.length > 0 ? list : theme.style.error(t('nothing matches'))] : []),
    ...(hint === undefined ? [] : [theme.style.description(wrapped(hint, columns() - 1))]),
    ...(offered ? [theme.style.keysHelpTip()] : [])
  ]
  const shown =
    !offered && now.current.typed === '' && usual !== ''
      ? theme.style.defaultAnswer(usual)
      : theme.style.searchTerm(now.current.typed)
  return [`${theme.prefix.idle} ${head}${shown}`, lines.join('\n')]
})

const promptOf = (question: Question, stdout: Output): Omit<Asked, 'theme'> => {
  const shared = { message: question.message, pageSize: pageSize(stdout), columns: () => stdout.columns ?? 80 }
  if (!('offers' in question)) return { ...shared, first: 0, usual: question.usual ?? '', typed: question.typed }
  const { offers, more, first } = question
  let others: readonly Offer[] | undefined
  const all = (): readonly Offer[] => {
    others ??= [...offers, ...(more?.() ?? [])]
    return others
  }
  const offered = (typed: string): readonly Choice[] =>
    (typed === '' ? offers : matching(all(), typed)).map(({ label, hint, action }) => ({
      name: label,
      value: action,
      description: hint
    }))
  return { ...shared, first, usual: '', offered, typed: () => ({ do: 'back' }) }
}

/** Asks at the terminal. `signal` aborts when the terminal is gone. */
export const prompter = ({ stdin, stdout }: Streams, look: RenderOptions, signal: AbortSignal): Prompter => {
  const input = stdin as unknown as NodeJS.ReadableStream
  const theme = themeOf(look)
  return async question => {
    const context = { input, output: promptOutput(stdout), clearPromptOnDone: question.isPassing === true, signal }
    const prompt = inquirer.createPromptModule(context)
    prompt.registerPrompt('asked', choicePrompt as never)
    const given = await prompt([{ ...promptOf(question, stdout), type: 'asked', name: 'action', theme } as never])
    return (given as { readonly action: Action }).action
  }
}
