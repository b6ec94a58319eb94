/// <reference lib="dom" />

import { t } from '../model/language'
import { type BakedRules, booksOf, setPageLanguage } from './baked-rules'
import { answerOrRefuse, type PageAnswer, type PageQuestion } from './command'

/** Answers slow questions in a web worker, which runs the script of the page itself. */

interface Asked {
  readonly id: number
  readonly ask: PageQuestion
}

interface Reply {
  readonly id: number
  readonly outcome: PageAnswer
}

export interface BackgroundAnswers {
  /** Asks these questions, in order; earlier ones that are not among them are given up. */
  readonly want: (asks: readonly PageQuestion[]) => void
  readonly known: (ask: PageQuestion) => PageAnswer | undefined
}

/** How long a stale answer may still take before its worker is ended, in ms. */
const STALE = 500

/** The pause after a tap before questions are sent, in ms: further taps may follow. */
const PAUSE = 150
const MOST_KNOWN = 100

const failure = (what: string): PageAnswer => ({
  is: 'refused',
  sentences: [t('this could not be worked out: {what}', { what })]
})

/** `changed` is called after each answer. */
export const answerInBackground = (script: string, baked: BakedRules, changed: () => void): BackgroundAnswers => {
  const known = new Map<string, PageAnswer>()
  let url: string | undefined
  let worker: Worker | undefined
  let count = 0
  let running: { readonly id: number; readonly key: string } | undefined
  let wanted: readonly PageQuestion[] = []
  let patience: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const learn = (key: string, outcome: PageAnswer): void => {
    known.set(key, outcome)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  }
  const settle = (id: number, outcome: PageAnswer): void => {
    if (running?.id !== id) return
    learn(running.key, outcome)
    running = undefined
    changed()
    next()
  }
  const startWorker = (): Worker => {
    url ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    const made = new Worker(url)
    made.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data.id, data.outcome))
    made.addEventListener('error', event => {
      if (worker !== made) return
      worker = undefined
      made.terminate()
      if (running) settle(running.id, failure(event.message))
    })
    made.postMessage(baked)
    return made
  }
  const next = (): void => {
    if (running) return
    const ask = wanted.find(each => !known.has(JSON.stringify(each)))
    if (!ask) return
    count += 1
    running = { id: count, key: JSON.stringify(ask) }
    worker ??= startWorker()
    const asked: Asked = { id: count, ask }
    worker.postMessage(asked)
  }
  const isWanted = (key: string): boolean => wanted.some(each => JSON.stringify(each) === key)
  const restart = (): void => {
    if (!running || isWanted(running.key)) return
    // the worker works on a stale question: start another
    worker?.terminate()
    worker = undefined
    running = undefined
    next()
  }
  return {
    want: asks => {
      wanted = asks
      clearTimeout(patience)
      clearTimeout(pause)
      if (running && !isWanted(running.key)) patience = setTimeout(restart, STALE)
      pause = setTimeout(next, PAUSE)
    },
    known: ask => known.get(JSON.stringify(ask))
  }
}

const isAsked = (data: unknown): data is Asked => typeof data === 'object' && data !== null && 'ask' in data

/** Runs in the worker: the first message is what the page was made with, the others are questions. */
export const answerQuestions = (): void => {
  let answer: ((ask: PageQuestion) => PageAnswer) | undefined
  addEventListener('message', ({ data }: MessageEvent<BakedRules | Asked>) => {
    if (isAsked(data)) {
      const outcome = answer?.(data.ask) ?? failure(t('the page was not ready'))
      const reply: Reply = { id: data.id, outcome }
      postMessage(reply)
      return
    }
    setPageLanguage(data)
    const bookOf = booksOf(data)
    answer = ask => answerOrRefuse(ask, data, bookOf)
  })
}
