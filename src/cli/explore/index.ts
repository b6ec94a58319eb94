import type { Look } from '../../report'
import type { Rulebook } from '../../rules/types'
import { print, type Streams } from '../streams'
import { askingInLines, asksInLines } from './lines'
import { type Asker, asking } from './prompts'
import { questionOf } from './question'
import { saved } from './saved'
import { screenOf } from './screen'
import type { State } from './state'
import { step } from './step'

/** The explorer: tell, ask, take one step, until it is over. */

/** Ends when the player leaves. Throws as the questions do: where he breaks off, or his terminal is gone. */
export const explore = async (start: State, book: Rulebook, look: () => Look, ask: Asker, streams: Streams): Promise<State> => {
  let state = start
  for (;;) {
    await print(streams, await screenOf(state, book, look()))
    if (state.isOver) return state
    const { saving, now } = state
    const action = saving !== undefined && now ? await saved(now.scenario, saving) : await ask(questionOf(state, book))
    state = step(state, action, book)
  }
}

/** At a terminal, which may be gone in the middle of a question. */
export const exploreAt = async (start: State, book: Rulebook, look: () => Look, streams: Streams): Promise<void> => {
  const gone = new AbortController()
  const end = () => gone.abort()
  const stdin = streams.stdin as unknown as NodeJS.ReadableStream
  stdin.once('end', end)
  stdin.once('close', end)
  try {
    const ask = asksInLines(streams.env) ? askingInLines(streams, gone.signal) : asking(streams, look(), gone.signal)
    await explore(start, book, look, ask, streams)
  } finally {
    stdin.removeListener('end', end)
    stdin.removeListener('close', end)
    stdin.pause()
  }
}
