import { answering } from '../answers/kinds'
import { type AdviceAsked, adviceRequested } from '../request/advice/request'
import { forAdvice } from '../request/advice-words'
import { settledGoal } from '../request/tournament'
import { answer } from './output'
import { type FightCall, type FightOptions, parseFightArgs, refuseUnknown, scenarioFile, unusedWords } from './parse-fight-args'
import { playedAgain } from './replay-report'
import type { Streams } from './streams'

/** What `advise` does: a fight with choices still open is put together, solved and printed. */

interface Options extends FightOptions {
  readonly goal?: string
  readonly for?: string
  readonly price?: readonly string[]
  readonly roll?: string
  readonly maxNodes?: string
}

const given = ({ goal, for: asks, price, roll, maxNodes }: Options): Omit<AdviceAsked, keyof FightCall> => ({
  ...(goal !== undefined && { goal }),
  ...(asks !== undefined && { asks }),
  ...(price !== undefined && { price }),
  ...(roll !== undefined && { roll }),
  ...(maxNodes !== undefined && { maxNodes })
})

export const advise = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknown(call)
  const { scenario, asked: before } = playedAgain(await scenarioFile(call, streams), call, streams)
  const options: Options = { ...(call.command.name() === 'advise' && before), ...call.command.opts() }
  const { request, patches, bookOf } = await parseFightArgs(call, scenario, streams)
  const goal = options.goal === undefined ? undefined : settledGoal(options.goal, '--goal', options.configured?.tournament)
  const asked = adviceRequested(
    { ...request, reads: forAdvice, ...given({ ...options, ...(goal !== undefined && { goal }) }) },
    bookOf
  )
  unusedWords(patches, asked.request.scenario.method)
  await answer((await answering('advise'))(asked.request, asked.book), { ...options, interpreted: asked.interpreted }, streams)
}
