import { count, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { FieldBuild, FieldReport } from '../../model/report'
import { exactSubtitle } from '../fight/method'
import { heatMap } from '../heat-map'
import { type FigureTable, figureRow, footnotes, type Page } from '../page'
import type { RecordRow } from '../record'
import { totalsLine, tournamentHead, tournamentLegend } from './compare'
import { optionalPoints } from './names'

/** Builds against a field of opponents: a table with the Pareto front, and a map of build against opponent. */

const builds = ({ builds: all, tournament: table }: FieldReport): FigureTable => ({
  block: 'figures',
  title: t('builds, the best swing first'),
  columns: [
    t('front'),
    t('kills'),
    t('loses'),
    t('swing'),
    t('swing per point'),
    t('win'),
    ...tournamentHead(table),
    t('SAGA dice')
  ],
  rows: all
    .toSorted((one, other) => other.swing - one.swing)
    .map(({ name, killed, lost, swing, perPoint, win, tournament, sagaDice, isOnFront }) =>
      figureRow(
        name,
        [
          isOnFront ? t('yes') : '',
          twoDecimals(killed),
          twoDecimals(lost),
          points(swing),
          points(perPoint),
          percent(win),
          ...(table ? [optionalPoints(tournament)] : []),
          String(sagaDice)
        ],
        isOnFront ? 'attacker' : 'plain'
      )
    )
})

const opponentName = ({ name, weight }: FieldReport['opponents'][number]): string =>
  weight === 1 ? name : t('{name} (weight {weight})', { name, weight: count(weight) })

export const page = (report: FieldReport): Page => ({
  headline: report.headline,
  subtitle: exactSubtitle(report),
  sections: [
    { topic: t('builds'), blocks: [builds(report)] },
    {
      heading: t('Build against opponent'),
      blocks: [
        heatMap({
          title: t('points swing'),
          rows: { name: t('build'), labels: report.builds.map(({ name }) => name) },
          columns: { name: t('opponent'), labels: report.opponents.map(opponentName) },
          values: report.builds.map(({ against }) => against.map(({ swing }) => swing)),
          format: 'points',
          legend: [
            { tone: 'attacker', label: t('good for the build') },
            { tone: 'defender', label: t('good for the opponent') }
          ]
        })
      ]
    },
    {
      blocks: footnotes(
        report,
        t(
          'front: no other build both kills more and loses less; kills, loses, swing: victory points of all units together, each in one encounter, weighted by opponent'
        ),
        ...tournamentLegend(report.tournament)
      )
    }
  ]
})

export const lines = ({ builds }: FieldReport): readonly string[] =>
  builds.map(build => totalsLine(build) + (build.isOnFront ? t(', on the front') : ''))

/** A record for each build against each opponent, then one against the whole field. */
export const records = ({ builds, opponents, tournament }: FieldReport): readonly RecordRow[] => {
  const row = (
    build: FieldBuild,
    opponent: string,
    weight: number | undefined,
    result: FieldBuild['against'][number]
  ): RecordRow => [
    ['build', build.name],
    ['opponent', opponent],
    ['weight', weight],
    ['points_killed', result.killed],
    ['points_lost', result.lost],
    ['victory_points_swing', result.swing],
    ['win', result.win],
    ...(tournament ? [['tournament_points_above_draw', result.tournament] as const] : []),
    ['on_front', build.isOnFront]
  ]
  return builds.flatMap(build => [
    ...build.against.flatMap((result, i) => {
      const opponent = opponents[i]
      return opponent ? [row(build, opponent.name, opponent.weight, result)] : []
    }),
    row(build, 'the field', undefined, build)
  ])
}
