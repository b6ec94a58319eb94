import { fightAnswers } from '../../answers/fights'
import type { FightReport } from '../../model/report'
import { type RenderOptions, render } from '../../report'
import { sanitizeText } from '../../report/sanitize'
import { wrap } from '../../report/wrap'
import type { Rulebook } from '../../rules/types'
import { print, type Streams } from '../streams'
import { askingInLines, asksInLines, type Prompter, prompter } from './prompts'
import { questionOf } from './question'
import { saved } from './saved'
import type { ExplorerState, Tell, Turn } from './state'
import { step } from './step'

/** The guided explorer (`--guided`): shows the fight, asks a question, takes one step, until the player leaves. */

/** A command over several lines, each but the last ending with a backslash, as shells read it. */
const command = (replay: string, columns: number): string => wrap(`$ ${sanitizeText(replay)}`, columns - 2).join(' \\\n  ')

const sentence = (text: string, columns: number): string => `${wrap(text.trimEnd(), columns).join('\n')}\n`

/** The command and the description, for copying: wrapped between words. */
const copyable = async ({ report }: Turn, look: RenderOptions): Promise<string> =>
  `\n${command(report.replay, look.width)}\n${sentence(await render('line', report, look), look.width)}`

/** The same fight with everything that can be reported about it. */
const whole = ({ scenario }: Turn, book: Rulebook): FightReport =>
  fightAnswers[scenario.kind](scenario, book, { asides: true, effects: true, more: ['--explain'] })

const rendered = async (
  tell: Tell,
  { now, before, shelf }: ExplorerState,
  book: Rulebook,
  look: RenderOptions
): Promise<string> => {
  const [{ pageText: laidOut }, { bestPlayPage: bestPlay, fightAfterChange: explored, sideBySide }] = await Promise.all([
    import('../../report/table'),
    import('../../report/explore')
  ])
  switch (tell.tell) {
    case 'fight':
      return now ? `${await laidOut(explored(now.report, before?.report, now.said), look)}${await copyable(now, look)}` : ''
    case 'explain':
      return now ? render('table', whole(now, book), { ...look, explain: true }) : ''
    case 'advice':
      return tell.isWhole
        ? render('table', tell.advice, look)
        : `${await laidOut(bestPlay(tell.advice), look)}\n${command(tell.advice.replay, look.width)}\n`
    case 'shelf':
      return laidOut(sideBySide(shelf.map(({ report }) => report)), look)
    case 'sentence':
      return sentence(sanitizeText(tell.text), look.width)
    case 'refused':
      return tell.sentences.map(each => sentence(`! ${sanitizeText(each)}`, look.width)).join('')
  }
}

/** What is shown between two questions; an empty line before each part. */
export const screenOf = async (state: ExplorerState, book: Rulebook, look: RenderOptions): Promise<string> => {
  const parts = await Promise.all(state.tells.map(tell => rendered(tell, state, book, look)))
  return parts.map(part => `\n${part}`).join('')
}

/** Resolves when the player leaves. Rejects with an interrupt (Ctrl-C, or the terminal is gone). */
export const explore = async (
  start: ExplorerState,
  book: Rulebook,
  look: () => RenderOptions,
  ask: Prompter,
  streams: Streams
): Promise<ExplorerState> => {
  let state = start
  for (;;) {
    await print(streams, await screenOf(state, book, look()))
    if (state.isOver) return state
    const { saving, now } = state
    const action = saving !== undefined && now ? await saved(now.scenario, saving) : await ask(questionOf(state, book))
    state = step(state, action, book)
  }
}

/** The same at a terminal, which may be closed in the middle of a question. */
export const exploreAt = async (
  start: ExplorerState,
  book: Rulebook,
  look: () => RenderOptions,
  streams: Streams
): Promise<void> => {
  const gone = new AbortController()
  const end = () => gone.abort()
  const stdin = streams.stdin as unknown as NodeJS.ReadableStream
  stdin.once('end', end)
  stdin.once('close', end)
  try {
    const ask = asksInLines(streams.env) ? askingInLines(streams, gone.signal) : prompter(streams, look(), gone.signal)
    await explore(start, book, look, ask, streams)
  } finally {
    stdin.removeListener('end', end)
    stdin.removeListener('close', end)
    stdin.pause()
  }
}
