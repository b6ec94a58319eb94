import { percent, percents, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import { byRow, type MeasureRow, type NumberAsked, quantitiesOf, quantityAt } from '../../model/quantities'
import type { FightReport } from '../../model/report'
import { type SideNames, type Sides, sideNames } from './sides'

interface Style {
  readonly figure: (value: number) => string
  readonly between: (low: number, high: number) => string
}

const CHANCE: Style = { figure: percent, between: percents }
const MEAN: Style = { figure: twoDecimals, between: (low, high) => `${twoDecimals(low)}-${twoDecimals(high)}` }
const POINTS: Style = { figure: points, between: (low, high) => t('{low} to {high}', { low: points(low), high: points(high) }) }

const styleOf = ({ measure, isSigned }: MeasureRow): Style => (measure === 'chance' ? CHANCE : isSigned ? POINTS : MEAN)

/** A quantity that pages show: its path in intervals and conditions, its format and its label. */
export interface Shown {
  readonly path: string
  readonly style: Style
  readonly label: (names: SideNames) => string
  /** It is listed where exact and sampled figures are compared. */
  readonly isListed: boolean
  readonly of: (report: FightReport) => number | undefined
}

/** "bondi win", or "warlord wins". */
const labelled = (text: string, side: SideNames[keyof SideNames] | undefined): string =>
  side === undefined ? translate(text) : translate(text, { name: side.name, n: side.n })

export const SHOWN: readonly Shown[] = byRow().flatMap(measure => {
  const { label: text, whose, isAside = false } = measure
  const [quantity] = quantitiesOf(measure)
  if (text === undefined || !quantity) return []
  const { path, of } = quantity
  return [
    { path, style: styleOf(measure), label: (names: SideNames) => labelled(text, whose && names[whose]), isListed: !isAside, of }
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
const lost = (names: SideNames, path: string): string | undefined => {
  const [, role, which, count] = LOST.exec(path) ?? []
  if (count === undefined) return undefined
  const { name } = names[role === 'attacker' ? 'attacker' : 'defender']
  return t(COUNTED[which as keyof typeof COUNTED], { name, count })
}

/** The label of a path; undefined if it has none. */
export const wording = (names: SideNames, path: string): string | undefined => named(path)?.label(names) ?? lost(names, path)

/** The label of a path, or the path itself. */
export const label = (sides: Sides, path: string): string => wording(sideNames(sides), path) ?? path

/** "bondi lost at least 3: 21.6 %" */
export const answerTo = ({ quantity, value }: NumberAsked, sides: Sides): string => {
  const { figure } = named(quantity)?.style ?? (quantityAt(quantity)?.measure === 'chance' ? CHANCE : MEAN)
  return `${label(sides, quantity)}: ${figure(value)}`
}

/** The 95 % interval of a sampled quantity: "68.3-68.9". */
export const interval = ({ intervals }: FightReport, path: string): string | undefined => {
  const ends = intervals?.[path]
  return ends && named(path)?.style.between(...ends)
}

/** The interval beside a figure of the page. With `--method both` the figures are exact and have none. */
export const within = (report: FightReport, path: string): { readonly within?: string } => {
  const text = report.method.name === 'monte-carlo' ? interval(report, path) : undefined
  return text === undefined ? {} : { within: text }
}
