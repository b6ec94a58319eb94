import { memoize } from '../model/once'
import type { Ability } from '../rules/types'
import { type ActionCounts, type BestPlay, bestPlay, type OrdersProcess, type SolvedStages } from './best-play'
import type { Price, Want } from './costs'
import { type DiceAction, rerollByHero, rerollOrTurn, rollTwoMore, useAtOnce } from './dice-actions'
import { type Hands, NO_HAND } from './hands'
import type { Worth } from './roll-outcomes'

/** Which uses of boxes a hand can pay for together: an exact matching, in which every payment of every use is tried (R7.3). */

/** One use of a box. */
interface PricedUse {
  readonly price: Price
  /** Its worth to the player. */
  readonly weight: number
  /** It may be used at once in the Orders phase, which takes its dice out of the hand. */
  readonly isUsedAtOnce: boolean
  /** The box, where it does something to the dice themselves. */
  readonly diceBox?: string
}

/** A multiset of uses to be paid, as a text: the sorted ids of the uses, one character each. */
type DueUses = string

/** Numbers uses from 0, in the order in which they are first seen; equal uses have the same id. */
interface UseIds {
  idOf(use: PricedUse): number
  use(useId: number): PricedUse | undefined
}

const createUseIds = (): UseIds => {
  const known = new Map<string, number>()
  const uses: PricedUse[] = []
  return {
    idOf: use => {
      const key = `${use.price.id} ${use.weight} ${use.isUsedAtOnce} ${use.diceBox}`
      const useId = known.get(key) ?? uses.push(use) - 1
      known.set(key, useId)
      return useId
    },
    use: useId => uses[useId]
  }
}

/** So many uses of each want as uses to be paid. `useIds`: by want, the id of its uses. */
const dueUsesOf = (counts: readonly number[], useIds: readonly number[]): DueUses => {
  const all: number[] = []
  for (let want = 0; want < counts.length; want++)
    for (let use = counts[want] as number; use > 0; use--) all.push(useIds[want] as number)
  return String.fromCharCode(...all.sort((one, other) => one - other))
}

/** The worth of each hand for uses to be paid. */
type WorthByDueUses = (due: DueUses) => Worth

type Step = (others: Worth, use: PricedUse, hands: Hands) => Worth

/** 1 where a hand can pay for the last use and with the rest for the others, else 0. */
const payLastUse: Step = (others, { price: { payments } }, hands) => {
  const paid = new Float64Array(hands.size)
  for (const payment of payments) {
    const left = hands.less(payment)
    for (let hand = 0; hand < paid.length; hand++) {
      const rest = left[hand] as number
      if (rest !== NO_HAND && others[rest] === 1) paid[hand] = 1
    }
  }
  return paid
}

/** The most that a hand earns, with the last use paid or left out. */
const earnLastUse: Step = (others, { price: { payments }, weight }, hands) => {
  const earned = new Float64Array(others)
  for (const payment of payments) {
    const left = hands.less(payment)
    for (let hand = 0; hand < earned.length; hand++) {
      const rest = left[hand] as number
      if (rest !== NO_HAND && weight + (others[rest] as number) > (earned[hand] as number))
        earned[hand] = weight + (others[rest] as number)
    }
  }
  return earned
}

/** Adds the uses to be paid one by one; the worths for all uses but the last are kept too. */
const byLastUse = (step: Step, none: Worth, useIds: UseIds, hands: Hands): WorthByDueUses => {
  const known = new Map<DueUses, Worth>()
  const worthOf: WorthByDueUses = due => {
    const found = known.get(due)
    if (found) return found
    const last = useIds.use(due.charCodeAt(due.length - 1))
    const worth = last ? step(worthOf(due.slice(0, -1)), last, hands) : none
    known.set(due, worth)
    return worth
  }
  return worthOf
}

/** 1 where a hand pays for all uses, else 0. */
const createPayability = (useIds: UseIds, hands: Hands): WorthByDueUses =>
  byLastUse(payLastUse, new Float64Array(hands.size).fill(1), useIds, hands)

/** The greatest weight of uses that a hand can pay for together. */
const createEarnings = (useIds: UseIds, hands: Hands): WorthByDueUses =>
  byLastUse(earnLastUse, new Float64Array(hands.size), useIds, hands)

