import { boardOf } from '../model/data'
import {
  type Decision,
  type DiceReport,
  type DiceRequest,
  diceShown,
  type KeptReport,
  type OptionReport,
  type Prospect,
  type RollReport,
  type SettledReport,
  type Span,
  type WantReport
} from '../model/dice'
import { withTimes } from '../model/figures'
import { t } from '../model/language'
import { CHANCE_ROUNDING, SAGA_DICE } from '../model/limits'
import { memoize } from '../model/once'
import { either } from '../model/quoted'
import { SCHEMA } from '../model/schema'
import { costText } from '../rules/cost'
import { boardName } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { type BeforeRollChoice, chooseBeforeRoll } from './before-roll'
import { type Option, placeDice } from './best-play'
import { type CostCase, costCases, couldBe, type Price, priceOf, takenCosts, useSets, type Want } from './costs'
import { handText, paymentText } from './hands'
import { notesOf, unknownCostNotes } from './notes'
import type { PhaseSolution } from './orders'
import { byPriority, byWeight, type PlacementChoice, placementOf } from './placement'
import { bestRoll, boundsOf, prospectOf, type SolvedSetting, solveSetting, spanOf } from './prospects'
import { meanOf, waysToRoll } from './roll-outcomes'
import { oneOf, type Setting, settingOf } from './setting'

/** The report on SAGA dice. First, which wants can be paid for together. */

/** "Hirdmen x2" */
const useNames = (uses: readonly number[], wants: readonly Want[]): readonly string[] =>
  uses.flatMap((count, index) => (count === 0 ? [] : [withTimes(wants[index]?.name ?? '', count)]))

const countUses = (uses: readonly number[]): number => uses.reduce((sum, count) => sum + count, 0)

/** A key of some wants, whatever their order. */
const keyOf = (taken: readonly Want[]): string =>
  taken
    .map(({ board, times, cost }) => `${board}*${times}*${costText(cost)}`)
    .toSorted()
    .join('|')

/** Some uses of some of the wants, as wants. */
const takenOf = (uses: readonly number[], wants: readonly Want[]): readonly Want[] =>
  wants.flatMap((want, index) => (uses[index] ? [{ ...want, ...AS_ROLLED, times: uses[index] }] : []))

/** Properties that do not matter where dice are placed as rolled. */
const AS_ROLLED = { weight: 1, orders: false, kept: false } as const

/** The chance that some wants are all paid as rolled, from the least to the most that it could be. */
const spanFinder = ({ setting, solver, roll }: SolvedSetting): ((taken: readonly Want[]) => Span) => {
  const known = new Map<string, Span>()
  const work = (taken: readonly Want[]): Span => {
    const { all } = costCases(taken, setting.phase.hands)
    const counts = taken.map(({ times }) => times)
    return boundsOf(all.map(({ prices }) => Math.min(1, meanOf(roll.outcomes, solver.pays(counts, taken, prices)))))
  }
  return taken => {
    const key = keyOf(taken)
    const span = known.get(key) ?? work(taken)
    known.set(key, span)
    return span
  }
}

/** Every set of two or more uses: smaller sets first, of each size the likeliest. */
const togetherReport = (solved: SolvedSetting): DiceReport['together'] => {
  const { wants } = solved.setting
  const span = spanFinder(solved)
  return useSets(wants.map(({ times }) => times))
    .filter(uses => countUses(uses) > 1)
    .map(uses => ({ of: useNames(uses, wants), uses: countUses(uses), asRolled: span(takenOf(uses, wants)) }))
    .toSorted((one, other) => one.uses - other.uses || other.asRolled.high - one.asRolled.high)
    .map(({ of, asRolled }) => ({ of, asRolled }))
}

/** Single rolls: what they pay for, what to do first, where the dice go. */

/** The best option; of equal ones the first. */
export const bestOption = (options: readonly Option[]): Option =>
  options.reduce(
    (best, option) => (option.worth > best.worth + CHANCE_ROUNDING ? option : best),
    options[0] ?? { decision: placeDice(), worth: 0 }
  )

/** What the dice are spent on: by weights where there are some, else by the order of the wants. */
const choiceOf = (solved: SolvedSetting): PlacementChoice => {
  const { setting, solver, worstCase } = solved
  const by = setting.request.weights ? byWeight : byPriority
  return by(setting.wants, worstCase.costs.prices, solver)
}

