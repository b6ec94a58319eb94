import { percent, percents, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import { byRow, type Measure, type NumberAsked, quantitiesOf, quantityAt } from '../../model/quantities'
import type { FightReport } from '../../model/report'
import { type SideNouns, type Sides, sideNouns } from './sides'

/** How the numbers of a measure, and the two ends of their intervals, are written. */
interface NumberFormat {
  readonly format: (value: number) => string
  readonly formatInterval: (low: number, high: number) => string
}

const CHANCE: NumberFormat = { format: percent, formatInterval: percents }
const MEAN: NumberFormat = { format: twoDecimals, formatInterval: (low, high) => `${twoDecimals(low)}-${twoDecimals(high)}` }
const POINTS: NumberFormat = {
  format: points,
  formatInterval: (low, high) => t('{low} to {high}', { low: points(low), high: points(high) })
}

const formatOf = ({ measure, isSigned }: Measure): NumberFormat => (measure === 'chance' ? CHANCE : isSigned ? POINTS : MEAN)

/** A quantity that pages show: its path in intervals and conditions, its format and its label. */
export interface LabelledQuantity {
  readonly path: string
  readonly format: NumberFormat
  readonly label: (names: SideNouns) => string
  /** It is listed where exact and sampled figures are compared. */
  readonly isListed: boolean
  readonly of: (report: FightReport) => number | undefined
}

/** "bondi win", or "warlord wins". */
const labelled = (text: string, side: SideNouns[keyof SideNouns] | undefined): string =>
  side === undefined ? translate(text) : translate(text, { name: side.name, n: side.n })

/** Every quantity that has a label. */
export const LABELLED_QUANTITIES: readonly LabelledQuantity[] = byRow().flatMap(measure => {
  const { label: text, whose, isAside = false } = measure
  const [quantity] = quantitiesOf(measure)
  if (text === undefined || !quantity) return []
  const { path, of } = quantity
  return [
    {
      path,
      format: formatOf(measure),
      label: (names: SideNouns) => labelled(text, whose && names[whose]),
      isListed: !isAside,
      of
    }
  ]
})

const labelledQuantity = (path: string): LabelledQuantity | undefined =>
  LABELLED_QUANTITIES.find(quantity => quantity.path === path)

const LOST = /^(attacker|defender)\.losses\.(p|atLeast|atMost)\.(\d+)$/u

const LOSS_LABELS = {
  p: '{name} lost exactly {count}',
  atLeast: '{name} lost at least {count}',
  atMost: '{name} lost at most {count}'
} as const

/** "bondi lost exactly 2", "bondi lost at least 2". */
const lossLabel = (names: SideNouns, path: string): string | undefined => {
  const [, role, which, count] = LOST.exec(path) ?? []
  if (count === undefined) return undefined
  const { name } = names[role === 'attacker' ? 'attacker' : 'defender']
  return t(LOSS_LABELS[which as keyof typeof LOSS_LABELS], { name, count })
}

/** The label of a path; undefined if it has none. */
export const labelOfPath = (names: SideNouns, path: string): string | undefined =>
  labelledQuantity(path)?.label(names) ?? lossLabel(names, path)

/** The label of a path, or the path itself. */
export const quantityLabel = (sides: Sides, path: string): string => labelOfPath(sideNouns(sides), path) ?? path

/** "bondi lost at least 3: 21.6 %" */
export const askedNumberText = ({ quantity, value }: NumberAsked, sides: Sides): string => {
  const { format } = labelledQuantity(quantity)?.format ?? (quantityAt(quantity)?.measure === 'chance' ? CHANCE : MEAN)
  return `${quantityLabel(sides, quantity)}: ${format(value)}`
}

/** The 95 % interval of a sampled quantity: "68.3-68.9". */
export const intervalText = ({ intervals }: FightReport, path: string): string | undefined => {
  const ends = intervals?.[path]
  return ends && labelledQuantity(path)?.format.formatInterval(...ends)
}

/** The interval beside a figure of the page. With `--method both` the figures are exact and have none. */
export const intervalOf = (report: FightReport, path: string): { readonly interval?: string } => {
  const text = report.method.name === 'monte-carlo' ? intervalText(report, path) : undefined
  return text === undefined ? {} : { interval: text }
}
