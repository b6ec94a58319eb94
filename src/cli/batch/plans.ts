import { refuseAny } from '../../model/errors'
import { once } from '../../model/once'
import type { PlanFile } from '../../model/plan'
import type { PlanReport } from '../../model/report'
import { RULE_KEYS } from '../../model/scenario'
import { commandLine, quotedForShell } from '../../model/shell'
import { planColumns } from '../../request/batch/columns'
import { type PlanLine, planAsked, planLine } from '../../request/batch/plan-line'
import { costsOver } from '../../request/costs'
import { goalAsked } from '../../request/plan/either-deed'
import type { Written } from '../../request/plan/read'
import { editionOf } from '../../request/request'
import { asKey, type Patch, patched } from '../../request/set'
import { type Draft, isDraft, ownKey } from '../../request/validators'
import type { Rulebook } from '../../rules/types'
import type { PlanSetting } from '../plan-request'
import { type BatchKind, membersIn, patchesUnder, type Reader, reportReader, valueAt } from './kind'

/** Lines of `batch` that ask for a plan. */

/** Options of the command line that also apply to plans. */
const OF_PLAN = [...RULE_KEYS, 'method', 'trials', 'seed'] as const

const NUMBERS = ['points.killed', 'points.lost', 'points.swing', 'points.sd', 'solution.value', 'solution.written'] as const

const WORDS = [
  'kind',
  'headline',
  'edition',
  'rules',
  'notes',
  'cautions',
  'replay',
  'plan',
  'expect',
  'method.name',
  'method.trials',
  'method.seed'
] as const

const KNOWN: readonly string[] = [...WORDS, ...NUMBERS, 'solution.goal', 'solution.blind', 'solution.information', 'best']

const OF_REPORT =
  /^(goals\.\d{1,3}\.(goal|condition|chance)|steps\.\d{1,3}\.(label|text|played|stoppable|result\.(attackerWins|tie|defenderWins))|units\.\d{1,2}\.(unit|warband|text|start|gone|exhausted|fatigueLimit|(models|fatigue)\.mean))$/

/** The chance of a goal by its name. */
const GOAL = /^goals\.(?!__proto__$)([^.]+)$/

/** The best choices as one text; undefined where there is nothing to choose. */
const bestPlay = ({ solution }: PlanReport): string | undefined =>
  solution?.choices
    .filter(({ indifferent }) => !indifferent)
    .map(
      ({ step, rules }) => `step ${step}: ${rules.map(({ when, then }) => (when === '' ? then : `${when}: ${then}`)).join('; ')}`
    )
    .join(' | ')

const goalsOf = ({ goals }: PlanReport): Readonly<Record<string, number>> =>
  Object.fromEntries(goals.map(({ goal, chance }) => [goal, chance]))

const summary = (report: PlanReport): object => {
  const { headline, edition, method, points, goals, solution, cautions, intervals } = report
  const best = bestPlay(report)
  return {
    kind: 'plan',
    edition,
    method,
    headline,
    points: { killed: points.killed, lost: points.lost, swing: points.swing },
    ...(goals.length > 0 && { goals: goalsOf(report) }),
    ...(solution && { solution: { goal: solution.goal, value: solution.value, written: solution.written } }),
    ...(best !== undefined && best !== '' && { best }),
    ...(intervals && { intervals }),
    ...(cautions && { cautions })
  }
}

const inReport = reportReader(KNOWN, OF_REPORT)

const reader = (path: string): Reader | undefined => {
  if (path === 'best') return question => bestPlay(question.whole() as PlanReport) ?? null
  const found = inReport(path)
  const [, goal] = GOAL.exec(path) ?? []
  return found || goal === undefined ? found : question => valueAt(goalsOf(question.whole() as PlanReport), [goal])
}