/** A box of the Orders phase that rolls, re-rolls or turns SAGA dice. `board`: the index of the board whose dice it takes. */
export interface DiceBox {
  readonly box: string
  readonly board: number
  readonly ability: Ability
  readonly price: Price
}

/** The dice of the Orders phase and what may be done with them. */
export interface OrdersPhase {
  readonly hands: Hands
  /** Dice that may be in hand at once: eight, less those left on the board. */
  readonly handLimit: number
  readonly diceBoxes: readonly DiceBox[]
  /** Whether a box that rolls two dice rolls two or none (T7.3). */
  readonly rollsTwoOrNone?: boolean
  /** A hero's re-roll. */
  readonly heroReroll?: { readonly name: string; readonly most: number }
}

/** An action, and the index of the want that it uses each time it is counted; -1 for none. */
interface ActionOfWant {
  readonly action: DiceAction
  readonly want: number
}

const actionOfDiceBox = (
  { box, board, ability, price }: DiceBox,
  wanted: number,
  { handLimit, rollsTwoOrNone = false, hands }: OrdersPhase
): DiceAction => {
  const { name } = ability
  return ability.saga === 'roll-two-more'
    ? rollTwoMore({ box, name, board, price, wanted, handLimit, rollsTwoOrNone, hands })
    : rerollOrTurn({ box, name, board, price, handLimit, hands })
}

/** The actions of those of the boxes that roll more dice, each with the index of the board whose dice it rolls. */
export const actionsGainingDice = (
  phase: OrdersPhase,
  boxes: readonly string[]
): readonly { readonly action: DiceAction; readonly board: number }[] =>
  phase.diceBoxes
    .filter(({ box, ability }) => ability.saga === 'roll-two-more' && boxes.includes(box))
    .map(diceBox => ({ action: actionOfDiceBox(diceBox, 0, phase), board: diceBox.board }))

/** Boxes that roll more dice first, for of equally good actions the first is shown. */
const inOrder = (diceBoxes: readonly DiceBox[]): readonly DiceBox[] => [
  ...diceBoxes.filter(({ ability }) => ability.saga === 'roll-two-more'),
  ...diceBoxes.filter(({ ability }) => ability.saga !== 'roll-two-more')
]

/** Whether a box rolls more dice; only then does the limit of the hand matter. */
export const mayGainDice = ({ diceBoxes }: OrdersPhase): boolean =>
  diceBoxes.some(({ ability }) => ability.saga === 'roll-two-more')

/** Whether a box may be worth using at once in the Orders phase, which takes its dice out of the hand. */
const mayBeUsedAtOnce = ({ orders, kept, saga, cost }: Want, phase: OrdersPhase): boolean =>
  orders && !kept && !saga && cost.dice.length > 0 && mayGainDice(phase)

/** What a player is after, with all costs known. */
interface Objective {
  readonly wants: readonly Want[]
  readonly prices: readonly Price[]
  /** By want, the id of its uses. */
  readonly useIds: readonly number[]
  /** The worth of each hand for the uses left. */
  readonly worthOf: WorthByDueUses
  /** Whether uses made as actions earn their weight. */
  readonly earns: boolean
}

/** By want, the uses left when each action has been made so often. */
const usesLeft = (made: ActionCounts, actions: readonly ActionOfWant[], { wants }: Objective): readonly number[] => {
  const left = wants.map(({ times }) => times)
  for (let action = 0; action < actions.length; action++) {
    const want = (actions[action] as ActionOfWant).want
    if (want >= 0) left[want] = (left[want] as number) - (made[action] as number)
  }
  return left
}

/**
 * The decision process of an objective. The key of a stage: how often the first `fixed` actions have been made, and what is left
 * to pay.
 */
const processOf = (
  actions: readonly ActionOfWant[],
  fixed: number,
  { hands, handLimit }: OrdersPhase,
  objective: Objective
): OrdersProcess => ({
  hands,
  handLimit,
  actions: actions.map(({ action }) => action),
  gains: actions.map(({ want }) => (objective.earns ? (objective.wants[want]?.weight ?? 0) : 0)),
  stageAfter: made => {
    const left = dueUsesOf(usesLeft(made, actions, objective), objective.useIds)
    return { key: String.fromCharCode(...made.slice(0, fixed)) + left, worthPlaced: () => objective.worthOf(left) }
  }
})

