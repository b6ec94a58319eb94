import { dirname, isAbsolute, relative } from 'node:path'
import { quoted } from '../../model/quoted'
import type { Scenario } from '../../model/scenario'
import type { Look } from '../../report'
import type { Rulebook } from '../../rules/types'
import { writeWhole } from '../files'
import { codeOf, reasonNotWritten } from '../reason'
import { print, type Streams } from '../streams'
import { type Asker, asking } from './prompts'
import { questionOf } from './question'
import { screenOf } from './screen'
import type { Action, State } from './state'
import { step } from './step'

/** The explorer: tell, ask, take one step, until it is over. */

/** Boards are named from where the file lies. */
const fileOf = (scenario: Scenario, file: string): string => {
  const boards = scenario.boards?.map(board => (isAbsolute(board) ? board : relative(dirname(file), board)))
  return `${JSON.stringify({ ...scenario, ...(boards && { boards }) }, null, 2)}\n`
}

/** Saved, or why not; nothing that is there already is written over. */
export const saved = async (scenario: Scenario, file: string): Promise<Action> => {
  try {
    writeWhole(file, fileOf(scenario, file), true)
    return { do: 'saved', file }
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' ? 'it is there already: name another' : reasonNotWritten(error)
    if (reason === undefined) throw error
    return { do: 'refuse', sentences: [`${quoted(file)}: ${reason}`] }
  }
}

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
    await explore(start, book, look, asking(streams, look(), gone.signal), streams)
  } finally {
    stdin.removeListener('end', end)
    stdin.removeListener('close', end)
  }
}
