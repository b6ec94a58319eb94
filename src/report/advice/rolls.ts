import type { AdviceReport, RollsReport } from '../../model/report'
import { percent } from '../figures'
import { type Section, say, type Table } from '../page'
import { called } from './sides'
import { worth } from './worth'

/** Advice for each SAGA roll, before it is thrown. */

const range = (report: AdviceReport, least: number, most: number): string => {
  const [low, high] = [worth(report, least), worth(report, most)]
  return low === high ? low : `${low} to ${high}`
}

const assumed = ({ taken }: RollsReport) =>
  taken === undefined
    ? []
    : [
        say(
          `unknown costs: the lowest worth, and the rolls below, assume ${Object.entries(taken)
            .map(([box, cost]) => `${box.slice(box.indexOf('/') + 1)}=${cost}`)
            .join(', ')}; give them with --cost`,
          'quiet'
        )
      ]

export const rolls = (report: AdviceReport): readonly Section[] => {
  const { rolls: told } = report
  if (!told) return []
  const table: Table = {
    block: 'table',
    columns: ['roll', 'chance', 'worth', 'dice on', 'then'],
    rows: told.rolls.map(({ roll, chance, worth: value, places, text }) => [
      roll,
      percent(chance),
      worth(report, value),
      places,
      text
    ])
  }
  return [
    {
      heading: `Before ${told.dice} SAGA dice are rolled: worth ${range(report, told.worth, told.most)} on average to ${called(report, report.asks)}`,
      blocks: [
        say(`${worth(report, told.nothing)} with an empty board, ${worth(report, told.everything)} with every wanted ability`),
        ...assumed(told),
        table
      ]
    }
  ]
}
