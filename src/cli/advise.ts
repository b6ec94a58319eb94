import { loadAnswer } from '../answers/load-answer'
import { type AdviceAsked, adviceRequested } from '../request/advice/request'
import { settledGoal } from '../request/tournament'
import { forAdvice } from '../request/words/advice-words'
import { answer } from './output'
import { type FightCall, type FightOptions, parseFightArgs, readFight, refuseUnusedSampling } from './parse-fight-args'
import { withShotSaid } from './questions/shots-said'
import type { Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** The command `advise`: the best choices of both sides in a fight whose choices are still open. */

interface Options extends FightOptions {
  readonly goal?: string
  readonly for?: string
  readonly price?: readonly string[]
  readonly roll?: string
  readonly maxNodes?: string
}

const adviceAsked = ({ goal, for: asks, price, roll, maxNodes }: Options): Omit<AdviceAsked, keyof FightCall> => ({
  ...(goal !== undefined && { goal }),
  ...(asks !== undefined && { asks }),
  ...(price !== undefined && { price }),
  ...(roll !== undefined && { roll }),
  ...(maxNodes !== undefined && { maxNodes })
})

export const advise = async (given: FightCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions(given)
  const call = withShotSaid(given)
  const { scenario, options: replayed } = await readFight(call, streams)
  const options: Options = { ...(call.command.name() === 'advise' && replayed), ...call.command.opts() }
  const { request, patches, bookOf } = await parseFightArgs(call, scenario, streams)
  const goal = options.goal === undefined ? undefined : settledGoal(options.goal, '--goal', options.configured?.tournament)
  const advice = adviceRequested(
    { ...request, reads: forAdvice, ...adviceAsked({ ...options, ...(goal !== undefined && { goal }) }) },
    bookOf
  )
  refuseUnusedSampling(patches, advice.request.scenario.method)
  await answer(
    (await loadAnswer('advise'))(advice.request, advice.book),
    { ...options, interpreted: advice.interpreted },
    streams
  )
}
