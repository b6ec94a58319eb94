import { cautioned } from '../../battle/cautions'
import { inspected } from '../../battle/faults'
import { headlineOf } from '../../battle/headline'
import { summaryFor } from '../../battle/summary'
import { caseText } from '../../battle/uncertain'
import { MAX_OUTCOMES, TooManyOutcomes } from '../../chance/exact'
import {
  type AdviceCase,
  type AdviceReport,
  type AdviceRequest,
  type Goal,
  type LineReport,
  MOST_LINES,
  type OtherLine
} from '../../model/advice'
import { numbersOf } from '../../model/cell-numbers'
import { conditionText, holds } from '../../model/condition'
import { refuse } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { averagedFights, type Measured, quantityAt } from '../../model/quantities'
import { SCHEMA } from '../../model/report'
import { enemyOf, type Scenario, type Side, unitsOfSide } from '../../model/scenario'
import { tournamentPoints, tournamentText } from '../../model/tournament'
import type { Rulebook } from '../../rules/types'
import { rollsOf } from './advice-by-roll'
import { bestLine, type Line, scoreOf, worthByDice } from './best-line'
import { boxReports } from './box-reports'
import { answersOn, decisionReport, decisionsOf } from './decisions'
import { afterThrows, deciderName, fightOn, fightsOn, noChoice, stepsOf } from './describe'
import { type Aim, aimOf, bySide, POINTS, unreachableAsInfinity } from './game'
import { playInCases } from './in-cases'
import { notesOf } from './notes'
import { reasonOf } from './reasons'
import { type SolvedFight, solveFight } from './solve-fight'

/** What each side should do in a fight: the report. */

interface AdviceCommand {
  /** The command that gives a fight's odds. */
  readonly replayOf: (scenario: Scenario) => string
}

type QuantityGoal = Extract<Goal, { is: 'quantity' }>
type NamedGoal = readonly [aim: OtherLine['aim'], goal: QuantityGoal]

const most = (path: string): QuantityGoal => ({ is: 'quantity', path, wants: 'most' })

/** What else the side that asks may play for. */
const otherGoalsOf = ({ goal, asks, scenario: { kind } }: AdviceRequest): readonly NamedGoal[] => {
  const all: readonly NamedGoal[] = [
    ...(kind === 'melee' ? [['winning', most(`result.${asks}Wins`)] as const] : []),
    ['points', most(POINTS)],
    ['wiping out', most(`${enemyOf(asks)}.wipedOut`)]
  ]
  return all.filter(([, { path }]) => goal.is !== 'quantity' || goal.path !== path)
}

const fatigueAt = (scenario: Scenario, side: Side): number =>
  unitsOfSide(scenario[side]).reduce((sum, { fatigue = 0 }) => sum + fatigue, 0)

const FREE = { die: 0, fatigue: 0 }

/** The numbers of the fight that a line leads to, averaged over what dice show on the way. */
const measuredOn = (line: Line, book: Rulebook): Measured => {
  const parts = fightsOn(line).map(({ scenario, chance }) => ({ fight: summaryFor(scenario, book), chance }))
  const [first, ...others] = parts
  return first && others.length > 0 ? averagedFights(parts, first.fight) : (first?.fight ?? summaryFor(fightOn(line), book))
}

/** `aim`: the index of the aim that the line is best for. */
const lineReport = (line: Line, solved: SolvedFight, book: Rulebook, { replayOf }: AdviceCommand, aim = 0): LineReport => {
  const scenario = fightOn(line)
  const after = afterThrows(line, (solved.aims[aim] as Aim).toReported)
  return {
    steps: stepsOf(line, solved),
    ...(after && { after }),
    scenario,
    numbers: numbersOf(measuredOn(line, book)),
    replay: replayOf(scenario)
  }
}

const textOf = (goal: Goal): string => {
  if (goal.is === 'tournament') return tournamentText(goal.table)
  return goal.is === 'condition' ? conditionText(goal.condition) : (quantityAt(goal.path)?.names[0] ?? goal.path)
}

