import { withTimes } from '../../model/figures'
import { t, translate } from '../../model/language'
import { CHANCE_ROUNDING } from '../../model/limits'
import type { DiceReport, Prospect, WantReport } from '../../model/report'
import { chancesAtLeast } from '../distribution'
import { asParagraph, type Block, type Cell, type FigureTable, type Section } from '../page'
import { chanceRange, gainsByBestPlay, isSingleNumber, numberRange } from './count'

/** What is wanted of the dice: all of it, each alone, and with each possible value of an unknown cost. */

type Row = FigureTable['rows'][number]

/** "Hirdmen x2", "Attack Pool, kept" */
export const wantText = ({ name, times, kept }: WantReport): string => `${withTimes(name, times)}${kept ? t(', kept') : ''}`

const cost = ({ cost, times, free = 0, certainty }: WantReport): string => {
  if (free === times) return t('free')
  const isUnknown = cost.includes('?')
  const price = isUnknown ? (cost.includes('+') ? t('unknown, two dice') : t('unknown')) : translate(cost)
  const inferred = certainty === 'inferred' && !isUnknown ? ` (${t('inferred')})` : ''
  return `${withTimes(price, times - free)}${free > 0 ? t(', {n} free', { n: free }) : ''}${inferred}`
}

const prospect = ({ asRolled, bestPlay }: Prospect, isPlayed: boolean): readonly Cell[] => [
  { text: chanceRange(asRolled) },
  ...(isPlayed ? [{ text: chanceRange(bestPlay) }] : [])
]

/** Whether wants have weights (`--weights`), by which a roll is then judged instead of by their number. */
export const isWeighed = ({ wants }: DiceReport): boolean => wants.some(({ weight }) => weight !== undefined)

/** Whether best play changes anything that is shown. */
const isBestPlayShown = ({ wants, all }: DiceReport): boolean =>
  [...wants.map(({ alone }) => alone), ...(all ? [all] : [])].some(gainsByBestPlay)

const EVERYTHING = ['none', 'one', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven', 'all eight'] as const

/** "all four": the uses of all wants together. */
const everything = ({ wants }: DiceReport): string => {
  const uses = wants.reduce((sum, { times }) => sum + times, 0)
  const words = EVERYTHING[uses]
  return words === undefined ? t('all {uses}', { uses }) : t(words)
}

const figures = (report: DiceReport): FigureTable => {
  const { wants, all } = report
  const played = isBestPlayShown(report)
  const weighed = isWeighed(report)
  const row = (want: WantReport): Row => ({
    name: wantText(want),
    tone: 'plain',
    cells: [{ text: cost(want) }, ...(weighed ? [{ text: String(want.weight ?? 1) }] : []), ...prospect(want.alone, played)]
  })
  const whole: readonly Row[] =
    all && wants.length > 1
      ? [
          {
            name: everything(report),
            tone: 'attacker',
            cells: [{ text: '' }, ...(weighed ? [{ text: '' }] : []), ...prospect(all, played)]
          }
        ]
      : []
  return {
    block: 'figures',
    title: t('what the dice pay for'),
    columns: [t('costs'), ...(weighed ? [t('weight')] : []), t('as rolled'), ...(played ? [t('best play')] : [])],
    rows: [...whole, ...wants.map(row)]
  }
}

/** The chance of all as one bar; only if no cost is unknown. */
const paidBar = ({ all, wants, now }: DiceReport): readonly Block[] => {
  if (!all || now || wants.length < 2 || !isSingleNumber(all.asRolled) || !isSingleNumber(all.bestPlay)) return []
  const [rolled, played] = [all.asRolled.low, all.bestPlay.low]
  if (rolled > 1 - CHANCE_ROUNDING || played < CHANCE_ROUNDING) return []
  const won = Math.max(0, played - rolled)
  return [
    {
      block: 'shares',
      shares: [
        { label: t('paid as rolled'), chance: rolled, tone: 'attacker' },
        ...(won > CHANCE_ROUNDING ? [{ label: t('won by best play'), chance: won, tone: 'plain' as const }] : []),
        { label: t('not paid'), chance: Math.max(0, 1 - played), tone: 'defender' }
      ]
    }
  ]
}

const onAverage = (report: DiceReport): readonly Block[] => {
  const { worth, wants } = report
  if (!worth || wants.reduce((sum, { times }) => sum + times, 0) < 2) return []
  const paid = numberRange(worth.asRolled)
  const best =
    worth.bestPlay && Math.abs(worth.bestPlay.low - worth.asRolled.low) > 0.005
      ? t(', {n} under best play', { n: numberRange(worth.bestPlay) })
      : ''
  return [
    asParagraph(
      isWeighed(report)
        ? t('weight paid on average: {paid}{best}', { paid, best })
        : t('paid on average: {paid}{best}', { paid, best })
    )
  ]
}

/** The table of wants, with the chance of all as a bar. */
export const wantsSection = (report: DiceReport): Section => ({
  topic: t('what the dice pay for'),
  blocks: [figures(report), ...paidBar(report), ...onAverage(report)]
})

/** For each unknown cost a row for each class (common, uncommon, rare ...) that it could be. */
export const possibleCostsSection = (report: DiceReport): readonly Section[] => {
  const unknown = report.wants.filter(want => want.classes)
  if (unknown.length === 0) return []
  const all = report.wants.length > 1
  const played = isBestPlayShown(report)
  const rows = unknown.flatMap((want): readonly Row[] =>
    (want.classes ?? []).map(({ cost, alone, all: together }) => ({
      name: t('{box} at {cost}', { box: want.name, cost: translate(cost) }),
      tone: 'plain',
      cells: [...prospect(alone, played), ...(all ? prospect(together, played) : [])]
    }))
  )
  const columns = [
    ...[t('alone, as rolled'), ...(played ? [t('alone, best play')] : [])],
    ...(all ? [t('all, as rolled'), ...(played ? [t('all, best play')] : [])] : [])
  ]
  return [{ heading: t('If an unknown cost is'), blocks: [{ block: 'figures', columns, rows }] }]
}

/** The distribution of the number of uses that a roll pays. */
export const paidDistribution = ({ paidP = [], wants }: DiceReport): readonly Section[] => {
  if (paidP.length < 3) return []
  const name = wants.some(want => want.classes) ? t('paid as rolled, at the highest costs') : t('paid as rolled')
  return [
    {
      topic: t('how many are paid'),
      blocks: [
        {
          block: 'distributions',
          title: t('paid'),
          distributions: [{ name, tone: 'attacker', exactly: paidP, atLeast: chancesAtLeast(paidP) }]
        }
      ]
    }
  ]
}
