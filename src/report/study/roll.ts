import { percent, points } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { BeforeRollReport, CellNumbers, PlayedSet, RollAverage } from '../../model/report'
import { editionName } from '../fight/method'
import { studySideNouns } from '../fight/sides'
import {
  asParagraph,
  type Block,
  type Cell,
  type FigureTable,
  figureRow,
  footnotes,
  type Page,
  type Row,
  type Tone,
  textCells
} from '../page'
import { type RecordRow, type Rows, tableOf } from '../record'
import type { RenderOptions } from '../render-options'
import { formatDelta, type NumberColumn, numberColumns, resultColumns } from './measures'
import { numberFields } from './rows'

/** `--roll`: the odds before the SAGA dice are rolled: with no ability, with the best that the roll pays for, with all of them. */

/** Victory points are seen from the side that rolls. */
const SIGN_OF_SIDE = { attacker: 1, defender: -1 } as const

const isSure = ({ least, most }: RollAverage): boolean => Math.abs(least.swing - most.swing) < 5e-4

const rangeText = ({ least, most }: RollAverage, figure: (numbers: CellNumbers) => string): string => {
  const [low, high] = [figure(least), figure(most)]
  return low === high ? low : t('{low} to {high}', { low, high })
}

const chances = (report: BeforeRollReport): readonly NumberColumn[] => resultColumns(report.fight, studySideNouns(report))

const cells = (report: BeforeRollReport, numbers: CellNumbers): readonly Cell[] =>
  textCells(...chances(report).map(({ figure }) => figure(numbers)), points(SIGN_OF_SIDE[report.asks] * numbers.swing))

const gained = (report: BeforeRollReport, numbers: CellNumbers): number =>
  SIGN_OF_SIDE[report.asks] * (numbers.swing - report.none.swing)

const summary = (report: BeforeRollReport): FigureTable => {
  const { average, none, all, dice, asks } = report
  const row = (name: string, numbers: CellNumbers, tone: Tone = 'plain'): Row => ({
    name,
    tone,
    cells: [...cells(report, numbers), { text: formatDelta(gained(report, numbers)) }]
  })
  const averaged = isSure(average)
    ? [row(t('{dice} SAGA dice, on average', { dice }), average.least, asks)]
    : [
        row(t('{dice} SAGA dice, at least', { dice }), average.least, asks),
        row(t('{dice} SAGA dice, at most', { dice }), average.most, asks)
      ]
  return {
    block: 'figures',
    title: t('before the roll'),
    columns: [...chances(report).map(({ head }) => head), t('victory points'), t('by')],
    rows: [
      { name: t('no ability played'), tone: 'plain', cells: [...cells(report, none), { text: '' }] },
      ...averaged,
      row(t('every ability played'), all.numbers)
    ]
  }
}

const playsText = ({ plays }: PlayedSet): string => (plays.length === 0 ? t('nothing') : plays.join(', '))

const playedSets = (report: BeforeRollReport): FigureTable => ({
  block: 'figures',
  title: t('Abilities the roll pays for, best play'),
  columns: [t('chance'), ...chances(report).map(({ head }) => head), t('victory points')],
  rows: report.sets.map(set => ({
    name: playsText(set),
    tone: 'plain',
    cells: [{ text: percent(set.chance) }, ...cells(report, set.numbers)]
  }))
})

const rolls = (report: BeforeRollReport): Block => ({
  block: 'table',
  columns: [t('roll'), t('chance'), t('plays'), t('points')],
  rows: report.rolls.map(each => [
    each.roll === '' ? '-' : each.roll,
    percent(each.chance),
    playsText(each),
    points(SIGN_OF_SIDE[report.asks] * each.numbers.swing)
  ])
})

const worth = (report: BeforeRollReport, average: RollAverage): string =>
  rangeText(average, ({ swing }) => points(SIGN_OF_SIDE[report.asks] * swing))

