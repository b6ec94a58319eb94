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
import { RequestError } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { averagedFights, type Measured, quantityAt } from '../../model/quantities'
import { SCHEMA } from '../../model/report'
import { BOUGHT, enemyOf, type Scenario, type Side, type Spend } from '../../model/scenario'

import { tournamentPoints, tournamentText } from '../../model/tournament'
import { costOf, isUnknown } from '../../rules/cost'
import type { Rulebook } from '../../rules/types'
import { SAGA_DICE } from '../../saga-dice/roll'
import { BUYS, type Move, SPENT } from './acts'
import type { Box } from './box'
import { type ChoiceSpace, choiceAt } from './choice-space'
import { answersOn, decisionReport, decisionsOf } from './decisions'
import { afterThrows, deciderName, fightOn, fightsOn, noChoice, stepsOf } from './describe'
import { type Aim, aimOf, bounded, EVEN, type Game, POINTS, SIDES, signOf, type Terms } from './game'
import { playedInCases } from './in-cases'
import { type Uses, unitsOf, withUses } from './opening'
import { everyMove } from './play'
import { reasonOf } from './reasons'
import { rollsOf } from './rolls'
import type { Reply } from './search'
import { type Solved, solve } from './solved'
import { bestLine, defended, frontierOf, grouped, type Line, scoreOf } from './tree'

/** Each box, and each way to spend fatigue, by itself: the best with it and without it. */

/** A choice of one side at one time: what it uses and spends, and how good that is for the side. */
interface Seen {
  readonly uses: Uses
  readonly spends: readonly Spend[]
  readonly good: number
}

/** Of no choices it is minus infinity. */
const best = (all: readonly Seen[]): number => all.reduce((most, { good }) => Math.max(most, good), Number.NEGATIVE_INFINITY)

/** `gain`: the most it gains in any place, where that is known. */
const judged = (
  seen: readonly Seen[],
  side: Side,
  name: string,
  isWith: (each: Seen) => boolean,
  { aims }: Pick<Solved, 'aims'>,
  gain = Number.POSITIVE_INFINITY
): readonly BoxReport[] => {
  return weighed(side, name, best(seen.filter(isWith)), best(seen.filter(each => !isWith(each))), { aims }, gain)
}

/** A box, or a way to spend, that is used and left: how good each is for the side; without end where it cannot be. */
const weighed = (
  side: Side,
  name: string,
  withIt: number,
  without: number,
  { aims }: Pick<Solved, 'aims'>,
  gain: number
): readonly BoxReport[] => {
  const lead = withIt - without
  if (!Number.isFinite(lead)) return []
  const { shown } = aims[0] as Aim
  const sign = signOf(side)
  return [
    {
      side,
      name,
      best: lead > EVEN ? 'play' : 'leave',
      withIt: shown(sign * withIt),
      without: shown(sign * without),
      costs: Math.abs(lead),
      equal: Math.abs(lead) < EQUAL,
      neverHelps: gain < EQUAL
    }
  ]
}

/** The same in turn: each box has to be used, or may not be, wherever its turn comes. */
const weighedInTurn = (side: Side, { boxes }: ChoiceSpace, game: Game, solved: Solved): readonly BoxReport[] => {
  const good = (terms: Terms): number => signOf(side) * bounded(game.scoreOf(terms))
  // what best play uses is worth what best play is, and so is leaving what it leaves
  const made = everyMove(game.playOf({})).filter(({ by }) => by === side)
  const whole = good({})
  const isPlayed = (box: number): boolean => made.some(move => move.box === box)
  return [
    ...free(boxes).flatMap(([{ name }, box]) =>
      weighed(
        side,
        name,
        isPlayed(box) ? whole : good({ fails: places => (game.isUsedAt(side, places[side], box) ? undefined : side) }),
        isPlayed(box) ? good(game.without(side, box)) : whole,
        solved,
        isPlayed(box) ? Number.POSITIVE_INFINITY : game.gainOf(side, box)
      )
    ),
    ...BUYS.flatMap(spend => {
      const isIt = (move: Move): boolean => move.by === side && move.spend === spend
      const isMade = made.some(isIt)
      const withIt = isMade ? whole : good({ marks: isIt, fails: (_, isMarked) => (isMarked ? undefined : side) })
      return weighed(
        side,
        t(SPENT[spend]),
        withIt,
        isMade ? good({ allows: move => !isIt(move) }) : whole,
        solved,
        Number.POSITIVE_INFINITY
      )
    })
  ]
}

