import { diceShown } from '../../model/dice'
import { percent } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { DiceReport, OptionReport, Prospect, Span } from '../../model/report'
import type { Rows, Value } from '../record'
import { chanceRange, gainsByBestPlay, numberRange } from './count'
import { wantText } from './wants'

/** SAGA dice in sentences, and as tables for CSV. */

const best = (options: readonly OptionReport[]): OptionReport | undefined =>
  options.toSorted((one, other) => other.all - one.all)[0]

const placed = ({ now }: DiceReport): readonly string[] => {
  if (!now) return []
  const { placement, options } = now
  const boxes = placement.placed.map(({ name, dice }) => `${name} ${dice}`).join(', ')
  const left = diceShown(placement.left) === 0 ? '' : t(', {dice} left over', { dice: placement.left })
  const other = best(options)
  const instead =
    other && other.decision.do !== 'place'
      ? [t('or {decision}, then all {chance}', { decision: other.decision.text, chance: percent(other.all) })]
      : []
  return [t('place {boxes}{left}', { boxes: boxes === '' ? t('nothing') : boxes, left }), ...instead]
}

const oddsText = ({ all, worth, wants, now }: DiceReport): readonly string[] => {
  if (!all || now) return []
  const uses = wants.reduce((sum, { times }) => sum + times, 0)
  const paid = gainsByBestPlay(all)
    ? t('{rolled} as rolled, {played} under best play', { rolled: chanceRange(all.asRolled), played: chanceRange(all.bestPlay) })
    : chanceRange(all.asRolled)
  return [
    uses > 1 ? t('all of it {paid}', { paid }) : paid,
    ...(worth && uses > 1 ? [t('{n} paid on average', { n: numberRange(worth.asRolled) })] : [])
  ]
}

const count = ({ dice, wants }: DiceReport): readonly string[] =>
  wants.length === 0 || dice.units ? [dice.steps.join(', ')].filter(text => text !== '') : []

/** One line; if no box is wanted, also a line for each box of the board. */
export const lines = (report: DiceReport): readonly string[] => {
  const { headline, all, wants } = report
  const whole = [...count(report), ...oddsText(report), ...placed(report)].join('; ')
  const boxes = all ? [] : wants.map(({ name, cost, alone }) => `${name} (${translate(cost)}): ${chanceRange(alone.asRolled)}`)
  return [whole === '' ? headline : `${headline}: ${whole}`, ...boxes]
}

const rangeEnds = (span: Span | undefined): readonly Value[] => [span?.low, span?.high]

const prospect = ({ asRolled, bestPlay }: Prospect): readonly Value[] => [...rangeEnds(asRolled), ...rangeEnds(bestPlay)]

const COLUMNS = ['what', 'of', 'costs', 'as_rolled_low', 'as_rolled_high', 'best_play_low', 'best_play_high']

/** A row for all that is wanted, for each want, for each possible cost of one whose cost is unknown, and for each set of wants. */
const odds = ({ all, wants, worth, together }: DiceReport): Rows => [
  COLUMNS,
  ...(all ? [['all', wants.map(wantText).join('; '), undefined, ...prospect(all)]] : []),
  ...(worth ? [['on average', undefined, undefined, ...rangeEnds(worth.asRolled), ...rangeEnds(worth.bestPlay)]] : []),
  ...wants.flatMap(want => [
    ['alone', wantText(want), want.cost, ...prospect(want.alone)],
    ...(want.classes ?? []).map(({ cost, alone }) => ['alone', wantText(want), cost, ...prospect(alone)])
  ]),
  ...together.map(({ of, asRolled }) => ['together', of.join('; '), undefined, ...rangeEnds(asRolled), undefined, undefined])
]

const rolls = ({ rolls }: DiceReport): readonly Rows[] => {
  const rows = rolls.map(({ roll, chance, pays, paid, first, then }) => [
    roll,
    chance,
    pays ? 'yes' : 'no',
    paid.join('; '),
    first.text,
    then
  ])
  return rows.length > 0 ? [[['roll', 'chance', 'pays', 'paid', 'first', 'then'], ...rows]] : []
}

/** The number of dice as units die. */
const lossRows = ({ dice: { falls = [] } }: DiceReport): readonly Rows[] =>
  falls.length > 0
    ? [[['lost', 'dice', 'without_warlord'], ...falls.map(({ lost, dice, withoutWarlord }) => [lost, dice, withoutWarlord])]]
    : []

export const tables = (report: DiceReport, full: boolean): readonly Rows[] => [
  ...(report.wants.length > 0 ? [odds(report)] : []),
  ...lossRows(report),
  ...(full ? rolls(report) : [])
]
