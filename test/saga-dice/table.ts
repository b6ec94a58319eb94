import type { BoxUse, DiceRequest } from '../../src/model/dice'
import { type Cost, costOf } from '../../src/rules/cost'
import { rulebook } from '../../src/rules/rulebook'
import { bareWant, type Price, priceOf, type Want } from '../../src/saga-dice/costs'
import { handsOf } from '../../src/saga-dice/hands'
import { createSolver, type DiceBox, type OrdersPhase } from '../../src/saga-dice/orders'
import { meanOf, rollOutcomes, type Worth } from '../../src/saga-dice/roll-outcomes'

/** Short ways to lay dice and boxes on the table. */

export const book = rulebook(1)

/** "bondi*3 thralls" as what is wanted. */
export const uses = (words: string): readonly BoxUse[] =>
  words.split(' ').map(each => {
    const [box = '', times = '1'] = each.split('*')
    return { box, times: Number(times) }
  })

/** A question about so many SAGA dice of a faction. */
export const asking =
  (dice: number) =>
  (faction: string, want: string, over: Partial<DiceRequest> = {}): DiceRequest => ({
    kind: 'dice',
    faction,
    dice,
    ...(want !== '' && { want: uses(want) }),
    ...over
  })

export const cost = (text: string): Cost => costOf(text) ?? { dice: ['unknown'], same: false }

export const want = (text: string, over: Partial<Want> = {}): Want => ({ ...bareWant(text, 1, 1), ...over })

export const tool = (box: string, board = 0, boards = 1, text?: string): DiceBox => {
  const ability = book.abilities[box]
  if (!ability) throw new Error(`there is no box ${box}`)
  return { box, board, ability, price: priceOf(cost(text ?? ability.cost), board, handsOf(boards)) }
}

export const phase = (over: Partial<OrdersPhase> & { readonly boards?: number; readonly left?: number } = {}): OrdersPhase => {
  const { boards = 1, left = 0, ...others } = over
  return { hands: handsOf(boards), handLimit: 8 - left, diceBoxes: [], ...others }
}

export const pricesOf = (wants: readonly Want[], { hands }: OrdersPhase): readonly Price[] =>
  wants.map(each => priceOf(each.cost, each.board, hands))

/** The mean of a worth over a roll. */
export const onAverage = (worth: Worth, dice: readonly number[], { hands }: OrdersPhase): number =>
  meanOf(rollOutcomes(dice, hands), worth)

/** The chance of all, or the weight of the most, under best play and as the dice fall. */
export const played = (wants: readonly Want[], table: OrdersPhase, goal: 'all' | 'most', ...dice: readonly number[]) => {
  const play = createSolver(table)[goal](wants, pricesOf(wants, table))
  return { asRolled: onAverage(play.asRolled, dice, table), best: onAverage(play.bestPlay.worth, dice, table) }
}