/** What best play aims at: the weights where there are some, else the chance of all. */
const goalOf = ({ setting, worstCase }: SolvedSetting, most: PhaseSolution): PhaseSolution =>
  setting.request.weights ? most : worstCase.play

const rollReports = (solved: SolvedSetting, most: PhaseSolution): readonly RollReport[] => {
  const { setting, roll, worstCase } = solved
  const { hands } = setting.phase
  const choice = choiceOf(solved)
  const goal = goalOf(solved, most)
  return roll.outcomes.map(({ hand, chance }) => {
    const { decision, worth } = bestOption(goal.bestPlay.options(hand))
    return {
      roll: handText(hand, hands),
      chance,
      pays: worstCase.play.asRolled[hand] === 1,
      paid: useNames(choice(hand), setting.wants),
      first: decision,
      then: setting.request.weights ? worth : Math.min(1, worth)
    }
  })
}

/** Whether two decisions are the same move: a box that turns or re-rolls is one. */
const sameMove = (one: Decision, other: Decision): boolean => (one.box ?? one.do) === (other.box ?? other.do)

/** Each move in its best way: the chance of all if that is played for, and the worth if that is. */
const optionReports = (hand: number, { worstCase }: SolvedSetting, most: PhaseSolution): readonly OptionReport[] => {
  const others = most.bestPlay.options(hand)
  return worstCase.play.bestPlay.options(hand).map(({ decision, worth }) => ({
    decision,
    all: worth,
    worth: Math.max(0, ...others.filter(other => sameMove(other.decision, decision)).map(other => other.worth))
  }))
}

const used = (uses: readonly number[]): readonly number[] =>
  uses.flatMap((count, want) => Array.from({ length: count }, () => want))

/** Where the dice of a known roll go, and what else could be done with them. */
const nowReport = (solved: SolvedSetting, most: PhaseSolution): NonNullable<DiceReport['now']> => {
  const { setting, roll, worstCase } = solved
  const { hands } = setting.phase
  const hand = roll.outcomes[0]?.hand ?? 0
  const uses = choiceOf(solved)(hand)
  const placement = placementOf(uses, setting.wants, worstCase.costs.prices, hand, hands)
  return {
    roll: handText(hand, hands),
    placement: {
      placed: used(uses).map((want, index) => {
        const { box = '', name = '' } = setting.wants[want] ?? {}
        return { box, name, dice: paymentText(placement?.payments[index] ?? 0, hands) }
      }),
      left: handText(placement?.left ?? hand, hands),
      unpaid: useNames(
        setting.wants.map(({ times }, want) => times - (uses[want] ?? 0)),
        setting.wants
      )
    },
    options: optionReports(hand, solved, most)
  }
}

/** Each want by itself, and for each cost that an unknown one could be. */

/** The chance of all uses of one want, whatever becomes of the others. Dice of two boards are divided as is best for it. */
const alone = (want: Want, price: Price, { solver, rolls }: SolvedSetting): Prospect => {
  const play = solver.all([want], [price])
  return prospectOf([play], bestRoll(rolls, play))
}

/** The prospects of all that is wanted, case by case. */
const everyCase = ({ solutions, roll }: SolvedSetting): readonly Prospect[] => solutions.map(play => prospectOf([play], roll))

const NO_CASE: CostCase = { choices: [], prices: [] }

const costReports = (want: Want, index: number, all: readonly Prospect[], solved: SolvedSetting): readonly SettledReport[] => {
  const { setting, cases } = solved
  const costs = cases.costs[index] ?? []
  return costs.map((cost, choice) => ({
    cost: costText(cost),
    alone: alone(want, priceOf(cost, want.board, setting.phase.hands), solved),
    all: spanOf(costs.length === 1 ? all : all.filter((_, each) => couldBe(index, choice, cases.all[each] ?? NO_CASE, cases)))
  }))
}

const wantReports = (solved: SolvedSetting): readonly WantReport[] => {
  const all = everyCase(solved)
  // wants of the same kind have the same prospects
  const ofKind = memoize((kind: number) => {
    const want = solved.setting.wants[kind]
    return want ? costReports(want, kind, all, solved) : []
  })
  return solved.setting.wants.map((want, index) => {
    const { box, name, times, free = 0, cost, certainty, kept, weight } = want
    const classes = ofKind(solved.cases.kinds[index] ?? index)
    return {
      box,
      name,
      times: times + free,
      ...(free > 0 && { free }),
      cost: costText(cost),
      certainty,
      kept,
      ...(solved.setting.request.weights && { weight }),
      alone: spanOf(classes.map(each => each.alone)),
      ...(classes.length > 1 && { classes })
    }
  })
}