/** The actions of a phase, each made once for all objectives. */
const actionsOf = (phase: OrdersPhase) => {
  const { hands, handLimit, heroReroll } = phase
  const diceBoxes = inOrder(phase.diceBoxes)
  const byDiceBox = memoize((diceBox: DiceBox) => memoize((wanted: number) => actionOfDiceBox(diceBox, wanted, phase)))
  const byHero = heroReroll ? [{ action: rerollByHero(heroReroll.name, heroReroll.most, 0, handLimit, hands), want: -1 }] : []
  const byUse = memoize(({ box, name, times }: Want) =>
    memoize((price: Price) => useAtOnce({ box, name, price, handLimit, hands }, times))
  )
  const fixed = memoize((wants: readonly Want[]): readonly ActionOfWant[] => [
    ...diceBoxes.map(diceBox => {
      const want = wants.findIndex(({ box, kept }) => box === diceBox.box && !kept)
      return { action: byDiceBox(diceBox)(wants[want]?.times ?? 0), want }
    }),
    ...byHero
  ])
  const usedAtOnce = memoize((wants: readonly Want[]) =>
    wants.flatMap((want, index) => (mayBeUsedAtOnce(want, phase) ? [index] : []))
  )
  return ({ wants, prices }: Objective): { readonly actions: readonly ActionOfWant[]; readonly fixed: number } => {
    const always = fixed(wants)
    const now = usedAtOnce(wants).map(want => ({ action: byUse(wants[want] as Want)(prices[want] as Price), want }))
    return { actions: [...always, ...now], fixed: always.length }
  }
}

/** Best play of a phase, by objective. */
const bestPlayOf = (phase: OrdersPhase): ((objective: Objective, known: SolvedStages) => BestPlay) => {
  const actionsOfObjective = actionsOf(phase)
  return (objective, known) => {
    const { actions, fixed } = actionsOfObjective(objective)
    return bestPlay(processOf(actions, fixed, phase, objective), known)
  }
}

/** The worth of each hand when it is placed as rolled, and by best play. */
export interface PhaseSolution {
  readonly asRolled: Worth
  readonly bestPlay: BestPlay
}

/** The worth of hands for some wants at some prices. */
export interface Solver {
  /** 1 where a hand pays so many uses of each want. */
  pays(counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): Worth
  /** The chance 0..1 that all is paid. */
  all(wants: readonly Want[], prices: readonly Price[]): PhaseSolution
  /** The greatest weight of uses that a hand can pay for together, placed as rolled. */
  earned(wants: readonly Want[], prices: readonly Price[]): Worth
  /** The same as rolled and by best play. */
  most(wants: readonly Want[], prices: readonly Price[]): PhaseSolution
}

const timesOf = (wants: readonly Want[]): readonly number[] => wants.map(({ times }) => times)

/** The solver of a phase, which caches what it has solved. */
export const createSolver = (phase: OrdersPhase): Solver => {
  const useIds = createUseIds()
  const bestPlayFor = bestPlayOf(phase)
  const [pays, earns] = [createPayability(useIds, phase.hands), createEarnings(useIds, phase.hands)]
  const useIdOf = memoize((want: Want) => {
    const its = {
      weight: want.weight,
      isUsedAtOnce: mayBeUsedAtOnce(want, phase),
      ...(want.saga && !want.kept && { diceBox: want.box })
    }
    return memoize((price: Price) => useIds.idOf({ price, ...its }))
  })
  const useIdsOf = (wants: readonly Want[], prices: readonly Price[]): readonly number[] =>
    prices.map((price, want) => useIdOf(wants[want] as Want)(price))
  const dueUses = (counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): DueUses =>
    dueUsesOf(counts, useIdsOf(wants, prices))
  const solutionsBy = (worthOf: WorthByDueUses, isEarning: boolean): Solver['all'] => {
    const known: SolvedStages = new Map()
    return (wants, prices) => {
      const objective = { wants, prices, useIds: useIdsOf(wants, prices), worthOf, earns: isEarning }
      return { asRolled: worthOf(dueUsesOf(timesOf(wants), objective.useIds)), bestPlay: bestPlayFor(objective, known) }
    }
  }
  return {
    pays: (counts, wants, prices) => pays(dueUses(counts, wants, prices)),
    earned: (wants, prices) => earns(dueUses(timesOf(wants), wants, prices)),
    all: solutionsBy(pays, false),
    most: solutionsBy(earns, true)
  }
}
