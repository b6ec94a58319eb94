import type { BeforeRollReport, CellNumbers, PlayedSet, RollAverage } from '../../model/report'
import { editionName } from '../fight/method'
import { percent, points } from '../figures'
import { type Block, type Cell, type Figures, type Page, say } from '../page'
import { delta } from './delta'

/** The odds before the SAGA dice are thrown: without them, with the best that the roll pays for, with everything. */

const SIGN = { attacker: 1, defender: -1 } as const

const isSure = ({ least, most }: RollAverage): boolean => Math.abs(least.swing - most.swing) < 5e-4

const span = (of: RollAverage, say: (numbers: CellNumbers) => string): string => {
  const [one, other] = [say(of.least), say(of.most)]
  return one === other ? one : `${one} to ${other}`
}

const chances = ({ fight, names }: BeforeRollReport) =>
  fight === 'melee'
    ? [
        [`${names.attacker} win`, ({ attackerWins = 0 }: CellNumbers) => percent(attackerWins)] as const,
        ['tie', ({ tie = 0 }: CellNumbers) => percent(tie)] as const,
        [`${names.defender} win`, ({ defenderWins = 0 }: CellNumbers) => percent(defenderWins)] as const
      ]
    : [[`${names.defender} wiped out`, ({ defenderWipedOut }: CellNumbers) => percent(defenderWipedOut)] as const]

const cells = (report: BeforeRollReport, numbers: CellNumbers): readonly Cell[] => [
  ...chances(report).map(([, of]) => ({ text: of(numbers) })),
  { text: points(SIGN[report.asks] * numbers.swing) }
]

const gained = (report: BeforeRollReport, numbers: CellNumbers): number => SIGN[report.asks] * (numbers.swing - report.none.swing)

const summary = (report: BeforeRollReport): Figures => {
  const { average, none, all, dice, asks } = report
  const tone = asks
  const averaged = isSure(average)
    ? [
        {
          name: `${dice} SAGA dice, on average`,
          tone,
          cells: [...cells(report, average.least), { text: delta(gained(report, average.least)) }]
        }
      ]
    : [
        {
          name: `${dice} SAGA dice, at least`,
          tone,
          cells: [...cells(report, average.least), { text: delta(gained(report, average.least)) }]
        },
        {
          name: `${dice} SAGA dice, at most`,
          tone,
          cells: [...cells(report, average.most), { text: delta(gained(report, average.most)) }]
        }
      ]
  return {
    block: 'figures',
    title: 'before the roll',
    columns: [...chances(report).map(([name]) => name), 'victory points', 'by'],
    rows: [
      { name: 'no ability played', tone: 'plain', cells: [...cells(report, none), { text: '' }] },
      ...averaged,
      {
        name: 'every ability played',
        tone: 'plain',
        cells: [...cells(report, all.numbers), { text: delta(gained(report, all.numbers)) }]
      }
    ]
  }
}

const called = ({ plays }: PlayedSet): string => (plays.length === 0 ? 'nothing' : plays.join(', '))

const sets = (report: BeforeRollReport): Figures => ({
  block: 'figures',
  title: 'abilities the roll pays for, best play',
  columns: ['chance', ...chances(report).map(([name]) => name), 'victory points'],
  rows: report.sets.map(set => ({
    name: called(set),
    tone: 'plain',
    cells: [{ text: percent(set.chance) }, ...cells(report, set.numbers)]
  }))
})

const rolls = (report: BeforeRollReport): Block => ({
  block: 'table',
  columns: ['roll', 'chance', 'plays', 'points'],
  rows: report.rolls.map(each => [
    each.roll === '' ? '-' : each.roll,
    percent(each.chance),
    called(each),
    points(SIGN[report.asks] * each.numbers.swing)
  ])
})

const worth = (report: BeforeRollReport, average: RollAverage): string =>
  span(average, ({ swing }) => points(SIGN[report.asks] * swing))

const byDice = (report: BeforeRollReport): Figures => ({
  block: 'figures',
  title: 'value of more or fewer dice',
  columns: ['points', 'one more die'],
  rows: report.byDice.map(({ dice, average }, i) => {
    const next = report.byDice[i + 1]
    const more = next === undefined ? '' : delta(gained(report, next.average.least) - gained(report, average.least))
    return {
      name: dice === 1 ? '1 die' : `${dice} dice`,
      tone: dice === report.dice ? report.asks : 'plain',
      cells: [{ text: worth(report, average) }, { text: more }]
    }
  })
})

const wants = ({ prefer }: BeforeRollReport): string =>
  prefer.map(({ name, times, cost }) => `${name}${times > 1 ? `, at most ${times} times` : ''} (${cost})`).join('; ')

const took = ({ taken }: BeforeRollReport): readonly Block[] =>
  taken
    ? [
        say(
          `assumed for unknown costs: ${Object.entries(taken)
            .map(([box, cost]) => `${box} ${cost}`)
            .join(', ')}, where a single roll is shown`,
          'quiet'
        )
      ]
    : []

const DETAIL = 'every roll'

export const roll = (report: BeforeRollReport, explain: boolean): Page => ({
  headline: `${report.headline}; ${report.dice} SAGA ${report.dice === 1 ? 'die' : 'dice'} of the ${report.names[report.asks]}`,
  subtitle: `${editionName(report.edition)}, exact, averaged over the roll`,
  sections: [
    { topic: 'before the roll', blocks: [say(`abilities wanted: ${wants(report)}`), summary(report)] },
    { heading: 'Abilities the roll pays for, best play', blocks: [sets(report), ...took(report)] },
    { heading: 'Value of more or fewer dice', blocks: [byDice(report)] },
    ...(explain ? [{ heading: DETAIL, detail: true as const, blocks: [rolls(report)] }] : []),
    {
      topic: 'notes',
      blocks: [
        say(`victory points for the ${report.names[report.asks]}: gained less lost`, 'quiet'),
        ...report.notes.map(note => say(note, 'quiet')),
        { block: 'command' as const, label: 'again', command: report.replay }
      ]
    }
  ]
})

/** "with 6 SAGA dice, on average ..." */
export const rollLine = (report: BeforeRollReport): string => {
  const { headline, dice, average, none, all } = report
  const swing = (numbers: CellNumbers) => points(SIGN[report.asks] * numbers.swing)
  const wins =
    report.fight === 'melee'
      ? `${report.names[report.asks]} win ${span(average, ({ attackerWins = 0, defenderWins = 0 }) => percent(report.asks === 'attacker' ? attackerWins : defenderWins))}, `
      : ''
  return `${headline}; with ${dice} SAGA dice ${wins}victory points ${worth(report, average)}; without abilities ${swing(none)}, with every ability ${swing(all.numbers)}`
}