const seenAs = (choice: number, score: number, side: Side, { fought }: Line): Seen => {
  const { ways, spending } = choiceAt(fought.spaces[side], choice)
  return { uses: ways, spends: spending.by.flat(), good: signOf(side) * score }
}

const ofAttacker = (line: Line): readonly Seen[] =>
  line.fought.choices.map(({ choice, scores }) => seenAs(choice, scores[0] as number, 'attacker', line))

const ofDefender = (line: Line, answers: readonly Reply[]): readonly Seen[] =>
  answers.map(({ choice, score }) => seenAs(choice, score, 'defender', line))

/** Openings as a side chooses between them, best play after each. */
const early = (side: Side, line: Line, { fought, uses }: Solved): readonly Seen[] => {
  const here =
    side === 'attacker' ? fought : fought.filter(({ opening }) => opening.before.attacker === line.fought.opening.before.attacker)
  return grouped(here, side).map(group => {
    const found = defended(group, 0)
    return { uses: uses[side][found.opening.before[side]] ?? [], spends: [], good: signOf(side) * scoreOf(found, 0) }
  })
}

/** What a box used beforehand gains at most over leaving it alone, which is met first, the rest being the same. */
const gainOf = (seen: readonly Seen[], box: number): number =>
  seen.reduce((most, { uses, good }) => {
    const without = seen.find(other => other.uses.every((way, i) => i === box || way === uses[i]))
    return without ? Math.max(most, good - without.good) : most
  }, 0)

const free = (boxes: readonly Box[]): readonly (readonly [Box, number])[] =>
  boxes.flatMap((box, index) => (box.isFixed ? [] : [[box, index] as const]))

const boxReports = (side: Side, line: Line, answers: readonly Reply[], solved: Solved): readonly BoxReport[] => {
  const before = early(side, line, solved)
  const now = side === 'attacker' ? ofAttacker(line) : ofDefender(line, answers)
  const { gains } = solved.learnt
  const { game, spaces } = line.fought
  const ofBefore = free(solved.early[side]).flatMap(([{ name }, index]) =>
    judged(before, side, name, ({ uses }) => uses[index] !== undefined, solved, gainOf(before, index))
  )
  if (game) return [...ofBefore, ...weighedInTurn(side, spaces[side], game, solved)]
  return [
    ...ofBefore,
    ...free(line.fought.spaces[side].boxes).flatMap(([{ name }, index]) =>
      judged(now, side, name, ({ uses }) => uses[index] !== undefined, solved, gains[side][index])
    ),
    ...BUYS.flatMap(spend =>
      judged(now, side, t(SPENT[spend]), ({ spends }) => spends.some(each => BOUGHT[each].what === spend), solved)
    )
  ]
}

/** Boxes that were part of no legal choice. */
const unusable = (side: Side, { fought, early, uses, learnt, untimely }: Solved): readonly Box[] => {
  const late = fought[0]?.spaces[side].boxes ?? []
  const isOpened = (index: number) => fought.some(({ opening }) => uses[side][opening.before[side]]?.[index] !== undefined)
  return [
    ...untimely[side],
    ...free(early[side]).flatMap(([box, index]) => (isOpened(index) ? [] : [box])),
    ...free(late).flatMap(([box, index]) => (learnt.legal[side][index] ? [] : [box]))
  ]
}

/** What a player should know beside the figures. */

