import type { AdviceReport } from '../../model/report'
import { percent } from '../figures'
import { type Section, say, type Table } from '../page'
import { worth } from './worth'

/** Advice for each SAGA roll, before it is thrown. */

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
          `worth ${worth(report, told.worth)} on average; ${worth(report, told.nothing)} with nothing on the board, ` +
            `${worth(report, told.everything)} with all that is wanted`
        ),
        table
      ]
    }
  ]
}