/** What it means to roll other numbers of dice: fewer by losses, fewer by dice left on the board (R7.2). */

const diceOf = ({ wants }: Setting): number =>
  wants.reduce((sum, { cost, times, kept }) => (kept ? sum + times * cost.dice.length : sum), 0)

/** The chance of all wants with so many dice. */
const withDice = (dice: number, { setting, worstCase, solutions }: SolvedSetting): Prospect =>
  prospectOf(solutions, bestRoll(waysToRoll(dice, setting.phase.hands), worstCase.play))

/** The dice that a player may roll with none left on the board. */
const allowed = ({ book, count, request }: Setting): number => {
  const { left = 0, rolled, dice = diceShown(rolled ?? '') } = request
  return count.generated === undefined
    ? dice + (book.muster.rolling.lessLeft ? left : 0)
    : Math.min(count.generated, count.most ?? SAGA_DICE)
}

const nextTurn = (left: number, setting: Setting): KeptReport['next'] => {
  const { book, request, phase } = setting
  const share = oneOf(book, { ...request, turn: (request.turn ?? 1) + 1 })
  const [most, free] = [Math.min(SAGA_DICE, allowed(setting)), SAGA_DICE - left]
  const rolled = Math.ceil(Math.max(0, book.muster.rolling.lessLeft ? most - left : Math.min(most, free)) / share)
  const wants = setting.wants.filter(({ kept }) => !kept)
  if (wants.length === 0) return { rolled }
  const { rolled: _, ...unrolled } = request
  const next = { ...setting, request: unrolled, wants, phase: { ...phase, handLimit: SAGA_DICE - left } }
  return { rolled, all: withDice(rolled, solveSetting({ ...next, count: { ...setting.count, rolled } })) }
}

/** Undefined where nothing is kept for the enemy's turn. */
const keptReport = ({ setting }: SolvedSetting): KeptReport | undefined => {
  const dice = diceOf(setting)
  return dice === 0 ? undefined : { dice, next: nextTurn(dice, setting), otherwise: nextTurn(0, setting) }
}

/** From the dice rolled down to one. */
const byDice = (solved: SolvedSetting): DiceReport['byDice'] => {
  const { rolled } = solved.setting.count
  if (solved.setting.request.rolled !== undefined) return []
  return Array.from({ length: rolled }, (_, lost) => ({ dice: rolled - lost, all: withDice(rolled - lost, solved) }))
}

/** The headline: "6 SAGA dice of the Normans for Terrified, Stamping and Charge!, Attack Pool kept". */

const wantNames = (wants: Setting['wants']): string =>
  either(
    wants.map(({ name, times, free = 0 }) => withTimes(name, times + free)),
    'and'
  )

const whose = ({ book, factions, hero }: Setting): string => {
  const of =
    hero?.name ??
    either(
      factions.map(faction => boardName(book, faction)),
      'and'
    )
  return of === '' ? '' : t(' of {whose}', { whose: of })
}

const headline = (setting: Setting): string => {
  const { wants, count, request } = setting
  const want = wantNames(wants.filter(({ kept }) => !kept))
  const keep = wantNames(wants.filter(({ kept }) => kept))
  const dice = t('{n} SAGA {n|die|dice}{whose}', { n: count.rolled, whose: whose(setting) })
  const shown = request.rolled === undefined ? dice : t('{dice} showing {rolled}', { dice, rolled: request.rolled })
  return `${shown}${want === '' ? '' : t(' for {want}', { want })}${keep === '' ? '' : t(', {keep} kept', { keep })}`
}

/** The whole report (section 7 of the rules). */

type Unsigned = Omit<DiceReport, 'replay'>

const symbolsOf = ({ book, factions }: Setting): DiceReport['symbols'] =>
  factions.flatMap(board => {
    const symbols = book.factions[board]?.symbols
    return symbols ? [{ board, ...symbols }] : []
  })

