import { brief } from '../../battle/brief'
import { inspected } from '../../battle/faults'
import { headlineOf } from '../../battle/headline'
import { TooManyFalls } from '../../chance/exact'
import type { AdviceRequest, Goal } from '../../model/advice'
import type { AdviceReport, LineReport, OtherLine } from '../../model/advice-report'
import { numbersOf } from '../../model/cell-numbers'
import { conditionText, holds } from '../../model/condition'
import { RequestError } from '../../model/errors'
import { quantityAt } from '../../model/quantities'
import { SCHEMA } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import type { Side } from '../../model/what-if-report'
import type { Rulebook } from '../../rules/types'
import { boxReports } from './boxes'
import { answersOn, decisionReport, decisionsOf } from './decisions'
import { frontierOf } from './frontier'
import { type Aim, aimOf, POINTS } from './goal'
import { fightOn, nameOf, stepsOf } from './lines'
import { notesOf } from './notes'
import { unitsOf } from './opening'
import { reasonOf } from './reasons'
import { rollsOf } from './rolls'
import { type Solved, solve } from './solved'
import { bestLine, type Line, scoreOf } from './tree'

/** What each side should do in a fight: every choice of both weighed, exactly. */

export interface AdviceTold {
  /** The command that gives a fight's odds. */
  readonly replayOf: (scenario: Scenario) => string
}

type Sought = Extract<Goal, { is: 'quantity' }>
type Named = readonly [aim: OtherLine['aim'], goal: Sought]

const most = (path: string): Sought => ({ is: 'quantity', path, wants: 'most' })

/** What else a side may play for. */
const othersOf = ({ goal, asks, scenario: { kind } }: AdviceRequest): readonly Named[] => {
  const all: readonly Named[] = [
    ...(kind === 'melee' ? [['winning', most(`result.${asks}Wins`)] as const] : []),
    ['points', most(POINTS)],
    ['wiping out', most(`${asks === 'attacker' ? 'defender' : 'attacker'}.wipedOut`)]
  ]
  return all.filter(([, { path }]) => goal.is === 'condition' || goal.path !== path)
}

const fatigueAt = (scenario: Scenario, side: Side): number =>
  unitsOf(scenario, side).reduce((sum, { fatigue = 0 }) => sum + fatigue, 0)

const FREE = { die: 0, fatigue: 0 }

const lineReport = (line: Line, solved: Solved, book: Rulebook, { replayOf }: AdviceTold): LineReport => {
  const scenario = fightOn(line)
  return { steps: stepsOf(line, solved), scenario, numbers: numbersOf(brief(scenario, book)), replay: replayOf(scenario) }
}

const textOf = (goal: Goal): string =>
  goal.is === 'condition' ? conditionText(goal.condition) : (quantityAt(goal.path)?.names[0] ?? goal.path)

const measureOf = (goal: Goal): string => (goal.is === 'condition' ? 'chance' : (quantityAt(goal.path)?.measure ?? 'points'))

/** The goal asked for is the first aim. */
const solved = (request: AdviceRequest, others: readonly Named[], book: Rulebook): Solved => {
  const { goal: asked, asks, price } = request
  const before = { attacker: fatigueAt(request.scenario, 'attacker'), defender: fatigueAt(request.scenario, 'defender') }
  const aims = [aimOf(asked, asks, price, before), ...others.map(([, goal]) => aimOf(goal, asks, FREE, before))]
  try {
    return solve(request, aims, book)
  } catch (error) {
    if (!(error instanceof TooManyFalls)) throw error
    throw new RequestError([
      { message: `A fight on the way is too large to work out exactly: ${error.message}. Make it smaller.` }
    ])
  }
}

const sameFight = (one: Line, other: Line): boolean => JSON.stringify(fightOn(one)) === JSON.stringify(fightOn(other))

/**
 * Advice to one side of a fight. Throws a RequestError where what is played does not fit, or the space is larger than may be
 * searched.
 */
export const advice = (request: AdviceRequest, book: Rulebook, told: AdviceTold): Omit<AdviceReport, 'replay'> => {
  const { scenario, asks, goal, price, has } = request
  const goals = othersOf(request)
  const found = solved(request, goals, book)
  const fights = found.reckoner.fights()
  const line = bestLine(found.fought, 0)
  const answers = answersOn(line, found)
  const decisions = decisionsOf(line, answers, found)
  const names = { attacker: nameOf(line.fought, 'attacker'), defender: nameOf(line.fought, 'defender') }
  const others = goals.flatMap(([aim], index): readonly OtherLine[] => {
    const other = bestLine(found.fought, index + 1)
    return sameFight(other, line) ? [] : [{ aim, line: lineReport(other, found, book, told) }]
  })
  const best = lineReport(line, found, book, told)
  const worth = (found.aims[0] as Aim).told(scoreOf(line.fought, 0))
  return {
    schema: SCHEMA,
    kind: 'advice',
    fight: scenario.kind,
    headline: headlineOf(inspected(scenario, book).fray, scenario),
    edition: book.edition,
    scenario,
    rules: book.version,
    asks,
    names,
    has: { attacker: has.attacker.map(({ said }) => said), defender: has.defender.map(({ said }) => said) },
    goal: { ...goal, text: textOf(goal), measure: measureOf(goal) },
    price,
    lines: found.lines,
    fights,
    worth,
    best,
    ...(goal.is === 'condition' && { holds: holds(goal.condition, brief(best.scenario, book)) }),
    decisions: decisions.map(decision => decisionReport(decision, found, reasonOf(decision, book))),
    boxes: [
      ...boxReports(asks, line, answers, found),
      ...boxReports(asks === 'attacker' ? 'defender' : 'attacker', line, answers, found)
    ],
    spent: frontierOf(found, asks),
    others,
    ...(request.roll !== undefined && { rolls: rollsOf(found, request, book) }),
    notes: notesOf(request, found, book)
  }
}