const measureOf = (goal: Goal): string => {
  if (goal.is === 'tournament') return goal.is
  return goal.is === 'condition' ? 'chance' : (quantityAt(goal.path)?.measure ?? 'points')
}

/** Solves a request for its goal, the first aim, and for other goals. */
const solveFor = (request: AdviceRequest, others: readonly NamedGoal[], book: Rulebook, keeps = false): SolvedFight => {
  const { goal: asked, asks, price } = request
  const before = bySide(side => fatigueAt(request.scenario, side))
  const aims = [aimOf(asked, asks, price, before), ...others.map(([, goal]) => aimOf(goal, asks, FREE, before))]
  try {
    return solveFight(request, aims, book, keeps)
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    return refuse(
      t(
        'One of the fights is too large to work out exactly: the dice of one of its steps have more than {most} outcomes. Make it smaller.',
        {
          most: thousands(MAX_OUTCOMES)
        }
      )
    )
  }
}

const sameFight = (one: Line, other: Line): boolean => JSON.stringify(fightsOn(one)) === JSON.stringify(fightsOn(other))

type Advice = Omit<AdviceReport, 'replay'>

/** What the side that asks chooses on a line. */
const choicesOf = ({ steps }: LineReport, asks: Side): string =>
  steps
    .filter(({ by }) => by === asks)
    .map(({ choice }) => choice.text)
    .join('; ') || noChoice()

/**
 * The worth of not attacking, to the attacker who asks; undefined where that is no option, or cannot be compared with the goal.
 */
const worthOfStaying = ({ goal, asks }: AdviceRequest): number | undefined => {
  if (asks !== 'attacker') return undefined
  if (goal.is === 'tournament') return tournamentPoints(goal.table, 0)
  return goal.is === 'quantity' && goal.path === POINTS && goal.wants === 'most' ? 0 : undefined
}

/** Advice where the enemy is uncertain. Its report has the form of that for the likeliest case. */
const adviceInCases = (request: AdviceRequest, cases: readonly AdviceCase[], book: Rulebook, command: AdviceCommand): Advice => {
  const all = cases.map(each => {
    const found = solveFor(each.request, otherGoalsOf(each.request), book, true)
    return { ...each, solved: found, advice: adviceOf(each.request, found, book, command) }
  })
  const { toReported } = (all[0]?.solved.aims[0] as Aim) ?? {}
  const { scores, lines, decisions } = playInCases(all, request.asks, toReported)
  const mean = (of: (index: number) => number): number => all.reduce((sum, { chance }, i) => sum + chance * of(i), 0)
  const reports = all.map((each, i) => lineReport(lines[i] as Line, each.solved, book, command))
  const likeliest = all.reduce((best, { chance }, i) => (chance > (all[best]?.chance ?? 0) ? i : best), 0)
  const [base, best] = [all[likeliest]?.advice as Advice, reports[likeliest] as LineReport]
  const worth = mean(i => toReported(scores[i] as number))
  // an attacker may also stay where it is
  const orNothing = (value: number): number => Math.max(worthOfStaying(request) ?? value, value)
  const knowing = mean(i => orNothing(all[i]?.advice.worth ?? 0))
  const { holds: _, rolls: __, ...rest } = base
  return {
    ...rest,
    headline: headlineOf(inspected(request.scenario, book).engagement, request.scenario, hasOf(request)),
    scenario: request.scenario,
    has: hasOf(request),
    lines: all.reduce((sum, { advice: { lines: count } }) => sum + count, 0),
    fights: all.reduce((sum, { advice: { fights } }) => sum + fights, 0),
    worth,
    best,
    decisions,
    boxes: [],
    spent: [],
    others: [],
    uncertain: {
      cases: all.map(({ has, chance, advice: known }, i) => ({
        text: caseText(request.scenario, has, book),
        chance,
        worth: toReported(scores[i] as number),
        knowing: known.worth,
        choice: choicesOf(known.best, request.asks),
        ...(orNothing(known.worth) !== known.worth && { stays: true as const }),
        scenario: (reports[i] as LineReport).scenario,
        known: known.best.scenario
      })),
      knowing,
      value: Math.max(
        0,
        (request.goal.is === 'quantity' && request.goal.wants === 'least' ? -1 : 1) * (knowing - orNothing(worth))
      )
    },
    notes: [...base.notes, t(LIKELIEST)]
  }
}

