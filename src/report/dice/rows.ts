import type { DiceReport, Prospect, Span, WrathReport } from '../../model/report'
import type { Rows, Value } from '../record'
import { called } from './wants'

const span = (given: Span | undefined): readonly Value[] => [given?.low, given?.high]

const prospect = ({ asRolled, bestPlay }: Prospect): readonly Value[] => [...span(asRolled), ...span(bestPlay)]

const COLUMNS = ['what', 'of', 'costs', 'as_rolled_low', 'as_rolled_high', 'best_play_low', 'best_play_high']

/** A row for all of it, for each want and each class of an unknown cost, and for each set of them. */
const odds = ({ all, wants, worth, together }: DiceReport): Rows => [
  COLUMNS,
  ...(all ? [['all', wants.map(called).join('; '), undefined, ...prospect(all)]] : []),
  ...(worth ? [['on average', undefined, undefined, ...span(worth.asRolled), ...span(worth.bestPlay)]] : []),
  ...wants.flatMap(want => [
    ['alone', called(want), want.cost, ...prospect(want.alone)],
    ...(want.classes ?? []).map(({ cost, alone }) => ['alone', called(want), cost, ...prospect(alone)])
  ]),
  ...together.map(({ of, asRolled }) => ['together', of.join('; '), undefined, ...span(asRolled), undefined, undefined])
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

/** Numbers of dice as units die. */
const falls = ({ dice: { falls = [] } }: DiceReport): readonly Rows[] =>
  falls.length > 0
    ? [[['lost', 'dice', 'without_warlord'], ...falls.map(({ lost, dice, withoutWarlord }) => [lost, dice, withoutWarlord])]]
    : []

export const diceTables = (report: DiceReport, full: boolean): readonly Rows[] => [
  ...(report.wants.length > 0 ? [odds(report)] : []),
  ...falls(report),
  ...(full ? rolls(report) : [])
]

export const wrathTable = ({ dice, effects, activationsP }: WrathReport): Rows => [
  ['what', 'dice', 'least', 'reached', 'in_force'],
  ...effects.map(({ least, text, reached, inForce }) => [text, dice, least, reached, inForce]),
  ...activationsP.map((chance, count) => [`${count} free activations`, dice, undefined, chance, undefined])
]
