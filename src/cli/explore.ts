import { RequestError } from '../model/errors'
import { patched } from '../request/overlay'
import { editionOf, requested } from '../request/request'
import { isDraft, own } from '../request/shape'
import { exploreAt } from './explore/index'
import { beginning } from './explore/step'
import { type FightCall, gathered, refuseUnknown, scenarioFile } from './gathered'
import { type LookOptions, lookOf } from './look'
import { playedAgain } from './played-again'
import type { Streams } from './streams'

/** What `explore` does: begins with the fight that is given, or with the first question. */

const refuse = (message: string): never => {
  throw new RequestError([{ message }])
}

const INSTEAD = 'ask in a sentence instead, as in saga-odds melee 8 bondi charge 4 huscarls'

const needTerminal = ({ stdin, stdout, env }: Streams): void => {
  if (stdin.isTTY !== true || stdout.isTTY !== true) refuse(`explore asks questions and needs a terminal: ${INSTEAD}`)
  if (env['TERM'] === 'dumb') refuse(`explore needs a terminal that can move its cursor, and this one is dumb: ${INSTEAD}`)
}

export const explore = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknown(call)
  const options: LookOptions = call.command.opts()
  needTerminal(streams)
  const { scenario } = playedAgain(await scenarioFile(call, streams), call, streams)
  const { request, patches, bookOf } = await gathered(call, scenario, streams)
  const mistakes = request.mistakes ?? []
  if (mistakes.length > 0) throw new RequestError(mistakes)
  const isGiven = call.words.length > 0 || scenario !== undefined
  const asked = isGiven ? requested(request, bookOf) : { scenario: undefined, book: bookOf(editionOf({}, patches)) }
  const base = Object.fromEntries(
    ['edition', 'readings', 'boards', 'costs'].flatMap(key => {
      const value = own(isDraft(asked.scenario) ? asked.scenario : patched({}, patches), key)
      return value === undefined ? [] : [[key, value]]
    })
  )
  await exploreAt(beginning(base, asked.scenario, asked.book), asked.book, () => lookOf(options, streams, false), streams)
}
