import { t } from '../../model/language'
import type { MusterReport } from '../../model/report'
import { count, fine, points, thousands } from '../figures'
import { worth } from './build'
import { sheetLines } from './sheet'
import { pointsTotal, times } from './show'
import { threatLines } from './threats'

/** Warbands in sentences, to say at the table. */

const sums = (name: string, killed: number, lost: number, swing: number): string =>
  t('{name}: kills {killed}, loses {lost}, points {swing}', {
    name,
    killed: fine(killed),
    lost: fine(lost),
    swing: points(swing)
  })

export const musterLines = (report: MusterReport): readonly string[] => {
  switch (report.kind) {
    case 'warband-check':
      return report.rosters.flatMap(({ roster, isLegal, faults, cost }) =>
        isLegal
          ? [t('{name}: legal, {n} {n|point|points}', { name: roster.file ?? roster.name, n: count(cost) })]
          : faults.map(({ at, rule, message }) => `${at ?? roster.name}: ${message} (${rule})`)
      )
    case 'warband':
      return [
        t('{headline}; {models} models, {dice} SAGA dice, {points} victory points at stake: {units}', {
          headline: report.headline,
          models: report.models,
          dice: report.sagaDice.rolled,
          points: count(report.victoryPoints),
          units: report.units.map(times).join(', ')
        })
      ]
    case 'warband-points':
      return [pointsTotal(report)]
    case 'warbands':
      return report.warbands.map(({ name, killed, lost, swing }) => sums(name, killed, lost, swing))
    case 'sheet':
      return sheetLines(report)
    case 'field':
      return report.builds.map(
        ({ name, killed, lost, swing, isOnFront }) => sums(name, killed, lost, swing) + (isOnFront ? t(', on the front') : '')
      )
    case 'threats':
      return threatLines(report)
    case 'build':
      return report.builds.map(
        ({ units, value }, index) =>
          `${index + 1}. ${units.map(times).join(', ')}: ${worth(report.measure, value)}${index === 0 ? t(' (best of {n})', { n: thousands(report.searched) }) : ''}`
      )
  }
}
