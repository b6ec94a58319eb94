import { type AdviceRequest, type ConductChoice, type Held, type LineReport, MOST_LINES } from '../../model/advice'
import { idOf } from '../../model/data'
import { ROUNDING } from '../../model/limits'
import { asAbilityUse, type Scenario, type Side, type SideRequest, type UnitRequest, unitsOfSide } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { bestLine, type Line, scoreOf } from './best-line'
import { boxesOf } from './box'
import { deciderName, noChoice, stepsOf } from './describe'
import { aimOf, bySide, POINTS, signOf } from './game'
import { type SolvedFight, solveFight } from './solve-fight'

/**
 * The choices of both sides in a fight that was fought, compared with best play. Choices are settled one after another, in the
 * order in which they were made; the cost of each is the value of best play before it less that of best play after it.
 */

interface FoughtFight {
  /** The fight with the choices that were made. */
  readonly scenario: Scenario
  /** Every box that lay on a board, used or not. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  readonly maxNodes?: number
}

/** The value of best play, and the cost of each choice. */
interface JudgedPlay {
  /** The value of best play before anybody chose: victory points, from the attacker's side. */
  readonly expected: number
  readonly choices: readonly ConductChoice[]
}

type Decision = Pick<ConductChoice, 'side' | 'what'>

/** The decisions in rulebook order; later ones are made with knowledge of earlier ones. */
const ORDER: readonly Decision[] = [
  { side: 'attacker', what: 'before' },
  { side: 'defender', what: 'before' },
  { side: 'defender', what: 'dice' },
  { side: 'attacker', what: 'fight' },
  { side: 'defender', what: 'fight' }
]

type ById = ReadonlyMap<string, Decision['what']>

/** By id of the box, whether it is used before the fight or in it. */
const timesOf = ({ scenario, has }: FoughtFight, side: Side, book: Rulebook): ById => {
  const bare = unitsOfSide(scenario[side]).map(({ abilities: _, ...unit }) => unit)
  const boxes = boxesOf(bare, has[side], book)
  return new Map(boxes.map(({ id, isBeforehand }) => [idOf(id), isBeforehand ? 'before' : 'fight']))
}

const settleUnit = (unit: UnitRequest, isSettled: (what: Decision['what']) => boolean, times: ById): UnitRequest => {
  const { abilities = [], spend = [], givesUpDice, ...rest } = unit
  const used = abilities.filter(use => isSettled(times.get(idOf(asAbilityUse(use).id)) ?? 'fight'))
  return {
    ...rest,
    ...(used.length > 0 && { abilities: used }),
    ...(isSettled('fight') && { spend }),
    ...(isSettled('dice') && givesUpDice !== undefined && { givesUpDice })
  }
}

/** The fight in which the first `count` decisions are settled as they were made, and the others are open. */
const settleDecisions = (chosen: FoughtFight, count: number, times: Readonly<Record<Side, ById>>): FoughtFight => {
  const { scenario, has } = chosen
  const canGive = scenario.kind === 'melee' && !('together' in scenario.defender)
  const settled = (side: Side) => (what: Decision['what']) =>
    ORDER.slice(0, count).some(decision => decision.side === side && decision.what === what)
  const sideOf = (side: Side): SideRequest => {
    const gives = side === 'defender' && canGive
    const units = unitsOfSide(scenario[side]).map(unit => (gives ? { ...unit, givesUpDice: unit.givesUpDice ?? false } : unit))
    const [first, second] = units.map(unit => settleUnit(unit, settled(side), times[side]))
    return first && second ? { together: [first, second] } : (first ?? scenario[side])
  }
  const open = (side: Side) => has[side].filter(({ id }) => !settled(side)(times[side].get(id) ?? 'fight'))
  const { split, ...fight } = scenario
  return {
    ...chosen,
    scenario: {
      ...fight,
      attacker: sideOf('attacker'),
      defender: sideOf('defender'),
      ...(split !== undefined && count >= ORDER.length && { split })
    },
    has: { attacker: open('attacker'), defender: open('defender') }
  }
}

interface SolvedStage {
  readonly line: Line
  readonly solved: SolvedFight
  readonly score: number
}

const goal = { is: 'quantity', path: POINTS, wants: 'most' } as const

const price = { die: 0, fatigue: 0 } as const

const stageOf = ({ scenario, has, maxNodes = MOST_LINES }: FoughtFight, book: Rulebook): SolvedStage => {
  const request: AdviceRequest = { scenario, has, asks: 'attacker', goal, price, maxNodes }
  const solved = solveFight(request, [aimOf(goal, 'attacker', price, { attacker: 0, defender: 0 })], book)
  const line = bestLine(solved.searchedOpenings, 0)
  return { line, solved, score: scoreOf(line.searched, 0) }
}

type Step = LineReport['steps'][number]

const stepAt = ({ line, solved }: SolvedStage, { side, what }: Decision): Step | undefined =>
  stepsOf(line, solved).find(step => step.by === side && step.what === what)

/** The choice at a decision in words; a decision without a choice is not among the steps, and nothing was done. */
const textAt = (stage: SolvedStage, decision: Decision): string => stepAt(stage, decision)?.choice.text ?? noChoice()

/**
 * `mean`: the mean victory points of the fight with the choices made, from the attacker's side. It equals `expected` less the costs of the attacker's
 * choices plus those of the defender's.
 *
 * @throws RequestError where a fight has more lines of play than may be searched
 */
export const judgePlay = (chosen: FoughtFight, mean: number, book: Rulebook): JudgedPlay => {
  const times = bySide(side => timesOf(chosen, side, book))
  const settled = [0, ...ORDER.map((_, index) => index + 1)].map(count => settleDecisions(chosen, count, times))
  const start = stageOf(settled[0] as FoughtFight, book)
  let before = start
  let key = JSON.stringify(settled[0])
  const choices: ConductChoice[] = []
  ORDER.forEach((decision, index) => {
    const fight = settled[index + 1] as FoughtFight
    const now = JSON.stringify(fight)
    const isLast = index === ORDER.length - 1
    if (now === key && !isLast) return
    const after = now === key ? before : stageOf(fight, book)
    const sign = signOf(decision.side)
    const [made, best] = [textAt(after, decision), textAt(before, decision)]
    // + 0 turns -0 into 0
    const cost = sign * (before.score - (isLast ? mean : after.score)) + 0
    const isOpen = stepAt(before, decision) !== undefined
    if (isOpen || Math.abs(cost) > ROUNDING)
      choices.push({ ...decision, name: deciderName(before.line.searched, decision.side), made, best, cost })
    before = isOpen || Math.abs(cost) > ROUNDING ? after : { ...after, score: before.score }
    key = now
  })
  return { expected: start.score, choices }
}