/** What the rules say of a box that is in no legal choice, without the cure that is for those who play it. */
const whyNot = (box: Box, side: Side, { uses, untimely, scenario }: Solved, book: Rulebook): string => {
  if (untimely[side].includes(box))
    return side === (scenario.turn ?? 'attacker')
      ? t("it is used in the enemy's turn (R7.4)")
      : t('it is used in its own turn (R7.4)')
  const way = box.ways.find(each => each !== undefined)
  const [fault] = misfits(withUses(scenario, side, [...(uses[side][0] ?? []), way]), book)
  return fault?.reason ?? t('it has no use here')
}

const idleBoxes = (solved: Solved, book: Rulebook): readonly string[] =>
  SIDES.flatMap(side =>
    unusable(side, solved).map(box =>
      t('+{box} cannot be used in this fight: {why}', { box: box.id, why: whyNot(box, side, solved, book) })
    )
  )

/** Dice are counted by the terms of a cost, whatever symbols they ask for. */
const unknownCosts = ({ early, fought }: Solved): readonly string[] => {
  const boxes = SIDES.flatMap(side => [...early[side], ...(fought[0]?.spaces[side].boxes ?? [])])
  const open = boxes.filter(({ ways }) =>
    ways.some(way =>
      way?.played.some(
        ({ ability }) => ability.choice?.take !== 'pool' && isUnknown(costOf(ability.cost) ?? { dice: [], same: false })
      )
    )
  )
  const names = [...new Set(open.map(({ name }) => name))]
  return names.length > 0
    ? [t('symbols not known, dice counted as the rulebook words them: {names} (R7.3)', { names: names.join(', ') })]
    : []
}

/** A player owns eight dice (R7.1); those that are still to be rolled lie nowhere. */
const tooMany = ({ has, roll, asks }: AdviceRequest): readonly string[] =>
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

const aimed = ({ goal, price }: AdviceRequest): readonly string[] => [
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

const notesOf = (request: AdviceRequest, solved: Solved, book: Rulebook): readonly string[] => [
  ...idleBoxes(solved, book),
  ...unknownCosts(solved),
  ...tooMany(request),
  ...aimed(request)
]

/** What each side should do in a fight: every choice of both weighed, exactly. */

export interface AdviceCommand {
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
    ['wiping out', most(`${enemyOf(asks)}.wipedOut`)]
  ]
  return all.filter(([, { path }]) => goal.is !== 'quantity' || goal.path !== path)
}

const fatigueAt = (scenario: Scenario, side: Side): number =>
  unitsOf(scenario, side).reduce((sum, { fatigue = 0 }) => sum + fatigue, 0)

const FREE = { die: 0, fatigue: 0 }

/** The numbers of the fight that a line leads to, over what dice show on it. */
const measuredOn = (line: Line, book: Rulebook): Measured => {
  const parts = fightsOn(line).map(({ scenario, chance }) => ({ fight: summaryFor(scenario, book), chance }))
  const [first, ...others] = parts
  return first && others.length > 0 ? averagedFights(parts, first.fight) : (first?.fight ?? summaryFor(fightOn(line), book))
}

