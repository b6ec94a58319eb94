import type { AdviceReport, RollsReport } from '../../model/report'
import { percent } from '../figures'
import { type Section, say, type Table } from '../page'
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
          `costs that are not known could be anything: the least, and the rolls below, with ${Object.entries(taken)
            .map(([box, cost]) => `${box.slice(box.indexOf('/') + 1)}=${cost}`)
            .join(', ')}; say them with --cost`,
          'quiet'
        )
      ]

export const rolls = (report: AdviceReport): readonly Section[] => {
  const { rolls: told } = report
  if (!told) return []
  const table: Table = {
    block: 'table',
    columns: ['roll', 'chance', 'worth', 'put dice on', 'then'],
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
      heading: `before ${told.dice} SAGA dice are rolled`,
      blocks: [
        say(
          `worth ${range(report, told.worth, told.most)} on average; ${worth(report, told.nothing)} with nothing on the board, ` +
            `${worth(report, told.everything)} with all that is wanted`
        ),
        ...assumed(told),
        table
      ]
    }
  ]
}
