import { percent, points } from '../../model/figures'
import { t } from '../../model/language'
import type { Threat, ThreatsReport } from '../../model/report'
import { exactSubtitle } from '../fight/method'
import { asParagraph, figureRow, footnotes, type Page } from '../page'
import type { RecordRow } from '../record'
import type { RenderOptions } from '../render-options'
import { attackClause, optionalPoints, unitsName } from './names'

/** `threats`: which enemy units could strike which of one's own, the most at stake first. */

/** Threats that are shown without `--full`. */
const MOST_ROWS = 15

/** "2 x 6 huscarls, danish axe, charge 12 bondi at 5\"" */
const attackLabel = ({ enemy, own, units, way, inches }: Threat): string => {
  const theirs = unitsName({ name: enemy, units: units.enemy.length })
  const mine = unitsName({ name: own, units: units.own.length })
  // equipment is set off by commas on both sides; only a single model's name begins with no number
  const attack = attackClause(way, `${theirs}${theirs.includes(',') ? ',' : ''}`, mine, /^\d/.test(theirs) ? 2 : 1)
  return inches === undefined ? attack : t('{strike} at {inches}"', { strike: attack, inches })
}

export const page = (report: ThreatsReport, { full = false }: Pick<RenderOptions, 'full'>): Page => {
  const { threats: all, names } = report
  const shown = full ? all : all.slice(0, MOST_ROWS)
  const more = all.length - shown.length
  return {
    headline: report.headline,
    subtitle: exactSubtitle(report),
    sections: [
      {
        topic: t('threats'),
        blocks:
          all.length === 0
            ? [asParagraph(t('nobody reaches anybody'))]
            : [
                {
                  block: 'figures',
                  title: t('the most at stake first'),
                  columns: [t('if struck'), t('wiped out'), t('charging first'), t('shooting first'), t('at stake')],
                  rows: shown.map(each =>
                    figureRow(
                      attackLabel(each),
                      [
                        points(each.struck.swing),
                        percent(each.struck.wipedOut),
                        optionalPoints(each.charging?.swing),
                        optionalPoints(each.shooting?.swing),
                        points(each.stake)
                      ],
                      each.struck.swing < 0 ? 'defender' : 'plain'
                    )
                  )
                },
                ...(more > 0 ? [asParagraph(t('and {n} more with less at stake: --full shows them', { n: more }), 'quiet')] : [])
              ]
      },
      {
        blocks: footnotes(
          report,
          t(
            'victory points for {name}; wiped out: the chance that this happens to the unit; at stake: the better of striking first and waiting, less the result when the enemy strikes (if the enemy gains by it)',
            { name: names.own }
          )
        )
      }
    ]
  }
}

export const lines = ({ threats: all }: ThreatsReport): readonly string[] =>
  all.length === 0
    ? [t('nobody reaches anybody')]
    : all.map(each =>
        t('{strike}: {swing}, wiped out {wiped}; charging first {first}; at stake {stake}', {
          strike: attackLabel(each),
          swing: points(each.struck.swing),
          wiped: percent(each.struck.wipedOut),
          first: optionalPoints(each.charging?.swing),
          stake: points(each.stake)
        })
      )

export const records = ({ threats }: ThreatsReport): readonly RecordRow[] =>
  threats.map(({ enemy, own, units, inches, way, struck, charging, shooting, stake }) => [
    ['enemy', enemy],
    ['enemy_units', units.enemy.join(' ')],
    ['own', own],
    ['own_units', units.own.join(' ')],
    ['inches', inches],
    ['enemy_way', way],
    ['struck_swing', struck.swing],
    ['struck_killed', struck.killed],
    ['struck_lost', struck.lost],
    ['struck_wiped_out', struck.wipedOut],
    ['charging_swing', charging?.swing],
    ['charging_win', charging?.win],
    ['charging_wipes_out', charging?.wipesOut],
    ['shooting_swing', shooting?.swing],
    ['stake', stake]
  ])
