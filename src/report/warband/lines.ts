import type { MusterReport } from '../../model/report'
import { count, fine, points, thousands } from '../figures'
import { worth } from './build'
import { sheetLines } from './sheet'
import { times } from './show'
import { threatLines } from './threats'

/** Warbands in sentences, to say at the table. */

export const musterLines = (report: MusterReport): readonly string[] => {
  switch (report.kind) {
    case 'warband-check':
      return report.rosters.flatMap(({ roster, isLegal, faults, cost }) =>
        isLegal
          ? [`${roster.file ?? roster.name}: legal, ${count(cost)} points`]
          : faults.map(({ at, rule, message }) => `${at ?? roster.name}: ${message} (${rule})`)
      )
    case 'warband':
      return [
        `${report.headline}; ${report.models} models, ${report.sagaDice.rolled} SAGA dice, ${count(report.victoryPoints)} victory points at stake: ${report.units.map(times).join(', ')}`
      ]
    case 'warband-points':
      return [`${report.headline}: ${count(report.total)} ${report.edition === 2 ? 'slaughter' : 'victory'} points`]
    case 'warbands':
      return report.warbands.map(
        ({ name, killed, lost, swing }) => `${name}: kills ${fine(killed)}, loses ${fine(lost)}, points ${points(swing)}`
      )
    case 'sheet':
      return sheetLines(report)
    case 'field':
      return report.builds.map(
        ({ name, killed, lost, swing, isOnFront }) =>
          `${name}: kills ${fine(killed)}, loses ${fine(lost)}, points ${points(swing)}${isOnFront ? ', on the front' : ''}`
      )
    case 'threats':
      return threatLines(report)
    case 'build':
      return report.builds.map(
        ({ units, value }, index) =>
          `${index + 1}. ${units.map(times).join(', ')}: ${worth(report.measure, value)}${index === 0 ? ` (best of ${thousands(report.searched)})` : ''}`
      )
  }
}
