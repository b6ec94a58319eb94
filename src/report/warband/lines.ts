import { count, points, thousands, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { BuildReport, FieldReport, WarbandCheckReport, WarbandReport, WarbandsReport } from '../../model/report'
import { worth } from './build'
import { times } from './show'

/** Warbands in sentences, to say at the table. */

interface Sums {
  readonly name: string
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly tournament?: number
}

const sums = ({ name, killed, lost, swing, tournament }: Sums): string =>
  t('{name}: kills {killed}, loses {lost}, points {swing}', {
    name,
    killed: twoDecimals(killed),
    lost: twoDecimals(lost),
    swing: points(swing)
  }) + (tournament === undefined ? '' : t(', tournament {worth} a fight', { worth: points(tournament) }))

export const checkLines = ({ rosters }: WarbandCheckReport): readonly string[] =>
  rosters.flatMap(({ roster, isLegal, faults, cost }) =>
    isLegal
      ? [t('{name}: legal, {n} {n|point|points}', { name: roster.file ?? roster.name, n: count(cost) })]
      : faults.map(({ at, rule, message }) => `${at ?? roster.name}: ${message} (${rule})`)
  )

export const showLine = ({ headline, models, sagaDice, victoryPoints, units }: WarbandReport): string =>
  t('{headline}; {models} models, {dice} SAGA dice, {points} victory points at stake: {units}', {
    headline,
    models,
    dice: sagaDice.rolled,
    points: count(victoryPoints),
    units: units.map(times).join(', ')
  })

export const compareLines = ({ warbands }: WarbandsReport): readonly string[] => warbands.map(sums)

export const fieldLines = ({ builds }: FieldReport): readonly string[] =>
  builds.map(build => sums(build) + (build.isOnFront ? t(', on the front') : ''))

export const buildLines = ({ builds, measure, searched }: BuildReport): readonly string[] =>
  builds.map(
    ({ units, value }, index) =>
      `${index + 1}. ${units.map(times).join(', ')}: ${worth(measure, value)}${index === 0 ? t(' (best of {n})', { n: thousands(searched) }) : ''}`
  )
