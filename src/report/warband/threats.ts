import type { Threat, ThreatsReport } from '../../model/report'
import { editionName } from '../fight/method'
import { percent, points } from '../figures'
import { type Page, say } from '../page'
import { times } from './show'

/** Who of the enemy could strike whom, the most at stake first. */

const FEW = 15

/** "2 x 6 huscarls, danish axe, charge 12 bondi at 5\"" */
const strike = ({ enemy, own, units, way, inches }: Threat): string => {
  const [theirs, mine] = [times({ name: enemy, units: units.enemy.length }), times({ name: own, units: units.own.length })]
  return `${theirs}${theirs.includes(',') ? ',' : ''} ${way === 'charging' ? 'charge' : 'shoot'} ${mine}${inches === undefined ? '' : ` at ${inches}"`}`
}

const told = (swing: number | undefined): string => (swing === undefined ? '-' : points(swing))

export const threats = (report: ThreatsReport, full: boolean): Page => {
  const { threats: all, names, notes } = report
  const shown = full ? all : all.slice(0, FEW)
  const more = all.length - shown.length
  return {
    headline: report.headline,
    subtitle: `${editionName(report.edition)}, exact`,
    sections: [
      {
        topic: 'threats',
        blocks:
          all.length === 0
            ? [say('nobody reaches anybody')]
            : [
                {
                  block: 'figures',
                  title: 'the most at stake first',
                  columns: ['if struck', 'wiped out', 'charging first', 'shooting first', 'at stake'],
                  rows: shown.map(each => ({
                    name: strike(each),
                    tone: each.struck.swing < 0 ? 'defender' : 'plain',
                    cells: [
                      points(each.struck.swing),
                      percent(each.struck.wipedOut),
                      told(each.charging?.swing),
                      told(each.shooting?.swing),
                      points(each.stake)
                    ].map(text => ({ text }))
                  }))
                },
                ...(more > 0 ? [say(`and ${more} more with less at stake: --full shows them`, 'quiet')] : [])
              ]
      },
      {
        blocks: [
          say(
            `victory points seen from ${names.own}; wiped out: the chance that the unit is; at stake: the best of striking first and leaving it, less what is left when the enemy strikes (where that is good for the enemy)`,
            'quiet'
          ),
          ...notes.map(note => say(note, 'quiet')),
          { block: 'command', label: 'again', command: report.replay }
        ]
      }
    ]
  }
}

export const threatLines = ({ threats: all }: ThreatsReport): readonly string[] =>
  all.map(
    each =>
      `${strike(each)}: ${points(each.struck.swing)}, wiped out ${percent(each.struck.wipedOut)}; charging first ${told(each.charging?.swing)}; at stake ${points(each.stake)}`
  )
