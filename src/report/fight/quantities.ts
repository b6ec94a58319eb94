import { percent, percents, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import { byRow, type MeasureRow, quantitiesOf, quantityAt } from '../../model/quantities'
import type { FightReport, NumberAsked } from '../../model/report'
import { type Called, calledIn, type Sides } from './sides'

interface Style {
  readonly figure: (value: number) => string
  readonly between: (low: number, high: number) => string
}

const CHANCE: Style = { figure: percent, between: percents }
const MEAN: Style = { figure: twoDecimals, between: (low, high) => `${twoDecimals(low)}-${twoDecimals(high)}` }
const POINTS: Style = { figure: points, between: (low, high) => t('{low} to {high}', { low: points(low), high: points(high) }) }

const styleOf = ({ measure, isSigned }: MeasureRow): Style => (measure === 'chance' ? CHANCE : isSigned ? POINTS : MEAN)

/** The label of each quantity of a report, by its path in intervals and conditions. */
export interface Shown {
  readonly path: string
  readonly style: Style
  readonly label: (called: Called) => string
  /** It stands beside the others where exact and sampled figures are compared. */
  readonly isListed: boolean
  readonly of: (report: FightReport) => number | undefined
}

/** "bondi win", or "warlord wins". */
const labelled = (text: string, side: Called[keyof Called] | undefined): string =>
  side === undefined ? translate(text) : translate(text, { name: side.name, n: side.n })

export const SHOWN: readonly Shown[] = byRow().flatMap(measure => {
  const { label: text, whose, isAside = false } = measure
  const [quantity] = quantitiesOf(measure)
  if (text === undefined || !quantity) return []
  const { path, of } = quantity
  return [
    { path, style: styleOf(measure), label: (called: Called) => labelled(text, whose && called[whose]), isListed: !isAside, of }
  ]
})

const named = (path: string): Shown | undefined => SHOWN.find(quantity => quantity.path === path)

const LOST = /^(attacker|defender)\.losses\.(p|atLeast|atMost)\.(\d+)$/u

const COUNTED = {
  p: '{name} lost exactly {count}',
  atLeast: '{name} lost at least {count}',
  atMost: '{name} lost at most {count}'
} as const

/** "bondi lost exactly 2", "bondi lost at least 2". */
const lost = (called: Called, path: string): string | undefined => {
  const [, role, which, count] = LOST.exec(path) ?? []
  if (count === undefined) return undefined
  const { name } = called[role === 'attacker' ? 'attacker' : 'defender']
  return t(COUNTED[which as keyof typeof COUNTED], { name, count })
}

/** The path in words, where there are any. */
export const wording = (called: Called, path: string): string | undefined => named(path)?.label(called) ?? lost(called, path)

export const label = (sides: Sides, path: string): string => wording(calledIn(sides), path) ?? path

/** "bondi lost at least 3: 21.6 %" */
export const answerTo = ({ quantity, value }: NumberAsked, sides: Sides): string => {
  const { figure } = named(quantity)?.style ?? (quantityAt(quantity)?.measure === 'chance' ? CHANCE : MEAN)
  return `${label(sides, quantity)}: ${figure(value)}`
}

/** The 95 % interval of a quantity when sampled: "68.3-68.9". */
export const interval = ({ intervals }: FightReport, path: string): string | undefined => {
  const ends = intervals?.[path]
  return ends && named(path)?.style.between(...ends)
}

/** The interval that belongs beside a figure of the page: only a sampled figure has one. */
export const within = (report: FightReport, path: string): { readonly within?: string } => {
  const text = report.method.name === 'monte-carlo' ? interval(report, path) : undefined
  return text === undefined ? {} : { within: text }
}
