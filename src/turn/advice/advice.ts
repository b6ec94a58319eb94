import { cautioned } from '../../battle/cautions'
import { inspected, misfits } from '../../battle/faults'
import { headlineOf } from '../../battle/headline'
import { summaryFor } from '../../battle/summary'
import { caseText } from '../../battle/uncertain'
import { MAX_OUTCOMES, TooManyOutcomes } from '../../chance/exact'
import {
  type AdviceCase,
  type AdviceReport,
  type AdviceRequest,
  type BoxReport,
  EQUAL,
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
import { ROUNDING, SAGA_DICE } from '../../model/limits'
import { averagedFights, type Measured, quantityAt } from '../../model/quantities'
import { SCHEMA } from '../../model/report'
import { BOUGHT, enemyOf, type Scenario, SIDES, type Side, type Spend, unitsOfSide } from '../../model/scenario'
import { tournamentPoints, tournamentText } from '../../model/tournament'
import { costOf, isUnknown } from '../../rules/cost'
import type { Rulebook } from '../../rules/types'
import { type Move, PURCHASE_TEXTS, PURCHASES } from './acts'
import { rollsOf } from './advice-by-roll'
import { bestForDefender, bestLine, groupByUses, type Line, scoreOf, worthByDice } from './best-line'
import type { Box } from './box'
import { type ChoiceSpace, choiceAt } from './choice-space'
import { answersOn, decisionReport, decisionsOf } from './decisions'
import { afterThrows, deciderName, fightOn, fightsOn, noChoice, stepsOf } from './describe'
import { type Aim, aimOf, bySide, type Constraints, type Game, POINTS, signOf, unreachableAsInfinity } from './game'
import { playInCases } from './in-cases'
import { type Uses, withUses } from './opening'
import { movesIn } from './play'
import { reasonOf } from './reasons'
import type { Reply } from './search-opening'
import { type SolvedFight, solveFight } from './solve-fight'

/** What each box, and each way to spend fatigue, is worth: the best play with it and without it. */

/** A choice of a side at one time: what it uses and spends, and its score as the side sees it (high is good). */
interface ScoredChoice {
  readonly uses: Uses
  readonly spends: readonly Spend[]
  readonly good: number
}

/** The best of some choices; minus infinity of none. */
const bestOf = (all: readonly ScoredChoice[]): number =>
  all.reduce((most, { good }) => Math.max(most, good), Number.NEGATIVE_INFINITY)

/** Judges a box by the choices with and without it. `highestGain`: the most that it gains in any situation, where that is known. */
const judgeBox = (
  seen: readonly ScoredChoice[],
  side: Side,
  name: string,
  isWith: (each: ScoredChoice) => boolean,
  { aims }: Pick<SolvedFight, 'aims'>,
  highestGain = Number.POSITIVE_INFINITY
): readonly BoxReport[] =>
  boxReport(side, name, bestOf(seen.filter(isWith)), bestOf(seen.filter(each => !isWith(each))), { aims }, highestGain)

/**
 * The report of a box, or a way to spend. `withIt`, `without`: the best score for the side; infinite where that is impossible,
 * and then nothing is reported. `highestGain`: the most that it gains in any situation.
 */
const boxReport = (
  side: Side,
  name: string,
  withIt: number,
  without: number,
  { aims }: Pick<SolvedFight, 'aims'>,
  highestGain: number
): readonly BoxReport[] => {
  const gain = withIt - without
  if (!Number.isFinite(gain)) return []
  const { toReported } = aims[0] as Aim
  const sign = signOf(side)
  return [
    {
      side,
      name,
      best: gain > ROUNDING ? 'play' : 'leave',
      withIt: toReported(sign * withIt),
      without: toReported(sign * without),
      costs: Math.abs(gain),
      equal: Math.abs(gain) < EQUAL,
      neverHelps: highestGain < EQUAL
    }
  ]
}

/**
 * The same where the sides act in turn: the game in which the box has to be used is compared with that in which it may not be.
 */
const boxReportsInTurn = (side: Side, { boxes }: ChoiceSpace, game: Game, solved: SolvedFight): readonly BoxReport[] => {
  const good = (constraints: Constraints): number => signOf(side) * unreachableAsInfinity(game.scoreOf(constraints))
  // best play itself is the best play with the boxes that it uses and without those that it leaves
  const made = movesIn(game.bestPlay({})).filter(({ by }) => by === side)
  const whole = good({})
  const isPlayed = (box: number): boolean => made.some(move => move.box === box)
  return [
    ...openBoxes(boxes).flatMap(([{ name }, box]) =>
      boxReport(
        side,
        name,
        isPlayed(box)
          ? whole
          : good({ violatedBy: boxStates => (game.sideBoxes[side].isUsedAt(boxStates[side], box) ? undefined : side) }),
        isPlayed(box) ? good(game.without(side, box)) : whole,
        solved,
        isPlayed(box) ? Number.POSITIVE_INFINITY : game.gainOf(side, box)
      )
    ),
    ...PURCHASES.flatMap(spend => {
      const isIt = (move: Move): boolean => move.by === side && move.spend === spend
      const isMade = made.some(isIt)
      const withIt = isMade ? whole : good({ marks: isIt, violatedBy: (_, isMarked) => (isMarked ? undefined : side) })
      return boxReport(
        side,
        t(PURCHASE_TEXTS[spend]),
        withIt,
        isMade ? good({ allows: move => !isIt(move) }) : whole,
        solved,
        Number.POSITIVE_INFINITY
      )
    })
  ]
}

const scoredChoice = (choice: number, score: number, side: Side, { searched }: Line): ScoredChoice => {
  const { boxOptions, spending } = choiceAt(searched.spaces[side], choice)
  return { uses: boxOptions, spends: spending.by.flat(), good: signOf(side) * score }
}

const attackerChoices = (line: Line): readonly ScoredChoice[] =>
  line.searched.choices.map(({ choice, scores }) => scoredChoice(choice, scores[0] as number, 'attacker', line))

const defenderChoices = (line: Line, answers: readonly Reply[]): readonly ScoredChoice[] =>
  answers.map(({ choice, score }) => scoredChoice(choice, score, 'defender', line))

/** The choices of a side before the fight, each with best play after it. */
const choicesBefore = (side: Side, line: Line, { searchedOpenings, usesBefore }: SolvedFight): readonly ScoredChoice[] => {
  const here =
    side === 'attacker'
      ? searchedOpenings
      : searchedOpenings.filter(({ opening }) => opening.usesBefore.attacker === line.searched.opening.usesBefore.attacker)
  return groupByUses(here, side).map(group => {
    const found = bestForDefender(group, 0)
    return { uses: usesBefore[side][found.opening.usesBefore[side]] ?? [], spends: [], good: signOf(side) * scoreOf(found, 0) }
  })
}

/** The most that a box used beforehand gains over leaving it, the other boxes being used the same. */
const gainOf = (seen: readonly ScoredChoice[], box: number): number =>
  seen.reduce((most, { uses, good }) => {
    const without = seen.find(other => other.uses.every((option, i) => i === box || option === uses[i]))
    return without ? Math.max(most, good - without.good) : most
  }, 0)

const openBoxes = (boxes: readonly Box[]): readonly (readonly [Box, number])[] =>
  boxes.flatMap((box, index) => (box.isInRequest ? [] : [[box, index] as const]))

const boxReports = (side: Side, line: Line, answers: readonly Reply[], solved: SolvedFight): readonly BoxReport[] => {
  const before = choicesBefore(side, line, solved)
  const now = side === 'attacker' ? attackerChoices(line) : defenderChoices(line, answers)
  const { gains } = solved.findings
  const { game, spaces } = line.searched
  const ofBefore = openBoxes(solved.boxesBefore[side]).flatMap(([{ name }, index]) =>
    judgeBox(before, side, name, ({ uses }) => uses[index] !== undefined, solved, gainOf(before, index))
  )
  if (game) return [...ofBefore, ...boxReportsInTurn(side, spaces[side], game, solved)]
  return [
    ...ofBefore,
    ...openBoxes(line.searched.spaces[side].boxes).flatMap(([{ name }, index]) =>
      judgeBox(now, side, name, ({ uses }) => uses[index] !== undefined, solved, gains[side][index])
    ),
    ...PURCHASES.flatMap(spend =>
      judgeBox(now, side, t(PURCHASE_TEXTS[spend]), ({ spends }) => spends.some(each => BOUGHT[each].what === spend), solved)
    )
  ]
}

/** Boxes that are part of no legal choice. */
const unusableBoxes = (
  side: Side,
  { searchedOpenings, boxesBefore, usesBefore, findings, untimely }: SolvedFight
): readonly Box[] => {
  const late = searchedOpenings[0]?.spaces[side].boxes ?? []
  const isOpened = (index: number) =>
    searchedOpenings.some(({ opening }) => usesBefore[side][opening.usesBefore[side]]?.[index] !== undefined)
  return [
    ...untimely[side],
    ...openBoxes(boxesBefore[side]).flatMap(([box, index]) => (isOpened(index) ? [] : [box])),
    ...openBoxes(late).flatMap(([box, index]) => (findings.legal[side][index] ? [] : [box]))
  ]
}

/** The notes: what a player should know beside the figures. */

/** Why a box is part of no legal choice. */
const whyNot = (box: Box, side: Side, { usesBefore, untimely, scenario }: SolvedFight, book: Rulebook): string => {
  if (untimely[side].includes(box))
    return side === (scenario.turn ?? 'attacker')
      ? t("it is used in the enemy's turn (R7.4)")
      : t('it is used in its own turn (R7.4)')
  const option = box.options.find(each => each !== undefined)
  const [fault] = misfits(withUses(scenario, side, [...(usesBefore[side][0] ?? []), option]), book)
  return fault?.reason ?? t('it has no use here')
}

const idleBoxNotes = (solved: SolvedFight, book: Rulebook): readonly string[] =>
  SIDES.flatMap(side =>
    unusableBoxes(side, solved).map(box =>
      t('+{box} cannot be used in this fight: {why}', { box: box.id, why: whyNot(box, side, solved, book) })
    )
  )

/** Boxes of unknown cost, of which dice are counted without knowing their symbols. */
const unknownCostNotes = ({ boxesBefore, searchedOpenings }: SolvedFight): readonly string[] => {
  const boxes = SIDES.flatMap(side => [...boxesBefore[side], ...(searchedOpenings[0]?.spaces[side].boxes ?? [])])
  const open = boxes.filter(({ options }) =>
    options.some(option =>
      option?.played.some(
        ({ ability }) => ability.choice?.take !== 'pool' && isUnknown(costOf(ability.cost) ?? { dice: [], same: false })
      )
    )
  )
  const names = [...new Set(open.map(({ name }) => name))]
  return names.length > 0
    ? [t('symbols not known, dice counted as the rulebook words them: {names} (R7.3)', { names: names.join(', ') })]
    : []
}

/** A player owns eight dice (R7.1). Dice that are still to be rolled are not on a board. */
const tooManyDiceNotes = ({ has, roll, asks }: AdviceRequest): readonly string[] =>
  SIDES.flatMap(side => {
    if (roll !== undefined && side === asks) return []
    const dice = has[side].reduce((sum, { ways }) => sum + Math.max(0, ...ways.map(way => way.dice)), 0)
    return dice > SAGA_DICE
      ? [
          side === 'attacker'
            ? t("{dice} SAGA dice lie on the attacker's board, and a player owns {most} (R7.1)", { dice, most: SAGA_DICE })
            : t("{dice} SAGA dice lie on the defender's board, and a player owns {most} (R7.1)", { dice, most: SAGA_DICE })
        ]
      : []
  })

const goalNotes = ({ goal, price }: AdviceRequest): readonly string[] => [
  ...(goal.is === 'condition'
    ? [
        t('goal: the chance that the fight ends with {goal}, where each chance is 0 or 1 at its end', {
          goal: conditionText(goal.condition)
        })
      ]
    : []),
  ...(goal.is === 'tournament' && goal.table.ahead === 0
    ? [t('as if the game ended with this fight; --goal "tournament 3 ahead" gives the score before it')]
    : []),
  ...(price.fatigue > 0
    ? [t('fatigue left on a unit after the fight counts for its enemy: fatigue taken, left and spent has the same price')]
    : [])
]

const DEPENDS = 'the command for best play stops where it depends on the dice that are thrown'

const notesOf = (request: AdviceRequest, solved: SolvedFight, book: Rulebook): readonly string[] => [
  ...idleBoxNotes(solved, book),
  ...unknownCostNotes(solved),
  ...tooManyDiceNotes(request),
  ...goalNotes(request)
]

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