const LIKELIEST =
  'one plan for all cases, weighed by their chances; the enemy knows the case and answers accordingly; best play above is for the likeliest case'

const hasOf = ({ has }: AdviceRequest): AdviceReport['has'] => bySide(side => has[side].map(({ said }) => said))

/**
 * Advice to one side of a fight, exact. Throws a RequestError where what is played anyway does not fit, or there are more lines
 * of play than may be searched.
 */
export const advice = (request: AdviceRequest, book: Rulebook, command: AdviceCommand): Advice =>
  request.cases
    ? adviceInCases(request, request.cases, book, command)
    : adviceOf(request, solveFor(request, otherGoalsOf(request), book), book, command)

/** Throws where even best play does not do what the request asks of a side: it is impossible, or the enemy prevents it. */
const refuseImpossible = (score: number, names: Readonly<Record<Side, string>>): void => {
  if (Number.isFinite(unreachableAsInfinity(score))) return
  const side = score > 0 ? 'defender' : 'attacker'
  const name =
    names.attacker === names.defender
      ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: names[side] })
      : names[side]
  refuse(
    t(
      '{the:name} cannot do everything asked of them in step 3, or the enemy can prevent it: leave out what they spend or use, and advice finds what is best',
      { name }
    )
  )
}

const DEPENDS = 'the command for best play stops where it depends on the dice that are thrown'

const adviceOf = (request: AdviceRequest, found: SolvedFight, book: Rulebook, command: AdviceCommand): Advice => {
  const { scenario, asks, goal, price } = request
  const goals = otherGoalsOf(request)
  const fights = found.evaluator.fights()
  const line = bestLine(found.searchedOpenings, 0)
  const answers = answersOn(line, found)
  const decisions = decisionsOf(line, answers, found)
  const names = bySide(side => deciderName(line.searched, side))
  refuseImpossible(scoreOf(line.searched, 0), names)
  const others = goals.flatMap(([aim], index): readonly OtherLine[] => {
    const other = bestLine(found.searchedOpenings, index + 1)
    return sameFight(other, line) ? [] : [{ aim, line: lineReport(other, found, book, command, index + 1) }]
  })
  const best = lineReport(line, found, book, command)
  const notes = [...notesOf(request, found, book), ...(best.after ? [t(DEPENDS)] : [])]
  const worth = (found.aims[0] as Aim).toReported(scoreOf(line.searched, 0))
  return {
    schema: SCHEMA,
    kind: 'advice',
    fight: scenario.kind,
    headline: headlineOf(inspected(scenario, book).engagement, scenario, hasOf(request)),
    edition: book.edition,
    scenario,
    rules: book.version,
    asks,
    names,
    has: hasOf(request),
    goal: { ...goal, text: textOf(goal), measure: measureOf(goal) },
    price,
    ...(request.maxNodes !== MOST_LINES && { maxNodes: request.maxNodes }),
    lines: found.lines,
    fights,
    worth,
    best,
    ...(goal.is === 'condition' && { holds: holds(goal.condition, measuredOn(line, book)) }),
    decisions: decisions.map(decision => decisionReport(decision, found, reasonOf(decision, book))),
    boxes: [...boxReports(asks, line, answers, found), ...boxReports(enemyOf(asks), line, answers, found)],
    spent: worthByDice(found, asks),
    others,
    ...(request.roll !== undefined && { rolls: rollsOf(found, request, book) }),
    ...cautioned(notes, [scenario, best.scenario], book)
  }
}