/** `aim`: the one it is best for. */
const lineReport = (line: Line, solved: Solved, book: Rulebook, { replayOf }: AdviceCommand, aim = 0): LineReport => {
  const scenario = fightOn(line)
  const after = afterThrows(line, (solved.aims[aim] as Aim).shown)
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

/** The goal asked for is the first aim. */
const solved = (request: AdviceRequest, others: readonly Named[], book: Rulebook, keeps = false): Solved => {
  const { goal: asked, asks, price } = request
  const before = { attacker: fatigueAt(request.scenario, 'attacker'), defender: fatigueAt(request.scenario, 'defender') }
  const aims = [aimOf(asked, asks, price, before), ...others.map(([, goal]) => aimOf(goal, asks, FREE, before))]
  try {
    return solve(request, aims, book, keeps)
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    throw new RequestError([
      {
        message: t(
          'One of the fights is too large to work out exactly: the dice of one of its steps have more than {most} outcomes. Make it smaller.',
          {
            most: thousands(MAX_OUTCOMES)
          }
        )
      }
    ])
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

/** What staying put is worth to him who may; undefined where nobody may, or that is no question. */
const worthOfStaying = ({ goal, asks }: AdviceRequest): number | undefined => {
  if (asks !== 'attacker') return undefined
  if (goal.is === 'tournament') return tournamentPoints(goal.table, 0)
  return goal.is === 'quantity' && goal.path === POINTS && goal.wants === 'most' ? 0 : undefined
}

/** Advice where not all is known of the enemy, in the shape of that for the likeliest case. */
const adviceInCases = (request: AdviceRequest, cases: readonly AdviceCase[], book: Rulebook, command: AdviceCommand): Advice => {
  const all = cases.map(each => {
    const found = solved(each.request, othersOf(each.request), book, true)
    return { ...each, solved: found, advice: adviceOf(each.request, found, book, command) }
  })
  const { shown: tell } = (all[0]?.solved.aims[0] as Aim) ?? {}
  const { scores, lines, decisions } = playedInCases(all, request.asks, tell)
  const mean = (of: (index: number) => number): number => all.reduce((sum, { chance }, i) => sum + chance * of(i), 0)
  const reports = all.map((each, i) => lineReport(lines[i] as Line, each.solved, book, command))
  const likeliest = all.reduce((best, { chance }, i) => (chance > (all[best]?.chance ?? 0) ? i : best), 0)
  const [base, best] = [all[likeliest]?.advice as Advice, reports[likeliest] as LineReport]
  const worth = mean(i => tell(scores[i] as number))
  // who attacks may also stay where he is
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
        worth: tell(scores[i] as number),
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

const hasOf = ({ has }: AdviceRequest): AdviceReport['has'] => ({
  attacker: has.attacker.map(({ said }) => said),
  defender: has.defender.map(({ said }) => said)
})

/**
 * Advice to one side of a fight. Throws a RequestError where what is played does not fit, or the space is larger than may be
 * searched.
 */
export const advice = (request: AdviceRequest, book: Rulebook, command: AdviceCommand): Advice =>
  request.cases
    ? adviceInCases(request, request.cases, book, command)
    : adviceOf(request, solved(request, othersOf(request), book), book, command)

/** Where best play ends without what was asked of a side, no figure means anything: it could not be done, or the enemy prevents it. */
const refuseImpossible = (score: number, names: Readonly<Record<Side, string>>): void => {
  if (Number.isFinite(bounded(score))) return
  const side = score > 0 ? 'defender' : 'attacker'
  const name =
    names.attacker === names.defender
      ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: names[side] })
      : names[side]
  throw new RequestError([
    {
      message: t(
        '{the:name} cannot do everything asked of them in step 3, or the enemy can prevent it: leave out what they spend or use, and advice finds what is best',
        { name }
      )
    }
  ])
}

const adviceOf = (request: AdviceRequest, found: Solved, book: Rulebook, command: AdviceCommand): Advice => {
  const { scenario, asks, goal, price } = request
  const goals = othersOf(request)
  const fights = found.evaluator.fights()
  const line = bestLine(found.fought, 0)
  const answers = answersOn(line, found)
  const decisions = decisionsOf(line, answers, found)
  const names = { attacker: deciderName(line.fought, 'attacker'), defender: deciderName(line.fought, 'defender') }
  refuseImpossible(scoreOf(line.fought, 0), names)
  const others = goals.flatMap(([aim], index): readonly OtherLine[] => {
    const other = bestLine(found.fought, index + 1)
    return sameFight(other, line) ? [] : [{ aim, line: lineReport(other, found, book, command, index + 1) }]
  })
  const best = lineReport(line, found, book, command)
  const notes = [...notesOf(request, found, book), ...(best.after ? [t(DEPENDS)] : [])]
  const worth = (found.aims[0] as Aim).shown(scoreOf(line.fought, 0))
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
    spent: frontierOf(found, asks),
    others,
    ...(request.roll !== undefined && { rolls: rollsOf(found, request, book) }),
    ...cautioned(notes, [scenario, best.scenario], book)
  }
}
