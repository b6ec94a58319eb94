import type { WrathReport } from '../model/report'
import { fine, percent } from './figures'
import { type Page, say, type Table } from './page'

/** The Wrath of the Jomsvikings: the odds of every row of its table. */

const table = ({ effects, changesSides }: WrathReport): Table => ({
  block: 'table',
  columns: ['total', 'reached', ...(changesSides > 0 ? ['in force'] : []), 'effect'],
  rows: effects.map(({ least, text, reached, inForce }) => [
    `${least}+`,
    percent(reached),
    ...(changesSides > 0 ? [percent(inForce)] : []),
    text
  ])
})

const atLeast = (p: readonly number[]): readonly number[] =>
  p.map((_, count) => p.slice(count).reduceRight((sum, chance) => sum + chance, 0))

export const wrath = (report: WrathReport): Page => {
  const { activationsP, activations, nothing, notes } = report
  return {
    headline: report.headline,
    subtitle: 'first edition, exact',
    sections: [
      { topic: 'effects', blocks: [table(report), say(`none of the rows in force: ${percent(nothing)}`)] },
      {
        heading: `Free activations, ${fine(activations)} on average`,
        blocks: [
          {
            block: 'distributions',
            title: 'free',
            of: [{ name: 'activations', tone: 'attacker', exactly: activationsP, atLeast: atLeast(activationsP) }]
          }
        ]
      },
      { blocks: notes.map(note => say(note, 'quiet')) }
    ]
  }
}