/** The plan of a line in the form of a plan file, with the setting it is played by. */
const written = async (
  { plan }: PlanLine,
  setting: PlanSetting,
  book: Rulebook,
  assume: (text: string) => void
): Promise<Written> => {
  const read =
    typeof plan === 'string'
      ? { file: (await import('../../request/plan/sentence')).parsePlanSentence([plan], book, assume) }
      : (await import('../../request/plan/read')).planWithin(plan)
  return { ...read, file: { ...read.file, ...setting } }
}

/** The command that plays the plan again; a plan in JSON is piped into it. */
const commandOf = ({ plan, method, trials, seed }: PlanLine, file: PlanFile, setting: PlanSetting, goal?: string): string => {
  const isSaid = typeof plan === 'string'
  const { edition, readings = {}, boards = [] } = isSaid ? setting : {}
  const words = [
    'plan',
    ...(isSaid ? plan.split(/\s+/u) : ['--scenario', '-']),
    ...(edition === undefined ? [] : ['--edition', String(edition)]),
    ...Object.entries(readings).flatMap(([name, value]) => ['--reading', `${name}=${value}`]),
    ...boards.flatMap(board => ['--board', board]),
    ...(goal === undefined ? [] : ['--solve', goal]),
    ...(method === undefined ? [] : ['--method', method]),
    ...(trials === undefined ? [] : ['--trials', trials]),
    ...(seed === undefined || method !== 'monte-carlo' ? [] : ['--seed', seed])
  ]
  const command = commandLine(words)
  return isSaid ? command : `printf %s ${quotedForShell(JSON.stringify(file))} | ${command}`
}

/** The rulebook with the costs of the line and of the command line. */
const priced = (laid: Draft, book: Rulebook): Rulebook => {
  const costs = ownKey(laid, 'costs')
  if (costs === undefined) return book
  const patches: readonly Patch[] = isDraft(costs)
    ? Object.entries(costs).map(([name, value]) => ({ path: ['costs', name], value, called: 'costs' }))
    : [{ path: ['costs', ''], value: costs, called: 'costs' }]
  return costsOver(book, patches)
}

export const plans: BatchKind = {
  columns: planColumns,
  numbers: NUMBERS,
  known: KNOWN,
  reader,
  normalize: planLine,
  load: async () => {
    const [{ planAnswers: turns }, { goalOf, planOptionMistakes, planRequest, settingOf }, { inWords }] = await Promise.all([
      import('../../answers/turns'),
      import('../plan-request'),
      import('../../turn/plan/headline')
    ])
    return async (draft, mistakes, { patches, bookOf, withCosts, tournament }) => {
      const laid = patched(draft, patchesUnder(OF_PLAN, patches))
      const line = planAsked(laid, mistakes)
      // a batch has one seed for all its lines, those that are not sampled too
      const { seed: _, ...counted } = line
      refuseAny(planOptionMistakes(counted, asKey))
      const setting = settingOf(laid as PlanSetting)
      const book = withCosts(priced(laid, bookOf(editionOf(draft, patches))))
      const interpreted: string[] = []
      const source = await written(line, setting, book, text => interpreted.push(text))
      const { plan: parsedPlan, faults } = await planRequest(source, book)
      refuseAny(faults)
      const asked = typeof line.plan === 'string' ? goalAsked(source.file, line.method) : undefined
      const goal = goalOf(line.solve ?? asked, parsedPlan, tournament, asKey('solve'))
      // as it was understood, so that a misreading is seen
      const plan = typeof line.plan === 'string' ? (inWords(parsedPlan, book) ?? line.plan) : line.plan
      const whole = once(() =>
        turns.plan(
          {
            plan: parsedPlan,
            method: line.method === 'monte-carlo' ? 'monte-carlo' : 'exact',
            ...(line.trials !== undefined && { trials: Number(line.trials) }),
            ...(line.seed !== undefined && { seed: line.seed }),
            ...(goal !== undefined && { solve: goal }),
            command: commandOf({ ...line, plan }, source.file, setting, goal)
          },
          book
        )
      )
      return { request: source.file, interpreted, whole, summary: () => membersIn(summary(whole())) }
    }
  }
}
