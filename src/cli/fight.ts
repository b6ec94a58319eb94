import { fightAnswers } from '../answers/fights'
import { type Condition, comparisons } from '../model/condition'
import { asksStages } from '../model/quantities'
import { formatRow } from '../report'
import { type Requested, requested } from '../request/request'
import type { StudyOptions } from './fight-study'
import { answer, formatOf } from './output'
import {
  type FightCall,
  type FightOptions,
  parseFightArgs,
  readFight,
  refuseUnusedSampling,
  STUDY_FLAGS,
  type StudyName
} from './parse-fight-args'
import type { Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** The commands `melee` and `shoot`: words, files and flags become one scenario, whose report is printed. */

interface Options extends FightOptions, StudyOptions {
  readonly assert?: readonly string[]
}

/** Options that make the fight a study: the questions, and what belongs to one of them. */
const OF_STUDIES = [...(Object.keys(STUDY_FLAGS) as readonly StudyName[]), 'by', 'for', 'prefer'] as const

const conditionsOf = async (texts: readonly string[], { scenario, book }: Requested): Promise<readonly Condition[]> => {
  if (texts.length === 0) return []
  const [{ conditionOf }, { withSidesNamed }] = [await import('../request/condition'), await import('./side-names')]
  return texts.map(text => conditionOf(withSidesNamed(text, scenario, book), '--assert'))
}

export const fight = async (call: FightCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions(call)
  const { scenario, options: replayed } = await readFight(call, streams)
  const options: Options = { ...replayed, ...call.command.opts() }
  const { request, patches, bookOf } = await parseFightArgs(call, scenario, streams)
  if (OF_STUDIES.some(name => options[name] !== undefined))
    return (await import('./fight-study')).fightStudy({ call, request, patches, bookOf, options }, streams)
  const parsed = requested(request, bookOf)
  const conditions = await conditionsOf(options.assert ?? [], parsed)
  refuseUnusedSampling(patches, parsed.scenario.method)
  // formats for people also show the other choice about giving up dice, and what each ability does where there is room
  const { isForPrograms = false, isRoomy = false } = formatRow(formatOf(options))
  const explain = options.explain === true
  const { kind } = parsed.scenario
  const report = fightAnswers[kind](parsed.scenario, parsed.book, {
    asides: explain || !isForPrograms,
    stages: asksStages(conditions.flatMap(condition => comparisons(condition).map(({ quantity }) => quantity))),
    effects: explain || isRoomy,
    more: explain ? ['--explain'] : []
  })
  const verdict =
    conditions.length > 0 ? (await import('./assertions')).checkAssertions(conditions, report, parsed.scenario) : undefined
  await answer(report, { ...options, interpreted: parsed.interpreted }, streams)
  verdict?.()
}
