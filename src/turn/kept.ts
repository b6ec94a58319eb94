import type { Prospect } from '../model/dice-parts'
import type { DiceReport, KeptReport } from '../model/dice-report'
import { bestDeal, dealsOf } from './deal'
import { SAGA_DICE } from './saga-dice'
import { oneOf, type Setting } from './setting'
import { type Solved, solvedOf } from './solved'
import { prospectOf } from './span'

/** What it means to roll other numbers of dice: fewer by losses, fewer by dice left on the board (R7.2). */

const diceOf = ({ wants }: Setting): number =>
  wants.reduce((sum, { cost, times, kept }) => (kept ? sum + times * cost.dice.length : sum), 0)

/** All of it with so many dice. */
const withDice = (dice: number, { setting, dearest, plays }: Solved): Prospect =>
  prospectOf(plays, bestDeal(dealsOf(dice, setting.phase.hands), dearest.play).rolls)

/** The dice a player may roll when none lies on his board. */
const allowed = ({ book, count, request }: Setting): number => {
  const { left = 0, rolled, dice = rolled?.replace('/', '').length ?? 0 } = request
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
  const next = { ...setting, request: unrolled, wants, phase: { ...phase, room: SAGA_DICE - left } }
  return { rolled, all: withDice(rolled, solvedOf({ ...next, count: { ...setting.count, rolled } })) }
}

/** Undefined where nothing is kept for the enemy's turn. */
export const kept = ({ setting }: Solved): KeptReport | undefined => {
  const dice = diceOf(setting)
  return dice === 0 ? undefined : { dice, next: nextTurn(dice, setting), otherwise: nextTurn(0, setting) }
}

/** From the dice rolled down to one. */
export const byDice = (solved: Solved): DiceReport['byDice'] => {
  const { rolled } = solved.setting.count
  if (solved.setting.request.rolled !== undefined) return []
  return Array.from({ length: rolled }, (_, lost) => ({ dice: rolled - lost, all: withDice(rolled - lost, solved) }))
}