const byDice = (report: BeforeRollReport): FigureTable => ({
  block: 'figures',
  title: t('Value of more or fewer dice'),
  columns: [t('points'), t('one more die')],
  rows: report.byDice.map(({ dice, average }, i) => {
    const next = report.byDice[i + 1]
    const more = next === undefined ? '' : formatDelta(gained(report, next.average.least) - gained(report, average.least))
    return figureRow(
      t('{dice} {dice|die|dice}', { dice }),
      [worth(report, average), more],
      dice === report.dice ? report.asks : 'plain'
    )
  })
})

const wants = ({ prefer }: BeforeRollReport): string =>
  prefer
    .map(({ name, times, cost }) => `${name}${times > 1 ? t(', at most {times} times', { times }) : ''} (${translate(cost)})`)
    .join('; ')

const assumedCosts = ({ taken }: BeforeRollReport): readonly Block[] =>
  taken
    ? [
        asParagraph(
          t('where a single roll is shown, unknown costs are assumed: {costs}', {
            costs: Object.entries(taken)
              .map(([box, cost]) => `${box} ${cost}`)
              .join(', ')
          }),
          'quiet'
        )
      ]
    : []

export const page = (report: BeforeRollReport, { explain }: Pick<RenderOptions, 'explain'>): Page => ({
  headline: t('{headline}; {dice} SAGA {dice|die|dice} of {the:name}', {
    headline: report.headline,
    dice: report.dice,
    name: report.names[report.asks]
  }),
  subtitle: t('{edition}, exact, averaged over the roll', { edition: editionName(report.edition) }),
  sections: [
    {
      topic: t('before the roll'),
      blocks: [asParagraph(t('abilities wanted: {wants}', { wants: wants(report) })), summary(report)]
    },
    { heading: t('Abilities the roll pays for, best play'), blocks: [playedSets(report), ...assumedCosts(report)] },
    { heading: t('Value of more or fewer dice'), blocks: [byDice(report)] },
    ...(explain ? [{ heading: t('every roll'), detail: true as const, blocks: [rolls(report)] }] : []),
    {
      topic: t('notes'),
      blocks: footnotes(report, t('victory points for {the:name}: gained less lost', { name: report.names[report.asks] }))
    }
  ]
})

export const lines = (report: BeforeRollReport): readonly string[] => {
  const { headline, dice, average, none, all } = report
  const swing = (numbers: CellNumbers) => points(SIGN_OF_SIDE[report.asks] * numbers.swing)
  const won = report.fight === 'melee' ? numberColumns([`${report.asks}Wins`], studySideNouns(report)) : []
  const wins = won.map(({ head, figure }) => `${head} ${rangeText(average, figure)}, `).join('')
  return [
    t('{headline}; with {dice} SAGA dice {wins}victory points {worth}; without abilities {none}, with every ability {all}', {
      headline,
      dice,
      wins,
      worth: worth(report, average),
      none: swing(none),
      all: swing(all.numbers)
    })
  ]
}

const records = ({ rolls, none, average, all }: BeforeRollReport): readonly RecordRow[] => [
  ...rolls.map(
    ({ roll, chance, plays, numbers }): RecordRow => [
      ['roll', roll],
      ['chance', chance],
      ['plays', plays.join('; ')],
      ...numberFields(numbers)
    ]
  ),
  [['roll', 'none played'], ['chance', undefined], ['plays', ''], ...numberFields(none)],
  [['roll', 'average, least'], ['chance', undefined], ['plays', undefined], ...numberFields(average.least)],
  [['roll', 'average, most'], ['chance', undefined], ['plays', undefined], ...numberFields(average.most)],
  [['roll', 'all played'], ['chance', undefined], ['plays', all.plays.join('; ')], ...numberFields(all.numbers)]
]

export const tables = (report: BeforeRollReport): readonly Rows[] => [tableOf(records(report))]
