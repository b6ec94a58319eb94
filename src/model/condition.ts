import { ROUNDING } from './limits'
import { type Measured, quantityAt } from './quantities'

/** Conditions on the numbers of a fight, for `--assert`, `--until` and goals. Plain data. */

export type Comparator = '>=' | '>' | '<=' | '<' | '=' | '!='

export interface Comparison {
  readonly is: 'compare'
  /** A path of `quantityAt`. */
  readonly quantity: string
  readonly than: Comparator
  /** Chances as 0..1. */
  readonly value: number
}

export type Condition =
  | Comparison
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }

const compare: { readonly [C in Comparator]: (lead: number) => boolean } = {
  '>=': lead => lead >= -ROUNDING,
  '>': lead => lead > ROUNDING,
  '<=': lead => lead <= ROUNDING,
  '<': lead => lead < -ROUNDING,
  '=': lead => Math.abs(lead) <= ROUNDING,
  '!=': lead => Math.abs(lead) > ROUNDING
}

/** All comparisons of a condition, in their order. */
export const comparisons = (condition: Condition): readonly Comparison[] => {
  if (condition.is === 'compare') return [condition]
  return condition.is === 'not' ? comparisons(condition.of) : condition.of.flatMap(comparisons)
}

/** Whether a condition holds for these quantities. A comparison with a quantity that is undefined is false. */
export const holdsOf = (condition: Condition, amountOf: (quantity: string) => number | undefined): boolean => {
  switch (condition.is) {
    case 'all':
      return condition.of.every(each => holdsOf(each, amountOf))
    case 'any':
      return condition.of.some(each => holdsOf(each, amountOf))
    case 'not':
      return !holdsOf(condition.of, amountOf)
    case 'compare': {
      const value = amountOf(condition.quantity)
      return value !== undefined && compare[condition.than](value - condition.value)
    }
  }
}

/** Whether a condition holds for a fight. */
export const holds = (condition: Condition, fight: Measured): boolean =>
  holdsOf(condition, quantity => quantityAt(quantity)?.of(fight))

/** The value of a comparison: "80%", "2". */
const valueText = ({ quantity, value }: Comparison): string =>
  quantityAt(quantity)?.measure === 'chance' ? `${Number((100 * value).toPrecision(12))}%` : String(value)

const inner = (condition: Condition): string =>
  condition.is === 'all' || condition.is === 'any' ? `(${conditionText(condition)})` : conditionText(condition)

/** "defender wiped out >= 80% and attacker losses < 2"; the parser reads it back as the same condition. */
export const conditionText = (condition: Condition): string => {
  switch (condition.is) {
    case 'all':
      return condition.of.map(inner).join(' and ')
    case 'any':
      return condition.of.map(inner).join(' or ')
    case 'not':
      return `not ${inner(condition.of)}`
    case 'compare':
      return `${quantityAt(condition.quantity)?.names[0] ?? condition.quantity} ${condition.than} ${valueText(condition)}`
  }
}

/** The number with enough digits to differ from the one it is compared with. */
const figure = (value: number, { quantity, value: bound }: Comparison): string => {
  const isChance = quantityAt(quantity)?.measure === 'chance'
  const [shown, other] = isChance ? [100 * value, 100 * bound] : [value, bound]
  const digits = [isChance ? 1 : 2, 3, 5, 8].find(count => shown.toFixed(count) !== other.toFixed(count)) ?? 2
  return `${shown.toFixed(digits)}${isChance ? ' %' : ''}`
}

/** The quantities of a condition with their values in a fight, each once: "attacker wins 68.6 %". */
export const found = (condition: Condition, fight: Measured): string => {
  const parts = comparisons(condition).map(each => {
    const quantity = quantityAt(each.quantity)
    const value = quantity?.of(fight)
    return `${quantity?.names[0] ?? each.quantity} ${value === undefined ? 'is nothing here' : figure(value, each)}`
  })
  return [...new Set(parts)].join(', ')
}