/** The distribution of the most uses that a roll pays for, whatever their weights. */
const paidP = ({ setting, solver, worstCase, roll }: SolvedSetting): readonly number[] => {
  const plain = setting.wants.map((want): Want => ({ ...want, weight: 1 }))
  const most = solver.earned(plain, worstCase.costs.prices)
  const chances = Array.from({ length: plain.reduce((sum, { times }) => sum + times, 0) + 1 }, () => 0)
  for (const { hand, chance } of roll.outcomes) {
    const paid = most[hand] ?? 0
    chances[paid] = (chances[paid] ?? 0) + chance
  }
  return chances
}

/** The mean number of uses paid, or of their weights. Of several cases best play is worked out only where weights are given. */
const worthOf = ({ setting, solver, cases, roll }: SolvedSetting): NonNullable<DiceReport['worth']> => {
  const { wants, request } = setting
  const asRolled = boundsOf(cases.all.map(({ prices }) => meanOf(roll.outcomes, solver.earned(wants, prices))))
  if (cases.all.length > 1 && !request.weights) return { asRolled }
  return {
    asRolled,
    bestPlay: boundsOf(cases.all.map(({ prices }) => meanOf(roll.outcomes, solver.most(wants, prices).bestPlay.worth)))
  }
}

/** The answer for all wants together, and roll by roll. */
const answerWants = ({ solved, before }: BeforeRollChoice): Omit<DiceAnswer, 'wants'> => {
  const { setting, solver, worstCase, solutions, roll } = solved
  const most = solver.most(setting.wants, worstCase.costs.prices)
  const keeping = keptReport(solved)
  const shown = setting.request.rolled === undefined ? undefined : nowReport(solved, most)
  return {
    all: prospectOf(solutions, roll),
    worth: worthOf(solved),
    paidP: paidP(solved),
    together: togetherReport(solved),
    ...takenCosts(setting.wants, solved.cases, worstCase.costs),
    ...(before && { beforeRoll: before }),
    rolls: rollReports(solved, most),
    ...(shown && { now: shown }),
    ...(keeping && { kept: keeping }),
    byDice: byDice(solved)
  }
}

/** The request for every box of the boards once, where no box is named. */
const everyBox = (request: DiceRequest, book: Rulebook): DiceRequest => {
  const { factions } = settingOf(request, book)
  const boxes = Object.keys(book.abilities).filter(box => factions.includes(boardOf(box)))
  return { ...request, want: boxes.map(box => ({ box, times: 1 })) }
}

type DiceAnswer = Omit<Unsigned, keyof ReturnType<typeof frameOf> | 'headline' | 'id' | 'notes'>

const answerNothing = (request: DiceRequest, book: Rulebook): DiceAnswer & Pick<Unsigned, 'notes'> => {
  const nothing = { together: [], rolls: [], byDice: [] }
  if (request.units) return { wants: [], ...nothing, notes: [] }
  const setting = settingOf(everyBox(request, book), book)
  const each = setting.wants.flatMap(want => wantReports(solveSetting({ ...setting, wants: [want] })))
  // a chance of an unknown cost is certain only because every cost that it could be is paid
  return { wants: each, ...nothing, notes: unknownCostNotes(setting) }
}

const frameOf = (setting: Setting): Pick<Unsigned, 'schema' | 'kind' | 'edition' | 'rules' | 'request' | 'dice' | 'symbols'> => ({
  schema: SCHEMA,
  kind: 'dice',
  edition: setting.book.edition,
  rules: setting.book.version,
  request: setting.request,
  dice: setting.count,
  symbols: symbolsOf(setting)
})

/**
 * The odds of SAGA dice for a checked request: chances as 0..1, for unknown costs from the least to the most they could be.
 * Without wants every box of the board is answered by itself, unless only the dice of units are asked for.
 */
export const dice = (request: DiceRequest, book: Rulebook): Unsigned => {
  const setting = settingOf(request, book)
  const choice = chooseBeforeRoll(setting)
  const { solved } = choice
  const rolled = solved.setting
  const { notes, ...answered } =
    setting.wants.length === 0 ? answerNothing(request, book) : { wants: wantReports(solved), ...answerWants(choice), notes: [] }
  return {
    ...frameOf(rolled),
    ...(request.id !== undefined && { id: request.id }),
    headline: headline(rolled),
    ...answered,
    notes: [...notesOf(setting, choice), ...notes]
  }
}
