import type { Goal } from '../../model/advice'
import type { Mistake } from '../../model/errors'
import { RequestError } from '../../model/errors'
import { type Quantity, quantityAt } from '../../model/quantities'
import type { Scenario } from '../../model/scenario'
import type { Side } from '../../model/what-if-report'
import { conditionOf } from '../condition'
import { misfits } from '../condition-fits'
import { nameAt } from '../condition-names'
import { marksOf } from '../condition-tokens'

/** What a side plays for, read from --goal: a quantity of the condition language, or a condition. */

const WISHES: Readonly<Record<string, 'most' | 'least'>> = {
  most: 'most',
  more: 'most',
  least: 'least',
  fewest: 'least',
  less: 'least'
}

const WISH = /^\s*(most|more|least|fewest|less)\s+(?!than\b)/i

/** Who is glad of a high number; undefined where neither is by itself. */
const gladOf = (path: string): Side | undefined => {
  const [first = '', second = ''] = path.split('.')
  switch (first) {
    case 'result':
      return second === 'attackerWins' ? 'attacker' : second === 'defenderWins' ? 'defender' : undefined
    case 'victoryPoints':
      return second === 'killed' ? 'attacker' : second === 'lost' ? 'defender' : undefined
    case 'attacker':
      return 'defender'
    case 'defender':
      return 'attacker'
    case 'disengages':
      return second === 'attacker' ? 'defender' : second === 'defender' ? 'attacker' : undefined
    default:
      return undefined
  }
}

/** Spreads and exact numbers are nobody's joy: they are sought as they are said. */
const isNeutral = (path: string): boolean => path.endsWith('.sd') || /\.losses\.p\./.test(path)

const quantityIn = (text: string): Quantity | undefined => {
  const marks = marksOf(text)
  const name = nameAt(marks)
  return name && name.used === marks.length ? quantityAt(name.path) : undefined
}

const wanted = (path: string, asks: Side): 'most' | 'least' => {
  const glad = isNeutral(path) ? undefined : gladOf(path)
  return glad === undefined || glad === asks ? 'most' : 'least'
}

/** Throws a RequestError where the text is neither. */
export const goalOf = (text: string, asks: Side): Goal => {
  const wish = WISH.exec(text)
  const quantity = quantityIn(wish ? text.slice(wish[0].length) : text)
  if (!quantity) return { is: 'condition', condition: conditionOf(text, '--goal') }
  const wants = WISHES[wish?.[1]?.toLowerCase() ?? ''] ?? wanted(quantity.path, asks)
  return { is: 'quantity', path: quantity.path, wants }
}

/** What a goal asks for that this fight does not have. */
export const goalMisfits = (goal: Goal, scenario: Scenario): readonly Mistake[] =>
  misfits(
    goal.is === 'condition' ? goal.condition : { is: 'compare', quantity: goal.path, than: '>=', value: 0 },
    scenario,
    '--goal'
  )

/** The goal, or the mistakes in it. */
export const goalRead = (text: string, asks: Side, mistakes: Mistake[]): Goal => {
  try {
    return goalOf(text, asks)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    mistakes.push(...error.mistakes)
    return POINTS
  }
}

export const POINTS: Goal = { is: 'quantity', path: 'victoryPoints.swing', wants: 'most' }
